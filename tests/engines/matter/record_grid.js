// Records the broad phase of Matter.js up to 0.17, the module Matter.Grid, after it has made its pairs.
const BroadsideTrace = require("./broadside_trace.js");

module.exports = function record(Matter, engine, file) {
    const trace = BroadsideTrace.openFile(file, {
        program: "Rubble",
        algorithm: "Matter.Grid",
        yDown: true,
        unitsPerMetre: 40,
        wideFloats: true, // the numbers of JavaScript are doubles
        cellSize: engine.grid.bucketWidth,
        records: BroadsideTrace.CANDIDATES + BroadsideTrace.CELLS,
    });
    const { Bounds, Composite, Detector } = Matter;
    const { collisions } = Detector;
    let step = 0;
    Detector.collisions = (pairs, engine) => {
        trace.frameBegin(step++, engine.timing.timestamp / 1000);
        for (const body of Composite.allBodies(engine.world)) {
            const { category, mask } = body.collisionFilter;
            trace.define(body.id, body.label, !body.isStatic, category, mask);
            const { min, max } = Bounds.create(body.vertices); // where the body is
            trace.box(body.id, min.x, min.y, max.x, max.y);
            const region = body.region; // undefined until the grid has the body
            if (region)
                trace.cells(body.id, region.startCol, region.startRow, region.endCol, region.endRow);
        }
        for (const [a, b] of pairs)
            trace.candidate(a.id, b.id);
        trace.frameEnd();
        return collisions(pairs, engine);
    };
    return trace;
};
