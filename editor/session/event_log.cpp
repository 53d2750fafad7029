#include "editor/session/event_log.h"

#include <algorithm>

namespace broadside {

EventLog::EventLog(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void EventLog::follow()
{
    const History* history = m_session.history();
    const bool continues = history && m_last && *m_last >= history->firstStep() && *m_last <= history->lastStep() &&
                           history->at(*m_last).mark == m_mark && history->firstStep() == m_first;
    if (!continues) {
        m_generation += m_entries.empty() ? 0U : 1U;
        m_entries.clear();
        m_last.reset();
    }
    if (!history)
        return;
    m_first = history->firstStep();
    for (std::uint64_t step = m_last ? *m_last + 1 : m_first; step <= history->lastStep(); ++step)
        for (const StepEvent& event : history->at(step).report.events)
            m_entries.push_back({step, event});
    m_last = history->lastStep();
    m_mark = history->at(*m_last).mark;
}

} // namespace broadside
