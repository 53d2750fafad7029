#pragma once

#include "core/debug/tuning/measurement.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// Which cell size suits this world? Measured, not guessed: the world's own frames are played to the algorithm with
/// cells of many sizes.

namespace broadside {

/// Cell sizes, metres.
struct SizeRange {
    double from = 0.0;
    double to = 0.0;
};

/// Where the best cell size may lie: from half the size of the middle object that can collide to ten times the largest,
/// as long as that makes neither far more cells than objects nor crowds in them.
[[nodiscard]] SizeRange sensibleCellSizes(const ObjectTable& objects, const WorldSettings& world);

/// `count` sizes, each as many times the one before; three digits where that keeps them apart. Ends as given.
/// @pre 0 < range.from <= range.to; count > 0
[[nodiscard]] std::vector<double> logarithmicSizes(const SizeRange& range, std::size_t count);

struct TunerOptions {
    std::vector<double> cellSizes; ///< Ascending, > 0.
    bool withPresent = true;       ///< False: the world has no cells of its own to compare with.
    bool withOthers = false;       ///< Measure the correct algorithms without cells beside them.
    MeasureOptions measure;
};

struct Recommendation {
    double cellSize = 0.0; ///< One of those measured.
    double microseconds = 0.0;
    /// Of the time with the present cell size: 0.4 saves 40 %, 0 keeps it. Nothing when there are no present cells, or
    /// they miss more pairs.
    std::optional<double> gain;
    bool hardlyMatters = false; ///< All sizes measured are about as fast.
    std::string reason;         ///< Sentences, with their full stops.
};

/// Chooses among points that miss the fewest pairs: of those at most 3 % slower than the fastest, the one that
/// takes least memory, then the largest. Keeps `present` where that is faster and misses no more. `present` is what the
/// world has now, measured next to them; null when it cannot have it.
/// @pre points not empty, ascending by cell size
[[nodiscard]] Recommendation recommend(std::span<const Measured> points, const Measured* present);

struct Tuning {
    Algorithm algorithm = Algorithm::Grid;     ///< That was tuned: the world's, or grid when that has no cells.
    std::vector<Measured> points;              ///< Ascending by cell size.
    std::optional<Measured> present;           ///< With the world's cell size; nothing when there can be no such cells.
    std::vector<Measured> others;              ///< Algorithms without cells.
    std::optional<Recommendation> recommended; ///< Nothing when it was stopped before there was a point.
    bool complete = true;                      ///< False when it was stopped.
};

/// `present` is the broad phase of the world that the footage was taken of. Refused: cell sizes that makeBroadPhase
/// refuses. Cost: that of measure(). @pre the footage has a frame; options.cellSizes is not empty
[[nodiscard]] Result<Tuning> tune(const Footage& footage, const BroadPhaseSettings& present,
                                  const TunerOptions& options);

} // namespace broadside
