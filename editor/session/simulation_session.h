#pragma once

#include "core/debug/history/history.h"
#include "core/debug/history/recorded_run.h"
#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/made_steps.h"
#include "editor/session/shared_edit.h"
#include "editor/session/step_maker.h"
#include "editor/session/step_pacer.h"
#include "editor/session/step_session.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUndoStack>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The simulation of the open scene: makes a World from it at the first step, runs it, and records every step, so that
/// any of them can be gone back to. The document is never touched.
///
/// Changes of the document while a world exists: settings are taken over at once, so that cells and gravity can be
/// tuned while it runs; what the world has already, or had at its start, is no matter to it; any other edit of
/// the document ends the simulation (ended() says why), because the world would no longer be the one that was authored.
///
/// Edits of the world (addEdit) are inputs of the next step, like shots, and shown at once: the document does not know
/// of them. What is taken back before that step has never been.
///
/// Time. recorded() is the range of steps that can be gone to, history() what each of them did, for charts. At an
/// earlier step the world is the one of that moment, settings included. Stepping or running on from there repeats the
/// recorded steps, inputs and all, up to the last one. An input or an edit leads to another future: the
/// next step drops the old one (futureDropped() says so), which can be had back until the step after that
/// (exchangeFuture()). Taking such an edit back before the next step leaves everything as recorded; going elsewhere in
/// time takes back what was not yet part of a step.
///
/// A step that does not fit into memory is given up: the world is as it was before it, paused, and failed() says so.
///
/// A step that takes long is made beside the GUI thread: isMaking() until it is there. Meanwhile the world stands where
/// the step begins. An edit makes it begin anew; pausing and going elsewhere in time leave it unmade.
class SimulationSession final : public StepSession, public MadeSteps {
    Q_OBJECT
public:
    explicit SimulationSession(SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] State state() const noexcept override { return m_state; }
    [[nodiscard]] const World* world() const noexcept override { return m_world ? &*m_world : nullptr; }
    /// What the world was made from, whatever became of the document's objects since, with the settings of now; the
    /// document's scene while authored. Worlds of the record can be made from it.
    [[nodiscard]] Scene scene() const override;
    [[nodiscard]] const ObjectTable* objects() const override { return m_world ? &m_world->objects() : nullptr; }
    [[nodiscard]] const BroadPhase* broadPhase() const override { return m_world ? &m_world->broadPhase() : nullptr; }
    [[nodiscard]] ShownMoment shown() const override
    {
        return {.time = time(),
                .world = m_world->settings(),
                .broadPhase = broadPhaseSettings(),
                .touch = TouchRule::Closed,
                .report = lastReport(),
                .recordedHash = {}};
    }
    [[nodiscard]] const MadeSteps* made() const noexcept override { return this; }
    [[nodiscard]] MadeSteps* made() noexcept override { return this; }
    [[nodiscard]] Frame frame() const override { return Frame::of(*m_world, lastReport()); }
    [[nodiscard]] std::uint64_t step() const override { return m_world ? m_world->stepCount() : 0; }
    [[nodiscard]] double time() const { return m_world ? m_world->time() : 0.0; }
    /// Of the last step of the present world; null before the first.
    [[nodiscard]] const StepReport* lastReport() const noexcept { return m_report ? &*m_report : nullptr; }
    [[nodiscard]] std::uint64_t hits() const;    ///< From the start up to this moment.
    [[nodiscard]] std::uint64_t removed() const; ///< Objects, from the start up to this moment.

