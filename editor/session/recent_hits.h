#pragma once

#include "core/dynamics/world.h"
#include "core/math/aabb.h"
#include "editor/session/step_session.h"

#include <vector>

namespace broadside {

/// An object that was hit and has been removed.
struct RecentHit {
    Aabb box;         ///< Its last box, metres.
    double age = 0.0; ///< 0 in the step of the hit; always < 1.
};

inline constexpr double kHitSeconds = 0.3;         ///< Simulated time for which a hit is recent.
inline constexpr std::size_t kMostRecentHits = 64; ///< More cannot be distinguished.

/// Adds the objects that this step removed because they were hit. @pre objects are those of the world, at this step or
/// a later one
void addRecentHits(const StepReport& report, const ObjectTable& objects, double age, std::vector<RecentHit>& hits);

/// The recent hits of the shown step of a simulation, the latest first; none for a recording. O(steps of kHitSeconds)
[[nodiscard]] std::vector<RecentHit> recentHits(const StepSession& steps);

} // namespace broadside
