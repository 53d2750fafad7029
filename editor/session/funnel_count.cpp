#include "editor/session/funnel_count.h"

namespace broadside {

void FunnelCount::know(const Funnel& funnel)
{
    m_background.cancel();
    m_funnel = funnel;
}

void FunnelCount::forget()
{
    m_background.cancel();
    m_funnel.reset();
}

/// What a textbook algorithm hands out depends on what became of the objects since they were put in: it is asked
/// itself. Its cost is not that of brute force.
const Funnel* FunnelCount::of(const ObjectTable& objects, const BroadPhase& broadPhase,
                              const BroadPhaseSettings& settings, const WorldSettings& world)
{
    const bool isTextbook = !infoOf(settings.algorithm).faults.empty();
    if (!m_funnel && (isTextbook || objects.presentCount() < m_largeFrom))
        m_funnel = funnelPairs(objects, broadPhase).funnel;
    if (m_funnel)
        return &*m_funnel;
    if (m_background.isRunning())
        return nullptr;
    m_background.start(
        [table = objects, settings, width = world.width, height = world.height](const std::stop_token& stop,
                                                                                const Background::Post&) {
            const auto own = *makeBroadPhase(settings, width, height); // as it was made before
            addAll(table, *own);
            own->update();
            return funnelPairs(table, *own, stop).funnel;
        },
        [this](const Funnel& funnel) {
            m_funnel = funnel;
            emit counted();
        });
    return nullptr;
}

} // namespace broadside
