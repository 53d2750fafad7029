#include "core/debug/diagnosis/features/held_leaves.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace broadside::diagnosis {
namespace {

/// A number of a partner in a frame. Their sum tells sets of partners from each other.
std::uint64_t partnerNumber(FrameIndex frame, TrackIndex partner)
{
    std::uint64_t mixed = (std::uint64_t{frame} << 32U | partner) + 0x9e37'79b9'7f4a'7c15U; // splitmix64, by S. Vigna
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58'476d'1ce4'e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d0'49bb'1331'11ebU;
    return mixed ^ (mixed >> 31U);
}

struct PartnersOfTrack {
    std::uint64_t sum = 0;
    std::size_t count = 0;
};

} // namespace

HeldLeaves::HeldLeaves(const Evidence& evidence)
    : m_evidence(evidence)
{
    if (evidence.knowsRegistrations() || evidence.names.size() < 2)
        return;
    findLeaves();
    chooseNames();
}

void HeldLeaves::findLeaves()
{
    constexpr std::size_t kFewest = 3; // partners
    std::vector<PartnersOfTrack> partners(m_evidence.tracks.size());
    const auto add = [&](TrackIndex track, FrameIndex frame, TrackIndex partner) {
        partners[track].sum += partnerNumber(frame, partner);
        ++partners[track].count;
    };
    for (FrameIndex frame = 0; frame < m_evidence.frames.size(); ++frame)
        for (const auto& [a, b] : m_evidence.frames[frame].reported) {
            add(a, frame, b);
            add(b, frame, a);
        }
    using Key = std::tuple<FrameIndex, std::uint64_t, std::size_t>;
    std::map<Key, std::vector<TrackIndex>> leaves;
    m_isShared.assign(m_evidence.tracks.size(), 0);
    for (const Track& track : m_evidence.tracks) {
        m_leaves.push_back(track.boxes.front());
        const auto& [sum, count] = partners[track.index];
        if (count >= kFewest)
            leaves[{track.first, sum, count}].push_back(track.index);
    }
    for (const auto& [key, tracks] : leaves) {
        Aabb around = m_evidence.tracks[tracks.front()].boxes.front();
        for (const TrackIndex track : tracks)
            around = united(around, m_evidence.tracks[track].boxes.front());
        for (const TrackIndex track : tracks) {
            m_leaves[track] = around;
            m_isShared[track] = tracks.size() > 1 ? 1 : 0;
        }
    }
}

/// The other object of the pair does not touch the leaf.
bool HeldLeaves::isOutside(const Event& event, TrackIndex held) const
{
    return !overlaps(m_leaves[held], m_evidence.boxOf(event, held == event.a ? event.b : event.a), m_evidence.touch);
}

/// Chooses names whose pairs are missed outside of the leaves, and found within them.
void HeldLeaves::chooseNames()
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kFewestWithin = 3;
    constexpr std::size_t kAlmostAll = 19; // to one
    struct Counts {
        std::size_t missedOutside = 0;
        std::size_t foundOutside = 0;
        std::size_t missedWithin = 0;
        std::size_t foundWithin = 0;
    };
    std::vector<Counts> counts(m_evidence.names.size());
    std::vector<char> areShared(m_evidence.names.size());
    for (const Event& event : m_evidence.events)
        if (event.overlaps() && !event.isMarginal)
            for (const TrackIndex track : {event.a, event.b}) {
                const std::uint32_t name = m_evidence.tracks[track].name;
                const bool isMissed = event.fate == Fate::Missed;
                if (isOutside(event, track))
                    ++(isMissed ? counts[name].missedOutside : counts[name].foundOutside);
                else
                    ++(isMissed ? counts[name].missedWithin : counts[name].foundWithin);
                areShared[name] = areShared[name] != 0 || m_isShared[track] != 0 ? 1 : 0;
            }
    for (std::uint32_t name = 0; name < counts.size(); ++name) {
        const Counts& one = counts[name];
        if (one.missedOutside >= kFewest && one.missedOutside > kAlmostAll * one.foundOutside &&
            one.foundWithin >= kFewestWithin && one.foundWithin > kAlmostAll * one.missedWithin) {
            m_names.push_back(name);
            m_areShared = m_areShared || areShared[name] != 0;
        }
    }
    if (!m_areShared && m_names.size() < 2)
        m_names.clear(); // a rule for one name says it: see TimeRule::Kind::Once
}

bool HeldLeaves::isHeld(TrackIndex track) const
{
    return std::ranges::binary_search(m_names, m_evidence.tracks[track].name);
}

bool HeldLeaves::loses(const Event& event) const
{
    return (isHeld(event.a) && isOutside(event, event.a)) || (isHeld(event.b) && isOutside(event, event.b));
}

} // namespace broadside::diagnosis
