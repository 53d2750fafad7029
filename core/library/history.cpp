#include "core/library/history.h"

#include "core/debug/history/history.h"
#include "core/library/simulation_parts.h"

namespace broadside {

struct StepHistory::Parts {
    History history;
};

StepHistory::StepHistory(const Simulation& simulation, std::uint64_t budget)
    : m_parts(std::make_unique<Parts>(Parts{History(simulation.parts().world, budget)}))
{}
StepHistory::~StepHistory() = default;

void StepHistory::stepped(const Simulation& simulation, const StepReport& report)
{
    m_parts->history.record(simulation.parts().world, report, simulation.parts().applied);
}

std::uint64_t StepHistory::firstStep() const noexcept { return m_parts->history.firstStep(); }
std::uint64_t StepHistory::lastStep() const noexcept { return m_parts->history.lastStep(); }
std::uint64_t StepHistory::step() const noexcept { return m_parts->history.step(); }
std::uint64_t StepHistory::bytes() const noexcept { return m_parts->history.bytes(); }
const StepReport& StepHistory::reportOf(std::uint64_t step) const { return m_parts->history.at(step).report; }

void StepHistory::seek(Simulation& simulation, std::uint64_t step)
{
    m_parts->history.seek(simulation.parts().world, step);
    simulation.parts().pending.clear();
}

} // namespace broadside
