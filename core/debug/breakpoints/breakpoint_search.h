#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/debug/history/history.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// Which recorded steps meet which breakpoints: the same answer as of a watch over the run when it was made. Nothing is
/// simulated.
///
/// Conditions that need the report only are read from the record; for the others the world is put into one recorded
/// state after the other. So ask for blocks of some dozens of steps, from the last to the first where the latest is
/// wanted: within a block the way leads forward, a step at a time.
/// Cost: O(pairs that began or ended) a step, else History::lead and World::restore, beside what BreakpointWatch says.
class BreakpointSearch {
public:
    /// A breakpoint, by its place in the list, was met.
    struct Found {
        std::uint64_t step = 0;
        std::size_t index = 0;
        friend bool operator==(const Found&, const Found&) = default;
    };

    /// @pre `world` is the recorded one, or made from the same scene, in whatever state; the history outlives this and
    /// does not change
    BreakpointSearch(World world, const History& history, std::vector<Breakpoint> breakpoints);

    /// Of those that are on, by step, then by place in the list.
    /// After a stop the answer is worth nothing.
    /// @pre history.firstStep() < steps.first <= steps.last <= history.lastStep()
    [[nodiscard]] std::vector<Found> in(StepRange steps, const std::stop_token& stop = {});

private:
    void goTo(std::uint64_t step);
    void leaveOutBroadPhase();

    World m_world;
    const History& m_history;
    std::vector<Breakpoint> m_breakpoints;
    bool m_needsReportsOnly;
    bool m_needsBroadPhase;
    std::shared_ptr<const WorldRest> m_recordedRest; // of which the next is
    std::shared_ptr<const WorldRest> m_plainRest;    // the same with a broad phase that costs nothing
    WorldState m_state;                              // where the world stands
    BreakpointWatch m_watch;
};

} // namespace broadside
