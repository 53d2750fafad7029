// grid.js MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all
// pairs; forgets, which loses moves; throws, which fails when an object is removed.
"use strict";
const BroadsideTrace = require("./broadside_trace.js");

const mode = process.argv[2];
const overlap = (a, b) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

class Grid {
    constructor(world, cellSize) {
        if (!(world[0] < world[2] && world[1] < world[3] && cellSize > 0))
            throw new Error("a wrong world");
        this.boxes = new Map();
        this.isAsked = false;
        if (mode === "pairs")
            this.pairs = this.allPairs;
        else
            this.query = this.objectsIn;
    }
    add(id, ...box) {
        console.log("adds", id); // is no answer
        this.boxes.set(id, box);
        this.isAsked = false;
    }
    move(id, ...box) {
        if (mode !== "forgets")
            this.add(id, ...box);
    }
    remove(id) {
        if (mode === "throws")
            throw new Error("removed by the test");
        this.boxes.delete(id);
    }
    update() {
        this.isAsked = true;
    }
    objectsIn(...box) {
        if (!this.isAsked)
            throw new Error("asked before an update");
        return [...this.boxes.keys()].filter((id) => overlap(box, this.boxes.get(id)));
    }
    *allPairs() {
        const all = [...this.boxes];
        for (let i = 0; i < all.length; ++i)
            for (let j = 0; j < i; ++j)
                if (overlap(all[i][1], all[j][1]))
                    yield [all[i][0], all[j][0]];
    }
}

BroadsideTrace.check((world, cellSize) => new Grid(world, cellSize), { name: "a test in JavaScript" });
