#include "editor/session/simulation_session.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace broadside {
namespace {

/// The window must answer between two ticks, however long a step takes.
constexpr qint64 kTickBudget = 25; // milliseconds

/// A little faster than the steps, so that the pacer decides and not the rounding to milliseconds.
int tickInterval(double dt) { return static_cast<int>(std::clamp(dt * 1000.0 - 1.0, 1.0, 1000.0)); }

/// Pushing it forgets what could be redone, and nothing else.
class ForgetRedo final : public QUndoCommand {
public:
    ForgetRedo() { setObsolete(true); }
};

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

void SimulationSession::run(Pace pace)
{
    const bool isNew = std::exchange(m_pace, pace) != pace;
    if (m_state != State::Running && ensureWorld())
        setState(State::Running);
    else if (m_state == State::Running && isNew)
        startTicking();
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
    m_madeFrom = scene;
    m_world.emplace(std::move(*world));
    m_history.emplace(*m_world, m_memory);
    m_state = State::Paused; // announced together with the world
    emit worldChanged();
    emit stateChanged();
    return m_world.has_value();
}

void SimulationSession::dropWorld()
{
    if (!m_world)
        return;
    forgetEdits();
    m_world.reset();
    m_madeFrom = {};
    m_known.clear();
    m_history.reset();
    m_report.reset();
    m_refused.reset();
    m_inputs.clear();
    m_editedInThePast = false;
    m_timer.stop();
    m_state = State::Authored;
    emit worldChanged();
    emit stateChanged();
    emit recordedChanged();
}

void SimulationSession::advance()
{
    emit aboutToStep();
    if (!m_world) // a slot stopped it
        return;
    if (isInThePast() && !leadsToAnotherFuture())
        repeatNext();
    else
        makeNext();
}

void SimulationSession::repeatNext()
{
    forgetEdits();
    m_history->seek(*m_world, m_history->step() + 1);
    // Copies for the slots: any of them may stop the simulation, and with it what is kept here.
    const StepReport report = m_history->report(*m_world);
    m_report = report;
    emit stepped(report);
    if (m_world && !isInThePast())
        followDocument(); // whose settings are those of the step to come
}

void SimulationSession::makeNext()
{
    putWhereItStood();
    if (!m_world) // a slot stopped it
        return;
    const std::vector<Input> inputs = takeInputs();
    m_editedInThePast = false;
    const bool forks = isInThePast();
    const StepReport report = m_world->step(inputs);
    m_history->record(*m_world, report, inputs);
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
}

/// A step that gets edits begins without them: what shows them is not recorded.
void SimulationSession::putWhereItStood()
{
    if (!m_edits.empty())
        m_history->seek(*m_world, m_history->step());
    if (!m_edits.empty() || isInThePast())
        followDocument();
}

std::vector<Input> SimulationSession::takeInputs()
{
    std::vector<Input> inputs;
    for (EditInput& edit : m_edits)
        inputs.emplace_back(std::move(edit));
    inputs.insert(inputs.end(), m_inputs.begin(), m_inputs.end());
    m_edits.clear();
    m_inputs.clear();
    ++m_era;
    if (m_undoStack.canRedo()) // what it would put in again may have got another's id by then
    {
        m_undoStack.push(new ForgetRedo);
        emit redoForgotten(); // the stack itself does not say so
    }
    return inputs;
}

void SimulationSession::addEdit(EditInput edit)
{
    if (!m_world)
        return;
    m_edits.push_back(std::move(edit));
    m_world->preview(m_edits.back());
    ++m_editCount;
    emit edited();
}

void SimulationSession::takeBackEdit()
{
    assert(!m_edits.empty());
    m_edits.pop_back();
    showEdits();
}

void SimulationSession::joinEdits()
{
    assert(m_edits.size() >= 2);
    EditInput later = std::move(m_edits.back());
    m_edits.pop_back();
    join(m_edits.back(), later);
}

void SimulationSession::showEdits()
{
    m_history->seek(*m_world, m_history->step());
    if (!isInThePast() || m_editedInThePast)
        followDocument();
    if (!m_world) // a slot stopped it
        return;
    for (const EditInput& edit : m_edits)
        m_world->preview(edit);
    ++m_editCount;
    emit edited();
}

void SimulationSession::forgetEdits()
{
    m_edits.clear();
    ++m_era;
    ++m_editCount;
    m_undoStack.clear();
}

void SimulationSession::stepBack()
{
    if (canStepBack())
        goTo(m_history->step() - 1);
}

void SimulationSession::seek(std::uint64_t step)
{
    if (m_history)
        goTo(std::clamp(step, m_history->firstStep(), m_history->lastStep()));
}

void SimulationSession::seekFirst() { seek(recorded().first); }

void SimulationSession::seekLast() { seek(recorded().last); }

void SimulationSession::goTo(std::uint64_t step)
{
    setState(State::Paused);
    if (!m_world || (step == m_history->step() && !m_editedInThePast && m_edits.empty()))
        return; // a slot stopped it, or there is no way to go
    m_history->seek(*m_world, step);
    afterSeek();
}

void SimulationSession::exchangeFuture()
{
    setState(State::Paused);
    if (!m_history || !m_history->droppedFuture())
        return;
    m_history->exchangeFuture(*m_world);
    afterSeek();
    emit recordedChanged();
}

void SimulationSession::afterSeek()
{
    m_inputs.clear();
    forgetEdits();
    m_editedInThePast = false;
    m_askedAtSeek = asked();
    m_report.reset();
    if (m_history->step() > 0)
        m_report = m_history->report(*m_world);
    emit sought();
    if (m_world && !isInThePast())
        followDocument();
}

void SimulationSession::setMemory(std::uint64_t bytes)
{
    m_memory = bytes;
    if (!m_history)
        return;
    m_history->setBudget(bytes);
    emit recordedChanged();
}

SimulationSession::Asked SimulationSession::asked() const
{
    const Scene& scene = m_document.scene();
    return {scene.world, scene.broadPhase, scene.step};
}

Scene SimulationSession::scene() const
{
    if (!m_world)
        return m_document.scene();
    Scene scene = m_madeFrom;
    scene.world = m_world->settings();
    scene.broadPhase = m_world->broadPhaseSettings();
    scene.step = m_world->stepSettings();
    return scene;
}

StepRange SimulationSession::recorded() const
{
    return m_history ? StepRange{m_history->firstStep(), m_history->lastStep()} : StepRange{};
}

bool SimulationSession::canStepBack() const { return m_history && m_history->step() > m_history->firstStep(); }

std::optional<StepRange> SimulationSession::droppedFuture() const
{
    return m_history ? m_history->droppedFuture() : std::nullopt;
}

std::uint64_t SimulationSession::hits() const { return m_history ? m_history->at(m_history->step()).allHits : 0; }

std::uint64_t SimulationSession::removed() const { return m_history ? m_history->at(m_history->step()).allRemoved : 0; }

int SimulationSession::stepsDue()
{
    const double elapsed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    return m_pace == Pace::Fastest ? std::numeric_limits<int>::max()
                                   : m_pacer.stepsDue(elapsed, m_world->stepSettings().dt);
}

void SimulationSession::onTick()
{
    int due = stepsDue();
    m_clock.start();
    for (; due > 0 && m_state == State::Running && m_clock.elapsed() < kTickBudget; --due)
        advance();
}

void SimulationSession::setState(State state)
{
    if (std::exchange(m_state, state) == state)
        return;
    if (state == State::Running)
        startTicking();
    else
        m_timer.stop();
    emit stateChanged();
}

void SimulationSession::startTicking()
{
    const double dt = m_world->stepSettings().dt;
    m_pacer.start(dt);
    m_clock.start();
    m_timer.start(m_pace == Pace::Fastest ? 0 : tickInterval(dt));
}

void SimulationSession::onDocumentChanged(const SceneChange& change)
{
    if (!m_world) {
        m_problem.reset();
        return;
    }
    const bool reset = change.kind == SceneChange::Kind::Reset;
    if (change.kind == SceneChange::Kind::Settings) {
        onSettingsChanged();
        return;
    }
    if (isMatterOfTheWorld(change))
        return;
    stop();
    if (!reset)
        emit ended(tr("The simulation ended because objects of the scene were edited"));
}

/// Whether the document says nothing new: what the world has, was made from, or has given to the document before.
bool SimulationSession::isMatterOfTheWorld(const SceneChange& change)
{
    using Kind = SceneChange::Kind;
    if (change.kind == Kind::Reset || change.kind == Kind::Settings)
        return false;
    const auto same = [](const SceneObject* a, const SceneObject* b) {
        return a == b || (a && b && sameContent(*a, *b));
    };
    const bool isKnown = std::ranges::all_of(change.objects, [&](ObjectId id) {
        const SceneObject* object = m_document.scene().find(id);
        const auto row = m_world->objects().rowOf(id);
        const SceneObject* now =
            row && !m_world->takenOut().contains(id) ? &m_world->objects().objectOf(*row) : nullptr;
        if (same(object, now) || same(object, m_madeFrom.find(id)))
            return true;
        const auto [first, last] = m_known.equal_range(id);
        return std::any_of(first, last, [&](const auto& known) { return same(object, known.second.get()); });
    });
    if (isKnown)
        for (const ObjectId id : change.objects)
            m_known.emplace(id, m_document.scene().pointerTo(id));
    return isKnown;
}

/// In the past they are an input of the next step, which will lead elsewhere, unless they are what they were again.
void SimulationSession::onSettingsChanged()
{
    if (isInThePast()) {
        if (asked() == m_askedAtSeek) {
            m_editedInThePast = false;
            m_problem.reset();
            m_refused.reset();
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
    const Scene& scene = m_document.scene();
    if (scene.step != m_world->stepSettings()) {
        m_world->setStepSettings(scene.step);
        if (m_state == State::Running && m_pace == Pace::RealTime)
            m_timer.start(tickInterval(scene.step.dt));
    }
    Asked space = asked();
    space.step = {}; // a time step is never refused
    if (scene.world == m_world->settings() && scene.broadPhase == m_world->broadPhaseSettings()) {
        m_problem.reset();
        m_refused.reset();
        return;
    }
    const bool isKnown = space == m_refused;
    if (!isKnown) {
        m_refused.reset();
        m_problem = m_world->setSettings(scene.world, scene.broadPhase);
    }
    if (m_problem) {
        m_refused = space;
        if (!isKnown)
            emit failed(Problem(*m_problem));
        const bool isSame = m_world && scene.world == m_world->settings();
        if (!m_world || isSame || m_world->setSettings(scene.world, BroadPhaseSettings(m_world->broadPhaseSettings())))
            return; // a slot stopped it, or nothing of it can be
    }
    emit worldChanged();
}

} // namespace broadside
