#include "core/debug/diagnosis/features/pair_rows.h"

#include "core/debug/diagnosis/features/cell_buckets.h"
#include "core/debug/diagnosis/features/cell_features.h"
#include "core/debug/diagnosis/features/fitted/likely_parts.h"
#include "core/debug/diagnosis/features/grid_levels.h"
#include "core/debug/diagnosis/features/inferred_leaves.h"
#include "core/debug/diagnosis/features/leaf_asks.h"
#include "core/debug/diagnosis/features/pair_ends.h"
#include "core/debug/diagnosis/features/pair_keys.h"
#include "core/debug/diagnosis/features/pair_past.h"
#include "core/debug/diagnosis/features/pair_places.h"
#include "core/debug/diagnosis/features/pair_relations.h"
#include "core/debug/diagnosis/features/report_facts.h"
#include "core/debug/diagnosis/features/sweep_features.h"
#include "core/debug/diagnosis/model/leaf_tree.h"
#include "core/debug/diagnosis/model/name_groups.h"
#include "core/debug/diagnosis/model/square_tree.h"
#include "core/debug/diagnosis/model/sweep_replay.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <unordered_map>

namespace broadside::diagnosis {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr FrameIndex kLongest = 256; // frames that ages and rests are counted back

double ageIn(const Track& track, FrameIndex frame)
{
    return track.first == 0 ? kUnknown : static_cast<double>(frame - track.first);
}

double restIn(const Track& track, FrameIndex frame)
{
    FrameIndex rest = 0;
    const Vec2 place = track.boxIn(frame).center();
    while (rest < kLongest && frame - rest > track.first && track.boxIn(frame - rest - 1).center() == place)
        ++rest;
    return static_cast<double>(rest);
}

/// The number of frames since two objects began to overlap without a gap.
FrameIndex overlapAgeIn(const Track& a, const Track& b, FrameIndex frame, TouchRule touch)
{
    FrameIndex age = 0;
    const FrameIndex first = std::max(a.first, b.first);
    while (age < kLongest && frame - age > first && overlaps(a.boxIn(frame - age - 1), b.boxIn(frame - age - 1), touch))
        ++age;
    return age;
}

/// The first frame in which the two overlapped; at most this one.
FrameIndex firstMeetingOf(const Track& a, const Track& b, FrameIndex frame, TouchRule touch)
{
    FrameIndex first = std::max(a.first, b.first);
    while (first < frame && !overlaps(a.boxIn(first), b.boxIn(first), touch))
        ++first;
    return first;
}

/// Frames without motion in the frame `met`, of the one that rests longer. Static objects count as 0: they always rest.
double restAtMeeting(const Track& a, const Track& b, FrameIndex met)
{
    const auto rest = [met](const Track& track) { return track.isDynamic ? restIn(track, met) : 0.0; };
    return met == 0 ? kUnknown : std::max(rest(a), rest(b));
}

/// The box that an object had a frame before; its own one if it has just appeared.
const Aabb& boxBefore(const Track& track, FrameIndex frame)
{
    return track.boxIn(frame > track.first ? frame - 1 : frame);
}

double lowBitsShared(std::uint64_t a, std::uint64_t b) { return static_cast<double>(std::countr_zero(a ^ b)); }

/// The least share of a box, about its middle, that still overlaps the other one.
double leastShare(const Aabb& box, const Aabb& other)
{
    const auto along = [](double low, double high, double otherLow, double otherHigh) {
        const double middle = 0.5 * low + 0.5 * high;
        const double gap = std::max({0.0, otherLow - middle, middle - otherHigh});
        return gap == 0.0 ? 0.0 : high > low ? 2.0 * gap / (high - low) : 1.0;
    };
    return std::max(along(box.lo.x, box.hi.x, other.lo.x, other.hi.x),
                    along(box.lo.y, box.hi.y, other.lo.y, other.hi.y));
}

/// What the pairs of one frame have in common.
class FrameFeatures {
public:
    /// `multiple`: for SameMultiple; 0: not known.
    FrameFeatures(const Evidence& evidence, FrameIndex frame, std::uint64_t multiple, const std::vector<double>& strays,
                  double mostNew)
        : m_evidence(evidence)
        , m_frame(frame)
        , m_facts(evidence.frames[frame])
        , m_multiple(multiple)
        , m_strays(strays)
    {
        for (const auto& [a, b] : m_facts.reported) {
            const std::uint64_t low = std::min(idOf(a), idOf(b));
            const std::uint64_t high = std::max(idOf(a), idOf(b));
            ++m_sums[low + high];
            ++m_xors[low ^ high];
            ++m_products[low * high];
            ++m_triangles[triangle(low, high)];
            ++m_multiples[low * m_multiple + high];
            m_pairs.emplace_back(low, high);
            m_reportedPlaces.push_back(placesOf(a, b));
            ++m_partners[a];
            ++m_partners[b];
            const double gap = gapOf(boxOf(a), boxOf(b));
            m_gaps[a].push_back(gap);
            m_gaps[b].push_back(gap);
            ++m_asLower[low];
            ++m_asRight[rightOf(a, b)];
        }
        std::ranges::sort(m_reportedPlaces);
        if (mostNew > 0.0 && frame > 0 && evidence.frames[frame - 1].isSampled)
            m_newReported = newReportedIn(evidence, frame);
        for (auto& [track, gaps] : m_gaps)
            std::ranges::sort(gaps);
    }

