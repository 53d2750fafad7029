#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside::diagnosis {

/// Keeps a sample of many things: those with the lowest hashes of their keys. Each thing has the same chance, and every
/// run keeps the same ones. Cost: add() O(1) amortised.
template<class Thing>
class Sample {
public:
    explicit Sample(std::size_t most)
        : m_most(most)
    {}
    void add(std::uint64_t key, const Thing& thing)
    {
        const std::uint64_t hash = mixed(key);
        if (hash > m_highest)
            return;
        m_things.push_back({hash, thing});
        if (m_things.size() >= 2 * m_most)
            trim();
    }
    /// The sample, sorted by hash. It is empty afterwards.
    [[nodiscard]] std::vector<Thing> take()
    {
        if (m_things.size() > m_most)
            trim();
        std::ranges::sort(m_things, {}, &Entry::hash);
        std::vector<Thing> taken;
        taken.reserve(m_things.size());
        for (const Entry& entry : m_things)
            taken.push_back(entry.thing);
        m_things.clear();
        return taken;
    }

private:
    struct Entry {
        std::uint64_t hash;
        Thing thing;
    };
    /// The finaliser of SplitMix64, by Sebastiano Vigna.
    [[nodiscard]] static std::uint64_t mixed(std::uint64_t z) noexcept
    {
        z += 0x9e3779b97f4a7c15ULL;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    void trim()
    {
        const auto end = m_things.begin() + static_cast<std::ptrdiff_t>(m_most);
        std::ranges::nth_element(m_things, end - 1, {}, &Entry::hash);
        m_things.erase(end, m_things.end());
        m_highest = (end - 1)->hash;
    }

    std::vector<Entry> m_things;
    std::size_t m_most;
    std::uint64_t m_highest = ~std::uint64_t{0};
};

} // namespace broadside::diagnosis
