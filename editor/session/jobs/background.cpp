#include "editor/session/jobs/background.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <sys/resource.h>

namespace broadside {

void Background::stepBack() noexcept
{
    // The work gets about a quarter of a processor that the GUI thread also needs. With less, it would hardly get on
    // while other programs are busy, and the user often waits for it.
    constexpr int kNice = 5;
    // In Linux each thread has its own value, and new threads inherit it. On failure the work keeps normal priority.
    setpriority(PRIO_PROCESS, 0, kNice);
}

void Background::hand(std::function<void()> what)
{
    {
        const std::lock_guard lock(m_handing);
        m_handed.push_back(std::move(what));
    }
    QCoreApplication::postEvent(this, new QEvent(QEvent::User)); // One event for each call.
}

void Background::customEvent(QEvent*)
{
    std::unique_lock lock(m_handing);
    const std::function<void()> what = std::move(m_handed.front());
    m_handed.pop_front();
    lock.unlock();
    what();
}

Background::~Background()
{
    for (Runner& runner : m_runners) // All at once; the destructor of each jthread then joins.
        runner.thread.request_stop();
}

void Background::cancel()
{
    ++m_job;
    m_isRunning = false;
    for (Runner& runner : m_runners)
        runner.thread.request_stop();
}

void Background::failed(const std::function<void()>& fail)
{
    if (!fail)
        throw std::bad_alloc();
    fail();
}

bool Background::end(quint64 job)
{
    // The thread only has to free its data. That takes time, and even longer at low priority, so do not wait for it.
    const auto ended = std::ranges::find(m_runners, job, &Runner::job);
    ended->thread.detach();
    m_runners.erase(ended);
    if (job != m_job)
        return false;
    m_isRunning = false;
    return true;
}

} // namespace broadside
