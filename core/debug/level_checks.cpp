#include "core/debug/level_checks.h"

#include "core/base/enumerators.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

namespace broadside {
namespace {

struct Words {
    LevelCheck check;
    std::string_view rule;
    const texts::Form<>& title;
    const texts::Form<>& reason;
};
constexpr Words kWords[]{
    {LevelCheck::OutsideWorld, "level/outside-world", texts::outsideWorldTitle, texts::outsideWorldReason},
    {LevelCheck::OverlappingStatics, "level/overlapping-statics", texts::overlappingStaticsTitle,
     texts::overlappingStaticsReason},
    {LevelCheck::LargerThanCells, "level/larger-than-cells", texts::largerThanCellsTitle, texts::largerThanCellsReason},
    {LevelCheck::MasksMeetNothing, "level/masks-meet-nothing", texts::masksMeetNothingTitle,
     texts::masksMeetNothingReason},
    {LevelCheck::DuplicateNames, "level/duplicate-names", texts::duplicateNamesTitle, texts::duplicateNamesReason},
    {LevelCheck::FastObjects, "level/fast-objects", texts::fastObjectsTitle, texts::fastObjectsReason},
    {LevelCheck::UnusedTemplates, "level/unused-templates", texts::unusedTemplatesTitle, texts::unusedTemplatesReason},
    {LevelCheck::MissingTemplates, "level/missing-templates", texts::missingTemplatesTitle,
     texts::missingTemplatesReason},
    {LevelCheck::InstancesBehind, "level/instances-behind", texts::instancesBehindTitle, texts::instancesBehindReason},
    {LevelCheck::HidingTemplates, "level/hiding-templates", texts::hidingTemplatesTitle, texts::hidingTemplatesReason},
    {LevelCheck::ZeroFilters, "level/zero-filters", texts::zeroFiltersTitle, texts::zeroFiltersReason},
    {LevelCheck::RotatedBoxes, "level/rotated-boxes", texts::rotatedBoxesTitle, texts::rotatedBoxesReason},
    {LevelCheck::HiddenCopies, "level/hidden-copies", texts::hiddenCopiesTitle, texts::hiddenCopiesReason},
    {LevelCheck::EndlessCopies, "level/endless-copies", texts::endlessCopiesTitle, texts::endlessCopiesReason},
    {LevelCheck::OddOnesOut, "level/odd-ones-out", texts::oddOnesOutTitle, texts::oddOnesOutReason},
    {LevelCheck::CutLaunches, "level/cut-launches", texts::cutLaunchesTitle, texts::cutLaunchesReason},
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

Message titleOf(LevelCheck check) { return wordsOf(check).title(); }
std::string_view ruleOf(LevelCheck check) noexcept { return wordsOf(check).rule; }
Message reasonOf(LevelCheck check) { return wordsOf(check).reason(); }

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
    const level::NotableRows notable(scene, objects);
    level::checkPlaces(scene, objects, report);
    level::checkStatics(objects, report, stop);
    level::checkSizes(scene, objects, report);
    level::checkMasks(objects, report, stop);
    level::checkNames(objects, report);
    level::checkSpeeds(scene, objects, notable, report);
    level::checkTemplates(scene, shared, objects, notable, report);
    level::checkZeroFilters(objects, report);
    level::checkRotatedBoxes(objects, report);
    level::checkHiddenCopies(scene, objects, notable, report);
    level::checkEndlessCopies(scene, objects, notable, report);
    level::checkOddOnesOut(objects, report);
    level::checkCutLaunches(scene, objects, notable, report);
    report.isComplete = report.isComplete && !stop.stop_requested();
    return report;
}

} // namespace broadside
