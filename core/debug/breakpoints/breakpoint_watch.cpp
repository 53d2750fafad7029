#include "core/debug/breakpoints/breakpoint_watch.h"

#include "core/debug/audit/passage_remedy.h"
#include "core/debug/breakpoints/breakpoint_messages.h"
#include "core/dynamics/step_messages.h"

#include <algorithm>
#include <iterator>

namespace broadside {

/// One step, as the breakpoints see it: expensive results are computed when the first breakpoint needs them.
class BreakpointMatcher {
public:
    BreakpointMatcher(BreakpointMemory& memory, const WatchedStep& world, const StepReport& report,
                      std::span<const Breakpoint> breakpoints, const std::stop_token& stop)
        : m_memory(memory)
        , m_breakpoints(breakpoints)
        , m_world(world)
        , m_objects(world.objects())
        , m_frame(world.frame(report))
        , m_report(report)
        , m_stop(stop)
    {}

    /// How often a condition is met, and a text about the first time.
    struct Matches {
        std::size_t count = 0;
        std::vector<ObjectId> objects;
        Message what; ///< "Ball (2) and Wall (3) began to overlap".
    };
    [[nodiscard]] Matches matchesOf(const Breakpoint& breakpoint);

    /// Stores what the next step is compared with.
    void remember();

private:
    using Kind = Breakpoint::Kind;

    [[nodiscard]] std::string nameOf(ObjectIndex row) const
    {
        const SceneObject& object = m_objects.objectOf(row);
        return displayName(object) + " (" + std::to_string(object.id.value) + ")";
    }
    [[nodiscard]] bool accepts(const ObjectFilter& filter, ObjectIndex row) const
    {
        return filter.accepts(m_objects.objectOf(row));
    }
    [[nodiscard]] bool accepts(const Breakpoint& breakpoint, IndexPair pair) const
    {
        const auto inOrder = [&](ObjectIndex a, ObjectIndex b) {
            return accepts(breakpoint.first, a) && accepts(breakpoint.second, b);
        };
        return inOrder(pair.a, pair.b) || inOrder(pair.b, pair.a);
    }
    [[nodiscard]] IndexPair rowsOf(ObjectId a, ObjectId b) const
    {
        return {m_objects.rowOf(a).value_or(0), m_objects.rowOf(b).value_or(0)};
    }

    using PairForm = texts::Form<texts::Text, texts::Text>;

    template<class ToMessage>
    void note(Matches& matches, std::vector<ObjectIndex> rows, ToMessage&& toMessage) const
    {
        if (++matches.count > 1)
            return;
        for (const ObjectIndex row : rows)
            matches.objects.push_back(m_objects.idOf(row));
        matches.what = toMessage();
    }
    void notePair(Matches& matches, const Breakpoint& breakpoint, IndexPair pair, const PairForm& form) const
    {
        if (accepts(breakpoint, pair))
            note(matches, {pair.a, pair.b}, [&] { return form(nameOf(pair.a), nameOf(pair.b)); });
    }

    void notePairs(Matches& matches, const Breakpoint& breakpoint, std::span<const IdPair> pairs,
                   const PairForm& form) const;
    void noteHits(Matches& matches, const Breakpoint& breakpoint) const;
    void noteRegion(Matches& matches, const Breakpoint& breakpoint, bool entering) const;
    void noteLeaving(Matches& matches, const Breakpoint& breakpoint) const;
    void noteCandidates(Matches& matches, const Breakpoint& breakpoint) const;
    void noteMissed(Matches& matches, const Breakpoint& breakpoint);
    void notePassages(Matches& matches, const Breakpoint& breakpoint);
    void noteNumbers(Matches& matches, const Breakpoint& breakpoint) const;
    void noteFalseCandidates(Matches& matches, const Breakpoint& breakpoint);

    [[nodiscard]] const std::vector<MissedPair>& missed();
    [[nodiscard]] const std::vector<Passage>& passages();
    [[nodiscard]] const std::vector<IndexPair>& falseCandidates();
    [[nodiscard]] const std::optional<BreakpointMemory::Standing>* before(ObjectIndex row) const
    {
        return row < m_memory.before.size() ? &m_memory.before[row] : nullptr;
    }

