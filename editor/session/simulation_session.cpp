#include "editor/session/simulation_session.h"

#include "core/base/memory_limit.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// Limit for the total time of single steps that wait.
constexpr double kMostOwed = 1'000.0; // Milliseconds.

} // namespace

SimulationSession::SimulationSession(SceneDocument& document, QObject* parent)
    : StepSession(capabilitiesOfSimulation(), parent)
    , m_document(document)
    , m_clock(*this, [this] { onTick(); })
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &SimulationSession::makeDueSteps);
    connect(&m_document, &SceneDocument::changed, this, &SimulationSession::onDocumentChanged);
    connect(&runPace(), &RunPace::slownessChanged, this, &SimulationSession::followSlowness);
}

void SimulationSession::run(Pace pace)
{
    m_owed = 0;
    m_toGo = 0;
    const bool isNew = std::exchange(m_pace, pace) != pace;
    if (m_state != State::Running && ensureWorld())
        setState(State::Running);
    else if (m_state == State::Running && isNew && !isMaking())
        startTicking();
}

void SimulationSession::pause()
{
    if (m_run)
        setState(State::Paused);
    if (m_making && isInThePast()) // An unseen shot would lead to another future.
        m_pending.dropShots(m_making->shots);
    cancelStep();
}

void SimulationSession::stepOnce()
{
    if (!ensureWorld())
        return;
    if (isMaking() && m_state == State::Paused)
        ++m_owed;
    setState(State::Paused);
    if (m_run) // A slot may have stopped it.
        advance();
}

void SimulationSession::stepMany(std::uint64_t count)
{
    if (count == 1)
        return stepOnce();
    run(Pace::Fastest);
    if (m_state == State::Running) // A slot may have stopped it.
        m_toGo = count;
}

void SimulationSession::stop()
{
    m_problem.reset();
    dropWorld();
}

void SimulationSession::shoot(ObjectId cannon, Vec2 pointer)
{
    if (!ensureWorld())
        return;
    m_pending.addShot(ShootInput{cannon, pointer});
    emit shot();
    run();
}

void SimulationSession::steer(ObjectId paddle, double direction)
{
    if (m_run)
        m_pending.addShot(SteerInput{paddle, direction});
}

bool SimulationSession::ensureWorld()
{
    if (m_run)
        return true;
    Result<SimulationRun> run = SimulationRun::make(m_document.scene(), m_memory);
    if (!run) {
        m_problem = run.problem();
        emit failed(run.problem());
        return false;
    }
    m_problem.reset();
    m_run.emplace(std::move(*run));
    m_state = State::Paused; // The signals follow together.
    emit worldChanged();
    emit stateChanged();
    return m_run.has_value();
}

void SimulationSession::dropWorld()
{
    if (!m_run)
        return;
    cancelStep();
    m_maker.setTwin(nullptr);
    m_watch = {};
    m_rest.forget();
    m_maker.forgetCost();
    m_pending.forgetEdits();
    m_run.reset();
    m_report.reset();
    m_settings.forgetRefusal();
    m_pending.dropShots();
    m_editedInThePast = false;
    m_clock.stop();
    m_toGo = 0;
    m_state = State::Authored;
    emit worldChanged();
    emit stateChanged();
    emit recordedChanged();
}

void SimulationSession::addEdit(SharedEdit edit)
{
    if (!m_run)
        return;
    m_pending.addEdit(std::move(edit));
    m_run->world().preview(*m_pending.edits().back());
    emit edited();
    restartStep();
}

void SimulationSession::revertEdit()
{
    m_pending.revertEdit();
    showEdits();
    restartStep();
}

void SimulationSession::joinEdits()
{
    m_pending.joinEdits();
    restartStep();
}

void SimulationSession::showEdits()
{
    const BroadPhaseSettings shown = m_run->world().broadPhaseSettings();
    m_run->seekHere();
    if (!isInThePast() || m_editedInThePast)
        followDocument();
    if (!m_run) // A slot stopped it.
        return;
    m_run->preview(m_pending.edits());
    m_pending.noteEdited();
    if (m_run->world().broadPhaseSettings() != shown)
        emit worldChanged();
    emit edited();
}

void SimulationSession::stepBackMany(std::uint64_t count)
{
    if (canStepBack(*this))
        goTo(m_run->history().step() - std::min(count, m_run->history().step() - m_run->history().firstStep()));
}

