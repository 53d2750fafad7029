#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/frame.h"
#include "core/debug/game_coordinates.h"
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

/// The results of a step, for charts.
struct StepFigures {
    Funnel funnel;
    StepTimings timings;         ///< NaN when a game has not recorded them.
    std::uint64_t objects = 0;   ///< Present at the end of the step.
    bool knowsCandidates = true; ///< False: the funnel's counts of candidates and checks have no meaning.
    bool isKnown = true;         ///< False: the step cannot be read, and nothing here has a meaning.
};

/// What is known of a recorded step without going to it.
struct RecordedStep {
    double time = 0.0;                  ///< Seconds.
    std::uint64_t mark = 0;             ///< Distinguishes it from the same step of another future.
    const StepRecord* record = nullptr; ///< Null when events are not known.
    /// Nothing when it was not measured, or not counted yet: figuresChanged() is emitted later.
    std::optional<StepFigures> figures;
};

/// The shown step, except its objects. References are valid until the next signal.
struct ShownStep {
    double time; ///< Seconds.
    const WorldSettings& world;
    const BroadPhaseSettings& broadPhase; ///< Has no meaning for a game's own broad phase.
    TouchRule touch = TouchRule::Closed;
    const StepReport* report = nullptr;        ///< Null before the first step, and when none is known.
    std::optional<std::uint64_t> recordedHash; ///< Written by the game.
    bool canGoOn = true;                       ///< A later step exists, or may still arrive.
    GameCoordinates coordinates = {};          ///< Of the game that recorded the steps.
};

/// Steps that the user can go through, forward and back: those of a simulation, which makes more of them, or those that
/// a game recorded. ShownWorld, panels and jobs use this interface for both.
///
/// recorded() is the range of steps that seek() can go to. Steps of a recording may have gaps: a step inside a gap
/// stands for the one before the gap.
///
/// Views of time connect to: stepped() (one step forward), sought() (another step), recordedChanged() (the range),
/// worldChanged() (made, dropped, other cells), edited() (objects). Jobs in background threads take a source().
class StepSession : public QObject {
    Q_OBJECT
public:
    enum class State {
        Authored, ///< No world: the authored scene is shown.
        Paused,
        Running,
    };
    enum class Pace {
        RealTime, ///< dt of simulated time per dt of real time; slower on a slow machine, see StepPacer.
        Fastest,  ///< As many steps as possible while the window still answers.
    };
    explicit StepSession(const Capabilities& capabilities, QObject* parent = nullptr);

    /// What is known changes with worldChanged() when another recording is opened; what can be done never changes.
    [[nodiscard]] const Capabilities& capabilities() const noexcept { return m_capabilities; }
    [[nodiscard]] virtual State state() const noexcept = 0;
    /// Why there is no world, or another one than the document asks for; or why a recorded step cannot be shown.
    [[nodiscard]] virtual const std::optional<Problem>& problem() const noexcept = 0;

    // The shown step. References are valid until the next signal.
    [[nodiscard]] virtual const ObjectTable* objects() const = 0;   ///< Null while authored.
    [[nodiscard]] virtual const BroadPhase* broadPhase() const = 0; ///< Null while authored, or when none is known.
    [[nodiscard]] virtual std::uint64_t step() const = 0;           ///< 0 while authored.
    [[nodiscard]] virtual ShownStep shown() const = 0;              ///< @pre objects()
    /// A game's registrations of its objects at this step; null for a simulation, and when they were not recorded.
    [[nodiscard]] virtual const RecordedBroadPhase* registrations() const { return nullptr; }
    [[nodiscard]] virtual Frame frame() const = 0; ///< All of that together. @pre objects()

    // The steps.
    [[nodiscard]] virtual StepRange recorded() const = 0; ///< 0..0 while authored.
    /// Nothing while authored, and for a step that is not recorded. References are valid until the next signal.
    [[nodiscard]] virtual std::optional<RecordedStep> at(std::uint64_t step) const = 0;
    /// A source for background threads. It contains at least these steps; while authored only the scene, as step 0.
    /// Never null; any thread may keep and read it. O(steps). @pre they are recorded
    [[nodiscard]] virtual std::shared_ptr<const StepSource> source(StepRange steps) const = 0;
    /// The scene from which the world was made, with the present settings; for a recording only its settings.
    [[nodiscard]] virtual Scene scene() const = 0;
    /// Null for a recording.
    [[nodiscard]] virtual const MadeSteps* made() const noexcept { return nullptr; }
    [[nodiscard]] virtual MadeSteps* made() noexcept { return nullptr; }

    // Moving through the steps.
    [[nodiscard]] RunPace& runPace() const noexcept { return *m_runPace; }
    /// A long step is being made or read.
    [[nodiscard]] virtual bool isMaking() const noexcept = 0;
    virtual void run(Pace pace) = 0; ///< Starts to run, or changes the pace.
    virtual void pause() = 0;        ///< A step that is being made is abandoned.
    /// One step pauses when running. More are made as fast as the window still answers, followed by a pause; a
    /// breakpoint pauses earlier. A pause or a stop ends the count, and another run() continues without one. @pre count
    /// > 0
    virtual void stepMany(std::uint64_t count) = 0;
    /// Goes back by `count` steps, at most to the first one; pauses when running. @pre count > 0
    virtual void stepBackMany(std::uint64_t count) = 0;
    /// Goes back to the authored scene, or to the first step of a recording.
    virtual void stop() = 0;
    virtual void seek(std::uint64_t step) = 0; ///< Goes to a recorded step, or the nearest one; pauses when running.
    /// Restarts a step that is being made, because its inputs or its watch have changed. It starts again in the event
    /// loop.
    virtual void restartStep() {}
    /// Sets the watch of the step that aboutToStep() announces. Call it from a slot of that signal.
    virtual void watchStep(StepWatch watch) = 0;

signals:
    void stateChanged();
    void makingChanged(); ///< isMaking() changed.
    void stepLeft();      ///< The step that aboutToStep() announced is abandoned.
    /// The world is at the step before the new one. The step may be announced again, and may be abandoned: stepLeft().
    void aboutToStep();
    void stepped(const broadside::StepReport& report); ///< One step forward: made, or repeated from the record.
    /// The world is at another recorded step: its state differs, possibly its broad phase, but it is the same world.
    void sought();
    /// Objects of the world were edited, or edits were reverted, without a step.
    void edited();
    void recordedChanged(); ///< recorded() or MadeSteps::droppedSteps() changed.
    void figuresChanged();  ///< More figures of steps are known.
    /// The world was made, dropped or given another broad phase: read everything again.
    void worldChanged();
    /// No world could be made (the state is Authored), or the world keeps its old broad phase because the document's is
    /// refused, or a recorded step could not be read.
    void failed(const broadside::Problem& problem);

protected:
    /// Sets what is known of another recording. Call it before worldChanged().
    void setCapabilities(const Capabilities& capabilities) noexcept { m_capabilities = capabilities; }

private:
    Capabilities m_capabilities;
    RunPace* m_runPace; // A child object.
};

[[nodiscard]] bool isInThePast(const StepSession& session); ///< The shown step is not the last one.
[[nodiscard]] bool canStepBack(const StepSession& session);
/// Distinguishes a recorded step from the same step of another future; 0 when it is not recorded.
[[nodiscard]] std::uint64_t markOf(const StepSession& session, std::uint64_t step);

} // namespace broadside
