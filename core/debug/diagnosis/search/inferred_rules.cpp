#include "core/debug/diagnosis/search/inferred_rules.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/model/placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace broadside::diagnosis {
namespace {

/// The centre of an object along an axis, and the centre of a reported partner, which should be close to it.
struct Claim {
    double centre = 0.0;
    double partner = 0.0;
    double reach = 0.0; ///< Half of both lengths.
};

struct Map {
    double number = 1.0;
    double added = 0.0;
    std::size_t claims = 0; ///< Number of fulfilled claims.
};

/// The number between these with the fewest digits.
double roundestBetween(double low, double high)
{
    if (low <= 0.0 && high >= 0.0)
        return 0.0;
    const double middle = 0.5 * (low + high);
    for (double decade = powerOfTen(decadeAbove(std::max(std::abs(low), std::abs(high)))); decade > 1e-3 * (high - low);
         decade *= 0.1)
        for (const double part : {1.0, 0.5, 0.25, 0.2, 0.1})
            if (const double near = std::round(middle / (part * decade)) * part * decade; near >= low && near <= high)
                return near;
    return middle;
}

/// The map that multiplies centres by `number` and fulfils the most claims.
Map bestMap(const std::vector<Claim>& claims, double number)
{
    std::vector<std::pair<double, int>> ends; // of the intervals that fulfil a claim each
    for (const Claim& claim : claims) {
        const double middle = claim.partner - number * claim.centre;
        ends.emplace_back(middle - claim.reach, -1);
        ends.emplace_back(middle + claim.reach, 1);
    }
    std::ranges::sort(ends);
    Map best{number, 0.0, 0};
    std::size_t open = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        if (ends[i].second > 0) {
            --open;
            continue;
        }
        ++open;
        if (open > best.claims)
            best = {number, roundestBetween(ends[i].first, ends[i + 1].first), open};
    }
    return best;
}

/// The claims of reported pairs with one object in the scope and one outside of it.
std::vector<Claim> claimsOf(const Evidence& evidence, const Scope& scope, double Vec2::*axis)
{
    std::vector<Claim> claims;
    for (const Event& event : evidence.events) {
        if (event.fate != Fate::Far && event.fate != Fate::Found)
            continue;
        const bool holdsForA = scope.holds(evidence.tracks[event.a]);
        if (holdsForA == scope.holds(evidence.tracks[event.b]))
            continue;
        const Aabb& own = evidence.boxOf(event, holdsForA ? event.a : event.b);
        const Aabb& other = evidence.boxOf(event, holdsForA ? event.b : event.a);
        claims.push_back({own.center().*axis, other.center().*axis,
                          0.5 * (own.hi.*axis - own.lo.*axis + other.hi.*axis - other.lo.*axis)});
    }
    return claims;
}

/// The map that fulfils the most claims. No value if it fulfils too few, or hardly more than the own place does.
std::optional<Map> mapOf(const std::vector<Claim>& claims)
{
    constexpr std::size_t kFew = 12;
    constexpr double kMost = 0.8; // of the claims
    constexpr double kMore = 1.15;
    if (claims.size() < kFew)
        return std::nullopt;
    const auto own = static_cast<std::size_t>(std::ranges::count_if(
        claims, [](const Claim& claim) { return std::abs(claim.centre - claim.partner) <= claim.reach; }));
    Map best;
    for (const double number : {1.0, -1.0, 0.5, 2.0, 0.8, 1.25, 0.9, 1.1, 0.85, 1.15, 0.75, 1.5, 0.0}) {
        const Map map = bestMap(claims, number);
        if (static_cast<double>(map.claims) > 1.02 * static_cast<double>(best.claims)) // simpler ones come first
            best = map;
    }
    const auto fulfilled = static_cast<double>(best.claims);
    if (fulfilled < kMost * static_cast<double>(claims.size()) || fulfilled < kMore * static_cast<double>(own))
        return std::nullopt;
    return best;
}

} // namespace

std::vector<Priced<RegistrationRule>> mappedRules(const Evidence& evidence, const std::vector<Priced<Scope>>& scopes,
                                                  const std::stop_token& stop)
{
    constexpr double kPrice = 14.0; // bits, with the numbers
    std::vector<Priced<RegistrationRule>> rules;
    for (const Priced<Scope>& scope : scopes) {
        if (stop.stop_requested())
            break;
        const auto x = mapOf(claimsOf(evidence, scope.rule, &Vec2::x));
        const auto y = mapOf(claimsOf(evidence, scope.rule, &Vec2::y));
        const auto ruleOf = [](const std::optional<Map>& map) {
            return map ? AxisRule{AxisRule::Kind::Mapped, map->number, map->added} : AxisRule{};
        };
        if (x || y)
            rules.push_back(
                {{{}, ruleOf(x), ruleOf(y), scope.rule}, kPrice * ((x ? 1.0 : 0.0) + (y ? 1.0 : 0.0)) + scope.price});
    }
    return rules;
}

