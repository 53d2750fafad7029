#include "tests/planted/game.h"

#include <algorithm>
#include <cmath>

/// @file
/// The worlds that count in pixels: shooter, platformer, space, stacked.

namespace broadside::planted {
namespace {

constexpr std::uint32_t kAllBits = 0xffff'ffff;
constexpr std::uint32_t kBullets = 4;
constexpr double kFullTurn = 6.283185307179586;

const Kind kWall{"Wall", false, 1, kAllBits, false};
const Kind kRoom{"Room", false, 2, kAllBits, false};
const Kind kBat{"Bat", true, 1, kAllBits, true};
const Kind kHero{"Hero", true, 1, kAllBits, false};
const Kind kBullet{"Bullet", true, kBullets, kAllBits & ~kBullets, false};

// ---- Shooter: 130 objects and up to 70 bullets

void beginShooter(Game& game)
{
    for (int i = 0; i < 34; ++i) {
        const bool isWide = i % 2 == 0;
        game.spawn(kWall, game.anywhere(60.0), isWide ? Vec2{160.0, 24.0} : Vec2{32.0, 96.0});
    }
    for (int i = 0; i < 3; ++i)
        game.spawn(kRoom, game.anywhere(200.0), {280.0, 200.0});
    for (int i = 0; i < 52; ++i) {
        Body& bat = game.spawn(kBat, game.anywhere(30.0), {26.0, 18.0});
        bat.goal = bat.centre;
        bat.angle = i % 3 == 0 ? 0.6 : 0.0;
    }
    for (int i = 0; i < 6; ++i) {
        Body& hero = game.spawn(kHero, game.anywhere(100.0), {28.0, 34.0});
        hero.velocity = {game.between(-150.0, 150.0), game.between(-150.0, 150.0)};
    }
}

/// Flies to its goal, rests there for a while, and takes another.
void flyBat(Game& game, Body& bat)
{
    constexpr double kSpeed = 110.0;
    if (bat.mood > 0) {
        --bat.mood;
        bat.velocity = {};
        return;
    }
    const Vec2 way = bat.goal - bat.centre;
    if (length(way) < 4.0) {
        bat.mood = 10 + game.below(50);
        bat.goal = bat.centre + Vec2{game.between(-160.0, 160.0), game.between(-160.0, 160.0)};
        bat.goal.x = std::clamp(bat.goal.x, 20.0, 1260.0);
        bat.goal.y = std::clamp(bat.goal.y, 20.0, 940.0);
        return;
    }
    bat.velocity = kSpeed * normalized(way);
    game.move(bat);
}

void advanceShooter(Game& game)
{
    constexpr double kBulletSpeed = 420.0;
    std::vector<Vec2> muzzles;
    for (Body& body : game.bodies()) {
        if (body.kind == &kBat)
            flyBat(game, body);
        else if (body.kind == &kBullet)
            game.move(body);
        else if (body.kind == &kHero) {
            game.bounce(body);
            if ((game.now() + body.id) % 5 == 0)
                muzzles.push_back(body.centre);
            game.follow(body.centre);
        }
    }
    for (const Vec2 muzzle : muzzles) {
        const double angle = game.between(0.0, kFullTurn);
        const Vec2 way{std::cos(angle), std::sin(angle)};
        Body& bullet = game.spawn(kBullet, muzzle + 30.0 * way, {7.0, 7.0});
        bullet.velocity = kBulletSpeed * way;
        bullet.lifetime = 25 + game.below(30);
    }
}

// ---- Platformer: tiles of 32 pixels, walkers that sink one pixel into them

constexpr double kTile = 32.0;
constexpr double kFloors[] = {736.0, 560.0, 384.0, 208.0}; // tops of the rows of tiles

const Kind kTileKind{"Tile", false, 1, kAllBits, false};
const Kind kCoin{"Coin", false, 2, kAllBits, false};
const Kind kWalker{"Walker", true, 1, kAllBits, true};
const Kind kPlayer{"Player", true, 1, kAllBits, false};
const Kind kPlatform{"Platform", false, 1, kAllBits, false};
const Kind kRider{"Rider", true, 1, kAllBits, false};

void beginPlatformer(Game& game)
{
    for (int row = 0; row < 4; ++row)
        for (int i = 0; i < 26; ++i)
            if (row == 0 || i % 9 != 4)
                game.spawn(kTileKind, {kTile * (2.0 * i + 0.5 + row), kFloors[row] + 0.5 * kTile},
                           {2.0 * kTile, kTile});
    for (int i = 0; i < 24; ++i)
        game.spawn(kCoin, {game.between(60.0, 1900.0), kFloors[i % 4] - 20.0}, {16.0, 16.0});
    for (int i = 0; i < 40; ++i) {
        Body& walker = game.spawn(kWalker, {game.between(60.0, 1900.0), kFloors[i % 4] - 14.0}, {24.0, 30.0});
        walker.velocity.x = game.between(-70.0, 70.0);
    }
    for (int i = 0; i < 6; ++i) {
        const Vec2 place{200.0 + 300.0 * i, 480.0 + 30.0 * (i % 3)};
        Body& platform = game.spawn(kPlatform, place, {96.0, 20.0});
        platform.goal = place;
        for (int k = 0; k < 2; ++k) {
            Body& rider = game.spawn(kRider, place, {20.0, 24.0});
            rider.hasParent = true;
            rider.mood = 2 * i + k;
        }
    }
    Body& player = game.spawn(kPlayer, {400.0, 720.0}, {24.0, 40.0});
    player.velocity.x = 140.0;
}

void walk(Game& game, Body& walker)
{
    if (walker.mood > 0) {
        --walker.mood;
        return;
    }
    game.bounce(walker);
    if (game.below(150) == 0)
        walker.mood = 25 + game.below(50);
    if (game.below(200) == 0)
        walker.velocity.x = -walker.velocity.x;
}

void advancePlatformer(Game& game)
{
    const double time = kStepSeconds * static_cast<double>(game.now());
    std::vector<Vec2> platforms;
    for (Body& body : game.bodies()) {
        if (body.kind == &kPlatform) {
            const double phase = 0.9 * time + static_cast<double>(body.id);
            body.centre = body.goal + Vec2{110.0 * std::sin(phase), 70.0 * std::cos(phase)};
            platforms.push_back(body.centre);
        } else if (body.kind == &kWalker) {
            walk(game, body);
        } else if (body.kind == &kPlayer) {
            game.bounce(body);
            body.centre.y = 718.0 - 190.0 * std::abs(std::sin(2.0 * time));
            game.follow(body.centre);
        }
    }
    for (Body& body : game.bodies())
        if (body.kind == &kRider) {
            body.parent = platforms[static_cast<std::size_t>(body.mood / 2)];
            body.centre = body.parent + Vec2{body.mood % 2 == 0 ? -20.0 : 18.0, -21.0};
        }
}

// ---- Space: wraps around

const Kind kRock{"Rock", true, 1, kAllBits, false};
const Kind kShip{"Ship", true, 1, kAllBits, false};
const Kind kShot{"Shot", true, kBullets, kAllBits & ~kBullets, false};
const Kind kStation{"Station", false, 1, kAllBits, false};

Body& spawnRock(Game& game, Vec2 place, double size)
{
    Body& rock = game.spawn(kRock, place, {size, 0.7 * size});
    rock.velocity = {game.between(-110.0, 110.0), game.between(-110.0, 110.0)};
    rock.angle = game.between(0.0, kFullTurn);
    rock.goal.x = game.between(-1.5, 1.5); // radians a second
    return rock;
}

void beginSpace(Game& game)
{
    for (int i = 0; i < 70; ++i)
        spawnRock(game, game.anywhere(20.0), game.between(30.0, 76.0));
    for (int i = 0; i < 14; ++i) {
        Body& ship = game.spawn(kShip, game.anywhere(20.0), {30.0, 24.0});
        ship.velocity = {game.between(-160.0, 160.0), game.between(-160.0, 160.0)};
    }
    for (int i = 0; i < 5; ++i)
        game.spawn(kStation, game.anywhere(200.0), {150.0, 120.0});
}

void wrap(Game& game, Body& body)
{
    const Aabb& level = game.facts().bounds;
    Vec2 to = body.centre;
    to.x += to.x < level.lo.x ? level.width() : to.x > level.hi.x ? -level.width() : 0.0;
    to.y += to.y < level.lo.y ? level.height() : to.y > level.hi.y ? -level.height() : 0.0;
    if (!(to == body.centre))
        game.jump(body, to);
}

void advanceSpace(Game& game)
{
    std::vector<Body> splits;
    std::vector<Body> shooters;
    for (Body& body : game.bodies()) {
        if (body.kind == &kStation)
            continue;
        game.move(body);
        wrap(game, body);
        if (body.kind == &kRock) {
            body.angle += kStepSeconds * body.goal.x;
            if (game.below(700) == 0)
                splits.push_back(body);
        } else if (body.kind == &kShip) {
            if (game.below(90) == 0)
                game.jump(body, game.anywhere(30.0));
            if (game.below(12) == 0)
                shooters.push_back(body);
            game.follow(body.centre);
        }
    }
    for (const Body& rock : splits) {
        game.kill(rock.id);
        for (int k = 0; k < 2; ++k)
            spawnRock(game, rock.centre, std::max(24.0, 0.7 * rock.size.x));
    }
    for (const Body& ship : shooters) {
        Body& shot = game.spawn(kShot, ship.centre, {8.0, 8.0});
        shot.velocity = 2.0 * ship.velocity;
        shot.lifetime = 60;
    }
}

// ---- Stacked: whole pixels only

constexpr double kBlock = 32.0;
const Kind kBlockKind{"Block", true, 1, kAllBits, true};
const Kind kSlab{"Slab", false, 1, kAllBits, false};
const Kind kSlider{"Slider", true, 1, kAllBits, false};

void beginStacked(Game& game)
{
    for (int column = 0; column < 16; ++column)
        for (int row = 0; row < 5; ++row)
            if ((column + row) % 7 != 3)
                game.spawn(kBlockKind, {kBlock * (2.0 * column + 0.5), kBlock * (row + 9.5)}, {kBlock, kBlock});
    for (int i = 0; i < 8; ++i)
        game.spawn(kSlab, {128.0 * i + 64.0, 496.0}, {128.0, kBlock});
    for (int i = 0; i < 40; ++i) {
        Body& slider = game.spawn(kSlider, {kBlock * game.below(30) + 16.0, kBlock * game.below(15) + 16.0},
                                  i % 2 == 0 ? Vec2{kBlock, kBlock} : Vec2{16.0, 64.0});
        slider.mood = game.below(40);
    }
}

/// Goes to the next place in eight steps of four pixels, and waits there.
void advanceStacked(Game& game)
{
    constexpr double kPixels = 4.0;
    constexpr int kPeriod = 40;
    constexpr int kWay = 8;
    for (Body& body : game.bodies()) {
        if (body.kind != &kSlider)
            continue;
        const int phase = (static_cast<int>(game.now()) + body.mood) % kPeriod;
        if (phase == 0) {
            const int way = game.below(4);
            body.goal = {way == 0   ? kPixels
                         : way == 1 ? -kPixels
                                    : 0.0,
                         way == 2   ? kPixels
                         : way == 3 ? -kPixels
                                    : 0.0};
            const Aabb& level = game.facts().bounds;
            if (!contains(level, body.centre + 8.0 * body.goal))
                body.goal = -body.goal;
        }
        body.velocity = phase < kWay ? (1.0 / kStepSeconds) * body.goal : Vec2{};
        if (phase < kWay)
            body.centre += body.goal;
    }
}

} // namespace

WorldRules shooterRules() { return {beginShooter, advanceShooter}; }
WorldRules platformerRules() { return {beginPlatformer, advancePlatformer}; }
WorldRules spaceRules() { return {beginSpace, advanceSpace}; }
WorldRules stackedRules() { return {beginStacked, advanceStacked}; }

} // namespace broadside::planted
