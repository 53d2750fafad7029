#pragma once

#include "core/debug/why/miss_cause.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace broadside {

/// One thing that an audit finds.
struct Finding {
    enum class Kind : std::uint8_t { MissedPair, Tunnelling, BoxSmallerThanShape };
    Kind kind = Kind::MissedPair;
    std::uint64_t step = 0;               ///< 0: in the world as loaded.
    ObjectId a;                           ///< Of a missed pair the lower id; else the one that passed.
    ObjectId b;                           ///< The other; what was passed.
    MissCause cause = MissCause::Unknown; ///< Of a missed pair.
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// "missed-pair", "tunnelling" or "box-smaller-than-shape".
[[nodiscard]] std::string_view nameOf(Finding::Kind kind) noexcept;
/// What ends a finding of the kind BoxSmallerThanShape, as a sentence.
[[nodiscard]] std::string_view remedyForSmallBox() noexcept;

/// What reaches a run from outside, and when.
struct TimedInput {
    std::uint64_t step = 1; ///< 1 for the first.
    Input input;
};

/// How long a run is, and what reaches it.
struct RunPlan {
    std::uint64_t steps = 0;
    std::span<const TimedInput> inputs; ///< Ascending by step.
};

/// What an audit of the run finds first: in the earliest step, missed pairs before tunnelling. Nothing when there is
/// nothing, or `stop` was asked to before there was. Refused: what World::fromScene refuses. Cost: an audit up to
/// there.
[[nodiscard]] Result<std::optional<Finding>> firstFinding(const Scene& scene, const RunPlan& plan,
                                                          const std::stop_token& stop = {});

/// Whether the run shows `finding`, among others: the same kind, pair and cause in its step, which alone is audited.
/// Refused: what World::fromScene refuses. Cost: a run up to there. @pre inputs ascend by step
[[nodiscard]] Result<bool> showsFinding(const Scene& scene, const Finding& finding, std::span<const TimedInput> inputs,
                                        const std::stop_token& stop = {});

} // namespace broadside
