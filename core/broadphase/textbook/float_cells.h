#pragma once

#include "core/math/aabb.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

/// @file
/// Cell arithmetic in 32-bit float, as printed in the books, but safe where a cast would be undefined.

namespace broadside {

/// A whole float as an integer, clamped to +-2^31 (the originals overflowed); 0 for NaN.
[[nodiscard]] inline std::int64_t wholeNumber(float value) noexcept
{
    constexpr float kMost = 2147483648.0F;
    return std::isnan(value) ? 0 : static_cast<std::int64_t>(std::clamp(value, -kMost, kMost));
}

/// Length of a side of the world in cells.
[[nodiscard]] inline float floatCells(double side, double cellSize) noexcept
{
    return static_cast<float>(side) / static_cast<float>(cellSize);
}

/// The cells at two corners of a box: the lower left one (x, y) and the upper right one, computed as x + width, y +
/// height.
struct FloatCorners {
    std::int64_t lowX = 0;
    std::int64_t lowY = 0;
    std::int64_t highX = 0;
    std::int64_t highY = 0;
};

[[nodiscard]] inline FloatCorners cornerCells(const Aabb& box, float cellSize) noexcept
{
    const auto x = static_cast<float>(box.lo.x);
    const auto y = static_cast<float>(box.lo.y);
    const auto width = static_cast<float>(box.width());
    const auto height = static_cast<float>(box.height());
    const auto cell = [cellSize](float coordinate) { return wholeNumber(std::floor(coordinate / cellSize)); };
    return {cell(x), cell(y), cell(x + width), cell(y + height)};
}

inline void addOnce(std::vector<std::int64_t>& ids, std::int64_t id)
{
    if (std::ranges::find(ids, id) == ids.end())
        ids.push_back(id);
}

} // namespace broadside
