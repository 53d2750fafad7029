#include "editor/commands/placing.h"

#include <algorithm>
#include <cmath>

namespace broadside {

std::vector<Vec2> rowAlong(Vec2 from, Vec2 to, double step, std::size_t most)
{
    constexpr double kRounding = 1e-9; // steps
    const Vec2 along = normalized(to - from) * step;
    const double steps = std::floor(distance(from, to) / step + kRounding);
    const double count = std::min(steps + 1.0, static_cast<double>(most));
    std::vector<Vec2> row;
    for (double i = 0.0; i < count; i += 1.0)
        row.push_back(from + along * i);
    return row;
}

void scatterInDisc(Random& random, Vec2 center, double radius, std::size_t count,
                   const std::function<bool(Vec2)>& takes)
{
    constexpr std::size_t kDartsPerPoint = 30;
    std::size_t taken = 0;
    for (std::size_t dart = 0; dart < kDartsPerPoint * count && taken < count;) {
        const Vec2 by{random.between(-radius, radius), random.between(-radius, radius)};
        if (lengthSquared(by) > radius * radius)
            continue; // the corners of the square: no dart
        ++dart;
        taken += takes(center + by) ? 1U : 0U;
    }
}

} // namespace broadside
