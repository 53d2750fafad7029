#include "editor/session/jobs/heat_map.h"

#include "editor/document/scene_document.h"

#include <algorithm>
#include <utility>

namespace broadside {

HeatMap::HeatMap(const SceneDocument& document, const StepSession& session, const ShownWorld& shownWorld,
                 QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_shownWorld(shownWorld)
{
    connect(&shownWorld, &ShownWorld::changed, this, &HeatMap::count);
    connect(&session, &StepSession::stateChanged, this, &HeatMap::count);
    const auto forgetWorld = [this] {
        if (!m_session.objects() || !m_session.capabilities().canMakeSteps)
            forget(); // The counted world has been replaced.
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
    m_isStale = false;
    count();
}

bool HeatMap::isWanted() const
{
    const bool isOfNow = m_wish.steps == 1;
    const bool isSeenAnyway = isOfNow && m_wish.quantity == HeatQuantity::Objects;
    return m_isShown && !isSeenAnyway && m_shownWorld.cellTable();
}

HeatMap::Task HeatMap::makeTask() const
{
    Task task;
    task.wish = m_wish;
    if (m_session.capabilities().hasOwnBroadPhase)
        task.broadPhase = m_shownWorld.broadPhaseSettings();
    const StepRange recorded = m_session.recorded();
    const std::uint64_t last = m_session.step();
    task.steps = {last - std::min(m_wish.steps - 1, last - recorded.first), last};
    task.source = m_session.source(task.steps);
    return task;
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
        return; // Counted when it pauses.
    if (m_background.isRunning()) {
        m_isStale = true; // Counted next.
        return;
    }
    m_isStale = false;
    m_progress = 0.0;
    m_background.start(
        [this, task = makeTask()](const std::stop_token& stop, const Background::Post& post) {
            double told = 0.0;
            const auto tell = [&](double share) {
                if (share < told + 0.01)
                    return;
                told = share;
                post([this, share] {
                    m_progress = share;
                    emit progressed();
                });
            };
            return heatOf(*task.source, task.wish.quantity, task.steps.last, task.wish.steps, task.broadPhase, stop,
                          tell);
        },
        [this](StepsHeat result) { take(std::move(result)); });
    emit progressed();
}

void HeatMap::take(StepsHeat counted)
{
    m_heat = std::move(counted.heat);
    m_steps = counted.steps;
    if (m_isStale)
        count();
    emit changed();
}

} // namespace broadside
