#pragma once

#include "core/debug/audit/optional_column.h"
#include "core/debug/audit/pair_finder.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

/// @file
/// The objects that passed through others in one step.
///
/// Unseen   two objects that overlap neither at the start of the step nor at its end, but did in between, so that the
///          narrow phase never saw them together.
/// Seen     two objects that the narrow phase did see together, but too late: in this step one of them came beyond the
///          middle of the other, so that the way out, and with it the push of a response, leads to the far side
///          (crossing.h). Only pairs of which one object bounces or stops: where no response keeps the two apart, at a
///          sensor or an object that the hit removes, it is enough that the hit was noticed. The search does not wait
///          until they separate. Positions are those at the end of steps, after the responses: an object that is pushed
///          back has not passed.
/// Paths    straight, from the position before the step to the one after it; shapes do not rotate on them. An object
///          has no path if it was put elsewhere (wrapped round an edge, shot again), or was absent before or after the
///          step. With swept collision, an object that bounces or stops has none, either: it is redirected and stopped
///          on its path, and enters nothing.
/// Units    metres, seconds, world frame.
/// Bounds   an object that only grazes, less deep than firstContact() tells, has not passed through.

namespace broadside {

/// The positions of an object before and after a step, in metres.
struct StepPath {
    Vec2 from;
    Vec2 to;
    friend bool operator==(const StepPath&, const StepPath&) = default;
};

struct Passage {
    ObjectId object;         ///< The one that went farther; if both went as far, the one in the lower row.
    ObjectId through;        ///< The object that it passed.
    double fraction = 0.0;   ///< Time of the first touch, as a fraction of the step.
    Vec2 place;              ///< The position of `object` at that time.
    double pathLength = 0.0; ///< Length of the path of one relative to the other in this step, in metres.
    /// The part of that path on which they first overlapped, up to the middle if `untilMiddle`: no step may be longer.
    /// Metres.
    double inside = 0.0;
    StepPath objectPath;  ///< Straight path of `object` in this step.
    StepPath throughPath; ///< Straight path of `through`.
    bool wasSeen = false; ///< A step found the overlap, but beyond the middle: see above.
    /// `inside` ends where the way out changes sides: a response keeps the two apart and must come before that.
    bool untilMiddle = false;
    friend bool operator==(const Passage&, const Passage&) = default;
};

/// A passage, and the step in which it was found.
struct FoundPassage {
    std::uint64_t step = 0;
    double dt = 0.0; ///< Duration of the step in seconds.
    Passage passage;
    friend bool operator==(const FoundPassage&, const FoundPassage&) = default;
};

/// Data of a step that was made.
struct StepPaths {
    const ObjectTable& objects; ///< The objects after the step.
    /// Position of each row before the step; no value for a row without a path (see above), which is then left out.
    const OptionalColumn<Vec2>& from;
    const StepReport& report; ///< Pairs that met in it were seen.
};

/// Searches passages step after step. Remembers the swept boxes, so that a later step costs less than the first one.
class PassageSearch {
public:
    /// Does the same as passagesIn().
    [[nodiscard]] std::vector<Passage> look(const StepPaths& step);
    /// The same, and passes to `meetings` each pair that can collide and whose boxes overlap at the end of the step.
    /// Rows without a path are included, and some other pairs. The search does not use the algorithm `audited`.
    [[nodiscard]] std::vector<Passage> look(const StepPaths& step, std::optional<Algorithm> audited,
                                            PairSink& meetings);

private:
    PairFinder m_finder;
};

/// The passages of the step, sorted by object, then by the object that it passed. The pairs are found by a separate
/// grid of the swept boxes, not by the broad phase; masks apply. Cost: O(n + pairs whose swept boxes overlap), nothing
/// if nothing moved.
[[nodiscard]] std::vector<Passage> passagesIn(const StepPaths& step);

/// Remembers all positions from one step to the next.
class PassageTracker {
public:
    /// Starts from the present state of the world.
    explicit PassageTracker(const World& world);
    /// The passages of the one step since then. @pre `world` is the same, one step later; the report is that step's
    [[nodiscard]] std::vector<Passage> observe(const World& world, const StepReport& report);
    /// The same, and passes overlapping pairs to `meetings`: see PassageSearch::look().
    [[nodiscard]] std::vector<Passage> observe(const World& world, const StepReport& report,
                                               std::optional<Algorithm> audited, PairSink& meetings);

private:
    void followPaths(const World& world, const std::vector<ObjectId>& edited);
    void remember(const World& world);
    void noteProjectiles(const ObjectTable& objects, const std::vector<ObjectId>& edited);

    // Positions after the last step, without one for absent rows. During a search, rows without a path have none.
    OptionalColumn<Vec2> m_from;
    std::vector<Vec2> m_velocities; // after the last step
    std::set<ObjectId> m_projectiles;
    std::size_t m_noted = 0; // number of rows whose projectiles are noted
    PassageSearch m_search;
};

} // namespace broadside
