#pragma once

#include "core/library/simulation.h"

#include <cstdint>
#include <memory>

/// @file
/// All steps of a simulation, in memory: it can go back to any of them, exactly.
///
/// Memory  never more than the budget. The oldest steps are dropped first; firstStep() is the oldest one that is left.
/// Cost    recording O(objects that can move) for each step, seek() O(objects and the changes of some steps).

namespace broadside {

/// Records the steps of one simulation: give it to each Simulation::step() as an observer.
class StepHistory final : public StepObserver {
public:
    static constexpr std::uint64_t kUsualBudget = 256ULL << 20; ///< Bytes.

    /// Starts with the simulation as it is now.
    explicit StepHistory(const Simulation& simulation, std::uint64_t budget = kUsualBudget);
    StepHistory(const StepHistory&) = delete;
    StepHistory& operator=(const StepHistory&) = delete;
    ~StepHistory();

    /// Records the step. Steps after the one at which the simulation was are dropped: they are another future.
    void stepped(const Simulation& simulation, const StepReport& report) override;

    [[nodiscard]] std::uint64_t firstStep() const noexcept;
    [[nodiscard]] std::uint64_t lastStep() const noexcept;
    [[nodiscard]] std::uint64_t step() const noexcept;  ///< At which the simulation is.
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< In use.
    /// What the step did, without StepReport::stayed. @pre firstStep() <= step <= lastStep()
    [[nodiscard]] const StepReport& reportOf(std::uint64_t step) const;

    /// Brings the simulation to the end of a recorded step. From there on it makes the same steps again. Inputs that
    /// wait for the next step are dropped.
    /// @pre the simulation is the recorded one; firstStep() <= step <= lastStep()
    void seek(Simulation& simulation, std::uint64_t step);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts; // never null
};

} // namespace broadside
