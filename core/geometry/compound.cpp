#include "core/geometry/compound.h"

#include <cmath>

namespace broadside {

Pose poseOfPart(const CompoundPart& part, const Pose& compound) noexcept
{
    // Reduced first, which is exact: a large angle would absorb the last digits of the other one.
    const double turn = std::fmod(compound.angle, 360.0) + std::fmod(part.angle, 360.0);
    return {Placement(compound).toWorld(part.offset), turn, compound.scale};
}

} // namespace broadside
