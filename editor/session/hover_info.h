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

/// The answer of the broad phase for the hovered object or point, or for a question of the query tool. Viewport, status
/// bar and inspector show it. It contains only ids, so that it may be kept across edits; it is then outdated.
struct HoverInfo {
    /// At most this many cells are listed; counts include the others.
    static constexpr std::size_t kMostCellIds = 4'096;

    ObjectId object;           ///< Null for a point or a question.
    std::optional<Vec2> point; ///< World frame, metres; only when the answer is for a point.

    /// Cells that the object, point or question touches, inside or outside of the table; nothing when the algorithm has
    /// no cells.
    std::optional<CellRange> cells;
    /// Cells in which the object is registered, or in which the candidates of the point are searched.
    CellIds own;
    /// Cells that the object touches without being registered there: a fault of a textbook variant. When more than
    /// kMostCellIds are touched, the count is a lower limit.
    CellIds lost;

    /// At most this many parts are listed.
    static constexpr std::size_t kMostParts = 1'024;
    Structure parts; ///< Parts of the algorithm's structure in which the object is registered; none for a point.

    /// False without a broad phase: `candidates` is then empty, and overlaps are those of all objects that can collide.
    bool knowsCandidates = true;
    std::vector<ObjectId> candidates;  ///< Ascending.
    std::vector<ObjectId> boxOverlaps; ///< Those among the candidates, ascending.
    std::vector<ObjectId> overlaps;    ///< Those among the box overlaps, ascending.

    std::optional<QueryFinding> query; ///< Only when the answer is for a question.

    [[nodiscard]] bool isEmpty() const noexcept { return object.isNull() && !point && !query; }
    /// Whether `own` is the whole rectangle `cells`; false for a ray.
    [[nodiscard]] bool isWholeRectangle() const noexcept { return !(query && query->isRay()); }
    friend bool operator==(const HoverInfo&, const HoverInfo&) = default;
};

/// How far another object gets through the funnel of the hovered one.
enum class HoverState : std::uint8_t { Candidate, BoxOverlap, Overlap };
/// The objects with exactly this state, ascending. Each object has only its strongest state.
[[nodiscard]] std::vector<ObjectId> objectsWith(const HoverInfo& info, HoverState state);

/// The answer for an object, which counts as dynamic; masks are applied. An absent id gives an empty answer. Without a
/// broad phase (null: it could not be made, or a recording has no candidates) all boxes are tested. Cost: one broad
/// phase query and O(candidates) tests; without a broad phase O(objects) tests.
[[nodiscard]] HoverInfo hoverInfoOf(const ObjectTable& objects, const BroadPhase* broadPhase, ObjectId object,
                                    TouchRule touch = TouchRule::Closed);
/// The answer for a point; masks and kinds are ignored.
[[nodiscard]] HoverInfo hoverInfoAt(const ObjectTable& objects, const BroadPhase* broadPhase, Vec2 point);
/// The answer for a question; `own` are the cells that it touches. Without a broad phase a temporary tree finds it.
/// @pre not about an object
[[nodiscard]] HoverInfo hoverInfoFor(const ObjectTable& objects, const BroadPhase* broadPhase,
                                     const Question& question);

} // namespace broadside
