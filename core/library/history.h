#pragma once

#include "core/library/simulation.h"

#include <cstdint>
#include <memory>

/// @file
/// All steps of a simulation, kept in memory. The simulation can go back exactly to each of them.
///
/// Memory  never more than the budget. The oldest steps are dropped first; firstStep() is the oldest step that is kept.
/// Cost    recording O(objects that can move) for each step, seek() O(objects and the changes of some steps).

namespace broadside {

/// Records the steps of one simulation. Pass it to each Simulation::step() as an observer.
class StepHistory final : public StepObserver {
public:
    static constexpr std::uint64_t kUsualBudget = 256ULL << 20; ///< Bytes.

    /// Starts with the present state of the simulation.
    explicit StepHistory(const Simulation& simulation, std::uint64_t budget = kUsualBudget);
    StepHistory(const StepHistory&) = delete;
    StepHistory& operator=(const StepHistory&) = delete;
    ~StepHistory();

    /// Records the step. If the simulation had gone back to an earlier step, all recorded steps after that one are
    /// dropped: they belong to another future.
    void stepped(const Simulation& simulation, const StepReport& report) override;

    [[nodiscard]] std::uint64_t firstStep() const noexcept;
    [[nodiscard]] std::uint64_t lastStep() const noexcept;
    [[nodiscard]] std::uint64_t step() const noexcept;  ///< The present step of the simulation.
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< Memory in use.
    /// The report of a recorded step, without StepReport::stayed. @pre firstStep() <= step <= lastStep()
    [[nodiscard]] const StepReport& reportOf(std::uint64_t step) const;

    /// Brings the simulation to the end of a recorded step. From there it makes the same steps again. Inputs that wait
    /// for the next step are dropped.
    /// @pre the simulation is the recorded one; firstStep() <= step <= lastStep()
    void seek(Simulation& simulation, std::uint64_t step);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts; // never null
};

} // namespace broadside
