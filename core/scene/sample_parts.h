#pragma once

#include "core/base/random.h"
#include "core/scene/scene.h"

#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

/// @file
/// What the makers of sample worlds share. Random numbers are in whole millimetres: the files are readable, and have
/// the same bytes on machines where pow() differs in the last bit.

namespace broadside {

[[nodiscard]] inline double toMillimetres(double metres) { return std::round(metres * 1000.0) / 1000.0; }

[[nodiscard]] inline double millimetresBetween(Random& random, double low, double high)
{
    return toMillimetres(random.between(low, high));
}

[[nodiscard]] inline Vec2 pointIn(Random& random, double width, double height)
{
    // two statements, because the order of arguments is not defined
    const double x = millimetresBetween(random, 0.0, width);
    const double y = millimetresBetween(random, 0.0, height);
    return {x, y};
}

[[nodiscard]] inline Vec2 velocityUpTo(Random& random, double speedPerAxis)
{
    const double x = millimetresBetween(random, -speedPerAxis, speedPerAxis);
    const double y = millimetresBetween(random, -speedPerAxis, speedPerAxis);
    return {x, y};
}

/// An object without an id. append() gives it one.
[[nodiscard]] inline SceneObject namedObject(std::string name, ObjectKind kind, Shape shape, Vec2 position)
{
    SceneObject object;
    object.name = std::move(name);
    object.kind = kind;
    object.shape = std::move(shape);
    object.pose.position = position;
    return object;
}

/// Gives the object the next free id, which is returned.
inline ObjectId append(Scene& scene, SceneObject object)
{
    object.id = scene.nextId();
    const ObjectId id = object.id;
    scene.append(std::make_shared<const SceneObject>(std::move(object)));
    return id;
}

// The pictures that are built into the program: resources/sprites.
inline constexpr std::string_view kCannonAtlas = ":/broadside/sprites/cannon.atlas.json";
inline constexpr std::string_view kWalkerAtlas = ":/broadside/sprites/walker.atlas.json";

[[nodiscard]] inline SharedValue<Sprite> regionSprite(std::string region)
{
    Sprite sprite;
    sprite.region = std::move(region);
    return sprite;
}

/// No gravity and edges that bounce: objects move for ever.
[[nodiscard]] inline Scene floatingWorld(double side, double cellSize)
{
    Scene scene;
    scene.world.width = side;
    scene.world.height = side;
    scene.world.gravity = {};
    scene.world.edges = EdgeRule::Bounce;
    scene.broadPhase.cellSize = cellSize;
    return scene;
}

} // namespace broadside
