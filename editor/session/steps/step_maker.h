#pragma once

#include "core/debug/history/history.h"
#include "core/dynamics/world.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_watch.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace broadside {

/// Makes steps of a world: at once, or in a background thread in a twin of the world, so that the world itself stays
/// unchanged meanwhile. Remembers the cost of the last step.
class StepMaker final {
public:
    /// A step takes long with at least this many objects, when the last one took this long or its cost is unknown.
    struct Patience {
        std::size_t objects = 2'000;
        double milliseconds = 25.0;
    };
    void setPatience(const Patience& patience) noexcept { m_patience = patience; }
    [[nodiscard]] bool isLarge(const World& world) const
    {
        return world.objects().presentCount() >= m_patience.objects;
    }
    /// Whether the next step of the world takes long; true for a large world with unknown cost.
    [[nodiscard]] bool takesLong(const World& world) const;
    void forgetCost() { m_cost.reset(); } ///< The next world is another one.

    /// Makes the step at once. Nothing when memory does not suffice: the world may then be incomplete.
    [[nodiscard]] std::optional<StepReport> makeNow(World& world, std::span<const Input> inputs,
                                                    const StepWatch& watch);
    /// Gives back a report that is no longer needed: the next one takes over its memory.
    void reuse(StepReport report) { m_used = std::move(report); }
    /// Goes to the next recorded step at once. @pre there is one
    [[nodiscard]] static StepReport repeatNow(World& world, History& record, const StepWatch& watch);

    struct Task {
        /// The record at the step before the new one. It contains the step itself when that is only repeated.
        History record;
        bool repeats = false;
        WorldSettings world; ///< Settings of a new step; a repeated one has its own.
        BroadPhaseSettings broadPhase;
        StepSettings step;
        std::vector<Input> inputs;
        StepWatch watch;
    };
    struct Made {
        std::unique_ptr<World> world; ///< The world after the step.
        StepReport report;
        double milliseconds = 0.0;
    };

    StepMaker();

    /// Makes the step in a background thread. `take` gets it from the event loop, unless leave() was called; `fail` is
    /// called when memory does not suffice. `scene` is the scene from which the world was made. A step that was left
    /// must end first: there are never two threads with a world each.
    void start(Task task, const Scene& scene, std::function<void(Made)> take, std::function<void()> fail);
    /// The result of the running step is not needed any more.
    void leave();
    /// Sets another world of the same scene, in any state, for the next step, which saves making one. Null: there is
    /// none.
    void setTwin(std::unique_ptr<World> twin) { m_twin = std::move(twin); }

private:
    struct Order {
        Task task;
        Scene scene; // A twin is made from it when there is none.
        std::function<void(Made)> take;
        std::function<void()> fail;
    };
    struct Cost { // Cost of the last step.
        BroadPhaseSettings broadPhase;
        std::size_t objects = 0;
        double milliseconds = 0.0;
    };
    void noteCost(const World& world, double milliseconds);
    void begin(Order order);
    [[nodiscard]] static Made made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop);

    Patience m_patience;
    std::optional<Cost> m_cost;    // Nothing: unknown.
    StepReport m_used;             // For its memory.
    std::unique_ptr<World> m_twin; // Null: must be made.
    std::optional<Order> m_next;   // Waits for the end of a step that was left.
    Background m_background;       // Declared last: its destructor waits for the thread.
};

} // namespace broadside