namespace {

constexpr double kBitsOfMissed = 3.0; // that a missed pair which is explained saves at least
constexpr double kBitsOfFound = 9.0;  // that a found pair which is not costs at least

/// Finds a frame for one object after another, first for objects that explain most. A missed pair is explained only
/// once.
class TrackFit {
public:
    explicit TrackFit(const Evidence& evidence)
        : m_evidence(evidence)
        , m_eventsOf(tellingEventsOfTracks(evidence))
        , m_isTold(evidence.events.size())
    {}

    /// `savedBy(track, frame)`: the bits that this frame saves. `explains(track, frame, event)`: whether it explains
    /// the event. `framesOf(track)`: the frames to try.
    template<class SavedBy, class Explains, class FramesOf>
    std::optional<Priced<TimeRule>> fit(TimeRule::Kind kind, SavedBy savedBy, Explains explains, FramesOf framesOf)
    {
        const double price = std::log2(static_cast<double>(m_evidence.frames.size())) +
                             std::log2(static_cast<double>(m_evidence.tracks.size()));
        const auto bestOf = [&](TrackIndex track) {
            std::pair<double, FrameIndex> best{price, kNoFrame};
            for (const FrameIndex frame : framesOf(track))
                if (const double bits = savedBy(track, frame); bits > best.first)
                    best = {bits, frame};
            return best;
        };
        std::vector<std::pair<double, TrackIndex>> order;
        for (TrackIndex track = 0; track < m_evidence.tracks.size(); ++track)
            if (const auto best = bestOf(track); best.second != kNoFrame)
                order.emplace_back(-best.first, track);
        std::ranges::sort(order);
        auto since = std::make_shared<std::vector<FrameIndex>>(m_evidence.tracks.size(), kNoFrame);
        double bits = 8.0;
        std::size_t count = 0;
        for (const auto& [unused, track] : order) {
            const auto best = bestOf(track);
            if (best.second == kNoFrame)
                continue;
            (*since)[track] = best.second;
            bits += price;
            ++count;
            for (const std::size_t i : m_eventsOf[track])
                m_isTold[i] = m_isTold[i] || explains(track, best.second, m_evidence.events[i]) ? 1 : 0;
        }
        if (count == 0)
            return std::nullopt;
        return Priced<TimeRule>{TimeRule{kind, 0.0, 0.0, std::move(since)}, bits};
    }
    [[nodiscard]] const std::vector<std::size_t>& eventsOf(TrackIndex track) const { return m_eventsOf[track]; }
    [[nodiscard]] bool isTold(std::size_t event) const { return m_isTold[event] != 0; }
    /// Frames of missed pairs of the track that are not explained yet.
    [[nodiscard]] std::vector<FrameIndex> missedIn(TrackIndex track) const
    {
        std::vector<FrameIndex> frames;
        for (const std::size_t i : m_eventsOf[track])
            if (m_evidence.events[i].fate == Fate::Missed && !isTold(i))
                frames.push_back(m_evidence.events[i].frame);
        return frames;
    }

private:
    const Evidence& m_evidence;
    std::vector<std::vector<std::size_t>> m_eventsOf; // by track, in the order of frames
    std::vector<char> m_isTold;
};

} // namespace

std::optional<Priced<TimeRule>> lostSince(const Evidence& evidence)
{
    TrackFit fit(evidence);
    const auto savedBy = [&](TrackIndex track, FrameIndex frame) {
        double bits = 0.0;
        for (const std::size_t i : fit.eventsOf(track)) {
            const Event& event = evidence.events[i];
            if (event.frame < frame)
                bits -= event.fate == Fate::Missed && !fit.isTold(i) ? 1.0 : 0.0;
            else if (event.fate != Fate::Missed)
                bits -= kBitsOfFound;
            else
                bits += fit.isTold(i) ? 0.0 : kBitsOfMissed;
        }
        return bits;
    };
    const auto explains = [](TrackIndex, FrameIndex frame, const Event& event) { return event.frame >= frame; };
    return fit.fit(TimeRule::Kind::LostSince, savedBy, explains, [&](TrackIndex track) { return fit.missedIn(track); });
}

