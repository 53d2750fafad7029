#include "core/debug/waste/object_waste.h"

#include "core/base/message/common_messages.h"
#include "core/debug/waste/waste_messages.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace broadside::waste {
namespace {

constexpr std::size_t kFewestIdle = 8;

/// What becomes of the candidates without the pairs for which `wastes` holds.
struct PairCount {
    std::uint64_t wasted = 0;
    std::uint64_t touching = 0; ///< Pairs of the same objects that really touch.
};

template<class IsOne>
PairCount countPairs(const WasteSample& sample, IsOne&& isOne, bool keepsTouching)
{
    PairCount count;
    for (const SampledFrame& frame : sample.frames)
        for (std::size_t i = 0; i < frame.candidates.size(); ++i) {
            const IndexPair pair = frame.candidates[i];
            if (!isOne(frame, pair))
                continue;
            const bool touches = keepsTouching && !frame.touching.empty() && frame.touching[i] != 0;
            ++(touches ? count.touching : count.wasted);
        }
    return count;
}

void finish(WasteFinding& found, const WasteMeter& meter, std::uint64_t saved)
{
    const std::uint64_t all = meter.sample().candidates();
    found.candidates = static_cast<std::int64_t>(meter.perStep(saved));
    found.parameters.emplace_back("before", static_cast<double>(meter.perStep(all)));
    found.parameters.emplace_back("after", static_cast<double>(meter.perStep(all - saved)));
}

// ---- Large objects

/// Share of the world that a box covers.
double coverOf(const SampledFrame& frame, const Aabb& box)
{
    const Aabb inside = intersection(box, {{0.0, 0.0}, {frame.world.width, frame.world.height}});
    return inside.isEmpty() ? 0.0 : inside.width() * inside.height() / (frame.world.width * frame.world.height);
}

struct LargeObject {
    std::uint64_t pairs = 0;
    double cover = 0.0;
    std::string name;
};

/// The few that have the most candidates.
std::map<ObjectId, LargeObject> largeObjects(const WasteSample& sample)
{
    constexpr double kLarge = 0.25;
    constexpr std::size_t kFew = 3;
    std::map<ObjectId, LargeObject> large;
    for (const SampledFrame& frame : sample.frames) {
        frame.objects.forEach([&](ObjectIndex row) {
            const double cover = coverOf(frame, frame.objects.boundsOf(row));
            if (cover < kLarge)
                return;
            LargeObject& one = large[frame.objects.idOf(row)];
            one.cover = std::max(one.cover, cover);
            one.name = displayName(frame.objects.objectOf(row));
        });
        for (const IndexPair pair : frame.candidates)
            for (const ObjectIndex row : {pair.a, pair.b})
                if (const auto at = large.find(frame.objects.idOf(row)); at != large.end())
                    ++at->second.pairs;
    }
    while (large.size() > kFew)
        large.erase(std::ranges::min_element(large, {}, [](const auto& entry) { return entry.second.pairs; }));
    return large;
}

/// In how many pairs the object with this name and some other large ones are.
Message pairsOfLarge(const std::string& name, std::size_t others, const PairCount& count, const WasteMeter& meter)
{
    const std::uint64_t pairs = meter.perStep(count.wasted + count.touching);
    const std::uint64_t touching = meter.perStep(count.touching);
    const Message all = texts::wasteCandidatePairs(meter.perStep(meter.sample().candidates()));
    if (others == 0)
        return count.touching > 0 ? texts::wasteLargeOneTouches(pairs, all, touching)
                                  : texts::wasteLargeOne(pairs, all);
    const Message rest = texts::wasteOtherLarge(others);
    return count.touching > 0 ? texts::wasteLargeOnesTouch(name, rest, pairs, all, touching)
                              : texts::wasteLargeOnes(name, rest, pairs, all);
}

// ---- Parked objects

struct Place {
    double x = 0.0;
    double y = 0.0;
    friend auto operator<=>(const Place&, const Place&) = default;
};

Place placeOf(const Aabb& box) { return {0.5 * (box.lo.x + box.hi.x), 0.5 * (box.lo.y + box.hi.y)}; }

/// The ids at each place with several objects.
std::map<Place, std::set<ObjectId>> crowdsOf(const SampledFrame& frame)
{
    std::map<Place, std::set<ObjectId>> crowds;
    frame.objects.forEach(
        [&](ObjectIndex row) { crowds[placeOf(frame.objects.boundsOf(row))].insert(frame.objects.idOf(row)); });
    std::erase_if(crowds, [](const auto& crowd) { return crowd.second.size() < kFewestIdle; });
    return crowds;
}

/// The places where the same objects are together in one frame of the sample after the other, and how many there are at
/// most.
std::map<Place, std::size_t> poolsOf(const WasteSample& sample)
{
    std::map<Place, std::size_t> pools;
    std::map<Place, std::set<ObjectId>> before;
    for (const SampledFrame& frame : sample.frames) {
        std::map<Place, std::set<ObjectId>> now = crowdsOf(frame);
        for (const auto& [place, ids] : now) {
            const auto same = before.find(place);
            if (same == before.end())
                continue;
            const auto staying = std::ranges::count_if(ids, [&](ObjectId id) { return same->second.contains(id); });
            if (static_cast<std::size_t>(staying) >= kFewestIdle)
                pools[place] = std::max(pools[place], ids.size());
        }
        before = std::move(now);
    }
    return pools;
}

// ---- Objects that never move

bool marksStatics(const SampledFrame& frame)
{
    bool marks = false;
    frame.objects.forEach([&](ObjectIndex row) { marks = marks || !frame.objects.filterOf(row).dynamic; });
    return marks;
}

/// The names whose objects are all in all frames and never move, with their number; empty if some object is marked as
/// static: then the game tells them apart.
std::map<std::string, std::size_t> restingNames(const WasteSample& sample)
{
    struct Seen {
        Aabb first;
        std::size_t frames = 0;
    };
    std::map<std::string, std::map<ObjectId, Seen>> idsOf;
    std::set<std::string> moving;
    if (std::ranges::any_of(sample.frames, marksStatics))
        return {};
    for (const SampledFrame& frame : sample.frames)
        frame.objects.forEach([&](ObjectIndex row) {
            const std::string name = kindName(frame.objects.objectOf(row).name);
            const Aabb& box = frame.objects.boundsOf(row);
            Seen& seen = idsOf[name].try_emplace(frame.objects.idOf(row), Seen{box, 0}).first->second;
            ++seen.frames;
            if (seen.first != box)
                moving.insert(name);
        });
    std::map<std::string, std::size_t> resting;
    for (const auto& [name, ids] : idsOf) {
        const bool isAlwaysThere =
            std::ranges::all_of(ids, [&](const auto& entry) { return entry.second.frames == sample.frames.size(); });
        if (isAlwaysThere && !moving.contains(name))
            resting[name] = ids.size();
    }
    return resting;
}

} // namespace

