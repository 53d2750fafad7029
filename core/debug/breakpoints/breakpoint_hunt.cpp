#include "core/debug/breakpoints/breakpoint_hunt.h"

#include "core/debug/breakpoints/breakpoint_search.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace broadside {
namespace {

/// Steps of a block: so many that its beginning costs little, so few that somebody who waits sees it go on.
std::uint64_t blockSize(std::size_t objects)
{
    constexpr std::uint64_t kMost = 64;
    constexpr std::uint64_t kLeast = 4;
    constexpr std::uint64_t kObjects = 200'000; // in all steps of a block
    return std::clamp<std::uint64_t>(kObjects / std::max<std::size_t>(1, objects), kLeast, kMost);
}

class Hunt {
public:
    Hunt(const BreakpointHunt& hunt, const std::stop_token& stop, const std::function<void(HuntedBlock)>& tell)
        : m_hunt(hunt)
        , m_stop(stop)
        , m_tell(tell)
        , m_size(blockSize(hunt.scene.size()))
        , m_blocks((hunt.steps.last - hunt.steps.first) / m_size + 1)
    {}

    /// One block after the other, as long as there are any. Several threads at once.
    void work()
    {
        auto world = World::fromScene(m_hunt.scene);
        if (!world)
            return; // it could be made before
        BreakpointSearch search(std::move(*world), m_hunt.history, m_hunt.wanted);
        for (std::uint64_t block = take(); block < m_blocks; block = take()) {
            HuntedBlock found = in(search, stepsOf(block));
            if (m_stop.stop_requested())
                return;
            hand(block, std::move(found));
        }
    }

    [[nodiscard]] unsigned workers() const
    {
        const bool isQuick = std::ranges::all_of(m_hunt.wanted, [](const Breakpoint& breakpoint) {
            return !breakpoint.enabled || infoOf(breakpoint.kind).needsReportOnly;
        });
        const auto most = static_cast<unsigned>(std::min<std::uint64_t>(kMostHunters, m_blocks));
        return isQuick ? 1 : std::clamp(std::thread::hardware_concurrency(), 1U, most);
    }

private:
    [[nodiscard]] std::uint64_t take()
    {
        const std::scoped_lock lock(m_mutex);
        return m_next++;
    }

    /// The first block has the last steps.
    [[nodiscard]] StepRange stepsOf(std::uint64_t block) const
    {
        const std::uint64_t last = m_hunt.steps.last - block * m_size;
        return {last - std::min(last - m_hunt.steps.first, m_size - 1), last};
    }

    [[nodiscard]] HuntedBlock in(BreakpointSearch& search, StepRange steps) const
    {
        HuntedBlock block{steps.first, std::vector<std::vector<std::uint64_t>>(m_hunt.wanted.size())};
        for (const BreakpointSearch::Found& found : search.in(steps, m_stop))
            block.met[found.index].push_back(found.step);
        return block;
    }

    void hand(std::uint64_t block, HuntedBlock found)
    {
        const std::scoped_lock lock(m_mutex);
        m_done.emplace(block, std::move(found));
        for (auto next = m_done.find(m_told); next != m_done.end() && !m_stop.stop_requested();
             next = m_done.find(++m_told)) {
            m_tell(std::move(next->second));
            m_done.erase(next);
        }
    }

    const BreakpointHunt& m_hunt;
    const std::stop_token& m_stop;
    const std::function<void(HuntedBlock)>& m_tell;
    const std::uint64_t m_size;
    const std::uint64_t m_blocks;
    std::mutex m_mutex;
    std::uint64_t m_next = 0;
    std::uint64_t m_told = 0;
    std::map<std::uint64_t, HuntedBlock> m_done; // that wait for those before
};

} // namespace

void hunt(const BreakpointHunt& hunt, const std::stop_token& stop, const std::function<void(HuntedBlock)>& tell)
{
    Hunt work(hunt, stop, tell);
    std::vector<std::jthread> others;
    try {
        for (unsigned i = 1; i < work.workers(); ++i)
            others.emplace_back([&work] { work.work(); });
    } catch (const std::system_error&) {
        // The system has no thread left: those that are there do it.
    }
    work.work();
}

} // namespace broadside
