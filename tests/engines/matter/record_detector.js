// Records the broad phase of Matter.js 0.18 to 0.20, the module Matter.Detector, at the moment when it asks for pairs.
const BroadsideTrace = require("./broadside_trace.js");

module.exports = function record(Matter, engine, file) {
    const trace = BroadsideTrace.openFile(file, {
        program: "Rubble",
        algorithm: "Matter.Detector",
        yDown: true,
        unitsPerMetre: 40,
        wideFloats: true, // the numbers of JavaScript are doubles
        records: BroadsideTrace.CANDIDATES + BroadsideTrace.BOXES,
    });
    const { Bounds, Collision, Detector } = Matter;
    const { collides } = Collision;
    Collision.collides = (a, b, pairs) => {
        trace.candidate(a.id, b.id);
        return collides(a, b, pairs);
    };
    const { collisions } = Detector;
    let step = 0;
    Detector.collisions = (detector) => {
        trace.frameBegin(step++, engine.timing.timestamp / 1000);
        for (const body of detector.bodies) {
            const parts = body.parts.length > 1 ? body.parts.slice(1) : [body];
            for (const part of parts) {
                const { category, mask } = body.collisionFilter;
                trace.define(part.id, part.label, !body.isStatic, category, mask);
                const { min, max } = Bounds.create(part.vertices); // where the part is
                trace.box(part.id, min.x, min.y, max.x, max.y);
                const held = part.bounds; // with the way of one step
                trace.registeredBox(part.id, held.min.x, held.min.y, held.max.x, held.max.y);
            }
        }
        const found = collisions(detector);
        trace.frameEnd();
        return found;
    };
    return trace;
};
