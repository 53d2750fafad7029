#pragma once

#include "core/debug/history.h"
#include "core/dynamics/world.h"
#include "editor/session/background.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace broadside {

/// What is asked about a step by who needs more than its report, and costs about as much as the step: on the thread
/// that makes it. Either may be empty. What they touch must be their own.
struct StepWatch {
    std::function<void(const World& before)> before;
    std::function<void(const World& after, const StepReport& report)> after;
};

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

    /// `take` gets it from the event loop, unless it is left. `scene` is what the world was made from.
    void start(Task task, const Scene& scene, std::function<void(Made)> take);
    /// What is being made is of no use any more.
    void leave() { m_background.cancel(); }
    /// Another world that was made from the same scene, in whatever state, for the next step: spares making one. Null:
    /// there is none.
    void setTwin(std::unique_ptr<World> twin) { m_twin = std::move(twin); }

private:
    [[nodiscard]] static Made made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop);

    std::unique_ptr<World> m_twin; // null: to be made
    Background m_background;       // last: its end waits for the thread
};

} // namespace broadside