void SimulationSession::seek(std::uint64_t step)
{
    if (m_run)
        goTo(std::clamp(step, m_run->history().firstStep(), m_run->history().lastStep()));
}

void SimulationSession::goTo(std::uint64_t step)
{
    setState(State::Paused);
    cancelStep();
    const bool leadsElsewhere = m_editedInThePast || m_pending.hasEdits() || (isInThePast() && m_pending.hasShots());
    if (!m_run || (step == m_run->history().step() && !leadsElsewhere))
        return; // A slot stopped it, or it is already there.
    m_run->seek(step);
    afterSeek();
}

void SimulationSession::swapDroppedSteps()
{
    setState(State::Paused);
    cancelStep();
    if (!m_run || !m_run->history().droppedSteps())
        return;
    m_run->history().swapDroppedSteps(m_run->world());
    afterSeek();
    emit recordedChanged();
}

void SimulationSession::afterSeek()
{
    m_pending.dropShots();
    m_pending.forgetEdits();
    m_editedInThePast = false;
    m_rest.forget();
    m_askedAtSeek = AskedSettings::of(m_document.scene());
    m_report.reset();
    if (m_run->history().step() > 0)
        m_report = m_run->history().report(m_run->world());
    emit sought();
    if (m_run && !isInThePast())
        followDocument();
}

void SimulationSession::setMemory(std::uint64_t bytes)
{
    m_memory = bytes;
    if (!m_run)
        return;
    m_run->history().setBudget(bytes);
    emit recordedChanged();
    restartStep();
}

StepRange SimulationSession::recorded() const
{
    return m_run ? StepRange{m_run->history().firstStep(), m_run->history().lastStep()} : StepRange{};
}

std::shared_ptr<const StepSource> SimulationSession::source(StepRange steps) const
{
    return m_run ? m_run->source(steps) : std::make_shared<const RecordedRun>(m_document.scene());
}

std::uint64_t SimulationSession::hits() const
{
    return m_run ? m_run->history().at(m_run->history().step()).allHits : 0;
}

std::uint64_t SimulationSession::removed() const
{
    return m_run ? m_run->history().at(m_run->history().step()).allRemoved : 0;
}

void SimulationSession::setState(State state)
{
    if (std::exchange(m_state, state) == state)
        return;
    if (state != State::Running) {
        m_toGo = 0;
        m_clock.stop();
    } else if (!isMaking()) {
        startTicking();
    }
    emit stateChanged();
}

// --- changes of the document ---------------------------------------------------------------------------------------

void SimulationSession::onDocumentChanged(const SceneChange& change)
{
    if (!m_run) {
        m_problem.reset();
        return;
    }
    const bool reset = change.kind == SceneChange::Kind::Reset;
    if (leavesObjectsAlone(change.kind))
        return;
    if (change.kind == SceneChange::Kind::Settings) {
        onSettingsChanged();
        restartStep();
        return;
    }
    if (m_run->knows(change, m_document.scene()))
        return;
    stop();
    if (!reset)
        emit ended(tr("The simulation ended because objects of the scene were edited"));
}

/// At an earlier step, settings are an input of the next step, which leads to another future. Setting the old values
/// again cancels that.
void SimulationSession::onSettingsChanged()
{
    if (isInThePast()) {
        if (AskedSettings::of(m_document.scene()) == m_askedAtSeek) {
            m_editedInThePast = false;
            m_problem.reset();
            m_settings.forgetRefusal();
            showEdits();
            emit worldChanged();
            return;
        }
        m_editedInThePast = true;
    }
    followDocument();
}

void SimulationSession::followDocument()
{
    const SettingsFollower::Outcome outcome = m_settings.follow(m_run->world(), m_document.scene());
    if (outcome.stepChanged && m_state == State::Running && m_pace == Pace::RealTime && !isMaking())
        m_clock.changeInterval(m_pace, secondsPerStep());
    m_problem = outcome.problem;
    if (outcome.isNewRefusal)
        emit failed(*outcome.problem);
    if (outcome.worldChanged && m_run) // A slot may have stopped it.
        emit worldChanged();
}

// --- one step ------------------------------------------------------------------------------------------------------

void SimulationSession::advance()
{
    if (isMaking())
        return;
    m_watch = {};
    emit aboutToStep();
    if (!m_run || isMaking()) // A slot stopped it, or a step is being made.
        return;
    const bool repeats = !willMakeStep();
    if (takesLong(repeats))
        makeInBackground(repeats);
    else if (repeats)
        takeRepeated(StepMaker::repeatNow(m_run->world(), m_run->history(), std::exchange(m_watch, {})));
    else
        makeNext();
}

