#include "core/debug/diagnosis/features/grid_levels.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace broadside::diagnosis {

void fillLevels(const Evidence& evidence, const Event& event, FeatureRow& row)
{
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    const FrameFacts& facts = evidence.frames[event.frame];
    const std::uint8_t a = facts.levelOf(event.a);
    const std::uint8_t b = facts.levelOf(event.b);
    const bool areKnown = a != FrameFacts::kNoLevel && b != FrameFacts::kNoLevel;
    const auto cellsApart = [&] {
        const GameCells& cells = evidence.levels[std::max(a, b)];
        const CellCoord first = cells.at(evidence.boxOf(event, event.a).center());
        const CellCoord second = cells.at(evidence.boxOf(event, event.b).center());
        return static_cast<double>(std::max(std::abs(first.x - second.x), std::abs(first.y - second.y)));
    };
    set(row, Feature::LevelsApart, areKnown ? static_cast<double>(std::max(a, b) - std::min(a, b)) : kNaN);
    set(row, Feature::HigherLevel, areKnown ? static_cast<double>(std::max(a, b)) : kNaN);
    set(row, Feature::LowerLevel, areKnown ? static_cast<double>(std::min(a, b)) : kNaN);
    set(row, Feature::CellsInLevel, areKnown ? cellsApart() : kNaN);
    using InGrids = Event::InGrids;
    const InGrids in = event.inGrids;
    set(row, Feature::StaleInGrid, in == InGrids::Unknown ? kNaN : in == InGrids::Stale ? 1.0 : 0.0);
    set(row, Feature::ApartInGrid, in == InGrids::Unknown ? kNaN : in == InGrids::Together ? 0.0 : 1.0);
}

} // namespace broadside::diagnosis