    BreakpointMemory& m_memory;
    std::span<const Breakpoint> m_breakpoints;
    const WatchedStep& m_world;
    const ObjectTable& m_objects;
    Frame m_frame;
    const StepReport& m_report;
    const std::stop_token& m_stop;
    std::optional<std::vector<MissedPair>> m_missed;
    std::optional<std::vector<Passage>> m_passages;
    std::optional<std::vector<IndexPair>> m_falseCandidates;
};

BreakpointMatcher::Matches BreakpointMatcher::matchesOf(const Breakpoint& breakpoint)
{
    Matches matches;
    switch (breakpoint.kind) {
    case Kind::PairBegins:
        notePairs(matches, breakpoint, m_report.began, texts::metPairBegins);
        break;
    case Kind::PairEnds:
        notePairs(matches, breakpoint, m_report.ended, texts::metPairEnds);
        break;
    case Kind::ObjectHit:
        noteHits(matches, breakpoint);
        break;
    case Kind::EntersRegion:
        noteRegion(matches, breakpoint, true);
        break;
    case Kind::LeavesRegion:
        noteRegion(matches, breakpoint, false);
        break;
    case Kind::LeavesWorld:
        noteLeaving(matches, breakpoint);
        break;
    case Kind::CandidatesAbove:
        noteCandidates(matches, breakpoint);
        break;
    case Kind::MissedPair:
        noteMissed(matches, breakpoint);
        break;
    case Kind::Passage:
        notePassages(matches, breakpoint);
        break;
    case Kind::NotANumber:
        noteNumbers(matches, breakpoint);
        break;
    case Kind::FalseCandidate:
        noteFalseCandidates(matches, breakpoint);
        break;
    }
    return matches;
}

void BreakpointMatcher::notePairs(Matches& matches, const Breakpoint& breakpoint, std::span<const IdPair> pairs,
                                  const PairForm& form) const
{
    for (const auto& [a, b] : pairs)
        if (m_objects.rowOf(a) && m_objects.rowOf(b)) // a recording may have no row for a removed object
            notePair(matches, breakpoint, rowsOf(a, b), form);
}

void BreakpointMatcher::noteHits(Matches& matches, const Breakpoint& breakpoint) const
{
    for (const auto& [idA, idB] : m_report.began) {
        const auto [a, b] = rowsOf(idA, idB);
        const bool answers =
            m_objects.objectOf(a).onHit != HitResponse::None || m_objects.objectOf(b).onHit != HitResponse::None;
        if (!answers || (!accepts(breakpoint.first, a) && !accepts(breakpoint.first, b)))
            continue;
        const bool isA = accepts(breakpoint.first, a);
        const ObjectIndex hit = isA ? a : b;
        const ObjectIndex by = isA ? b : a;
        note(matches, {hit, by}, [&] { return texts::metObjectHit(nameOf(hit), nameOf(by)); });
    }
}

void BreakpointMatcher::noteRegion(Matches& matches, const Breakpoint& breakpoint, bool entering) const
{
    m_objects.forEach([&](ObjectIndex row) {
        const auto* standing = before(row);
        const bool wasThere = standing && *standing;
        const bool wasIn = wasThere && overlaps((*standing)->box, breakpoint.region);
        const bool isIn = overlaps(m_objects.boundsOf(row), breakpoint.region);
        if (wasIn == isIn || isIn != entering || !accepts(breakpoint.first, row))
            return;
        note(matches, {row}, [&] { return (entering ? texts::metEntersRegion : texts::metLeavesRegion)(nameOf(row)); });
    });
}

/// Includes objects that were removed beyond the edge in this step.
void BreakpointMatcher::noteLeaving(Matches& matches, const Breakpoint& breakpoint) const
{
    const Aabb world{{0.0, 0.0}, {m_world.settings().width, m_world.settings().height}};
    for (ObjectIndex row = 0; row < m_memory.before.size(); ++row) {
        const auto& standing = m_memory.before[row];
        const Vec2 position = m_objects.poseOf(row).position;
        if (!standing || !contains(world, standing->position) || contains(world, position) ||
            !accepts(breakpoint.first, row))
            continue;
        note(matches, {row}, [&] { return texts::metLeavesWorld(nameOf(row), position.x, position.y); });
    }
}

void BreakpointMatcher::noteCandidates(Matches& matches, const Breakpoint& breakpoint) const
{
    const std::uint64_t now = m_report.funnel.candidates;
    if (now > breakpoint.count && m_memory.candidates <= breakpoint.count)
        note(matches, {}, [&] { return texts::metCandidatesAbove(now, breakpoint.count); });
}

void BreakpointMatcher::noteMissed(Matches& matches, const Breakpoint& breakpoint)
{
    for (const MissedPair& miss : missed())
        if (!std::ranges::binary_search(m_memory.missed, miss.pair) && accepts(breakpoint, miss.pair))
            note(matches, {miss.pair.a, miss.pair.b}, [&] {
                return texts::metMissedPair(nameOf(miss.pair.a), nameOf(miss.pair.b), broadside::nameOf(miss.cause));
            });
}

void BreakpointMatcher::notePassages(Matches& matches, const Breakpoint& breakpoint)
{
    for (const Passage& passage : passages()) {
        const IndexPair pair = rowsOf(passage.object, passage.through);
        if (accepts(breakpoint, pair))
            note(matches, {pair.a, pair.b}, [&] {
                const auto& unseen =
                    m_world.concludesPassages() ? texts::metPassageUnseenIfStraight : texts::metPassageUnseen;
                const auto& late =
                    m_world.concludesPassages() ? texts::metPassageLateIfStraight : texts::metPassageLate;
                return (passage.wasSeen ? late : unseen)(nameOf(pair.a), nameOf(pair.b),
                                                         {speedOf(passage, m_world.dt()), 3});
            });
    }
}

/// A world stops an object that would leave the range of numbers, and reports it as a problem.
void BreakpointMatcher::noteNumbers(Matches& matches, const Breakpoint& breakpoint) const
{
    const auto isOutOfRange = [](const Message& message) {
        return message.id() == texts::stepOutOfRange.id || message.id() == texts::stepUnnamedOutOfRange.id;
    };
    for (const Problem& problem : m_report.problems) {
        const auto row = m_objects.rowOf(problem.object);
        if (row && isOutOfRange(problem.message) && accepts(breakpoint.first, *row))
            note(matches, {*row}, [&] { return texts::metNotANumber(nameOf(*row)); });
    }
}

void BreakpointMatcher::noteFalseCandidates(Matches& matches, const Breakpoint& breakpoint)
{
    std::vector<IndexPair> fresh; // the new ones, usually few
    std::ranges::set_difference(falseCandidates(), m_memory.falseCandidates, std::back_inserter(fresh));
    for (const IndexPair pair : fresh)
        notePair(matches, breakpoint, pair, texts::metFalseCandidate);
}

const std::vector<MissedPair>& BreakpointMatcher::missed()
{
    if (!m_missed)
        m_missed = auditFrame(m_frame, m_memory.judge, m_stop).missed;
    return *m_missed;
}

const std::vector<Passage>& BreakpointMatcher::passages()
{
    if (!m_passages && m_world.passages())
        m_passages = *m_world.passages();
    if (!m_passages)
        m_passages = m_memory.passageTracker
                         ? m_memory.passageTracker->observe(*m_world.world(), m_report) // a world always has a tracker
                         : std::vector<Passage>{};
    return *m_passages;
}

const std::vector<IndexPair>& BreakpointMatcher::falseCandidates()
{
    if (!m_falseCandidates)
        m_falseCandidates = m_memory.falseCandidateSearch.in(m_frame, m_breakpoints);
    return *m_falseCandidates;
}

void BreakpointMatcher::remember()
{
    const auto isWanted = [&](std::initializer_list<Kind> kinds) {
        return std::ranges::any_of(m_breakpoints, [&](const Breakpoint& breakpoint) {
            return breakpoint.enabled && std::ranges::find(kinds, breakpoint.kind) != kinds.end();
        });
    };
    m_memory.candidates = m_report.funnel.candidates;
    m_memory.missed.clear();
    if (isWanted({Kind::MissedPair}))
        for (const MissedPair& miss : missed())
            m_memory.missed.push_back(miss.pair);
    m_memory.falseCandidates.clear();
    if (isWanted({Kind::FalseCandidate}))
        m_memory.falseCandidates = falseCandidates();
    if (isWanted({Kind::Passage}) && !m_passages && m_world.world())
        m_memory.passageTracker.emplace(*m_world.world());
    if (isWanted({Kind::EntersRegion, Kind::LeavesRegion, Kind::LeavesWorld}))
        m_memory.rememberPlaces(m_objects);
    m_memory.ids.clear();
    const bool isAboutRows = !m_memory.before.empty() || !m_memory.missed.empty() || !m_memory.falseCandidates.empty();
    for (ObjectIndex row = 0; !m_world.world() && isAboutRows && row < m_objects.rowCount(); ++row)
        m_memory.ids.push_back(m_objects.idOf(row));
}

void BreakpointWatch::restart(const WatchedStep& world, const StepReport* report,
                              std::span<const Breakpoint> breakpoints, const std::stop_token& stop)
{
    const StepReport nothing;
    BreakpointMatcher matcher(m_memory, world, report ? *report : nothing, breakpoints, stop);
    m_memory.forget();
    matcher.remember();
    if (!world.isStart())
        return;
    m_memory.missed.clear(); // a state at the start is new in the first step
    m_memory.falseCandidates.clear();
}

void BreakpointMemory::forget()
{
    passageTracker.reset();
    ids.clear();
    before.clear();
    falseCandidateSearch.forget();
}

void BreakpointMemory::rememberPlaces(const ObjectTable& objects)
{
    before.assign(objects.rowCount(), std::nullopt);
    objects.forEach([&](ObjectIndex row) {
        before[row] = Standing{objects.boundsOf(row), objects.poseOf(row).position};
    });
}

/// Objects that have no row any more are forgotten.
void BreakpointMemory::followRows(const ObjectTable& objects)
{
    const auto isRow = [&](std::size_t row) {
        return row < objects.rowCount() && objects.idOf(static_cast<ObjectIndex>(row)) == ids[row];
    };
    bool stayed = true;
    for (std::size_t row = 0; row < ids.size() && stayed; ++row)
        stayed = isRow(row);
    if (stayed)
        return;
    const auto rowNow = [&](ObjectIndex row) { return objects.rowOf(ids[row]); };
    const auto follow = [&](std::vector<IndexPair>& pairs) {
        std::vector<IndexPair> known;
        for (const IndexPair pair : pairs)
            if (const auto a = rowNow(pair.a), b = rowNow(pair.b); a && b)
                known.push_back(orderedPair(*a, *b));
        std::ranges::sort(known);
        pairs = std::move(known);
    };
    std::vector<std::optional<Standing>> followed(before.empty() ? 0 : objects.rowCount());
    for (ObjectIndex row = 0; row < before.size(); ++row)
        if (const auto now = rowNow(row))
            followed[*now] = before[row];
    before = std::move(followed);
    follow(missed);
    follow(falseCandidates);
}

std::vector<MetBreakpoint> BreakpointWatch::evaluate(const WatchedStep& world, const StepReport& report,
                                                     std::span<const Breakpoint> breakpoints,
                                                     const std::stop_token& stop)
{
    if (!world.world())
        m_memory.followRows(world.objects());
    BreakpointMatcher matcher(m_memory, world, report, breakpoints, stop);
    std::vector<MetBreakpoint> met;
    for (std::size_t i = 0; i < breakpoints.size(); ++i) {
        if (!breakpoints[i].enabled)
            continue;
        BreakpointMatcher::Matches matches = matcher.matchesOf(breakpoints[i]);
        if (matches.count == 0)
            continue;
        Message sentence = matches.count == 1
                               ? texts::breakMet(report.step, std::move(matches.what))
                               : texts::breakMetByMore(report.step, std::move(matches.what), matches.count - 1);
        met.push_back({i, std::move(matches.objects), std::move(sentence)});
    }
    matcher.remember();
    return met;
}

} // namespace broadside
