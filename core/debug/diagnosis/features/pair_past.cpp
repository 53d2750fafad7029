#include "core/debug/diagnosis/features/pair_past.h"

#include "core/debug/diagnosis/model/added_moves.h"
#include "core/debug/diagnosis/model/list_gaps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kNeverKnown = std::numeric_limits<double>::quiet_NaN();
constexpr FrameIndex kFramesLookedBack = 2'000;
constexpr double kLongestPause = 60.0; // frames that an object may be left out after a hit
constexpr std::size_t kMostNames = 12; // among which hits are told apart; fewer than the bits of a mask
constexpr std::size_t kMostPairsKept = 500'000;

/// Frames that a dynamic object has been at rest, if the other one appeared after it came to rest; else 0.
double restSinceBirthOf(const Track& born, const Track& resting, FrameIndex frame)
{
    if (!resting.isDynamic)
        return 0.0;
    FrameIndex rest = 0;
    const Aabb& place = resting.boxIn(frame);
    while (rest < kFramesLookedBack && frame - rest > resting.first && resting.boxIn(frame - rest - 1) == place)
        ++rest;
    return frame - born.first <= rest ? static_cast<double>(rest) : 0.0;
}

/// The number that many frames have and hardly any frame exceeds.
std::optional<double> usualMost(const std::vector<double>& numbers)
{
    constexpr std::size_t kFewest = 8;
    std::map<double, std::size_t> counts;
    for (const double number : numbers)
        ++counts[number];
    std::size_t above = 0;
    for (auto count = counts.rbegin(); count != counts.rend() && count->first > 0.0; ++count) {
        if (count->second >= kFewest && 10 * count->second >= numbers.size())
            return 50 * above <= numbers.size() ? std::optional(count->first) : std::nullopt;
        above += count->second;
    }
    return std::nullopt;
}

} // namespace

PairPast::PairPast(const Evidence& evidence, const std::optional<GameCells>& cells)
    : m_evidence(evidence)
    , m_cells(cells)
    , m_gaps(evidence, cells)
    , m_quiet(evidence)
    , m_usual(evidence.tracks.size(), -1.0)
{
    noteHits();
    noteFirstMotions();
    while (m_knownEnd < evidence.frames.size() && evidence.frames[m_knownEnd].isSampled &&
           m_firstReported.size() < kMostPairsKept) {
        for (const auto& [a, b] : evidence.frames[m_knownEnd].reported)
            if (doOverlap(a, b, m_knownEnd))
                m_firstReported.try_emplace(idsOf(a, b), m_knownEnd);
        m_begun.push_back(static_cast<double>(m_firstReported.size()));
        ++m_knownEnd;
    }
    noteSpent();
    notePausing();
    std::vector<double> begun(m_begun);
    for (std::size_t i = begun.size(); i-- > 1;)
        begun[i] -= begun[i - 1];
    m_mostBegun = usualMost(begun);
}

PairPast::Ids PairPast::idsOf(TrackIndex a, TrackIndex b) const
{
    return std::minmax({m_evidence.tracks[a].id.value, m_evidence.tracks[b].id.value});
}

bool PairPast::doOverlap(TrackIndex a, TrackIndex b, FrameIndex frame) const
{
    return overlaps(m_evidence.tracks[a].boxIn(frame), m_evidence.tracks[b].boxIn(frame), m_evidence.touch);
}

/// The two objects, or earlier objects with their ids, overlapped before and were apart since then.
bool PairPast::haveParted(const Event& event) const
{
    const auto begin = [&](TrackIndex a, TrackIndex b) {
        return std::max(m_evidence.tracks[a].first, m_evidence.tracks[b].first);
    };
    FrameIndex left = kFramesLookedBack;
    FrameIndex at = event.frame;
    for (; at > begin(event.a, event.b) && doOverlap(event.a, event.b, at - 1); --at)
        if (--left == 0)
            return false;
    for (std::optional<TrackIndex> a = event.a; a; a = m_evidence.tracks[*a].earlier)
        for (std::optional<TrackIndex> b = event.b; b; b = m_evidence.tracks[*b].earlier) {
            FrameIndex end = std::min(m_evidence.tracks[*a].last(), m_evidence.tracks[*b].last()) + 1;
            for (end = std::min(end, at); end > begin(*a, *b); --end) {
                if (doOverlap(*a, *b, end - 1))
                    return true;
                if (--left == 0)
                    return false;
            }
        }
    return false;
}

/// How many pairs have been reported in this and earlier frames; unknown for a pair that was reported before. Lower
/// numbers are raised to one less than that of the last frame: a full list stays full, so they say nothing.
double PairPast::reportedEver(const Event& event) const
{
    if (event.frame >= m_knownEnd)
        return kNeverKnown;
    const auto first = m_firstReported.find(idsOf(event.a, event.b));
    if (first != m_firstReported.end() && first->second < event.frame)
        return kNeverKnown;
    const double begun = m_begun[event.frame] - (event.fate == Fate::Found ? 1.0 : 0.0);
    return std::max(begun, m_begun.back() - 1.0);
}

