#include "core/debug/diagnosis/features/leaf_asks.h"

#include "core/debug/diagnosis/features/life_history.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr FrameIndex kLongestAsked = 256; // frames that are looked back

const Aabb* leafIn(const Track& track, FrameIndex frame)
{
    const Registered* const registered = track.isIn(frame) ? track.registeredIn(frame) : nullptr;
    return registered && registered->kind == Registered::Kind::Box ? &registered->box : nullptr;
}

bool doLeavesOverlap(const Track& a, const Track& b, FrameIndex frame)
{
    const Aabb* const one = leafIn(a, frame);
    const Aabb* const other = leafIn(b, frame);
    return one && other && overlaps(*one, *other);
}

} // namespace

/// What holds for all searches of a pair: a rule loses the pair only where it fails for each of them.
struct LeafAsks::Sums {
    bool isStatic = true;  // all askers are
    bool isNew = true;     // all askers are in their first frame
    bool isLower = true;   // all askers have the lower id, and the other one does not ask in the same frame
    bool isHigher = true;  // likewise
    bool isLowLeaf = true; // the same for the numbers of leaves
    bool isHighLeaf = true;
    bool isTightApart = true;   // the box of each asker is apart from the leaf of the other one
    bool isAgain = true;        // each asker was changed before, since it was new
    bool isOld = true;          // no asker is in its first frame
    bool isTogether = true;     // both leaves search in the frame of each search
    bool isSilent = true;       // all askers have names of silentNames()
    bool isAtRemoval = true;    // an object vanished in the frame of each search
    bool isSilentObject = true; // all askers are of silentObjects()
    std::set<TrackIndex> askers;
    std::optional<std::uint32_t> name; // of the last asker
    bool isOneName = true;             // all askers have that name
    double speed = 0.0;                // of the fastest asker, in the frame of its search
    double slowest = std::numeric_limits<double>::infinity();
    double age = 0.0;                                      // frames since the first search
    double rankMost = 0.0;                                 // the most changed leaves before an asker
    double rank = std::numeric_limits<double>::infinity(); // the least number of changed leaves before an asker
};

LeafAsks::LeafAsks(const Evidence& evidence)
    : m_evidence(evidence)
{
    if (!evidence.knowsBoxes)
        return;
    m_changed.resize(evidence.frames.size());
    m_changesOf.resize(evidence.tracks.size());
    m_hasRemoval.resize(evidence.frames.size() + 1);
    for (const Track& track : evidence.tracks)
        m_hasRemoval[track.last() + 1] = 1;
    std::size_t kept = 0;
    std::size_t changed = 0;
    for (const Track& track : evidence.tracks)
        for (FrameIndex frame = track.first; frame <= track.last(); ++frame) {
            if (!leafIn(track, frame))
                continue;
            const bool isMoved = frame > track.first && track.boxIn(frame) != track.boxIn(frame - 1);
            if (isChanged(track, frame)) {
                if (frame > track.first)
                    m_changesOf[track.index].push_back(frame);
                m_changed[frame].push_back(track.index);
                changed += isMoved ? 1U : 0U;
            } else {
                kept += isMoved ? 1U : 0U;
            }
        }
    m_isKept = kept * 5 > changed; // boxes that follow every motion are no fat leaves
    for (FrameIndex frame = 0; frame < m_changed.size() && m_isKept; ++frame)
        if (evidence.frames[frame].isSampled)
            std::ranges::sort(m_changed[frame], {},
                              [&](TrackIndex track) { return evidence.frames[frame].placeOf(track); });
    if (!m_isKept)
        return;
    const LifeHistory lives(evidence);
    for (const Track& track : evidence.tracks)
        m_leaves.push_back(static_cast<std::size_t>(lives.factsOf({track.index, track.first}).leaf));
    if (evidence.names.size() > 1)
        listenToNames();
    listenToObjects();
}

void LeafAsks::listenToNames()
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kMostEvents = 1'500;                               // of each fate
    std::vector<std::array<std::size_t, 2>> counts(m_evidence.names.size()); // missed and found
    std::array<std::size_t, 2> taken{};
    for (const Event& event : m_evidence.events) {
        const std::size_t fate = event.fate == Fate::Missed ? 0 : 1;
        if (!event.overlaps() || ++taken[fate] > kMostEvents)
            continue;
        const auto sums = sumsOf(m_evidence.tracks[event.a], m_evidence.tracks[event.b], event.frame);
        if (sums && sums->isOld && sums->isOneName)
            ++counts[*sums->name][fate];
    }
    for (std::uint32_t name = 0; name < counts.size(); ++name)
        if (counts[name][0] >= kFewest && counts[name][0] > 19 * counts[name][1])
            m_silent.push_back(name);
}

