#pragma once

#include "core/base/object_id.h"

#include <cstdint>
#include <string>
#include <variant>

/// @file
/// What objects do by themselves. The fields of each kind, their words in files and their ranges stand in
/// component_table.h; what they do stands in core/dynamics.

namespace broadside {

/// A cannon: turns to the pointer and, on release, starts its projectile with speed = distance to the pointer * power.
struct Launcher {
    ObjectId projectile;
    double power = 1.0; ///< 1/s, > 0.
    friend bool operator==(const Launcher&, const Launcher&) = default;
};

/// Walks along x at a constant speed. What turns its velocity round (a wall it bounces off) turns it round.
struct Walker {
    enum class Direction : std::uint8_t { Left, Right };
    double speed = 0.5;                     ///< m/s, > 0.
    Direction direction = Direction::Right; ///< At the start; later the sign of its velocity says.
    double stateTime = 0.0;                 ///< Seconds into its animation at the start, >= 0.
    friend bool operator==(const Walker&, const Walker&) = default;
};

/// Puts copies of an object into the world, where its owner stands, one every `interval`.
struct Spawner {
    ObjectId object;           ///< The one to copy.
    double interval = 1.0;     ///< Seconds, > 0.
    std::uint32_t limit = 100; ///< Copies in all.
    friend bool operator==(const Spawner&, const Spawner&) = default;
};

/// Removes its owner some time after the start, or after it was spawned.
struct Lifetime {
    double seconds = 5.0; ///< > 0.
    friend bool operator==(const Lifetime&, const Lifetime&) = default;
};

/// Moves along one axis at the player's command, or after another object.
struct Paddle {
    enum class Axis : std::uint8_t { X, Y };
    Axis axis = Axis::Y;
    double speed = 5.0; ///< m/s, > 0.
    ObjectId follows;   ///< Null: the player steers it (SteerInput).
    friend bool operator==(const Paddle&, const Paddle&) = default;
};

/// A flipper of a pinball table: rotates about its owner's position, the pivot, while the player presses its key, and
/// back. What it hits on the way gets the speed of its surface.
struct Flipper {
    enum class Side : std::uint8_t { Left, Right };
    Side side = Side::Left; ///< Its key; a left one swings counter-clockwise, a right one clockwise.
    double swing = 50.0;    ///< Degrees from the angle at the start, > 0.
    double speed = 400.0;   ///< Degrees per second, > 0.
    friend bool operator==(const Flipper&, const Flipper&) = default;
};

/// Counts for a player what hits its owner: goals and bumpers.
struct Score {
    std::uint32_t points = 1; ///< For each hit.
    std::uint32_t player = 1;
    friend bool operator==(const Score&, const Score&) = default;
};

/// A component of a type that this version does not know: kept and written back, reported once, does nothing.
struct UnknownComponent {
    std::string type;
    std::string json; ///< The whole component as compact JSON, type included.
    friend bool operator==(const UnknownComponent&, const UnknownComponent&) = default;
};

using Component = std::variant<Launcher, Walker, Spawner, Lifetime, Paddle, Flipper, Score, UnknownComponent>;

} // namespace broadside