/// How many other pairs are reported for the first time. Lower numbers are raised to one less than the usual greatest
/// number. Unknown for a pair that was reported before.
double PairPast::begunEver(const Event& event) const
{
    if (event.frame >= m_knownEnd || !m_mostBegun)
        return kNeverKnown;
    const auto first = m_firstReported.find(idsOf(event.a, event.b));
    if (first != m_firstReported.end() && first->second < event.frame)
        return kNeverKnown;
    const double before = event.frame > 0 ? m_begun[event.frame - 1] : 0.0;
    const double begun = m_begun[event.frame] - before - (event.fate == Fate::Found ? 1.0 : 0.0);
    return std::max(begun, *m_mostBegun - 1.0);
}

/// How many other pairs are reported of which the object with the lower id has the same name.
double PairPast::reportedOfName(const Event& event) const
{
    if (m_countedFrame != event.frame) {
        m_countedFrame = event.frame;
        m_reportedOfName.assign(m_evidence.names.size(), 0);
        for (const auto& [first, second] : m_evidence.frames[event.frame].reported) {
            const Track& a = m_evidence.tracks[first];
            const Track& b = m_evidence.tracks[second];
            m_reportedOfName[(a.id < b.id ? a : b).name] += doOverlap(first, second, event.frame) ? 1U : 0U;
        }
    }
    const std::size_t count = m_reportedOfName[m_evidence.tracks[event.a].name];
    return static_cast<double>(count) - (event.fate == Fate::Found ? 1.0 : 0.0);
}

/// Fills in the remainders of both ids, and of both places in the game's list; unknown if the remainders differ.
void PairPast::fillGroups(const Event& event, FeatureRow& row) const
{
    const std::uint64_t idOfA = m_evidence.tracks[event.a].id.value;
    const std::uint64_t idOfB = m_evidence.tracks[event.b].id.value;
    const FrameFacts& facts = m_evidence.frames[event.frame];
    const std::uint64_t placeOfA = facts.placeOf(event.a);
    const std::uint64_t placeOfB = facts.placeOf(event.b);
    for (const RestFeature& one : kRestFeatures) {
        const std::uint64_t restOfA = (one.isOfPlaces ? placeOfA : idOfA) % one.divisor;
        const std::uint64_t restOfB = (one.isOfPlaces ? placeOfB : idOfB) % one.divisor;
        set(row, one.feature, restOfA == restOfB ? static_cast<double>(restOfA) : kNeverKnown);
    }
    set(row, Feature::OrderDiffers, placeOfA > placeOfB ? 1.0 : 0.0);
}

double PairPast::metStep(const Event& event) const
{
    const Track& a = m_evidence.tracks[event.a];
    const Track& b = m_evidence.tracks[event.b];
    const FrameIndex begin = std::max(a.first, b.first);
    FrameIndex first = std::max(begin, event.frame - std::min(event.frame, kFramesLookedBack));
    const bool isCut = first > begin;
    const auto haveMet = [&](FrameIndex frame) {
        return m_cells ? !intersection(m_cells->of(a.boxIn(frame)), m_cells->of(b.boxIn(frame))).isEmpty()
                       : doOverlap(event.a, event.b, frame);
    };
    if (isCut && haveMet(first))
        return kNeverKnown;
    while (first < event.frame && !haveMet(first))
        ++first;
    return static_cast<double>(m_evidence.frames[first].step);
}

/// The object was put elsewhere, and has been at rest since then.
bool PairPast::keepsJump(TrackIndex track, FrameIndex frame) const
{
    const Track& one = m_evidence.tracks[track];
    if (!one.isDynamic)
        return false;
    FrameIndex at = frame;
    while (at > one.first && frame - at < kFramesLookedBack && one.motionIn(at) == Vec2{})
        --at;
    const Vec2 motion = one.motionIn(at);
    if (!isJump(motion, 0.0, one.boxIn(at)))
        return false;
    return isJump(motion, usualOf(one), one.boxIn(at));
}

double PairPast::usualOf(const Track& track) const
{
    double& usual = m_usual[track.index];
    if (usual < 0.0)
        usual = usualMotion(track);
    return usual;
}

/// Unknown if none of the two was put elsewhere lately.
double PairPast::jumpAge(const Event& event) const
{
    for (FrameIndex age = 0; age <= static_cast<FrameIndex>(kLongestPause) && age <= event.frame; ++age)
        for (const TrackIndex index : {event.a, event.b}) {
            const Track& track = m_evidence.tracks[index];
            const FrameIndex at = event.frame - age;
            if (!track.isIn(at) || !track.isDynamic)
                continue;
            const Vec2 motion = track.motionIn(at);
            if (isJump(motion, 0.0, track.boxIn(at)) && isJump(motion, usualOf(track), track.boxIn(at)))
                return static_cast<double>(age);
        }
    return kNeverKnown;
}

