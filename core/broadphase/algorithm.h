#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace broadside {

/// The broad phases, in the order of the menus.
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

/// What menus, help texts and files need to know of an algorithm.
struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view name;    ///< In files and on the command line: "sweep-and-prune".
    std::string_view summary; ///< One line in plain words, for menus and tooltips.
    bool usesCellSize;        ///< The user's cell size has a meaning for it.
    bool available;           ///< This version can run it; all names are read and written.
    StructureKind structure;
    std::string_view cost;   ///< In words and O(...): n objects, m of them dynamic.
    std::string_view use;    ///< When to choose it: "for objects of very different sizes".
    std::string_view faults; ///< What it is published with and does wrong; empty for algorithms that are correct.
};

[[nodiscard]] std::span<const AlgorithmInfo> algorithms() noexcept;
[[nodiscard]] const AlgorithmInfo& infoOf(Algorithm algorithm) noexcept;
[[nodiscard]] std::optional<Algorithm> algorithmNamed(std::string_view name) noexcept;

/// What a scene says about its broad phase.
struct BroadPhaseSettings {
    Algorithm algorithm = Algorithm::Grid;
    double cellSize = 2.5; ///< Metres, > 0.

    friend bool operator==(const BroadPhaseSettings&, const BroadPhaseSettings&) = default;
};

} // namespace broadside
