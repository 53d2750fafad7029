#pragma once

#include "core/math/pose.h"
#include "core/scene/scene_object.h"

#include <optional>
#include <variant>
#include <vector>

/// @file
/// Inputs: everything that acts on a world from outside.

namespace broadside {

/// A shot: the launcher of `cannon` aims at `pointer` and launches its projectile.
struct ShootInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const ShootInput&, const ShootInput&) = default;
};
/// The launcher of `cannon` aims at `pointer` without a shot.
struct AimInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const AimInput&, const AimInput&) = default;
};
/// Steers a paddle, or swings a flipper, until the next such input. It has no effect on other objects and on paddles
/// that follow an object.
struct SteerInput {
    ObjectId paddle;
    /// -1 .. 1, a share of the paddle's speed. For a flipper: other than 0 while its key is pressed.
    double direction = 0.0;
    friend bool operator==(const SteerInput&, const SteerInput&) = default;
};
/// Adds, replaces and removes objects: an editor's changes to a running world.
struct EditInput {
    /// Replaces an object of the world by this one. An unknown id is a new object, with its own pose and velocity.
    struct Put {
        /// Its own pose and velocity are its start values; a replaced object keeps its current ones. Its scale always
        /// applies.
        ObjectPtr object;
        /// New position and angle (the scale is ignored); nothing: the current ones stay.
        std::optional<Pose> pose = {};
        std::optional<Vec2> velocity = {}; ///< New velocity, m/s; nothing: the current one stays.
        bool onlyIfPresent = false;        ///< Do nothing if the object was removed. Otherwise it comes back.
        friend bool operator==(const Put&, const Put&) = default;
    };
    std::vector<Put> put;
    std::vector<ObjectId> takeOut; ///< Removed after all `put`. Ids of absent objects are ignored.
    friend bool operator==(const EditInput&, const EditInput&) = default;
};
/// Joins two edits into one. If both put the same object, the values of the later one win. O(n) if both name the same
/// objects in the same order.
void join(EditInput& edit, const EditInput& later);
/// Applied in phase 1 of the next step, in order. An input becomes a problem of the report if it names no launcher of
/// the world, or if its projectile is unknown or static. The same is true if it adds an object whose id is not above
/// all existing ids.
using Input = std::variant<ShootInput, AimInput, SteerInput, EditInput>;

} // namespace broadside
