#include "core/geometry/compound.h"

#include <cmath>

namespace broadside {

Pose poseOfPart(const CompoundPart& part, const Pose& compound) noexcept
{
    // Reduced first (exactly), so that many full turns do not swallow the digits of the other angle.
    const double turn = std::fmod(compound.angle, 360.0) + std::fmod(part.angle, 360.0);
    return {Placement(compound).toWorld(part.offset), turn, compound.scale};
}

} // namespace broadside