/// Repeating costs little, except for the watch.
bool SimulationSession::takesLong(bool repeats) const
{
    const bool isWork = !repeats || m_watch.before || m_watch.after;
    return isWork && m_maker.takesLong(m_run->world());
}

/// @pre the world is at the end of the step
void SimulationSession::takeRepeated(const StepReport& report)
{
    m_pending.forgetEdits();
    m_report = report;
    emit stepped(report); // Any slot may stop the simulation, which frees data of this object.
    if (m_run && !isInThePast())
        followDocument(); // Its settings are those of the next step.
    countStep();
}

/// The step begins without the previews of edits, because previews are not recorded.
void SimulationSession::makeNext()
{
    if (m_pending.hasEdits())
        m_run->seekHere();
    if (m_pending.hasEdits() || isInThePast())
        followDocument();
    if (!m_run) // A slot stopped it.
        return;
    const std::vector<Input> inputs = m_pending.all();
    auto report = m_maker.makeNow(m_run->world(), inputs, std::exchange(m_watch, {}));
    if (!report) {
        giveUpStep();
        return;
    }
    takeInputs(m_pending.shotCount());
    takeMade(*report, inputs);
    m_maker.reuse(std::move(*report));
}

/// @pre the world has made the step
void SimulationSession::takeMade(const StepReport& report, const std::vector<Input>& inputs)
{
    m_editedInThePast = false;
    const bool forks = isInThePast();
    if (!fitsIntoMemory([&] { m_run->history().record(m_run->world(), report, inputs); })) {
        dropWorld(); // The record is incomplete.
        reportOutOfMemory(true);
        return;
    }
    m_report = report;
    const std::optional<StepRange> dropped = m_run->history().droppedSteps();
    emit stepped(report);
    emit recordedChanged();
    if (forks && dropped)
        emit futureDropped(dropped->first == dropped->last
                               ? tr("Recorded step %1 was discarded, because you changed something").arg(dropped->first)
                               : tr("Recorded steps %1 to %2 were discarded, because you changed something in step %1")
                                     .arg(dropped->first)
                                     .arg(dropped->last));
    countStep();
}

/// The edits and the first `shots` shots are now part of a step.
void SimulationSession::takeInputs(std::size_t shots)
{
    if (m_pending.take(shots))
        emit redoForgotten(); // The stack itself emits no signal for that.
}

/// Called when a requested step is done.
void SimulationSession::countStep()
{
    noticeRest();
    if (m_toGo > 0 && --m_toGo == 0)
        setState(State::Paused);
}

void SimulationSession::noticeRest()
{
    if (!m_rest.comesToRest(world()))
        return;
    emit cameToRest(m_run->world().stepCount() - 1, m_rest.departed());
    if (runPace().pausesAtRest() && m_state == State::Running)
        setState(State::Paused);
}

// --- in the background thread --------------------------------------------------------------------------------------

/// The world continues to show the edits of the step; its twin begins without them.
void SimulationSession::makeInBackground(bool repeats)
{
    const BroadPhaseSettings broadPhase = m_run->world().broadPhaseSettings();
    const WorldSettings world = m_run->world().settings();
    const StepSettings stepSettings = m_run->world().stepSettings();
    if (!repeats && (m_pending.hasEdits() || isInThePast()))
        followDocument();
    if (!m_run || isMaking()) // A slot stopped it, or a step is being made.
        return;
    const std::uint64_t step = m_run->history().step();
    m_making =
        Making{repeats, {}, repeats ? std::vector<Input>{} : m_pending.all(), repeats ? 0 : m_pending.shotCount()};
    m_making->hasOtherSettings = isInThePast() && !m_editedInThePast &&
                                 (broadPhase != m_run->world().broadPhaseSettings() ||
                                  world != m_run->world().settings() || stepSettings != m_run->world().stepSettings());
    m_clock.stop();
    m_maker.start(
        {m_run->history().excerpt({step, step + (repeats ? 1 : 0)}), repeats, m_run->world().settings(),
         m_run->world().broadPhaseSettings(), m_run->world().stepSettings(), m_making->inputs,
         std::exchange(m_watch, {})},
        m_run->madeFrom(), [this](StepMaker::Made made) { takeFromBackground(std::move(made)); },
        [this] { giveUpStep(); });
    emit makingChanged();
}

