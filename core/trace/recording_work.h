#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/tuning/cell_heat.h"
#include "core/debug/tuning/footage.h"
#include "core/debug/why/nearest_approach.h"
#include "core/debug/why/why.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// What the debugger does with many steps of a recording, for threads beside the window: the same that is done with
/// the steps of a simulation. Steps are those of the recording; a frame that cannot be read is left out, and what would
/// compare those before and after it begins anew.

namespace broadside::trace {

struct AuditedSteps {
    Audit::Misses missed;
    std::vector<Audit::Passage> tunnelled; ///< See passage_watch.h.
    std::vector<Audit::Hidden> hidden;     ///< Boxes that are smaller than their shapes.
    NameBook names;                        ///< Of all that was found.
    StepRange steps;                       ///< Those that were audited; fewer where they had `most` findings.
    std::optional<Problem> problem;        ///< Of the first that could not be read.
};
/// What the game's own broad phase missed, by the game's own convention, where candidates were recorded; and what
/// passed through what since the frame before.
[[nodiscard]] AuditedSteps auditSteps(const Recording& recording, StepRange steps, std::size_t most,
                                      const std::stop_token& stop);

/// The mean of the last `count` frames up to the one of `last`; `steps` becomes what counts.
[[nodiscard]] std::optional<CellHeat> heatOf(const Recording& recording, HeatQuantity quantity, std::uint64_t last,
                                             std::uint64_t count, StepRange& steps, const std::stop_token& stop,
                                             const std::function<void(double)>& tell);

/// The boxes of `count` frames from the one of `first` on, as far as there is room.
[[nodiscard]] Footage footageOf(const Recording& recording, std::uint64_t first, std::size_t count,
                                const std::stop_token& stop);

/// Each time in these steps that one of the two passed through the other, in their order. `tell` is called now and then
/// with the share of the frames that were looked at. O(frames)
[[nodiscard]] std::vector<Audit::Passage> passagesOf(const Recording& recording, StepRange steps, ObjectId a,
                                                     ObjectId b, const std::stop_token& stop,
                                                     const std::function<void(double)>& tell);
/// The last time up to the frame of `step` that one of the two passed through the other, if ever. O(frames)
[[nodiscard]] std::optional<PairWatch::Passage> lastPassage(const Recording& recording, std::uint64_t step, ObjectId a,
                                                            ObjectId b);

/// The first step after `step` in which the object is not there. A frame that cannot be read is left out. O(frames)
/// @pre it is there in `step`
[[nodiscard]] std::optional<std::uint64_t> removalAfter(const Recording& recording, std::uint64_t step, ObjectId id);

/// See nearestApproach() of a simulation.
[[nodiscard]] std::optional<NearestApproach> nearestApproach(const Recording& recording, StepRange steps, ObjectId a,
                                                             ObjectId b, const std::stop_token& stop);

/// Looks for steps that meet breakpoints from the last to the first, block by block, as hunt() of a simulation.
/// @pre recording.steps().first < steps.first
void hunt(const Recording& recording, const std::vector<Breakpoint>& wanted, StepRange steps,
          const std::stop_token& stop, const std::function<void(HuntedBlock)>& tell);

} // namespace broadside::trace
