#pragma once

#include "core/debug/history/step_range.h"
#include "core/dynamics/input.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <optional>

namespace broadside {

/// Memory for recorded steps, in bytes.
struct RecordMemory {
    std::uint64_t budget = 0;
    std::uint64_t used = 0;
};

/// Access to what only simulations have: steps that are made here, not recorded by another program.
class MadeSteps {
public:
    MadeSteps() = default;
    MadeSteps(const MadeSteps&) = delete;
    MadeSteps& operator=(const MadeSteps&) = delete;
    virtual ~MadeSteps() = default;

    /// Null while the authored scene is shown. Do not keep the pointer: any edit may end the simulation.
    [[nodiscard]] virtual const World* world() const noexcept = 0;
    /// Objects are shown with edits for the next step, not as the last step left them.
    [[nodiscard]] virtual bool isEdited() const noexcept = 0;
    /// Whether the next step is made, not repeated from the record.
    [[nodiscard]] virtual bool willMakeStep() const = 0;
    /// The steps that the last step discarded, and that swapDroppedSteps() restores.
    [[nodiscard]] virtual std::optional<StepRange> droppedSteps() const = 0;
    /// Input for the next step, such as one of a recorded step that is made again. Call it from a slot of
    /// StepSession::aboutToStep(), or between two steps. Does nothing without a world.
    virtual void addInput(const Input& input) = 0;
    virtual void swapDroppedSteps() = 0; ///< Exchanges the discarded future and the present one.
    [[nodiscard]] virtual RecordMemory memory() const noexcept = 0;
    virtual void setMemory(std::uint64_t bytes) = 0; ///< Sets the memory for recorded steps.
};

} // namespace broadside
