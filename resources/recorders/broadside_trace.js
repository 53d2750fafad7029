// broadside_trace.js - lets Broadside see what the broad phase of your game does.
//
// Copy this one file into your game. It needs nothing else, in node (12 or later) and in browsers. A whole example:
//
//     const BroadsideTrace = require("./broadside_trace.js");
//
//     const trace = BroadsideTrace.openFile("my_game.bstrace", {
//         program: "My game",
//         algorithm: "my grid",
//         records: BroadsideTrace.CANDIDATES,
//     });
//     const boxes = [[1, 0, 0, 2, 2], [2, 5, 0.5, 7, 2.5]];        // id, left, low, right, high
//     for (let step = 0; step < 60; ++step) {
//         boxes[1][1] -= 0.1;
//         boxes[1][3] -= 0.1;
//         trace.frameBegin(step, step / 60);
//         for (const box of boxes)                                 // every object, in every frame
//             trace.box(...box);
//         if (Math.floor(boxes[0][1] / 2) === Math.floor(boxes[1][1] / 2))
//             trace.candidate(1, 2);                               // each pair that the broad phase reports
//         trace.frameEnd();
//     }
//     trace.close();
//
// `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
// different columns.
//
// Modules  <script src="broadside_trace.js"></script>, or import "./broadside_trace.js" in an ES module, makes the same
//          object as a global: BroadsideTrace. In ES modules, node has to be 20.16 or later.
// Browsers have no files: a trace is kept in memory, 512 MiB at most, and close() offers it as a download.
// Units    are yours: unitsPerMetre and yDown in the settings say what they are. Angles are in degrees.
// Ids      are integers from 1 to 2^53, one for each object as long as it lives.
// Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
// Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
// Time     In node, a frame goes to the operating system in one call, which does not wait for the disk as a rule.
//          Frames that cannot be written are left out and counted: trace.dropped().
// Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
//          frame are counted, and Broadside shows the counts.
// Tests    check() lets Broadside test a broad phase of yours before any game exists (in node).
// Errors   openFile() throws if the file cannot be opened, or if a setting has a wrong name. No other call throws.
//
// The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
//
// Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
// obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
// copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
// warranty of any kind.

