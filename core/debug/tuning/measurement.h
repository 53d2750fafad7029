#pragma once

#include "core/debug/tuning/cell_rule.h"
#include "core/debug/tuning/footage.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// Plays the same footage to several broad phases in turn, several times, so that other work of the machine affects all
/// of them alike.

namespace broadside {

/// The results of one broad phase for a footage.
struct Measured {
    BroadPhaseSettings settings;
    Played played;            ///< `microseconds` is the shortest of the runs.
    double spread = 0.0;      ///< Microseconds between the quartiles of the runs: smaller differences mean nothing.
    std::uint64_t missed = 0; ///< Pairs that can collide and whose boxes overlap, but not reported; over all frames.
    std::optional<CellRule> rule = {}; ///< Instead of `settings.algorithm`, with cells of `settings.cellSize`.
};

struct MeasureOptions {
    int runs = 5; ///< > 0.
    /// Measures one run. Default: play() with the steady clock.
    std::function<Result<Played>(const Footage&, const BroadPhaseSettings&)> meter;
    /// Rules of a game, measured in the same turns as the settings.
    std::vector<CellRule> rules;
    /// The same as `meter`, for a rule.
    std::function<Result<Played>(const Footage&, const CellRule&)> ruleMeter;
    /// Ends the work within a frame.
    std::stop_token stop;
    /// Called after each run with the share that is done, 0..1, on the thread that measures.
    std::function<void(double share)> progress;
};

/// Results in the order of `settings`, then of the rules; after a stop, only those that were measured at least once.
/// Refuses what makeBroadPhase() refuses. Cost: runs * frames steps for each. @pre the footage has a frame
[[nodiscard]] Result<std::vector<Measured>>
measure(const Footage& footage, std::span<const BroadPhaseSettings> settings, const MeasureOptions& options = {});

} // namespace broadside
