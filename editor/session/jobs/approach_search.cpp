#include "editor/session/jobs/approach_search.h"

#include <utility>

namespace broadside {

ApproachSearch::ApproachSearch(const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{}

std::optional<NearestApproach> ApproachSearch::nearest() const
{
    const bool isCurrent = m_session.objects() && m_searched && m_searched->pins == m_focus.pins();
    return isCurrent ? m_searched->nearest : std::nullopt;
}

/// Whether the searched steps are still the beginning of the recorded ones, and include the answer.
bool ApproachSearch::isContinued() const
{
    const StepRange recorded = m_session.recorded();
    return m_searched && m_searched->pins == m_focus.pins() && m_searched->last <= recorded.last &&
           m_searched->last >= recorded.first && markOf(m_session, m_searched->last) == m_searched->mark &&
           (!m_searched->nearest || m_searched->nearest->step >= recorded.first);
}

void ApproachSearch::update()
{
    const ObjectTable* objects = m_session.objects();
    const Focus::Pins pins = m_focus.pins();
    if (!objects || !objects->rowOf(pins[0]) || !objects->rowOf(pins[1])) {
        m_background.cancel();
        m_searched.reset();
        return;
    }
    if (m_background.isRunning() && m_running == pins)
        return; // New steps are searched next.
    if (!isContinued())
        m_searched.reset();
    const StepRange recorded = m_session.recorded();
    const StepRange steps{m_searched ? m_searched->last + 1 : recorded.first, recorded.last};
    if (steps.first > steps.last)
        return;
    m_running = pins;
    Searched searched{pins, steps.last, markOf(m_session, steps.last), m_searched ? m_searched->nearest : std::nullopt};
    m_background.start(
        [source = m_session.source(steps), steps, searched](const std::stop_token& stop,
                                                            const Background::Post&) mutable {
            const auto nearest = nearestApproach(*source, steps, searched.pins[0], searched.pins[1], stop);
            if (nearest && (!searched.nearest || nearest->distance < searched.nearest->distance))
                searched.nearest = nearest;
            return searched;
        },
        [this](Searched result) { take(std::move(result)); });
}

void ApproachSearch::take(Searched searched)
{
    m_searched = std::move(searched);
    if (!m_session.objects() || !isContinued())
        m_searched.reset();
    emit found();
}

} // namespace broadside
