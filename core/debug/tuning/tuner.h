#pragma once

#include "core/debug/tuning/measurement.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// Which cell size suits this world? The answer is measured, not guessed: the world's own frames are played to the
/// algorithm with cells of many sizes.

namespace broadside {

/// Cell sizes in metres.
struct SizeRange {
    double from = 0.0;
    double to = 0.0;
};

/// The range of the best cell size: from half the median size of objects that can collide to ten times the largest
/// size, but with neither far more cells than objects nor crowded cells.
[[nodiscard]] SizeRange sensibleCellSizes(const ObjectTable& objects, const WorldSettings& world);

/// `count` sizes with a constant ratio; three digits if that keeps them distinct. The ends are exact.
/// @pre 0 < range.from <= range.to; count > 0
[[nodiscard]] std::vector<double> logarithmicSizes(const SizeRange& range, std::size_t count);

struct TunerOptions {
    std::vector<double> cellSizes;         ///< Ascending, > 0.
    bool withPresent = true;               ///< False: the world has no own cells for a comparison.
    bool withOthers = false;               ///< Also measure the correct algorithms without cells.
    std::optional<CellRule> gameRule = {}; ///< Also measure this rule of a game, with its cells and with all sizes.
    MeasureOptions measure;
};

struct Recommendation {
    double cellSize = 0.0; ///< One of the measured sizes.
    double microseconds = 0.0;
    /// Saved share of the time with the present cell size: 0.4 saves 40 %, 0 keeps it. No value if there are no present
    /// cells, or if they miss more pairs.
    std::optional<double> gain;
    bool hardlyMatters = false; ///< All measured sizes are about equally fast.
    SizeRange good; ///< The sizes around `cellSize` that are at most 10 % slower than the best measured one.
    Message reason; ///< Sentences; the last ends with a full stop.
};

/// Chooses among the points that miss the fewest pairs: of those at most 3 % slower than the fastest, the one with the
/// least memory, then the largest. Keeps `present` if it is faster and misses no more. `present` is the present size of
/// the world, measured together with the points; null if the world cannot have it.
/// @pre points not empty, ascending by cell size
[[nodiscard]] Recommendation recommend(std::span<const Measured> points, const Measured* present);

/// Recommends cells for a game's own rule: the fastest size with which it neither misses more pairs nor has more
/// candidates than with `present`. Keeps `present` if none is faster by more than 3 %. `inGrid`: the best of
/// Broadside's grid, for comparison; null: not measured.
[[nodiscard]] Recommendation recommendForGame(std::span<const Measured> points, const Measured& present,
                                              const Recommendation* inGrid);

/// A game's own rule of pairs, with cells of several sizes.
struct GameTuning {
    CellRule rule;                ///< The rule with the game's present cells.
    std::vector<Measured> points; ///< Ascending by cell size.
    Measured present;
    Recommendation recommended;
};

struct Tuning {
    Algorithm algorithm = kUsualAlgorithm; ///< The tuned algorithm: the world's, or grid if that has no cells.
    std::vector<Measured> points;          ///< Ascending by cell size.
    /// The result with the world's cell size; no value if such cells cannot be made.
    std::optional<Measured> present;
    std::vector<Measured> others;              ///< Algorithms without cells.
    std::optional<Recommendation> recommended; ///< No value if it was stopped before the first point. That of the game
                                               ///< if its own rule is faster than all points.
    std::optional<GameTuning> game; ///< No value without TunerOptions::gameRule, or if it was stopped before the end.
    bool complete = true;           ///< False after a stop.
};

/// `present` is the broad phase of the world from which the footage was taken. Refuses cell sizes that makeBroadPhase()
/// refuses. Cost: that of measure(). @pre the footage has a frame; options.cellSizes is not empty
[[nodiscard]] Result<Tuning> tune(const Footage& footage, const BroadPhaseSettings& present,
                                  const TunerOptions& options);

} // namespace broadside
