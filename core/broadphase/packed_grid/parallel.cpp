#include "core/broadphase/packed_grid/parallel.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>
#include <utility>

namespace broadside::packed {
namespace {

using Clock = std::chrono::steady_clock;

/// How long a waiting thread stays awake: about twice the cost of waking it.
constexpr std::chrono::microseconds kAwake{50};
/// The same for a helper whose last job came within this time, because then the next one probably does, too.
constexpr std::chrono::microseconds kLongAwake{500};

/// Whether the condition becomes true within this time. Meanwhile other threads get the processor.
template<class Condition>
bool becomesTrueSoon(Clock::duration time, Condition&& condition)
{
    for (const Clock::time_point end = Clock::now() + time; Clock::now() < end; std::this_thread::yield())
        if (condition())
            return true;
    return false;
}

} // namespace

unsigned usualThreads() noexcept
{
    constexpr unsigned kMost = 8;
    return std::clamp(std::thread::hardware_concurrency(), 1U, kMost);
}

Crew::~Crew()
{
    for (std::jthread& helper : m_helpers)
        helper.request_stop(); // to all first; their destructors join them one by one
}

void Crew::run(const Job& job, unsigned workers, unsigned pieces)
{
    workers = std::min(workers, pieces);
    if (workers <= 1 || pieces > kMostPieces || m_busy.exchange(true, std::memory_order_acquire)) {
        for (unsigned piece = 0; piece < pieces; ++piece)
            job.call(job.work, piece, 0);
        return;
    }
    startHelpers(workers);
    m_job = job;
    m_pendingPieces.store(pieces, std::memory_order_relaxed);
    m_rest.store(Rest{workers, 0, static_cast<std::uint16_t>(pieces)});
    wakeHelpers();
    takePieces(0);
    waitForOthers();
    const std::exception_ptr failure = std::exchange(m_failure, nullptr);
    m_busy.store(false, std::memory_order_release);
    if (failure)
        std::rethrow_exception(failure);
}

void Crew::startHelpers(unsigned workers)
{
    try {
        while (m_helpers.size() + 1 < workers)
            m_helpers.emplace_back([this, worker = static_cast<unsigned>(m_helpers.size()) +
                                                   1](const std::stop_token& stop) { help(stop, worker); });
    } catch (const std::system_error&) {
        // The system has no more threads: the existing ones do the work.
    } catch (const std::bad_alloc&) {
        // There is no memory for one more.
    }
}

// A thread that falls asleep first counts itself and then looks for work once more; here the order is reversed. So at
// least one of the two sees the other.
void Crew::wakeHelpers()
{
    if (m_asleep.load() == 0)
        return;
    {
        const std::scoped_lock lock(m_mutex);
    }
    m_called.notify_all();
}

bool Crew::hasWorkFor(unsigned worker) const noexcept
{
    const Rest rest = m_rest.load();
    return rest.next < rest.end && worker < rest.workers;
}

bool Crew::takePiece(unsigned worker, unsigned& piece) noexcept
{
    Rest rest = m_rest.load();
    while (rest.next < rest.end && worker < rest.workers) {
        Rest less = rest;
        piece = worker == 0 ? less.next++ : --less.end;
        if (m_rest.compare_exchange_weak(rest, less))
            return true;
    }
    return false;
}

void Crew::takePieces(unsigned worker)
{
    for (unsigned piece = 0; takePiece(worker, piece);) {
        doPiece(piece, worker);
        if (m_pendingPieces.fetch_sub(1) == 1 && worker != 0) {
            {
                const std::scoped_lock lock(m_mutex);
            }
            m_finished.notify_one();
        }
    }
}

// A failed piece counts as done. Its exception is thrown later, because other threads still use data of the caller.
void Crew::doPiece(unsigned piece, unsigned worker) noexcept
{
    try {
        m_job.call(m_job.work, piece, worker);
    } catch (...) {
        const std::scoped_lock lock(m_mutex);
        if (!m_failure)
            m_failure = std::current_exception();
    }
}

void Crew::waitForOthers()
{
    const auto done = [this] { return m_pendingPieces.load() == 0; };
    if (done() || becomesTrueSoon(kAwake, done))
        return;
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, done);
}

void Crew::help(const std::stop_token& stop, unsigned worker)
{
    const auto called = [&] { return hasWorkFor(worker); };
    Clock::duration awake = kAwake;
    while (!stop.stop_requested()) {
        takePieces(worker);
        const Clock::time_point idleSince = Clock::now();
        if (becomesTrueSoon(awake, [&] { return called() || stop.stop_requested(); }))
            continue;
        std::unique_lock lock(m_mutex);
        ++m_asleep;
        m_called.wait(lock, stop, called);
        --m_asleep;
        awake = Clock::now() - idleSince < kLongAwake ? kLongAwake : kAwake;
    }
}

} // namespace broadside::packed
