// BroadsideTrace.java - lets Broadside see what the broad phase of your game does.
//
// Copy this one file into your game, for example with libGDX. It needs Java 8 or Android 7, and nothing else. A whole
// example:
//
//     public class Example {
//         public static void main(String[] arguments) {
//             BroadsideTrace.Settings settings = BroadsideTrace.defaultSettings();
//             settings.program = "My game";
//             settings.algorithm = "my grid";
//             settings.records = BroadsideTrace.CANDIDATES;
//             BroadsideTrace trace = BroadsideTrace.openFile("my_game.bstrace", settings);
//
//             double[] lefts = {0.0, 5.0};                           // of two boxes of 2 x 2, with the ids 1 and 2
//             for (int step = 0; step < 60; ++step) {
//                 lefts[1] -= 0.1;
//                 trace.frameBegin(step, step / 60.0);
//                 for (int i = 0; i < 2; ++i)                        // every object, in every frame
//                     trace.box(i + 1, lefts[i], 0.0, lefts[i] + 2.0, 2.0);
//                 if (Math.floor(lefts[0] / 2.0) == Math.floor(lefts[1] / 2.0))
//                     trace.candidate(1, 2);                         // each pair that the broad phase reports
//                 trace.frameEnd();
//             }
//             trace.close();
//         }
//     }
//
// `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
// different columns.
//
// Units    are yours: settings.unitsPerMetre and yDown say what they are. Angles are in degrees.
// Ids      are integers from 1 to 2^53, one for each object as long as it lives.
// Objects  that a frame does not name are absent in it. Describe an object once (define), before its first box.
// Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
// Memory   grows in the first frames. Later frames allocate next to nothing.
// Time     A frame goes to the operating system in one call, which does not wait for the disk as a rule. Frames that
//          cannot be written are left out and counted: trace.dropped().
// Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
//          frame are counted, and Broadside shows the counts.
// Tests    check() lets Broadside test a broad phase of yours before any game exists.
// Errors   openFile() throws an UncheckedIOException if the file cannot be opened. A full disk throws nothing.
// Threads  One at a time for each trace.
//
// The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
//
// Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
// obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
// copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
// warranty of any kind.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Made by openFile(). */
public final class BroadsideTrace implements AutoCloseable {
    // What your frames say, together with |. Broadside does not look for the rest.
    public static final int CANDIDATES = 1; // candidate(): a frame without any has none
    public static final int CONTACTS = 2; // contact()
    public static final int CELLS = 4; // cells(): an object without any is registered in none
    public static final int BOXES = 8; // registeredBox()
    public static final int QUERIES = 16; // query()

    // Units of counter().
    public static final int COUNT = 0;
    public static final int MICROSECONDS = 1;
    public static final int BYTES = 2;

    // Kinds of query().
    public static final int POINT = 0;
    public static final int BOX = 1;
    public static final int CIRCLE = 2;
    public static final int RAY = 3;

    /** What a game says about itself. */
    public static final class Settings {
        public String program = ""; // as people call it
        public String algorithm = ""; // of your broad phase: "uniform grid"
        public int records = CANDIDATES; // CANDIDATES | CELLS | ...
        public double dt; // seconds of a frame; 0: they differ
        public double unitsPerMetre = 1.0; // 1: metres; 32: 32 pixels are a metre
        public boolean yDown; // true: y grows downwards, as on screens
        public boolean halfOpen; // true: boxes that only touch do not overlap
        public boolean wideFloats; // true: coordinates are doubles
        public double[] world = new double[4]; // left, low, right, high (y down: left, top, right, bottom); 0: unknown
        public double cellSize; // of your grid; 0: there are no cells
        public double gridX; // the corner of cell (0, 0) with the smallest x and y
        public double gridY;
        public int gridColumns; // 0: cells go on for ever
        public int gridRows;
        public Map<String, Double> parameters = new LinkedHashMap<String, Double>(); // others, to be shown
        public int keyframeEvery = 60; // frames after which everything is said again
        public int mostBytes = 64 << 20; // of one frame, 128 MiB at most; a larger frame is left out
        public boolean hasCapsules; // true: the game calls defineCapsule()
        public double cellHeight; // of your grid, if its cells are not square; cellSize is then their width
        public int rings; // your game searches the cell of an object and so many rings of cells around it; 0: not said
        public boolean hasGrids; // true: the game calls world(), grid() or gridCells()
    }