(function () {
    "use strict";

    const MEBIBYTE = 1 << 20;
    const MOST_OF_A_DOWNLOAD = 512 * MEBIBYTE; // bytes
    const HIGHEST_ID = 9007199254740992; // 2^53
    const WORD = 4294967296; // 2^32
    const STATE_WORDS = 14; // of 32 bits: seven doubles
    const MOST_GRIDS = 64;
    // Wrong calls that are counted.
    const NO_ID = 0;
    const REVERSED_BOX = 1;
    const REVERSED_CELLS = 2;
    const SECOND_BOX = 3;

    function defaultSettings() {
        return {
            program: "", // as people call it
            algorithm: "", // of your broad phase: "uniform grid"
            records: 1, // CANDIDATES + CELLS + ...
            dt: 0, // seconds of a frame; 0: they differ
            unitsPerMetre: 1, // 1: metres; 32: 32 pixels are a metre
            yDown: false, // true: y grows downwards, as on screens
            halfOpen: false, // true: boxes that only touch do not overlap
            wideFloats: false, // true: coordinates are doubles
            world: [0, 0, 0, 0], // left, low, right, high (y down: left, top, right, bottom); zeros: unknown
            cellSize: 0, // of your grid; 0: there are no cells
            gridX: 0, // the corner of cell (0, 0) with the smallest x and y
            gridY: 0,
            gridColumns: 0, // 0: cells go on for ever
            gridRows: 0,
            parameters: [], // [name, value] of others, to be shown
            keyframeEvery: 60, // frames after which everything is said again
            mostBytes: 64 * MEBIBYTE, // of one frame, 128 MiB at most; a larger frame is left out
            hasCapsules: false, // true: the game calls defineCapsule()
            cellHeight: 0, // of your grid, if its cells are not square; cellSize is then their width
            rings: 0, // your game searches the cell of an object and so many rings of cells around it; 0: not said
            hasGrids: false, // true: the game calls world(), grid() or gridCells()
        };
    }

    function completeSettings(settings) {
        const all = defaultSettings();
        for (const name of Object.keys(settings || {}))
            if (!(name in all))
                throw new Error('broadside_trace: there is no setting "' + name + '". The settings are: ' +
                    Object.keys(all).join(", "));
        return Object.assign(all, settings);
    }

    // The bytes of messages that are no lists.
    class Bytes {
        constructor() {
            this.data = new Uint8Array(256);
            this.view = new DataView(this.data.buffer);
            this.size = 0;
        }
        room(more) {
            if (this.size + more <= this.data.length)
                return;
            const larger = new Uint8Array(Math.max(2 * this.data.length, this.size + more));
            larger.set(this.data);
            this.data = larger;
            this.view = new DataView(larger.buffer);
        }
        u8(value) {
            this.room(1);
            this.data[this.size++] = value;
        }
        u16(value) {
            this.room(2);
            this.view.setUint16(this.size, value, true);
            this.size += 2;
        }
        u32(value) {
            this.room(4);
            this.view.setUint32(this.size, value, true);
            this.size += 4;
        }
        u64(value) {
            this.u32(value % WORD);
            this.u32(Math.floor(value / WORD));
        }
        f64(value) {
            this.room(8);
            this.view.setFloat64(this.size, value, true);
            this.size += 8;
        }
        bytes(data) {
            this.room(data.length);
            this.data.set(data, this.size);
            this.size += data.length;
        }
        text(text) {
            const data = text ? encoder.encode(text).subarray(0, 65535) : [];
            this.u16(data.length);
            this.bytes(data);
        }
        // Returns where the message begins, for endMessage().
        beginMessage(kind) {
            this.u32(kind);
            this.u32(0);
            return this.size;
        }
        endMessage(begin) {
            this.view.setUint32(begin - 4, this.size - begin, true);
        }
        used() {
            return this.data.subarray(0, this.size);
        }
    }
    const encoder = new TextEncoder();

    // A list of a frame, as 32-bit words.
    class Words {
        constructor() {
            this.data = new Int32Array(256);
            this.size = 0;
            this.count = 0; // of what is listed
        }
        clear() {
            this.size = 0;
            this.count = 0;
        }
        // False: the list would be larger than a frame may be.
        room(more, mostBytes) {
            if (this.size + more <= this.data.length)
                return true;
            if (4 * (this.size + more) > mostBytes)
                return false;
            const larger = new Int32Array(Math.max(2 * this.data.length, this.size + more));
            larger.set(this.data);
            this.data = larger;
            return true;
        }
        id(id) {
            this.data[this.size] = id;
            this.data[this.size + 1] = id < WORD ? 0 : Math.floor(id / WORD);
            this.size += 2;
        }
        used() {
            return new Uint8Array(this.data.buffer, 0, 4 * this.size);
        }
    }

    class KnownObject {
        constructor(id, frame, at) {
            this.id = id;
            this.seen = 0; // number of the frame that named it last
            this.place = 0; // in the order of that frame
            this.defined = 0; // the keyframe since which a reader knows the definition
            this.present = false; // in the frame before, or in this one
            this.words = 0; // length of its state, as it was written last
            this.at = at; // place of that state
            this.touched = frame; // number of the frame that defined it last
            this.define = null; // the message
        }
    }

    // Where the bytes of a trace go: write() returns how many it took.
    function openInNode(fs, path) {
        // Non-blocking, so that a pipe without a reader is refused and does not wait.
        const flags = fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_TRUNC |
            (fs.constants.O_NONBLOCK || 0);
        const file = fs.openSync(path, flags, 0o666);
        const status = fs.fstatSync(file);
        if (status.isFIFO() || status.isSocket()) {
            fs.closeSync(file);
            throw new Error(path + " is a pipe or a socket: a trace is written to a file");
        }
        return {
            write: (data) => fs.writeSync(file, data, 0, data.length),
            close: () => fs.closeSync(file),
        };
    }

    function openInBrowser(path) {
        const pieces = [];
        let size = 0;
        return {
            write(data) {
                if (size + data.length > MOST_OF_A_DOWNLOAD)
                    return 0;
                pieces.push(data.slice());
                size += data.length;
                return data.length;
            },
            close() {
                const link = document.createElement("a");
                link.href = URL.createObjectURL(new Blob(pieces, { type: "application/octet-stream" }));
                link.download = path;
                link.click();
                setTimeout(() => URL.revokeObjectURL(link.href), 60000);
            },
        };
    }

    function open(path) {
        if (typeof process === "undefined" || !process.versions || !process.versions.node)
            return openInBrowser(path);
        const fs = fileSystem();
        return openInNode(fs, path);
    }

    function headerOf(settings) {
        const out = new Bytes();
        const parameters = [];
        const hasHeight = settings.cellSize > 0 && settings.cellHeight > 0 && settings.cellHeight !== settings.cellSize;
        if (settings.cellSize > 0)
            parameters.push(["cell-size", settings.cellSize], ["grid-x", settings.gridX],
                ["grid-y", settings.gridY], ["grid-columns", settings.gridColumns], ["grid-rows", settings.gridRows]);
        if (hasHeight)
            parameters.push(["cell-height", settings.cellHeight]);
        if (settings.cellSize > 0 && settings.rings > 0)
            parameters.push(["rings", settings.rings]);
        parameters.push(...settings.parameters);
        out.bytes(encoder.encode("BSTRACE\n"));
        out.u32(settings.hasGrids || hasHeight ? 3 : settings.hasCapsules ? 2 : 1);
        out.u32(0);
        const begin = out.beginMessage(1);
        out.f64(settings.dt);
        out.f64(settings.unitsPerMetre > 0 ? settings.unitsPerMetre : 1);
        for (let i = 0; i < 4; ++i)
            out.f64(settings.world[i]);
        out.u8(settings.wideFloats ? 8 : 4);
        out.u8(settings.halfOpen ? 1 : 0);
        out.u8(settings.yDown ? 1 : 0);
        out.u8(settings.records & 31);
        out.u32(parameters.length);
        out.text(settings.program);
        out.text(settings.algorithm);
        for (const [name, value] of parameters) {
            out.text(name);
            out.f64(value);
        }
        out.endMessage(begin);
        return out.used();
    }

    function areEqual(a, b) {
        if (!a || a.length !== b.length)
            return false;
        for (let i = 0; i < a.length; ++i)
            if (a[i] !== b[i])
                return false;
        return true;
    }

    // Made by openFile().
    class Trace {
        constructor(path, settings) {
            this._wide = settings.wideFloats;
            this._keyframeEvery = settings.keyframeEvery || 60;
            this._mostBytes = Math.min(settings.mostBytes || 64 * MEBIBYTE, 128 * MEBIBYTE);
            this._objects = [];
            this._byId = new Map();
            this._next = 0; // index of the object that is probably named next
            this._saved = new Int32Array(64 * STATE_WORDS); // states as they were written last
            const scratch = new ArrayBuffer(4 * STATE_WORDS);
            this._real = this._wide ? new Float64Array(scratch) : new Float32Array(scratch);
            this._scratch = new Int32Array(scratch);

            this._recording = false;
            this._failed = false; // the frame is too large
            this._wantsKeyframe = true;
            this._isKeyframe = false;
            this._keyframes = 0;
            this._sinceKeyframe = 0;
            this._frame = 0;
            this._droppedFrames = 0;
            this._step = 0;
            this._seconds = 0;

            this._defines = new Bytes();
            this._states = new Words();
            this._placed = new Words();
            this._cells = new Words();
            this._gridCells = new Words();
            this._boxes = new Words();
            this._candidates = new Words();
            this._contacts = new Words();
            this._order = new Words(); // the ids of all objects as they were named
            this._gone = new Words();
            this._marks = [new Words(), new Words(), new Words(), new Words()]; // teleported, spawned, asleep, swept
            this._lists = [this._states, this._placed, this._cells, this._gridCells, this._boxes, this._candidates,
                this._contacts, this._order, this._gone, ...this._marks];
            this._world = [0, 0, 0, 0]; // as world() said
            this._grids = new Map(); // as grid() said: the bytes by number
            this._isElsewhere = false; // world or grids have changed since they were written
            this._surroundings = new Bytes();
            this._faults = [0, 1, 2, 3].map(() => ({ count: 0, first: 0 })); // wrong calls, and the id of the first
            this._others = new Bytes();
            this._draft = new Bytes(); // of a definition
            this._out = new Bytes();
            this._beginPieces();
            this._rest = headerOf(settings); // bytes that are not written yet
            this._file = open(path);
        }

        close() {
            if (!this._file)
                return;
            this._flush();
            this._file.close();
            this._file = null;
            this._recording = false;
        }

        /** Frames left out so far. */
        dropped() {
            return this._droppedFrames;
        }

        /** False: this frame is left out, and its calls do nothing. */
        frameBegin(step, seconds) {
            if (this._recording) { // the frame before was not ended: it is lost
                this._wantsKeyframe = true;
                ++this._droppedFrames;
            }
            this._recording = false;
            if (!this._file || !this._flush()) {
                ++this._droppedFrames;
                return false;
            }
            ++this._frame;
            this._recording = true;
            this._step = step;
            this._seconds = seconds;
            ++this._sinceKeyframe;
            this._isKeyframe = this._wantsKeyframe || this._sinceKeyframe >= this._keyframeEvery;
            if (this._isKeyframe) {
                this._sinceKeyframe = 0;
                this._wantsKeyframe = false;
                ++this._keyframes;
                this._forgetObjects();
            }
            this._beginPieces();
            return true;
        }

        frameEnd() {
            this._end("0", false);
        }

        /**
         * With a number that is the same when the state of your game is the same: 64 bits as a BigInt or as a text of
         * hexadecimal digits, or an integer up to 2^53.
         */
        frameEndHash(hash) {
            this._end(typeof hash === "string" ? hash : hash.toString(16), true);
        }

        /**
         * What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are
         * not zero and one of them is dynamic. Objects that are not defined are dynamic and collide with everything.
         * If you leave them out, or undefined, an object is dynamic, the category is 1 and the mask has all bits.
         */
        define(id, name, isDynamic, category, mask) {
            this._define(id, name, isDynamic, category, mask);
        }
        defineCircle(id, name, isDynamic, category, mask, radius) {
            this._define(id, name, isDynamic, category, mask, 1, [radius]);
        }
        defineRectangle(id, name, isDynamic, category, mask, width, height) {
            this._define(id, name, isDynamic, category, mask, 2, [width, height]);
        }
        /** A segment with a radius; `ends` are x, y, x, y. Only with hasCapsules in the settings. */
        defineCapsule(id, name, isDynamic, category, mask, ends, radius) {
            this._define(id, name, isDynamic, category, mask, 7, [ends[0], ends[1], ends[2], ends[3], radius]);
        }
        /** `points` are x, y, x, y, ... */
        definePolygon(id, name, isDynamic, category, mask, points) {
            this._define(id, name, isDynamic, category, mask, 3, points);
        }

        /** The box of the game: where an object is in this frame. Overlaps are looked for among these boxes. */
        box(id, left, low, right, high) {
            if (!this._recording)
                return;
            this._lookAtBox(id, left, low, right, high);
            const real = this._real;
            real[0] = left;
            real[1] = low;
            real[2] = right;
            real[3] = high;
            this._state(id, this._states, this._wide ? 8 : 4);
        }

        /** The same for another shape, with its position and its angle. */
        placedBox(id, left, low, right, high, x, y, degrees) {
            if (!this._recording)
                return;
            this._lookAtBox(id, left, low, right, high);
            const real = this._real;
            real[0] = left;
            real[1] = low;
            real[2] = right;
            real[3] = high;
            real[4] = x;
            real[5] = y;
            real[6] = degrees;
            this._state(id, this._placed, this._wide ? 14 : 7);
        }

        /** A pair that your broad phase reports, in any order, perhaps twice. */
        candidate(a, b) {
            if (this._recording)
                this._pair(this._candidates, a, b);
        }
        /** Many of them: a, b, a, b, ... */
        candidates(ids) {
            if (this._recording)
                for (let i = 0; i + 1 < ids.length; i += 2)
                    this._pair(this._candidates, ids[i], ids[i + 1]);
        }
        /** A pair that really touches, as your game sees it. */
        contact(a, b) {
            if (this._recording)
                this._pair(this._contacts, a, b);
        }

        /** Cells of grid 0 in which an object is registered, both ends included; several times for several ranges. */
        cells(id, firstColumn, firstRow, lastColumn, lastRow) {
            if (!this._recording)
                return;
            this._lookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
            const scratch = this._scratch;
            scratch[0] = firstColumn;
            scratch[1] = firstRow;
            scratch[2] = lastColumn;
            scratch[3] = lastRow;
            this._putState(this._cells, id, 4);
        }

        /** The same in another grid: see grid(). */
        gridCells(number, id, firstColumn, firstRow, lastColumn, lastRow) {
            if (number === 0)
                this.cells(id, firstColumn, firstRow, lastColumn, lastRow);
            if (!this._recording || number === 0)
                return;
            this._lookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
            const scratch = this._scratch;
            scratch[0] = number;
            scratch[1] = firstColumn;
            scratch[2] = firstRow;
            scratch[3] = lastColumn;
            scratch[4] = lastRow;
            this._putState(this._gridCells, id, 5);
        }

        /**
         * The box of the broad phase: the one that your structure has of an object, with its margin, or from the last
         * update of the structure.
         */
        registeredBox(id, left, low, right, high) {
            if (!this._recording)
                return;
            this._lookAtBox(id, left, low, right, high);
            const real = this._real;
            real[0] = left;
            real[1] = low;
            real[2] = right;
            real[3] = high;
            this._putState(this._boxes, id, this._wide ? 8 : 4);
        }

        /** `numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY). */
        query(kind, numbers, hits) {
            const used = [2, 4, 3, 4][kind];
            if (!this._recording || !used)
                return;
            const begin = this._others.beginMessage(23);
            this._others.u32(kind);
            for (let i = 0; i < 4; ++i)
                this._others.f64(i < used ? numbers[i] : 0);
            this._others.u32(hits.length);
            for (const id of hits)
                this._others.u64(id);
            this._others.endMessage(begin);
        }

        counter(name, value, unit) {
            if (!this._recording)
                return;
            const begin = this._others.beginMessage(24);
            this._others.f64(value);
            this._others.u8(unit);
            this._others.text(name);
            this._others.endMessage(begin);
        }

        log(text) {
            if (!this._recording)
                return;
            const begin = this._others.beginMessage(25);
            this._others.text(text);
            this._others.endMessage(begin);
        }

        /** The world from this frame on; zeros: that of the settings again. Only with hasGrids in the settings. */
        world(left, low, right, high) {
            this._world = [left, low, right, high];
            this._isElsewhere = true;
        }

        /**
         * A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end.
         * Grid 0 is the one of the settings, until you describe it here. Objects meet in the cells of one grid only.
         * 64 grids at most. Only with hasGrids in the settings.
         */
        grid(number, name, x, y, cellWidth, cellHeight, columns, rows, rings) {
            if (!this._grids.has(number) && this._grids.size >= MOST_GRIDS)
                return;
            const form = new Bytes();
            form.u32(number);
            for (const value of [x, y, cellWidth, cellHeight])
                form.f64(value);
            for (const count of [columns, rows, rings])
                form.u32(Math.max(count, 0));
            form.text(name);
            this._grids.set(number, form.used());
            this._isElsewhere = true;
        }

        /** The grid no longer exists. */
        gridGone(number) {
            if (this._grids.delete(number))
                this._isElsewhere = true;
        }

        /** The object was put elsewhere in this frame: it did not move along the path to its place. */
        teleported(id) {
            this._mark(0, id);
        }
        /** The object is new. If its id was used before, that was another object. */
        spawned(id) {
            this._mark(1, id);
        }
        /** The game does not move or test the object in this frame, until something wakes it. */
        asleep(id) {
            this._mark(2, id);
        }
        /** The game tests the whole path of the object in this frame. */
        swept(id) {
            this._mark(3, id);
        }

        /** Why the object is removed: in its last frame, or in the first one without it. */
        removed(id, reason) {
            if (!this._recording)
                return;
            const begin = this._others.beginMessage(31);
            this._others.u64(id);
            this._others.text(reason);
            this._others.endMessage(begin);
        }

        _mark(kind, id) {
            const list = this._marks[kind];
            if (!this._recording)
                return;
            if (!list.room(2, this._mostBytes)) {
                this._failed = true;
                return;
            }
            list.id(id);
            ++list.count;
        }

        _noteFault(kind, id) {
            const fault = this._faults[kind];
            if (fault.count === 0)
                fault.first = id;
            ++fault.count;
        }
        _lookAtBox(id, left, low, right, high) {
            if (left > right || low > high)
                this._noteFault(REVERSED_BOX, id);
        }
        _lookAtCells(id, firstColumn, firstRow, lastColumn, lastRow) {
            if (firstColumn > lastColumn || firstRow > lastRow)
                this._noteFault(REVERSED_CELLS, id);
        }

        // World and grids, where they have changed; in a keyframe, if they are not those of the settings.
        _putSurroundings() {
            const out = this._surroundings;
            const isUsual = this._grids.size === 0 && this._world.every((side) => side === 0);
            out.size = 0;
            if (this._isKeyframe ? isUsual : !this._isElsewhere)
                return;
            const begin = out.beginMessage(28);
            for (const side of this._world)
                out.f64(side);
            out.u32(this._grids.size);
            for (const form of this._grids.values())
                out.bytes(form);
            out.endMessage(begin);
        }

        // The wrong calls, if there were any.
        _putFaults() {
            const out = this._others;
            const faults = this._faults;
            if (faults.every((fault) => fault.count === 0))
                return;
            const begin = out.beginMessage(32);
            out.u32(faults[NO_ID].count);
            for (const fault of faults.slice(1)) {
                out.u32(fault.count);
                out.u64(fault.first);
            }
            out.endMessage(begin);
        }

        _beginPieces() {
            this._failed = false;
            this._next = 0;
            this._lastPlace = 0; // of the last named object that was in the frame before: its place there
            this._hasNew = false; // an object was named that was not in the frame before
            this._hasNewPlaced = false; // one of them with placedBox()
            this._isReordered = false; // a reader cannot know the order without a list of it
            this._defines.size = 0;
            this._others.size = 0;
            for (const list of this._lists)
                list.clear();
        }

        // Games name their objects in the same order again and again: mostly it is the next one.
        _find(id) {
            const next = this._objects[this._next];
            if (next !== undefined && next.id === id) {
                ++this._next;
                return next;
            }
            return this._search(id);
        }
        _search(id) {
            const index = this._byId.get(id);
            if (index !== undefined) {
                this._next = index + 1;
                return this._objects[index];
            }
            if (!Number.isInteger(id) || id < 1 || id > HIGHEST_ID) {
                this._noteFault(NO_ID, id);
                return null;
            }
            const count = this._objects.length;
            if ((count + 1) * STATE_WORDS > this._saved.length) {
                const larger = new Int32Array(2 * this._saved.length);
                larger.set(this._saved);
                this._saved = larger;
            }
            const known = new KnownObject(id, this._frame, count * STATE_WORDS);
            this._objects.push(known);
            this._byId.set(id, count);
            this._next = count + 1;
            return known;
        }

        // Forgets those that were absent for long, so that the memory does not grow.
        _forgetObjects() {
            const old = this._frame - 8 * this._keyframeEvery;
            const objects = this._objects;
            let kept = 0;
            for (const known of objects) {
                if (known.touched < old && known.seen < old) {
                    this._byId.delete(known.id);
                    continue;
                }
                if (objects[kept] !== known) {
                    this._saved.copyWithin(kept * STATE_WORDS, known.at, known.at + STATE_WORDS);
                    known.at = kept * STATE_WORDS;
                    objects[kept] = known;
                    this._byId.set(known.id, kept);
                }
                ++kept;
            }
            objects.length = kept;
        }

        _define(id, name, isDynamic = true, category = 1, mask = 0xffffffff, shape = 0, numbers = []) {
            const known = this._search(id);
            if (!known)
                return;
            const draft = this._draft;
            draft.size = 0;
            const begin = draft.beginMessage(16);
            draft.u64(id);
            draft.u32(category);
            draft.u32(mask);
            draft.u8(isDynamic ? 1 : 0);
            draft.u8(shape);
            draft.text(name);
            let count = numbers.length;
            if (shape === 3) {
                count -= count % 2;
                draft.u32(count / 2);
            }
            for (let i = 0; i < count; ++i)
                draft.f64(numbers[i]);
            draft.endMessage(begin);
            if (!areEqual(known.define, draft.used())) {
                known.define = draft.size <= this._mostBytes ? draft.used().slice() : null;
                known.defined = 0;
            }
            known.touched = this._frame;
        }

        _putState(piece, id, words) {
            if (!piece.room(2 + words, this._mostBytes)) {
                this._failed = true;
                return;
            }
            const scratch = this._scratch;
            const data = piece.data;
            piece.id(id);
            let at = piece.size;
            for (let i = 0; i < words; ++i)
                data[at++] = scratch[i];
            piece.size = at;
            ++piece.count;
        }

        // A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the
        // order of the states: at first those without a placement. In a keyframe all are new.
        _rank(known, piece) {
            if (!this._isKeyframe && known.present) {
                if (this._hasNew || known.place < this._lastPlace)
                    this._isReordered = true;
                this._lastPlace = known.place;
            } else {
                if (piece === this._states && this._hasNewPlaced)
                    this._isReordered = true;
                this._hasNew = true;
                if (piece === this._placed)
                    this._hasNewPlaced = true;
            }
            known.place = this._order.count;
            if (!this._order.room(2, this._mostBytes)) {
                this._failed = true;
                return;
            }
            this._order.id(known.id);
            ++this._order.count;
        }

        _state(id, piece, words) {
            const known = this._find(id);
            if (!known)
                return;
            const scratch = this._scratch;
            const saved = this._saved;
            const at = known.at;
            let isSame = known.words === words && known.present && (!this._isKeyframe || known.seen === this._frame);
            for (let i = 0; isSame && i < words; ++i)
                isSame = scratch[i] === saved[at + i];
            if (known.defined !== this._keyframes) {
                if (known.define)
                    this._defines.bytes(known.define);
                known.defined = this._keyframes;
            }
            if (known.seen !== this._frame)
                this._rank(known, piece);
            else
                this._noteFault(SECOND_BOX, id);
            known.seen = this._frame;
            known.present = true;
            if (isSame)
                return;
            known.words = words;
            for (let i = 0; i < words; ++i)
                saved[at + i] = scratch[i];
            this._putState(piece, id, words);
        }

        _pair(piece, a, b) {
            if (!piece.room(4, this._mostBytes)) {
                this._failed = true;
                return;
            }
            piece.id(a);
            piece.id(b);
            ++piece.count;
        }

        // Those that were in the frame before and are absent now.
        _findGone() {
            for (const known of this._objects) {
                if (!known.present || known.seen === this._frame)
                    continue;
                known.present = false;
                if (this._isKeyframe || !this._gone.room(2, this._mostBytes))
                    continue;
                this._gone.id(known.id);
                ++this._gone.count;
            }
        }

        // A message of a list: the number of its items, after `layout` if that is not negative.
        _putList(kind, layout, list) {
            const out = this._out;
            if (list.count === 0)
                return;
            out.u32(kind);
            out.u32((layout < 0 ? 4 : 8) + 4 * list.size);
            if (layout >= 0)
                out.u32(layout);
            out.u32(list.count);
            out.bytes(list.used());
        }

        _putFrame(hash, hasHash) {
            const out = this._out;
            out.size = 0;
            const begin = out.beginMessage(2);
            out.u64(this._step);
            out.f64(this._seconds);
            out.u32(this._isKeyframe ? 1 : 0);
            out.u32(0);
            out.bytes(this._surroundings.used());
            out.bytes(this._defines.used());
            this._putList(17, -1, this._gone);
            this._putList(18, 0, this._states);
            this._putList(18, 1, this._placed);
            if (this._isReordered)
                this._putList(27, -1, this._order);
            this._putList(19, -1, this._cells);
            this._putList(29, -1, this._gridCells);
            this._putList(20, -1, this._boxes);
            this._putList(21, -1, this._candidates);
            this._putList(22, -1, this._contacts);
            this._marks.forEach((list, mark) => this._putList(30, mark, list));
            out.bytes(this._others.used());
            const end = out.beginMessage(26);
            out.u32(parseInt(hash.slice(-8), 16));
            out.u32(parseInt(hash.slice(-16, -8) || "0", 16));
            out.u64(this._droppedFrames);
            out.u32(hasHash ? 1 : 0);
            out.endMessage(end);
            out.endMessage(begin);
        }

        _end(hash, hasHash) {
            if (!this._recording)
                return;
            this._recording = false;
            this._findGone();
            this._putSurroundings();
            this._putFaults();
            let size = this._surroundings.size + this._defines.size + this._others.size;
            for (const list of this._lists)
                size += list === this._order && !this._isReordered ? 0 : 4 * list.size;
            if (!this._failed && size <= this._mostBytes)
                this._putFrame(hash, hasHash);
            if (this._failed || size > this._mostBytes || this._out.size > this._mostBytes) {
                this._wantsKeyframe = true;
                ++this._droppedFrames;
                return;
            }
            this._isElsewhere = false;
            for (const fault of this._faults)
                fault.count = fault.first = 0;
            this._rest = this._out.used();
            this._flush();
        }

        // Writes what can be written without waiting. True: everything.
        _flush() {
            try {
                while (this._rest.length > 0) {
                    const written = this._file.write(this._rest);
                    if (written === 0)
                        return false;
                    this._rest = this._rest.subarray(written);
                }
            } catch (error) {
                return false;
            }
            return true;
        }
    }

    function fileSystem() {
        return typeof require === "function" ? require("fs") : process.getBuiltinModule("fs");
    }

    function sendAnswer(ids) {
        const bytes = Buffer.from(["="].concat(ids).join(" ") + "\n");
        for (let sent = 0; sent < bytes.length;)
            sent += fileSystem().writeSync(1, bytes, sent);
    }

    // Does what one line of `broadside check` says. Returns the grid of the present world.
    function obeyLine(grid, create, line) {
        const words = line.split(" ");
        const numbers = words.slice(1).map(Number);
        switch (words[0]) {
        case "world":
            return create(numbers.slice(0, 4), numbers[4]);
        case "add":
            grid.add(...numbers);
            break;
        case "move":
            grid.move(...numbers);
            break;
        case "remove":
            grid.remove(numbers[0]);
            break;
        case "update":
            if (grid.update)
                grid.update();
            break;
        case "query":
            sendAnswer([...grid.query(...numbers)]);
            break;
        case "pairs":
            sendAnswer([...grid.pairs()].map((pair) => pair[0] + " " + pair[1]));
            break;
        }
        return grid;
    }

    function check(create, options) {
        const { name = "broad phase", halfOpen = false, inside = false } = options || {};
        for (const call of ["log", "info", "debug"])
            console[call] = console.error; // what you print is no answer
        let grid = create([0, 0, 1, 1], 1);
        sendAnswer(["1"].concat(grid.pairs ? "pairs" : [], grid.query ? "query" : [], halfOpen ? "half-open" : [],
            inside ? "inside" : [], "name", name));
        const buffer = Buffer.alloc(1 << 16);
        let rest = "";
        for (;;) {
            let count = 0;
            try {
                count = fileSystem().readSync(0, buffer, 0, buffer.length, null);
            } catch (error) {
                if (error.code === "EAGAIN")
                    continue;
                if (error.code !== "EOF")
                    throw error;
            }
            if (count === 0)
                return;
            const lines = (rest + buffer.toString("latin1", 0, count)).split("\n");
            rest = lines.pop();
            for (const line of lines)
                grid = obeyLine(grid, create, line);
        }
    }

    const BroadsideTrace = {
        // What your frames say, added up. Broadside does not look for the rest.
        CANDIDATES: 1, // candidate(): a frame without any has none
        CONTACTS: 2, // contact()
        CELLS: 4, // cells(): an object without any is registered in none
        BOXES: 8, // registeredBox()
        QUERIES: 16, // query()

        // Units of counter().
        COUNT: 0,
        MICROSECONDS: 1,
        BYTES: 2,

        // Kinds of query().
        POINT: 0,
        BOX: 1,
        CIRCLE: 2,
        RAY: 3,

        defaultSettings,
        /** Replaces the file. Throws if it cannot be opened. */
        openFile: (path, settings) => new Trace(path, completeSettings(settings)),
        /**
         * Tests a broad phase of yours. A program calls this, and `broadside check -- node PROGRAM.js` starts it.
         *
         * `create(world, cellSize)` returns an empty one for a world of [left, low, right, high]. It has add(id, left,
         * low, right, high), move(id, left, low, right, high) and remove(id); query(left, low, right, high), which
         * returns the ids of the objects that overlap the box, or pairs(), which returns pairs of ids; and, if it has to
         * know that questions follow, update(). Options: name; halfOpen, if boxes that only touch need not be reported;
         * inside, if objects never leave the world.
         */
        check,
    };

    if (new Uint8Array(new Uint32Array([1]).buffer)[0] !== 1)
        throw new Error("broadside_trace writes numbers as they are in memory, which must be little-endian");
    if (typeof module === "object" && module.exports)
        module.exports = BroadsideTrace;
    globalThis.BroadsideTrace = BroadsideTrace;
})();
