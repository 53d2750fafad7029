#include "core/broadphase/packed_grid/float_box_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <array>
#include <immintrin.h>
#include <limits>

namespace broadside::packed {
namespace {

static_assert(sizeof(Aabb) == 4 * sizeof(double), "lo.x, lo.y, hi.x, hi.y");

/// The same operations as roundedOutward() in float_box.cpp on all four corners; the high ones with their sign turned.
struct WideRounding {
    __m256d high = _mm256_setr_pd(0.0, 0.0, -0.0, -0.0); // the signs to turn
    __m128 highFloat = _mm_setr_ps(0.0F, 0.0F, -0.0F, -0.0F);
    __m256d farthest = _mm256_set1_pd(static_cast<double>(kFarthest));
    __m256d nearest = _mm256_set1_pd(-static_cast<double>(kFarthest));
    __m256d origin;

    BROADSIDE_WIDE explicit WideRounding(Vec2 from)
        : origin(_mm256_setr_pd(from.x, from.y, -from.x, -from.y))
    {}

    [[nodiscard]] BROADSIDE_WIDE __m128 operator()(const Aabb& box) const
    {
        const __m256d value = _mm256_xor_pd(_mm256_loadu_pd(&box.lo.x), high);
        const __m256d difference = _mm256_sub_pd(value, origin);
        const __m256d originRounded = _mm256_sub_pd(value, difference);
        const __m256d valueRounded = _mm256_add_pd(difference, originRounded);
        const __m256d lost = _mm256_add_pd(_mm256_sub_pd(value, valueRounded), _mm256_sub_pd(originRounded, origin));
        const __m256d kept = _mm256_min_pd(_mm256_max_pd(difference, nearest), farthest);
        const __m128 rounded = _mm256_cvtpd_ps(kept);
        const __m256 isAbove =
            _mm256_castpd_ps(_mm256_cmp_pd(_mm256_sub_pd(_mm256_cvtps_pd(rounded), kept), lost, _CMP_GT_OQ));
        const __m128i step = _mm_castps_si128(_mm_shuffle_ps(
            _mm256_castps256_ps128(isAbove), _mm256_extractf128_ps(isAbove, 1), _MM_SHUFFLE(2, 0, 2, 0)));
        const __m128i bits = _mm_castps_si128(rounded);
        const __m128i sign = _mm_srai_epi32(bits, 31);
        const __m128i down = _mm_add_epi32(bits, _mm_sub_epi32(_mm_xor_si128(step, sign), sign));
        return _mm_xor_ps(_mm_castsi128_ps(down), highFloat);
    }
};

} // namespace

BROADSIDE_WIDE std::size_t roundOutwardWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects,
                                            Vec2 origin, BoxStore& rounded, FloatBox& bounds)
{
    const WideRounding round(origin);
    __m128 low = _mm_set1_ps(std::numeric_limits<float>::infinity());
    __m128 high = _mm_set1_ps(-std::numeric_limits<float>::infinity());
    std::size_t i = 0;
    for (; i + 4 <= objects.size(); i += 4) {
        __m128 x0 = round(boxes[objects[i]]);
        __m128 y0 = round(boxes[objects[i + 1]]);
        __m128 x1 = round(boxes[objects[i + 2]]);
        __m128 y1 = round(boxes[objects[i + 3]]);
        low = _mm_min_ps(_mm_min_ps(low, _mm_min_ps(x0, y0)), _mm_min_ps(x1, y1));
        high = _mm_max_ps(_mm_max_ps(high, _mm_max_ps(x0, y0)), _mm_max_ps(x1, y1));
        _MM_TRANSPOSE4_PS(x0, y0, x1, y1); // four boxes become four columns
        _mm_storeu_ps(rounded.x0.data() + i, x0);
        _mm_storeu_ps(rounded.y0.data() + i, y0);
        _mm_storeu_ps(rounded.x1.data() + i, x1);
        _mm_storeu_ps(rounded.y1.data() + i, y1);
    }
    alignas(16) std::array<float, 4> lows;
    alignas(16) std::array<float, 4> highs;
    _mm_store_ps(lows.data(), low);
    _mm_store_ps(highs.data(), high);
    bounds = {lows[0], lows[1], highs[2], highs[3]};
    return i;
}

} // namespace broadside::packed

#else

namespace broadside::packed {

std::size_t roundOutwardWide(std::span<const Aabb>, std::span<const ObjectIndex>, Vec2, BoxStore&, FloatBox&)
{
    return 0;
}

} // namespace broadside::packed

#endif