    /// Null while authored. Do not keep it. Its step() is where the world stands.
    [[nodiscard]] const History* history() const noexcept { return m_history ? &*m_history : nullptr; }
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange steps) const override;
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const override;
    /// The steps that can be gone to, 0 for the start, whose reports are history()->at(step).report; 0..0 while
    /// authored. Begins later when the memory budget is used up.
    [[nodiscard]] StepRange recorded() const override;
    [[nodiscard]] bool isInThePast() const { return m_history && !m_history->isAtEnd(); }
    [[nodiscard]] bool willMakeStep() const override { return !isInThePast() || leadsToAnotherFuture(); }
    [[nodiscard]] std::optional<StepRange> droppedFuture() const override;

    /// Those that the world runs with; the document's, unless problem() says why not, or those of the past. @pre a
    /// world
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept
    {
        return m_world->broadPhaseSettings();
    }
    /// Why no world could be made, or why the world keeps an older broad phase than the document asks for.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept override { return m_problem; }

    void run() { run(Pace::RealTime); }
    void run(Pace pace) override;
    void pause() override;
    /// One step; pauses when running, and then the one that is being made is it. While another is being made it comes
    /// after that, unless that would take longer than anybody waits.
    void stepOnce();
    void stepMany(std::uint64_t count) override;
    void stop() override;
    /// Real seconds that a step takes when running in real time, the slow motion included.
    [[nodiscard]] double secondsPerStep() const;

    /// A step is being made, or repeated, and takes its time.
    [[nodiscard]] bool isMaking() const noexcept override { return m_making || m_beginsAnew; }
    void beginStepAnew() override;
    void watchStep(StepWatch watch) override { m_watch = std::move(watch); }
    /// Steps of so many objects and more, which took that long the last time, or of which nobody knows, are made beside
    /// the GUI thread.
    struct Patience {
        std::size_t objects = 2'000;
        double milliseconds = 25.0;
    };
    void setPatience(const Patience& patience) noexcept { m_patience = patience; }

    void stepBack() { stepBackMany(1); } ///< Nothing at the first step.
    void seekFirst() { seek(recorded().first); }
    void seekLast() { seek(recorded().last); }
    void stepBackMany(std::uint64_t count) override;
    void seek(std::uint64_t step) override;
    void exchangeFuture() override;
    void setMemory(std::uint64_t bytes) override; ///< For records, of this simulation and later ones.
    [[nodiscard]] RecordMemory memory() const noexcept override
    {
        return {m_memory, m_history ? m_history->bytes() : 0};
    }

    /// Input for the next step. A shot runs the simulation when it is paused or not begun.
    void shoot(ObjectId cannon, Vec2 pointer);
    /// Input for the next step: steers a paddle, -1 .. 1 of its speed, until told otherwise. Nothing while authored.
    void steer(ObjectId paddle, double direction);

    /// Input for the next step, shown at once. Nothing while authored.
    void addEdit(SharedEdit edit);
    void addEdit(EditInput edit) { addEdit(std::make_shared<const EditInput>(std::move(edit))); }
    /// Takes the last of pendingEdits() back. @pre there is one
    void takeBackEdit();
    /// Makes one of the last two: of one gesture. Those of the later hold. @pre there are two
    void joinEdits();
    /// Edits that the next step will get.
    [[nodiscard]] const std::vector<SharedEdit>& pendingEdits() const noexcept { return m_edits; }
    [[nodiscard]] bool isEdited() const noexcept override { return !m_edits.empty(); }
    /// Edits of the same era are pending, or are not, together.
    [[nodiscard]] quint64 era() const noexcept { return m_era; }
    /// Counts the edits, and what takes them back: the same number, the same edits.
    [[nodiscard]] quint64 editCount() const noexcept { return m_editCount; }
    /// Of edits of the world. Empty while authored; going elsewhere in time empties it, too.
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_undoStack; }

signals:
    void shot();          ///< A shot was asked for; the next step makes it.
    void redoForgotten(); ///< undoStack() has nothing to redo any more.
    /// Recorded steps gave way to another future: one plain sentence.
    void futureDropped(const QString& sentence);
    void ended(const QString& reason); ///< An edit ended the simulation.
    /// Nothing has moved since this step, see World::standstill(). Once, until something moves again.
    void cameToRest(quint64 step, quint64 departed);

