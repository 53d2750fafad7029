#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// Which recorded steps meet which breakpoints: the same answer as of a watch over the run when it was made.
///
/// Of a simulation nothing is made again: conditions that need the report only are read from the record; for the others
/// the world is put into one recorded state after the other. So ask for blocks of some dozens of steps, from the last
/// to the first where the latest is wanted: within a block the way leads forward, a step at a time. A frame that cannot
/// be read is left out, and the watch begins again after it.
/// Cost: O(pairs that began or ended) a step, else that of the walk, beside what BreakpointWatch says.
class BreakpointSearch {
public:
    /// A breakpoint, by its place in the list, was met.
    struct Found {
        std::uint64_t step = 0;
        std::size_t index = 0;
        friend bool operator==(const Found&, const Found&) = default;
    };

    /// Refused: what StepSource::walk refuses. @pre the source outlives this
    [[nodiscard]] static Result<BreakpointSearch> in(const StepSource& source, std::vector<Breakpoint> breakpoints);

    /// Of those that are on, by step, then by place in the list. After a stop the answer means nothing.
    /// @pre 0 < first <= last < source.frameCount()
    [[nodiscard]] std::vector<Found> find(std::size_t first, std::size_t last, const std::stop_token& stop = {});
    /// The same by steps.
    [[nodiscard]] std::vector<Found> find(StepRange steps, const std::stop_token& stop = {})
    {
        return find(m_source->frameOf(steps.first), m_source->frameOf(steps.last), stop);
    }

private:
    BreakpointSearch(const StepSource& source, std::vector<Breakpoint> breakpoints);
    [[nodiscard]] WalkDepth depth() const;

    const StepSource* m_source;
    std::vector<Breakpoint> m_breakpoints;
    bool m_followsPassages;
    std::unique_ptr<StepWalk> m_walk;
    BreakpointWatch m_watch;
};

} // namespace broadside
