// Crates fall on hills, and a cart drives into them: a game with planck.js.
// Arguments: the trace to write, and the module that records it.
"use strict";

const planck = require("planck");
const { Box, Chain, Circle, Polygon, RevoluteJoint, World } = planck;

const record = require(process.argv[3]);

let seed = 5;
function random(below) {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
}

const world = new World({ gravity: { x: 0, y: -10 } });
const hills = [];
for (let i = 0; i <= 20; ++i)
    hills.push({ x: i * 2 - 20, y: i === 0 || i === 20 ? 12 : random(100) / 50 });
world.createBody({ userData: "Hills" }).createFixture({ shape: new Chain(hills) });

// A bar that turns for ever, and that nothing stops.
const bar = world.createBody({ type: "kinematic", position: { x: -8, y: 6 }, angularVelocity: 1.5, userData: "Bar" });
bar.createFixture({ shape: new Box(3, 0.2) });

for (let i = 0; i < 70; ++i) {
    const position = { x: random(3000) / 100 - 15, y: 5 + random(1500) / 100 };
    const body = world.createBody({ type: "dynamic", position, userData: ["Crate", "Ball", "Wedge"][i % 3] });
    const size = 0.25 + random(30) / 100;
    const shapes = [new Box(size, size), new Circle(size), new Polygon([{ x: -size, y: 0 }, { x: size, y: 0 }, { x: 0, y: size }])];
    body.createFixture({ shape: shapes[i % 3], density: 1, friction: 0.4 });
}

// A body on two wheels, which its joints hold: they do not collide with it.
const cart = world.createBody({ type: "dynamic", position: { x: 14, y: 3 }, userData: "Cart" });
cart.createFixture({ shape: new Box(1.2, 0.3), density: 1 });
for (const x of [13.2, 14.8]) {
    const wheel = world.createBody({ type: "dynamic", position: { x, y: 2.6 }, userData: "Wheel" });
    wheel.createFixture({ shape: new Circle(0.4), density: 1, friction: 0.9 });
    const motor = { enableMotor: true, motorSpeed: 12, maxMotorTorque: 30 };
    world.createJoint(new RevoluteJoint(motor, cart, wheel, wheel.getPosition()));
}

const recorder = record(world, process.argv[2]);
for (let step = 0; step < 400; ++step) {
    world.step(1 / 60);
    recorder.frame(step, (step + 1) / 60);
}
recorder.close();
