#include "core/debug/audit/false_candidates.h"

#include "core/debug/recorded_broad_phase.h"

#include <algorithm>

namespace broadside {
namespace {

bool isAsking(const Breakpoint& breakpoint)
{
    return breakpoint.enabled && breakpoint.kind == Breakpoint::Kind::FalseCandidate;
}

/// Whether the broad phase reports the same partners for one object as in its list of all pairs.
bool answersAlike(const Frame& frame)
{
    if (!frame.broadPhase())
        return false;
    const auto algorithm = algorithmOf(*frame.broadPhase());
    const bool isRecord = !algorithm; // a record takes both answers from the same list of pairs
    return isRecord || infoOf(*algorithm).answersAsInPairs;
}

/// The objects that are enough to ask; no value if a breakpoint names none, or if there are too many.
std::optional<std::vector<ObjectId>> namedIn(std::span<const Breakpoint> breakpoints)
{
    std::vector<ObjectId> named;
    for (const Breakpoint& breakpoint : breakpoints) {
        if (!isAsking(breakpoint))
            continue;
        const std::vector<ObjectId>& first = breakpoint.first.ids;
        const std::vector<ObjectId>& second = breakpoint.second.ids;
        const bool isFirst = !first.empty() && (second.empty() || first.size() <= second.size());
        const std::vector<ObjectId>& fewer = isFirst ? first : second;
        if (fewer.empty())
            return std::nullopt;
        named.insert(named.end(), fewer.begin(), fewer.end());
        if (named.size() > FalseCandidates::kMostAsked)
            return std::nullopt;
    }
    return named;
}

/// Keeps pairs that pass the filters and do not overlap.
template<class Accepts>
class FalsePairs final : public PairSink {
public:
    FalsePairs(const Frame& frame, Accepts accepts)
        : m_frame(frame)
        , m_accepts(accepts)
    {}
    void take(std::span<const IndexPair> pairs) override
    {
        for (const IndexPair pair : pairs)
            if (m_accepts(pair) && !m_frame.shapesOverlap(pair.a, pair.b))
                kept.push_back(pair);
    }
    [[nodiscard]] bool wantsMore() const override { return kept.size() <= FalseCandidates::kMost; }
    [[nodiscard]] std::vector<IndexPair> ascending()
    {
        if (!wantsMore())
            return {};
        std::ranges::sort(kept);
        kept.erase(std::unique(kept.begin(), kept.end()), kept.end()); // two named objects report each other
        return std::move(kept);
    }
    std::vector<IndexPair> kept;

private:
    const Frame& m_frame;
    Accepts m_accepts;
};

void askOneByOne(const Frame& frame, std::span<const ObjectId> named, PairSink& sink)
{
    const ObjectTable& objects = frame.objects();
    std::vector<ObjectIndex> answer;
    for (const ObjectId id : named) {
        const auto asked = objects.indexOf(id);
        if (!asked)
            continue;
        answer.clear();
        frame.broadPhase()->candidatesOf(*asked, answer);
        for (const ObjectIndex other : answer) {
            const IndexPair pair = orderedPair(*asked, other);
            if (canCollide(objects.filterOf(pair.a), objects.filterOf(pair.b)))
                sink.take({&pair, 1});
        }
    }
}

} // namespace

const FalseCandidates::Row& FalseCandidates::row(const ObjectTable& objects, ObjectIndex index,
                                                 std::span<const Breakpoint> breakpoints)
{
    Row& known = m_rows[index];
    if (known.object == objects.pointerTo(index))
        return known;
    known = {objects.pointerTo(index)};
    constexpr std::uint32_t kLast = 1U << 31;
    std::uint32_t bit = 1;
    for (const Breakpoint& breakpoint : breakpoints) {
        if (!isAsking(breakpoint))
            continue;
        known.first |= breakpoint.first.accepts(*known.object) ? bit : 0U;
        known.second |= breakpoint.second.accepts(*known.object) ? bit : 0U;
        bit = bit == kLast ? kLast : bit << 1;
    }
    return known;
}

std::vector<IndexPair> FalseCandidates::in(const Frame& frame, std::span<const Breakpoint> breakpoints)
{
    const ObjectTable& objects = frame.objects();
    m_rows.resize(objects.rowCount());
    FalsePairs pairs(frame, [&](IndexPair pair) {
        const Row& a = row(objects, pair.a, breakpoints);
        const Row& b = row(objects, pair.b, breakpoints);
        return ((a.first & b.second) | (a.second & b.first)) != 0;
    });
    if (const auto named = namedIn(breakpoints); named && answersAlike(frame)) {
        askOneByOne(frame, *named, pairs);
        return pairs.ascending();
    }
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    objects.forEach([&](ObjectIndex index) {
        first |= row(objects, index, breakpoints).first;
        second |= row(objects, index, breakpoints).second;
    });
    if ((first & second) != 0) // else no breakpoint accepts present objects on both sides
        frame.showCandidates(pairs);
    return pairs.ascending();
}

} // namespace broadside
