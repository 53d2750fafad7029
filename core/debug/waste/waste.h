#pragma once

#include "core/base/problem.h"
#include "core/debug/history/step_range.h"
#include "core/debug/step_source.h"
#include "core/debug/tuning/footage.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// @file
/// Why are there so many candidates, or why is a step slow? A few frames are taken from the steps, and each known kind
/// of waste is looked for in them.
///
/// Gate    a finding is reported only if its remedy, tried on these frames, saves 20 % of the candidate pairs and 50
///         pairs a step; or, for cells that are too small, 20 % and 50 of the tests (BroadPhase::candidatePairs()).
///         Other cells must not make the broad phase and the shape tests of its candidates slower, measured.
/// Rules   of pairs: for a simulation its algorithm. For a game its cells, if a rule of cells makes the pairs that it
///         reported (CellRuleFinder); without such a rule nothing is said about its cells.

namespace broadside {

struct WasteFinding {
    std::string rule; ///< Stable id; see the manual.
    Message sentence; ///< What is wrong, with numbers and full stop.
    Message remedy;   ///< What to change and what then remains, with full stop.
    /// Candidate pairs a step that the remedy saves, mean of the frames. Negative if cells that are larger are worth
    /// some more pairs.
    std::int64_t candidates = 0;
    /// The same for the time: of the broad phase, measured with the rule of pairs or, where that is not known, with
    /// Broadside's grid; for cells and reported pairs also of the shape tests that are saved. For display only.
    double microseconds = 0.0;
    std::vector<std::pair<std::string, double>> parameters; ///< The numbers of the sentence.
};

struct Waste {
    std::vector<WasteFinding> findings; ///< The most candidates first.
    std::size_t frames = 0;             ///< Examined frames.
    std::uint64_t candidates = 0;       ///< Candidate pairs a step, mean of these frames.
    std::optional<Problem> problem;     ///< About the first frame that could not be read.
};

struct WasteOptions {
    MicrosecondClock clock = steadyMicroseconds;
    std::function<void(double)> tell; ///< Called with the share that is done.
};

/// Looks for waste in these steps. After a stop the answer means nothing. Refuses what StepSource::walk() refuses.
/// Cost: 8 frames are read and played some 30 times; objects of 32 frames are counted. Memory: 8 frames with their
/// candidates; frames with more than 4 million are left out.
[[nodiscard]] Result<Waste> findWaste(const StepSource& source, StepRange steps, const WasteOptions& options = {},
                                      const std::stop_token& stop = {});

} // namespace broadside
