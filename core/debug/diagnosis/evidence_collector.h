#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/step_source.h"

#include <functional>
#include <stop_token>

namespace broadside::diagnosis {

/// How much is kept.
struct EvidenceLimits {
    std::size_t missed = 2'000;
    std::size_t found = 3'000;
    std::size_t far = 800;
    std::size_t near = 800;
    std::size_t frames = 400;     ///< Number of frames that samples are taken from, evenly spread.
    std::size_t states = 400'000; ///< Number of boxes of objects; frames after that are left out.
};

/// Reads these steps and keeps what explanations need. Cells and registrations count only in frames with the cells of
/// the first frame that has any, and not where there are several grids; a frame with other cells gives no samples.
/// Pairs with an object that the game calls teleported are no samples either: they say nothing about late
/// registrations. Frames that cannot be read are left out. `tell` is called with the share of the frames that were
/// read. Once stopped, the answer means nothing. Refused: what StepSource::walk() refuses. Cost: a frame is read, its
/// overlaps are found. Memory: limits.states * 32 bytes, four times that with registrations.
/// @pre source.frameCount() > 0
[[nodiscard]] Result<Evidence> collectEvidence(const StepSource& source, StepRange steps,
                                               const EvidenceLimits& limits = {}, const std::stop_token& stop = {},
                                               const std::function<void(double)>& tell = {});

} // namespace broadside::diagnosis
