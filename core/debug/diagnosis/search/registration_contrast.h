#pragma once

#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// What sets wrong registrations apart from right ones, among those that are recorded.
struct RegistrationContrast {
    /// None to three; wrong registrations fulfil all of them, and hardly a right one does.
    std::vector<StateCondition> conditions;
    Tally tally; ///< "Lost": fulfils the conditions; "missed": registered wrong. Of objects, or of their cells.
    Manner manner = Manner::Missing;
    bool isExact = false;                ///< Almost all that is wrong, and nothing else, fulfils the conditions.
    std::optional<BoxRelation> relation; ///< How wrong boxes follow from the right ones, if they do so exactly.
    std::size_t wrong = 0;               ///< Objects, in each sampled frame, that are misplaced so.
    std::size_t looked = 0;              ///< Of so many.
    double bits = 0.0;                   ///< That tell which are wrong, with the price of the conditions.
};

/// Looks at the recorded objects that are misplaced in one of these ways, or, where cells are missing (`ofCells`), at
/// the cells. Conditions are chosen one after the other, each the one that saves most bits and at least eight. Where
/// the registered boxes follow from the right ones, conditions tell the objects for which that holds, also where such a
/// box holds its object by chance; and where it holds for all objects, it is exact without a condition. Cost:
/// O(recorded registrations * features * log).
[[nodiscard]] RegistrationContrast contrastOf(const Workbench& bench, const StructureRule& structure,
                                              Misplacements misplacements, bool ofCells);

} // namespace broadside::diagnosis
