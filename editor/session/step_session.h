#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/frame.h"
#include "core/debug/history/history.h"
#include "core/dynamics/world.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"
#include "editor/session/capabilities.h"
#include "editor/session/step_watch.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

class RecordedBroadPhase;
namespace trace {
class Recording;
}

/// What a step comes to, for charts.
struct StepFigures {
    Funnel funnel;
    StepTimings timings;         ///< NaN where a game has not recorded it.
    std::uint64_t objects = 0;   ///< Present at the end of the step.
    bool knowsCandidates = true; ///< Else the funnel's counts of candidates and checks mean nothing.
    bool isKnown = true;         ///< Else the step cannot be read, and nothing here means anything.
};

/// Steps that can be gone through, forward and back: those of a simulation, which makes more of them, or those that
/// somebody else's game wrote down. What stage, panels and the work behind them listen to, whichever of the two it is.
///
/// recorded() is the range of steps that can be gone to. The steps of a recording may have gaps: what is asked for
/// between two of them is the one before.
///
/// Who shows time listens to: stepped() (one step on), sought() (somewhere else), recordedChanged() (the range),
/// worldChanged() (made, dropped, other cells), edited() (objects). Who works on the steps beside the GUI thread takes
/// copies of history() or of recording(): there is never both.
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
    explicit StepSession(const Capabilities& capabilities, QObject* parent = nullptr)
        : QObject(parent)
        , m_capabilities(capabilities)
    {}

    static constexpr int kMostSlowness = 64;
    static constexpr int kMostStride = 1'000'000;

    [[nodiscard]] const Capabilities& capabilities() const noexcept { return m_capabilities; }
    [[nodiscard]] virtual State state() const noexcept = 0;

    // The moment that is shown. References are good until the next signal.
    [[nodiscard]] virtual const ObjectTable* objects() const = 0;   ///< Null while authored.
    [[nodiscard]] virtual const BroadPhase* broadPhase() const = 0; ///< Null while authored, or where none is known.
    /// Why there is no world, or none such as the document asks for; or why a recorded step cannot be shown.
    [[nodiscard]] virtual const std::optional<Problem>& problem() const noexcept = 0;
    [[nodiscard]] virtual std::uint64_t step() const = 0;           ///< 0 while authored.
    [[nodiscard]] virtual double time() const = 0;                  ///< Seconds.
    [[nodiscard]] virtual const StepReport* lastReport() const = 0; ///< Null before the first, and where none is known.
    [[nodiscard]] virtual const WorldSettings& worldSettings() const = 0; ///< @pre objects()
    /// Where a game has its objects registered at this moment; null of a simulation, and where that was not recorded.
    [[nodiscard]] virtual const RecordedBroadPhase* registrations() const { return nullptr; }
    /// Of a recording nobody's. @pre objects()
    [[nodiscard]] virtual const BroadPhaseSettings& broadPhaseSettings() const = 0;
    [[nodiscard]] virtual Frame frame() const = 0; ///< All of that. @pre objects()
    /// Objects are shown as edits for the next step put them, not as the step left them.
    [[nodiscard]] virtual bool isEdited() const noexcept { return false; }
    [[nodiscard]] virtual TouchRule touch() const noexcept { return TouchRule::Closed; }
    /// Of a simulation; null while authored, and of a recording. Do not keep it: any edit may end the simulation.
    [[nodiscard]] virtual const World* world() const noexcept { return nullptr; }
    [[nodiscard]] virtual std::uint64_t hits() const { return 0; }    ///< From the start up to this moment.
    [[nodiscard]] virtual std::uint64_t removed() const { return 0; } ///< Objects, from the start up to this moment.

    [[nodiscard]] virtual StepRange recorded() const = 0; ///< 0..0 while authored.
    [[nodiscard]] virtual bool canStepBack() const = 0;
    [[nodiscard]] virtual bool isInThePast() const = 0; ///< Not at the last step.
    /// Whether a step comes after this one, or may still come.
    [[nodiscard]] virtual bool canGoOn() const { return true; }
    /// Whether stepping on from here makes a step, and does not repeat a recorded one.
    [[nodiscard]] virtual bool willMakeStep() const = 0;
    /// A step is under way, and takes its time.
    [[nodiscard]] virtual bool isMaking() const noexcept = 0;
    /// What the last step dropped and exchangeFuture() brings back.
    [[nodiscard]] virtual std::optional<StepRange> droppedFuture() const { return std::nullopt; }

    /// Of a simulation; null while authored, and of a recording. Do not keep it.
    [[nodiscard]] virtual const History* history() const noexcept { return nullptr; }
    /// Null of a simulation. May be kept, and read by any thread.
    [[nodiscard]] virtual std::shared_ptr<const trace::Recording> recording() const { return nullptr; }
    /// That of the game's own, as it wrote it down; nothing where nobody did.
    [[nodiscard]] virtual std::optional<std::uint64_t> recordedHash() const { return std::nullopt; }
    /// What the world was made from, with the settings of now; of a recording its settings alone.
    [[nodiscard]] virtual Scene scene() const = 0;
    /// Nothing where it was not measured, or not counted yet: figuresChanged() follows. @pre it is recorded
    [[nodiscard]] virtual std::optional<StepFigures> figuresOf(std::uint64_t step) const = 0;
    /// Seconds; nothing for a step that is not recorded.
    [[nodiscard]] virtual std::optional<double> timeOf(std::uint64_t step) const = 0;
    /// Tells a recorded step from one of another future. @pre it is recorded
    [[nodiscard]] virtual std::uint64_t markOf(std::uint64_t step) const = 0;
    [[nodiscard]] virtual std::uint64_t memory() const noexcept { return 0; } ///< Bytes that records may take.

    virtual void run(Pace pace) = 0; ///< While running: at that pace from now on.
    void run() { run(Pace::RealTime); }
    virtual void pause() = 0;    ///< Of a step that is under way nothing will come.
    virtual void stepOnce() = 0; ///< Pauses when running.
    /// So many steps, as fast as the window still answers, then a pause; a breakpoint pauses earlier. What pauses or
    /// stops ends it, another run() goes on without an end. @pre count > 0
    virtual void stepMany(std::uint64_t count) = 0;
    /// So many steps back, or to the first one. @pre count > 0
    virtual void stepBackMany(std::uint64_t count) = 0;
    virtual void stop() = 0;                     ///< Back to the authored scene; of a recording to its first step.
    virtual void stepBack() = 0;                 ///< Pauses when running. Nothing at the first step.
    virtual void seek(std::uint64_t step) = 0;   ///< To a recorded step, or the nearest to it; pauses when running.
    void seekFirst() { seek(recorded().first); } ///< To the oldest recorded step.
    void seekLast() { seek(recorded().last); }   ///< To the latest one.
    virtual void exchangeFuture() {}             ///< The dropped future for the present one.
    virtual void setMemory(std::uint64_t /*bytes*/) {} ///< For records.

    /// Slow motion: real seconds per simulated second when running in real time. 1, 2, 4 .. kMostSlowness.
    [[nodiscard]] int slowness() const noexcept { return m_slowness; }
    /// Rounds down to a power of two within the range.
    void setSlowness(int slowness);
    /// Real seconds that a step takes when running in real time, the slow motion included.
    [[nodiscard]] virtual double secondsPerStep() const = 0;
    /// How many steps one press of Step or Step back goes: 1 .. kMostStride.
    [[nodiscard]] int stride() const noexcept { return m_stride; }
    void setStride(int steps);
    /// A run pauses when nothing moves any more.
    [[nodiscard]] bool pausesAtRest() const noexcept { return m_pausesAtRest; }
    void setPausesAtRest(bool pauses);

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
    void recordedChanged(); ///< recorded() or droppedFuture() changed.
    void figuresChanged();  ///< More figuresOf() are known.
    /// The world was made, dropped or given another broad phase: re-read everything.
    void worldChanged();
    /// No world could be made (the state is Authored), or it could not be given the broad phase that the document asks
    /// for (it goes on with the old one); or a recorded step could not be read.
    void failed(const broadside::Problem& problem);
    void paceChanged(); ///< slowness(), stride() or pausesAtRest().

protected:
    virtual void followSlowness() {} ///< Where it runs: at the new speed from now on.

private:
    const Capabilities m_capabilities;
    int m_slowness = 1;
    int m_stride = 1;
    bool m_pausesAtRest = false;
};

} // namespace broadside