std::optional<Priced<TimeRule>> heldSince(const Evidence& evidence, const StructureRule& structure)
{
    TrackFit fit(evidence);
    const auto meets = [&](TrackIndex track, FrameIndex frame, const Event& event) {
        const TrackIndex other = event.a == track ? event.b : event.a;
        return meet(structure, evidence.touch, placed(structure, evidence.tracks[track].boxIn(frame)),
                    placed(structure, evidence.boxOf(event, other)));
    };
    const auto explains = [&](TrackIndex track, FrameIndex frame, const Event& event) {
        return event.frame > frame && event.fate == Fate::Missed && !meets(track, frame, event);
    };
    const auto savedBy = [&](TrackIndex track, FrameIndex frame) {
        double bits = 0.0;
        for (const std::size_t i : fit.eventsOf(track)) {
            const Event& event = evidence.events[i];
            if (event.frame <= frame || fit.isTold(i))
                continue;
            const bool isMet = meets(track, frame, event);
            if (event.fate == Fate::Missed)
                bits += isMet ? -1.0 : kBitsOfMissed;
            else if (event.fate == Fate::Found)
                bits -= isMet ? 0.0 : kBitsOfFound;
            else
                bits += isMet ? 1.0 : -1.0;
        }
        return bits;
    };
    /// Some frames up to its first missed pair.
    const auto framesOf = [&](TrackIndex track) {
        constexpr FrameIndex kMost = 16;
        std::vector<FrameIndex> frames;
        const std::vector<FrameIndex> missed = fit.missedIn(track);
        const Track& one = evidence.tracks[track];
        if (missed.empty())
            return frames;
        const FrameIndex count = std::min<FrameIndex>(missed.front() - one.first, kMost * kMost);
        const FrameIndex stride = count / kMost + 1;
        for (FrameIndex back = 0; back <= count; back += stride)
            frames.push_back(missed.front() - back);
        return frames;
    };
    return fit.fit(TimeRule::Kind::HeldSince, savedBy, explains, framesOf);
}

namespace {

/// Boxes of objects that were registered again in a frame, and of those that should have been.
struct Renewals {
    std::vector<Aabb> done;
    std::vector<Aabb> left;
};

/// `lone`: boxes are relative to its middle; null: to the origin.
Renewals renewalsOf(const Evidence& evidence, const StructureRule& structure, double margin, const Track* lone)
{
    constexpr std::size_t kMostLooked = 60'000;
    Renewals renewals;
    std::size_t looked = 0;
    for (FrameIndex frame = 1; frame < evidence.frames.size() && looked < kMostLooked; ++frame)
        for (const TrackIndex index : evidence.frames[frame].present) {
            const Track& track = evidence.tracks[index];
            const Registered* const now = track.registeredIn(frame);
            if (frame == track.first || !now || (lone && (index == lone->index || !lone->isIn(frame))))
                continue;
            ++looked;
            const Aabb& box = track.boxIn(frame);
            const bool isSame = *now == *track.registeredIn(frame - 1);
            const bool isRight = agrees(structure, placed(structure, box), *now, margin);
            if (isSame != isRight) // a box that stays and is right says nothing
                (isRight ? renewals.done : renewals.left)
                    .push_back(lone ? translated(box, -lone->boxIn(frame).center()) : box);
        }
    return renewals;
}

/// A side of the region that contains all `done` boxes: the roundest number between them and the nearest `left` box.
/// `reach(box)`: how far a box reaches.
template<class Reach>
double lowSideOf(const Renewals& renewals, Reach reach)
{
    double side = std::numeric_limits<double>::infinity();
    for (const Aabb& box : renewals.done)
        side = std::min(side, reach(box));
    double out = -std::numeric_limits<double>::infinity();
    for (const Aabb& box : renewals.left)
        if (const double number = reach(box); number < side)
            out = std::max(out, number);
    return std::isfinite(out) ? roundestBetween(out, side) : side;
}

} // namespace

std::vector<Priced<TimeRule>> renewalRules(const Evidence& evidence, const StructureRule& structure, double margin)
{
    constexpr std::size_t kFewRenewals = 20;
    constexpr double kMostWithin = 0.02;
    constexpr double kPrice = 30.0; // bits, with four numbers
    std::vector<Priced<TimeRule>> rules = candidateRenewals(margin);
    std::vector<const Track*> middles{nullptr};
    if (const auto lone = evidence.loneTrack())
        middles.push_back(&evidence.tracks[*lone]);
    for (const Track* const around : middles) {
        const Renewals renewals = renewalsOf(evidence, structure, margin, around);
        if (std::min(renewals.done.size(), renewals.left.size()) < kFewRenewals)
            continue;
        TimeRule rule{TimeRule::Kind::InRegion, around ? 1.0 : 0.0};
        rule.region = {{lowSideOf(renewals, [](const Aabb& box) { return box.hi.x; }),
                        lowSideOf(renewals, [](const Aabb& box) { return box.hi.y; })},
                       {-lowSideOf(renewals, [](const Aabb& box) { return -box.lo.x; }),
                        -lowSideOf(renewals, [](const Aabb& box) { return -box.lo.y; })}};
        const auto within =
            std::ranges::count_if(renewals.left, [&](const Aabb& box) { return overlaps(rule.region, box); });
        if (static_cast<double>(within) <= kMostWithin * static_cast<double>(renewals.left.size()))
            rules.push_back({rule, kPrice});
    }
    return rules;
}

} // namespace broadside::diagnosis
