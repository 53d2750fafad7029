#pragma once

#include "core/debug/diagnosis/model/misplacement.h"
#include "core/debug/diagnosis/search/workbench.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// What sets wrong registrations apart from right ones, among those that are recorded.
struct RegistrationContrast {
    /// Wrong registrations, of objects or of their cells, fulfil all conditions of one of these, and hardly a right one
    /// does. Empty: nothing sets them apart.
    std::vector<std::vector<StateCondition>> terms;
    double share = 1.0; ///< Share of wrong registrations that fulfils one of the terms.
    Manner manner = Manner::Missing;
    bool isExact = false;                ///< Almost all that is wrong, and nothing else, fulfils a term.
    std::optional<BoxRelation> relation; ///< How wrong boxes follow from the right ones, if they do so exactly.
    std::size_t wrong = 0;               ///< Number of registrations that are misplaced in this way.
    std::size_t looked = 0;              ///< Number of compared registrations.
    Tally tally;                         ///< "Lost": fulfils a term; "missed": wrong.
    double bits = 0.0; ///< Bits that tell which registrations are wrong, with the price of the conditions.
};

/// Looks at the recorded objects that are misplaced in one of these ways, or, where cells are missing (`ofCells`), at
/// the cells (chooseConditions()). If the registered boxes follow from the right ones by a relation, conditions tell
/// for which objects it holds, even if such a box contains its object by chance. If the relation holds for all objects,
/// isExact is true without conditions. Cost: O(recorded registrations * features * log).
[[nodiscard]] RegistrationContrast contrastOf(const Workbench& bench, const StructureRule& structure,
                                              Misplacements misplacements, bool ofCells);

/// Contrasts, each computed once. Structures that only differ in how registrations meet share theirs.
class Contrasts {
public:
    /// The workbench must outlive it.
    explicit Contrasts(const Workbench& bench)
        : m_bench(bench)
    {}
    [[nodiscard]] const RegistrationContrast& of(const StructureRule& structure, Misplacements misplacements,
                                                 bool ofCells);

private:
    struct Known {
        StructureRule structure;
        Misplacements misplacements;
        bool ofCells = false;
        RegistrationContrast contrast;
    };
    const Workbench& m_bench;
    std::deque<Known> m_known;
};

} // namespace broadside::diagnosis
