#include "core/debug/diagnosis/search/names_of_missed.h"

#include <array>
#include <map>
#include <utility>

namespace broadside::diagnosis {

std::optional<Condition> namesOfMissed(const Workbench& bench, const Judged& base, const std::vector<FeatureRow>& rows)
{
    constexpr double kAlmostAll = 0.98;
    constexpr double kMany = 0.2;
    constexpr std::size_t kFewPairs = 8; // their names are alike by chance, unless they are most of what is missed
    constexpr double kMost = 0.95;
    std::map<std::pair<Feature, double>, std::array<std::size_t, 2>> counts; // missed and found ones
    std::array<std::size_t, 2> all{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (base.lost[i])
            continue;
        const std::size_t fate = i < bench.missed() ? 0 : 1;
        ++all[fate];
        const double both = rows[i][static_cast<std::size_t>(Feature::Names)];
        const auto [first, second] = namesOfNumber(both);
        ++counts[{Feature::SameName, both}][fate]; // both as they are
        ++counts[{Feature::Names, first}][fate];
        if (first != second) {
            ++counts[{Feature::Names, second}][fate];
            ++counts[{Feature::NamesApart, first}][fate];
            ++counts[{Feature::NamesApart, second}][fate];
        }
    }
    if (all[0] < kFewPairs && static_cast<double>(all[0]) < kMost * static_cast<double>(bench.missed()))
        return std::nullopt;
    std::optional<Condition> narrowest;
    auto least = static_cast<std::size_t>((1.0 - kMany) * static_cast<double>(all[1]));
    for (const auto& [names, count] : counts) {
        if (static_cast<double>(count[0]) < kAlmostAll * static_cast<double>(all[0]) || count[1] > least)
            continue;
        least = count[1];
        const bool areBoth = names.first == Feature::SameName;
        narrowest = Condition{areBoth ? Feature::Names : names.first,
                              areBoth ? Condition::Compare::Equal : Condition::Compare::Includes, names.second};
    }
    return narrowest;
}

} // namespace broadside::diagnosis
