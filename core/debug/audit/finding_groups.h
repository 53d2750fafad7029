#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/finding.h"
#include "core/debug/history/history.h"

#include <cstdint>
#include <span>
#include <vector>

/// @file
/// The findings of an audit as a reader wants them: the explanation, the pairs that it explains, and in which steps.

namespace broadside {

/// The findings of one pair that have one cause.
struct PairFindings {
    ObjectId a; ///< As in Finding.
    ObjectId b;
    std::uint64_t count = 0;      ///< Of steps.
    std::vector<StepRange> steps; ///< Ascending; each of steps that follow one another. Never empty.

    [[nodiscard]] std::uint64_t first() const { return steps.front().first; }
    [[nodiscard]] std::uint64_t last() const { return steps.back().last; }
};

/// All findings that have one cause.
struct CauseFindings {
    Finding::Kind kind = Finding::Kind::MissedPair;
    MissCause cause = MissCause::Unknown; ///< Of missed pairs.
    std::uint64_t first = 0;              ///< Step.
    std::uint64_t last = 0;
    std::uint64_t count = 0;         ///< Of pairs and steps.
    std::vector<PairFindings> pairs; ///< By their first step, then by id. Never empty.
};

/// By their first step, missed pairs first. O(n log n)
[[nodiscard]] std::vector<CauseFindings> groupFindings(std::span<const Audit::Miss> missed,
                                                       std::span<const Audit::Passage> tunnelled,
                                                       std::span<const Audit::Hidden> hidden = {});

} // namespace broadside
