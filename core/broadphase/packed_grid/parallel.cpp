#include "core/broadphase/packed_grid/parallel.h"

#include <algorithm>
#include <stop_token>
#include <system_error>

namespace broadside::packed {

Crew::~Crew()
{
    for (std::jthread& helper : m_helpers)
        helper.request_stop(); // all at once; the threads themselves join them one by one
}

void Crew::run(const Job& job)
{
    const unsigned workers = std::min(job.workers, job.pieces);
    if (workers <= 1) {
        for (unsigned piece = 0; piece < job.pieces; ++piece)
            job.call(job.work, piece, 0);
        return;
    }
    callHelpers(workers);
    {
        const std::scoped_lock lock(m_mutex);
        m_job = job;
        m_nextPiece = 0;
        ++m_jobCount;
    }
    m_called.notify_all();
    takePieces(job, 0);
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [this] { return m_helping == 0; });
}

void Crew::callHelpers(unsigned workers)
{
    try {
        while (m_helpers.size() + 1 < workers)
            m_helpers.emplace_back([this, worker = static_cast<unsigned>(m_helpers.size()) +
                                                   1](const std::stop_token& stop) { help(stop, worker); });
    } catch (const std::system_error&) {
        // The system has no thread left: those that are there do it.
    }
}

void Crew::takePieces(const Job& job, unsigned worker)
{
    std::unique_lock lock(m_mutex);
    while (m_nextPiece < job.pieces) {
        const unsigned piece = m_nextPiece++;
        lock.unlock();
        job.call(job.work, piece, worker);
        lock.lock();
    }
}

void Crew::help(const std::stop_token& stop, unsigned worker)
{
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    while (m_called.wait(lock, stop, [&] { return m_jobCount != seen; })) {
        seen = m_jobCount;
        const Job job = m_job;
        if (worker >= job.workers || m_nextPiece >= job.pieces)
            continue;
        ++m_helping;
        lock.unlock();
        takePieces(job, worker);
        lock.lock();
        if (--m_helping == 0)
            m_finished.notify_one();
    }
}

} // namespace broadside::packed
