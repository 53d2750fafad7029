#include "editor/session/jobs/funnel_count.h"

#include <memory>

namespace broadside {

FunnelCount::FunnelCount(Counter counter, QObject* parent)
    : QObject(parent)
    , m_counter(counter ? std::move(counter)
                        : [](const ObjectTable& objects, const BroadPhase& broadPhase, const std::stop_token& stop) {
                              return funnelPairs(objects, broadPhase, stop).funnel;
                          })
{}

void FunnelCount::know(const Funnel& funnel)
{
    m_background.cancel();
    m_funnel = funnel;
    m_fits = true;
}

void FunnelCount::forget()
{
    m_background.cancel();
    m_funnel.reset();
    m_fits = true;
}

const Funnel* FunnelCount::of(const ObjectTable& objects, const BroadPhase& broadPhase,
                              const BroadPhaseSettings& settings, const WorldSettings& world)
{
    if (!m_funnel && objects.presentCount() < m_largeFrom)
        m_funnel = m_counter(objects, broadPhase, {});
    if (m_funnel)
        return &*m_funnel;
    if (m_background.isRunning() || !m_fits)
        return nullptr;
    m_background.start(
        [counter = m_counter, table = objects, settings, width = world.width, height = world.height,
         copy = std::shared_ptr<const BroadPhase>(broadPhase.copy())](const std::stop_token& stop,
                                                                      const Background::Post&) {
            if (copy)
                return counter(table, *copy, stop);
            const auto own = *makeBroadPhase(settings, width, height); // Cannot fail: was made so before.
            addAll(table, *own);
            own->update();
            return counter(table, *own, stop);
        },
        [this](const Funnel& funnel) {
            m_funnel = funnel;
            emit counted();
        },
        [this] {
            m_fits = false;
            emit counted();
        });
    return nullptr;
}

} // namespace broadside
