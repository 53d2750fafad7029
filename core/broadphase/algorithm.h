#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

/// @file
/// The table of algorithms: everything that the rest of the program knows about them. Code uses the row of an
/// algorithm, never its name, so a new algorithm needs only two files, a name and a row.

namespace broadside {

class BroadPhase;
struct MessageForm;

/// The broad phases. Nothing depends on the order: menus follow the table.
enum class Algorithm : std::uint8_t {
    Grid,
    HashedGrid,
    PackedGrid,
    BruteForce,
    Quadtree,
    SweepAndPrune,
    AabbTree,
    CornerGrid,
    RangeGrid,
    BucketGrid,
};

// The choices of the program. Other code that needs a broad phase for its own work makes a PackedGrid.

/// The algorithm of a new scene, and the correct one that remedies propose.
inline constexpr Algorithm kUsualAlgorithm = Algorithm::Grid;
/// The grid for cells of any size: it needs no table, and the size of the world does not matter.
inline constexpr Algorithm kTablelessGrid = Algorithm::HashedGrid;
/// The algorithm that remedies propose where a grid would have too many cells.
inline constexpr Algorithm kCompactAlgorithm = Algorithm::PackedGrid;
/// The algorithm for boxes of any size, anywhere, and for few queries.
inline constexpr Algorithm kQueryTree = Algorithm::AabbTree;
/// The algorithm of a world that only shows its objects: its update does nothing.
inline constexpr Algorithm kIdleAlgorithm = Algorithm::BruteForce;
/// The algorithm that is compared with the usual one, to show what a faulty one misses.
inline constexpr Algorithm kFaultyExample = Algorithm::CornerGrid;

/// What the parts of an algorithm's structure are: cells, nodes of a tree, or intervals.
enum class StructureKind : std::uint8_t { None, Cells, TreeNodes, Intervals };

/// The broad phase that a scene chooses.
struct BroadPhaseSettings {
    Algorithm algorithm = kUsualAlgorithm;
    double cellSize = 2.5; ///< Metres, > 0.

    friend bool operator==(const BroadPhaseSettings&, const BroadPhaseSettings&) = default;
};

/// The size of a world and of its cells, metres; a broad phase is made for it.
struct BroadPhaseSpace {
    double worldWidth = 0.0;
    double worldHeight = 0.0;
    double cellSize = 0.0;
};

/// All facts about an algorithm that menus, help texts, files and the debugger need: its row in the table.
struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view name; ///< The name in files and on the command line: "sweep-and-prune".
    /// One line in simple words, for menus and tooltips. Like the other texts: `Message(*info.summary, {})`.
    const MessageForm* summary;
    StructureKind structure;
    bool usesCellSize = false; ///< Whether the user's cell size has an effect.
    /// makeBroadPhase rejects a cell size that gives the world more than limits::kDenseCells cells.
    bool hasDenseCells = false;
    /// The candidates in a query for one object are exactly its partners in candidatePairs().
    bool answersAsInPairs = true;
    /// An object that spans three or more cells is registered only in the first and the last: overlaps in between are
    /// missed.
    bool registersEndsOnly = false;
    bool reportsEveryPair = false; ///< Every pair that can collide is a candidate, wherever the two are.
    /// The algorithm that finds the real overlaps when this one is audited: a correct one, and never this one.
    Algorithm judge = Algorithm::PackedGrid;
    /// The judge is slow. It is only used in worlds in which the debugger's own stack of grids cannot judge.
    bool hasSlowJudge = false;
    const MessageForm* cost;             ///< The cost in words and O(...), for n objects of which m are dynamic.
    const MessageForm* use;              ///< When to choose it: "for objects of very different sizes".
    const MessageForm* faults = nullptr; ///< Errors that the published algorithm has; null for correct algorithms.
    /// Makes an empty broad phase. Null when this version knows only the name and cannot run the algorithm.
    std::unique_ptr<BroadPhase> (*make)(const BroadPhaseSpace& space) = nullptr;

    /// True for algorithms that keep the faults with which they were published.
    [[nodiscard]] constexpr bool isTextbook() const noexcept { return faults != nullptr; }
    /// Whether this version can run it. Names of all algorithms are read and written.
    [[nodiscard]] constexpr bool isAvailable() const noexcept { return make != nullptr; }
};

/// All algorithms, each once, in the order of the menus.
[[nodiscard]] std::span<const AlgorithmInfo> algorithms() noexcept;
[[nodiscard]] const AlgorithmInfo& infoOf(Algorithm algorithm) noexcept;
[[nodiscard]] std::optional<Algorithm> algorithmNamed(std::string_view name) noexcept;

} // namespace broadside
