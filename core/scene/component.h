#pragma once

#include "core/base/object_id.h"

#include <cstdint>
#include <string>
#include <variant>

/// @file
/// Components: behaviour of objects. component_table.h has the fields of each type, their keys in files and their
/// ranges; core/dynamics has what they do.

namespace broadside {

/// Makes its object a cannon: aims at the pointer. On release it launches its projectile with speed = distance to the
/// pointer * power.
struct Launcher {
    ObjectId projectile;
    double power = 1.0; ///< 1/s, > 0.
    friend bool operator==(const Launcher&, const Launcher&) = default;
};

/// Walks along x at a constant speed. When its velocity is reversed (by a wall it bounces off), it walks the other way.
struct Walker {
    enum class Direction : std::uint8_t { Left, Right };
    double speed = 0.5;                     ///< m/s, > 0.
    Direction direction = Direction::Right; ///< The direction at the start; later the sign of its velocity decides.
    double stateTime = 0.0;                 ///< Seconds into its animation at the start, >= 0.
    friend bool operator==(const Walker&, const Walker&) = default;
};

/// Puts a copy of an object into the world every `interval`, at its owner's position.
struct Spawner {
    ObjectId object;           ///< The object that is copied.
    double interval = 1.0;     ///< Seconds, > 0.
    std::uint32_t limit = 100; ///< Total number of copies.
    friend bool operator==(const Spawner&, const Spawner&) = default;
};

/// Removes its owner some time after the start, or after its owner was spawned.
struct Lifetime {
    double seconds = 5.0; ///< > 0.
    friend bool operator==(const Lifetime&, const Lifetime&) = default;
};

/// Moves along one axis: the player steers it, or it follows another object.
struct Paddle {
    enum class Axis : std::uint8_t { X, Y };
    Axis axis = Axis::Y;
    double speed = 5.0; ///< m/s, > 0.
    ObjectId follows;   ///< Null: the player steers it (SteerInput).
    friend bool operator==(const Paddle&, const Paddle&) = default;
};

/// A flipper of a pinball table: while the player presses its key, it rotates about its owner's position, the pivot;
/// then it rotates back. An object that it hits gets the speed of the flipper's surface.
struct Flipper {
    enum class Side : std::uint8_t { Left, Right };
    Side side = Side::Left; ///< Selects the key; a left flipper swings counter-clockwise, a right one clockwise.
    double swing = 50.0;    ///< Degrees from the angle at the start, > 0.
    double speed = 400.0;   ///< Degrees per second, > 0.
    friend bool operator==(const Flipper&, const Flipper&) = default;
};

/// Gives a player points when something hits its owner. For goals and bumpers.
struct Score {
    std::uint32_t points = 1; ///< The points for each hit.
    std::uint32_t player = 1;
    friend bool operator==(const Score&, const Score&) = default;
};

/// A component of a type that this version does not know. It is kept, written back and reported once; it has no effect.
struct UnknownComponent {
    std::string type;
    std::string json; ///< The whole component as compact JSON, including its type.
    friend bool operator==(const UnknownComponent&, const UnknownComponent&) = default;
};

using Component = std::variant<Launcher, Walker, Spawner, Lifetime, Paddle, Flipper, Score, UnknownComponent>;

} // namespace broadside
