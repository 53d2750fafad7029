#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/history/history.h"
#include "core/debug/step_source.h"
#include "core/debug/why/remedy.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

/// @file
/// What does a fix change? The recorded steps are made again with it, before it is applied.

namespace broadside {

/// What audits count in the same steps, as recorded and with the fix.
struct FixTrial {
    struct Counts {
        std::uint64_t missed = 0;   ///< Missed pairs, counted in each step.
        std::uint64_t passages = 0; ///< Objects that passed through another.
        std::uint64_t candidates = 0;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    StepRange steps; ///< Steps that were made again; 0..0: only the world as loaded was audited.
    Counts before;
    Counts after;
    bool isGone = false; ///< With the fix, the step of the finding no longer shows it.
    friend bool operator==(const FixTrial&, const FixTrial&) = default;
};

/// Whether the fix concerns a broad phase or swept collision; others cannot be tried by making steps again.
[[nodiscard]] bool canBeTried(const Fix& fix) noexcept;

/// The most steps of a trial: many in a small world, few in a large one.
[[nodiscard]] std::uint64_t stepsOfTrial(std::size_t objects) noexcept;

/// Tries the fix in the world as the scene has it. No value if the fix is refused. @pre canBeTried(fix)
[[nodiscard]] std::optional<FixTrial> tryFix(const Scene& scene, const Finding& finding, const Fix& fix);
/// Tries the fix in the steps from that of the finding to the last of the record, with the recorded inputs. No value if
/// the fix is refused, or after a stop. Cost: two audits of these steps.
/// @pre canBeTried(fix); `record` begins with the step before the finding and is of a world made from `scene`
[[nodiscard]] std::optional<FixTrial> tryFix(const Scene& scene, History record, const Finding& finding, const Fix& fix,
                                             const std::stop_token& stop = {});

/// One of the two: for a source with steps, or for one with only a scene. No value, too, if steps cannot be made again.
[[nodiscard]] std::optional<FixTrial> tryFix(const StepSource& source, const Finding& finding, const Fix& fix,
                                             const std::stop_token& stop = {});

/// Example: "Tried on steps 12 to 60: 0 missed pairs instead of 14, ..."; ends with a full stop.
[[nodiscard]] Message textOf(const FixTrial& trial);

} // namespace broadside