double PairPast::startRest(const Event& event) const
{
    double most = 0.0;
    for (const TrackIndex index : {event.a, event.b}) {
        const Track& track = m_evidence.tracks[index];
        if (!track.isDynamic || event.frame == track.first || track.motionIn(event.frame) == Vec2{})
            continue;
        FrameIndex at = event.frame - 1;
        while (at > track.first && event.frame - at < kFramesLookedBack && track.motionIn(at) == Vec2{})
            --at;
        most = std::max(most, static_cast<double>(event.frame - 1 - at));
    }
    return most;
}

void PairPast::noteHits()
{
    m_hits.resize(m_evidence.tracks.size());
    m_namesOfHits.resize(m_evidence.tracks.size());
    const auto note = [&](TrackIndex track, TrackIndex other, FrameIndex frame) {
        if (!m_evidence.tracks[track].isDynamic)
            return;
        std::vector<FrameIndex>& hits = m_hits[track];
        if (hits.empty() || hits.back() != frame) {
            hits.push_back(frame);
            m_namesOfHits[track].push_back(0);
        }
        if (const std::uint32_t name = m_evidence.tracks[other].name; name < kMostNames)
            m_namesOfHits[track].back() |= 1U << name;
    };
    for (FrameIndex frame = 0; frame < m_evidence.frames.size(); ++frame)
        for (const auto& [a, b] : m_evidence.frames[frame].reported)
            if (doOverlap(a, b, frame)) {
                note(a, b, frame);
                note(b, a, frame);
            }
}

void PairPast::noteFirstMotions()
{
    m_firstMotion.assign(m_evidence.tracks.size(), kNoFrame);
    for (const Track& track : m_evidence.tracks)
        for (FrameIndex at = track.first + 1; at <= track.last() && m_firstMotion[track.index] == kNoFrame; ++at)
            if (track.motionIn(at) != Vec2{})
                m_firstMotion[track.index] = at;
}

bool PairPast::hasNeverMoved(TrackIndex track, FrameIndex frame) const
{
    return m_evidence.tracks[track].isDynamic && m_firstMotion[track] > frame;
}

/// The dynamic object was first reported, up to this frame, with other objects than this one.
bool PairPast::hitAnother(TrackIndex track, TrackIndex other, FrameIndex frame) const
{
    const std::vector<FrameIndex>& hits = m_hits[track];
    if (!m_evidence.tracks[track].isDynamic || hits.empty() || hits.front() > frame)
        return false;
    const auto& reported = m_evidence.frames[hits.front()].reported;
    const std::pair<TrackIndex, TrackIndex> pair = std::minmax(track, other);
    return !std::ranges::binary_search(reported, pair);
}

void PairPast::noteSpent()
{
    constexpr std::size_t kFewest = 5;
    constexpr std::size_t kMostEvents = 1'500;                               // of each fate
    std::vector<std::array<std::size_t, 2>> counts(m_evidence.names.size()); // missed and found
    std::array<std::size_t, 2> taken{};
    // Names that are never found together are skipped for another reason.
    std::set<std::pair<std::uint32_t, std::uint32_t>> foundNames;
    const auto namesOf = [&](const Event& event) {
        return std::pair(std::minmax({m_evidence.tracks[event.a].name, m_evidence.tracks[event.b].name}));
    };
    for (const Event& event : m_evidence.events)
        if (event.fate == Fate::Found)
            foundNames.insert(namesOf(event));
    for (const Event& event : m_evidence.events) {
        const std::size_t fate = event.fate == Fate::Missed ? 0 : 1;
        if (!event.overlaps() || event.frame >= m_knownEnd || !foundNames.contains(namesOf(event)) ||
            ++taken[fate] > kMostEvents)
            continue;
        for (const auto& [track, other] : {std::pair{event.a, event.b}, std::pair{event.b, event.a}})
            counts[m_evidence.tracks[track].name][fate] += hitAnother(track, other, event.frame) ? 1U : 0U;
    }
    for (std::uint32_t name = 0; name < counts.size(); ++name)
        if (counts[name][0] >= kFewest && counts[name][0] > 19 * counts[name][1])
            m_spent.push_back(name);
}

double PairPast::hitEver(const Event& event) const
{
    if (m_spent.empty() || event.frame >= m_knownEnd)
        return kNeverKnown;
    const auto isSpent = [&](TrackIndex track, TrackIndex other) {
        return std::ranges::find(m_spent, m_evidence.tracks[track].name) != m_spent.end() &&
               hitAnother(track, other, event.frame);
    };
    return isSpent(event.a, event.b) || isSpent(event.b, event.a) ? 1.0 : 0.0;
}

