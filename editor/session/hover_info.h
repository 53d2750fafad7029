#pragma once

#include "core/base/object_id.h"
#include "core/broadphase/broad_phase.h"
#include "core/debug/frame.h"
#include "core/scene/object_table.h"
#include "editor/session/jobs/query_finding.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// What the broad phase says about the object or the point that is looked at, or about what was asked with the query
/// tool: the answer behind viewport, status bar
/// and inspector. Ids, so that it may be kept across edits; it is then merely old.
struct HoverInfo {
    /// Cells are listed one by one up to this many; their counts go on.
    static constexpr std::size_t kMostCellIds = 4'096;

    ObjectId object;           ///< Null over empty ground.
    std::optional<Vec2> point; ///< World frame, metres; only when the answer is for a point.

    /// That it touches, in the table of the algorithm or not; nothing when the algorithm has no cells.
    std::optional<CellRange> cells;
    /// In which the object is registered, or in which the candidates of the point are looked for.
    CellIds own;
    /// That it touches, but in which it is not registered: a fault of a textbook variant. Where kMostCellIds are
    /// touched, the count is that of the least.
    CellIds lost;

    /// Parts are listed up to this many.
    static constexpr std::size_t kMostParts = 1'024;
    Structure parts; ///< Of the algorithm's structure, that the object is registered in; none for a point.

    /// Else there is no broad phase that could be asked, and `candidates` is empty; overlaps are those of all objects
    /// that can collide then.
    bool knowsCandidates = true;
    std::vector<ObjectId> candidates;  ///< Ascending.
    std::vector<ObjectId> boxOverlaps; ///< Of the candidates, ascending.
    std::vector<ObjectId> overlaps;    ///< Of the box overlaps, ascending.

    std::optional<QueryFinding> query; ///< Only when the answer is for a question.

    [[nodiscard]] bool isEmpty() const noexcept { return object.isNull() && !point && !query; }
    /// Whether `own` are all in the box of `cells`; not along a ray.
    [[nodiscard]] bool fillsItsCells() const noexcept { return !(query && query->isRay()); }
    friend bool operator==(const HoverInfo&, const HoverInfo&) = default;
};

/// How far another object gets through the funnel of the one that is looked at.
enum class HoverState : std::uint8_t { Candidate, BoxOverlap, Overlap };
/// The objects that get exactly so far, ascending: each object has one state, its strongest.
[[nodiscard]] std::vector<ObjectId> objectsWith(const HoverInfo& info, HoverState state);

/// Of an object, treated as if it were dynamic, masks applied. An id that is not present gives an empty answer.
/// Without a broad phase (null: it could not be made, or a recording has no candidates) all boxes are tested.
/// Cost: that of one broad phase query, and O(candidates) tests; without a broad phase O(objects) tests.
[[nodiscard]] HoverInfo hoverInfoOf(const ObjectTable& objects, const BroadPhase* broadPhase, ObjectId object,
                                    TouchRule touch = TouchRule::Closed);
/// Of a point; masks and kinds are ignored.
[[nodiscard]] HoverInfo hoverInfoAt(const ObjectTable& objects, const BroadPhase* broadPhase, Vec2 point);
/// Of a question; `own` are the cells that the asker touches. Without a broad phase a tree is made for the answer.
/// @pre not about an object
[[nodiscard]] HoverInfo hoverInfoFor(const ObjectTable& objects, const BroadPhase* broadPhase,
                                     const Question& question);

} // namespace broadside
