#include "editor/session/jobs/approach_search.h"

#include "core/trace/recording_work.h"

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

/// Whether what was searched is the beginning of what is recorded now, and the answer still among it.
bool ApproachSearch::isContinued() const
{
    const StepRange recorded = m_session.recorded();
    return m_searched && m_searched->pins == m_focus.pins() && m_searched->last <= recorded.last &&
           m_searched->last >= recorded.first && m_session.markOf(m_searched->last) == m_searched->mark &&
           (!m_searched->nearest || m_searched->nearest->step >= recorded.first);
}

void ApproachSearch::update()
{
    const ObjectTable* objects = m_session.objects();
    const Focus::Pins pins = m_focus.pins();
    const auto a = objects ? objects->rowOf(pins[0]) : std::nullopt;
    const auto b = objects ? objects->rowOf(pins[1]) : std::nullopt;
    if (!a || !b) {
        m_background.cancel();
        m_searched.reset();
        return;
    }
    if (m_background.isRunning() && m_running == pins)
        return; // what has come since is searched next
    if (!isContinued())
        m_searched.reset();
    const StepRange recorded = m_session.recorded();
    const StepRange steps{m_searched ? m_searched->last + 1 : recorded.first, recorded.last};
    if (steps.first > steps.last)
        return;
    m_running = pins;
    Searched searched{pins, steps.last, m_session.markOf(steps.last), m_searched ? m_searched->nearest : std::nullopt};
    m_background.start(
        [search = searchIn(steps, *a, *b), searched](const std::stop_token& stop, const Background::Post&) mutable {
            const auto nearest = search(stop);
            if (nearest && (!searched.nearest || nearest->distance < searched.nearest->distance))
                searched.nearest = nearest;
            return searched;
        },
        [this](Searched result) { take(std::move(result)); });
}

std::function<std::optional<NearestApproach>(const std::stop_token&)>
ApproachSearch::searchIn(StepRange steps, ObjectIndex a, ObjectIndex b) const
{
    if (const auto recording = m_session.recording())
        return [recording, steps, ids = m_focus.pins()](const std::stop_token& stop) {
            return trace::nearestApproach(*recording, steps, ids[0], ids[1], stop);
        };
    return [history = *m_session.history(), steps, first = approacherOf(*m_session.world(), a),
            second = approacherOf(*m_session.world(), b)](const std::stop_token& stop) {
        return nearestApproach(history, steps, first, second, stop);
    };
}

void ApproachSearch::take(Searched searched)
{
    m_searched = std::move(searched);
    if (!m_session.objects() || !isContinued())
        m_searched.reset();
    emit found();
}

} // namespace broadside
