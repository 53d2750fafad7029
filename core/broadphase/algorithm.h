#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

/// @file
/// The table of algorithms: all that the rest of the program knows of one. Code asks its row, never its name, so that a
/// new algorithm is two files and a row.

namespace broadside {

class BroadPhase;

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

/// What the parts of an algorithm's structure are.
enum class StructureKind : std::uint8_t { None, Cells, TreeNodes, Intervals };

/// What a scene says about its broad phase.
struct BroadPhaseSettings {
    Algorithm algorithm = Algorithm::Grid;
    double cellSize = 2.5; ///< Metres, > 0.

    friend bool operator==(const BroadPhaseSettings&, const BroadPhaseSettings&) = default;
};

/// The size of a world and of its cells, metres: what a broad phase is made for.
struct BroadPhaseSpace {
    double worldWidth = 0.0;
    double worldHeight = 0.0;
    double cellSize = 0.0;
};

/// All that menus, help texts, files and the debugger need to know of an algorithm: its row in the table.
struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view name;    ///< In files and on the command line: "sweep-and-prune".
    std::string_view summary; ///< One line in plain words, for menus and tooltips.
    StructureKind structure;
    bool usesCellSize = false; ///< The user's cell size has a meaning for it.
    /// makeBroadPhase refuses a cell size with which the world has more than limits::kDenseCells cells.
    bool hasDenseCells = false;
    /// The candidates of an object that is asked alone are its partners in candidatePairs(), no others.
    bool answersAsInPairs = true;
    /// What spans three or more cells is registered in the first and the last only: what it meets in between is missed.
    bool registersEndsOnly = false;
    /// Finds the real overlaps when this algorithm is audited: correct, and never the algorithm itself.
    Algorithm judge = Algorithm::PackedGrid;
    std::string_view cost;        ///< In words and O(...): n objects, m of them dynamic.
    std::string_view use;         ///< When to choose it: "for objects of very different sizes".
    std::string_view faults = {}; ///< What it is published with and does wrong; empty for algorithms that are correct.
    /// Empty; null: this version knows the name only, and cannot run it.
    std::unique_ptr<BroadPhase> (*make)(const BroadPhaseSpace& space) = nullptr;

    /// Kept with the faults that it was published with.
    [[nodiscard]] constexpr bool isTextbook() const noexcept { return !faults.empty(); }
    /// This version can run it; all names are read and written.
    [[nodiscard]] constexpr bool isAvailable() const noexcept { return make != nullptr; }
};

/// In the order of the menus, each algorithm once.
[[nodiscard]] std::span<const AlgorithmInfo> algorithms() noexcept;
[[nodiscard]] const AlgorithmInfo& infoOf(Algorithm algorithm) noexcept;
[[nodiscard]] std::optional<Algorithm> algorithmNamed(std::string_view name) noexcept;

} // namespace broadside
