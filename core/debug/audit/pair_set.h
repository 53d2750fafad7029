#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/limits.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace broadside {

/// A set of pairs that is mostly compared with another set: equality is known without sorting. The pairs are sorted
/// when they are read in order. At most a limit of them is kept: those with low hashes, so that the same pairs in any
/// order keep the same selection.
///
/// The comparison uses the number of pairs and a sum of 64-bit hashes, which does not depend on their order. If one set
/// is part of the other, as the pairs that a broad phase found are part of all overlaps, the number alone is proof. The
/// sum is for a broad phase that breaks more than one promise.
/// Cost: add() O(1), sorted() O(n log n) once.
class PairSet {
public:
    /// @pre most > 0
    explicit PairSet(std::size_t most = limits::kOverlaps)
        : m_most(most)
    {}
    /// Keeps the memory.
    void clear() noexcept
    {
        m_pairs.clear();
        m_count = 0;
        m_sum = 0;
        m_highest = ~std::uint64_t{0};
        m_isSorted = true;
    }
    void add(IndexPair pair)
    {
        const std::uint64_t hash = hashOf(pair);
        ++m_count;
        m_sum += hash;
        while (hash <= m_highest && m_pairs.size() == m_most) // before the pair is added: a full list grows to twice
            keepUpTo(m_highest / 2);
        if (hash > m_highest)
            return;
        m_pairs.push_back(pair);
        m_isSorted = false;
    }
    [[nodiscard]] std::uint64_t size() const noexcept { return m_count; } ///< All pairs, kept or not.
    [[nodiscard]] bool isWhole() const noexcept { return m_pairs.size() == m_count; }
    /// Pairs for which memory is reserved: at most the limit, if it is a power of two.
    [[nodiscard]] std::size_t capacity() const noexcept { return m_pairs.capacity(); }
    /// Reduces both sets to the selection of the one that keeps less, so that the kept pairs can be compared.
    friend void keepSameSelection(PairSet& a, PairSet& b)
    {
        const std::uint64_t highest = std::min(a.m_highest, b.m_highest);
        for (PairSet* set : {&a, &b})
            if (set->m_highest > highest)
                set->keepUpTo(highest);
    }
    /// The kept pairs, ascending. Valid until the next change.
    [[nodiscard]] std::span<const IndexPair> sorted()
    {
        if (!m_isSorted)
            std::ranges::sort(m_pairs);
        m_isSorted = true;
        return m_pairs;
    }
    friend bool operator==(const PairSet& a, const PairSet& b) noexcept
    {
        return a.m_count == b.m_count && a.m_sum == b.m_sum;
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

    void keepUpTo(std::uint64_t highest)
    {
        m_highest = highest;
        std::erase_if(m_pairs, [highest](IndexPair pair) { return hashOf(pair) > highest; });
    }

    std::vector<IndexPair> m_pairs;
    std::size_t m_most;
    std::uint64_t m_count = 0;
    std::uint64_t m_sum = 0;
    std::uint64_t m_highest = ~std::uint64_t{0}; // limit of the hashes of kept pairs
    bool m_isSorted = true;
};

} // namespace broadside
