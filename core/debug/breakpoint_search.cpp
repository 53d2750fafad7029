#include "core/debug/breakpoint_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {

/// At the last step the world has all rows that it ever had.
BreakpointSearch::BreakpointSearch(World world, const History& history, std::vector<Breakpoint> breakpoints)
    : m_world(std::move(world))
    , m_history(history)
    , m_breakpoints(std::move(breakpoints))
    , m_needsReportsOnly(std::ranges::all_of(
          m_breakpoints,
          [](const Breakpoint& breakpoint) { return !breakpoint.enabled || infoOf(breakpoint.kind).needsReportOnly; }))
    , m_state(history.stateAt(history.lastStep()))
{
    m_world.restore(m_state);
}

std::vector<BreakpointSearch::Found> BreakpointSearch::in(StepRange steps, const std::stop_token& stop)
{
    assert(m_history.firstStep() < steps.first && steps.last <= m_history.lastStep());
    std::vector<Found> found;
    if (!m_needsReportsOnly)
        goTo(steps.first - 1);
    m_watch.restart(m_world, &m_history.at(steps.first - 1).report, m_breakpoints);
    for (std::uint64_t step = steps.first; step <= steps.last && !stop.stop_requested(); ++step) {
        if (!m_needsReportsOnly)
            goTo(step);
        const auto met = m_needsReportsOnly ? m_watch.evaluate(m_world, m_history.at(step).report, m_breakpoints)
                                            : m_watch.evaluate(m_world, m_history.report(m_world), m_breakpoints);
        for (const MetBreakpoint& breakpoint : met)
            found.push_back({step, breakpoint.index});
    }
    return found;
}

void BreakpointSearch::goTo(std::uint64_t step)
{
    m_history.lead(m_state, step);
    m_world.restore(m_state);
}

} // namespace broadside
