// Writes two traces: one says all arguments of define(), the other one leaves out those with defaults.
"use strict";
const BroadsideTrace = require("./broadside_trace.js");

for (const [file, more, shape] of [["all", [true, 1, 0xffffffff], [true, 1, 0xffffffff]],
    ["few", [], [true, undefined, undefined]]]) {
    const trace = BroadsideTrace.openFile(file + ".bstrace");
    trace.define(1, "Ball", ...more);
    trace.defineCircle(2, "Disc", ...shape, 2);
    trace.frameBegin(0, 0);
    trace.box(1, 0, 0, 1, 1);
    trace.box(2, 0, 0, 4, 4);
    trace.frameEnd();
    trace.close();
}
