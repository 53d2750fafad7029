#include "core/dynamics/pair_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace broadside {
namespace {

constexpr std::size_t kFew = 512;                   // pairs that are faster to compare than to distribute
constexpr std::size_t kMany = std::size_t{4} << 20; // pairs for which a second list would be too large
constexpr unsigned kBlockBits = 10;                 // as many blocks as the first cache can write to
constexpr std::size_t kBlocks = std::size_t{1} << kBlockBits;

/// Sorts in runs that are merged afterwards, so that a stop takes effect early.
void sortInRuns(std::vector<IndexPair>& pairs, const std::stop_token& stop)
{
    constexpr std::size_t kSorted = std::size_t{1} << 16;
    const auto at = [&](std::size_t index) {
        return pairs.begin() + static_cast<std::ptrdiff_t>(std::min(index, pairs.size()));
    };
    for (std::size_t run = 0; run < pairs.size() && !stop.stop_requested(); run += kSorted)
        std::sort(at(run), at(run + kSorted));
    for (std::size_t size = kSorted; size < pairs.size(); size *= 2)
        for (std::size_t run = 0; run + size < pairs.size() && !stop.stop_requested(); run += 2 * size)
            std::inplace_merge(at(run), at(run + size), at(run + 2 * size));
}

/// Sorts the pairs of a few rows with the same first row.
void sortBySecond(std::span<IndexPair> pairs)
{
    constexpr std::size_t kCompared = 16;
    if (pairs.size() > kCompared) {
        std::sort(pairs.begin(), pairs.end());
        return;
    }
    for (std::size_t i = 1; i < pairs.size(); ++i) {
        const IndexPair pair = pairs[i];
        std::size_t k = i;
        for (; k > 0 && pair.b < pairs[k - 1].b; --k)
            pairs[k] = pairs[k - 1];
        pairs[k] = pair;
    }
}

/// Sorts the pairs of one block of rows from one list into another.
class BlockSort {
public:
    explicit BlockSort(std::size_t rowsInBlock)
        : m_ends(rowsInBlock)
    {}

    void operator()(std::span<const IndexPair> from, ObjectIndex firstRow, std::span<IndexPair> to)
    {
        if (from.size() < m_ends.size() / 8) {
            std::ranges::copy(from, to.begin());
            std::sort(to.begin(), to.end());
            return;
        }
        std::ranges::fill(m_ends, 0U);
        for (const IndexPair pair : from)
            ++m_ends[pair.a - firstRow];
        std::uint32_t begin = 0;
        for (std::uint32_t& end : m_ends) {
            const std::uint32_t count = end;
            end = begin;
            begin += count;
        }
        for (const IndexPair pair : from)
            to[m_ends[pair.a - firstRow]++] = pair;
        begin = 0;
        for (const std::uint32_t end : m_ends) {
            if (end - begin > 1)
                sortBySecond(to.subspan(begin, end - begin));
            begin = end;
        }
    }

private:
    std::vector<std::uint32_t> m_ends; // for each row of the block the place of its next pair, at last of its end
};

} // namespace

void sortPairs(std::vector<IndexPair>& pairs, std::vector<IndexPair>& room, std::size_t rows,
               const std::stop_token& stop)
{
    if (pairs.size() < kFew || pairs.size() > kMany)
        return sortInRuns(pairs, stop);
    const auto bits = static_cast<unsigned>(std::bit_width(rows - 1));
    const unsigned shift = bits > kBlockBits ? bits - kBlockBits : 0;
    std::array<std::uint32_t, kBlocks + 1> ends{};
    for (const IndexPair pair : pairs)
        ++ends[(pair.a >> shift) + 1];
    for (std::size_t block = 1; block <= kBlocks; ++block)
        ends[block] += ends[block - 1];
    room.resize(pairs.size());
    for (const IndexPair pair : pairs)
        room[ends[pair.a >> shift]++] = pair;
    BlockSort sortBlock(std::size_t{1} << shift);
    std::uint32_t begin = 0;
    for (std::size_t block = 0; block < kBlocks && !stop.stop_requested(); ++block) {
        const std::size_t count = ends[block] - begin;
        if (count > 0)
            sortBlock(std::span(room).subspan(begin, count), static_cast<ObjectIndex>(block << shift),
                      std::span(pairs).subspan(begin, count));
        begin = ends[block];
    }
    room.clear();
}

} // namespace broadside