private:
    [[nodiscard]] bool ensureWorld();
    void dropWorld();
    void advance();
    void repeatNext();
    void makeNext();
    void takeRepeated(const StepReport& report);
    void takeMade(const StepReport& report, const std::vector<Input>& inputs);
    [[nodiscard]] bool takesLong(bool repeats) const;
    void makeBeside(bool repeats);
    void takeFromBeside(StepMaker::Made made);
    void giveUpStep();
    void restoreWorld();
    void tellOutOfMemory(bool ended);
    bool leaveMaking();
    bool stopMaking();
    void makeWhatIsDue();
    [[nodiscard]] bool leadsToAnotherFuture() const
    {
        return !m_inputs.empty() || !m_edits.empty() || m_editedInThePast;
    }
    [[nodiscard]] std::vector<Input> inputs() const;
    void takeInputs(std::size_t count);
    void forgetEdits();
    void showEdits();
    void putWhereItStood();
    [[nodiscard]] bool isMatterOfTheWorld(const SceneChange& change);
    void goTo(std::uint64_t step);
    void afterSeek();
    void onTick();
    void setState(State state);
    void followSlowness();
    void startTicking();
    void startTimer();
    void countStep();
    void noticeRest();
    [[nodiscard]] int stepsDue();
    void onDocumentChanged(const SceneChange& change);
    void onSettingsChanged();
    void followDocument();

    struct Asked {
        WorldSettings world;
        BroadPhaseSettings broadPhase;
        StepSettings step;
        friend bool operator==(const Asked&, const Asked&) = default;
    };

    SceneDocument& m_document;
    QTimer m_timer;
    QElapsedTimer m_clock;
    StepPacer m_pacer;
    Pace m_pace = Pace::RealTime;
    State m_state = State::Authored;
    Scene m_madeFrom;                                   // the world
    mutable std::shared_ptr<const Scene> m_sharedScene; // scene(), for sources; null: to be made
    std::shared_ptr<WorldShelf> m_worlds;               // of the sources of this world
    std::multimap<ObjectId, ObjectPtr> m_known;         // that the document has got from the world; null: gone
    std::optional<World> m_world;
    std::optional<StepReport> m_report;
    std::optional<Problem> m_problem;
    std::optional<Asked> m_refused;   // by the document: cannot be, and it has been said
    std::optional<History> m_history; // whenever there is a world
    std::uint64_t m_memory = History::kDefaultBudget;
    [[nodiscard]] Asked asked() const;
    Asked m_askedAtSeek;            // when the world was put into the past
    bool m_editedInThePast = false; // settings, since then: the next step leads elsewhere
    std::vector<Input> m_inputs;
    std::vector<SharedEdit> m_edits; // the world shows them
    struct Making {
        bool repeats = false;
        bool hasOtherSettings = false; // than the moment of the past in which it begins
        std::vector<Input> inputs;
        std::size_t other = 0; // of them, behind the edits
    };
    std::optional<Making> m_making;
    void takeInputsOf(const Making& making);
    bool m_beginsAnew = false;              // the step that was being made
    int m_owed = 0;                         // single steps that were asked for meanwhile
    std::uint64_t m_toGo = 0;               // steps until a pause; 0: nobody counts
    std::optional<Standstill> m_standstill; // of the last step
    bool m_isAtRest = false;                // since the step before it
    QTimer m_due;                           // for the two: not in the middle of what somebody else does
    StepWatch m_watch;
    struct Cost { // of the last step
        BroadPhaseSettings broadPhase;
        std::size_t objects = 0;
        double milliseconds = 0.0;
    };
    std::optional<Cost> m_cost;
    Patience m_patience;
    quint64 m_era = 0;
    quint64 m_editCount = 0;
    QUndoStack m_undoStack;
    StepMaker m_maker; // last: its end waits for the thread
};

} // namespace broadside
