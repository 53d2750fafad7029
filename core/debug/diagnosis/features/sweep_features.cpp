#include "core/debug/diagnosis/features/sweep_features.h"

#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/sweep_replay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace broadside::diagnosis {
namespace {

/// A part of the missed and found pairs, in the order of frames.
std::vector<Event> eventsOfAxis(const Evidence& evidence)
{
    constexpr std::size_t kMostOfFate = 250;
    std::array<std::size_t, 2> taken{};
    std::vector<Event> events;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfFate)
            events.push_back(event);
    std::ranges::stable_sort(events, {}, &Event::frame);
    return events;
}

Aabb exchanged(const Aabb& box, bool yDown)
{
    return yDown ? Aabb{{-box.hi.y, box.lo.x}, {-box.lo.y, box.hi.x}}
                 : Aabb{{box.lo.y, box.lo.x}, {box.hi.y, box.hi.x}};
}

/// The bits of the best sweep with a fault; 0 bits: it tells all.
double bitsOfSweeps(const Evidence& evidence, const std::vector<Event>& events)
{
    constexpr std::array kFeatures{Feature::SweepBetween,  Feature::SweepBroken,          Feature::CentreBroken,
                                   Feature::LowSideBelow,  Feature::ActiveBefore,         Feature::SignBroken,
                                   Feature::HighBroken,    Feature::AxisBroken,           Feature::ListBroken,
                                   Feature::BackEndsEarly, Feature::BackEndsEarlyOfStatic};
    constexpr int kMostCounted = 12; // objects between two
    std::vector<FeatureRow> rows(events.size());
    std::optional<SweepFeatures> sweep;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (i == 0 || events[i - 1].frame != events[i].frame)
            sweep.emplace(evidence, events[i].frame);
        sweep->fill(events[i], rows[i]);
    }
    const std::vector<std::uint32_t> lost = lostInSweeps(evidence, events);
    double least = 1e300;
    const auto offer = [&](auto&& isLost) {
        Tally tally;
        for (std::size_t i = 0; i < events.size(); ++i)
            tally.count(isLost(i), events[i].fate == Fate::Missed);
        if (tally.explained() * tally.others > tally.unexplained * tally.lost) // more than the rest
            least = std::min(least, codeLength(tally));
    };
    for (const Feature feature : kFeatures)
        for (int most = 1; most <= kMostCounted; ++most)
            offer([&](std::size_t i) { return rows[i][static_cast<std::size_t>(feature)] >= most; });
    for (const SweepFault fault : kSweepFaults)
        offer([&](std::size_t i) { return (lost[i] & bitOf(fault)) != 0; });
    return least;
}

} // namespace

SweepFeatures::SweepFeatures(const Evidence& evidence, FrameIndex frame)
    : m_evidence(evidence)
{
    const FrameFacts& facts = evidence.frames[frame];
    m_order.reserve(facts.present.size());
    for (const TrackIndex track : facts.present)
        m_order.push_back({evidence.tracks[track].boxIn(frame), track, facts.placeOf(track)});
    std::ranges::sort(m_order, {}, &Swept::place);
    m_isListInOrder = std::ranges::is_sorted(m_order, {}, [](const Swept& one) { return one.box.center().x; });
    std::ranges::sort(m_order, {}, [](const Swept& one) { return one.box.lo.x; });
    if (facts.present.empty())
        return;
    m_least = facts.present.front(); // they are ascending
    m_numbers.resize(facts.present.back() - m_least + 1);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        m_numbers[m_order[i].track - m_least] = static_cast<std::uint32_t>(i);
}

const SweepFeatures::Swept& SweepFeatures::sweptOf(TrackIndex track) const
{
    return m_order[m_numbers[track - m_least]];
}

