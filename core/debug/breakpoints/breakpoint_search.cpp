#include "core/debug/breakpoints/breakpoint_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {

namespace {

template<class Holds>
bool anyThatIsOn(std::span<const Breakpoint> breakpoints, Holds&& holds)
{
    return std::ranges::any_of(breakpoints,
                               [&](const Breakpoint& breakpoint) { return breakpoint.enabled && holds(breakpoint); });
}

} // namespace

BreakpointSearch::BreakpointSearch(const StepSource& source, std::vector<Breakpoint> breakpoints)
    : m_source(&source)
    , m_breakpoints(std::move(breakpoints))
    , m_followsPassages(
          anyThatIsOn(m_breakpoints, [](const Breakpoint& one) { return one.kind == Breakpoint::Kind::Passage; }))
{}

Result<BreakpointSearch> BreakpointSearch::in(const StepSource& source, std::vector<Breakpoint> breakpoints)
{
    BreakpointSearch search(source, std::move(breakpoints));
    auto walk = source.walk(search.depth());
    if (!walk)
        return walk.problem();
    search.m_walk = std::move(*walk);
    return search;
}

WalkDepth BreakpointSearch::depth() const
{
    if (anyThatIsOn(m_breakpoints, [](const Breakpoint& one) { return infoOf(one.kind).asksBroadPhase; }))
        return WalkDepth::All;
    const bool needsMore =
        anyThatIsOn(m_breakpoints, [](const Breakpoint& one) { return !infoOf(one.kind).needsReportOnly; });
    return needsMore ? WalkDepth::Objects : WalkDepth::Reports;
}

std::vector<BreakpointSearch::Found> BreakpointSearch::find(std::size_t first, std::size_t last,
                                                            const std::stop_token& stop)
{
    assert(0 < first && last < m_source->frameCount());
    std::vector<Found> found;
    if (m_followsPassages)
        m_walk->followPassages(first);
    bool isWatching = false;
    for (std::size_t i = first - 1; i <= last && !stop.stop_requested(); ++i) {
        if (m_walk->goTo(i)) {
            isWatching = false;
            continue;
        }
        const StepReport& report = m_walk->report();
        std::vector<Passage> passed;
        if (m_followsPassages && i >= first)
            passed = m_walk->passages();
        const std::uint64_t step = m_source->stepOf(i);
        const Frame frame = m_walk->frame();
        const StepSource::Knowledge knows = m_source->knows();
        const WatchedStep watched(frame, m_source->dtOf(i), passed, knows, step == 0 && knows.events);
        if (!std::exchange(isWatching, true)) {
            m_watch.restart(watched, &report, m_breakpoints, stop);
            continue;
        }
        for (const MetBreakpoint& breakpoint : m_watch.evaluate(watched, report, m_breakpoints, stop))
            found.push_back({step, breakpoint.index});
    }
    return found;
}

} // namespace broadside
