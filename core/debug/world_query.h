#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/collision/queries.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// @file
/// Queries of a world: what is at this point, in this box, around this object, along this ray? And which candidates
/// does the broad phase report for it?
///
/// Units     metres, world frame.
/// Boundary  everything is closed: touching counts.
/// Masks     the query of an object treats it as dynamic, and finds only objects that it can collide with, also as
///           nearest; the other queries find every object.
/// Cost      that of the broad phase's queries.

namespace broadside {

class Frame;

struct CircleArea {
    Vec2 center;
    double radius = 0.0; ///< > 0.
    friend bool operator==(const CircleArea&, const CircleArea&) = default;
};
/// A segment between two points, both included. With a length of 0 it is a point.
struct Ray {
    Vec2 from;
    Vec2 to;
    friend bool operator==(const Ray&, const Ray&) = default;
};
/// A query about an object by its row, a point, a box (which may have no width or height), a circle, or a ray.
/// @pre finite; boxes not empty; rows present.
using Question = std::variant<ObjectIndex, Vec2, Aabb, CircleArea, Ray>;

struct NearestObject {
    ObjectId id;
    double distance = 0.0; ///< The distance between the shapes; 0 when they overlap.
    friend bool operator==(const NearestObject&, const NearestObject&) = default;
};

struct RayMeeting {
    ObjectId id;
    RayHit hit;
    friend bool operator==(const RayMeeting&, const RayMeeting&) = default;
};

/// Lists of ids are ascending.
struct Answer {
    /// Cells that the query touches, ascending, by the ids of the algorithm and in its arithmetic; only the first
    /// limits::kDenseCells. A ray touches the cells that it passes through, not all cells of the box around it. Empty
    /// outside the table of the algorithm and for algorithms without cells.
    std::vector<std::uint64_t> cells;
    /// The cells in which a queried object is registered, ascending. A textbook variant may register it in other cells
    /// than it touches: only in its corner cells, or in the cells of an earlier position.
    std::vector<std::uint64_t> registeredCells;
    /// Candidates that the broad phase reports; for a ray, objects that are registered in cells that it passes through.
    std::vector<ObjectId> candidates;
    std::vector<ObjectId> boxOverlaps; ///< Candidates whose box meets the query's box (or the ray itself).
    std::vector<ObjectId> overlaps;    ///< Box overlaps whose shape meets the query's shape.
    /// The object whose shape is nearest, at any distance; of several, the one with the lowest id. Never the queried
    /// object. Exact for every broad phase.
    std::optional<NearestObject> nearest;
    /// The result of a textbook variant's nearest() for a queried object, if it was published with one. It may be
    /// wrong, and it may be the queried object.
    std::optional<ObjectId> publishedNearest;
    std::vector<RayMeeting> hits; ///< The hits of a ray, sorted by fraction, then by id.
};

/// @pre the broad phase is up to date with the table.
[[nodiscard]] Answer answer(const ObjectTable& objects, const BroadPhase& broadPhase, const Question& question);
/// The same for a frame. Objects, points and boxes follow the frame's touch rule. @pre the frame has a broad phase
[[nodiscard]] Answer answer(const Frame& frame, const Question& question);

/// Objects that make a missed pair with the asker: they can collide, their boxes overlap, and the pair is not reported.
/// Ascending. These pairs are those of StepAudit. Cost: O(objects). @pre frame.knowsCandidates(), the asker is present
[[nodiscard]] std::vector<ObjectId> missedBy(const Frame& frame, ObjectIndex asker);

} // namespace broadside