void SweepFeatures::fill(const Event& event, FeatureRow& row) const
{
    const Swept& a = sweptOf(event.a);
    const Swept& b = sweptOf(event.b);
    const bool isFirst = a.box.lo.x <= b.box.lo.x;
    const Swept& self = isFirst ? a : b;
    const Swept& other = isFirst ? b : a;
    const Aabb& asker = self.box;
    const auto left = [](const Swept& one) { return one.box.lo.x; };
    double between = 0.0;
    double apart = 0.0;
    const auto begin = std::ranges::lower_bound(m_order, asker.lo.x, {}, left);
    for (auto at = begin; at != m_order.end(); ++at) {
        if (at->track == other.track || left(*at) > left(other))
            break;
        if (at->track == self.track)
            continue;
        between += 1.0;
        apart += at->box.lo.y > asker.hi.y || at->box.hi.y < asker.lo.y ? 1.0 : 0.0;
    }
    set(row, Feature::SweepBetween, between);
    const auto active = std::count_if(m_order.begin(), begin, [&](const Swept& one) {
        return one.track != self.track && one.box.hi.x >= asker.lo.x;
    });
    set(row, Feature::ActiveBefore, static_cast<double>(active));
    set(row, Feature::SweepBroken, apart);
    const auto setBroken = [&](Feature feature, auto key) { set(row, feature, isBroken(a, b, key) ? 1.0 : 0.0); };
    setBroken(Feature::CentreBroken, [](const Swept& one) { return one.box.center().x; });
    setBroken(Feature::SignBroken, [](const Swept& one) { return std::abs(one.box.lo.x); });
    setBroken(Feature::HighBroken, [](const Swept& one) { return one.box.hi.x; });
    setBroken(Feature::AxisBroken, [](const Swept& one) { return one.box.lo.y; });
    set(row, Feature::ListBroken, std::numeric_limits<double>::quiet_NaN());
    if (!m_isListInOrder) // else the game sorts its list
        setBroken(Feature::ListBroken, [](const Swept& one) { return one.place; });
    const auto endsEarly = [&](bool ofStatic) {
        const auto isInList = [&](const Swept& one) { return !ofStatic || !m_evidence.tracks[one.track].isDynamic; };
        if (ofStatic && (!isInList(self) || isInList(other)))
            return false;
        const auto end = std::ranges::upper_bound(m_order, left(other), {}, left);
        return std::any_of(begin, end, [&](const Swept& one) {
            return one.track != self.track && one.track != other.track && one.box.hi.x < left(other) && isInList(one);
        });
    };
    set(row, Feature::BackEndsEarly, endsEarly(false) ? 1.0 : 0.0);
    set(row, Feature::BackEndsEarlyOfStatic, endsEarly(true) ? 1.0 : 0.0);
    set(row, Feature::LowSideBelow, other.box.lo.y < asker.lo.y ? 1.0 : 0.0);
}

template<class Key>
bool SweepFeatures::isBroken(const Swept& a, const Swept& b, Key key) const
{
    const Swept& first = key(a) <= key(b) ? a : b;
    const auto from = key(first);
    const auto to = key(&first == &a ? b : a);
    const auto beyond =
        std::ranges::upper_bound(m_order, first.box.hi.x, {}, [](const Swept& one) { return one.box.lo.x; });
    return std::any_of(beyond, m_order.end(), [&](const Swept& one) { return from < key(one) && key(one) < to; });
}

std::optional<Evidence> evidenceOfSweepAlongY(const Evidence& evidence)
{
    constexpr double kBitsOfAxis = 10.0;
    if (evidence.isNoSweep())
        return std::nullopt;
    const std::vector<Event> events = eventsOfAxis(evidence);
    Evidence other = evidence;
    for (Track& track : other.tracks)
        for (Aabb& box : track.boxes)
            box = exchanged(box, evidence.coordinates.yDown);
    if (bitsOfSweeps(other, events) + kBitsOfAxis >= bitsOfSweeps(evidence, events))
        return std::nullopt;
    return other;
}

} // namespace broadside::diagnosis
