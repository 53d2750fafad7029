#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <vector>

namespace broadside::packed {

/// Boxes below which a thread more costs more than it brings.
inline constexpr std::uint32_t kWorthAThread = 20'000;

/// The first of `count` things that piece number `piece` of `pieces` deals with; piece + 1 gives the end.
[[nodiscard]] constexpr std::uint32_t firstOfPiece(std::uint32_t count, unsigned piece, unsigned pieces) noexcept
{
    return static_cast<std::uint32_t>(std::uint64_t{count} * piece / pieces);
}

/// Threads that help the calling one with work that is cut into pieces. They sleep in between.
///
/// Whoever is free takes the next piece, so a helper that the system wakes late, or not at all, is not waited for: the
/// caller does all that nobody else has begun. What a piece writes is decided by its number alone, so results do not
/// depend on who did it.
///
/// Cost: some 20 microseconds until a helper is awake; callers use one worker where the work takes less than a third of
/// a millisecond. Threads: one caller at a time.
class Crew {
public:
    Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    /// Calls work(piece, worker) for every piece, on up to `workers` threads, the calling one among them, and returns
    /// when all are done. worker < workers tells those apart that work beside each other.
    template<class Work>
    void share(unsigned workers, unsigned pieces, Work&& work)
    {
        using Plain = std::remove_reference_t<Work>;
        const auto call = [](void* it, unsigned piece, unsigned worker) { (*static_cast<Plain*>(it))(piece, worker); };
        run({call, &work, workers, pieces});
    }

private:
    struct Job {
        void (*call)(void* work, unsigned piece, unsigned worker) = nullptr;
        void* work = nullptr;
        unsigned workers = 1;
        unsigned pieces = 0;
    };

    void run(const Job& job);
    void callHelpers(unsigned workers);
    void takePieces(const Job& job, unsigned worker);
    void help(const std::stop_token& stop, unsigned worker);

    std::mutex m_mutex; // guards all of the following
    std::condition_variable_any m_called;
    std::condition_variable_any m_finished;
    Job m_job;
    unsigned m_nextPiece = 0;
    unsigned m_helping = 0;       // helpers that have a piece
    std::uint64_t m_jobCount = 0; // so that nobody does the same job twice
    std::vector<std::jthread> m_helpers;
};

} // namespace broadside::packed