std::optional<WasteFinding> findStaticPairs(const WasteMeter& meter)
{
    const WasteSample& sample = meter.sample();
    std::uint64_t statics = 0;
    for (const SampledFrame& frame : sample.frames)
        statics += frame.staticPairs;
    const std::uint64_t all = statics + sample.candidates();
    if (!meter.isWorth(statics, all))
        return std::nullopt;
    WasteFinding found;
    found.rule = "statics-with-statics";
    const std::uint64_t pairs = meter.perStep(statics);
    found.sentence = texts::wasteStatics(pairs, texts::wasteReportedPairs(meter.perStep(all)));
    found.remedy = texts::wasteDynamicOnly(meter.perStep(all - statics));
    found.candidates = static_cast<std::int64_t>(pairs);
    found.microseconds = meter.timeOfPairTests(pairs);
    found.parameters = {{"before", static_cast<double>(meter.perStep(all))},
                        {"after", static_cast<double>(meter.perStep(all - statics))}};
    return found;
}

std::optional<WasteFinding> findUnmarkedStatics(const WasteMeter& meter)
{
    constexpr std::size_t kFewestFrames = 3;
    constexpr std::uint64_t kFewestSteps = 30;
    const WasteSample& sample = meter.sample();
    if (!sample.isGame || sample.frames.size() < kFewestFrames ||
        sample.frames.back().step - sample.frames.front().step < kFewestSteps)
        return std::nullopt;
    const std::map<std::string, std::size_t> resting = restingNames(sample);
    const std::map<Place, std::size_t> pools = poolsOf(sample);
    const auto rests = [&](const SampledFrame& frame, ObjectIndex row) {
        return resting.contains(kindName(frame.objects.objectOf(row).name)) &&
               !pools.contains(placeOf(frame.objects.boundsOf(row)));
    };
    const PairCount count = countPairs(
        sample, [&](const SampledFrame& frame, IndexPair pair) { return rests(frame, pair.a) && rests(frame, pair.b); },
        false);
    if (resting.empty() || !meter.isWorth(count.wasted, sample.candidates()))
        return std::nullopt;
    const auto& [name, objects] = *std::ranges::max_element(resting, {}, [](const auto& one) { return one.second; });
    const std::uint64_t pairs = meter.perStep(count.wasted);
    const Message all = texts::wasteCandidatePairs(meter.perStep(sample.candidates()));
    WasteFinding found;
    found.rule = "unmarked-statics";
    found.sentence = resting.size() > 1
                         ? texts::wasteUnmarkedAndOthers(kindText(name), objects,
                                                         texts::wasteOtherNames(resting.size() - 1), pairs, all)
                         : texts::wasteUnmarked(kindText(name), objects, pairs, all);
    found.remedy = texts::wasteMark(meter.perStep(sample.candidates() - count.wasted));
    found.microseconds = meter.timeOfPairTests(meter.perStep(count.wasted));
    found.parameters = {{"objects", static_cast<double>(objects)}};
    finish(found, meter, count.wasted);
    return found;
}

