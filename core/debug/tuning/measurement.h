#pragma once

#include "core/debug/tuning/footage.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// The same footage played to several broad phases, several times, turn by turn: what the machine does beside falls on
/// all of them alike.

namespace broadside {

/// What one broad phase made of a footage.
struct Measured {
    BroadPhaseSettings settings;
    Played played;            ///< `microseconds` is the median of the runs.
    double spread = 0.0;      ///< Microseconds between the quartiles of the runs: differences below it mean nothing.
    std::uint64_t missed = 0; ///< Pairs that can collide, boxes overlap, not handed out; over all frames.
};

struct MeasureOptions {
    int runs = 5; ///< > 0.
    /// How one run is measured; play() with the steady clock unless somebody knows better.
    std::function<Result<Played>(const Footage&, const BroadPhaseSettings&)> meter;
    /// Ends the work within a frame.
    std::stop_token stop;
    /// Told the share that is done, 0..1, after each run, on the thread that measures.
    std::function<void(double share)> progress;
};

/// In the order of `settings`; all of them, unless stopped: then those that were measured at least once.
/// Refused: what makeBroadPhase refuses. Cost: runs * frames steps of each. @pre the footage has a frame
[[nodiscard]] Result<std::vector<Measured>>
measure(const Footage& footage, std::span<const BroadPhaseSettings> settings, const MeasureOptions& options = {});

} // namespace broadside