    private static final long HIGHEST_ID = 1L << 53;
    private static final int STATE_WORDS = 14; // of 32 bits: seven doubles
    private static final int MOST_GRIDS = 64;
    // Wrong calls that are counted.
    private static final int NO_ID = 0;
    private static final int REVERSED_BOX = 1;
    private static final int REVERSED_CELLS = 2;
    private static final int SECOND_BOX = 3;
    private static final int[] QUERY_NUMBERS = {2, 4, 3, 4};

    // The bytes of messages that are no lists.
    private static final class ByteList {
        byte[] data;
        ByteBuffer buffer; // of the data
        int size;

        ByteList() {
            use(new byte[256]);
        }
        private void use(byte[] bytes) {
            data = bytes;
            buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        }
        private void room(int more) {
            if (more > data.length - size)
                use(Arrays.copyOf(data, Math.max(2 * data.length, size + more)));
        }
        void u8(int value) {
            room(1);
            data[size++] = (byte) value;
        }
        void u16(int value) {
            room(2);
            buffer.putShort(size, (short) value);
            size += 2;
        }
        void u32(int value) {
            room(4);
            buffer.putInt(size, value);
            size += 4;
        }
        void u64(long value) {
            room(8);
            buffer.putLong(size, value);
            size += 8;
        }
        void f64(double value) {
            u64(Double.doubleToRawLongBits(value));
        }
        void bytes(byte[] bytes, int count) {
            room(count);
            System.arraycopy(bytes, 0, data, size, count);
            size += count;
        }
        void words(int[] words, int count) {
            room(4 * count);
            buffer.position(size);
            buffer.asIntBuffer().put(words, 0, count);
            buffer.position(0);
            size += 4 * count;
        }
        void text(String text) {
            byte[] bytes = (text == null ? "" : text).getBytes(StandardCharsets.UTF_8);
            int count = Math.min(bytes.length, 65535);
            u16(count);
            bytes(bytes, count);
        }
        /** Returns where the message begins, for endMessage(). */
        int beginMessage(int kind) {
            u32(kind);
            u32(0);
            return size;
        }
        void endMessage(int begin) {
            buffer.putInt(begin - 4, size - begin);
        }
        boolean equalTo(byte[] other) {
            if (other == null || other.length != size)
                return false;
            for (int i = 0; i < size; ++i)
                if (other[i] != data[i])
                    return false;
            return true;
        }
    }

    // A list of a frame, as 32-bit words.
    private static final class WordList {
        int[] data = new int[256];
        int size;
        int count; // of what is listed

        void clear() {
            size = 0;
            count = 0;
        }
        /** False: the list would be larger than a frame may be. */
        boolean room(int more, int mostBytes) {
            if (more <= data.length - size)
                return true;
            if (size + more > mostBytes / 4)
                return false;
            data = Arrays.copyOf(data, Math.max(2 * data.length, size + more));
            return true;
        }
        void id(long id) {
            data[size] = (int) id;
            data[size + 1] = (int) (id >> 32);
            size += 2;
        }
    }

    private static final class KnownObject {
        final long id;
        long seen; // number of the frame that named it last
        int place; // in the order of that frame
        int defined; // the keyframe since which a reader knows the definition
        boolean isPresent; // in the frame before, or in this one
        int words; // length of its state, as it was written last
        int at; // place of that state
        long touched; // number of the frame that defined it last
        byte[] define; // the message

        KnownObject(long id, long frame, int at) {
            this.id = id;
            this.touched = frame;
            this.at = at;
        }
    }

    private final boolean isWide;
    private final int keyframeEvery;
    private final int mostBytes;
    private KnownObject[] objects = new KnownObject[64];
    private int objectCount;
    private final HashMap<Long, Integer> byId = new HashMap<Long, Integer>();
    private int next; // index of the object that is probably named next
    private int[] saved = new int[64 * STATE_WORDS]; // states as they were written last
    private final int[] scratch = new int[STATE_WORDS];

