#include "editor/session/jobs/funnel_count.h"

#include "core/broadphase/textbook/textbook_grid.h"

#include <memory>

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

const Funnel* FunnelCount::of(const ObjectTable& objects, const BroadPhase& broadPhase,
                              const BroadPhaseSettings& settings, const WorldSettings& world)
{
    if (!m_funnel && objects.presentCount() < m_largeFrom)
        m_funnel = funnelPairs(objects, broadPhase).funnel;
    if (m_funnel)
        return &*m_funnel;
    if (m_background.isRunning())
        return nullptr;
    // What a textbook algorithm hands out depends on what became of the objects since they were put in.
    const auto* textbook = dynamic_cast<const TextbookGrid*>(&broadPhase);
    m_background.start(
        [table = objects, settings, width = world.width, height = world.height,
         copy = std::shared_ptr<const BroadPhase>(textbook ? textbook->copy() : nullptr)](const std::stop_token& stop,
                                                                                          const Background::Post&) {
            if (copy)
                return funnelPairs(table, *copy, stop).funnel;
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
