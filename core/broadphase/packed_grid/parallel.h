#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <vector>

namespace broadside::packed {

/// With fewer boxes than this, one more thread costs more than it gains.
inline constexpr std::uint32_t kBoxesPerThread = 20'000;

/// The first of `count` items in piece number `piece` of `pieces`; piece + 1 gives the end.
[[nodiscard]] constexpr std::uint32_t firstOfPiece(std::uint32_t count, unsigned piece, unsigned pieces) noexcept
{
    return static_cast<std::uint32_t>(std::uint64_t{count} * piece / pieces);
}

/// The number of threads for a crew whose caller gives none: one for each processor, at most 8.
[[nodiscard]] unsigned usualThreads() noexcept;

/// Pieces for `count` items, of which each piece should have at least `least`: several for each thread, because some
/// take longer; one if one thread does the work.
[[nodiscard]] constexpr unsigned piecesFor(std::size_t count, std::size_t least, unsigned threads) noexcept
{
    if (threads <= 1 || count < 2 * least)
        return 1;
    return static_cast<unsigned>(std::min<std::size_t>(count / least, std::size_t{4} * threads));
}

/// Threads that help the calling thread with work that is divided into pieces. They sleep between jobs.
///
/// A free thread takes the next piece, so the caller never waits for a helper that the system wakes late or not at all:
/// the caller does every piece that no helper has begun. The result of a piece depends only on its number, not on its
/// thread. The caller takes pieces from the front and helpers take them from the back: then the data of an earlier job
/// over the same items is mostly in the thread's own cache.
///
/// Cost: about 20 microseconds until a helper is awake; callers use one worker if the work takes less than a third of a
/// millisecond. Helpers stay awake for a moment, at most half a millisecond, before they sleep, so jobs that follow
/// each other closely wake them once. Threads: any; a caller that finds the crew busy works alone.
class Crew {
public:
    /// The caller does jobs of more pieces alone.
    static constexpr unsigned kMostPieces = 65'535;

    Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    /// Calls work(piece, worker) for every piece, on up to `workers` threads including the calling one, and returns
    /// when all are done. worker < workers identifies the thread. If pieces throw, on any thread (out of memory), the
    /// first such exception is rethrown here, after all pieces have ended.
    template<class Work>
    void share(unsigned workers, unsigned pieces, Work&& work)
    {
        using Plain = std::remove_reference_t<Work>;
        const auto call = [](void* it, unsigned piece, unsigned worker) { (*static_cast<Plain*>(it))(piece, worker); };
        run({call, &work}, workers, pieces);
    }

private:
    struct Job {
        void (*call)(void* work, unsigned piece, unsigned worker) = nullptr;
        void* work = nullptr;
    };
    /// The pieces that no thread has begun, and the number of workers: one atomic value, so that a piece is taken
    /// completely or not at all. Aligned like a 64-bit integer, because otherwise clang calls a library function for
    /// it.
    struct alignas(std::uint64_t) Rest {
        std::uint32_t workers = 0;
        std::uint16_t next = 0;
        std::uint16_t end = 0;
    };

    void run(const Job& job, unsigned workers, unsigned pieces);
    void startHelpers(unsigned workers);
    void wakeHelpers();
    [[nodiscard]] bool hasWorkFor(unsigned worker) const noexcept;
    [[nodiscard]] bool takePiece(unsigned worker, unsigned& piece) noexcept;
    void takePieces(unsigned worker);
    void doPiece(unsigned piece, unsigned worker) noexcept;
    void waitForOthers();
    void help(const std::stop_token& stop, unsigned worker);

    std::atomic<bool> m_busy = false;
    Job m_job; // the caller writes it while no piece can be taken; threads that have taken a piece read it
    std::atomic<Rest> m_rest{Rest{}};
    std::atomic<unsigned> m_pendingPieces = 0; // pieces that are not done
    std::atomic<unsigned> m_asleep = 0;
    std::exception_ptr m_failure; // of the job: under the mutex; the caller reads it when all pieces are done
    std::mutex m_mutex;           // sleeping threads test their condition under it, and changes are announced under it
    std::condition_variable_any m_called;
    std::condition_variable m_finished;
    std::vector<std::jthread> m_helpers;
};

/// A crew that several objects use, one after the other.
using SharedCrew = std::shared_ptr<Crew>;

} // namespace broadside::packed
