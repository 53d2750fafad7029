#include "core/broadphase/packed_grid/scan_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include "core/broadphase/packed_grid/scan_range_wide.h"

namespace broadside::packed {
namespace {

/// Some boxes of a row, and what each reaches of another level.
struct AskingBlock {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    std::uint32_t fartherCount = 0;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> farther; ///< Which reach more than one row.
};

/// Reach of scan.h, eight boxes at a time.
BROADSIDE_WIDE inline void prepare(AskingBlock& block, const BoxColumns& boxes, const Level& level,
                                   const WideFrame& frame)
{
    const __m256 widest = _mm256_set1_ps(level.widest);
    const __m256 tallest = _mm256_set1_ps(level.tallest);
    __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    block.fartherCount = 0;
    for (std::uint32_t k = 0; k < block.count; k += 8) {
        const std::uint32_t i = block.begin + k;
        const __m256i firstRow = frame.rowOf(_mm256_sub_ps(_mm256_loadu_ps(boxes.y0 + i), tallest));
        const __m256i lastRow = frame.rowOf(_mm256_loadu_ps(boxes.y1 + i));
        storeIds(block.firstRow.data() + k, firstRow);
        storeIds(block.lastRow.data() + k, lastRow);
        storeIds(block.firstColumn.data() + k, frame.columnOf(_mm256_sub_ps(_mm256_loadu_ps(boxes.x0 + i), widest)));
        storeIds(block.lastColumn.data() + k, frame.columnOf(_mm256_loadu_ps(boxes.x1 + i)));
        const unsigned valid = 0xffU >> (8 - std::min(block.count - k, 8U));
        const unsigned mask = valid & bitsOf(_mm256_castsi256_ps(_mm256_cmpgt_epi32(lastRow, firstRow)));
        const __m256i packed = _mm256_permutevar8x32_epi32(numbers, loadIds(kCompress.lanes[mask].data()));
        storeIds(block.farther.data() + block.fartherCount, _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0)));
        block.fartherCount += static_cast<std::uint32_t>(_mm_popcnt_u32(mask));
        numbers = _mm256_add_epi32(numbers, _mm256_set1_epi32(8));
    }
}

template<bool InTruth>
BROADSIDE_WIDE inline IndexPair* askRow(const BoxColumns& asking, const AskingBlock& block, std::uint32_t k,
                                        const Level& level, std::uint32_t row, IndexPair* next, PairOutput& output)
{
    const std::uint32_t* const starts = level.startsOf(row);
    return scanRange<InTruth>(level.columnsOf(row), starts[block.firstColumn[k]], starts[block.lastColumn[k] + 1],
                              askerAt(asking, block.begin + k), next, output);
}

template<bool InTruth>
BROADSIDE_WIDE void scanBetweenOf(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                                  PairOutput& output)
{
    const WideFrame frame(level.frame);
    AskingBlock block;
    IndexPair* next = output.next;
    for (std::uint32_t askingRow = firstRow; askingRow < endRow; ++askingRow) {
        const BoxColumns asking = askers.columnsOf(askingRow);
        const std::uint32_t end = askers.rowEnd(askingRow);
        for (block.begin = askers.rowBegin(askingRow); block.begin < end; block.begin += kBlock) {
            block.count = std::min(kBlock, end - block.begin);
            prepare(block, asking, level, frame);
            for (std::uint32_t k = 0; k < block.count; ++k)
                next = askRow<InTruth>(asking, block, k, level, block.firstRow[k], next, output);
            for (std::uint32_t n = 0; n < block.fartherCount; ++n) {
                const std::uint32_t k = block.farther[n];
                for (std::uint32_t row = block.firstRow[k] + 1; row <= block.lastRow[k]; ++row)
                    next = askRow<InTruth>(asking, block, k, level, row, next, output);
            }
        }
    }
    output.next = next;
}

} // namespace

void scanBetweenWide(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                     PairOutput& output)
{
    output.truth == nullptr ? scanBetweenOf<false>(askers, firstRow, endRow, level, output)
                            : scanBetweenOf<true>(askers, firstRow, endRow, level, output);
}

} // namespace broadside::packed

#else

namespace broadside::packed {

void scanBetweenWide(const Level&, std::uint32_t, std::uint32_t, const Level&, PairOutput&) {}

} // namespace broadside::packed

#endif
