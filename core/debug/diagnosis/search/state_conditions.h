#pragma once

#include "core/debug/diagnosis/search/state_rows.h"

#include <vector>

namespace broadside::diagnosis {

/// Recorded registrations, or cells of them, each with whether it is wrong.
struct StateLabels {
    std::vector<StateRow> rows;
    std::vector<char> isWrong;
    void add(const StateRow& row, bool wrong)
    {
        rows.push_back(row);
        isWrong.push_back(wrong ? 1 : 0);
    }
};

/// What tells wrong rows from right ones.
struct StateChoice {
    /// What is wrong fulfils all conditions of one of these. At most three conditions in one, and at most three of
    /// them.
    std::vector<std::vector<StateCondition>> terms;
    Tally tally; ///< "Lost": fulfils a term; "missed": wrong.
    double bits = 0.0;
    double share = 1.0;   ///< Share of wrong registrations with complete data that fulfils a term.
    bool isExact = false; ///< Almost all that is wrong, and nothing else, fulfils a term.
};

/// Conditions are chosen one after the other, each the one that saves most bits and at least eight. Where these are not
/// exact, other first conditions are tried, then alternatives that are all of places or all of motions: kept only where
/// they are exact. Cost: O(rows * features * log rows).
[[nodiscard]] StateChoice chooseConditions(const StateLabels& labels);

} // namespace broadside::diagnosis
