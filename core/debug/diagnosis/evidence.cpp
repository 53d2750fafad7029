#include "core/debug/diagnosis/evidence.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {

CellCoord GameCells::at(Vec2 point) const noexcept
{
    static constexpr double kMost = 1e15; // exact as an integer
    const auto cell = [](double from, double length) {
        return static_cast<std::int64_t>(std::clamp(std::floor(from / length), -kMost, kMost));
    };
    return {cell(point.x - origin.x, size.x), cell(point.y - origin.y, size.y)};
}

std::size_t Evidence::countOf(Fate fate) const noexcept
{
    return static_cast<std::size_t>(
        std::ranges::count_if(events, [fate](const Event& event) { return event.fate == fate; }));
}

} // namespace broadside::diagnosis