/// Unknown if neither was reported lately, or if the frame before is not sampled. A report of long ago cannot be the
/// reason: it would also apply to pairs that are never reported again.
double PairPast::hitAge(const Event& event) const
{
    double least = kNeverKnown;
    if (event.frame == 0 || !m_evidence.frames[event.frame - 1].isSampled)
        return least;
    for (const TrackIndex track : {event.a, event.b}) {
        const std::vector<FrameIndex>& hits = m_hits[track];
        if (const auto at = std::ranges::lower_bound(hits, event.frame); at != hits.begin())
            least = std::fmin(least, static_cast<double>(event.frame - *std::prev(at)));
    }
    return least <= kLongestPause ? least : kNeverKnown;
}

/// Frames since an object with the hit name was reported with one of the other name, before this frame; the least of
/// both. Unknown if that is long ago, or never was.
double PairPast::hitOfName(const Event& event, const Pausing& pausing) const
{
    double least = kNeverKnown;
    for (const TrackIndex track : {event.a, event.b}) {
        if (m_evidence.tracks[track].name != pausing.hit)
            continue;
        const std::vector<FrameIndex>& hits = m_hits[track];
        auto at = static_cast<std::size_t>(std::ranges::lower_bound(hits, event.frame) - hits.begin());
        while (at > 0) {
            const auto age = static_cast<double>(event.frame - hits[--at]);
            if (age > kLongestPause)
                break;
            if ((m_namesOfHits[track][at] >> pausing.by & 1U) != 0) {
                least = std::fmin(least, age);
                break;
            }
        }
    }
    return least;
}

/// Chooses the two names for which found pairs are most often late, and missed ones early.
void PairPast::notePausing()
{
    constexpr std::size_t kFewest = 8;
    constexpr std::size_t kMostEvents = 300; // of each fate
    const std::size_t names = m_evidence.names.size();
    if (names < 2 || names > kMostNames)
        return;
    std::size_t most = kFewest;
    for (std::uint32_t hit = 0; hit < names; ++hit)
        for (std::uint32_t by = 0; by < names; ++by) {
            std::array<std::vector<double>, 2> ages; // of missed and of found pairs
            std::array<std::size_t, 2> taken{};
            for (const Event& event : m_evidence.events) {
                const std::size_t fate = event.fate == Fate::Missed ? 0 : 1;
                if (!event.overlaps() || event.frame >= m_knownEnd || taken[fate] >= kMostEvents ||
                    (m_evidence.tracks[event.a].name != hit && m_evidence.tracks[event.b].name != hit))
                    continue;
                ++taken[fate];
                if (const double age = hitOfName(event, {hit, by}); !std::isnan(age))
                    ages[fate].push_back(age);
            }
            std::ranges::sort(ages[1]);
            const double limit = ages[1].empty() ? kLongestPause : ages[1][ages[1].size() / 50];
            const auto early =
                static_cast<std::size_t>(std::ranges::count_if(ages[0], [&](double age) { return age < limit; }));
            if (limit > 1.0 && early > most) {
                most = early;
                m_pausing = Pausing{hit, by};
            }
        }
}

void PairPast::fill(const Event& event, FeatureRow& row) const
{
    set(row, Feature::NeverMoved,
        hasNeverMoved(event.a, event.frame) || hasNeverMoved(event.b, event.frame) ? 1.0 : 0.0);
    set(row, Feature::JumpAge, jumpAge(event));
    set(row, Feature::StartRest, startRest(event));
    set(row, Feature::HitOfName, m_pausing ? hitOfName(event, *m_pausing) : kNeverKnown);
    set(row, Feature::MetStep, metStep(event));
    set(row, Feature::JumpKept, keepsJump(event.a, event.frame) != keepsJump(event.b, event.frame) ? 1.0 : 0.0);
    set(row, Feature::HitAge, hitAge(event));
    set(row, Feature::HitEver, hitEver(event));
    const Track& a = m_evidence.tracks[event.a];
    const Track& b = m_evidence.tracks[event.b];
    set(row, Feature::PartedBefore, haveParted(event) ? 1.0 : 0.0);
    set(row, Feature::RestSinceBirth,
        std::max(restSinceBirthOf(a, b, event.frame), restSinceBirthOf(b, a, event.frame)));
    fillGroups(event, row);
    set(row, Feature::ReportedEver, reportedEver(event));
    set(row, Feature::BegunEver, begunEver(event));
    set(row, Feature::ReportedOfName, reportedOfName(event));
    m_gaps.fill(event, row);
    m_quiet.fill(event, row);
}

} // namespace broadside::diagnosis
