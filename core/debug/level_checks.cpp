#include "core/debug/level_checks.h"

#include "core/debug/level_checks/checks.h"

namespace broadside {
namespace {

struct Words {
    std::string_view title;
    std::string_view reason;
};
// By LevelCheck.
constexpr std::array<Words, kLevelChecks> kWords{{
    {"Outside the world", "The cells of a grid end at the border of the world, and so does what a player sees."},
    {"Static objects in each other",
     "Something was placed twice, or two walls share a corner: what hits there is hit by both."},
    {"Larger than a cell",
     "An object stands in every cell that it covers: each of them hands it out, and some algorithms lose it."},
    {"Masks that meet nothing", "What no other object accepts, or what accepts none, never collides."},
    {"The same name", "A script, a report or a colleague who looks for the name finds one of them."},
    {"So fast that it passes through",
     "It can stand before a thing in one step and behind it in the next: nobody sees the two together."},
    {"Unused templates", "Whoever looks for what to place has to read past them."},
    {"Templates that are missing", "Objects name them, stand as they are, and can follow no longer."},
    {"Instances unlike their templates",
     "They differ in what they do not override: the next edit of the template would change them."},
    {"Templates that hide the project's",
     "The objects of this scene are instances of its own template, and do not follow the project's of that name."},
}};

/// Puts the places, names or the like of `fix` behind those of `all`.
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
    else if (auto* them = std::get_if<RemoveThem>(&all))
        append(them->objects, std::get<RemoveThem>(fix).objects);
    else if (auto* templates = std::get_if<RemoveTemplates>(&all))
        append(templates->names, std::get<RemoveTemplates>(fix).names);
    else if (auto* free = std::get_if<DetachThem>(&all))
        append(free->objects, std::get<DetachThem>(fix).objects);
    else if (auto* followers = std::get_if<FollowTemplates>(&all))
        append(followers->objects, std::get<FollowTemplates>(fix).objects);
    else if (auto* hiding = std::get_if<UseSharedTemplates>(&all))
        append(hiding->names, std::get<UseSharedTemplates>(fix).names);
}

} // namespace

std::string_view titleOf(LevelCheck check) noexcept { return kWords[static_cast<std::size_t>(check)].title; }
std::string_view reasonOf(LevelCheck check) noexcept { return kWords[static_cast<std::size_t>(check)].reason; }

Fix fixForAll(std::span<const LevelFinding> findings)
{
    Fix all;
    for (const LevelFinding& finding : findings)
        join(all, finding.fix);
    if (auto* them = std::get_if<RemoveThem>(&all)) { // of three copies the third is too much twice
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
    report.isComplete = report.isComplete && !stop.stop_requested();
    return report;
}

} // namespace broadside
