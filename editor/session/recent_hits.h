#pragma once

#include "core/dynamics/world.h"
#include "core/math/aabb.h"
#include "editor/session/step_session.h"

#include <vector>

namespace broadside {

/// Something that was hit and is gone since.
struct RecentHit {
    Aabb box;         ///< Where it stood, metres.
    double age = 0.0; ///< 0 in the step of the hit, below 1.
};

inline constexpr double kHitSeconds = 0.3;         ///< Simulated: so long a hit is recent.
inline constexpr std::size_t kMostRecentHits = 64; ///< More cannot be told apart.

/// What this step removed because it was hit. @pre objects are those of the world, of this step or a later one
void addRecentHits(const StepReport& report, const ObjectTable& objects, double age, std::vector<RecentHit>& hits);

/// Those of the moment that is shown of a simulation, the latest first; a recording has none. O(steps of kHitSeconds)
[[nodiscard]] std::vector<RecentHit> recentHits(const StepSession& steps);

} // namespace broadside
