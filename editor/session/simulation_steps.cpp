// SimulationSession: its steps, at once or beside the GUI thread, and the clock that asks for them.

#include "core/base/memory_limit.h"
#include "editor/session/simulation_session.h"
#include "editor/session/step_pacer.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>
#include <utility>

namespace broadside {
namespace {

/// So long somebody waits for steps that he has asked for.
constexpr double kMostOwed = 1'000.0; // milliseconds

double millisecondsOf(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-6; }

/// Pushing it forgets what could be redone, and nothing else.
class ForgetRedo final : public QUndoCommand {
public:
    ForgetRedo() { setObsolete(true); }
};

} // namespace

void SimulationSession::advance()
{
    if (isMaking())
        return;
    m_watch = {};
    emit aboutToStep();
    if (!m_world || isMaking()) // a slot stopped it
        return;
    const bool repeats = !willMakeStep();
    if (takesLong(repeats))
        makeBeside(repeats);
    else if (repeats)
        repeatNext();
    else
        makeNext();
}

/// A large world of which nothing is known is waited for, too. What is repeated is no work, but for who watches it.
bool SimulationSession::takesLong(bool repeats) const
{
    const std::size_t objects = m_world->objects().presentCount();
    if (objects < m_patience.objects || (repeats && !m_watch.before && !m_watch.after))
        return false;
    const bool isKnown = m_cost && m_cost->broadPhase == m_world->broadPhaseSettings() && objects < 2 * m_cost->objects;
    return !isKnown || m_cost->milliseconds > m_patience.milliseconds;
}

void SimulationSession::repeatNext()
{
    const StepWatch watch = std::exchange(m_watch, {});
    if (watch.before)
        watch.before(*m_world, {});
    m_history->seek(*m_world, m_history->step() + 1);
    const StepReport report = m_history->report(*m_world);
    if (watch.after)
        watch.after(*m_world, report, {});
    takeRepeated(report);
}

/// @pre the world stands where the step ends
void SimulationSession::takeRepeated(const StepReport& report)
{
    forgetEdits();
    m_report = report;
    emit stepped(report); // any slot may stop the simulation, and with it what is kept here
    if (m_world && !isInThePast())
        followDocument(); // whose settings are those of the step to come
    countStep();
}

void SimulationSession::makeNext()
{
    putWhereItStood();
    if (!m_world) // a slot stopped it
        return;
    const std::vector<Input> inputs = this->inputs();
    const StepWatch watch = std::exchange(m_watch, {});
    QElapsedTimer clock;
    clock.start();
    StepReport report;
    const bool fits = fitsIntoMemory([&] {
        if (watch.before)
            watch.before(*m_world, {});
        report = m_world->step(inputs);
        if (watch.after)
            watch.after(*m_world, report, {});
    });
    if (!fits) {
        giveUpStep();
        return;
    }
    takeInputs(m_inputs.size());
    m_cost = Cost{m_world->broadPhaseSettings(), m_world->objects().presentCount(), millisecondsOf(clock)};
    takeMade(report, inputs);
}

/// @pre the world has made it
void SimulationSession::takeMade(const StepReport& report, const std::vector<Input>& inputs)
{
    m_editedInThePast = false;
    const bool forks = isInThePast();
    if (!fitsIntoMemory([&] { m_history->record(*m_world, report, inputs); })) {
        dropWorld(); // the record is not whole any more
        tellOutOfMemory(true);
        return;
    }
    m_report = report;
    const std::optional<StepRange> dropped = m_history->droppedFuture();
    emit stepped(report);
    emit recordedChanged();
    if (forks && dropped)
        emit futureDropped(dropped->first == dropped->last
                               ? tr("Recorded step %1 gave way to what you changed").arg(dropped->first)
                               : tr("Recorded steps %1 to %2 gave way to what you changed in step %1")
                                     .arg(dropped->first)
                                     .arg(dropped->last));
    countStep();
}

/// One of those that were asked for is there.
void SimulationSession::countStep()
{
    noticeRest();
    if (m_toGo > 0 && --m_toGo == 0)
        setState(State::Paused);
}

void SimulationSession::noticeRest()
{
    const std::optional<Standstill> before = m_standstill;
    m_standstill = m_world ? m_world->standstill() : std::nullopt;
    const bool wasAtRest = std::exchange(m_isAtRest, m_standstill && m_standstill == before);
    if (!m_isAtRest || wasAtRest)
        return;
    emit cameToRest(m_world->stepCount() - 1, m_standstill->departed);
    if (runPace().pausesAtRest() && m_state == State::Running)
        setState(State::Paused);
}

/// A step that gets edits begins without them: what shows them is not recorded.
void SimulationSession::putWhereItStood()
{
    if (!m_edits.empty())
        m_history->seek(*m_world, m_history->step());
    if (!m_edits.empty() || isInThePast())
        followDocument();
}

/// Of the next step.
std::vector<Input> SimulationSession::inputs() const
{
    std::vector<Input> inputs;
    for (const SharedEdit& edit : m_edits)
        inputs.emplace_back(*edit);
    inputs.insert(inputs.end(), m_inputs.begin(), m_inputs.end());
    return inputs;
}

/// Shots and the like, that nothing will come of.
void SimulationSession::takeInputsOf(const Making& making)
{
    m_inputs.erase(m_inputs.begin(), m_inputs.begin() + static_cast<std::ptrdiff_t>(making.other));
}

/// The edits, and so many others, are part of a step now.
void SimulationSession::takeInputs(std::size_t count)
{
    m_edits.clear();
    m_inputs.erase(m_inputs.begin(), m_inputs.begin() + static_cast<std::ptrdiff_t>(count));
    ++m_era;
    if (m_undoStack.canRedo()) // what it would put in again may have got another's id by then
    {
        m_undoStack.push(new ForgetRedo);
        emit redoForgotten(); // the stack itself does not say so
    }
}

// --- beside the GUI thread -----------------------------------------------------------------------------------------

/// The world goes on showing the edits that the step gets: its twin begins without them.
void SimulationSession::makeBeside(bool repeats)
{
    const BroadPhaseSettings broadPhase = m_world->broadPhaseSettings();
    const WorldSettings world = m_world->settings();
    const StepSettings stepSettings = m_world->stepSettings();
    if (!repeats && (!m_edits.empty() || isInThePast()))
        followDocument();
    if (!m_world || isMaking()) // a slot stopped it
        return;
    const std::uint64_t step = m_history->step();
    m_making = Making{repeats, {}, repeats ? std::vector<Input>{} : inputs(), repeats ? 0 : m_inputs.size()};
    m_making->hasOtherSettings = isInThePast() && !m_editedInThePast &&
                                 (broadPhase != m_world->broadPhaseSettings() || world != m_world->settings() ||
                                  stepSettings != m_world->stepSettings());
    m_timer.stop();
    m_maker.start(
        {m_history->excerpt({step, step + (repeats ? 1 : 0)}), repeats, m_world->settings(),
         m_world->broadPhaseSettings(), m_world->stepSettings(), m_making->inputs, std::exchange(m_watch, {})},
        m_madeFrom, [this](StepMaker::Made made) { takeFromBeside(std::move(made)); }, [this] { giveUpStep(); });
    emit makingChanged();
}

void SimulationSession::takeFromBeside(StepMaker::Made made)
{
    const Making making = *std::exchange(m_making, std::nullopt);
    std::swap(*m_world, *made.world);
    m_maker.setTwin(std::move(made.world));
    m_cost = Cost{m_world->broadPhaseSettings(), m_world->objects().presentCount(), made.milliseconds};
    if (making.repeats) {
        m_history->seek(*m_world, made.report.step);
        takeRepeated(made.report);
    } else {
        takeInputs(making.other);
        takeMade(made.report, making.inputs);
    }
    if (m_owed * made.milliseconds > kMostOwed)
        m_owed = static_cast<int>(kMostOwed / made.milliseconds);
    if (m_state == State::Running && !isMaking()) {
        startTicking();
        if (made.milliseconds > m_timer.interval())
            m_due.start(0); // late as it is
    } else if (m_owed > 0) {
        m_due.start(0);
    }
    emit makingChanged();
}

/// The step did not fit into memory. Shots, which would only ask for it again, are dropped; edits stay to be taken
/// back.
void SimulationSession::giveUpStep()
{
    const bool wasBeside = m_making.has_value();
    m_inputs.clear();
    m_owed = 0;
    m_toGo = 0;
    m_due.stop();
    if (wasBeside)
        stopMaking(); // the world itself is as it was
    else if (!fitsIntoMemory([this] { restoreWorld(); }))
        dropWorld();
    if (m_world)
        setState(State::Paused);
    tellOutOfMemory(!m_world);
    if (wasBeside)
        emit makingChanged();
}

/// Its broad phase and its objects may be half done: another world takes its place.
void SimulationSession::restoreWorld()
{
    const WorldSettings settings = m_world->settings();
    const BroadPhaseSettings broadPhase = m_world->broadPhaseSettings();
    const StepSettings step = m_world->stepSettings();
    World anew = *World::fromScene(m_madeFrom);
    m_history->seek(anew, m_history->step());
    if (step != anew.stepSettings())
        anew.setStepSettings(step);
    if (settings != anew.settings() || broadPhase != anew.broadPhaseSettings())
        static_cast<void>(anew.setSettings(settings, broadPhase)); // the world had them already
    for (const SharedEdit& edit : m_edits)
        anew.preview(*edit);
    *m_world = std::move(anew);
    emit worldChanged();
}

void SimulationSession::tellOutOfMemory(bool ended)
{
    Problem problem;
    problem.message =
        ended ? tr("The step does not fit into memory, and the simulation ended; the scene is as it was").toStdString()
              : tr("The step does not fit into memory; the world is as it was before it").toStdString();
    problem.remedy = tr("Use fewer objects, larger cells or another algorithm").toStdString();
    emit failed(problem);
}

void SimulationSession::makeWhatIsDue()
{
    const bool anew = std::exchange(m_beginsAnew, false);
    if (m_state == State::Running) {
        if (anew)
            startTicking();
        onTick();
    } else if (m_state == State::Paused && !m_making && (anew || m_owed > 0)) {
        m_owed -= anew ? 0 : 1;
        advance();
        if (m_owed > 0 && !m_making)
            m_due.start(0);
    }
    if (anew && !m_making)
        emit makingChanged();
}

/// And what was to come after it.
bool SimulationSession::leaveMaking()
{
    m_owed = 0;
    m_due.stop();
    if (std::exchange(m_beginsAnew, false) && !m_making) {
        if (m_state == State::Running)
            startTicking();
        emit makingChanged();
        return true;
    }
    if (!stopMaking())
        return false;
    if (m_state == State::Running)
        startTicking();
    emit makingChanged();
    return true;
}

/// Without a word about it but stepLeft().
bool SimulationSession::stopMaking()
{
    if (!m_making)
        return false;
    const bool hadOtherSettings = m_making->hasOtherSettings;
    m_making.reset();
    m_maker.leave();
    if (hadOtherSettings && !m_editedInThePast) { // back to those of the moment
        m_history->seek(*m_world, m_history->step());
        for (const SharedEdit& edit : m_edits)
            m_world->preview(*edit);
        emit worldChanged();
    }
    emit stepLeft();
    return true;
}

void SimulationSession::beginStepAnew()
{
    if (!m_making)
        return;
    const bool wasRepeated = m_making->repeats;
    if (wasRepeated && willMakeStep() && m_state == State::Paused) { // nobody has asked for another future
        leaveMaking();
        return;
    }
    m_beginsAnew = true;
    stopMaking();
    m_due.start(0);
}

// --- the clock -----------------------------------------------------------------------------------------------------

int SimulationSession::stepsDue()
{
    const double elapsed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    return m_pace == Pace::Fastest ? std::numeric_limits<int>::max() : m_pacer.stepsDue(elapsed, secondsPerStep());
}

double SimulationSession::secondsPerStep() const
{
    const double dt = m_world ? m_world->stepSettings().dt : m_document.scene().step.dt;
    return dt * runPace().slowness();
}

void SimulationSession::followSlowness()
{
    if (m_state == State::Running && !isMaking())
        startTicking();
}

void SimulationSession::onTick()
{
    if (!m_world || isMaking())
        return;
    int due = stepsDue();
    m_clock.start();
    for (; due > 0 && m_state == State::Running && !isMaking() && m_clock.elapsed() < kTickBudget; --due)
        advance();
}

void SimulationSession::startTicking()
{
    m_pacer.start(secondsPerStep());
    m_clock.start();
    startTimer();
}

void SimulationSession::startTimer() { m_timer.start(m_pace == Pace::Fastest ? 0 : tickInterval(secondsPerStep())); }

} // namespace broadside
