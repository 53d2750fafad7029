#include "editor/window/actions/simulation_actions.h"

#include "editor/session/made_steps.h"
#include "editor/session/run_pace.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"

namespace broadside {

SimulationActions::SimulationActions(ActionRegistry& actions, StepSession& session)
    : m_session(session)
{
    addRun(actions);
    addTime(actions);
    addSpeed(actions);
    follow();
}

void SimulationActions::addRun(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec) { return &actions.add(*this, MenuSection::SimulationRun, spec); };
    m_run = add({.name = "run",
                 .text = tr("&Run"),
                 .icon = "run",
                 .keys = {QKeySequence(Qt::Key_F5)},
                 .tip = tr("Run or continue the simulation"),
                 .perform = [this] { m_session.run(StepSession::Pace::RealTime); }});
    m_pause = add({.name = "pause",
                   .text = tr("&Pause"),
                   .icon = "pause",
                   .keys = {QKeySequence(Qt::Key_F6), QKeySequence(Qt::Key_Pause)},
                   .tip = tr("Pause the simulation"),
                   .perform = [this] { m_session.pause(); }});
    m_step = add({.name = "step",
                  .text = tr("S&tep"),
                  .icon = "step",
                  .keys = {QKeySequence(Qt::Key_F10)},
                  .tip = tr("Make one step, or as many as the field next to Step says"),
                  .perform = [this] { m_session.stepMany(static_cast<std::uint64_t>(m_session.runPace().stride())); }});
    m_stop = add({.name = "stop",
                  .text = makesSteps() ? tr("St&op") : tr("&Back to the first step"),
                  .icon = "stop",
                  .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
                  .tip = tr("End the simulation and go back to the authored scene"),
                  .perform = [this] { m_session.stop(); }});
}

void SimulationActions::addTime(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec) { return &actions.add(*this, MenuSection::SimulationTime, spec); };
    m_stepBack =
        add({.name = "stepBack",
             .text = tr("Step &back"),
             .icon = "step-back",
             .keys = {QKeySequence(Qt::CTRL | Qt::Key_F10)},
             .tip = tr("Go back one step, or as many as the field next to Step says"),
             .perform = [this] { m_session.stepBackMany(static_cast<std::uint64_t>(m_session.runPace().stride())); }});
    m_firstStep = add({.name = "firstStep",
                       .text = tr("&First recorded step"),
                       .icon = "first-step",
                       .keys = {QKeySequence(Qt::ALT | Qt::Key_Home)},
                       .tip = tr("Go to the oldest recorded step"),
                       .perform = [this] { m_session.seek(m_session.recorded().first); }});
    m_lastStep = add({.name = "lastStep",
                      .text = tr("&Last recorded step"),
                      .icon = "last-step",
                      .keys = {QKeySequence(Qt::ALT | Qt::Key_End)},
                      .tip = tr("Go to the latest recorded step"),
                      .perform = [this] { m_session.seek(m_session.recorded().last); }});
    m_otherFuture = add({.name = "otherFuture",
                         .text = tr("Restore &discarded steps"),
                         .tip = tr("Go back to the step after which recorded steps were discarded, and restore them"),
                         .needs = {.ownSteps = true},
                         .perform = [this] {
                             if (MadeSteps* const made = m_session.made())
                                 made->swapDroppedSteps();
                         }});
}

void SimulationActions::addSpeed(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec) { return &actions.add(*this, MenuSection::SimulationSpeed, spec); };
    m_slower = add({.name = "slower",
                    .text = tr("Slo&wer"),
                    .keys = {QKeySequence(Qt::Key_Comma)},
                    .tip = tr("Run at half the speed: slow motion down to 1/64 of real time"),
                    .perform = [this] { m_session.runPace().setSlowness(2 * m_session.runPace().slowness()); }});
    m_faster = add({.name = "faster",
                    .text = tr("Fast&er"),
                    .keys = {QKeySequence(Qt::Key_Period)},
                    .tip = tr("Run at twice the speed, up to real time"),
                    .perform = [this] { m_session.runPace().setSlowness(m_session.runPace().slowness() / 2); }});
}

void SimulationActions::follow()
{
    connect(&m_session, &StepSession::stateChanged, this, &SimulationActions::showRun);
    connect(&m_session, &StepSession::makingChanged, this, &SimulationActions::showRun);
    connect(&m_session, &StepSession::sought, this, &SimulationActions::showTime);
    connect(&m_session, &StepSession::stepped, this, &SimulationActions::showTime);
    connect(&m_session, &StepSession::worldChanged, this, &SimulationActions::showTime);
    connect(&m_session, &StepSession::recordedChanged, this, &SimulationActions::showTime);
    connect(&m_session.runPace(), &RunPace::changed, this, &SimulationActions::showSpeed);
    showRun();
    showTime();
    showSpeed();
}

void SimulationActions::showRun()
{
    using State = StepSession::State;
    const State state = m_session.state();
    const bool goesOn = !m_session.objects() || m_session.shown().canGoOn;
    const QString atEnd = tr("This is the last step of the recording.");
    ActionRegistry::setAvailable(*m_run, state != State::Running && goesOn,
                                 goesOn ? tr("The simulation is already running.") : atEnd);
    if (!makesSteps())
        ActionRegistry::setAvailable(*m_step, isInThePast(m_session), atEnd);
    ActionRegistry::setAvailable(*m_pause, state == State::Running || m_session.isMaking(),
                                 tr("The simulation is not running."));
    ActionRegistry::setAvailable(*m_stop, state != State::Authored, tr("Start the simulation first (F5)."));
}

void SimulationActions::showTime()
{
    const TimeShown now{m_session.objects() != nullptr, canStepBack(m_session), isInThePast(m_session),
                        canStepBack(m_session) ? 0 : m_session.recorded().first,
                        m_session.made() ? m_session.made()->droppedSteps() : std::nullopt};
    if (m_timeShown == now)
        return;
    m_timeShown = now;
    if (!makesSteps())
        showRun();
    const QString notStarted = tr("Start the simulation first (F5).");
    const QString first =
        !now.live        ? notStarted
        : !makesSteps()  ? tr("This is the first step of the recording.")
        : now.first == 0 ? tr("The world is already at its first step.")
                         : tr("Step %1 is the oldest step in the memory for recorded steps.").arg(grouped(now.first));
    ActionRegistry::setAvailable(*m_stepBack, now.past, first);
    ActionRegistry::setAvailable(*m_firstStep, now.past, first);
    ActionRegistry::setAvailable(*m_lastStep, now.future, now.live ? tr("This is the latest step.") : notStarted);
    ActionRegistry::setAvailable(*m_otherFuture, now.dropped.has_value(), tr("No steps have been discarded."));
}

void SimulationActions::showSpeed()
{
    const int slowness = m_session.runPace().slowness();
    ActionRegistry::setAvailable(*m_slower, slowness < RunPace::kMostSlowness,
                                 tr("The slowest speed is 1/%1 of real time.").arg(RunPace::kMostSlowness));
    ActionRegistry::setAvailable(*m_faster, slowness > 1, tr("The simulation already runs in real time."));
}

} // namespace broadside
