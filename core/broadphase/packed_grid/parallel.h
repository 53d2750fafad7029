#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <memory>
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
/// depend on who did it. The caller takes pieces from the front and helpers from the back: what one of them wrote in an
/// earlier job over the same things mostly stands in its own cache then.
///
/// Cost: some 20 microseconds until a helper is awake; callers use one worker where the work takes less than a third of
/// a millisecond. Helpers look out for the next job for a moment before they sleep, at most half a millisecond, so
/// jobs that follow each other closely wake them once. Threads: any; a caller that finds the crew busy works alone.
class Crew {
public:
    /// Jobs of more pieces the caller does alone.
    static constexpr unsigned kMostPieces = 65'535;

    Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    /// Calls work(piece, worker) for every piece, on up to `workers` threads, the calling one among them, and returns
    /// when all are done. worker < workers tells those apart that work beside each other. Out of memory in a piece, on
    /// any thread: the first such exception is thrown from here, after all pieces have ended.
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
    /// The pieces that nobody has begun, and for how many workers they are: one number, so that a piece is taken at
    /// once or not at all. Aligned as such a number is: else clang asks a library for it.
    struct alignas(std::uint64_t) Rest {
        std::uint32_t workers = 0;
        std::uint16_t next = 0;
        std::uint16_t end = 0;
    };

    void run(const Job& job, unsigned workers, unsigned pieces);
    void callHelpers(unsigned workers);
    void wakeHelpers();
    [[nodiscard]] bool hasWorkFor(unsigned worker) const noexcept;
    [[nodiscard]] bool takePiece(unsigned worker, unsigned& piece) noexcept;
    void takePieces(unsigned worker);
    void doPiece(unsigned piece, unsigned worker) noexcept;
    void waitForOthers();
    void help(const std::stop_token& stop, unsigned worker);

    std::atomic<bool> m_busy = false;
    Job m_job; // written by the caller while no piece can be taken, read by whoever has taken one
    std::atomic<Rest> m_rest{Rest{}};
    std::atomic<unsigned> m_undone = 0; // pieces that are not done yet
    std::atomic<unsigned> m_asleep = 0;
    std::exception_ptr m_failure; // of the job: under the mutex, and by the caller when all pieces are done
    std::mutex m_mutex;           // what sleepers wait for is looked at once more, and said to have come, under it
    std::condition_variable_any m_called;
    std::condition_variable m_finished;
    std::vector<std::jthread> m_helpers;
};

/// Who works for several, one after the other.
using SharedCrew = std::shared_ptr<Crew>;

} // namespace broadside::packed
