#include "core/debug/rule_of_thumb.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace broadside {
namespace {

constexpr double kTimesLargest = 5.0;

/// All objects of one filter.
struct FilterClass {
    CollisionFilter filter;
    std::size_t objects = 0;
    double largestSide = 0.0; ///< Metres.
};

std::vector<FilterClass> filterClasses(const ObjectTable& objects)
{
    std::map<std::tuple<std::uint32_t, std::uint32_t, bool>, FilterClass> classes;
    objects.forEach([&](ObjectIndex index) {
        const CollisionFilter& filter = objects.filterOf(index);
        FilterClass& all = classes[{filter.category, filter.mask, filter.dynamic}];
        const Aabb& box = objects.boundsOf(index);
        all.filter = filter;
        ++all.objects;
        all.largestSide = std::max({all.largestSide, box.width(), box.height()});
    });
    std::vector<FilterClass> list;
    list.reserve(classes.size());
    for (const auto& entry : classes)
        list.push_back(entry.second);
    return list;
}

} // namespace

std::optional<double> ruleOfThumbCellSize(const ObjectTable& objects)
{
    const std::vector<FilterClass> classes = filterClasses(objects);
    const auto meetsSomething = [&](const FilterClass& one) {
        return std::ranges::any_of(classes, [&](const FilterClass& other) {
            return canCollide(one.filter, other.filter) && (&one != &other || one.objects > 1);
        });
    };
    std::optional<double> largest;
    for (const FilterClass& one : classes)
        if (one.largestSide > largest.value_or(0.0) && meetsSomething(one))
            largest = one.largestSide;
    return largest ? std::optional{kTimesLargest * *largest} : std::nullopt;
}

} // namespace broadside
