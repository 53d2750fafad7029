#include "core/math/vec2.h"

#include <algorithm>

namespace broadside {

double lengthOfExtreme(Vec2 a) noexcept
{
    const double larger = std::max(std::abs(a.x), std::abs(a.y));
    if (!(larger > 0.0) || !std::isfinite(larger))
        return larger + std::abs(a.x) + std::abs(a.y); // zero, infinite, or NaN
    const int exponent = std::ilogb(larger);
    // Exact, or too small to have an effect.
    const Vec2 scaledDown{std::scalbn(a.x, -exponent), std::scalbn(a.y, -exponent)};
    return std::scalbn(std::sqrt(lengthSquared(scaledDown)), exponent);
}

} // namespace broadside
