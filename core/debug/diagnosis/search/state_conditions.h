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

/// Conditions that tell wrong rows from right ones.
struct StateChoice {
    /// Wrong rows fulfil all conditions of one of these terms. There is one term with at most three conditions, or up
    /// to three terms with at most two each.
    std::vector<std::vector<StateCondition>> terms;
    Tally tally; ///< "Lost": fulfils a term; "missed": wrong.
    double bits = 0.0;
    double share = 1.0;   ///< Share of wrong registrations with complete data that fulfils a term.
    bool isExact = false; ///< Almost all that is wrong, and nothing else, fulfils a term.
};

/// Chooses conditions one after the other: each time the one that saves most bits, and at least eight. If the result is
/// not exact, other first conditions are tried, then alternative terms that are all about places or all about motions.
/// These are kept only if they are exact. Cost: O(rows * features * log rows).
[[nodiscard]] StateChoice chooseConditions(const StateLabels& labels);

} // namespace broadside::diagnosis