    private boolean isRecording;
    private boolean hasFailed; // the frame is too large
    private boolean wantsKeyframe = true;
    private boolean isKeyframe;
    private int keyframes;
    private int sinceKeyframe;
    private long frame;
    private long droppedFrames;
    private long step;
    private double seconds;

    private final ByteList defines = new ByteList();
    private final WordList states = new WordList();
    private final WordList placed = new WordList();
    private final WordList cells = new WordList();
    private final WordList gridCells = new WordList();
    private final WordList boxes = new WordList();
    private final WordList candidates = new WordList();
    private final WordList contacts = new WordList();
    private final WordList order = new WordList(); // the ids of all objects as they were named
    private final WordList gone = new WordList();
    private final WordList[] marks = {new WordList(), new WordList(), new WordList(), new WordList()}; // see putMark()
    private final WordList[] lists = {states, placed, cells, gridCells, boxes, candidates, contacts, order, gone,
        marks[0], marks[1], marks[2], marks[3]};
    private final double[] world = new double[4]; // as world() said
    private final Map<Integer, byte[]> grids = new LinkedHashMap<Integer, byte[]>(); // as grid() said, by number
    private boolean isElsewhere; // world or grids have changed since they were written
    private final ByteList surroundings = new ByteList();
    private final int[] faults = new int[4]; // wrong calls since the last frame that was written
    private final long[] faultIds = new long[4]; // of the first of them
    private final ByteList others = new ByteList();
    private final ByteList draft = new ByteList(); // of a definition
    private final ByteList output = new ByteList(); // bytes that are not written yet
    private long written; // bytes of the file
    private RandomAccessFile file;

    private int lastPlace; // of the last named object that was in the frame before: its place there
    private boolean hasNew; // an object was named that was not in the frame before
    private boolean hasNewPlaced; // one of them with placedBox()
    private boolean isReordered; // a reader cannot know the order without a list of it

    public static Settings defaultSettings() {
        return new Settings();
    }

