#include "editor/session/approach_search.h"

#include <utility>

namespace broadside {

ApproachSearch::ApproachSearch(const SimulationSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{}

std::optional<NearestApproach> ApproachSearch::nearest() const
{
    const bool isCurrent = m_session.history() && m_searched && m_searched->pins == m_focus.pins();
    return isCurrent ? m_searched->nearest : std::nullopt;
}

/// Whether what was searched is the beginning of what is recorded now, and the answer still among it.
bool ApproachSearch::isContinued() const
{
    const History& history = *m_session.history();
    return m_searched && m_searched->pins == m_focus.pins() && m_searched->last <= history.lastStep() &&
           m_searched->last >= history.firstStep() && history.at(m_searched->last).mark == m_searched->mark &&
           (!m_searched->nearest || m_searched->nearest->step >= history.firstStep());
}

void ApproachSearch::update()
{
    const World* world = m_session.world();
    const Focus::Pins pins = m_focus.pins();
    const auto a = world ? world->objects().rowOf(pins[0]) : std::nullopt;
    const auto b = world ? world->objects().rowOf(pins[1]) : std::nullopt;
    if (!a || !b) {
        m_background.cancel();
        m_searched.reset();
        return;
    }
    if (m_background.isRunning() && m_running == pins)
        return; // what has come since is searched next
    const History& history = *m_session.history();
    if (!isContinued())
        m_searched.reset();
    const StepRange steps{m_searched ? m_searched->last + 1 : history.firstStep(), history.lastStep()};
    if (steps.first > steps.last)
        return;
    m_running = pins;
    Searched searched{pins, steps.last, history.at(steps.last).mark, m_searched ? m_searched->nearest : std::nullopt};
    m_background.start(
        [history, steps, who = std::pair{approacherOf(*world, *a), approacherOf(*world, *b)},
         searched](const std::stop_token& stop, const Background::Post&) mutable {
            const auto nearest = nearestApproach(history, steps, who.first, who.second, stop);
            if (nearest && (!searched.nearest || nearest->distance < searched.nearest->distance))
                searched.nearest = nearest;
            return searched;
        },
        [this](Searched result) { take(std::move(result)); });
}

void ApproachSearch::take(Searched searched)
{
    m_searched = std::move(searched);
    if (!m_session.history() || !isContinued())
        m_searched.reset();
    emit found();
}

} // namespace broadside
