#include "core/debug/level_checks.h"

#include "core/base/enumerators.h"
#include "core/debug/level_checks/checks.h"

namespace broadside {
namespace {

struct Words {
    LevelCheck check;
    std::string_view rule;
    std::string_view title;
    std::string_view reason;
};
constexpr Words kWords[]{
    {LevelCheck::OutsideWorld, "level/outside-world", "Outside the world",
     "The cells of a grid end at the border of the world, and so does what a player sees."},
    {LevelCheck::OverlappingStatics, "level/overlapping-statics", "Static objects in each other",
     "Something was placed twice, or two walls share a corner: what hits there is hit by both."},
    {LevelCheck::LargerThanCells, "level/larger-than-cells", "Larger than a cell",
     "An object is in every cell that it covers: each of them reports it, and some algorithms lose it."},
    {LevelCheck::MasksMeetNothing, "level/masks-meet-nothing", "Masks that meet nothing",
     "What no other object accepts, or what accepts none, never collides."},
    {LevelCheck::DuplicateNames, "level/duplicate-names", "The same name",
     "A script, a report or a colleague who looks for the name finds one of them."},
    {LevelCheck::FastObjects, "level/fast-objects", "So fast that it passes through",
     "It can stand before a thing in one step and behind it in the next: the two are never seen together."},
    {LevelCheck::UnusedTemplates, "level/unused-templates", "Unused templates",
     "They make the list of templates longer and harder to read."},
    {LevelCheck::MissingTemplates, "level/missing-templates", "Templates that are missing",
     "Objects name them, stand as they are, and can follow no longer."},
    {LevelCheck::InstancesBehind, "level/instances-behind", "Instances unlike their templates",
     "They differ in what they do not override: the next edit of the template would change them."},
    {LevelCheck::HidingTemplates, "level/hiding-templates", "Templates that hide the project's",
     "The objects of this scene are instances of its own template, and do not follow the project's of that name."},
    {LevelCheck::ZeroFilters, "level/zero-filters", "A category or mask of 0",
     "With a 0 an object collides with nothing, although it moves, or responds to hits."},
    {LevelCheck::RotatedBoxes, "level/rotated-boxes", "Axis-aligned boxes that are rotated",
     "An axis-aligned box with an angle collides as the box around the rotated one, which is larger."},
    {LevelCheck::HiddenCopies, "level/hidden-copies", "Hidden or locked copies",
     "An object that is hidden or locked is easily forgotten, and collides all the same."},
    {LevelCheck::EndlessCopies, "level/endless-copies", "Copies that nothing removes",
     "They add up, and every step costs more."},
    {LevelCheck::OddOnesOut, "level/odd-ones-out", "One unlike its likes",
     "One of many was set by mistake, or left out of a change."},
    {LevelCheck::CutLaunches, "level/cut-launches", "Launches that the speed limit cuts",
     "From some distance on, aiming farther away no longer shoots faster."},
};
static_assert(std::size(kWords) == kLevelChecks);
constexpr auto kWordPlaces = placesOfRows<kWords, &Words::check>();

const Words& wordsOf(LevelCheck check) { return kWords[kWordPlaces[static_cast<std::size_t>(check)]]; }

/// Appends the places, names or other entries of `fix` to those of `all`.
void join(Fix& all, const Fix& fix)
{
    if (all.index() != fix.index()) {
        all = std::holds_alternative<std::monostate>(all) ? fix : std::move(all);
        return;
    }
    const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    if (auto* places = std::get_if<UsePlaces>(&all))
        append(*places, std::get<UsePlaces>(fix));
    else if (auto* names = std::get_if<UseNames>(&all))
        append(*names, std::get<UseNames>(fix));
    else if (auto* filters = std::get_if<UseFilters>(&all))
        append(*filters, std::get<UseFilters>(fix));
    else if (auto* them = std::get_if<RemoveSceneObjects>(&all))
        append(them->objects, std::get<RemoveSceneObjects>(fix).objects);
    else if (auto* templates = std::get_if<RemoveTemplates>(&all))
        append(templates->names, std::get<RemoveTemplates>(fix).names);
    else if (auto* free = std::get_if<DetachInstances>(&all))
        append(free->objects, std::get<DetachInstances>(fix).objects);
    else if (auto* followers = std::get_if<FollowTemplates>(&all))
        append(followers->objects, std::get<FollowTemplates>(fix).objects);
    else if (auto* hiding = std::get_if<UseSharedTemplates>(&all))
        append(hiding->names, std::get<UseSharedTemplates>(fix).names);
    else if (auto* boxes = std::get_if<UseOrientedBoxes>(&all))
        append(boxes->objects, std::get<UseOrientedBoxes>(fix).objects);
}

} // namespace

std::string_view titleOf(LevelCheck check) noexcept { return wordsOf(check).title; }
std::string_view ruleOf(LevelCheck check) noexcept { return wordsOf(check).rule; }
std::string_view reasonOf(LevelCheck check) noexcept { return wordsOf(check).reason; }

Fix fixForAll(std::span<const LevelFinding> findings)
{
    Fix all;
    for (const LevelFinding& finding : findings)
        join(all, finding.fix);
    if (auto* them = std::get_if<RemoveSceneObjects>(&all)) { // the third of three copies is listed twice
        std::ranges::sort(them->objects);
        them->objects.erase(std::unique(them->objects.begin(), them->objects.end()), them->objects.end());
    }
    return all;
}

LevelReport checkLevel(const Scene& scene, const std::stop_token& stop, std::span<const Template> shared)
{
    LevelReport report;
    const ObjectTable objects(scene);
    level::checkPlaces(scene, objects, report);
    level::checkStatics(objects, report, stop);
    level::checkSizes(scene, objects, report);
    level::checkMasks(objects, report, stop);
    level::checkNames(objects, report);
    level::checkSpeeds(scene, objects, report);
    level::checkTemplates(scene, shared, objects, report);
    level::checkZeroFilters(objects, report);
    level::checkRotatedBoxes(objects, report);
    level::checkHiddenCopies(scene, objects, report);
    level::checkEndlessCopies(scene, objects, report);
    level::checkOddOnesOut(objects, report);
    level::checkCutLaunches(scene, objects, report);
    report.isComplete = report.isComplete && !stop.stop_requested();
    return report;
}

} // namespace broadside
