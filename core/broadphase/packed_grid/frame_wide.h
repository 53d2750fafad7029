#pragma once

#include "core/broadphase/packed_grid/cell_frame.h"
#include "core/broadphase/packed_grid/lanes.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <immintrin.h>

namespace broadside::packed {

/// CellFrame for eight boxes at a time, with the same operations in the same order, so with the same bits. Only wide
/// sources may include this file.
struct WideFrame {
    __m256 originX, originY, cellsPerX, cellsPerY, lastColumn, lastRow, lowColumn, lowRow, endColumn, endRow;
    __m256 largest, always;
    const AxisPieces& columnPieces;
    const AxisPieces& rowPieces;

    BROADSIDE_WIDE explicit WideFrame(const CellFrame& frame)
        : originX(_mm256_set1_ps(frame.originX))
        , originY(_mm256_set1_ps(frame.originY))
        , cellsPerX(_mm256_set1_ps(frame.cellsPerX))
        , cellsPerY(_mm256_set1_ps(frame.cellsPerY))
        , lastColumn(_mm256_set1_ps(static_cast<float>(frame.columns - 1)))
        , lastRow(_mm256_set1_ps(static_cast<float>(frame.rows - 1)))
        , lowColumn(_mm256_set1_ps(-frame.aroundX))
        , lowRow(_mm256_set1_ps(-frame.aroundY))
        , endColumn(_mm256_set1_ps(static_cast<float>(frame.columns) + frame.aroundX))
        , endRow(_mm256_set1_ps(static_cast<float>(frame.rows) + frame.aroundY))
        , largest(_mm256_set1_ps(frame.largest))
        , always(_mm256_castsi256_ps(_mm256_set1_epi32(frame.takesAll ? -1 : 0)))
        , columnPieces(frame.columnPieces)
        , rowPieces(frame.rowPieces)
    {}

    [[nodiscard]] BROADSIDE_WIDE __m256 columnPosition(__m256 x) const
    {
        if (columnPieces.used) [[unlikely]]
            return position(columnPieces, x);
        return _mm256_mul_ps(_mm256_sub_ps(x, originX), cellsPerX);
    }
    [[nodiscard]] BROADSIDE_WIDE __m256 rowPosition(__m256 y) const
    {
        if (rowPieces.used) [[unlikely]]
            return position(rowPieces, y);
        return _mm256_mul_ps(_mm256_sub_ps(y, originY), cellsPerY);
    }
    [[nodiscard]] BROADSIDE_WIDE __m256i columnOf(__m256 x) const { return cut(columnPosition(x), lastColumn); }
    [[nodiscard]] BROADSIDE_WIDE __m256i rowOf(__m256 y) const { return cut(rowPosition(y), lastRow); }
    [[nodiscard]] BROADSIDE_WIDE __m256 takes(__m256 x0, __m256 y0, __m256 width, __m256 height) const
    {
        const __m256 column = columnPosition(x0);
        const __m256 row = rowPosition(y0);
        const __m256 inColumns =
            _mm256_and_ps(_mm256_cmp_ps(column, lowColumn, _CMP_GE_OQ), _mm256_cmp_ps(column, endColumn, _CMP_LT_OQ));
        const __m256 inRows =
            _mm256_and_ps(_mm256_cmp_ps(row, lowRow, _CMP_GE_OQ), _mm256_cmp_ps(row, endRow, _CMP_LT_OQ));
        const __m256 fits = _mm256_cmp_ps(_mm256_max_ps(width, height), largest, _CMP_LE_OQ);
        return _mm256_or_ps(always, _mm256_and_ps(fits, _mm256_and_ps(inColumns, inRows)));
    }

private:
    /// AxisPieces::position().
    [[nodiscard]] BROADSIDE_WIDE static __m256 position(const AxisPieces& pieces, __m256 x)
    {
        __m256i k = _mm256_setzero_si256();
        for (int step = AxisPieces::kMost / 2; step > 0; step /= 2) {
            const __m256i higher = _mm256_add_epi32(k, _mm256_set1_epi32(step));
            const __m256 start = _mm256_i32gather_ps(pieces.start.data(), higher, 4);
            k = _mm256_blendv_epi8(k, higher, _mm256_castps_si256(_mm256_cmp_ps(start, x, _CMP_LE_OQ)));
        }
        const __m256 first = _mm256_i32gather_ps(pieces.first.data(), k, 4);
        const __m256 cells = _mm256_sub_ps(_mm256_i32gather_ps(pieces.first.data() + 1, k, 4), first);
        const __m256 inPiece = _mm256_mul_ps(_mm256_sub_ps(x, _mm256_i32gather_ps(pieces.start.data(), k, 4)),
                                             _mm256_i32gather_ps(pieces.cellsPer.data(), k, 4));
        return _mm256_add_ps(first, _mm256_min_ps(inPiece, cells));
    }
    [[nodiscard]] BROADSIDE_WIDE static __m256i cut(__m256 position, __m256 last)
    {
        return _mm256_cvttps_epi32(_mm256_min_ps(_mm256_max_ps(position, _mm256_setzero_ps()), last));
    }
};

} // namespace broadside::packed

#endif
