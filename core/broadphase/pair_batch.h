#pragma once

#include "core/broadphase/broad_phase.h"

#include <array>
#include <cstddef>
#include <utility>

namespace broadside {

/// Collects pairs for a sink, so that the virtual call is paid once per batch. finish() delivers the rest: a destructor
/// could not, because the sink may run out of memory.
class PairBatch {
public:
    explicit PairBatch(PairSink& sink)
        : m_sink(sink)
    {}
    PairBatch(const PairBatch&) = delete;
    PairBatch& operator=(const PairBatch&) = delete;

    void add(IndexPair pair)
    {
        m_pairs[m_count++] = pair;
        if (m_count == m_pairs.size())
            flush();
    }

    /// Adds the pair if wanted, without a branch.
    void addIf(bool wanted, IndexPair pair)
    {
        m_pairs[m_count] = pair;
        m_count += wanted ? 1 : 0;
        if (m_count == m_pairs.size())
            flush();
    }

    /// See PairSink.
    [[nodiscard]] bool wantsMore() const { return m_sink.wantsMore(); }

    /// Delivers the pairs that are left. The last call after a search.
    void finish()
    {
        if (m_count > 0)
            flush();
    }

private:
    void flush() { m_sink.take({m_pairs.data(), std::exchange(m_count, 0)}); }

    PairSink& m_sink;
    std::array<IndexPair, 1024> m_pairs;
    std::size_t m_count = 0;
};

} // namespace broadside
