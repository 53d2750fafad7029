// Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
// Argument: the trace to write. Lines that end with //+ are for Broadside.
"use strict";

const BroadsideTrace = require("./broadside_trace.js"); //+

const WIDTH = 640, HEIGHT = 512, CELL = 64, COLUMNS = 10, ROWS = 8;
let seed = 7;

function random(below) {
    seed = seed * 16807 % 2147483647;
    return seed % below;
}

class Raft {
    constructor(id) {
        this.id = id;
        this.x = random(560); // of the upper left corner
        this.y = random(440);
        this.width = 16 + random(48);
        this.height = 16 + random(48);
        this.dx = (random(33) - 16) / 8;
        this.dy = (random(33) - 16) / 8;
    }
    move() {
        this.x += this.dx;
        this.y += this.dy;
        if (this.x < 0 || this.x + this.width > WIDTH)
            this.dx = -this.dx;
        if (this.y < 0 || this.y + this.height > HEIGHT)
            this.dy = -this.dy;
    }
    column() {
        return Math.min(Math.max(Math.floor((this.x + this.width / 2) / CELL), 0), COLUMNS - 1);
    }
    row() {
        return Math.min(Math.max(Math.floor((this.y + this.height / 2) / CELL), 0), ROWS - 1);
    }
}

const rafts = Array.from({ length: 40 }, (nothing, i) => new Raft(i + 1));
const trace = BroadsideTrace.openFile(process.argv[2], { //+
    program: "Pond", algorithm: "grid of centres", yDown: true, //+
    world: [0, 0, WIDTH, HEIGHT], unitsPerMetre: 32, //+
    cellSize: CELL, gridColumns: COLUMNS, gridRows: ROWS, //+
    records: BroadsideTrace.CANDIDATES + BroadsideTrace.CELLS, //+
}); //+
for (let step = 0; step < 120; ++step) {
    trace.frameBegin(step, step / 60); //+
    rafts.forEach((raft, i) => {
        raft.move();
        trace.box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height); //+
        trace.cells(raft.id, raft.column(), raft.row(), raft.column(), raft.row()); //+
        for (const other of rafts.slice(0, i))
            if (other.column() === raft.column() && other.row() === raft.row())
                trace.candidate(other.id, raft.id); //+
    });
    trace.frameEnd(); //+
}
trace.close(); //+
