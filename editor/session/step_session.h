#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/frame.h"
#include "core/debug/history/history.h"
#include "core/debug/step_source.h"
#include "core/dynamics/world.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"
#include "editor/session/capabilities.h"
#include "editor/session/run_pace.h"
#include "editor/session/step_watch.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

class MadeSteps;
class RecordedBroadPhase;

/// What a step comes to, for charts.
struct StepFigures {
    Funnel funnel;
    StepTimings timings;         ///< NaN where a game has not recorded it.
    std::uint64_t objects = 0;   ///< Present at the end of the step.
    bool knowsCandidates = true; ///< Else the funnel's counts of candidates and checks mean nothing.
    bool isKnown = true;         ///< Else the step cannot be read, and nothing here means anything.
};

/// What is known of a recorded step without going there.
struct RecordedStep {
    double time = 0.0;                  ///< Seconds.
    std::uint64_t mark = 0;             ///< Tells it from the same step of another future.
    const StepRecord* record = nullptr; ///< Null where events are not known.
    /// Nothing where it was not measured, or not counted yet: figuresChanged() follows.
    std::optional<StepFigures> figures;
};

/// The moment that is shown, beside its objects. References are good until the next signal.
struct ShownMoment {
    double time; ///< Seconds.
    const WorldSettings& world;
    const BroadPhaseSettings& broadPhase; ///< Of a game's own broad phase it means nothing.
    TouchRule touch = TouchRule::Closed;
    const StepReport* report = nullptr;        ///< Null before the first step, and where none is known.
    std::optional<std::uint64_t> recordedHash; ///< That a game wrote down.
    bool canGoOn = true;                       ///< A step comes after this one, or may still come.
};

/// Steps that can be gone through, forward and back: those of a simulation, which makes more of them, or those that
/// a game wrote down. What stage, panels and the work behind them listen to, whichever of the two it is.
///
/// recorded() is the range of steps that can be gone to. The steps of a recording may have gaps: what is asked for
/// between two of them is the one before.
///
/// Who shows time listens to: stepped() (one step on), sought() (somewhere else), recordedChanged() (the range),
/// worldChanged() (made, dropped, other cells), edited() (objects). Who works on the steps next to the GUI thread takes
/// a source().
class StepSession : public QObject {
    Q_OBJECT
public:
    enum class State {
        Authored, ///< No world: the scene is shown as it was authored.
        Paused,
        Running,
    };
    enum class Pace {
        RealTime, ///< dt of simulated time per dt of real time; a slow machine runs slower, see StepPacer.
        Fastest,  ///< As many steps as the machine makes while the window still answers.
    };
    explicit StepSession(const Capabilities& capabilities, QObject* parent = nullptr);

    [[nodiscard]] const Capabilities& capabilities() const noexcept { return m_capabilities; }
    [[nodiscard]] virtual State state() const noexcept = 0;
    /// Why there is no world, or none such as the document asks for; or why a recorded step cannot be shown.
    [[nodiscard]] virtual const std::optional<Problem>& problem() const noexcept = 0;

    // The moment that is shown. References are good until the next signal.
    [[nodiscard]] virtual const ObjectTable* objects() const = 0;   ///< Null while authored.
    [[nodiscard]] virtual const BroadPhase* broadPhase() const = 0; ///< Null while authored, or where none is known.
    [[nodiscard]] virtual std::uint64_t step() const = 0;           ///< 0 while authored.
    [[nodiscard]] virtual ShownMoment shown() const = 0;            ///< @pre objects()
    /// Where a game has its objects registered at this moment; null of a simulation, and where that was not recorded.
    [[nodiscard]] virtual const RecordedBroadPhase* registrations() const { return nullptr; }
    [[nodiscard]] virtual Frame frame() const = 0; ///< All of that. @pre objects()

    // The steps.
    [[nodiscard]] virtual StepRange recorded() const = 0; ///< 0..0 while authored.
    /// Nothing while authored, and for a step that is not recorded. References are good until the next signal.
    [[nodiscard]] virtual std::optional<RecordedStep> at(std::uint64_t step) const = 0;
    /// For work next to the GUI thread: at least these steps; while authored the scene alone, as step 0. Never null;
    /// may be kept, and read by any thread. O(steps). @pre they are recorded
    [[nodiscard]] virtual std::shared_ptr<const StepSource> source(StepRange steps) const = 0;
    /// What the world was made from, with the settings of now; of a recording its settings alone.
    [[nodiscard]] virtual Scene scene() const = 0;
    /// Null where steps are not made here.
    [[nodiscard]] virtual const MadeSteps* made() const noexcept { return nullptr; }
    [[nodiscard]] virtual MadeSteps* made() noexcept { return nullptr; }

    // Going through them.
    [[nodiscard]] RunPace& runPace() const noexcept { return *m_runPace; }
    /// A step is under way, and takes its time.
    [[nodiscard]] virtual bool isMaking() const noexcept = 0;
    virtual void run(Pace pace) = 0; ///< While running: at that pace from now on.
    virtual void pause() = 0;        ///< Of a step that is under way nothing will come.
    /// One step pauses when running. More are made as fast as the window still answers, then a pause; a breakpoint
    /// pauses earlier. What pauses or stops ends it, another run() goes on without an end. @pre count > 0
    virtual void stepMany(std::uint64_t count) = 0;
    /// So many steps back, or to the first one; pauses when running. @pre count > 0
    virtual void stepBackMany(std::uint64_t count) = 0;
    virtual void stop() = 0;                   ///< Back to the authored scene; of a recording to its first step.
    virtual void seek(std::uint64_t step) = 0; ///< To a recorded step, or the nearest to it; pauses when running.
    /// Where a step is under way: what it depends on, or what watches it, is another now. From the event loop.
    virtual void beginStepAnew() {}
    /// For the step that aboutToStep() announces, from a slot of it.
    virtual void watchStep(StepWatch watch) = 0;

signals:
    void stateChanged();
    void makingChanged(); ///< isMaking()
    void stepLeft();      ///< What aboutToStep() announced will not come.
    /// The world stands where the step will begin. It may be announced anew, and may be left: stepLeft().
    void aboutToStep();
    void stepped(const broadside::StepReport& report); ///< One step on: made, or repeated from the record.
    /// The world stands at another recorded step: its state differs, perhaps its broad phase, but it is the same world.
    void sought();
    /// Objects of the world were edited, or were so no more, without a step.
    void edited();
    void recordedChanged(); ///< recorded() or MadeSteps::droppedFuture() changed.
    void figuresChanged();  ///< More figures of steps are known.
    /// The world was made, dropped or given another broad phase: re-read everything.
    void worldChanged();
    /// No world could be made (the state is Authored), or it could not be given the broad phase that the document asks
    /// for (it goes on with the old one); or a recorded step could not be read.
    void failed(const broadside::Problem& problem);

private:
    const Capabilities m_capabilities;
    RunPace* m_runPace; // a child
};

[[nodiscard]] bool isInThePast(const StepSession& session); ///< Not at the last step.
[[nodiscard]] bool canStepBack(const StepSession& session);
/// Tells a recorded step from the same step of another future; 0 where it is not recorded.
[[nodiscard]] std::uint64_t markOf(const StepSession& session, std::uint64_t step);

} // namespace broadside
