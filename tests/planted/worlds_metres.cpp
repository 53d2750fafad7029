#include "tests/planted/game.h"

#include <algorithm>
#include <cmath>

/// @file
/// The worlds that count in metres: bouncing, swarm, warehouse, garden, tower.

namespace broadside::planted {
namespace {

constexpr std::uint32_t kAll = 0xffff'ffff;
constexpr double kTurn = 6.283185307179586;

// ---- Bouncing

const Kind kSmall{"Box", true, 1, kAll, false};
const Kind kLarge{"Barge", true, 1, kAll, false};
const Kind kPillar{"Pillar", false, 1, kAll, false};

void beginBouncing(Game& game)
{
    for (int i = 0; i < 116; ++i) {
        const bool isLarge = i % 13 == 12;
        const Vec2 size = isLarge ? Vec2{game.between(3.0, 7.0), game.between(1.0, 5.0)}
                                  : Vec2{game.between(0.4, 1.6), game.between(0.3, 0.9)};
        Body& body = game.spawn(isLarge ? kLarge : kSmall, game.anywhere(0.5), size);
        body.velocity = {game.between(-6.0, 6.0), game.between(-6.0, 6.0)};
        body.angle = i % 3 == 0 ? game.between(0.0, kTurn) : 0.0;
        body.goal.x = i % 3 == 0 ? game.between(-2.0, 2.0) : 0.0; // radians a second
        body.mood = game.below(60);
    }
    for (int i = 0; i < 10; ++i)
        game.spawn(kPillar, game.anywhere(2.0), {1.0, 4.0});
}

void advanceBouncing(Game& game)
{
    constexpr int kPeriod = 120;
    constexpr int kPause = 14;
    for (Body& body : game.bodies()) {
        if (!body.kind->isDynamic)
            continue;
        // Each stops now and then, and starts again.
        if ((static_cast<int>(game.now()) + 2 * body.mood) % kPeriod < kPause)
            continue;
        game.bounce(body);
        body.angle += kStepSeconds * body.goal.x;
        if (body.id == 1)
            game.follow(body.centre);
    }
}

// ---- Swarm

const Kind kBee{"Bee", true, 1, kAll, false};
const Kind kWasp{"Wasp", true, 2, kAll, false};

void beginSwarm(Game& game)
{
    for (int i = 0; i < 180; ++i) {
        Body& bee = game.spawn(i % 10 == 0 ? kWasp : kBee, game.anywhere(1.0), {0.5, 0.5});
        bee.velocity = {game.between(-2.0, 2.0), game.between(-2.0, 2.0)};
        bee.mood = i % 5;
    }
}

void advanceSwarm(Game& game)
{
    const double time = kStepSeconds * static_cast<double>(game.now());
    for (Body& bee : game.bodies()) {
        const double phase = 0.7 * time + 1.25 * bee.mood;
        const Vec2 goal{11.0 * std::cos(phase), 10.0 * std::sin(1.3 * phase)};
        bee.velocity += 0.02 * (goal - bee.centre);
        bee.velocity += {game.between(-0.7, 0.7), game.between(-0.7, 0.7)};
        bee.velocity = 0.985 * bee.velocity;
        game.bounce(bee);
    }
}

// ---- Warehouse

const Kind kShelf{"Shelf", false, 1, kAll, false};
const Kind kCrate{"Crate", true, 1, kAll, true};
const Kind kForklift{"Forklift", true, 1, kAll, true};
const Kind kParcel{"Parcel", true, 1, kAll, true};
constexpr Vec2 kPool{-6.0, -5.0}; // where parcels are parked
constexpr int kParked = -1;       // mood of a parked parcel

void beginWarehouse(Game& game)
{
    for (int row = 0; row < 4; ++row)
        for (int i = 0; i < 7; ++i)
            game.spawn(kShelf, {6.0 + 8.0 * i, 5.0 + 10.0 * row}, {5.0, 1.0});
    for (int i = 0; i < 90; ++i)
        game.spawn(kCrate, game.anywhere(1.5), i % 4 == 0 ? Vec2{1.5, 1.5} : Vec2{1.0, 0.8});
    for (int i = 0; i < 12; ++i) {
        Body& forklift = game.spawn(kForklift, game.anywhere(2.0), {1.8, 1.2});
        forklift.velocity = i % 2 == 0 ? Vec2{game.between(2.0, 4.0), 0.0} : Vec2{0.0, game.between(2.0, 4.0)};
        forklift.mood = game.below(100);
    }
    for (int i = 0; i < 14; ++i)
        game.spawn(kParcel, kPool, {0.9, 0.9}).mood = kParked;
}

/// Crates in front of a forklift are pushed; they have no velocity of their own.
void push(std::vector<Body>& bodies, const Body& forklift)
{
    const Aabb reach = boxAround(forklift.centre, forklift.size, 0.0);
    for (Body& crate : bodies) {
        const bool isPushed = crate.kind == &kCrate || (crate.kind == &kParcel && crate.mood != kParked);
        if (isPushed && overlaps(reach, boxAround(crate.centre, crate.size, 0.0)))
            crate.centre += 0.8 * kStepSeconds * forklift.velocity;
    }
}

void advanceWarehouse(Game& game)
{
    constexpr int kPeriod = 150;
    constexpr int kPause = 60;
    for (Body& body : game.bodies()) {
        if (body.kind == &kForklift) {
            if ((static_cast<int>(game.now()) + body.mood) % kPeriod < kPause)
                continue;
            game.bounce(body);
            push(game.bodies(), body);
            game.follow(body.centre);
        } else if (body.kind == &kParcel) {
            if (body.mood == kParked && game.below(60) == 0) {
                const Body& target = game.bodies()[static_cast<std::size_t>(30 + game.below(80))];
                game.jump(body, target.centre + Vec2{0.6, 0.5});
                body.mood = 30 + game.below(60);
            } else if (body.mood > 0 && --body.mood == 0) {
                game.jump(body, kPool);
                body.mood = kParked;
            }
        }
    }
}

// ---- Garden

const Kind kPlant{"Plant", false, 1, kAll, false};
const Kind kBug{"Bug", true, 1, kAll, false};
const Kind kBalloon{"Balloon", true, 1, kAll, false};
constexpr double kFullGrown = 3.0;

void spawnBalloon(Game& game)
{
    Body& balloon = game.spawn(kBalloon, game.anywhere(4.0), {1.6, 2.2});
    balloon.velocity = {game.between(-2.0, 2.0), game.between(0.5, 3.0)};
    balloon.scale = 0.5;
    balloon.lifetime = 50 + game.below(90);
}

void beginGarden(Game& game)
{
    for (int i = 0; i < 50; ++i) {
        Body& plant = game.spawn(kPlant, game.anywhere(3.0), {2.0, 3.4});
        plant.scale = game.between(0.3, 1.2);
        plant.goal.x = game.between(0.001, 0.008); // growth a step
    }
    for (int i = 0; i < 70; ++i) {
        Body& bug = game.spawn(kBug, game.anywhere(2.0), {2.6, 0.8});
        bug.scale = game.between(0.6, 1.7);
        bug.angle = game.between(0.0, kTurn);
        bug.mood = game.below(60);
    }
    for (int i = 0; i < 24; ++i)
        spawnBalloon(game);
}

void advanceGarden(Game& game)
{
    constexpr double kBugSpeed = 5.0;
    constexpr int kNap = 25;
    int balloons = 0;
    for (Body& body : game.bodies()) {
        if (body.kind == &kPlant) {
            body.scale = std::min(kFullGrown, body.scale + body.goal.x);
        } else if (body.kind == &kBug) {
            if ((static_cast<int>(game.now()) + body.mood) % 100 < kNap)
                continue;
            body.angle += game.between(-0.12, 0.12);
            body.velocity = kBugSpeed * Vec2{std::cos(body.angle), std::sin(body.angle)};
            game.move(body);
            if (!contains(game.facts().bounds, body.centre))
                body.angle += 0.5 * kTurn;
        } else {
            ++balloons;
            body.scale = std::min(kFullGrown, body.scale + 0.02);
            game.bounce(body);
        }
    }
    for (; balloons < 24; ++balloons)
        spawnBalloon(game);
}

// ---- Tower: places are sums of 0.1, computed in floats

const Kind kBrick{"Brick", true, 1, kAll, true};
const Kind kLift{"Lift", true, 1, kAll, false};

void beginTower(Game& game)
{
    constexpr float kBrickSize = 0.1F;
    float x = -1.0F;
    for (int column = 0; column < 12; ++column, x += kBrickSize) {
        float y = 0.05F;
        for (int row = 0; row < 12; ++row, y += kBrickSize)
            game.spawn(kBrick, {x, y}, {kBrickSize, kBrickSize});
    }
    for (int i = 0; i < 16; ++i) {
        Body& lift = game.spawn(kLift, {game.between(-3.5, 3.5), game.between(0.1, 4.0)}, {0.4, 0.1});
        lift.velocity = {game.between(-0.8, 0.8), game.between(-0.8, 0.8)};
    }
}

void advanceTower(Game& game)
{
    for (Body& body : game.bodies())
        if (body.kind == &kLift)
            game.bounce(body);
}

} // namespace

WorldRules bouncingRules() { return {beginBouncing, advanceBouncing}; }
WorldRules swarmRules() { return {beginSwarm, advanceSwarm}; }
WorldRules warehouseRules() { return {beginWarehouse, advanceWarehouse}; }
WorldRules gardenRules() { return {beginGarden, advanceGarden}; }
WorldRules towerRules() { return {beginTower, advanceTower}; }

} // namespace broadside::planted