void LeafAsks::listenToObjects()
{
    constexpr std::size_t kFewest = 3;         // objects that do not find several partners
    constexpr std::size_t kMostEvents = 4'000; // of each fate
    std::set<TrackIndex> heard;
    std::map<TrackIndex, std::set<TrackIndex>> missed; // partners
    std::array<std::size_t, 2> taken{};
    for (const Event& event : m_evidence.events) {
        const bool isMissed = event.fate == Fate::Missed;
        if (!event.overlaps() || ++taken[isMissed ? 0 : 1] > kMostEvents)
            continue;
        const auto sums = sumsOf(m_evidence.tracks[event.a], m_evidence.tracks[event.b], event.frame);
        if (!sums)
            continue;
        if (isMissed)
            for (const TrackIndex asker : sums->askers)
                missed[asker].insert(asker == event.a ? event.b : event.a);
        else if (sums->askers.size() == 1)
            heard.insert(*sums->askers.begin());
    }
    const auto removal = std::ranges::find(m_hasRemoval, 1);
    const auto firstRemoval = static_cast<FrameIndex>(removal - m_hasRemoval.begin());
    const auto isLate = [&](TrackIndex track) { return m_evidence.tracks[track].first >= firstRemoval; };
    const bool isOfOthers =
        std::ranges::any_of(missed, [&](const auto& one) { return heard.contains(one.first) || !isLate(one.first); });
    const auto several = std::ranges::count_if(missed, [](const auto& one) { return one.second.size() > 1; });
    if (isOfOthers || several < static_cast<std::ptrdiff_t>(kFewest))
        return;
    for (const auto& [track, partners] : missed)
        m_silentObjects.tracks.push_back(track);
    m_silentObjects.heard = static_cast<std::size_t>(std::ranges::count_if(heard, isLate));
}

bool LeafAsks::isChanged(const Track& track, FrameIndex frame) const
{
    const Aabb* const now = leafIn(track, frame);
    const Aabb* const before = frame > track.first ? leafIn(track, frame - 1) : nullptr;
    return now && (!before || *now != *before);
}

void LeafAsks::take(const Track& asker, const Track& other, FrameIndex frame, bool bothAsk, Sums& sums) const
{
    const double speed = length(asker.motionIn(frame));
    const bool isLower = asker.id < other.id;
    sums.isStatic = sums.isStatic && !asker.isDynamic;
    sums.isNew = sums.isNew && frame == asker.first;
    sums.isAgain = sums.isAgain && isChangedBetween(asker, asker.first + 1, frame);
    sums.isOld = sums.isOld && frame != asker.first;
    sums.isTogether = sums.isTogether && bothAsk;
    sums.isSilent = sums.isSilent && std::ranges::find(m_silent, asker.name) != m_silent.end();
    sums.isSilentObject = sums.isSilentObject && std::ranges::binary_search(m_silentObjects.tracks, asker.index);
    sums.askers.insert(asker.index);
    sums.isOneName = sums.isOneName && asker.name == sums.name.value_or(asker.name);
    sums.name = asker.name;
    sums.isLower = sums.isLower && isLower && !bothAsk;
    sums.isHigher = sums.isHigher && !isLower && !bothAsk;
    const bool isLowLeaf = m_leaves[asker.index] < m_leaves[other.index];
    sums.isLowLeaf = sums.isLowLeaf && isLowLeaf && !bothAsk;
    sums.isHighLeaf = sums.isHighLeaf && !isLowLeaf && !bothAsk;
    sums.isAtRemoval = sums.isAtRemoval && m_hasRemoval[frame] != 0;
    sums.isTightApart = sums.isTightApart && !overlaps(asker.boxIn(frame), *leafIn(other, frame));
    sums.speed = std::max(sums.speed, speed);
    sums.slowest = std::min(sums.slowest, speed);
    const std::vector<TrackIndex>& changed = m_changed[frame];
    const auto rank = static_cast<double>(std::ranges::find(changed, asker.index) - changed.begin());
    sums.rank = std::min(sums.rank, rank);
    sums.rankMost = std::max(sums.rankMost, rank);
}

/// What holds for all searches for this pair. No value if the boxes of the leaves do not overlap, or if they already
/// overlapped in the first frame.
std::optional<LeafAsks::Sums> LeafAsks::sumsOf(const Track& a, const Track& b, FrameIndex frame) const
{
    Sums sums;
    bool isAsked = false;
    FrameIndex at = frame;
    for (; frame - at < kLongestAsked && doLeavesOverlap(a, b, at); --at) {
        if (at == 0)
            return std::nullopt;
        const bool asksA = isChanged(a, at);
        const bool asksB = isChanged(b, at);
        isAsked = isAsked || asksA || asksB;
        if (asksA || asksB)
            sums.age = static_cast<double>(frame - at);
        if (asksA)
            take(a, b, at, asksB, sums);
        if (asksB)
            take(b, a, at, asksA, sums);
    }
    const bool isWhole = frame - at < kLongestAsked;
    return isAsked && isWhole ? std::optional(sums) : std::nullopt;
}

