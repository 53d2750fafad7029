#pragma once

#include "core/debug/history/history.h"
#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/made_steps.h"
#include "editor/session/shared_edit.h"
#include "editor/session/step_session.h"
#include "editor/session/steps/pending_inputs.h"
#include "editor/session/steps/rest_watch.h"
#include "editor/session/steps/settings_follower.h"
#include "editor/session/steps/simulation_run.h"
#include "editor/session/steps/step_clock.h"
#include "editor/session/steps/step_maker.h"

#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The simulation of the open scene. Makes a World from the scene at the first step, runs it, and records every step,
/// so that the user can go back to each. Never changes the document.
///
/// Changes of the document while a world exists. Settings apply at once, so that cells and gravity can be tuned while
/// it runs. A change to a state that the world already has, or was made from, has no effect. Every other change of
/// objects ends the simulation (ended() says why), because the world would no longer match the authored scene.
///
/// Edits of the world (addEdit) are inputs of the next step, like shots, and are shown at once. The document does not
/// contain them. An edit that is reverted before that step has no effect at all.
///
/// Time. recorded() is the range of steps that seek() can go to; history() has the results of each of them, for charts.
/// At an earlier step the world is the one of that step, including its settings. Stepping or running from there repeats
/// the recorded steps with their inputs, up to the last one. An input or an edit leads to another future: the next step
/// discards the old one (futureDropped() reports it), and swapDroppedSteps() can restore it until the step after that.
/// Reverting such an edit before the next step keeps the record; going to another step reverts edits that were not part
/// of a step yet.
///
/// A step that does not fit into memory is abandoned: the world returns to the state before it and pauses, and failed()
/// reports it.
///
/// A step that takes long is made in a background thread; isMaking() is true meanwhile, and the world stays at the step
/// before it. An edit restarts the step; pausing and going to another step abandon it.
class SimulationSession final : public StepSession, public MadeSteps {
    Q_OBJECT
public:
    explicit SimulationSession(SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] State state() const noexcept override { return m_state; }
    [[nodiscard]] const World* world() const noexcept override { return m_run ? &m_run->world() : nullptr; }
    /// The scene from which the world was made, with the present settings, regardless of later changes of the
    /// document's objects. Without a world, the document's scene. Worlds of the record can be made from it.
    [[nodiscard]] Scene scene() const override { return m_run ? m_run->scene() : m_document.scene(); }
    [[nodiscard]] const ObjectTable* objects() const override { return m_run ? &m_run->world().objects() : nullptr; }
    [[nodiscard]] const BroadPhase* broadPhase() const override
    {
        return m_run ? &m_run->world().broadPhase() : nullptr;
    }
    [[nodiscard]] ShownStep shown() const override
    {
        return {.time = time(),
                .world = m_run->world().settings(),
                .broadPhase = broadPhaseSettings(),
                .touch = TouchRule::Closed,
                .report = lastReport(),
                .recordedHash = {}};
    }
    [[nodiscard]] const MadeSteps* made() const noexcept override { return this; }
    [[nodiscard]] MadeSteps* made() noexcept override { return this; }
    [[nodiscard]] Frame frame() const override { return Frame::of(m_run->world(), lastReport()); }
    [[nodiscard]] std::uint64_t step() const override { return m_run ? m_run->world().stepCount() : 0; }
    [[nodiscard]] double time() const { return m_run ? m_run->world().time() : 0.0; }
    /// Report of the last step; null before the first step.
    [[nodiscard]] const StepReport* lastReport() const noexcept { return m_report ? &*m_report : nullptr; }
    [[nodiscard]] std::uint64_t hits() const;    ///< Hits from the start up to the shown step.
    [[nodiscard]] std::uint64_t removed() const; ///< Objects, from the start up to the shown step.

