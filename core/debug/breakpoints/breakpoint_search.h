#pragma once

#include "core/debug/breakpoints/breakpoint_watch.h"
#include "core/debug/step_source.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// Finds which recorded steps meet which breakpoints. The result is that of a watch during the run itself.
///
/// For a simulation, no step is made again. Conditions that need only the report are read from the record; for the
/// others, the world is put into one recorded state after another. So search blocks of some dozens of steps, from the
/// last block to the first if the latest step is wanted: within a block the search goes forward, one step at a time. A
/// frame that cannot be read is left out, and the watch begins again after it.
/// Cost: O(pairs that began or ended) per step, else that of the walk; plus that of BreakpointWatch.
class BreakpointSearch {
public:
    /// A breakpoint that was met. `index` is its position in the list.
    struct Found {
        std::uint64_t step = 0;
        std::size_t index = 0;
        friend bool operator==(const Found&, const Found&) = default;
    };

    /// Refuses what StepSource::walk() refuses. @pre the source outlives this
    [[nodiscard]] static Result<BreakpointSearch> in(const StepSource& source, std::vector<Breakpoint> breakpoints);

    /// The enabled breakpoints that were met, sorted by step, then by position in the list. After a stop, the result
    /// means nothing.
    /// @pre 0 < first <= last < source.frameCount()
    [[nodiscard]] std::vector<Found> find(std::size_t first, std::size_t last, const std::stop_token& stop = {});
    /// The same for a range of steps.
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
