#pragma once

#include "core/debug/history/run_plan.h"
#include "core/debug/step_source.h"
#include "core/debug/why/miss_cause.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace broadside {

/// One finding of an audit.
struct Finding {
    enum class Kind : std::uint8_t { MissedPair, Passage, BoxSmallerThanShape };
    Kind kind = Kind::MissedPair;
    std::uint64_t step = 0;               ///< 0: in the world as loaded.
    ObjectId a;                           ///< The object that passed; of the other kinds, the lower id.
    ObjectId b;                           ///< The object that was passed; of the other kinds, the higher id.
    MissCause cause = MissCause::Unknown; ///< Only a missed pair has a cause.
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// "missed-pair", "tunnelling" or "box-smaller-than-shape".
[[nodiscard]] std::string_view nameOf(Finding::Kind kind) noexcept;
/// The remedy for a finding of the kind BoxSmallerThanShape, as a sentence.
[[nodiscard]] Message remedyForSmallBox();

/// The first finding in an audit of the run: in the earliest step, missed pairs before passages. No value if there is
/// none, or if the audit was stopped before. Refuses what World::fromScene() refuses. Cost: an audit up to that step.
[[nodiscard]] Result<std::optional<Finding>> firstFinding(const Scene& scene, const RunPlan& plan,
                                                          const std::stop_token& stop = {});

/// The first missed pair of recorded steps, by the broad phase `asked` or the steps' own. No value if none is missed.
/// Error: no pair is missed in the steps that can be read, and one of the others cannot. Cost: an audit up to that
/// step.
[[nodiscard]] Result<std::optional<Finding>> firstMiss(const StepSource& source, StepRange steps,
                                                       const std::optional<BroadPhaseSettings>& asked);

/// Whether the run shows `finding`, perhaps among others: the same kind, pair and cause in its step. Only that step is
/// audited. Refuses what World::fromScene() refuses. Cost: a run up to that step. @pre inputs ascend by step
[[nodiscard]] Result<bool> showsFinding(const Scene& scene, const Finding& finding, std::span<const TimedInput> inputs,
                                        const std::stop_token& stop = {});

} // namespace broadside
