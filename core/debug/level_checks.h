#pragma once

#include "core/base/problem.h"
#include "core/debug/why/remedy.h"
#include "core/scene/scene.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// What is likely to be a mistake in a level, before anything moves. All of it is allowed: none is an error.

namespace broadside {

/// In the order of the list.
enum class LevelCheck : std::uint8_t {
    OutsideWorld,       ///< The box of an object lies wholly outside the world.
    OverlappingStatics, ///< Two static objects reach into each other; touching is what tiles do.
    LargerThanCells,    ///< Boxes longer than a cell, where the algorithm has cells that the user sizes.
    MasksMeetNothing,   ///< Can collide with no other object, although some are dynamic. A 0 is meant so.
    DuplicateNames,     ///< Several objects of one name. Objects without a name have none.
    FastObjects,        ///< Starts, or falls, so fast that it can be before, and then behind, a static object it hits.
    UnusedTemplates,    ///< No object is an instance of it.
    MissingTemplates,   ///< Objects name a template that is not there.
    InstancesBehind,    ///< Instances that differ from their template without saying so.
    HidingTemplates,    ///< Of the scene, and called like shared ones: its objects are instances of the scene's.
    ZeroFilters,        ///< Moves, or responds to hits, and has the category or the mask 0: it never collides.
    RotatedBoxes,       ///< An axis-aligned box with an angle: it is the box around the rotated one.
    HiddenCopies,       ///< Two objects of one shape at one place, of which one is hidden or locked.
    EndlessCopies,      ///< A spawner makes many copies, and nothing removes them.
    OddOnesOut,         ///< One of many that are alike differs in category, mask, kind, response or lifetime.
    CutLaunches,        ///< The world's speed limit is below what a launcher gives halfway across the world.
};
inline constexpr std::size_t kLevelChecks = 16;

/// "Outside the world": for headings.
[[nodiscard]] std::string_view titleOf(LevelCheck check) noexcept;
/// One sentence: why it matters.
[[nodiscard]] std::string_view reasonOf(LevelCheck check) noexcept;
/// "level/outside-world": its stable id in reports.
[[nodiscard]] std::string_view ruleOf(LevelCheck check) noexcept;

struct LevelFinding {
    LevelCheck check = LevelCheck::OutsideWorld;
    Severity severity = Severity::Info;
    std::vector<ObjectId> objects = {}; ///< Those that it is about; the one to look at first leads.
    std::string subject = {};           ///< The template that it is about where there are no objects; else empty.
    std::string message = {};           ///< As Problem::message.
    std::string remedy = {};            ///< As Problem::remedy.
    Fix fix = {};
    std::string field = {}; ///< The file's key of what is odd about the first object; empty: none alone.
    friend bool operator==(const LevelFinding&, const LevelFinding&) = default;
};

struct LevelReport {
    /// So many of each check are listed, those of the lowest ids: nobody reads more.
    static constexpr std::size_t kMostListed = 100;

    std::vector<LevelFinding> findings; ///< By check, then by the lowest id.
    std::array<std::uint64_t, kLevelChecks> unlisted{};
    bool isComplete = true; ///< False: so much overlaps that not all of it was looked at; or it was stopped.
    friend bool operator==(const LevelReport&, const LevelReport&) = default;
};

/// All checks. Once stopped, which takes some milliseconds, the report is not complete. `shared` are templates that
/// objects may be instances of beside those of the scene: those of its project.
///
/// Overlaps are those of the narrow phase that are deeper than rounding (1e-9 of the size or the coordinates). Objects
/// whose mask or category is 0 collide with nothing, so where they stand is no matter.
/// Cost: O(n log n + pairs of static objects whose boxes overlap + k^2 for k different filters), bounded by kMostWork
/// and kMostFilters.
[[nodiscard]] LevelReport checkLevel(const Scene& scene, const std::stop_token& stop = {},
                                     std::span<const Template> shared = {});

/// All their fixes as one. Nothing when none has one. @pre all are of one check
[[nodiscard]] Fix fixForAll(std::span<const LevelFinding> findings);

/// Products of the points of two shapes that are tested for overlap, all pairs together: some seconds.
inline constexpr std::uint64_t kMostWork = 100'000'000;
/// Different filters that are compared with each other; of more, masks and speeds are not checked.
inline constexpr std::size_t kMostFilters = 4'096;

} // namespace broadside
