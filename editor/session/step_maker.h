#pragma once

#include "core/debug/history/history.h"
#include "core/dynamics/world.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_watch.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

/// Makes steps of a world beside the GUI thread, in a twin of it: who looks at the world meanwhile sees it as it was.
class StepMaker final {
public:
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

    /// `take` gets it from the event loop, unless it is left; `fail` is called when the step does not fit into memory.
    /// `scene` is what the world was made from. Begins once the
    /// one that was left has ended: there are never two threads with a world each.
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
    void begin(Order order);
    [[nodiscard]] static Made made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop);

    std::unique_ptr<World> m_twin; // null: to be made
    std::optional<Order> m_next;   // waits for the end of one that was left
    Background m_background;       // last: its end waits for the thread
};

} // namespace broadside
