// Finds categories and masks that match those of no other object.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/filter_groups.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <span>

namespace broadside::level {
namespace {

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
    const std::string name = displayName(first);
    const std::uint32_t category = group.filter.category;
    const auto other = std::ranges::find_if(groups, isOneSided);
    if (other == groups.end()) {
        finding.message = others == 0 ? texts::levelMeetsNothing(name, category, group.filter.mask)
                                      : texts::levelMeetNothing(name, others, category, group.filter.mask);
        finding.remedy = texts::levelGiveFilter();
        return finding;
    }
    finding.severity = Severity::Warning; // the other mask shows that the two should meet
    const SceneObject& accepting = objects.objectOf(other->rows.front());
    const std::string otherName = displayName(accepting);
    const std::uint32_t mask = group.filter.mask | accepting.category;
    finding.message = others == 0 ? texts::levelOneSided(name, category, group.filter.mask, otherName,
                                                         other->filter.category, other->filter.mask)
                                  : texts::levelOneSidedGroup(name, others, category, group.filter.mask, otherName,
                                                              other->filter.category, other->filter.mask);
    finding.remedy = texts::levelSetMask(mask);
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