    void fill(const Event& event, FeatureRow& row) const
    {
        fillTimes(event, row);
        fillPlaces(event, row);
        fillIds(event, row);
        fillMotion(event, row);
        fillCircles(event, row);
        const auto [earlier, later] = placesOf(event.a, event.b);
        const double self = event.fate == Fate::Found ? 1.0 : 0.0;
        set(row, Feature::Reported, static_cast<double>(m_facts.reported.size()) - self);
        const auto before = std::ranges::lower_bound(m_reportedPlaces, std::pair(earlier, later));
        set(row, Feature::ReportedBefore, static_cast<double>(before - m_reportedPlaces.begin()));
        set(row, Feature::NewReported,
            m_newReported && !wasReported(event.a, event.b) ? *m_newReported - self : kUnknown);
        set(row, Feature::Objects, static_cast<double>(m_facts.present.size()));
        set(row, Feature::Step, static_cast<double>(m_facts.step));
        const auto sleeps = [&](TrackIndex track) { return std::ranges::binary_search(m_facts.asleep, track) ? 1 : 0; };
        set(row, Feature::Asleep, m_evidence.knowsSleep ? sleeps(event.a) + sleeps(event.b) : kUnknown);
    }

private:
    /// Both features are unknown if one of the numbers is.
    static void setBoth(FeatureRow& row, Feature less, Feature more, double a, double b)
    {
        const bool known = !std::isnan(a) && !std::isnan(b);
        set(row, less, known ? std::min(a, b) : kUnknown);
        set(row, more, known ? std::max(a, b) : kUnknown);
    }
    [[nodiscard]] const Track& trackOf(TrackIndex track) const { return m_evidence.tracks[track]; }
    [[nodiscard]] const Aabb& boxOf(TrackIndex track) const { return trackOf(track).boxIn(m_frame); }
    [[nodiscard]] std::uint64_t idOf(TrackIndex track) const { return trackOf(track).id.value; }
    [[nodiscard]] TrackIndex rightOf(TrackIndex a, TrackIndex b) const { return boxOf(a).lo.x > boxOf(b).lo.x ? a : b; }

