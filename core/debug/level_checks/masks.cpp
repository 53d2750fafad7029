// Finds categories and masks that match those of no other object.

#include "core/base/count_text.h"
#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/filter_groups.h"

#include <span>

namespace broadside::level {
namespace {

std::string filterText(const CollisionFilter& filter)
{
    return "category " + std::to_string(filter.category) + ", mask " + std::to_string(filter.mask);
}

LevelFinding loneliness(const ObjectTable& objects, const FilterGroup& group, std::span<const FilterGroup> groups)
{
    const auto isOneSided = [&](const FilterGroup& other) {
        return (group.filter.dynamic || other.filter.dynamic) && (group.filter.category & other.filter.mask) != 0 &&
               (other.filter.category & group.filter.mask) == 0;
    };
    LevelFinding finding;
    for (const ObjectIndex row : group.rows)
        finding.objects.push_back(objects.idOf(row));
    if (group.rows.size() == 1)
        finding.field = "mask";
    const SceneObject& first = objects.objectOf(group.rows.front());
    const std::size_t others = group.rows.size() - 1;
    const std::string subject = displayName(first) + (others == 0 ? "" : " and " + countOf(others, "more object")) +
                                " (" + filterText(group.filter) + (others == 0 ? ") meets nothing" : ") meet nothing");
    const auto other = std::ranges::find_if(groups, isOneSided);
    if (other == groups.end()) {
        finding.message =
            subject +
            ": of what could collide with it nothing has a category of that mask and a mask for that category";
        finding.remedy = "Give it a category that others accept and a mask for theirs, or the mask 0 if it is to meet "
                         "nothing";
        return finding;
    }
    finding.severity = Severity::Warning; // the other mask shows that the two should meet
    const SceneObject& accepting = objects.objectOf(other->rows.front());
    const std::uint32_t mask = group.filter.mask | accepting.category;
    finding.message = subject + ": " + displayName(accepting) + " (" + filterText(other->filter) +
                      ") accepts it, and is not accepted itself";
    finding.remedy = "Set the mask to " + std::to_string(mask) + ", or to 0 if it is to meet nothing";
    UseFilters filters;
    for (const ObjectId id : finding.objects)
        filters.push_back({id, group.filter.category, mask});
    finding.fix = std::move(filters);
    return finding;
}

} // namespace

void checkMasks(const ObjectTable& objects, LevelReport& report, const std::stop_token& stop)
{
    const std::vector<FilterGroup> groups = filterGroups(objects);
    if (groups.size() > kMostFilters) {
        report.isComplete = false;
        return;
    }
    const auto isDynamic = [](const FilterGroup& group) { return group.filter.dynamic; };
    if (std::ranges::none_of(groups, isDynamic) || (groups.size() == 1 && groups.front().rows.size() == 1))
        return; // its partners may be added later, or by a game
    List list(report, LevelCheck::MasksMeetNothing);
    for (const FilterGroup& group : groups) {
        if (stop.stop_requested())
            return;
        const bool meets = std::ranges::any_of(groups, [&](const FilterGroup& other) {
            return canCollide(group.filter, other.filter) && (&other != &group || group.rows.size() > 1);
        });
        if (!meets)
            list.add([&] { return loneliness(objects, group, groups); });
    }
}

} // namespace broadside::level
