#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/step_source.h"

#include <optional>
#include <stop_token>

namespace broadside::diagnosis {

/// Cells that are too large or too small for most objects of a run of one of Broadside's own algorithms. Candidates
/// are counted in the first of these steps, with the present cells and with kTriedSizes others. No value where none of
/// them saves half of at least kFewCandidates candidates, for algorithms without such cells or with faults, and for a
/// game's recording. The parameter "cellSize" is the best size, in metres. Cost: a broad phase of the objects for each
/// size. After a stop the answer means nothing.
[[nodiscard]] std::optional<Explanation> wasteOfCells(const StepSource& source, StepRange steps,
                                                      const std::stop_token& stop = {});

inline constexpr std::size_t kTriedSizes = 8;
inline constexpr std::uint64_t kFewCandidates = 1'000;

} // namespace broadside::diagnosis
