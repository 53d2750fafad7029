#pragma once

#include "core/broadphase/broad_phase.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// Pairs as they come, each once, that are mostly to be compared with other pairs: whether two sets are the same is
/// known without sorting either. Sorted when somebody asks for them in order.
///
/// Compared are the number of pairs and a sum of 64-bit hashes, which does not depend on their order. Where the one set
/// is part of the other, as what a broad phase found is part of what there is to find, the number alone is proof; the
/// sum is there for a broad phase that breaks more than one promise.
/// Cost: add() O(1), sorted() O(n log n) once.
class PairSet {
public:
    /// Keeps the memory.
    void clear() noexcept
    {
        m_pairs.clear();
        m_sum = 0;
        m_isSorted = true;
    }
    void add(IndexPair pair)
    {
        m_pairs.push_back(pair);
        m_sum += hashOf(pair);
        m_isSorted = false;
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_pairs.size(); }
    /// Ascending. Good until the next change.
    [[nodiscard]] std::span<const IndexPair> sorted()
    {
        if (!m_isSorted)
            std::ranges::sort(m_pairs);
        m_isSorted = true;
        return m_pairs;
    }
    friend bool operator==(const PairSet& a, const PairSet& b) noexcept
    {
        return a.m_pairs.size() == b.m_pairs.size() && a.m_sum == b.m_sum;
    }

private:
    /// The finaliser of MurmurHash3, by Austin Appleby.
    [[nodiscard]] static std::uint64_t hashOf(IndexPair pair) noexcept
    {
        std::uint64_t z = (std::uint64_t{pair.a} << 32 | pair.b) + 0x9e3779b97f4a7c15ULL;
        z = (z ^ (z >> 33)) * 0xff51afd7ed558ccdULL;
        z = (z ^ (z >> 33)) * 0xc4ceb9fe1a85ec53ULL;
        return z ^ (z >> 33);
    }

    std::vector<IndexPair> m_pairs;
    std::uint64_t m_sum = 0;
    bool m_isSorted = true;
};

} // namespace broadside
