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
/// What does a fix change? The recorded steps are made again with it, before anybody applies it.

namespace broadside {

/// What audits count in the same steps, as recorded and with the fix.
struct FixTrial {
    struct Counts {
        std::uint64_t missed = 0;   ///< Missed pairs, counted in each step.
        std::uint64_t passages = 0; ///< Objects that passed through another.
        std::uint64_t candidates = 0;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    StepRange steps; ///< That were made again; 0..0: only the world as loaded was asked.
    Counts before;
    Counts after;
    bool isGone = false; ///< With the fix, the step of the finding does not show it any more.
    friend bool operator==(const FixTrial&, const FixTrial&) = default;
};

/// One that concerns a broad phase or swept collision; other fixes cannot be tried by making steps again.
[[nodiscard]] bool canBeTried(const Fix& fix) noexcept;

/// How many steps a trial makes at most: many of a small world, few of a large one.
[[nodiscard]] std::uint64_t stepsOfTrial(std::size_t objects) noexcept;

/// In the world as the scene has it. Nothing when the fix is refused. @pre canBeTried(fix)
[[nodiscard]] std::optional<FixTrial> tryFix(const Scene& scene, const Finding& finding, const Fix& fix);
/// In the steps from the one of the finding to the last of the record; inputs come as they were recorded. Nothing when
/// the fix is refused, and when stopped. Cost: two audits of these steps.
/// @pre canBeTried(fix); `record` begins with the step before the finding and is of a world made from `scene`
[[nodiscard]] std::optional<FixTrial> tryFix(const Scene& scene, History record, const Finding& finding, const Fix& fix,
                                             const std::stop_token& stop = {});

/// Either of the two, as the source has steps or only a scene. Nothing, too, where steps cannot be made again.
[[nodiscard]] std::optional<FixTrial> tryFix(const StepSource& source, const Finding& finding, const Fix& fix,
                                             const std::stop_token& stop = {});

/// "Tried on steps 12 to 60: 0 missed pairs instead of 14, ..."; with a full stop at the end.
[[nodiscard]] std::string textOf(const FixTrial& trial);

} // namespace broadside
