#include "editor/session/simulation_session.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// The window must answer between two ticks, however long a step takes.
constexpr qint64 kTickBudget = 25; // milliseconds

/// A little faster than the steps, so that the pacer decides and not the rounding to milliseconds.
int tickInterval(double dt) { return static_cast<int>(std::clamp(dt * 1000.0 - 1.0, 1.0, 1000.0)); }

} // namespace

SimulationSession::SimulationSession(SceneDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(this)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SimulationSession::onTick);
    connect(&m_document, &SceneDocument::changed, this, &SimulationSession::onDocumentChanged);
}

void SimulationSession::run()
{
    if (m_state != State::Running && ensureWorld())
        setState(State::Running);
}

void SimulationSession::pause()
{
    if (m_state == State::Running)
        setState(State::Paused);
}

void SimulationSession::stepOnce()
{
    if (!ensureWorld())
        return;
    setState(State::Paused);
    if (m_world) // a slot may have stopped it
        advance();
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
    m_inputs.push_back(ShootInput{cannon, pointer});
    emit shot();
    run();
}

void SimulationSession::steer(ObjectId paddle, double direction)
{
    if (m_world)
        m_inputs.push_back(SteerInput{paddle, direction});
}

bool SimulationSession::ensureWorld()
{
    if (m_world)
        return true;
    const Scene& scene = m_document.scene();
    Result<World> world = World::fromScene(scene);
    if (!world) {
        m_problem = world.problem();
        emit failed(world.problem());
        return false;
    }
    m_problem.reset();
    m_broadPhase = m_askedBroadPhase = scene.broadPhase;
    m_world.emplace(std::move(*world));
    m_state = State::Paused; // announced together with the world
    emit worldChanged();
    emit stateChanged();
    return m_world.has_value();
}

void SimulationSession::dropWorld()
{
    if (!m_world)
        return;
    m_world.reset();
    m_report.reset();
    m_inputs.clear();
    m_hits = 0;
    m_removed = 0;
    m_timer.stop();
    m_state = State::Authored;
    emit worldChanged();
    emit stateChanged();
}

void SimulationSession::advance()
{
    const std::vector<Input> inputs = std::exchange(m_inputs, {});
    // A copy for the slots: any of them may stop the simulation, and with it m_report.
    const StepReport report = m_world->step(inputs);
    m_report = report;
    m_hits += report.hits;
    m_removed += report.removed.size();
    emit stepped(report);
}

void SimulationSession::onTick()
{
    const double elapsed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    m_clock.start();
    int due = m_pacer.stepsDue(elapsed, m_world->stepSettings().dt);
    for (; due > 0 && m_state == State::Running && m_clock.elapsed() < kTickBudget; --due)
        advance();
}

void SimulationSession::setState(State state)
{
    if (std::exchange(m_state, state) == state)
        return;
    if (state == State::Running) {
        const double dt = m_world->stepSettings().dt;
        m_pacer.start(dt);
        m_clock.start();
        m_timer.start(tickInterval(dt));
    } else {
        m_timer.stop();
    }
    emit stateChanged();
}

void SimulationSession::onDocumentChanged(const SceneChange& change)
{
    if (!m_world) {
        m_problem.reset();
        return;
    }
    const bool reset = change.kind == SceneChange::Kind::Reset;
    const bool worldEdited = m_document.scene().world != m_world->settings();
    if (change.kind == SceneChange::Kind::Settings && !worldEdited) {
        takeOverSettings();
        return;
    }
    stop();
    if (!reset)
        emit ended(worldEdited ? tr("The simulation ended because the settings of the world were edited")
                               : tr("The simulation ended because objects of the scene were edited"));
}

void SimulationSession::takeOverSettings()
{
    const Scene& scene = m_document.scene();
    if (scene.step != m_world->stepSettings()) {
        m_world->setStepSettings(scene.step);
        if (m_state == State::Running)
            m_timer.start(tickInterval(scene.step.dt));
    }
    if (scene.broadPhase == m_askedBroadPhase)
        return;
    m_askedBroadPhase = scene.broadPhase;
    m_problem.reset();
    if (scene.broadPhase != m_broadPhase)
        m_problem = m_world->setBroadPhase(scene.broadPhase);
    if (m_problem) {
        emit failed(Problem(*m_problem));
        return;
    }
    m_broadPhase = scene.broadPhase;
    emit worldChanged();
}

} // namespace broadside