    /** Replaces the file. Throws if it cannot be opened. */
    public static BroadsideTrace openFile(String path, Settings settings) {
        try {
            return new BroadsideTrace(path, settings == null ? new Settings() : settings);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private BroadsideTrace(String path, Settings settings) throws IOException {
        isWide = settings.wideFloats;
        keyframeEvery = settings.keyframeEvery > 0 ? settings.keyframeEvery : 60;
        mostBytes = Math.min(settings.mostBytes > 0 ? settings.mostBytes : 64 << 20, 128 << 20);
        putHeader(settings);
        file = new RandomAccessFile(path, "rw");
        file.setLength(0);
    }

    @Override
    public void close() {
        if (file == null)
            return;
        flush();
        try {
            file.close();
        } catch (IOException ignored) {
            // What is written is written.
        }
        file = null;
        isRecording = false;
    }

    /** Frames left out so far. */
    public long dropped() {
        return droppedFrames;
    }

    /** False: this frame is left out, and its calls do nothing. */
    public boolean frameBegin(long step, double seconds) {
        if (isRecording) { // the frame before was not ended: it is lost
            wantsKeyframe = true;
            ++droppedFrames;
        }
        isRecording = false;
        if (file == null || !flush()) {
            ++droppedFrames;
            return false;
        }
        ++frame;
        isRecording = true;
        this.step = step;
        this.seconds = seconds;
        ++sinceKeyframe;
        isKeyframe = wantsKeyframe || sinceKeyframe >= keyframeEvery;
        if (isKeyframe) {
            sinceKeyframe = 0;
            wantsKeyframe = false;
            ++keyframes;
            forgetObjects();
        }
        beginPieces();
        return true;
    }

    public void frameEnd() {
        end(0, 0);
    }

    /** With a number that is the same when the state of your game is the same. */
    public void frameEndHash(long hash) {
        end(hash, 1);
    }

    /**
     * What an object is from this frame on. Two objects collide if a.category & b.mask and b.category & a.mask are not
     * zero and one of them is dynamic. Objects that are not defined are dynamic and collide with everything. -1 is a
     * category or a mask with all bits.
     */
    public void define(long id, String name, boolean isDynamic, int category, int mask) {
        putDefine(id, name, isDynamic, category, mask, 0);
    }
    public void defineCircle(long id, String name, boolean isDynamic, int category, int mask, double radius) {
        putDefine(id, name, isDynamic, category, mask, 1, radius);
    }
    public void defineRectangle(long id, String name, boolean isDynamic, int category, int mask, double width,
            double height) {
        putDefine(id, name, isDynamic, category, mask, 2, width, height);
    }
    /** A segment with a radius; `ends` are x, y, x, y. Only with settings.hasCapsules. */
    public void defineCapsule(long id, String name, boolean isDynamic, int category, int mask, double[] ends,
            double radius) {
        putDefine(id, name, isDynamic, category, mask, 7, ends[0], ends[1], ends[2], ends[3], radius);
    }
    /** `points` are x, y, x, y, ... */
    public void definePolygon(long id, String name, boolean isDynamic, int category, int mask, double[] points) {
        putDefine(id, name, isDynamic, category, mask, 3, points);
    }

    /** The box of the game: where an object is in this frame. Overlaps are looked for among these boxes. */
    public void box(long id, double left, double low, double right, double high) {
        if (!isRecording)
            return;
        lookAtBox(id, left, low, right, high);
        state(id, states, putBox(left, low, right, high), false);
    }

    /** The same for another shape, with its position and its angle. */
    public void placedBox(long id, double left, double low, double right, double high, double x, double y,
            double degrees) {
        if (!isRecording)
            return;
        lookAtBox(id, left, low, right, high);
        int words = putBox(left, low, right, high);
        words = putReal(words, x);
        words = putReal(words, y);
        state(id, placed, putReal(words, degrees), true);
    }

    /** A pair that your broad phase reports, in any order, perhaps twice. */
    public void candidate(long a, long b) {
        if (isRecording)
            putPair(candidates, a, b);
    }
    /** Many of them: a, b, a, b, ... `count` pairs. */
    public void candidates(long[] ids, int count) {
        for (int i = 0; isRecording && i < count; ++i)
            putPair(candidates, ids[2 * i], ids[2 * i + 1]);
    }
    /** A pair that really touches, as your game sees it. */
    public void contact(long a, long b) {
        if (isRecording)
            putPair(contacts, a, b);
    }

    /** Cells of grid 0 in which an object is registered, both ends included; several times for several ranges. */
    public void cells(long id, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (!isRecording)
            return;
        lookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
        scratch[0] = firstColumn;
        scratch[1] = firstRow;
        scratch[2] = lastColumn;
        scratch[3] = lastRow;
        putState(cells, id, 4);
    }

    /** The same in another grid: see grid(). */
    public void gridCells(int number, long id, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (number == 0)
            cells(id, firstColumn, firstRow, lastColumn, lastRow);
        if (!isRecording || number == 0)
            return;
        lookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
        scratch[0] = number;
        scratch[1] = firstColumn;
        scratch[2] = firstRow;
        scratch[3] = lastColumn;
        scratch[4] = lastRow;
        putState(gridCells, id, 5);
    }

    /**
     * The box of the broad phase: the one that your structure has of an object, with its margin, or from the last update
     * of the structure.
     */
    public void registeredBox(long id, double left, double low, double right, double high) {
        if (!isRecording)
            return;
        lookAtBox(id, left, low, right, high);
        putState(boxes, id, putBox(left, low, right, high));
    }

    /**
     * `numbers`: x, y (POINT); left, low, right, high (BOX); x, y, radius (CIRCLE); both ends (RAY). `count`: of the
     * hits.
     */
    public void query(int kind, double[] numbers, long[] hits, int count) {
        if (!isRecording || kind < POINT || kind > RAY)
            return;
        int begin = others.beginMessage(23);
        others.u32(kind);
        for (int i = 0; i < 4; ++i)
            others.f64(i < QUERY_NUMBERS[kind] ? numbers[i] : 0.0);
        others.u32(count);
        for (int i = 0; i < count; ++i)
            others.u64(hits[i]);
        others.endMessage(begin);
    }

    public void counter(String name, double value, int unit) {
        if (!isRecording)
            return;
        int begin = others.beginMessage(24);
        others.f64(value);
        others.u8(unit);
        others.text(name);
        others.endMessage(begin);
    }

    public void log(String text) {
        if (!isRecording)
            return;
        int begin = others.beginMessage(25);
        others.text(text);
        others.endMessage(begin);
    }

    /** The world from this frame on; zeros: that of the settings again. Only with settings.hasGrids. */
    public void world(double left, double low, double right, double high) {
        world[0] = left;
        world[1] = low;
        world[2] = right;
        world[3] = high;
        isElsewhere = true;
    }

    /**
     * A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without end. Grid
     * 0 is the one of the settings, until you describe it here. Objects meet in the cells of one grid only. 64 grids at
     * most. Only with settings.hasGrids.
     */
    public void grid(int number, String name, double x, double y, double cellWidth, double cellHeight, int columns,
            int rows, int rings) {
        if (!grids.containsKey(number) && grids.size() == MOST_GRIDS)
            return;
        ByteList form = new ByteList();
        form.u32(number);
        form.f64(x);
        form.f64(y);
        form.f64(cellWidth);
        form.f64(cellHeight);
        form.u32(Math.max(columns, 0));
        form.u32(Math.max(rows, 0));
        form.u32(Math.max(rings, 0));
        form.text(name);
        grids.put(number, Arrays.copyOf(form.data, form.size));
        isElsewhere = true;
    }

    /** The grid no longer exists. */
    public void gridGone(int number) {
        if (grids.remove(number) != null)
            isElsewhere = true;
    }

    /** The object was put elsewhere in this frame: it did not move along the path to its place. */
    public void teleported(long id) {
        putMark(0, id);
    }
    /** The object is new. If its id was used before, that was another object. */
    public void spawned(long id) {
        putMark(1, id);
    }
    /** The game does not move or test the object in this frame, until something wakes it. */
    public void asleep(long id) {
        putMark(2, id);
    }
    /** The game tests the whole path of the object in this frame. */
    public void swept(long id) {
        putMark(3, id);
    }

    /** Why the object is removed: in its last frame, or in the first one without it. */
    public void removed(long id, String reason) {
        if (!isRecording)
            return;
        int begin = others.beginMessage(31);
        others.u64(id);
        others.text(reason);
        others.endMessage(begin);
    }

    private void putMark(int kind, long id) {
        if (!isRecording)
            return;
        if (!marks[kind].room(2, mostBytes)) {
            hasFailed = true;
            return;
        }
        marks[kind].id(id);
        ++marks[kind].count;
    }

    private void noteFault(int kind, long id) {
        if (faults[kind] == 0)
            faultIds[kind] = id;
        ++faults[kind];
    }
    private void lookAtBox(long id, double left, double low, double right, double high) {
        if (left > right || low > high)
            noteFault(REVERSED_BOX, id);
    }
    private void lookAtCells(long id, int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (firstColumn > lastColumn || firstRow > lastRow)
            noteFault(REVERSED_CELLS, id);
    }

    // World and grids, where they have changed; in a keyframe, if they are not those of the settings.
    private void putSurroundings() {
        boolean isUsual = grids.isEmpty() && world[0] == 0 && world[1] == 0 && world[2] == 0 && world[3] == 0;
        surroundings.size = 0;
        if (isKeyframe ? isUsual : !isElsewhere)
            return;
        int begin = surroundings.beginMessage(28);
        for (double side : world)
            surroundings.f64(side);
        surroundings.u32(grids.size());
        for (byte[] form : grids.values())
            surroundings.bytes(form, form.length);
        surroundings.endMessage(begin);
    }

    // The wrong calls, if there were any.
    private void putFaults() {
        if (faults[NO_ID] == 0 && faults[REVERSED_BOX] == 0 && faults[REVERSED_CELLS] == 0 && faults[SECOND_BOX] == 0)
            return;
        int begin = others.beginMessage(32);
        others.u32(faults[NO_ID]);
        for (int i = NO_ID + 1; i < faults.length; ++i) {
            others.u32(faults[i]);
            others.u64(faultIds[i]);
        }
        others.endMessage(begin);
    }

    private void putHeader(Settings settings) {
        boolean hasHeight =
            settings.cellSize > 0.0 && settings.cellHeight > 0.0 && settings.cellHeight != settings.cellSize;
        Map<String, Double> parameters = new LinkedHashMap<String, Double>();
        if (settings.cellSize > 0.0) {
            parameters.put("cell-size", settings.cellSize);
            parameters.put("grid-x", settings.gridX);
            parameters.put("grid-y", settings.gridY);
            parameters.put("grid-columns", (double) settings.gridColumns);
            parameters.put("grid-rows", (double) settings.gridRows);
            if (hasHeight)
                parameters.put("cell-height", settings.cellHeight);
            if (settings.rings > 0)
                parameters.put("rings", (double) settings.rings);
        }
        parameters.putAll(settings.parameters);
        output.bytes("BSTRACE\n".getBytes(StandardCharsets.UTF_8), 8);
        output.u32(settings.hasGrids || hasHeight ? 3 : settings.hasCapsules ? 2 : 1);
        output.u32(0);
        int begin = output.beginMessage(1);
        output.f64(settings.dt);
        output.f64(settings.unitsPerMetre > 0.0 ? settings.unitsPerMetre : 1.0);
        for (int i = 0; i < 4; ++i)
            output.f64(settings.world[i]);
        output.u8(isWide ? 8 : 4);
        output.u8(settings.halfOpen ? 1 : 0);
        output.u8(settings.yDown ? 1 : 0);
        output.u8(settings.records & 31);
        output.u32(parameters.size());
        output.text(settings.program);
        output.text(settings.algorithm);
        for (Map.Entry<String, Double> parameter : parameters.entrySet()) {
            output.text(parameter.getKey());
            output.f64(parameter.getValue());
        }
        output.endMessage(begin);
    }

    private void beginPieces() {
        hasFailed = false;
        next = 0;
        lastPlace = 0;
        hasNew = false;
        hasNewPlaced = false;
        isReordered = false;
        defines.size = 0;
        others.size = 0;
        for (WordList list : lists)
            list.clear();
    }

    // Games name their objects in the same order again and again: mostly it is the next one.
    private KnownObject find(long id) {
        if (next >= objectCount || objects[next].id != id)
            return search(id);
        return objects[next++];
    }
    private KnownObject search(long id) {
        Integer index = byId.get(id);
        if (index != null) {
            next = index + 1;
            return objects[index];
        }
        if (id < 1 || id > HIGHEST_ID) {
            noteFault(NO_ID, id);
            return null;
        }
        if (objectCount == objects.length) {
            saved = Arrays.copyOf(saved, 2 * saved.length);
            objects = Arrays.copyOf(objects, 2 * objects.length);
        }
        KnownObject known = new KnownObject(id, frame, objectCount * STATE_WORDS);
        objects[objectCount] = known;
        byId.put(id, objectCount);
        next = ++objectCount;
        return known;
    }

    // Forgets those that were absent for long, so that the memory does not grow.
    private void forgetObjects() {
        long old = frame - 8L * keyframeEvery;
        int kept = 0;
        for (int i = 0; i < objectCount; ++i) {
            KnownObject known = objects[i];
            if (known.touched < old && known.seen < old) {
                byId.remove(known.id);
                continue;
            }
            if (kept != i) {
                System.arraycopy(saved, known.at, saved, kept * STATE_WORDS, STATE_WORDS);
                known.at = kept * STATE_WORDS;
                objects[kept] = known;
                byId.put(known.id, kept);
            }
            ++kept;
        }
        Arrays.fill(objects, kept, objectCount, null);
        objectCount = kept;
    }

    private void putDefine(long id, String name, boolean isDynamic, int category, int mask, int shape,
            double... numbers) {
        KnownObject known = search(id);
        if (known == null)
            return;
        draft.size = 0;
        int begin = draft.beginMessage(16);
        draft.u64(id);
        draft.u32(category);
        draft.u32(mask);
        draft.u8(isDynamic ? 1 : 0);
        draft.u8(shape);
        draft.text(name);
        int count = numbers.length;
        if (shape == 3) {
            count -= count % 2;
            draft.u32(count / 2);
        }
        for (int i = 0; i < count; ++i)
            draft.f64(numbers[i]);
        draft.endMessage(begin);
        if (!draft.equalTo(known.define)) {
            known.define = draft.size <= mostBytes ? Arrays.copyOf(draft.data, draft.size) : null;
            known.defined = 0;
        }
        known.touched = frame;
    }

    // Puts a number into `scratch` as the file has it; returns the place after it.
    private int putReal(int at, double value) {
        if (!isWide) {
            scratch[at] = Float.floatToRawIntBits((float) value);
            return at + 1;
        }
        long wide = Double.doubleToRawLongBits(value);
        scratch[at] = (int) wide;
        scratch[at + 1] = (int) (wide >> 32);
        return at + 2;
    }
    private int putBox(double left, double low, double right, double high) {
        int words = putReal(0, left);
        words = putReal(words, low);
        words = putReal(words, right);
        return putReal(words, high);
    }

    private void putState(WordList list, long id, int words) {
        if (!list.room(2 + words, mostBytes)) {
            hasFailed = true;
            return;
        }
        list.id(id);
        for (int i = 0; i < words; ++i)
            list.data[list.size + i] = scratch[i];
        list.size += words;
        ++list.count;
    }

    // A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the
    // order of the states: at first those without a placement. In a keyframe all are new.
    private void rank(KnownObject known, boolean isPlaced) {
        if (!isKeyframe && known.isPresent) {
            if (hasNew || known.place < lastPlace)
                isReordered = true;
            lastPlace = known.place;
        } else {
            if (!isPlaced && hasNewPlaced)
                isReordered = true;
            hasNew = true;
            hasNewPlaced |= isPlaced;
        }
        known.place = order.count;
        if (!order.room(2, mostBytes)) {
            hasFailed = true;
            return;
        }
        order.id(known.id);
        ++order.count;
    }

    private void state(long id, WordList list, int words, boolean isPlaced) {
        KnownObject known = find(id);
        if (known == null)
            return;
        boolean isSame = known.words == words && known.isPresent && (!isKeyframe || known.seen == frame);
        for (int i = 0; isSame && i < words; ++i)
            isSame = scratch[i] == saved[known.at + i];
        if (known.defined != keyframes) {
            if (known.define != null)
                defines.bytes(known.define, known.define.length);
            known.defined = keyframes;
        }
        if (known.seen != frame)
            rank(known, isPlaced);
        else
            noteFault(SECOND_BOX, id);
        known.seen = frame;
        known.isPresent = true;
        if (isSame)
            return;
        known.words = words;
        for (int i = 0; i < words; ++i)
            saved[known.at + i] = scratch[i];
        putState(list, id, words);
    }

    private void putPair(WordList list, long a, long b) {
        if (!list.room(4, mostBytes)) {
            hasFailed = true;
            return;
        }
        list.id(a);
        list.id(b);
        ++list.count;
    }

    // Those that were in the frame before and are absent now.
    private void findGone() {
        for (int i = 0; i < objectCount; ++i) {
            KnownObject known = objects[i];
            if (!known.isPresent || known.seen == frame)
                continue;
            known.isPresent = false;
            if (isKeyframe || !gone.room(2, mostBytes))
                continue;
            gone.id(known.id);
            ++gone.count;
        }
    }

    // A message of a list: the number of its items, after `layout` if that is not negative.
    private void putList(int kind, int layout, WordList list) {
        if (list.count == 0)
            return;
        output.u32(kind);
        output.u32((layout < 0 ? 4 : 8) + 4 * list.size);
        if (layout >= 0)
            output.u32(layout);
        output.u32(list.count);
        output.words(list.data, list.size);
    }

    private void putFrame(long hash, int hasHash) {
        int begin = output.beginMessage(2);
        output.u64(step);
        output.f64(seconds);
        output.u32(isKeyframe ? 1 : 0);
        output.u32(0);
        output.bytes(surroundings.data, surroundings.size);
        output.bytes(defines.data, defines.size);
        putList(17, -1, gone);
        putList(18, 0, states);
        putList(18, 1, placed);
        if (isReordered)
            putList(27, -1, order);
        putList(19, -1, cells);
        putList(29, -1, gridCells);
        putList(20, -1, boxes);
        putList(21, -1, candidates);
        putList(22, -1, contacts);
        for (int mark = 0; mark < marks.length; ++mark)
            putList(30, mark, marks[mark]);
        output.bytes(others.data, others.size);
        int end = output.beginMessage(26);
        output.u64(hash);
        output.u64(droppedFrames);
        output.u32(hasHash);
        output.endMessage(end);
        output.endMessage(begin);
    }

    private void end(long hash, int hasHash) {
        if (!isRecording)
            return;
        isRecording = false;
        findGone();
        putSurroundings();
        putFaults();
        long size = (long) surroundings.size + defines.size + others.size;
        for (WordList list : lists)
            size += list == order && !isReordered ? 0 : 4L * list.size;
        boolean fits = !hasFailed && size <= mostBytes;
        if (fits) {
            putFrame(hash, hasHash);
            fits = output.size <= mostBytes;
        }
        if (!fits) {
            output.size = 0;
            wantsKeyframe = true;
            ++droppedFrames;
            return;
        }
        isElsewhere = false;
        Arrays.fill(faults, 0);
        Arrays.fill(faultIds, 0);
        flush();
    }

    // Writes what was not written yet; if that fails, the whole of it is written again later. True: all is written.
    private boolean flush() {
        if (output.size == 0)
            return true;
        try {
            if (file.getFilePointer() != written)
                file.seek(written);
            file.write(output.data, 0, output.size);
        } catch (IOException full) {
            return false;
        }
        written += output.size;
        output.size = 0;
        return true;
    }

    /** A broad phase of yours, for check(). Override query() or pairs(), or both. */
    public abstract static class Checked {
        public abstract void add(long id, double left, double low, double right, double high);
        public abstract void move(long id, double left, double low, double right, double high);
        public abstract void remove(long id);
        /** Questions follow. */
        public void update() {}
        /** The ids of the objects that overlap the box. */
        public Iterable<Long> query(double left, double low, double right, double high) {
            return null;
        }
        /** All pairs that overlap: two ids for each. */
        public Iterable<Long> pairs() {
            return null;
        }
    }

    /** Makes an empty broad phase for a world. */
    public interface Create {
        Checked create(double left, double low, double right, double high, double cellSize);
    }

    // What your broad phase does not promise, together with |.
    public static final int HALF_OPEN = 1; // boxes that only touch need not be reported
    public static final int INSIDE = 2; // objects never leave the world

    /** Tests a broad phase of yours. A program calls this, and `broadside check -- java Program` starts it. */
    public static void check(Create create, String name, int flags) throws IOException {
        PrintStream answers = System.out;
        System.setOut(System.err); // what you print is no answer
        Checked grid = create.create(0, 0, 1, 1, 1);
        StringBuilder facts = new StringBuilder("= 1");
        facts.append(grid.pairs() != null ? " pairs" : "").append(grid.query(0, 0, 1, 1) != null ? " query" : "");
        facts.append((flags & HALF_OPEN) != 0 ? " half-open" : "").append((flags & INSIDE) != 0 ? " inside" : "");
        sendLine(answers, facts.append(" name ").append(name));
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            double[] numbers = new double[5];
            boolean hasId = words[0].equals("add") || words[0].equals("move") || words[0].equals("remove");
            long id = hasId ? Long.parseLong(words[1]) : 0;
            int first = hasId ? 2 : 1;
            for (int i = first; i < words.length; ++i)
                numbers[i - first] = Double.parseDouble(words[i]);
            if (words[0].equals("world"))
                grid = create.create(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
            else if (words[0].equals("add"))
                grid.add(id, numbers[0], numbers[1], numbers[2], numbers[3]);
            else if (words[0].equals("move"))
                grid.move(id, numbers[0], numbers[1], numbers[2], numbers[3]);
            else if (words[0].equals("remove"))
                grid.remove(id);
            else if (words[0].equals("update"))
                grid.update();
            else if (words[0].equals("query"))
                sendIds(answers, grid.query(numbers[0], numbers[1], numbers[2], numbers[3]));
            else if (words[0].equals("pairs"))
                sendIds(answers, grid.pairs());
        }
    }

    private static void sendIds(PrintStream answers, Iterable<Long> ids) {
        StringBuilder line = new StringBuilder("=");
        for (Long id : ids)
            line.append(' ').append(id);
        sendLine(answers, line);
    }

    private static void sendLine(PrintStream answers, StringBuilder line) {
        byte[] bytes = line.append('\n').toString().getBytes(StandardCharsets.UTF_8);
        answers.write(bytes, 0, bytes.length);
        answers.flush();
    }
}
