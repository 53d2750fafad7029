#pragma once

#include "core/debug/world_query.h"
#include "core/scene/object_table.h"

#include <optional>
#include <utility>
#include <vector>

namespace broadside {

/// What was asked with the query tool, and what was answered beyond cells and candidates.
struct QueryFinding {
    Question question;
    std::optional<NearestObject> nearest;
    std::optional<std::pair<Vec2, Vec2>> wayToNearest; ///< World frame, metres; nothing where they touch.
    std::vector<RayMeeting> hits;                      ///< Along a ray, the first one first.
    double microseconds = 0.0;                         ///< How long all of the answer took.

    [[nodiscard]] bool isRay() const noexcept { return std::holds_alternative<Ray>(question); }
    /// The time is left out: an answer that stays the same is no other answer.
    friend bool operator==(const QueryFinding& a, const QueryFinding& b)
    {
        return a.question == b.question && a.nearest == b.nearest && a.wayToNearest == b.wayToNearest &&
               a.hits == b.hits;
    }
};

/// The box around what is asked about, metres. @pre not about an object
[[nodiscard]] Aabb boundsOf(const Question& question);

/// Between what is asked about and the object that is nearest to it, the points nearest to each other, found by going
/// to and fro (von Neumann's alternating projections): for eyes. At most a thousandth longer than the distance for
/// convex shapes, unless they are all but tangent; for others it may end at another corner. Nothing where they touch.
/// Cost: a few dozen distances of a point as a rule, 2,000 at most. @pre not about an object
[[nodiscard]] std::optional<std::pair<Vec2, Vec2>> shortestWay(const Question& question, const ObjectTable& objects,
                                                               const NearestObject& nearest);

} // namespace broadside
