#include "core/broadphase/packed_grid/scan_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include "core/broadphase/packed_grid/lattice_rows_wide.h"

namespace broadside::packed {
namespace {

/// Compares boxes as floats.
template<bool InTruth>
class FloatRows {
public:
    BROADSIDE_WIDE FloatRows(const Level& level, const PairOutput& output)
        : m_level(level)
        , m_doubt(largestDoubt(output))
    {}

    BROADSIDE_WIDE void prepare(const QueryBlock&, const BoxColumns& asking) { m_asking = asking; }
    void fetch(std::uint32_t) const {} // four columns and ids: more requests than a processor can have open
    [[gnu::always_inline]] BROADSIDE_WIDE IndexPair* ask(const QueryBlock& block, std::uint32_t k, std::uint32_t row,
                                                         Range range, IndexPair* next, PairOutput& output) const
    {
        return scanRange<InTruth>(m_level.columnsOf(row), range.begin, range.end, askerAt(m_asking, block.begin + k),
                                  m_doubt, next, output);
    }

private:
    const Level& m_level;
    __m256i m_doubt;
    BoxColumns m_asking;
};

/// Whether boxes of one level can search the other one on its lattice.
bool canSearchLattice(const Level& askers, const Level& level, const TrueBoxes* truth)
{
    const LatticeBoxes& boxes = level.onLattice();
    return boxes.used && boxes.lattice.takes(askers.widest, askers.tallest, certainOverlap(truth));
}

/// How many boxes ahead the boxes of the next comparisons are fetched.
constexpr std::uint32_t kRowsAhead = 8;

/// `Rows` is FloatRows or LatticeRows. All ranges of the block are computed first, so that memory can be fetched early.
template<class Rows>
class BlockScan {
public:
    BROADSIDE_WIDE BlockScan(const Level& level, PairOutput& output)
        : m_level(level)
        , m_frame(level.frame)
        , m_rows(level, output)
        , m_output(output)
    {}

    BROADSIDE_WIDE IndexPair* scan(const BoxColumns& asking, std::uint32_t begin, std::uint32_t count, IndexPair* next)
    {
        m_block.begin = begin;
        m_block.count = count;
        packed::prepare(m_block, asking, m_level, m_frame);
        m_rows.prepare(m_block, asking);
        return searchFartherRows(searchFirstRows(next));
    }

private:
    BROADSIDE_WIDE IndexPair* searchFirstRows(IndexPair* next)
    {
        for (std::uint32_t k = 0; k < m_block.count; ++k)
            m_ranges[k] = rangeOf(k, m_block.firstRow[k]);
        for (std::uint32_t k = 0; k < m_block.count; ++k) {
            m_rows.fetch(m_ranges[k + kRowsAhead].begin);
            next = m_rows.ask(m_block, k, m_block.firstRow[k], m_ranges[k], next, m_output);
        }
        return next;
    }
    /// Most of these reach one row more, where the boxes to compare are scattered in memory: so they are fetched, too.
    BROADSIDE_WIDE IndexPair* searchFartherRows(IndexPair* next)
    {
        for (std::uint32_t n = 0; n < m_block.fartherCount; ++n)
            m_ranges[n] = rangeOf(m_block.farther[n], m_block.firstRow[m_block.farther[n]] + 1);
        for (std::uint32_t n = 0; n < m_block.fartherCount; ++n) {
            const std::uint32_t k = m_block.farther[n];
            std::uint32_t row = m_block.firstRow[k] + 1;
            m_rows.fetch(m_ranges[n + kRowsAhead].begin);
            next = m_rows.ask(m_block, k, row, m_ranges[n], next, m_output);
            while (++row <= m_block.lastRow[k])
                next = m_rows.ask(m_block, k, row, rangeOf(k, row), next, m_output);
        }
        return next;
    }
    [[nodiscard]] Range rangeOf(std::uint32_t k, std::uint32_t row) const
    {
        const std::uint32_t* const starts = m_level.startsOf(row);
        return {starts[m_block.firstColumn[k]], starts[m_block.lastColumn[k] + 1]};
    }

    const Level& m_level;
    const WideFrame m_frame;
    Rows m_rows;
    PairOutput& m_output;
    QueryBlock m_block;
    // Values behind the end are from an earlier block; fetching them does no harm.
    std::array<Range, kBlock + kRowsAhead> m_ranges{};
};

template<class Rows>
BROADSIDE_WIDE void scanBetweenOf(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                                  PairOutput& output)
{
    BlockScan<Rows> blocks(level, output);
    IndexPair* next = output.next;
    for (std::uint32_t row = firstRow; row < endRow; ++row) {
        const BoxColumns asking = askers.columnsOf(row);
        const std::uint32_t end = askers.rowEnd(row);
        for (std::uint32_t begin = askers.rowBegin(row); begin < end; begin += kBlock)
            next = blocks.scan(asking, begin, std::min(kBlock, end - begin), next);
    }
    output.next = next;
}

} // namespace

void scanBetweenWide(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                     PairOutput& output)
{
    if (canSearchLattice(askers, level, output.truth))
        scanBetweenOf<LatticeRows>(askers, firstRow, endRow, level, output);
    else if (output.truth == nullptr)
        scanBetweenOf<FloatRows<false>>(askers, firstRow, endRow, level, output);
    else
        scanBetweenOf<FloatRows<true>>(askers, firstRow, endRow, level, output);
}

} // namespace broadside::packed

#else

namespace broadside::packed {

void scanBetweenWide(const Level&, std::uint32_t, std::uint32_t, const Level&, PairOutput&) {}

} // namespace broadside::packed

#endif
