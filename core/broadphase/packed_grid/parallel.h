#pragma once

#include <cstdint>
#include <system_error>
#include <thread>
#include <vector>

namespace broadside::packed {

/// Boxes below which a thread more costs more than it brings.
inline constexpr std::uint32_t kWorthAThread = 100'000;

/// Runs work(0) .. work(runs - 1) beside each other, the first on this thread; returns when all are done. Which run
/// does what is decided by its number alone, so the results do not depend on how they are scheduled.
///
/// Cost: starting a thread takes some 20 microseconds; callers use one run where the work takes less than a
/// millisecond.
template<class Work>
void inParallel(unsigned runs, Work&& work)
{
    std::vector<std::jthread> others;
    if (runs > 1)
        others.reserve(runs - 1);
    unsigned started = 1;
    try {
        for (; started < runs; ++started)
            others.emplace_back([&work, run = started] { work(run); });
    } catch (const std::system_error&) {
        // The system has no thread left: what is not under way is done here.
    }
    work(0U);
    for (unsigned run = started; run < runs; ++run)
        work(run);
}

/// The first of `count` things that run number `run` of `runs` deals with; run + 1 gives the end.
[[nodiscard]] constexpr std::uint32_t firstOfRun(std::uint32_t count, unsigned run, unsigned runs) noexcept
{
    return static_cast<std::uint32_t>(std::uint64_t{count} * run / runs);
}

} // namespace broadside::packed
