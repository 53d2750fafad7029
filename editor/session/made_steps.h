#pragma once

#include "core/debug/history/step_range.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <optional>

namespace broadside {

/// Bytes for records.
struct RecordMemory {
    std::uint64_t budget = 0;
    std::uint64_t used = 0;
};

/// What only steps that are made here have, and not those that were recorded elsewhere.
class MadeSteps {
public:
    MadeSteps() = default;
    MadeSteps(const MadeSteps&) = delete;
    MadeSteps& operator=(const MadeSteps&) = delete;
    virtual ~MadeSteps() = default;

    /// Null while authored. Do not keep it: any edit may end the simulation.
    [[nodiscard]] virtual const World* world() const noexcept = 0;
    /// Objects are shown as edits for the next step put them, not as the step left them.
    [[nodiscard]] virtual bool isEdited() const noexcept = 0;
    /// Whether stepping on from here makes a step, and does not repeat a recorded one.
    [[nodiscard]] virtual bool willMakeStep() const = 0;
    /// What the last step dropped and exchangeFuture() brings back.
    [[nodiscard]] virtual std::optional<StepRange> droppedFuture() const = 0;
    virtual void exchangeFuture() = 0; ///< The dropped future for the present one.
    [[nodiscard]] virtual RecordMemory memory() const noexcept = 0;
    virtual void setMemory(std::uint64_t bytes) = 0; ///< For records.
};

} // namespace broadside
