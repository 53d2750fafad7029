// Rubble falls into a bowl of four walls, and a mill stirs it: a game with Matter.js.
// Arguments: the trace to write, the module that records it, and "bounds" for a world that ends at its walls.
"use strict";

const Matter = require("matter-js");
const { Bodies, Body, Composite, Engine } = Matter;

const record = require(process.argv[3]);

let seed = 11;
function random(below) {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
}

// Dust meets everything but dust.
const DUST = { category: 2, mask: 1 };

const engine = Engine.create();
if (process.argv[4] === "bounds")
    engine.world.bounds = { min: { x: 0, y: 0 }, max: { x: 800, y: 600 } };
const still = { isStatic: true };
const walls = [
    Bodies.rectangle(400, 610, 820, 40, { ...still, label: "Floor" }),
    Bodies.rectangle(-10, 300, 40, 640, { ...still, label: "Left wall" }),
    Bodies.rectangle(810, 300, 40, 640, { ...still, label: "Right wall" }),
    Bodies.rectangle(400, 420, 360, 24, { ...still, label: "Slope", angle: 0.25 }),
];
// Two bars that cross: one body of two parts.
const mill = Body.create({
    parts: [Bodies.rectangle(250, 250, 200, 20, { label: "Mill" }), Bodies.rectangle(250, 250, 20, 200, { label: "Mill" })],
    isStatic: true,
});
Composite.add(engine.world, [...walls, mill]);
for (let i = 0; i < 90; ++i) {
    const x = 60 + random(680);
    const y = -600 + random(760);
    const size = 14 + random(20);
    if (i % 3 === 0)
        Composite.add(engine.world, Bodies.circle(x, y, size / 2, { label: "Ball", restitution: 0.5 }));
    else if (i % 3 === 1)
        Composite.add(engine.world, Bodies.polygon(x, y, 3 + random(4), size / 2 + 4, { label: "Stone" }));
    else
        Composite.add(engine.world, Bodies.rectangle(x, y, 6, 6, { label: "Dust", collisionFilter: DUST }));
}

const trace = record(Matter, engine, process.argv[2]);
for (let step = 0; step < 400; ++step) {
    Body.setAngle(mill, step * 0.02);
    Engine.update(engine, 1000 / 60);
}
trace.close();
