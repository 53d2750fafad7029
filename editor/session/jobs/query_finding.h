#pragma once

#include "core/debug/world_query.h"
#include "core/scene/object_table.h"

#include <optional>
#include <utility>
#include <vector>

namespace broadside {

/// A question of the query tool, and the parts of its answer that are not cells or candidates.
struct QueryFinding {
    Question question;
    std::optional<NearestObject> nearest;
    std::optional<std::pair<Vec2, Vec2>> segmentToNearest; ///< World frame, metres; nothing when both touch.
    std::vector<RayMeeting> hits;                          ///< Hits along a ray, nearest first.
    double microseconds = 0.0;                             ///< Duration of the whole answer.

    [[nodiscard]] bool isRay() const noexcept { return std::holds_alternative<Ray>(question); }
    /// The time is ignored: an answer with another time is the same answer.
    friend bool operator==(const QueryFinding& a, const QueryFinding& b)
    {
        return a.question == b.question && a.nearest == b.nearest && a.segmentToNearest == b.segmentToNearest &&
               a.hits == b.hits;
    }
};

/// The box around the area of the question, metres. @pre not about an object
[[nodiscard]] Aabb boundsOf(const Question& question);

/// The nearest points of the question's area and of the object nearest to it, for display. Found by von Neumann's
/// alternating projections. For convex shapes the result is at most a thousandth longer than the distance, unless the
/// shapes are almost tangent; for other shapes it may end at another corner. Nothing when both touch. Cost: usually a
/// few dozen distances of a point, at most 2,000. @pre not about an object
[[nodiscard]] std::optional<std::pair<Vec2, Vec2>> shortestSegment(const Question& question, const ObjectTable& objects,
                                                                   const NearestObject& nearest);

} // namespace broadside