/// 1: the two leaves have overlapped since the younger object was made, and were not changed after that. Objects of the
/// first frame count as new: a recording often begins with the game.
double LeafAsks::askedAtBirth(const Track& a, const Track& b, FrameIndex frame) const
{
    const FrameIndex after = std::max(a.first, b.first) + 1;
    const bool isChangedSince = isChangedBetween(a, after, frame + 1) || isChangedBetween(b, after, frame + 1);
    return !isChangedSince && doLeavesOverlap(a, b, frame) ? 1.0 : 0.0;
}

/// In a frame from `begin` to the one before `end`. The first frame of a track is no change.
bool LeafAsks::isChangedBetween(const Track& track, FrameIndex begin, FrameIndex end) const
{
    const std::vector<FrameIndex>& changes = m_changesOf[track.index];
    const auto at = std::ranges::lower_bound(changes, begin);
    return at != changes.end() && *at < end;
}

/// Looks at the frames since one of the two leaves was changed last: a pair that is dropped in one of them is not found
/// again before the next change.
void LeafAsks::fillDropped(const Event& event, FeatureRow& row) const
{
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    const Track& a = m_evidence.tracks[event.a];
    const Track& b = m_evidence.tracks[event.b];
    for (const Feature feature : {Feature::DroppedApart, Feature::DroppedResting, Feature::DroppedParting})
        set(row, feature, kNaN);
    if (!m_isKept || !doLeavesOverlap(a, b, event.frame))
        return;
    bool isApart = false;
    bool areResting = false;
    bool isParting = false;
    const FrameIndex first = std::max(a.first, b.first);
    for (FrameIndex at = event.frame; event.frame - at < kLongestAsked; --at) {
        const Vec2 offset = b.boxIn(at).center() - a.boxIn(at).center();
        const Vec2 motionA = a.motionIn(at);
        const Vec2 motionB = b.motionIn(at);
        isApart = isApart || !overlaps(a.boxIn(at), b.boxIn(at), m_evidence.touch);
        areResting = areResting || (at > first && motionA == Vec2{} && motionB == Vec2{});
        isParting = isParting || dot(offset, motionB - motionA) > 0.0;
        if (at == first || isChanged(a, at) || isChanged(b, at))
            break;
    }
    set(row, Feature::DroppedApart, isApart ? 1.0 : 0.0);
    set(row, Feature::DroppedResting, areResting ? 1.0 : 0.0);
    set(row, Feature::DroppedParting, isParting ? 1.0 : 0.0);
}

void LeafAsks::fill(const Event& event, FeatureRow& row) const
{
    fillDropped(event, row);
    const auto set = [&](Feature feature, double value) { diagnosis::set(row, feature, value); };
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    const auto sums =
        m_isKept ? sumsOf(m_evidence.tracks[event.a], m_evidence.tracks[event.b], event.frame) : std::optional<Sums>();
    const auto setFlag = [&](Feature feature, bool Sums::*flag) {
        set(feature, !sums ? kNaN : (*sums).*flag ? 1.0 : 0.0);
    };
    setFlag(Feature::AskedStatic, &Sums::isStatic);
    setFlag(Feature::AskedNew, &Sums::isNew);
    setFlag(Feature::AskedOfLower, &Sums::isLower);
    setFlag(Feature::AskedOfHigher, &Sums::isHigher);
    setFlag(Feature::AskedOfLowLeaf, &Sums::isLowLeaf);
    setFlag(Feature::AskedOfHighLeaf, &Sums::isHighLeaf);
    setFlag(Feature::AskedTightApart, &Sums::isTightApart);
    setFlag(Feature::AskedAtRemoval, &Sums::isAtRemoval);
    setFlag(Feature::AskedOld, &Sums::isOld);
    setFlag(Feature::AskedAgain, &Sums::isAgain);
    setFlag(Feature::AskedTogether, &Sums::isTogether);
    set(Feature::AskedAtBirth,
        m_isKept ? askedAtBirth(m_evidence.tracks[event.a], m_evidence.tracks[event.b], event.frame) : kNaN);
    set(Feature::AskedSpeed, sums ? sums->speed : kNaN);
    set(Feature::AskedSlowest, sums ? sums->slowest : kNaN);
    set(Feature::AskedRank, sums ? sums->rank : kNaN);
    set(Feature::AskedRankMost, sums ? sums->rankMost : kNaN);
    set(Feature::AskedAge, sums ? sums->age : kNaN);
    const double name = sums && sums->isOneName ? namesAsNumber(*sums->name, *sums->name) : kNaN;
    set(Feature::AskedName, name);
    set(Feature::AskedOfReused, !sums ? kNaN : sums->isSilentObject ? 1.0 : 0.0);
    set(Feature::AskedOfSilent, !sums ? kNaN : sums->isOld && sums->isSilent ? 1.0 : 0.0);
}

} // namespace broadside::diagnosis
