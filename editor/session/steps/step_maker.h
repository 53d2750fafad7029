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
#include <vector>

namespace broadside {

/// Makes steps of a world: at once, or next to the GUI thread in a twin of the world, so that the world itself shows
/// meanwhile what it showed before. Remembers what the last one cost.
class StepMaker final {
public:
    /// Steps of so many objects and more, which took that long the last time, or of which nothing is known, take long.
    struct Patience {
        std::size_t objects = 2'000;
        double milliseconds = 25.0;
    };
    void setPatience(const Patience& patience) noexcept { m_patience = patience; }
    [[nodiscard]] bool isLarge(const World& world) const
    {
        return world.objects().presentCount() >= m_patience.objects;
    }
    /// The next step of the world will take long: also where the world is large and nothing is known of it.
    [[nodiscard]] bool takesLong(const World& world) const;
    void forgetCost() { m_cost.reset(); } ///< The next world is another.

    /// Makes the step at once. Nothing when it does not fit into memory: then the world may be half done.
    [[nodiscard]] std::optional<StepReport> makeNow(World& world, std::span<const Input> inputs,
                                                    const StepWatch& watch);
    /// Goes to the next recorded step at once. @pre there is one
    [[nodiscard]] static StepReport repeatNow(World& world, History& record, const StepWatch& watch);

    struct Task {
        History record; ///< Stands where the step begins; has the step itself, too, when that is only repeated.
        bool repeats = false;
        WorldSettings world; ///< With which it is made; a repeated one has its own.
        BroadPhaseSettings broadPhase;
        StepSettings step;
        std::vector<Input> inputs;
        StepWatch watch;
    };
    struct Made {
        std::unique_ptr<World> world; ///< After the step.
        StepReport report;
        double milliseconds = 0.0;
    };

    StepMaker();

    /// Makes the step next to the GUI thread. `take` gets it from the event loop, unless it is left; `fail` is called
    /// when the step does not fit into memory. `scene` is what the world was made from. Begins once the one that was
    /// left has ended: there are never two threads with a world each.
    void start(Task task, const Scene& scene, std::function<void(Made)> take, std::function<void()> fail);
    /// What is being made is of no use any more.
    void leave();
    /// Another world that was made from the same scene, in whatever state, for the next step: spares making one. Null:
    /// there is none.
    void setTwin(std::unique_ptr<World> twin) { m_twin = std::move(twin); }

private:
    struct Order {
        Task task;
        Scene scene; // of the twin, where there is none
        std::function<void(Made)> take;
        std::function<void()> fail;
    };
    struct Cost { // of the last step
        BroadPhaseSettings broadPhase;
        std::size_t objects = 0;
        double milliseconds = 0.0;
    };
    void noteCost(const World& world, double milliseconds);
    void begin(Order order);
    [[nodiscard]] static Made made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop);

    Patience m_patience;
    std::optional<Cost> m_cost;    // nothing: unknown
    std::unique_ptr<World> m_twin; // null: to be made
    std::optional<Order> m_next;   // waits for the end of one that was left
    Background m_background;       // last: its end waits for the thread
};

} // namespace broadside
