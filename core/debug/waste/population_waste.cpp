#include "core/debug/waste/population_waste.h"

#include "core/debug/waste/waste_messages.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <variant>

namespace broadside::waste {
namespace {

constexpr std::size_t kFewestCounts = 8;
constexpr std::uint64_t kFewestSteps = 60;

const std::vector<ObjectId>& idsIn(const Population& population, const std::string& name)
{
    static const std::vector<ObjectId> kNone;
    const auto at = population.idsOf.find(name);
    return at == population.idsOf.end() ? kNone : at->second;
}

/// Whether the numbers rise nearly everywhere, by a lot, and still at the end.
bool grows(const std::vector<std::size_t>& counts)
{
    constexpr std::size_t kLeastMore = 20;
    constexpr double kLeastTimes = 1.5;
    constexpr double kMostFalls = 0.1; // share of the steps from one count to the next
    constexpr double kLeastLate = 0.1; // share of the growth that is in the last quarter
    const std::size_t first = counts.front();
    const std::size_t last = counts.back();
    if (last < first + kLeastMore || static_cast<double>(last) < kLeastTimes * static_cast<double>(first))
        return false;
    std::size_t falls = 0;
    for (std::size_t i = 1; i < counts.size(); ++i)
        falls += counts[i] < counts[i - 1] ? 1U : 0U;
    const std::size_t early = counts[counts.size() * 3 / 4];
    return static_cast<double>(falls) <= kMostFalls * static_cast<double>(counts.size()) && last > early &&
           static_cast<double>(last - early) >= kLeastLate * static_cast<double>(last - first);
}

/// Growth of the objects of one name.
struct Growth {
    std::string name;
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t seen = 0;                               ///< Ids that came after the first frame.
    std::size_t gone = 0;                               ///< Number of these that are gone at the end.
    std::unordered_map<ObjectId, std::uint64_t> bornBy; ///< The step by which each of these was there.
};

Growth growthOf(const std::vector<Population>& populations, const std::string& name)
{
    Growth growth;
    growth.name = name;
    const std::vector<ObjectId>& initial = idsIn(populations.front(), name);
    const std::vector<ObjectId>& final = idsIn(populations.back(), name);
    growth.first = initial.size();
    growth.last = final.size();
    for (const Population& population : populations)
        for (const ObjectId id : idsIn(population, name))
            if (!std::ranges::binary_search(initial, id))
                growth.bornBy.try_emplace(id, population.step);
    growth.seen = growth.bornBy.size();
    for (const auto& [id, step] : growth.bornBy)
        growth.gone += std::ranges::binary_search(final, id) ? 0U : 1U;
    return growth;
}

/// The name that grows by the most objects.
std::optional<Growth> largestGrowth(const std::vector<Population>& populations)
{
    constexpr double kMostGone = 0.05;
    std::optional<Growth> largest;
    for (const auto& [name, ids] : populations.back().idsOf) {
        std::vector<std::size_t> counts;
        for (const Population& population : populations)
            counts.push_back(idsIn(population, name).size());
        if (!grows(counts) || (largest && counts.back() - counts.front() <= largest->last - largest->first))
            continue;
        Growth growth = growthOf(populations, name);
        if (static_cast<double>(growth.gone) <= kMostGone * static_cast<double>(growth.seen))
            largest = std::move(growth);
    }
    return largest;
}

/// "Turret (5)"; empty if no spawner of the scene makes copies with this name.
std::string spawnerOf(const ObjectTable& objects, const std::string& name)
{
    std::string found;
    objects.forEach([&](ObjectIndex row) {
        for (const Component& component : objects.objectOf(row).components) {
            const auto* spawner = std::get_if<Spawner>(&component);
            const auto copied = spawner ? objects.rowOf(spawner->object) : std::nullopt;
            if (copied && found.empty() && kindName(objects.objectOf(*copied).name) == name)
                found = displayName(objects.objectOf(row));
        }
    });
    return found;
}

/// From the first of the populations to the last one. `spawner` may be empty.
Message growthText(const Growth& growth, const std::vector<Population>& populations, const std::string& spawner)
{
    const std::uint64_t from = populations.front().step;
    const std::uint64_t to = populations.back().step;
    return spawner.empty() ? texts::wasteGrowth(kindText(growth.name), growth.first, from, growth.last, to, growth.seen,
                                                growth.gone)
                           : texts::wasteSpawnedGrowth(kindText(growth.name), growth.first, from, growth.last, to,
                                                       spawner, growth.seen, growth.gone);
}

} // namespace

std::optional<WasteFinding> findGrowth(const WasteMeter& meter)
{
    const WasteSample& sample = meter.sample();
    const std::vector<Population>& populations = sample.populations;
    if (populations.size() < kFewestCounts || sample.frames.empty())
        return std::nullopt;
    const std::uint64_t span = populations.back().step - populations.front().step;
    const auto growth = span < kFewestSteps ? std::nullopt : largestGrowth(populations);
    if (!growth)
        return std::nullopt;
    const std::uint64_t life = span / 4;
    const auto isOld = [&](const SampledFrame& frame, ObjectIndex row) {
        const auto born = growth->bornBy.find(frame.objects.idOf(row));
        return born != growth->bornBy.end() && born->second + life < frame.step;
    };
    std::uint64_t saved = 0;
    for (const SampledFrame& frame : sample.frames)
        saved += static_cast<std::uint64_t>(std::ranges::count_if(
            frame.candidates, [&](IndexPair pair) { return isOld(frame, pair.a) || isOld(frame, pair.b); }));
    const std::uint64_t all = sample.candidates();
    if (!meter.isWorth(saved, all))
        return std::nullopt;
    WasteFinding found;
    found.rule = "endless-growth";
    found.sentence = growthText(*growth, populations, spawnerOf(sample.frames.back().objects, growth->name));
    found.remedy = texts::wasteRemoveInTime(life, meter.perStep(all - saved), meter.perStep(all));
    found.candidates = static_cast<std::int64_t>(meter.perStep(saved));
    found.microseconds = meter.savedWithout(isOld);
    found.parameters = {{"first", static_cast<double>(growth->first)},
                        {"last", static_cast<double>(growth->last)},
                        {"removed", static_cast<double>(growth->gone)},
                        {"life", static_cast<double>(life)},
                        {"before", static_cast<double>(meter.perStep(all))},
                        {"after", static_cast<double>(meter.perStep(all - saved))}};
    return found;
}

} // namespace broadside::waste
