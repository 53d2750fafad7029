#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/collision/queries.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// @file
/// Questions to a world: what is at this point, in this box, around this object, along this ray - and what did the
/// broad phase hand out for it?
///
/// Units     metres, world frame.
/// Boundary  everything is closed: touching counts.
/// Masks     an object is treated as if it were dynamic, and only what it can collide with answers, also as nearest;
///           the other questions see every object.
/// Cost      the broad phase's queries.

namespace broadside {

class Frame;

struct CircleArea {
    Vec2 center;
    double radius = 0.0; ///< > 0.
    friend bool operator==(const CircleArea&, const CircleArea&) = default;
};
/// From a point to another, both included. No length asks for a point.
struct Ray {
    Vec2 from;
    Vec2 to;
    friend bool operator==(const Ray&, const Ray&) = default;
};
/// About an object by its row, a point, a box (which may have no width or height), a circle, or a ray.
/// @pre finite; boxes not empty; rows present.
using Question = std::variant<ObjectIndex, Vec2, Aabb, CircleArea, Ray>;

struct NearestObject {
    ObjectId id;
    double distance = 0.0; ///< Between the shapes; 0 when they overlap.
    friend bool operator==(const NearestObject&, const NearestObject&) = default;
};

struct RayMeeting {
    ObjectId id;
    RayHit hit;
    friend bool operator==(const RayMeeting&, const RayMeeting&) = default;
};

/// Lists of ids are ascending.
struct Answer {
    /// Cells that the asker touches, ascending, by the ids of the algorithm and in its arithmetic; the first
    /// limits::kDenseCells of them. A ray touches the cells it passes through, not those of the box around it. Empty
    /// outside the table of the algorithm and for algorithms without cells.
    std::vector<std::uint64_t> cells;
    /// About an object: the cells in which it is registered, ascending. Of a textbook variant perhaps others than it
    /// touches: only the corners, or where it stood before.
    std::vector<std::uint64_t> registeredCells;
    /// What the broad phase hands out; for a ray, what is registered in cells that the ray passes through.
    std::vector<ObjectId> candidates;
    std::vector<ObjectId> boxOverlaps; ///< Of these, boxes that the asker's box (the ray itself) meets.
    std::vector<ObjectId> overlaps;    ///< Of these, shapes that the asker's shape meets.
    /// The object whose shape is nearest, at any distance, the lowest id of several; never the asker. Exact whatever
    /// the broad phase.
    std::optional<NearestObject> nearest;
    /// About an object: what the nearest() of a textbook variant says, if it was published with one. It may be wrong,
    /// and it may be the asker.
    std::optional<ObjectId> publishedNearest;
    std::vector<RayMeeting> hits; ///< For a ray: by fraction, then by id.
};

/// @pre the broad phase is up to date with the table.
[[nodiscard]] Answer answer(const ObjectTable& objects, const BroadPhase& broadPhase, const Question& question);
/// The same of a frame; objects, points and boxes by its own convention of touching. @pre the frame has a broad phase
[[nodiscard]] Answer answer(const Frame& frame, const Question& question);

} // namespace broadside
