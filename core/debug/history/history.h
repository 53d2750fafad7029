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
/// Every step of a world, recorded: any of them can be gone back to, exactly.
///
/// Kept are what each step changed (World::follow), which leads forward and back, and now and then the whole state, so
/// that no way is long. Nothing is simulated again. About 20 bytes an object that moves, each step.
///
/// Memory  never more than the budget: before something is kept, the oldest steps go; firstStep() says where the record
///         begins. The world's present state is always kept; in a budget that is too small for more, only that.
/// Copies  share the steps, so that one costs O(steps + bodies) and another thread can read it while the first goes on;
///         what either forgets stays in memory as long as the other has it.
/// Cost    record() O(bodies that can change), seek() O(bodies + the changes of a few dozen steps).

namespace broadside {

/// What is known of a recorded step without going there. Of the step that the record began with: no report but for
/// step, time and hash, no inputs.
struct StepRecord {
    StepReport report; ///< `stayed` is left out, see History::report().
    std::vector<Input> inputs;
    /// Its `step` and `broadPhase` are the settings that the step was made with: an edit of the settings is an input
    /// of the step that comes after it.
    std::shared_ptr<const WorldRest> rest;
    std::size_t objects = 0; ///< Present at the end of the step.
    /// Tells it from every other step that this record ever had, and from those of most others: the hash does not,
    /// where futures differ in masks or shapes alone.
    std::uint64_t mark = 0;
    std::uint64_t allHits = 0;    ///< Since the record began, this step included.
    std::uint64_t allRemoved = 0; ///< Objects, since the record began, this step included.
};

/// Gives the world the settings with which its next step was recorded, the broad phase perhaps another. `isFirst`: the
/// record begins where the world stands.
void followSettings(World& world, const WorldRest& recorded, const BroadPhaseSettings& broadPhase, bool isFirst);

class History {
public:
    static constexpr std::uint64_t kDefaultBudget = 256ULL << 20; ///< Bytes.

    /// Begins with the world as it stands.
    explicit History(const World& world, std::uint64_t budget = kDefaultBudget);

    /// Takes the step that the world has just made. Where it was not at the end of the record, what came after is
    /// dropped: see droppedFuture().
    /// @pre the world stood at step() and then made this step, with these inputs
    void record(const World& world, const StepReport& report, std::span<const Input> inputs);

    [[nodiscard]] std::uint64_t firstStep() const noexcept { return m_entries.front()->record.report.step; }
    [[nodiscard]] std::uint64_t lastStep() const noexcept { return m_entries.back()->record.report.step; }
    [[nodiscard]] std::uint64_t step() const noexcept { return m_now.step; } ///< Where the world stands.
    [[nodiscard]] bool isAtEnd() const noexcept { return step() == lastStep(); }

    /// @pre firstStep() <= step <= lastStep(). Good until the next call of something that is not const.
    [[nodiscard]] const StepRecord& at(std::uint64_t step) const { return entryOf(step).record; }
    /// The whole report of the step after which the world stands. @pre it is recorded
    [[nodiscard]] StepReport report(const World& world) const;

    /// Puts the world where it was after this step, the settings included that it was made with.
    /// @pre firstStep() <= step <= lastStep(); the world is the recorded one, in whatever state
    void seek(World& world, std::uint64_t step);
    /// The same by making the step again, so that `tested` sees its pairs as they were tested; the first recorded step
    /// is only gone to. Once stopped, the state of the world means nothing. O(the step)
    void repeat(World& world, std::uint64_t step, const World::TestedObserver& tested, const std::stop_token& stop = {})
    {
        repeat(world, m_now, step, tested, stop);
    }
    /// The same for a reader with a state of its own, which is led to the step. @pre the state is of this record
    void repeat(World& world, WorldState& state, std::uint64_t step, const World::TestedObserver& tested,
                const std::stop_token& stop = {}) const;
    /// The same as a value. @pre firstStep() <= step <= lastStep()
    [[nodiscard]] WorldState stateAt(std::uint64_t step) const;
    /// Brings a state of this record to another step, for who looks at many; not one by one where a whole state lies
    /// nearer. O(changes on the way)
    /// @pre both steps are recorded
    void lead(WorldState& state, std::uint64_t step) const;

    /// These steps alone, without the dropped future, standing at the first of them: for a thread that needs no more.
    /// Shares what they changed: O(their number, and the present state). @pre both ends are recorded
    [[nodiscard]] History excerpt(StepRange steps) const;

    /// The steps that the last record() dropped; nothing when it dropped none, or the memory was needed.
    [[nodiscard]] std::optional<StepRange> droppedFuture() const noexcept;
    /// Goes back to the step after which the record forked, and takes the dropped steps for those that came instead,
    /// which are the dropped ones from then on: doing it twice changes nothing.
    /// @pre droppedFuture(); the world is the recorded one, in whatever state
    void exchangeFuture(World& world);

    [[nodiscard]] std::uint64_t budget() const noexcept { return m_budget; } ///< Bytes.
    /// Drops steps at once where the new budget is smaller: the oldest up to step(), then the last down to it.
    void setBudget(std::uint64_t bytes);
    [[nodiscard]] std::uint64_t bytes() const noexcept; ///< In use.

private:
    struct Entry {
        StepRecord record;
        WorldDelta delta;                           ///< From the step before; empty for the first entry.
        std::shared_ptr<const WorldState> keyframe; ///< Of some entries.
        std::uint64_t bytes = 0;                    ///< All in all.
    };
    using Entries = std::deque<std::shared_ptr<Entry>>; // once a copy may have one, it is not changed

    History() = default;
    void forgetWayToFirst();

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
    std::uint64_t m_sinceKeyframe = 0; // bytes of deltas
    std::uint64_t m_made = 0;          // steps that were recorded, dropped ones included
};

} // namespace broadside
