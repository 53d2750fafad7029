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
/// Finds likely mistakes in a level before anything moves. All of them are allowed: no finding is an error.

namespace broadside {

/// The order is that of the list of findings.
enum class LevelCheck : std::uint8_t {
    OutsideWorld,       ///< The box of an object is entirely outside the world.
    OverlappingStatics, ///< Two static objects overlap; touching is allowed, because tiles touch.
    LargerThanCells,    ///< Boxes are longer than a cell, in an algorithm whose cell size the user sets.
    MasksMeetNothing,   ///< It can collide with no other object, although some are dynamic. A category or mask of 0 is
                        ///< intended.
    DuplicateNames,     ///< Several objects have one name. Objects without a name are not counted.
    FastObjects,        ///< An object starts or falls so fast that it can jump over a static object within a step.
    UnusedTemplates,    ///< No object is an instance of the template.
    MissingTemplates,   ///< Objects name a template that does not exist.
    InstancesBehind,    ///< Instances differ from their template in fields that they do not override.
    HidingTemplates,    ///< A template of the scene has the name of a shared one; objects use the scene's.
    ZeroFilters,        ///< An object moves or responds to hits, but never collides: its category or mask is 0.
    RotatedBoxes,       ///< An axis-aligned box has an angle: it is the box around the rotated one.
    HiddenCopies,       ///< Two objects have the same shape and place, and one of them is hidden or locked.
    EndlessCopies,      ///< A spawner makes many copies, and nothing removes them.
    OddOnesOut,         ///< One of many similar objects differs in category, mask, kind, response or lifetime.
    CutLaunches,        ///< The world's speed limit is below the speed of a launch halfway across the world.
};
inline constexpr std::size_t kLevelChecks = 16;

/// Heading, such as "Outside the world".
[[nodiscard]] Message titleOf(LevelCheck check);
/// One sentence that says why it matters.
[[nodiscard]] Message reasonOf(LevelCheck check);
/// Stable id in reports, such as "level/outside-world".
[[nodiscard]] std::string_view ruleOf(LevelCheck check) noexcept;

struct LevelFinding {
    LevelCheck check = LevelCheck::OutsideWorld;
    Severity severity = Severity::Info;
    std::vector<ObjectId> objects = {}; ///< The objects concerned; the one to look at first is the first.
    std::string subject = {};           ///< The template concerned, if there are no objects; else empty.
    Message message = {};               ///< A text like Problem::message.
    Message remedy = {};                ///< A text like Problem::remedy.
    Fix fix = {};
    std::string field = {}; ///< The file's key of the odd field of the first object; empty if no single field is odd.
    friend bool operator==(const LevelFinding&, const LevelFinding&) = default;
};

struct LevelReport {
    /// At most this many findings of each check are listed, those with the lowest ids.
    static constexpr std::size_t kMostListed = 100;

    std::vector<LevelFinding> findings; ///< Sorted by check, then by the lowest id.
    std::array<std::uint64_t, kLevelChecks> unlisted{};
    bool isComplete = true; ///< False: too much overlaps to look at all of it, or the check was stopped.
    friend bool operator==(const LevelReport&, const LevelReport&) = default;
};

/// Runs all checks. A stop takes some milliseconds; after it the report is not complete. `shared` are the templates of
/// the project: objects may be instances of them as well as of the scene's own templates.
///
/// Overlaps are those of the narrow phase that are deeper than rounding (1e-9 of the size or the coordinates). Objects
/// whose mask or category is 0 collide with nothing, so their position does not matter.
/// Cost: O(n log n + pairs of static objects whose boxes overlap + k^2 for k different filters), bounded by kMostWork
/// and kMostFilters.
[[nodiscard]] LevelReport checkLevel(const Scene& scene, const std::stop_token& stop = {},
                                     std::span<const Template> shared = {});

/// One fix for all findings; empty if no finding has a fix. @pre all are of one check
[[nodiscard]] Fix fixForAll(std::span<const LevelFinding> findings);

/// Limit of the overlap tests, about some seconds. Each pair counts as the product of the point counts of its shapes.
inline constexpr std::uint64_t kMostWork = 100'000'000;
/// Limit of different filters that are compared with each other; if there are more, masks and speeds are not checked.
inline constexpr std::size_t kMostFilters = 4'096;

} // namespace broadside
