#include "core/debug/diagnosis/texts/level_text.h"

#include "core/debug/diagnosis/messages/level_messages.h"

#include <cstddef>

namespace broadside::diagnosis {
namespace {

/// The length of the cells of a level. @pre the game has this level
double cellsOfLevel(double level, const Evidence& evidence)
{
    return evidence.levels[static_cast<std::size_t>(level)].size.x;
}

} // namespace

bool isOfLevels(Feature feature) noexcept
{
    return feature == Feature::LevelsApart || feature == Feature::HigherLevel || feature == Feature::LowerLevel ||
           feature == Feature::CellsInLevel || feature == Feature::StaleInGrid || feature == Feature::ApartInGrid;
}

FaultText textOfLevels(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    switch (condition.feature) {
    case Feature::LevelsApart:
        if (condition.compare == Condition::Compare::AtMost)
            return {texts::pairSameLevel(), texts::mendSameLevel(), {}};
        return {
            n > 1.0 ? texts::pairLevelsApart(n) : texts::pairOtherLevels(), texts::mendAllLevels(), {{"levels", n}}};
    case Feature::HigherLevel:
        return {texts::pairHigherLevel(cellsOfLevel(n, evidence)), texts::mendAllLevels(), {{"level", n}}};
    case Feature::LowerLevel:
        return {texts::pairLowerLevel(cellsOfLevel(n, evidence)), texts::mendAllLevels(), {{"level", n}}};
    case Feature::StaleInGrid:
        return {texts::pairStaleInGrid(), texts::mendUpdateGrids(), {}};
    case Feature::ApartInGrid:
        return {texts::pairApartInGrid(), texts::mendCellsOfGrids(), {}};
    default:
        return {texts::pairTooLargeForLevel(n), texts::mendLevelOfSize(), {{"cells", n}}};
    }
}

} // namespace broadside::diagnosis
