#include "core/debug/level_checks/filter_groups.h"

#include "core/debug/level_checks/checks.h"

#include <map>
#include <tuple>

namespace broadside::level {

std::vector<FilterGroup> filterGroups(const ObjectTable& objects)
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, bool>, std::size_t> places;
    std::vector<FilterGroup> groups; // ordered by their first object
    std::size_t last = 0;            // the group of the object before: most objects are in the same one
    objects.forEach([&](ObjectIndex row) {
        const CollisionFilter& filter = objects.filterOf(row);
        if (!meetsAnything(filter))
            return;
        if (groups.empty() || groups[last].filter != filter) {
            const auto [place, isNew] =
                places.try_emplace({filter.category, filter.mask, filter.dynamic}, groups.size());
            if (isNew)
                groups.push_back({filter, {}});
            last = place->second;
        }
        groups[last].rows.push_back(row);
    });
    return groups;
}

} // namespace broadside::level
