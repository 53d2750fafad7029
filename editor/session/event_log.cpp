#include "editor/session/event_log.h"

#include <algorithm>

namespace broadside {

EventLog::EventLog(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void EventLog::follow()
{
    const bool hasSteps = m_session.objects() && m_session.capabilities().hasEvents;
    const StepRange recorded = m_session.recorded();
    const auto last = hasSteps && m_last ? m_session.at(*m_last) : std::nullopt;
    if (!last || last->mark != m_mark || recorded.first != m_first) {
        m_generation += m_entries.empty() ? 0U : 1U;
        m_entries.clear();
        m_last.reset();
    }
    if (!hasSteps)
        return;
    m_first = recorded.first;
    for (std::uint64_t step = m_last ? *m_last + 1 : m_first; step <= recorded.last; ++step)
        for (const StepEvent& event : m_session.at(step)->record->report.events)
            m_entries.push_back({step, event});
    m_last = recorded.last;
    m_mark = markOf(m_session, recorded.last);
}

} // namespace broadside
