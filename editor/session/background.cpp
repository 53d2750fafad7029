#include "editor/session/background.h"

namespace broadside {

Background::~Background()
{
    for (Runner& runner : m_runners) // all at once; each jthread then joins
        runner.thread.request_stop();
}

void Background::cancel()
{
    ++m_job;
    m_isRunning = false;
    for (Runner& runner : m_runners)
        runner.thread.request_stop();
}

bool Background::end(quint64 job)
{
    std::erase_if(m_runners, [job](const Runner& runner) { return runner.job == job; });
    if (job != m_job)
        return false;
    m_isRunning = false;
    return true;
}

} // namespace broadside
