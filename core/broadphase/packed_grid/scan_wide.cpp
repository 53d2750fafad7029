#include "core/broadphase/packed_grid/scan_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include "core/broadphase/packed_grid/scan_range_wide.h"

namespace broadside::packed {
namespace {

/// Some boxes of a row, and the data for their search forward.
struct Block {
    std::uint32_t row = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t higherCount = 0;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> higher; ///< Places of the boxes that reach into higher rows.
};

BROADSIDE_WIDE inline void prepare(Block& block, const BoxColumns& boxes, const WideFrame& frame)
{
    const __m256i row = _mm256_set1_epi32(static_cast<int>(block.row));
    __m256i places =
        _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(block.begin)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    block.higherCount = 0;
    for (std::uint32_t i = block.begin; i < block.end; i += 8) {
        storeIds(block.lastColumn.data() + (i - block.begin), frame.columnOf(_mm256_loadu_ps(boxes.x1 + i)));
        const unsigned mask =
            bitsOf(_mm256_castsi256_ps(_mm256_cmpgt_epi32(frame.rowOf(_mm256_loadu_ps(boxes.y1 + i)), row)));
        block.higherCount += storeMarked(places, mask, block.higher.data() + block.higherCount);
        places = _mm256_add_epi32(places, _mm256_set1_epi32(8));
    }
}

template<bool InTruth>
BROADSIDE_WIDE inline IndexPair* scanBlock(const Level& level, const BoxColumns& boxes, const Block& block,
                                           __m256i doubt, IndexPair* next, PairOutput& output)
{
    const std::uint32_t* const ends = level.startsOf(block.row) + 1;
    for (std::uint32_t i = block.begin; i < block.end; ++i)
        next = scanRange<InTruth>(boxes, i + 1, ends[block.lastColumn[i - block.begin]], askerAt(boxes, i), doubt, next,
                                  output);
    for (std::uint32_t k = 0; k < block.higherCount; ++k) {
        const std::uint32_t i = block.higher[k];
        const WideAsker asker = askerAt(boxes, i);
        const std::uint32_t firstColumn = level.frame.columnOf(boxes.x0[i] - level.widest);
        const std::uint32_t endColumn = block.lastColumn[i - block.begin] + 1;
        const std::uint32_t lastRow = level.frame.rowOf(boxes.y1[i]);
        for (std::uint32_t row = block.row + 1; row <= lastRow; ++row) {
            const std::uint32_t begin = level.startOf(row, firstColumn);
            const std::uint32_t end = level.startOf(row, endColumn);
            if (begin < end)
                next = scanRange<InTruth>(level.columnsOf(row), begin, end, asker, doubt, next, output);
        }
    }
    return next;
}

template<bool InTruth>
BROADSIDE_WIDE void scanRowsOf(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output)
{
    const WideFrame frame(level.frame);
    const __m256i doubt = largestDoubt(output);
    Block block;
    IndexPair* next = output.next;
    for (block.row = firstRow; block.row < endRow; ++block.row) {
        const BoxColumns boxes = level.columnsOf(block.row);
        const std::uint32_t end = level.rowEnd(block.row);
        for (block.begin = level.rowBegin(block.row); block.begin < end; block.begin += kBlock) {
            block.end = std::min(block.begin + kBlock, end);
            prepare(block, boxes, frame);
            next = scanBlock<InTruth>(level, boxes, block, doubt, next, output);
        }
    }
    output.next = next;
}

} // namespace

void scanRowsWide(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output)
{
    output.truth == nullptr ? scanRowsOf<false>(level, firstRow, endRow, output)
                            : scanRowsOf<true>(level, firstRow, endRow, output);
}

BROADSIDE_WIDE void scanBoxWide(const Level& level, const FloatBox& box, IdOutput& output)
{
    const Reach reach(level, box);
    const WideAsker asker{_mm256_set1_ps(box.x0), _mm256_set1_ps(box.y0), _mm256_set1_ps(box.x1),
                          _mm256_set1_ps(box.y1), _mm256_setzero_si256(), 0};
    for (std::uint32_t row = reach.firstRow; row <= reach.lastRow; ++row) {
        const BoxColumns boxes = level.columnsOf(row);
        const std::uint32_t end = level.startOf(row, reach.lastColumn + 1);
        for (std::uint32_t j = level.startOf(row, reach.firstColumn); j < end; j += 8) {
            if (output.next > output.last) [[unlikely]]
                output.makeRoom();
            const unsigned mask = overlapping(boxes, j, asker);
            output.next += storeMarked(loadIds(boxes.ids + j), mask, output.next);
        }
    }
}

} // namespace broadside::packed

#else

namespace broadside::packed {

void scanRowsWide(const Level&, std::uint32_t, std::uint32_t, PairOutput&) {}
void scanBoxWide(const Level&, const FloatBox&, IdOutput&) {}

} // namespace broadside::packed

#endif