    /// Null while the authored scene is shown. Do not keep the pointer. Its step() is the world's present step.
    [[nodiscard]] const History* history() const noexcept { return m_run ? &m_run->history() : nullptr; }
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange steps) const override;
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const override
    {
        return m_run ? m_run->at(step) : std::nullopt;
    }
    /// The steps that seek() can go to, with 0 for the start; their reports are history()->at(step).report. 0..0 while
    /// the authored scene is shown. The first steps are forgotten when the memory budget is used up.
    [[nodiscard]] StepRange recorded() const override;
    [[nodiscard]] bool isInThePast() const { return m_run && m_run->isInThePast(); }
    [[nodiscard]] bool willMakeStep() const override { return !isInThePast() || leadsToAnotherFuture(); }
    [[nodiscard]] std::optional<StepRange> droppedSteps() const override
    {
        return m_run ? m_run->history().droppedSteps() : std::nullopt;
    }

    /// The present settings of the world: those of the document, unless problem() says why not, or those of an earlier
    /// step. @pre a world
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept
    {
        return m_run->world().broadPhaseSettings();
    }
    /// Why no world could be made, or why the world keeps an older broad phase than the document's.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept override { return m_problem; }

    void run() { run(Pace::RealTime); }
    void run(Pace pace) override;
    void pause() override;
    /// Makes one step. When running, it pauses; a step that is already being made then counts as this one. When paused
    /// during a step, the new step is made after it, unless the waiting steps would take too long.
    void stepOnce();
    void stepMany(std::uint64_t count) override;
    void stop() override;
    /// Real seconds for a step when running in real time, including slow motion.
    [[nodiscard]] double secondsPerStep() const;

    /// A long step is being made or repeated.
    [[nodiscard]] bool isMaking() const noexcept override { return m_making || m_restartsStep; }
    void restartStep() override;
    void watchStep(StepWatch watch) override { m_watch = std::move(watch); }
    using Patience = StepMaker::Patience;
    void setPatience(const Patience& patience) noexcept { m_maker.setPatience(patience); }

    void stepBack() { stepBackMany(1); } ///< Does nothing at the first step.
    void seekFirst() { seek(recorded().first); }
    void seekLast() { seek(recorded().last); }
    void stepBackMany(std::uint64_t count) override;
    void seek(std::uint64_t step) override;
    void addInput(const Input& input) override
    {
        if (const auto* edit = std::get_if<EditInput>(&input))
            addEdit(*edit);
        else if (m_run)
            m_pending.addShot(input);
    }
    void swapDroppedSteps() override;
    /// Sets the memory for recorded steps, of this simulation and later ones.
    void setMemory(std::uint64_t bytes) override;
    [[nodiscard]] RecordMemory memory() const noexcept override
    {
        return {m_memory, m_run ? m_run->history().bytes() : 0};
    }

    /// Input for the next step. A shot runs the simulation when it is paused or not started.
    void shoot(ObjectId cannon, Vec2 pointer);
    /// Input for the next step: moves a paddle at -1 .. 1 of its speed, until the next call. Does nothing without a
    /// world.
    void steer(ObjectId paddle, double direction);

    /// Input for the next step, shown at once. Does nothing without a world.
    void addEdit(SharedEdit edit);
    void addEdit(EditInput edit) { addEdit(std::make_shared<const EditInput>(std::move(edit))); }
    /// Reverts the last of pendingEdits(). @pre there is one
    void revertEdit();
    /// Joins the last two edits, which belong to one gesture. The later one wins. @pre there are two
    void joinEdits();
    /// Edits for the next step.
    [[nodiscard]] const std::vector<SharedEdit>& pendingEdits() const noexcept { return m_pending.edits(); }
    [[nodiscard]] bool isEdited() const noexcept override { return m_pending.hasEdits(); }
    /// Edits of the same era are either all pending or all part of a step.
    [[nodiscard]] quint64 era() const noexcept { return m_pending.era(); }
    /// Counts edits and reverts: equal numbers mean equal edits.
    [[nodiscard]] quint64 editCount() const noexcept { return m_pending.editCount(); }
    /// Undo history of the world's edits. Empty while the authored scene is shown; going to another step empties it,
    /// too.
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_pending.undoStack(); }

signals:
    void shot();          ///< A shot was requested; the next step makes it.
    void redoForgotten(); ///< undoStack() lost its steps to redo.
    /// Another future replaced recorded steps; `sentence` describes it for the user.
    void futureDropped(const QString& sentence);
    void ended(const QString& reason); ///< An edit ended the simulation.
    /// Nothing has moved since this step, see World::standstill(). Emitted once, until something moves again.
    void cameToRest(quint64 step, quint64 departed);

private:
    [[nodiscard]] bool ensureWorld();
    void dropWorld();
    void setState(State state);
    void goTo(std::uint64_t step);
    void afterSeek();

    // One step: repeated or made, at once or in a background thread.
    void advance();
    [[nodiscard]] bool takesLong(bool repeats) const;
    void makeNext();
    void makeInBackground(bool repeats);
    void takeFromBackground(StepMaker::Made made);
    void takeRepeated(const StepReport& report);
    void takeMade(const StepReport& report, const std::vector<Input>& inputs);
    void takeInputs(std::size_t shots);
    void giveUpStep();
    void remakeWorld();
    void reportOutOfMemory(bool ended);
    bool cancelStep();
    bool abandonStep();
    void makeDueSteps();
    void countStep();
    void noticeRest();
    void onTick();
    void startTicking();
    void followSlowness();
    [[nodiscard]] bool leadsToAnotherFuture() const { return !m_pending.isEmpty() || m_editedInThePast; }

    // Changes of the document.
    void onDocumentChanged(const SceneChange& change);
    void onSettingsChanged();
    void followDocument();
    void showEdits();

    struct Making {
        bool repeats = false;
        bool hasOtherSettings = false; // The settings differ from those of the earlier step at which it begins.
        std::vector<Input> inputs;
        std::size_t shots = 0; // Number of shots at the end of `inputs`.
    };

    SceneDocument& m_document;
    State m_state = State::Authored;
    Pace m_pace = Pace::RealTime;
    StepClock m_clock;
    std::optional<SimulationRun> m_run; // Nothing while the authored scene is shown.
    std::optional<StepReport> m_report;
    std::optional<Problem> m_problem;
    SettingsFollower m_settings;
    std::uint64_t m_memory = History::kDefaultBudget;
    AskedSettings m_askedAtSeek;    // The settings when the world went to an earlier step.
    bool m_editedInThePast = false; // Settings changed since then: the next step leads to another future.
    PendingInputs m_pending;        // The world shows the edits among them.
    std::optional<Making> m_making;
    bool m_restartsStep = false; // The interrupted step is to be started again.
    int m_owed = 0;              // Single steps that were requested meanwhile.
    std::uint64_t m_toGo = 0;    // Steps until a pause; 0: no limit.
    RestWatch m_rest;
    QTimer m_due; // Starts m_restartsStep and m_owed from the event loop, not inside slots of other code.
    StepWatch m_watch;
    StepMaker m_maker; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
