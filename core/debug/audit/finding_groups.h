#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/finding.h"
#include "core/debug/history/history.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The findings of an audit, grouped for a reader: each explanation, the pairs that it explains, and their steps.

namespace broadside {

/// The findings of one pair with one cause.
struct PairFindings {
    ObjectId a; ///< The two ids have the same order as in Finding.
    ObjectId b;
    std::uint64_t count = 0;      ///< Number of steps.
    std::vector<StepRange> steps; ///< Ascending; each range is a run of consecutive steps. Never empty.

    [[nodiscard]] std::uint64_t first() const { return steps.front().first; }
    [[nodiscard]] std::uint64_t last() const { return steps.back().last; }
};

/// All findings with one cause. In a game's recording: all with one explanation, or else with one stage.
struct CauseFindings {
    Finding::Kind kind = Finding::Kind::MissedPair;
    MissCause cause = MissCause::Unknown; ///< Only missed pairs have a cause; Unknown in a game's recording.
    std::uint64_t first = 0;              ///< Step.
    std::uint64_t last = 0;
    std::uint64_t count = 0;                     ///< Sum of the steps of all pairs.
    std::vector<PairFindings> pairs;             ///< Sorted by their first step, then by id. Never empty.
    bool isOfGame = false;                       ///< Missed pairs of a game's own broad phase.
    std::string rule = {};                       ///< Then the rule of the explanation, if it has one.
    PairStage stage = PairStage::AfterStructure; ///< Then: where the pairs were lost, if there is no explanation.
};

/// The rule of the explanation that a diagnosis has for a missed pair of a game; empty: none. See pair_causes.h.
using RuleOfPair = std::function<std::string_view(IdPair)>;

/// Sorted by kind, missed pairs first, then by their first step. `ruleOf`: for a game's recording; its views must stay
/// valid. O(n log n)
[[nodiscard]] std::vector<CauseFindings> groupFindings(std::span<const Audit::Miss> missed,
                                                       std::span<const FoundPassage> passages,
                                                       std::span<const Audit::Hidden> hidden = {},
                                                       const RuleOfPair& ruleOf = {});

} // namespace broadside
