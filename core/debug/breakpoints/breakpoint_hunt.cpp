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

class Hunt {
public:
    Hunt(const BreakpointSearchJob& hunt, const std::stop_token& stop, const std::function<void(SearchedBlock)>& tell)
        : m_hunt(hunt)
        , m_stop(stop)
        , m_tell(tell)
        , m_first(std::max<std::size_t>(hunt.source->frameOf(hunt.steps.first), 1))
        , m_last(hunt.source->frameOf(hunt.steps.last))
        , m_size(hunt.source->blockSize())
        , m_blocks(m_first <= m_last ? (m_last - m_first) / m_size + 1 : 0)
    {}

    /// Searches one block after another until none is left. Several threads call it at once.
    void work()
    {
        auto search = BreakpointSearch::in(*m_hunt.source, m_hunt.wanted);
        if (!search)
            return; // not expected: the source could make such a walk before
        for (std::size_t block = take(); block < m_blocks; block = take()) {
            SearchedBlock found = in(*search, block);
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
        const auto most = static_cast<unsigned>(std::clamp<std::size_t>(m_blocks, 1, kMostSearchThreads));
        return isQuick ? 1 : std::clamp(std::thread::hardware_concurrency(), 1U, most);
    }

private:
    [[nodiscard]] std::size_t take()
    {
        const std::scoped_lock lock(m_mutex);
        return m_next++;
    }

    /// The first block contains the last steps.
    [[nodiscard]] SearchedBlock in(BreakpointSearch& search, std::size_t number) const
    {
        const std::size_t last = m_last - number * m_size;
        const std::size_t first = last - std::min(last - m_first, m_size - 1);
        SearchedBlock block{first == m_first ? m_hunt.steps.first : m_hunt.source->stepOf(first - 1) + 1,
                            std::vector<std::vector<std::uint64_t>>(m_hunt.wanted.size())};
        for (const BreakpointSearch::Found& found : search.find(first, last, m_stop))
            block.met[found.index].push_back(found.step);
        return block;
    }

    void hand(std::size_t block, SearchedBlock found)
    {
        const std::scoped_lock lock(m_mutex);
        m_done.emplace(block, std::move(found));
        for (auto next = m_done.find(m_told); next != m_done.end() && !m_stop.stop_requested();
             next = m_done.find(++m_told)) {
            m_tell(std::move(next->second));
            m_done.erase(next);
        }
    }

    const BreakpointSearchJob& m_hunt;
    const std::stop_token& m_stop;
    const std::function<void(SearchedBlock)>& m_tell;
    const std::size_t m_first; // frames
    const std::size_t m_last;
    const std::size_t m_size;
    const std::size_t m_blocks;
    std::mutex m_mutex;
    std::size_t m_next = 0;
    std::size_t m_told = 0;
    std::map<std::size_t, SearchedBlock> m_done; // finished blocks that wait for the ones before
};

} // namespace

void hunt(const BreakpointSearchJob& hunt, const std::stop_token& stop, const std::function<void(SearchedBlock)>& tell)
{
    Hunt work(hunt, stop, tell);
    std::vector<std::jthread> others;
    try {
        for (unsigned i = 1; i < work.workers(); ++i)
            others.emplace_back([&work] { work.work(); });
    } catch (const std::system_error&) {
        // The system has no thread left: the existing threads do the work.
    }
    work.work();
}

} // namespace broadside
