#include "core/broadphase/packed_grid/nearest_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <array>
#include <immintrin.h>

namespace broadside::packed {

BROADSIDE_WIDE void nearestInRangeWide(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, float x,
                                       float y, NearestBox& best)
{
    const __m256 zero = _mm256_setzero_ps();
    const __m256 xs = _mm256_set1_ps(x);
    const __m256 ys = _mm256_set1_ps(y);
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    for (std::uint32_t i = begin; i < end; i += 8) {
        const __m256 dx = _mm256_max_ps(_mm256_max_ps(_mm256_sub_ps(_mm256_loadu_ps(boxes.x0 + i), xs),
                                                      _mm256_sub_ps(xs, _mm256_loadu_ps(boxes.x1 + i))),
                                        zero);
        const __m256 dy = _mm256_max_ps(_mm256_max_ps(_mm256_sub_ps(_mm256_loadu_ps(boxes.y0 + i), ys),
                                                      _mm256_sub_ps(ys, _mm256_loadu_ps(boxes.y1 + i))),
                                        zero);
        const __m256 distance = _mm256_add_ps(_mm256_mul_ps(dx, dx), _mm256_mul_ps(dy, dy));
        const __m256 inRange =
            _mm256_castsi256_ps(_mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(std::min(end - i, 8U))), lanes));
        const __m256 nearer = _mm256_cmp_ps(distance, _mm256_set1_ps(best.distanceSquared), _CMP_LT_OQ);
        if (_mm256_movemask_ps(_mm256_and_ps(nearer, inRange)) == 0)
            continue;
        alignas(32) std::array<float, 8> distances;
        _mm256_store_ps(distances.data(), distance);
        for (std::uint32_t k = 0; k < 8 && i + k < end; ++k)
            if (distances[k] < best.distanceSquared)
                best = {boxes.ids[i + k], distances[k]};
    }
}

} // namespace broadside::packed

#else

namespace broadside::packed {

void nearestInRangeWide(const BoxColumns&, std::uint32_t, std::uint32_t, float, float, NearestBox&) {}

} // namespace broadside::packed

#endif
