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
    constexpr std::array kFeatures{Feature::SweepBetween, Feature::SweepBroken,  Feature::CentreBroken,
                                   Feature::LowSideBelow, Feature::ActiveBefore, Feature::SignBroken,
                                   Feature::HighBroken,   Feature::AxisBroken,   Feature::ListBroken};
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
    , m_frame(frame)
    , m_order(evidence.frames[frame].present)
{
    const FrameFacts& facts = evidence.frames[frame];
    std::ranges::sort(m_order, {}, [&](TrackIndex track) { return facts.placeOf(track); });
    m_isListInOrder = std::ranges::is_sorted(m_order, {}, [&](TrackIndex track) { return boxOf(track).center().x; });
    std::ranges::sort(m_order, {}, [&](TrackIndex track) { return boxOf(track).lo.x; });
}

void SweepFeatures::fill(const Event& event, FeatureRow& row) const
{
    const bool isFirst = boxOf(event.a).lo.x <= boxOf(event.b).lo.x;
    const Aabb& asker = boxOf(isFirst ? event.a : event.b);
    const TrackIndex other = isFirst ? event.b : event.a;
    const TrackIndex self = isFirst ? event.a : event.b;
    const auto left = [&](TrackIndex track) { return boxOf(track).lo.x; };
    double between = 0.0;
    double apart = 0.0;
    for (auto at = std::ranges::lower_bound(m_order, asker.lo.x, {}, left); at != m_order.end(); ++at) {
        if (*at == other || left(*at) > left(other))
            break;
        if (*at == self)
            continue;
        between += 1.0;
        apart += boxOf(*at).lo.y > asker.hi.y || boxOf(*at).hi.y < asker.lo.y ? 1.0 : 0.0;
    }
    set(row, Feature::SweepBetween, between);
    set(row, Feature::ActiveBefore, static_cast<double>(std::ranges::count_if(m_order, [&](TrackIndex track) {
            return track != self && left(track) < asker.lo.x && boxOf(track).hi.x >= asker.lo.x;
        })));
    set(row, Feature::SweepBroken, apart);
    const auto setBroken = [&](Feature feature, auto key) { set(row, feature, isBroken(event, key) ? 1.0 : 0.0); };
    setBroken(Feature::CentreBroken, [&](TrackIndex track) { return boxOf(track).center().x; });
    setBroken(Feature::SignBroken, [&](TrackIndex track) { return std::abs(boxOf(track).lo.x); });
    setBroken(Feature::HighBroken, [&](TrackIndex track) { return boxOf(track).hi.x; });
    setBroken(Feature::AxisBroken, [&](TrackIndex track) { return boxOf(track).lo.y; });
    set(row, Feature::ListBroken, std::numeric_limits<double>::quiet_NaN());
    if (!m_isListInOrder) // else the game sorts its list
        setBroken(Feature::ListBroken, [&](TrackIndex track) { return m_evidence.frames[m_frame].placeOf(track); });
    set(row, Feature::LowSideBelow, boxOf(other).lo.y < asker.lo.y ? 1.0 : 0.0);
}

template<class Key>
bool SweepFeatures::isBroken(const Event& event, Key key) const
{
    const bool isFirst = key(event.a) <= key(event.b);
    const TrackIndex first = isFirst ? event.a : event.b;
    const auto from = key(first);
    const auto to = key(isFirst ? event.b : event.a);
    return std::ranges::any_of(m_order, [&](TrackIndex track) {
        return from < key(track) && key(track) < to && boxOf(track).lo.x > boxOf(first).hi.x;
    });
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