std::optional<WasteFinding> findLargeObjects(const WasteMeter& meter)
{
    const WasteSample& sample = meter.sample();
    const std::map<ObjectId, LargeObject> large = largeObjects(sample);
    const auto isLarge = [&](const SampledFrame& frame, ObjectIndex row) {
        return large.contains(frame.objects.idOf(row));
    };
    const PairCount count = countPairs(
        sample,
        [&](const SampledFrame& frame, IndexPair pair) { return isLarge(frame, pair.a) || isLarge(frame, pair.b); },
        true);
    if (large.empty() || !meter.isWorth(count.wasted, sample.candidates()))
        return std::nullopt;
    const auto& [id, worst] =
        *std::ranges::max_element(large, {}, [](const auto& entry) { return entry.second.pairs; });
    WasteFinding found;
    found.rule = "object-over-everything";
    found.sentence = texts::sentences(texts::wasteCover(worst.name, worst.cover),
                                      pairsOfLarge(worst.name, large.size() - 1, count, meter));
    found.remedy = texts::wasteSplit(meter.perStep(sample.candidates() - count.wasted));
    found.microseconds = meter.savedWithout(isLarge);
    found.parameters = {{"object", static_cast<double>(id.value)}, {"cover", worst.cover}};
    finish(found, meter, count.wasted);
    return found;
}

std::optional<WasteFinding> findParkedPool(const WasteMeter& meter)
{
    const WasteSample& sample = meter.sample();
    const std::map<Place, std::size_t> pools = poolsOf(sample);
    const auto isParked = [&](const SampledFrame& frame, ObjectIndex row) {
        return pools.contains(placeOf(frame.objects.boundsOf(row)));
    };
    const PairCount count = countPairs(
        sample,
        [&](const SampledFrame& frame, IndexPair pair) { return isParked(frame, pair.a) || isParked(frame, pair.b); },
        false);
    if (pools.empty() || !meter.isWorth(count.wasted, sample.candidates()))
        return std::nullopt;
    const auto& [place, most] = *std::ranges::max_element(pools, {}, [](const auto& pool) { return pool.second; });
    const Vec2 at = sample.coordinates.point({place.x, place.y});
    WasteFinding found;
    found.rule = "parked-pool";
    found.sentence = texts::wasteParked(most, at.x, at.y, meter.perStep(count.wasted),
                                        texts::wasteCandidatePairs(meter.perStep(sample.candidates())));
    found.remedy = texts::wasteTakeOut(meter.perStep(sample.candidates() - count.wasted));
    found.microseconds = meter.savedWithout(isParked);
    found.parameters = {{"objects", static_cast<double>(most)}, {"x", at.x}, {"y", at.y}};
    finish(found, meter, count.wasted);
    return found;
}

} // namespace broadside::waste