    void fillTimes(const Event& event, FeatureRow& row) const
    {
        const Track& a = trackOf(event.a);
        const Track& b = trackOf(event.b);
        const FrameIndex overlapped = overlapAgeIn(a, b, m_frame, m_evidence.touch);
        set(row, Feature::PairAge, overlapped == m_frame ? kUnknown : static_cast<double>(overlapped));
        set(row, Feature::PairAgeSeen, static_cast<double>(overlapped));
        const FrameIndex met = firstMeetingOf(a, b, m_frame, m_evidence.touch);
        set(row, Feature::MetBefore, met < m_frame ? 1.0 : 0.0);
        set(row, Feature::RestAtMeeting, restAtMeeting(a, b, met));
        const double ageA = ageIn(a, m_frame);
        const double ageB = ageIn(b, m_frame);
        // The younger of two is known when the age of one is: what was there before anything was recorded is older.
        set(row, Feature::YoungerAge, std::isnan(ageA) ? ageB : std::isnan(ageB) ? ageA : std::min(ageA, ageB));
        set(row, Feature::OlderAge,
            std::max(ageA, ageB) >= 0.0 && !std::isnan(ageA) && !std::isnan(ageB) ? std::max(ageA, ageB) : kUnknown);
        const double restOfA = restIn(a, m_frame); // of the one with the lower id
        const double restOfB = restIn(b, m_frame);
        setBoth(row, Feature::LessRest, Feature::MoreRest, restOfA, restOfB);
        const double sleepOfA = a.isDynamic ? restOfA : kUnknown;
        const double sleepOfB = b.isDynamic ? restOfB : kUnknown;
        set(row, Feature::RestOfLower, sleepOfA);
        set(row, Feature::RestOfHigher, sleepOfB);
        const bool isFirst = boxOf(event.a).lo.x <= boxOf(event.b).lo.x;
        set(row, Feature::RestOfLeft, isFirst ? sleepOfA : sleepOfB);
        set(row, Feature::RestOfRight, isFirst ? sleepOfB : sleepOfA);
        set(row, Feature::StaticLower, !a.isDynamic && b.isDynamic ? 1.0 : 0.0);
        set(row, Feature::OneStatic, a.isDynamic && b.isDynamic ? 0.0 : 1.0);
    }
    void fillPlaces(const Event& event, FeatureRow& row) const
    {
        const Aabb& a = boxOf(event.a);
        const Aabb& b = boxOf(event.b);
        const Aabb shared = intersection(a, b);
        set(row, Feature::OverlapLeft, shared.lo.x);
        set(row, Feature::OverlapRight, shared.hi.x);
        set(row, Feature::OverlapLow, shared.lo.y);
        set(row, Feature::OverlapHigh, shared.hi.y);
        set(row, Feature::OverlapDepth, std::min(shared.width(), shared.height()));
        set(row, Feature::OriginDistance, length(shared.center()));
        const Vec2 between = a.center() - b.center();
        set(row, Feature::CentreDistance, length(between));
        set(row, Feature::CentreDistanceX, std::abs(between.x));
        set(row, Feature::CentreDistanceY, std::abs(between.y));
        set(row, Feature::CentreDistanceOfAxes, std::max(std::abs(between.x), std::abs(between.y)));
        set(row, Feature::AskedByLower, leastShare(a, b));
        set(row, Feature::AskedByEither, std::min(leastShare(a, b), leastShare(b, a)));
        const bool asksA = asksByPast(event.a, b);
        const bool asksB = asksByPast(event.b, a);
        set(row, Feature::AskedByPastLower, asksA ? 1.0 : 0.0);
        set(row, Feature::AskedByAnyPast, asksA || asksB ? 1.0 : 0.0);
        const bool isAsked = (asksA && trackOf(event.a).isDynamic) || (asksB && trackOf(event.b).isDynamic);
        set(row, Feature::AskedByPast, isAsked ? 1.0 : 0.0);
        const double nearest = std::max(nearestReported(event, event.a), nearestReported(event, event.b));
        set(row, Feature::NearestReported, nearest < 0.0 ? kUnknown : nearest);
        set(row, Feature::StrayShare, std::max(m_strays[event.a], m_strays[event.b]));
        setBoth(row, Feature::SmallerSide, Feature::LargerSide, std::max(a.width(), a.height()),
                std::max(b.width(), b.height()));
        setBoth(row, Feature::EarlierPlace, Feature::LaterPlace, placeOf(event.a), placeOf(event.b));
    }
    [[nodiscard]] bool asksByPast(TrackIndex asker, const Aabb& other) const
    {
        return overlaps(boxBefore(trackOf(asker), m_frame), other, m_evidence.touch);
    }
    /// The gap to the nearest reported partner, without the partner of the event; -1 if there is none.
    [[nodiscard]] double nearestReported(const Event& event, TrackIndex track) const
    {
        const auto gaps = m_gaps.find(track);
        const std::size_t own = event.fate == Fate::Found ? 1 : 0; // its gap is 0: it is the first one
        return gaps == m_gaps.end() || gaps->second.size() <= own ? -1.0 : gaps->second[own];
    }
    [[nodiscard]] double placeOf(TrackIndex track) const { return static_cast<double>(m_facts.placeOf(track)); }
    /// The places of the two, the lower one first.
    [[nodiscard]] std::pair<std::size_t, std::size_t> placesOf(TrackIndex a, TrackIndex b) const
    {
        return std::minmax({m_facts.placeOf(a), m_facts.placeOf(b)});
    }
    void fillIds(const Event& event, FeatureRow& row) const
    {
        const std::uint64_t low = idOf(event.a);
        const std::uint64_t high = idOf(event.b);
        const bool isReported = event.fate == Fate::Found;
        const auto others = [&](const std::unordered_map<std::uint64_t, int>& keys, std::uint64_t key) {
            const auto found = keys.find(key);
            return found != keys.end() && found->second > (isReported ? 1 : 0) ? 1.0 : 0.0;
        };
        set(row, Feature::LowerId, static_cast<double>(low));
        set(row, Feature::HigherId, static_cast<double>(high));
        set(row, Feature::IdDifference, static_cast<double>(high - low));
        set(row, Feature::PairIdBits, lowBitsShared(low, high));
        const auto placeA = static_cast<std::uint64_t>(placeOf(event.a));
        const auto placeB = static_cast<std::uint64_t>(placeOf(event.b));
        set(row, Feature::PairPlaceBits, lowBitsShared(placeA, placeB));
        set(row, Feature::TurnsById, turns(low, high));
        set(row, Feature::TurnsByPlace, turns(placeA, placeB));
        set(row, Feature::SharedBits, sharedBits(low, high));
        set(row, Feature::SameSum, others(m_sums, low + high));
        set(row, Feature::SameXor, others(m_xors, low ^ high));
        set(row, Feature::SameProduct, others(m_products, low * high));
        set(row, Feature::SameTriangle, others(m_triangles, triangle(low, high)));
        set(row, Feature::SameMultiple, m_multiple == 0 ? 0.0 : others(m_multiples, low * m_multiple + high));
        set(row, Feature::SharedKeyBits, sharedKeyBits(low, high));
        set(row, Feature::Names, namesAsNumber(trackOf(event.a).name, trackOf(event.b).name));
        const bool isSameName = trackOf(event.a).name == trackOf(event.b).name;
        set(row, Feature::SameName, isSameName ? 1.0 : 0.0);
        set(row, Feature::NameToStatic, *featureOfKinds(Feature::NameToStatic, trackOf(event.a), trackOf(event.b)));
        set(row, Feature::NamesApart,
            isSameName ? kUnknown : namesAsNumber(trackOf(event.a).name, trackOf(event.b).name));
        const auto count = [](const auto& counts, auto key) {
            const auto found = counts.find(key);
            return found == counts.end() ? 0.0 : static_cast<double>(found->second);
        };
        const double self = isReported ? 1.0 : 0.0;
        set(row, Feature::Partners, std::max(count(m_partners, event.a), count(m_partners, event.b)) - self);
        set(row, Feature::PartnersOfLower, count(m_asLower, low) - self);
        set(row, Feature::PartnersOfRight, count(m_asRight, rightOf(event.a, event.b)) - self);
    }
    [[nodiscard]] static std::uint64_t triangle(std::uint64_t low, std::uint64_t high)
    {
        return low * (low - 1) / 2 + high;
    }
    /// 1: it is the turn of both of them, 0: of neither. Unknown if it is the turn of only one: it finds the other.
    [[nodiscard]] double turns(std::uint64_t a, std::uint64_t b) const
    {
        return a % 2 == b % 2 ? static_cast<double>((a + m_facts.step) % 2) : kUnknown;
    }
    [[nodiscard]] double sharedKeyBits(std::uint64_t low, std::uint64_t high) const
    {
        int most = 0;
        for (const auto& [a, b] : m_pairs)
            if (a != low || b != high)
                most = std::max(most, std::countr_zero((a ^ low) | (b ^ high)));
        return static_cast<double>(most);
    }
    [[nodiscard]] double sharedBits(std::uint64_t a, std::uint64_t b) const
    {
        int most = 0;
        for (const TrackIndex track : m_facts.present)
            for (const std::uint64_t id : {a, b})
                if (idOf(track) != id)
                    most = std::max(most, std::countr_zero(idOf(track) ^ id));
        return static_cast<double>(most);
    }
    /// In its first frame an object has not moved yet, and has the speed of the next one.
    [[nodiscard]] double speedOf(const Track& track) const
    {
        return length(m_frame == track.first ? track.nextMotionIn(m_frame) : track.motionIn(m_frame));
    }
    void fillMotion(const Event& event, FeatureRow& row) const
    {
        const Vec2 a = trackOf(event.a).motionIn(m_frame);
        const Vec2 b = trackOf(event.b).motionIn(m_frame);
        setBoth(row, Feature::SlowerSpeed, Feature::FasterSpeed, speedOf(trackOf(event.a)), speedOf(trackOf(event.b)));
        set(row, Feature::RelativeSpeed, length(a - b));
        setBoth(row, Feature::LessMotionX, Feature::MoreMotionX, a.x, b.x);
        setBoth(row, Feature::LessMotionY, Feature::MoreMotionY, a.y, b.y);
        const bool isA = trackOf(event.a).isDynamic;
        const bool hasStatic = isA != trackOf(event.b).isDynamic;
        set(row, Feature::StaticMotionX, hasStatic ? (isA ? a.x : b.x) : kUnknown);
        set(row, Feature::StaticMotionY, hasStatic ? (isA ? a.y : b.y) : kUnknown);
    }
    /// Fills in the distance of the centres relative to the radii of circles that a game may test instead of boxes.
    void fillCircles(const Event& event, FeatureRow& row) const
    {
        const Aabb& a = boxOf(event.a);
        const Aabb& b = boxOf(event.b);
        const double apart = length(a.center() - b.center());
        const auto by = [apart](double one, double other) {
            return one + other > 0.0 ? 2.0 * apart / (one + other) : kUnknown;
        };
        set(row, Feature::CircleOfWidths, by(a.width(), b.width()));
        set(row, Feature::CircleOfHeights, by(a.height(), b.height()));
        set(row, Feature::CircleOfShortSides, by(std::min(a.width(), a.height()), std::min(b.width(), b.height())));
        set(row, Feature::CircleOfLongSides, by(std::max(a.width(), a.height()), std::max(b.width(), b.height())));
    }
    [[nodiscard]] bool wasReported(TrackIndex a, TrackIndex b) const
    {
        const std::pair<TrackIndex, TrackIndex> pair = std::minmax({a, b});
        return std::ranges::binary_search(m_evidence.frames[m_frame - 1].reported, pair);
    }
    const Evidence& m_evidence;
    FrameIndex m_frame;
    const FrameFacts& m_facts;
    std::uint64_t m_multiple;
    std::optional<double> m_newReported;                               // no value: the frame before is not known
    const std::vector<double>& m_strays;                               // by track
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_pairs;      // reported ones, by id
    std::vector<std::pair<std::size_t, std::size_t>> m_reportedPlaces; // the same by place, ascending
    std::unordered_map<std::uint64_t, int> m_triangles;
    std::unordered_map<std::uint64_t, int> m_multiples;
    std::unordered_map<std::uint64_t, int> m_sums;
    std::unordered_map<std::uint64_t, int> m_xors;
    std::unordered_map<std::uint64_t, int> m_products;
    std::unordered_map<TrackIndex, int> m_partners;
    std::unordered_map<TrackIndex, std::vector<double>> m_gaps; // to reported partners, ascending
    std::unordered_map<std::uint64_t, int> m_asLower;           // by id
    std::unordered_map<TrackIndex, int> m_asRight;
};

void fillNameGroups(const Evidence& evidence, const Event& event, const std::optional<NameGroups>& within,
                    const std::optional<NameGroups>& between, FeatureRow& row)
{
    const auto numberOf = [&](const std::optional<NameGroups>& groups) {
        return groups && groups->areMissed(evidence.tracks[event.a].name, evidence.tracks[event.b].name) ? 1.0 : 0.0;
    };
    set(row, Feature::SameNameGroup, numberOf(within));
    set(row, Feature::OtherNameGroup, numberOf(between));
}

struct LeafTreeFeature {
    LeafTreeFault fault;
    Feature feature;
};
constexpr LeafTreeFeature kLeafTreeFeatures[]{
    {LeafTreeFault::ParentOnly, Feature::LeafTreeParentOnly},
    {LeafTreeFault::RightKept, Feature::LeafTreeRightKept},
    {LeafTreeFault::LeftKept, Feature::LeafTreeLeftKept},
    {LeafTreeFault::NewKept, Feature::LeafTreeNewKept},
};
static_assert(std::ranges::equal(kLeafTreeFeatures, kLeafTreeBitFaults, {}, &LeafTreeFeature::fault));

struct SweepFeature {
    SweepFault fault;
    Feature feature;
};
constexpr SweepFeature kSweepFeatures[]{
    {SweepFault::OnePass, Feature::SweepOnePass},
    {SweepFault::OnePassBack, Feature::SweepOnePassBack},
    {SweepFault::WithoutNew, Feature::SweepWithoutNew},
    {SweepFault::WithoutRightMovers, Feature::SweepWithoutRightMovers},
    {SweepFault::WithoutLeftMovers, Feature::SweepWithoutLeftMovers},
    {SweepFault::LastPlaces, Feature::SweepLastPlaces},
    {SweepFault::Every2, Feature::SweepEvery2},
    {SweepFault::Every3, Feature::SweepEvery3},
    {SweepFault::Every4, Feature::SweepEvery4},
    {SweepFault::Every5, Feature::SweepEvery5},
    {SweepFault::Every10, Feature::SweepEvery10},
    {SweepFault::Every6, Feature::SweepEvery6},
    {SweepFault::Every7, Feature::SweepEvery7},
    {SweepFault::Every8, Feature::SweepEvery8},
    {SweepFault::Every9, Feature::SweepEvery9},
    {SweepFault::Moves2, Feature::SweepMoves2},
    {SweepFault::Moves3, Feature::SweepMoves3},
    {SweepFault::Moves4, Feature::SweepMoves4},
    {SweepFault::Moves5, Feature::SweepMoves5},
    {SweepFault::Moves8, Feature::SweepMoves8},
    {SweepFault::WhenCountChanges, Feature::SweepWhenCountChanges},
    {SweepFault::WholeUnits, Feature::SweepWholeUnits},
    {SweepFault::GapsFilled, Feature::SweepGapsFilled},
    {SweepFault::SwappedSkipped, Feature::SweepSwappedSkipped},
    {SweepFault::RemovedSkipped, Feature::SweepRemovedSkipped},
};
static_assert(std::ranges::equal(kSweepFeatures, kSweepFaults, {}, &SweepFeature::fault));

void fillSweeps(std::uint32_t lost, FeatureRow& row)
{
    for (const auto& [fault, feature] : kSweepFeatures)
        set(row, feature, (lost & bitOf(fault)) != 0 ? 1.0 : 0.0);
}

/// Fills in what quadtrees and dynamic trees with a fault do to the pair.
void fillTrees(const SquareTreeLoss& square, const LeafTreeLoss& leaf, FeatureRow& row)
{
    set(row, Feature::TreeInnerNodes, square.inInnerNodes ? 1.0 : 0.0);
    set(row, Feature::TreeReach, square.reach);
    set(row, Feature::TreeReachOfDynamic, square.reachOfDynamic);
    set(row, Feature::TreeReachOfLower, square.reachOfLower);
    set(row, Feature::TreeReachOfHigher, square.reachOfHigher);
    set(row, Feature::TreeReachByWidth, square.reachByWidth);
    set(row, Feature::TreeReachByWidthOfDynamic, square.reachByWidthOfDynamic);
    set(row, Feature::TreeOpenNodes, square.openNodes);
    for (const auto& [fault, feature] : kLeafTreeFeatures)
        set(row, feature, (leaf.faults & bitOf(fault)) != 0 ? 1.0 : 0.0);
    set(row, Feature::LeafTreeOpenNodes, static_cast<double>(leaf.openNodes));
}

} // namespace

