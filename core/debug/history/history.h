#pragma once

#include "core/debug/history/step_range.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// @file
/// All steps of a world, recorded. The world can go back exactly to each of them.
///
/// The history keeps the changes of each step (World::follow), which lead forward and back, and from time to time the
/// whole state, so that no path is long. Nothing is simulated again. A body that moves freely needs no bytes of its own
/// (body_state.h), so that the whole states take most of the memory: about a byte per object and step.
///
/// Memory  never more than the budget: the oldest steps are dropped to make room; firstStep() is where the record
///         begins. The world's present state is always kept; if the budget is too small for more, only that.
/// Copies  share the steps, so that a copy costs O(steps + bodies), and another thread can read it while the original
///         goes on. Steps that one of them drops stay in memory as long as the other has them.
/// Cost    record() O(bodies that can change), seek() O(bodies + the changes of a few dozen steps).

namespace broadside {

/// What is known of a recorded step without going there. The first step of the record has no inputs, and its report has
/// only step, time and hash.
struct StepRecord {
    StepReport report; ///< The report without `stayed`, see History::report().
    std::vector<Input> inputs;
    /// Its `step` and `broadPhase` are the settings with which the step was made: a change of the settings is an input
    /// of the next step.
    std::shared_ptr<const WorldRest> rest;
    std::size_t objects = 0; ///< Objects that are present at the end of the step.
    /// Identifies the step among all steps that this record ever had, and among most others. The hash does not, if
    /// futures differ only in masks or shapes.
    std::uint64_t mark = 0;
    std::uint64_t allHits = 0;    ///< Hits since the record began, including this step.
    std::uint64_t allRemoved = 0; ///< Objects removed since the record began, including this step.
};

/// Gives the world the settings with which its next step was recorded, perhaps with another broad phase. `isFirst`: the
/// record begins at the world's present step.
void followSettings(World& world, const WorldRest& recorded, const BroadPhaseSettings& broadPhase, bool isFirst);

class History {
public:
    static constexpr std::uint64_t kDefaultBudget = 256ULL << 20; ///< Bytes.

    /// Begins with the present state of the world.
    explicit History(const World& world, std::uint64_t budget = kDefaultBudget);

    /// Records the step that the world has just made. If the record had later steps, they are dropped: see
    /// droppedSteps().
    /// @pre the world was at step() and then made this step, with these inputs
    void record(const World& world, const StepReport& report, std::span<const Input> inputs);

    [[nodiscard]] std::uint64_t firstStep() const noexcept { return m_entries.front()->record.report.step; }
    [[nodiscard]] std::uint64_t lastStep() const noexcept { return m_entries.back()->record.report.step; }
    [[nodiscard]] std::uint64_t step() const noexcept { return m_now.step; } ///< The world's present step.
    [[nodiscard]] bool isAtEnd() const noexcept { return step() == lastStep(); }

    /// @pre firstStep() <= step <= lastStep(). Valid until the next call of a function that is not const.
    [[nodiscard]] const StepRecord& at(std::uint64_t step) const { return entryOf(step).record; }
    /// The whole report of the world's present step. @pre it is recorded
    [[nodiscard]] StepReport report(const World& world) const;

    /// Sets the world to its state after this step, including the settings with which the step was made.
    /// @pre firstStep() <= step <= lastStep(); the world is the recorded one, in any state
    void seek(World& world, std::uint64_t step);
    /// The same by making the step again, so that `tested` sees its pairs as they were tested; the first recorded step
    /// is not made again. After a stop, the state of the world means nothing. O(the step)
    void repeat(World& world, std::uint64_t step, const World::TestedObserver& tested, const std::stop_token& stop = {})
    {
        repeat(world, m_now, step, tested, stop);
    }
    /// The same for a reader with its own state, which is brought to the step. @pre the state is of this record
    /// `log`, if given, gets what changed the objects in the step; nothing for the first recorded one.
    void repeat(World& world, WorldState& state, std::uint64_t step, const World::TestedObserver& tested,
                const std::stop_token& stop = {}, ChangeLog* log = nullptr) const;
    /// The state after a step. @pre firstStep() <= step <= lastStep()
    [[nodiscard]] WorldState stateAt(std::uint64_t step) const;
    /// Brings a state of this record to another step, for callers that visit many steps. Starts from a kept whole state
    /// if one is nearer. O(changes in between)
    /// @pre both steps are recorded
    void lead(WorldState& state, std::uint64_t step) const;

    /// A history of these steps alone, without the dropped future, at the first of them: for a thread that needs no
    /// more. Shares the changes: O(number of steps, and the present state). @pre both ends are recorded
    [[nodiscard]] History excerpt(StepRange steps) const;

    /// The steps that the last record() dropped; no value if it dropped none, or if their memory was needed.
    [[nodiscard]] std::optional<StepRange> droppedSteps() const noexcept;
    /// Goes back to the step after which the record forked, and exchanges the later steps with the dropped ones. Doing
    /// it twice changes nothing.
    /// @pre droppedSteps(); the world is the recorded one, in any state
    void swapDroppedSteps(World& world);

    [[nodiscard]] std::uint64_t budget() const noexcept { return m_budget; } ///< Bytes.
    /// A smaller budget drops steps at once: the oldest ones up to step(), then the last ones down to step().
    void setBudget(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< Memory in use.

private:
    struct Entry {
        StepRecord record;
        WorldDelta delta;                           ///< Changes since the step before; empty for the first entry.
        std::shared_ptr<const WorldState> keyframe; ///< Only some entries have one.
        std::uint64_t bytes = 0;                    ///< The size of the whole entry.
        std::uint64_t effort = 0;                   ///< Of applying the delta, see effortOf().
    };
    using Entries = std::deque<std::shared_ptr<Entry>>; // an entry that a copy may share is not changed

    History() = default;
    void clearFirstDelta();

    [[nodiscard]] const Entry& entryOf(std::uint64_t step) const { return *m_entries[step - firstStep()]; }
    [[nodiscard]] static std::uint64_t bytesOf(const Entries& entries) noexcept;
    [[nodiscard]] static std::uint64_t bytesOf(const StepReport& report, std::span<const Input> inputs) noexcept;
    void append(const World& world, const StepReport& report, std::span<const Input> inputs);
    void keepWholeStateIfDue();
    void makeRoomFor(std::uint64_t bytes);
    void forgetDropped();
    void dropFirst();
    [[nodiscard]] Entries cutAfter(std::uint64_t step);
    void countSinceKeyframe();
    [[nodiscard]] const WorldState& nearestState(std::uint64_t step, const WorldState& known) const;

    Entries m_entries; // never empty
    Entries m_dropped;
    WorldState m_now;
    WorldDelta m_delta; // kept for its memory
    std::uint64_t m_budget = kDefaultBudget;
    std::uint64_t m_bytes = 0;         // of both lists
    std::uint64_t m_sinceKeyframe = 0; // effort of the deltas since the last keyframe
    std::uint64_t m_made = 0;          // recorded steps, including dropped ones
};

} // namespace broadside
