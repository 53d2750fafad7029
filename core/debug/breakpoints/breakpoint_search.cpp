#include "core/debug/breakpoints/breakpoint_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {

namespace {

template<class Holds>
bool allThatAreOn(std::span<const Breakpoint> breakpoints, Holds&& holds)
{
    return std::ranges::all_of(breakpoints, [&](const Breakpoint& breakpoint) {
        return !breakpoint.enabled || holds(infoOf(breakpoint.kind));
    });
}

} // namespace

/// At the last step the world has all rows that it ever had.
BreakpointSearch::BreakpointSearch(World world, const History& history, std::vector<Breakpoint> breakpoints)
    : m_world(std::move(world))
    , m_history(history)
    , m_breakpoints(std::move(breakpoints))
    , m_needsReportsOnly(allThatAreOn(m_breakpoints, [](const BreakpointInfo& info) { return info.needsReportOnly; }))
    , m_needsBroadPhase(!allThatAreOn(m_breakpoints, [](const BreakpointInfo& info) { return !info.asksBroadPhase; }))
    , m_state(history.stateAt(history.lastStep()))
{
    goTo(history.lastStep());
}

std::vector<BreakpointSearch::Found> BreakpointSearch::in(StepRange steps, const std::stop_token& stop)
{
    assert(m_history.firstStep() < steps.first && steps.last <= m_history.lastStep());
    std::vector<Found> found;
    const auto reportOf = [this](std::uint64_t step) {
        if (m_needsReportsOnly)
            return m_history.at(step).report;
        goTo(step);
        return m_history.report(m_world);
    };
    const StepReport before = reportOf(steps.first - 1);
    m_watch.restart(m_world, &before, m_breakpoints);
    for (std::uint64_t step = steps.first; step <= steps.last && !stop.stop_requested(); ++step) {
        for (const MetBreakpoint& breakpoint : m_watch.evaluate(m_world, reportOf(step), m_breakpoints))
            found.push_back({step, breakpoint.index});
    }
    return found;
}

void BreakpointSearch::goTo(std::uint64_t step)
{
    m_history.lead(m_state, step);
    if (!m_needsBroadPhase)
        leaveOutBroadPhase();
    m_world.restore(m_state);
}

/// Keeping it up to date would be a third of the work, and nobody asks it. The next delta brings the recorded rest
/// back.
void BreakpointSearch::leaveOutBroadPhase()
{
    if (m_state.rest == m_plainRest)
        return;
    if (m_state.rest != m_recordedRest) {
        m_recordedRest = m_state.rest;
        auto plain = std::make_shared<WorldRest>(*m_recordedRest);
        plain->broadPhase.algorithm = Algorithm::BruteForce;
        m_plainRest = std::move(plain);
    }
    m_state.rest = m_plainRest;
}

} // namespace broadside
