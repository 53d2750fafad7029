#include "core/scene/sample_crowds.h"

#include "core/scene/sample_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

double sideFor(std::size_t count, double areaPerObject)
{
    return std::ceil(std::sqrt(areaPerObject * static_cast<double>(std::max<std::size_t>(count, 1))));
}

/// Random offset around 0, denser towards 0, at most `reach`.
double scatter(Random& random, double reach)
{
    const double first = random.between(-0.5, 0.5);
    const double second = random.between(-0.5, 0.5);
    return reach * (first + second);
}

// ---- mixed -----------------------------------------------------------------------------------------------------

constexpr double kSmallest = 0.05; // metres

Shape mixedShape(Random& random, double size)
{
    switch (random.below(3)) {
    case 0:
        return Circle{toMillimetres(size / 2.0)};
    case 1:
        return Box{size, toMillimetres(size * random.between(0.5, 1.0))};
    default:
        return OrientedBox{size, toMillimetres(size * random.between(0.5, 1.0))};
    }
}

// ---- level -----------------------------------------------------------------------------------------------------

constexpr double kTile = 1.0;
constexpr double kStorey = 3.0;
constexpr std::size_t kStoreys = 13; // the ground and twelve above it

/// A row of tiles without gaps, and the gap after it, in tiles.
struct Stretch {
    std::uint64_t tiles = 0;
    double gap = 0.0;
};

Stretch nextStretch(Random& random, std::size_t storey)
{
    const bool ground = storey == 0;
    const std::uint64_t tiles = ground ? 12 + random.below(24) : 3 + random.below(8);
    const std::uint64_t gap = ground ? 2 + random.below(2) : 3 + random.below(6);
    return {tiles, static_cast<double>(gap)};
}

/// Extends the storey that is shortest until the tiles are used up, so that all storeys end at about the same place.
/// Returns the length of the level.
double layTiles(Scene& scene, std::size_t tiles, Random& random)
{
    std::array<double, kStoreys> ends{};
    for (std::size_t laid = 0; laid < tiles;) {
        const auto shortest = std::ranges::min_element(ends);
        const auto storey = static_cast<std::size_t>(shortest - ends.begin());
        const Stretch stretch = nextStretch(random, storey);
        for (std::uint64_t i = 0; i < stretch.tiles && laid < tiles; ++i, *shortest += kTile) {
            const Vec2 center{*shortest + kTile / 2.0, static_cast<double>(storey) * kStorey + kTile / 2.0};
            const std::string name = (storey == 0 ? "Ground " : "Platform ") + std::to_string(++laid);
            append(scene, namedObject(name, ObjectKind::Static, Box{kTile, kTile}, center));
        }
        *shortest += stretch.gap;
    }
    return *std::ranges::max_element(ends);
}

SceneObject levelMover(Random& random, std::size_t number, double length)
{
    const bool isBall = random.below(2) == 0;
    const double x = millimetresBetween(random, 0.0, length);
    const double y = static_cast<double>(random.below(kStoreys)) * kStorey + kTile + kStorey / 3.0;
    SceneObject object =
        namedObject((isBall ? "Ball " : "Crate ") + std::to_string(number), ObjectKind::Dynamic, Box{0.6, 0.6}, {x, y});
    if (isBall)
        object.shape = Circle{0.3};
    object.velocity = {millimetresBetween(random, -3.0, 3.0), 0.0};
    object.onHit = HitResponse::Bounce;
    object.restitution = 0.8;
    return object;
}

} // namespace

Scene clusteredScene(std::size_t count, Random& random)
{
    constexpr std::size_t kCrowd = 50;
    constexpr double kReach = 4.0; // metres from the middle of a crowd, per axis
    constexpr double kMovingShare = 0.25;
    Scene scene = floatingWorld(sideFor(count, 4.0), 2.5);
    Vec2 middle;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % kCrowd == 0)
            middle = pointIn(random, scene.world.width, scene.world.height);
        const bool moves = random.unit() < kMovingShare;
        const double x = std::clamp(toMillimetres(middle.x + scatter(random, kReach)), 0.0, scene.world.width);
        const double y = std::clamp(toMillimetres(middle.y + scatter(random, kReach)), 0.0, scene.world.height);
        const double width = millimetresBetween(random, 0.4, 0.6);
        const double height = millimetresBetween(random, 0.4, 0.6);
        SceneObject object = namedObject((moves ? "Mover " : "Block ") + std::to_string(i + 1),
                                         moves ? ObjectKind::Dynamic : ObjectKind::Static, Box{width, height}, {x, y});
        if (moves)
            object.velocity = velocityUpTo(random, 2.0);
        append(scene, std::move(object));
    }
    return scene;
}

Scene mixedScene(std::size_t count, Random& random)
{
    constexpr double kDecades = 3.0;
    constexpr double kMovingShare = 0.5;
    Scene scene = floatingWorld(sideFor(count, 400.0), 5.0); // the mean box has about 180 m^2
    for (std::size_t i = 1; i <= count; ++i) {
        const double size = toMillimetres(kSmallest * std::pow(10.0, kDecades * random.unit()));
        const bool moves = random.unit() < kMovingShare;
        Shape shape = mixedShape(random, size);
        const bool turns = std::holds_alternative<OrientedBox>(shape);
        SceneObject object = namedObject((moves ? "Mover " : "Block ") + std::to_string(i),
                                         moves ? ObjectKind::Dynamic : ObjectKind::Static, std::move(shape),
                                         pointIn(random, scene.world.width, scene.world.height));
        if (turns)
            object.pose.angle = static_cast<double>(random.below(360));
        if (moves)
            object.velocity = velocityUpTo(random, 2.0);
        append(scene, std::move(object));
    }
    return scene;
}

Scene levelScene(std::size_t count, Random& random)
{
    constexpr std::size_t kOneMoverIn = 20;
    const std::size_t movers = count / kOneMoverIn;
    Scene scene;
    scene.world.height = kStoreys * kStorey + kTile;
    scene.world.edges = EdgeRule::Bounce;
    const double length = layTiles(scene, count - movers, random);
    scene.world.width = std::max(length, scene.world.height);
    for (std::size_t i = 1; i <= movers; ++i)
        append(scene, levelMover(random, i, scene.world.width));
    return scene;
}

} // namespace broadside
