#pragma once

#include "core/broadphase/packed_grid/scan_range_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

namespace broadside::packed {

/// Some query boxes of a row, and the rows and columns that each reaches on another level.
struct QueryBlock {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    std::uint32_t fartherCount = 0;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> farther; ///< Boxes that reach more than one row.
};

/// The places of a row with which a query box is compared.
struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// Computes Reach of scan.h for eight boxes at a time.
BROADSIDE_WIDE inline void prepare(QueryBlock& block, const BoxColumns& boxes, const Level& level,
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
        block.fartherCount += storeMarked(numbers, mask, block.farther.data() + block.fartherCount);
        numbers = _mm256_add_epi32(numbers, _mm256_set1_epi32(8));
    }
}

} // namespace broadside::packed

#endif
