#include "core/debug/diagnosis/features/quiet_objects.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr FrameIndex kLongestQuiet = 256; // frames that are looked back
constexpr FrameIndex kShortestQuiet = 4;  // nothing falls asleep earlier

} // namespace

QuietObjects::QuietObjects(const Evidence& evidence)
    : m_evidence(evidence)
    , m_hits(evidence.tracks.size())
{
    const auto note = [&](TrackIndex track, FrameIndex frame) {
        if (m_hits[track].empty() || m_hits[track].back() != frame)
            m_hits[track].push_back(frame);
    };
    for (; m_knownEnd < evidence.frames.size() && evidence.frames[m_knownEnd].isSampled; ++m_knownEnd)
        for (const auto& [a, b] : evidence.frames[m_knownEnd].reported)
            if (overlaps(evidence.tracks[a].boxIn(m_knownEnd), evidence.tracks[b].boxIn(m_knownEnd), evidence.touch)) {
                note(a, m_knownEnd);
                note(b, m_knownEnd);
            }
    m_beginAsleep = doBeginAsleep();
    m_doHitsWake = doHitsWake();
}

/// It has been there from the first frame on, and has neither moved nor been hit before this frame.
bool QuietObjects::isQuietSinceFirst(TrackIndex track, FrameIndex frame) const
{
    const Track& one = m_evidence.tracks[track];
    const std::vector<FrameIndex>& hits = m_hits[track];
    if (!one.isDynamic || one.first > 0 || (!hits.empty() && hits.front() < frame))
        return false;
    for (FrameIndex at = 1; at <= frame; ++at)
        if (one.motionIn(at) != Vec2{})
            return false;
    return true;
}

/// In the first few frames, more pairs with such an object are missed than found.
bool QuietObjects::doBeginAsleep() const
{
    constexpr FrameIndex kFirst = 1; // in frame 0 it may be unknown what moves
    constexpr FrameIndex kLast = 8;
    std::size_t missed = 0;
    std::size_t found = 0;
    for (const Event& event : m_evidence.events)
        if (event.overlaps() && event.frame >= kFirst && event.frame <= kLast &&
            (isQuietSinceFirst(event.a, event.frame) || isQuietSinceFirst(event.b, event.frame)))
            ++(event.fate == Fate::Missed ? missed : found);
    return missed > found;
}

/// Pairs of objects that rest, and were hit lately, are found. If they are not, features of rest alone say as much.
bool QuietObjects::doHitsWake() const
{
    constexpr std::size_t kFewest = 24;
    const auto isWoken = [&](const Event& event, TrackIndex track) {
        const Track& one = m_evidence.tracks[track];
        return one.isDynamic && event.frame >= one.first + kShortestQuiet && one.motionIn(event.frame) == Vec2{} &&
               one.boxIn(event.frame) == one.boxIn(event.frame - kShortestQuiet) &&
               quietIn(track, event.frame) < kShortestQuiet;
    };
    return std::ranges::count_if(m_evidence.events, [&](const Event& event) {
               return event.fate == Fate::Found && event.frame < m_knownEnd &&
                      (isWoken(event, event.a) || isWoken(event, event.b));
           }) >= static_cast<std::ptrdiff_t>(kFewest);
}

/// Frames since it moved or was hit, before this frame; 0 for a static object. What was quiet from the first frame on
/// counts as just hit before it, or as quiet for the longest time, as the game treats it.
double QuietObjects::quietIn(TrackIndex track, FrameIndex frame) const
{
    const Track& one = m_evidence.tracks[track];
    if (!one.isDynamic)
        return 0.0;
    if (m_beginAsleep && isQuietSinceFirst(track, frame))
        return static_cast<double>(kLongestQuiet);
    FrameIndex rest = 0;
    while (rest < kLongestQuiet && frame - rest > one.first && one.motionIn(frame - rest) == Vec2{})
        ++rest;
    if (frame - rest == one.first)
        ++rest; // it may have been quiet before, too
    const auto next = std::ranges::lower_bound(m_hits[track], frame);
    const bool wasHit = next != m_hits[track].begin();
    return static_cast<double>(wasHit ? std::min(rest, frame - *std::prev(next)) : rest);
}

void QuietObjects::fill(const Event& event, FeatureRow& row) const
{
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    const bool isKnown = m_doHitsWake && event.frame < m_knownEnd;
    const double a = isKnown ? quietIn(event.a, event.frame) : kNaN;
    const double b = isKnown ? quietIn(event.b, event.frame) : kNaN;
    const FrameFacts& facts = m_evidence.frames[event.frame];
    const bool isAEarlier = isKnown && facts.placeOf(event.a) < facts.placeOf(event.b);
    set(row, Feature::QuietOfLower, a);
    set(row, Feature::QuietOfHigher, b);
    set(row, Feature::QuietOfEarlier, isAEarlier ? a : b);
    set(row, Feature::QuietOfLater, isAEarlier ? b : a);
    set(row, Feature::QuietMost, isKnown ? std::max(a, b) : kNaN);
    set(row, Feature::QuietLeast, isKnown ? std::min(a, b) : kNaN);
}

} // namespace broadside::diagnosis
