#include "core/scene/sample_games.h"

#include "core/scene/sample_parts.h"

#include <cmath>

namespace broadside {
namespace {

/// The category of objects that collide with everything except objects of their own category.
constexpr std::uint32_t kOwnCategory = 2;
constexpr std::uint32_t kAllButOwn = ~kOwnCategory;

SceneObject bouncer(std::string name, double radius, Vec2 position, Vec2 velocity)
{
    SceneObject object = namedObject(std::move(name), ObjectKind::Dynamic, Circle{radius}, position);
    object.velocity = velocity;
    object.onHit = HitResponse::Bounce;
    return object;
}

/// The start time of the animation is in each object's Walker component.
SharedValue<Sprite> walkingSprite()
{
    Sprite sprite;
    sprite.animation = "walk";
    sprite.faces = Sprite::Facing::Left;
    return sprite;
}

// ---- pong ------------------------------------------------------------------------------------------------------

constexpr double kPongWidth = 9.6;
constexpr double kPongHeight = 4.8;

SceneObject pongWall(std::string name, double y)
{
    return namedObject(std::move(name), ObjectKind::Static, Box{kPongWidth, 0.2}, {kPongWidth / 2.0, y});
}

/// Faster than a ball, so that a paddle that follows a ball stays at its height.
SceneObject pongPaddle(std::string name, double x, ObjectId follows)
{
    SceneObject object = namedObject(std::move(name), ObjectKind::Dynamic, Box{0.2, 1.0}, {x, kPongHeight / 2.0});
    object.onHit = HitResponse::Stop; // at the walls above and below
    object.components.emplace_back(Paddle{Paddle::Axis::Y, 6.0, follows});
    return object;
}

/// A wall behind a paddle. A ball that hits it gives the other side a point.
SceneObject pongGoal(std::string name, double x, std::uint32_t player)
{
    SceneObject object =
        namedObject(std::move(name), ObjectKind::Static, Box{0.2, kPongHeight}, {x, kPongHeight / 2.0});
    object.components.emplace_back(Score{1, player});
    return object;
}

SceneObject pongBall(Random& random, std::size_t number)
{
    const double x = millimetresBetween(random, 2.5, 4.0);
    const double direction = random.below(2) == 0 ? -1.0 : 1.0;
    SceneObject object = bouncer("Ball " + std::to_string(number), 0.1, {kPongWidth / 2.0, kPongHeight / 2.0},
                                 {direction * x, millimetresBetween(random, -2.5, 2.5)});
    object.category = kOwnCategory;
    object.mask = kAllButOwn;
    return object;
}

// ---- pinball ---------------------------------------------------------------------------------------------------

constexpr double kTableWidth = 4.0;
constexpr double kRowHeight = 0.9;
constexpr std::size_t kBumpersPerRow = 4;
constexpr double kFunnelHeight = 2.0; // metres below the bumpers
constexpr double kLaneHeight = 1.6;   // metres above the bumpers
constexpr double kFunnelWidth = 1.1;
constexpr double kFlipperHeight = 0.6;
constexpr double kFlipperRest = 25.0; // degrees below the horizontal
constexpr std::uint32_t kBumperPoints = 10;

/// Two walls that lean inwards to the flippers, a floor below them, and two corners at the top that reflect the ball.
/// The floor is needed because an edge of the world mirrors positions: without it, a ball would gain height in every
/// bounce.
void appendTableWalls(Scene& scene)
{
    const double top = scene.world.height;
    const auto wall = [&](std::string name, Vec2 position, std::vector<Vec2> points) {
        append(scene, namedObject(std::move(name), ObjectKind::Static, Polygon{std::move(points)}, position));
    };
    wall("Floor", {0.0, 0.0}, {{0.0, 0.0}, {kTableWidth, 0.0}, {kTableWidth, 0.2}, {0.0, 0.2}});
    wall("Funnel left", {0.0, 0.0}, {{0.0, 0.0}, {kFunnelWidth, 0.0}, {kFunnelWidth, 0.7}, {0.0, 1.4}});
    wall("Funnel right", {kTableWidth, 0.0}, {{0.0, 0.0}, {0.0, 1.4}, {-kFunnelWidth, 0.7}, {-kFunnelWidth, 0.0}});
    wall("Corner left", {0.0, top}, {{0.0, 0.0}, {0.0, -0.9}, {0.9, 0.0}});
    wall("Corner right", {kTableWidth, top}, {{0.0, 0.0}, {-0.9, 0.0}, {0.0, -0.9}});
}

/// Its position is the pivot, at the lower end of a funnel wall.
SceneObject flipper(std::string name, double x, Flipper::Side side)
{
    const double toMiddle = side == Flipper::Side::Left ? 1.0 : -1.0;
    std::vector<Vec2> points{{0.0, -0.08}, {toMiddle * 0.7, -0.05}, {toMiddle * 0.7, 0.05}, {0.0, 0.08}};
    SceneObject object =
        namedObject(std::move(name), ObjectKind::Static, Polygon{std::move(points)}, {x, kFlipperHeight});
    object.pose.angle = -toMiddle * kFlipperRest;
    object.components.emplace_back(Flipper{side, 2.0 * kFlipperRest, 400.0});
    return object;
}

Vec2 bumperPlace(Random& random, std::size_t index)
{
    constexpr double kShake = 0.15; // the ball fits between any two bumpers
    const auto column = static_cast<double>(index % kBumpersPerRow);
    const std::size_t fullRows = index / kBumpersPerRow;
    const auto row = static_cast<double>(fullRows);
    const double x = 0.5 + column + millimetresBetween(random, -kShake, kShake);
    const double y = kFunnelHeight + kRowHeight * (row + 0.5) + millimetresBetween(random, -kShake, kShake);
    return {toMillimetres(x), toMillimetres(y)};
}

SceneObject bumper(std::size_t index, Vec2 position)
{
    SceneObject object = namedObject("Bumper " + std::to_string(index + 1), ObjectKind::Static, Circle{0.2}, position);
    object.components.emplace_back(Score{kBumperPoints, 1});
    return object;
}

} // namespace

Scene walkersScene(std::size_t count, Random& random)
{
    Scene scene;
    scene.world.width = 4.8;
    scene.world.height = 3.2;
    scene.world.gravity = {};
    scene.world.edges = EdgeRule::Wrap;
    scene.atlases.emplace_back(kWalkerAtlas);
    const SharedValue<Sprite> walk = walkingSprite();
    for (std::size_t i = 1; i <= count; ++i) {
        SceneObject object = namedObject("Walker " + std::to_string(i), ObjectKind::Dynamic, Box{1.0, 1.0},
                                         pointIn(random, scene.world.width, scene.world.height));
        object.category = kOwnCategory;
        object.mask = kAllButOwn;
        const auto direction = random.below(2) == 0 ? Walker::Direction::Left : Walker::Direction::Right;
        object.components.emplace_back(Walker{0.5, direction, millimetresBetween(random, 0.0, 10.0)});
        object.sprite = walk;
        append(scene, std::move(object));
    }
    return scene;
}

Scene pongScene(std::size_t balls, Random& random)
{
    Scene scene;
    scene.world.width = kPongWidth;
    scene.world.height = kPongHeight;
    scene.world.gravity = {};
    scene.world.edges = EdgeRule::Bounce;
    ObjectId first;
    for (std::size_t i = 1; i <= balls; ++i) {
        const ObjectId id = append(scene, pongBall(random, i));
        first = i == 1 ? id : first;
    }
    append(scene, pongWall("Wall bottom", 0.1));
    append(scene, pongWall("Wall top", kPongHeight - 0.1));
    append(scene, pongPaddle("Paddle left", 0.6, {}));
    append(scene, pongPaddle("Paddle right", kPongWidth - 0.6, first));
    append(scene, pongGoal("Goal left", 0.1, 2));
    append(scene, pongGoal("Goal right", kPongWidth - 0.1, 1));
    return scene;
}

Scene pinballScene(std::size_t bumpers, Random& random)
{
    const std::size_t rows = (bumpers + kBumpersPerRow - 1) / kBumpersPerRow;
    Scene scene;
    scene.world.width = kTableWidth;
    scene.world.height = toMillimetres(kFunnelHeight + kRowHeight * static_cast<double>(rows) + kLaneHeight);
    scene.world.gravity = {0.0, -4.0}; // a tilted table
    scene.world.edges = EdgeRule::Bounce;
    scene.world.terminalSpeed = 9.0;                    // because flippers add speed and nothing removes it
    scene.step.integrator = Integrator::VelocityVerlet; // keeps the height of bounces
    scene.step.dt = 1.0 / 120.0;                        // a flipper must not pass through the ball
    const Vec2 start{millimetresBetween(random, 1.5, 2.5), toMillimetres(scene.world.height - 0.8)};
    append(scene, bouncer("Ball", 0.1, start, velocityUpTo(random, 2.0)));
    appendTableWalls(scene);
    for (std::size_t i = 0; i < bumpers; ++i)
        append(scene, bumper(i, bumperPlace(random, i)));
    append(scene, flipper("Flipper left", kFunnelWidth, Flipper::Side::Left));
    append(scene, flipper("Flipper right", kTableWidth - kFunnelWidth, Flipper::Side::Right));
    return scene;
}

} // namespace broadside
