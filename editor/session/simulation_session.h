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
    [[nodiscard]] const World* world() const noexcept override { return m_run ? &m_run->world() : nullptr; }
    /// What the world was made from, whatever became of the document's objects since, with the settings of now; the
    /// document's scene while authored. Worlds of the record can be made from it.
    [[nodiscard]] Scene scene() const override { return m_run ? m_run->scene() : m_document.scene(); }
    [[nodiscard]] const ObjectTable* objects() const override { return m_run ? &m_run->world().objects() : nullptr; }
    [[nodiscard]] const BroadPhase* broadPhase() const override
    {
        return m_run ? &m_run->world().broadPhase() : nullptr;
    }
    [[nodiscard]] ShownMoment shown() const override
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
    /// Of the last step of the present world; null before the first.
    [[nodiscard]] const StepReport* lastReport() const noexcept { return m_report ? &*m_report : nullptr; }
    [[nodiscard]] std::uint64_t hits() const;    ///< From the start up to this moment.
    [[nodiscard]] std::uint64_t removed() const; ///< Objects, from the start up to this moment.

    /// Null while authored. Do not keep it. Its step() is where the world stands.
    [[nodiscard]] const History* history() const noexcept { return m_run ? &m_run->history() : nullptr; }
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange steps) const override;
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const override
    {
        return m_run ? m_run->at(step) : std::nullopt;
    }
    /// The steps that can be gone to, 0 for the start, whose reports are history()->at(step).report; 0..0 while
    /// authored. Begins later when the memory budget is used up.
    [[nodiscard]] StepRange recorded() const override;
    [[nodiscard]] bool isInThePast() const { return m_run && m_run->isInThePast(); }
    [[nodiscard]] bool willMakeStep() const override { return !isInThePast() || leadsToAnotherFuture(); }
    [[nodiscard]] std::optional<StepRange> droppedFuture() const override
    {
        return m_run ? m_run->history().droppedFuture() : std::nullopt;
    }

    /// Those that the world runs with; the document's, unless problem() says why not, or those of the past. @pre a
    /// world
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const noexcept
    {
        return m_run->world().broadPhaseSettings();
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
    using Patience = StepMaker::Patience;
    void setPatience(const Patience& patience) noexcept { m_maker.setPatience(patience); }

    void stepBack() { stepBackMany(1); } ///< Nothing at the first step.
    void seekFirst() { seek(recorded().first); }
    void seekLast() { seek(recorded().last); }
    void stepBackMany(std::uint64_t count) override;
    void seek(std::uint64_t step) override;
    void exchangeFuture() override;
    void setMemory(std::uint64_t bytes) override; ///< For records, of this simulation and later ones.
    [[nodiscard]] RecordMemory memory() const noexcept override
    {
        return {m_memory, m_run ? m_run->history().bytes() : 0};
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
    [[nodiscard]] const std::vector<SharedEdit>& pendingEdits() const noexcept { return m_pending.edits(); }
    [[nodiscard]] bool isEdited() const noexcept override { return m_pending.hasEdits(); }
    /// Edits of the same era are pending, or are not, together.
    [[nodiscard]] quint64 era() const noexcept { return m_pending.era(); }
    /// Counts the edits, and what takes them back: the same number, the same edits.
    [[nodiscard]] quint64 editCount() const noexcept { return m_pending.editCount(); }
    /// Of edits of the world. Empty while authored; going elsewhere in time empties it, too.
    [[nodiscard]] QUndoStack& undoStack() noexcept { return m_pending.undoStack(); }

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
    void setState(State state);
    void goTo(std::uint64_t step);
    void afterSeek();

    // One step: repeated or made, at once or next to the GUI thread.
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
    void tellOutOfMemory(bool ended);
    bool leaveMaking();
    bool stopMaking();
    void makeWhatIsDue();
    void countStep();
    void noticeRest();
    void onTick();
    void startTicking();
    void followSlowness();
    [[nodiscard]] bool leadsToAnotherFuture() const { return !m_pending.isEmpty() || m_editedInThePast; }

    // What the document says.
    void onDocumentChanged(const SceneChange& change);
    void onSettingsChanged();
    void followDocument();
    void showEdits();

    struct Making {
        bool repeats = false;
        bool hasOtherSettings = false; // than the moment of the past in which it begins
        std::vector<Input> inputs;
        std::size_t shots = 0; // of them, behind the edits
    };

    SceneDocument& m_document;
    State m_state = State::Authored;
    Pace m_pace = Pace::RealTime;
    StepClock m_clock;
    std::optional<SimulationRun> m_run; // nothing while authored
    std::optional<StepReport> m_report;
    std::optional<Problem> m_problem;
    SettingsFollower m_settings;
    std::uint64_t m_memory = History::kDefaultBudget;
    AskedSettings m_askedAtSeek;    // when the world was put into the past
    bool m_editedInThePast = false; // settings, since then: the next step leads elsewhere
    PendingInputs m_pending;        // the world shows the edits among them
    std::optional<Making> m_making;
    bool m_beginsAnew = false; // the step that was being made
    int m_owed = 0;            // single steps that were asked for meanwhile
    std::uint64_t m_toGo = 0;  // steps until a pause; 0: without an end
    RestWatch m_rest;
    QTimer m_due; // for the two: not in the middle of what somebody else does
    StepWatch m_watch;
    StepMaker m_maker; // last: its end waits for the thread
};

} // namespace broadside
