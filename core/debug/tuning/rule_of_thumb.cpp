#include "core/debug/tuning/rule_of_thumb.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace broadside {
namespace {

constexpr double kTimesLargest = 5.0;

using FilterKey = std::tuple<std::uint32_t, std::uint32_t, bool>;

FilterKey keyOf(const CollisionFilter& filter) { return {filter.category, filter.mask, filter.dynamic}; }

/// All objects with one filter.
struct FilterClass {
    CollisionFilter filter;
    std::size_t objects = 0;
    bool meetsSomething = false;
};

std::map<FilterKey, FilterClass> filterClasses(const ObjectTable& objects)
{
    std::map<FilterKey, FilterClass> classes;
    objects.forEach([&](ObjectIndex index) {
        FilterClass& all = classes[keyOf(objects.filterOf(index))];
        all.filter = objects.filterOf(index);
        ++all.objects;
    });
    for (auto& [key, one] : classes)
        for (const auto& [otherKey, other] : classes)
            if (canCollide(one.filter, other.filter) && (key != otherKey || one.objects > 1))
                one.meetsSomething = true;
    return classes;
}

} // namespace

std::vector<double> collidableSides(const ObjectTable& objects)
{
    const std::map<FilterKey, FilterClass> classes = filterClasses(objects);
    std::vector<double> sides;
    objects.forEach([&](ObjectIndex index) {
        const Aabb& box = objects.boundsOf(index);
        if (classes.at(keyOf(objects.filterOf(index))).meetsSomething)
            sides.push_back(std::max(box.width(), box.height()));
    });
    std::ranges::sort(sides);
    return sides;
}

std::optional<double> ruleOfThumbCellSize(const ObjectTable& objects)
{
    const std::vector<double> sides = collidableSides(objects);
    return !sides.empty() && sides.back() > 0.0 ? std::optional{kTimesLargest * sides.back()} : std::nullopt;
}

std::optional<RuleOfThumbWithoutLarge> ruleOfThumbWithoutLarge(const ObjectTable& objects, const WorldSettings& world)
{
    constexpr double kTenth = 0.1;
    const std::vector<double> sides = collidableSides(objects);
    const auto large = std::ranges::upper_bound(sides, kTenth * std::max(world.width, world.height));
    if (large == sides.begin() || large == sides.end() || !(*std::prev(large) > 0.0))
        return std::nullopt;
    return RuleOfThumbWithoutLarge{kTimesLargest * *std::prev(large),
                                   static_cast<std::size_t>(std::distance(large, sides.end()))};
}

} // namespace broadside
