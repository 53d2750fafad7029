#pragma once

#include "core/levels/building/level_builder.h"

#include <cstdint>
#include <string>
#include <vector>

/// @file
/// Bodies and fixtures of Box2D as plain data. Both readers fill it: R.U.B.E. in metres, PhysicsEditor in pixels.

namespace broadside::levels::box2d {

/// A shape of a body. Points are around the body's position, y up, before its rotation.
struct Fixture {
    std::string name;
    std::vector<tiled::PixelShape> shapes; ///< With y down already.
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff;
    bool isSensor = false;
    double restitution = 0.0;
    bool hasFriction = false;
    std::int64_t group = 0;
};

struct Body {
    LevelPlace place;
    std::string name;
    ObjectKind kind = ObjectKind::Static;
    Vec2 position;      ///< y up.
    double angle = 0.0; ///< Degrees counter-clockwise.
    Vec2 velocity;      ///< y up, per second.
    double mass = 1.0;
    double gravityScale = 1.0;
    Properties properties;
    std::vector<Fixture> fixtures;
    std::vector<Message> notes;
};

/// Adds a body to the scene: one object, or one for each filter if its fixtures have different ones.
void addBody(LevelBuilder& builder, const Body& body);

inline constexpr std::size_t kMostBodies = 100'000;
inline constexpr std::size_t kMostFixtures = 200'000; ///< Of all bodies together.

} // namespace broadside::levels::box2d
