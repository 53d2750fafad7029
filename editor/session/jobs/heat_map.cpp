#include "editor/session/jobs/heat_map.h"

#include "core/trace/recording_work.h"
#include "editor/document/scene_document.h"

#include <algorithm>
#include <utility>

namespace broadside {

HeatMap::HeatMap(const SceneDocument& document, const StepSession& session, const Stage& stage, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_stage(stage)
{
    connect(&stage, &Stage::changed, this, &HeatMap::count);
    connect(&session, &StepSession::stateChanged, this, &HeatMap::count);
    const auto forgetWorld = [this] {
        if (!m_session.world())
            forget(); // the world that was counted in is another now
    };
    connect(&document, &SceneDocument::changed, this, forgetWorld);
    connect(&session, &StepSession::worldChanged, this, forgetWorld);
}

void HeatMap::setShown(bool shown)
{
    if (std::exchange(m_isShown, shown) != shown)
        count();
}

void HeatMap::setWish(const HeatWish& wish)
{
    if (std::exchange(m_wish, wish) == wish)
        return;
    m_background.cancel();
    m_heat.reset();
    count();
    emit changed();
}

void HeatMap::forget()
{
    m_background.cancel();
    m_world.reset();
    m_isStale = false;
    count();
}

bool HeatMap::isWanted() const
{
    const bool isOfNow = m_wish.steps == 1;
    const bool isSeenAnyway = isOfNow && m_wish.quantity == HeatQuantity::Objects;
    return m_isShown && !isSeenAnyway && m_stage.cellTable();
}

HeatMap::Task HeatMap::makeTask()
{
    Task task;
    task.wish = m_wish;
    task.broadPhase = m_stage.broadPhaseSettings();
    task.recording = m_session.recording();
    if (task.recording) {
        task.steps = {m_session.step(), m_session.step()};
        return task;
    }
    if (!m_session.history())
        m_world.reset(); // it may stand anywhere
    task.world = std::move(m_world);
    if (!task.world)
        task.scene = m_session.scene();
    if (const History* history = m_session.history()) {
        const std::uint64_t last = history->step();
        const std::uint64_t before = std::min(m_wish.steps - 1, last);
        task.steps = {std::max(history->firstStep(), last - before), last};
        task.record = history->excerpt(task.steps);
    }
    return task;
}

HeatMap::Counted HeatMap::counted(Task task, const std::stop_token& stop, const std::function<void(double)>& tell)
{
    Counted result{task.wish, task.steps, {}, {}};
    if (task.recording) {
        result.heat = trace::heatOf(*task.recording, task.wish.quantity, task.steps.last, task.wish.steps, result.steps,
                                    stop, tell);
        return result;
    }
    if (!task.world) {
        auto world = World::fromScene(*task.scene);
        if (!world)
            return result; // the panel says why there is no broad phase
        task.world = std::make_shared<World>(std::move(*world));
    }
    World& world = *task.world;
    CellHeatMeter meter(task.wish.quantity);
    const double steps = static_cast<double>(task.steps.last - task.steps.first + 1);
    // Backwards: the cells are those of now.
    for (std::uint64_t left = task.steps.last - task.steps.first + 1; left > 0 && !stop.stop_requested(); --left) {
        const std::uint64_t step = task.steps.first + left - 1;
        if (task.record)
            task.record->seek(world, step);
        if (step == task.steps.last && world.broadPhaseSettings() != task.broadPhase &&
            world.setBroadPhase(task.broadPhase))
            break;
        if (world.broadPhaseSettings() == task.broadPhase && meter.add(world.objects(), world.broadPhase()))
            result.steps.first = step;
        tell(1.0 - static_cast<double>(left - 1) / steps);
    }
    result.heat = meter.heat();
    result.world = std::move(task.world);
    return result;
}

void HeatMap::count()
{
    if (!isWanted()) {
        m_background.cancel();
        if (std::exchange(m_heat, std::nullopt))
            emit changed();
        return;
    }
    if (m_wish.steps > 1 && m_session.state() == StepSession::State::Running)
        return; // when it pauses
    if (m_background.isRunning()) {
        m_isStale = true; // next
        return;
    }
    m_isStale = false;
    m_progress = 0.0;
    m_background.start(
        [this, task = makeTask()](const std::stop_token& stop, const Background::Post& post) mutable {
            double told = 0.0;
            return counted(std::move(task), stop, [&](double share) {
                if (share < told + 0.01)
                    return;
                told = share;
                post([this, share] {
                    m_progress = share;
                    emit progressed();
                });
            });
        },
        [this](Counted result) { take(std::move(result)); });
    emit progressed();
}

void HeatMap::take(Counted counted)
{
    m_heat = std::move(counted.heat);
    m_steps = counted.steps;
    m_world = std::move(counted.world);
    if (m_isStale)
        count();
    emit changed();
}

} // namespace broadside
