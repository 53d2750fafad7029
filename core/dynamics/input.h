#pragma once

#include "core/math/pose.h"
#include "core/scene/scene_object.h"

#include <optional>
#include <variant>
#include <vector>

/// @file
/// What reaches a world from outside.

namespace broadside {

/// A shot: the launcher of `cannon` turns to `pointer` and starts its projectile.
struct ShootInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const ShootInput&, const ShootInput&) = default;
};
/// The launcher of `cannon` only turns to `pointer`.
struct AimInput {
    ObjectId cannon;
    Vec2 pointer; ///< World frame, metres.
    friend bool operator==(const AimInput&, const AimInput&) = default;
};
/// Steers a paddle, or swings a flipper, until the next such input. Does nothing to what is neither, or follows an
/// object.
struct SteerInput {
    ObjectId paddle;
    double direction = 0.0; ///< -1 .. 1 of its speed; of a flipper: other than 0 while its key is pressed.
    friend bool operator==(const SteerInput&, const SteerInput&) = default;
};
/// Objects are put in, exchanged and taken out: what an editor does to a world that runs.
struct EditInput {
    /// An object of the world becomes this one. An unknown id is a new object, at the
    /// place and with the velocity that it says.
    struct Put {
        ObjectPtr object;                  ///< Its place and velocity are what it would begin with, its scale counts.
        std::optional<Pose> pose = {};     ///< Where it is put; nothing: it stays where it is. Scale left out.
        std::optional<Vec2> velocity = {}; ///< That it gets; nothing: it keeps its own. m/s.
        bool onlyIfThere = false;          ///< Else one that is gone comes back.
        friend bool operator==(const Put&, const Put&) = default;
    };
    std::vector<Put> put;
    std::vector<ObjectId> takeOut; ///< After that. Those that are not there are passed over.
    friend bool operator==(const EditInput&, const EditInput&) = default;
};
/// Makes one of two edits: where both put an object, the later counts. O(n) where both name the same in the same order
void join(EditInput& edit, const EditInput& later);
/// What reaches a world from outside; applied in phase 1 of the next step, in order. One that names no launcher of the
/// world, or whose projectile is unknown, or a new object with an id below that of another, becomes a problem of the
/// report.
using Input = std::variant<ShootInput, AimInput, SteerInput, EditInput>;

} // namespace broadside
