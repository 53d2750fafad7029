#include "editor/session/simulation_session.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {

SimulationSession::SimulationSession(SceneDocument& document, QObject* parent)
    : StepSession(capabilitiesOfSimulation(), parent)
    , m_document(document)
    , m_timer(this)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &SimulationSession::onTick);
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &SimulationSession::makeWhatIsDue);
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
    if (m_world)
        setState(State::Paused);
    if (m_making && isInThePast()) // a shot that nobody sees would lead elsewhere
        takeInputsOf(*m_making);
    leaveMaking();
}

void SimulationSession::stepOnce()
{
    if (!ensureWorld())
        return;
    if (isMaking() && m_state == State::Paused)
        ++m_owed;
    setState(State::Paused);
    if (m_world) // a slot may have stopped it
        advance();
}

void SimulationSession::stepMany(std::uint64_t count)
{
    if (count == 1)
        return stepOnce();
    run(Pace::Fastest);
    if (m_state == State::Running) // a slot may have stopped it
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
    m_sharedScene.reset();
    m_worlds = std::make_shared<WorldShelf>();
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
    leaveMaking();
    m_maker.setTwin(nullptr);
    m_watch = {};
    m_standstill.reset();
    m_cost.reset();
    forgetEdits();
    m_world.reset();
    m_madeFrom = {};
    m_sharedScene.reset();
    m_worlds.reset();
    m_known.clear();
    m_history.reset();
    m_report.reset();
    m_refused.reset();
    m_inputs.clear();
    m_editedInThePast = false;
    m_timer.stop();
    m_toGo = 0;
    m_state = State::Authored;
    emit worldChanged();
    emit stateChanged();
    emit recordedChanged();
}

void SimulationSession::addEdit(SharedEdit edit)
{
    if (!m_world)
        return;
    m_edits.push_back(std::move(edit));
    m_world->preview(*m_edits.back());
    ++m_editCount;
    emit edited();
    beginStepAnew();
}

void SimulationSession::takeBackEdit()
{
    assert(!m_edits.empty());
    m_edits.pop_back();
    showEdits();
    beginStepAnew();
}

void SimulationSession::joinEdits()
{
    assert(m_edits.size() >= 2);
    const SharedEdit later = std::move(m_edits.back());
    m_edits.pop_back();
    m_edits.back() = joined(m_edits.back(), later);
    beginStepAnew();
}

void SimulationSession::showEdits()
{
    const BroadPhaseSettings shown = m_world->broadPhaseSettings();
    m_history->seek(*m_world, m_history->step());
    if (!isInThePast() || m_editedInThePast)
        followDocument();
    if (!m_world) // a slot stopped it
        return;
    for (const SharedEdit& edit : m_edits)
        m_world->preview(*edit);
    ++m_editCount;
    if (m_world->broadPhaseSettings() != shown)
        emit worldChanged();
    emit edited();
}

void SimulationSession::forgetEdits()
{
    m_edits.clear();
    ++m_era;
    ++m_editCount;
    m_undoStack.clear();
}

void SimulationSession::stepBackMany(std::uint64_t count)
{
    if (canStepBack(*this))
        goTo(m_history->step() - std::min(count, m_history->step() - m_history->firstStep()));
}

void SimulationSession::seek(std::uint64_t step)
{
    if (m_history)
        goTo(std::clamp(step, m_history->firstStep(), m_history->lastStep()));
}

void SimulationSession::goTo(std::uint64_t step)
{
    setState(State::Paused);
    leaveMaking();
    const bool leadsElsewhere = m_editedInThePast || !m_edits.empty() || (isInThePast() && !m_inputs.empty());
    if (!m_world || (step == m_history->step() && !leadsElsewhere))
        return; // a slot stopped it, or there is no way to go
    m_history->seek(*m_world, step);
    afterSeek();
}

void SimulationSession::exchangeFuture()
{
    setState(State::Paused);
    leaveMaking();
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
    m_standstill.reset();
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
    beginStepAnew();
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

std::optional<RecordedStep> SimulationSession::at(std::uint64_t step) const
{
    if (!m_history || step < m_history->firstStep() || step > m_history->lastStep())
        return std::nullopt;
    const StepRecord& record = m_history->at(step);
    RecordedStep known{record.report.time, record.mark, &record, {}};
    if (step > 0) // nothing was measured before a step
        known.figures = StepFigures{record.report.funnel, record.report.timings, record.objects};
    return known;
}

std::shared_ptr<const StepSource> SimulationSession::source(StepRange steps) const
{
    if (!m_history)
        return std::make_shared<const RecordedRun>(m_document.scene());
    const bool isSame = m_sharedScene && m_sharedScene->world == m_world->settings() &&
                        m_sharedScene->broadPhase == m_world->broadPhaseSettings() &&
                        m_sharedScene->step == m_world->stepSettings();
    if (!isSame)
        m_sharedScene = std::make_shared<const Scene>(scene());
    return std::make_shared<const RecordedRun>(m_sharedScene, m_history->excerpt(steps), m_worlds);
}

std::optional<StepRange> SimulationSession::droppedFuture() const
{
    return m_history ? m_history->droppedFuture() : std::nullopt;
}

std::uint64_t SimulationSession::hits() const { return m_history ? m_history->at(m_history->step()).allHits : 0; }

std::uint64_t SimulationSession::removed() const { return m_history ? m_history->at(m_history->step()).allRemoved : 0; }

void SimulationSession::setState(State state)
{
    if (std::exchange(m_state, state) == state)
        return;
    if (state != State::Running) {
        m_toGo = 0;
        m_timer.stop();
    } else if (!isMaking()) {
        startTicking();
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
    if (isNoMatterOfObjects(change.kind))
        return;
    if (change.kind == SceneChange::Kind::Settings) {
        onSettingsChanged();
        beginStepAnew();
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
            row && !m_world->edits().takenOut.ids().contains(id) ? &m_world->objects().objectOf(*row) : nullptr;
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
        if (m_state == State::Running && m_pace == Pace::RealTime && !isMaking())
            startTimer();
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
