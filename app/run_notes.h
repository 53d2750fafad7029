#pragma once

#include "app/console.h"
#include "app/reports/fault_notes.h"
#include "core/debug/history/run_plan.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>

namespace broadside {

/// Prints what a user should know about a run: problems of its steps, each once and up to a limit; and after its last
/// step, faults of the algorithm and shots that did not happen.
class RunNotes {
public:
    /// @pre the console outlives this object
    RunNotes(Console& console, std::uint64_t steps, std::span<const TimedInput> shots);
    /// The world as loaded, without a report, and after each step.
    void observe(const World& world, const StepReport* report);

private:
    void take(const StepReport& report);

    static constexpr std::size_t kMost = 20;
    Console& m_console;
    std::uint64_t m_steps;
    std::uint64_t m_shotsAfter; ///< Number of shots after the last step.
    FaultNotes m_faults;
    std::set<std::string> m_seen; ///< Problems that were printed.
};

} // namespace broadside