std::vector<FeatureRow> featuresOf(const Evidence& evidence, const std::vector<Event>& events,
                                   const std::optional<GameCells>& cells, const std::vector<std::uint32_t>& sweeps,
                                   const std::stop_token& stop)
{
    std::vector<std::size_t> order(events.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return events[i].frame; });
    const std::uint64_t multiple = votedMultiple(evidence, events);
    const std::vector<double> strays = strayShares(evidence);
    const std::optional<Evidence> inferred = withInferredLeaves(evidence);
    const Evidence& ofLeaves = inferred ? *inferred : evidence;
    const LeafAsks asks(ofLeaves);
    const PairPast past(evidence, cells);
    const auto bucket = cells ? likelyBucket(evidence, *cells) : std::nullopt;
    const std::optional<PairKey> key = likelyKey(evidence, evidence.events);
    const std::vector<SquareTreeLoss> inSquares = lostInSquareTrees(evidence, events);
    const std::vector<LeafTreeLoss> inLeaves = lostInLeafTrees(ofLeaves, events);
    const double mostNew = usualMostNew(evidence);
    const auto within = NameGroups::of(evidence, NameGroups::Missed::Within);
    const auto between = NameGroups::of(evidence, NameGroups::Missed::Between);
    LikelyParts parts(evidence, events);
    const std::optional<Evidence> alongY = evidenceOfSweepAlongY(evidence);
    const Evidence& ofSweep = alongY ? *alongY : evidence;
    const std::vector<std::uint32_t> lostAlongY = alongY ? lostInSweeps(*alongY, events) : std::vector<std::uint32_t>();
    std::vector<std::vector<std::pair<TrackIndex, TrackIndex>>> missed(evidence.frames.size());
    for (const Event& event : evidence.events)
        if (event.fate == Fate::Missed)
            missed[event.frame].emplace_back(event.a, event.b);
    std::vector<FeatureRow> rows(events.size()); // after the copies of the evidence: both are large
    std::optional<PairEnds> ends;
    std::optional<FrameFeatures> frame;
    std::optional<SweepFeatures> sweep;
    std::optional<CellFeatures> inCells;
    std::optional<KeysOfFrame> keys;
    std::optional<FrameIndex> at;
    for (const std::size_t i : order) {
        if (stop.stop_requested())
            break;
        if (at != events[i].frame) {
            at = events[i].frame;
            frame.emplace(evidence, *at, multiple, strays, mostNew);
            inCells.emplace(evidence, *at, cells, bucket);
            sweep.emplace(ofSweep, *at);
            ends.emplace(ofSweep, *at, missed[*at]);
            if (key)
                keys.emplace(evidence, *at, *key);
        }
        frame->fill(events[i], rows[i]);
        inCells->fill(events[i], rows[i]);
        fillLevels(evidence, events[i], rows[i]);
        asks.fill(events[i], rows[i]);
        past.fill(events[i], rows[i]);
        fillTrees(inSquares[i], inLeaves[i], rows[i]);
        fillNameGroups(evidence, events[i], within, between, rows[i]);
        parts.fill(events[i], i, rows[i]);
        fillPlacesOfObjects(evidence, events[i], rows[i]);
        fillRelations(evidence, events[i], rows[i]);
        sweep->fill(events[i], rows[i]);
        ends->fill(events[i], rows[i]);
        fillSweeps(alongY ? lostAlongY[i] : sweeps[i], rows[i]);
        set(rows[i], Feature::SameHash, keys && keys->isTaken(evidence, events[i]) ? 1.0 : 0.0);
    }
    return rows;
}

void changeCells(std::vector<FeatureRow>& rows, const Evidence& evidence, const std::vector<Event>& events,
                 const std::optional<GameCells>& cells)
{
    std::vector<std::size_t> order(events.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return events[i].frame; });
    const PairPast past(evidence, cells);
    const auto bucket = cells ? likelyBucket(evidence, *cells) : std::nullopt;
    std::optional<CellFeatures> inCells;
    std::optional<FrameIndex> at;
    for (const std::size_t i : order) {
        if (at != events[i].frame)
            inCells.emplace(evidence, *(at = events[i].frame), cells, bucket);
        inCells->fill(events[i], rows[i]);
        past.fill(events[i], rows[i]);
    }
}

} // namespace broadside::diagnosis