void SimulationSession::takeFromBackground(StepMaker::Made made)
{
    const Making making = *std::exchange(m_making, std::nullopt);
    std::swap(m_run->world(), *made.world);
    m_maker.setTwin(std::move(made.world));
    if (making.repeats) {
        m_run->seek(made.report.step);
        takeRepeated(made.report);
    } else {
        takeInputs(making.shots);
        takeMade(made.report, making.inputs);
    }
    if (m_owed * made.milliseconds > kMostOwed)
        m_owed = static_cast<int>(kMostOwed / made.milliseconds);
    if (m_state == State::Running && !isMaking()) {
        startTicking();
        if (made.milliseconds > m_clock.interval())
            m_due.start(0); // It is already late.
    } else if (m_owed > 0) {
        m_due.start(0);
    }
    emit makingChanged();
}

/// The step did not fit into memory. Shots are dropped, because they would request the same step again; edits stay, so
/// that the user can undo them.
void SimulationSession::giveUpStep()
{
    const bool wasInBackground = m_making.has_value();
    m_pending.dropShots();
    m_owed = 0;
    m_toGo = 0;
    m_due.stop();
    if (wasInBackground)
        abandonStep(); // The world itself is unchanged.
    else if (!fitsIntoMemory([this] { remakeWorld(); }))
        dropWorld();
    if (m_run)
        setState(State::Paused);
    reportOutOfMemory(!m_run);
    if (wasInBackground)
        emit makingChanged();
}

void SimulationSession::remakeWorld()
{
    m_run->remakeWorld(m_pending.edits());
    emit worldChanged();
}

void SimulationSession::reportOutOfMemory(bool ended)
{
    Problem problem;
    problem.message =
        ended
            ? tr("The step does not fit into memory. The simulation ended, and the scene did not change").toStdString()
            : tr("The step does not fit into memory. The world is as it was before the step").toStdString();
    problem.remedy = tr("Use fewer objects, larger cells or another algorithm").toStdString();
    emit failed(problem);
}

void SimulationSession::makeDueSteps()
{
    const bool again = std::exchange(m_restartsStep, false);
    if (m_state == State::Running) {
        if (again)
            startTicking();
        onTick();
    } else if (m_state == State::Paused && !m_making && (again || m_owed > 0)) {
        m_owed -= again ? 0 : 1;
        advance();
        if (m_owed > 0 && !m_making)
            m_due.start(0);
    }
    if (again && !m_making)
        emit makingChanged();
}

/// Cancels the step that is being made, and the steps that were to follow it.
bool SimulationSession::cancelStep()
{
    m_owed = 0;
    m_due.stop();
    if (std::exchange(m_restartsStep, false) && !m_making) {
        if (m_state == State::Running)
            startTicking();
        emit makingChanged();
        return true;
    }
    if (!abandonStep())
        return false;
    if (m_state == State::Running)
        startTicking();
    emit makingChanged();
    return true;
}

/// Emits only stepLeft(), and no other signal about it.
bool SimulationSession::abandonStep()
{
    if (!m_making)
        return false;
    const bool hadOtherSettings = m_making->hasOtherSettings;
    m_making.reset();
    m_maker.leave();
    if (hadOtherSettings && !m_editedInThePast) { // Restores the settings of the earlier step.
        m_run->seekHere();
        m_run->preview(m_pending.edits());
        emit worldChanged();
    }
    emit stepLeft();
    return true;
}

void SimulationSession::restartStep()
{
    if (!m_making)
        return;
    const bool wasRepeated = m_making->repeats;
    if (wasRepeated && willMakeStep() && m_state == State::Paused) { // Another future was not requested.
        cancelStep();
        return;
    }
    m_restartsStep = true;
    abandonStep();
    m_due.start(0);
}

// --- the clock -----------------------------------------------------------------------------------------------------

double SimulationSession::secondsPerStep() const
{
    const double dt = m_run ? m_run->world().stepSettings().dt : m_document.scene().step.dt;
    return dt * runPace().slowness();
}

void SimulationSession::followSlowness()
{
    if (m_state == State::Running && !isMaking())
        startTicking();
}

void SimulationSession::onTick()
{
    if (!m_run || isMaking())
        return;
    m_clock.makeDue(
        m_pace == Pace::Fastest, secondsPerStep(), [this] { return m_state == State::Running && !isMaking(); },
        [this] { advance(); });
}

void SimulationSession::startTicking() { m_clock.start(m_pace, secondsPerStep()); }

} // namespace broadside
