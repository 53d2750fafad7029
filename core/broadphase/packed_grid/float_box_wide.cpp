#include "core/broadphase/packed_grid/float_box_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <immintrin.h>

namespace broadside::packed {
namespace {

static_assert(sizeof(Aabb) == 4 * sizeof(double), "lo.x, lo.y, hi.x, hi.y");

/// Rounding relative to an origin that is not zero: roundedDown() of float_box.cpp, four values at a time, with the
/// same operations in the same order.
struct FromOrigin {
    __m256d origin;

    BROADSIDE_WIDE __m256d difference(__m256d value) const { return _mm256_sub_pd(value, origin); }
    /// Whether a float, as a double, is above the true difference; `kept` is the rounded one.
    BROADSIDE_WIDE __m256d isAbove(__m256d rounded, __m256d kept, __m256d value, __m256d difference) const
    {
        const __m256d originRounded = _mm256_sub_pd(value, difference);
        const __m256d valueRounded = _mm256_add_pd(difference, originRounded);
        const __m256d lost = _mm256_add_pd(_mm256_sub_pd(value, valueRounded), _mm256_sub_pd(originRounded, origin));
        return _mm256_cmp_pd(_mm256_sub_pd(rounded, kept), lost, _CMP_GT_OQ);
    }
};

/// The same relative to zero, which is usual: the subtraction loses nothing, so half of the work is left.
struct FromZero {
    BROADSIDE_WIDE __m256d difference(__m256d value) const { return value; }
    BROADSIDE_WIDE __m256d isAbove(__m256d rounded, __m256d kept, __m256d, __m256d) const
    {
        return _mm256_cmp_pd(rounded, kept, _CMP_GT_OQ);
    }
};

template<class Origin>
[[gnu::always_inline]] BROADSIDE_WIDE inline __m128 roundedDown(__m256d value, const Origin& origin)
{
    const __m256d farthest = _mm256_set1_pd(static_cast<double>(kFarthest));
    const __m256d nearest = _mm256_set1_pd(-static_cast<double>(kFarthest));
    const __m256d difference = origin.difference(value);
    const __m256d kept = _mm256_min_pd(_mm256_max_pd(difference, nearest), farthest);
    const __m128 rounded = _mm256_cvtpd_ps(kept);
    const __m256 isAbove = _mm256_castpd_ps(origin.isAbove(_mm256_cvtps_pd(rounded), kept, value, difference));
    const __m128i step = _mm_castps_si128(
        _mm_shuffle_ps(_mm256_castps256_ps128(isAbove), _mm256_extractf128_ps(isAbove, 1), _MM_SHUFFLE(2, 0, 2, 0)));
    const __m128i bits = _mm_castps_si128(rounded);
    const __m128i sign = _mm_srai_epi32(bits, 31);
    return _mm_castsi128_ps(_mm_add_epi32(bits, _mm_sub_epi32(_mm_xor_si128(step, sign), sign)));
}

/// A box rounded outward: the high corners are negated, rounded down, and negated again.
template<class Origin>
[[gnu::always_inline]] BROADSIDE_WIDE inline __m128 roundedBox(const Aabb& box, const Origin& origin)
{
    static_assert(sizeof(Aabb) == 4 * sizeof(double), "lo.x, lo.y, hi.x, hi.y");
    const __m256d value = _mm256_xor_pd(_mm256_loadu_pd(&box.lo.x), _mm256_setr_pd(0.0, 0.0, -0.0, -0.0));
    return _mm_xor_ps(roundedDown(value, origin), _mm_setr_ps(0.0F, 0.0F, -0.0F, -0.0F));
}

template<class Origin>
BROADSIDE_WIDE std::size_t roundBoxes(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects,
                                      const Origin& origin, RoundedBlock& rounded)
{
    std::size_t i = 0;
    for (; i + 4 <= objects.size(); i += 4) {
        __m128 x0 = roundedBox(boxes[objects[i]], origin);
        __m128 y0 = roundedBox(boxes[objects[i + 1]], origin);
        __m128 x1 = roundedBox(boxes[objects[i + 2]], origin);
        __m128 y1 = roundedBox(boxes[objects[i + 3]], origin);
        _MM_TRANSPOSE4_PS(x0, y0, x1, y1); // four boxes become four columns
        _mm_storeu_ps(rounded.x0.data() + i, x0);
        _mm_storeu_ps(rounded.y0.data() + i, y0);
        _mm_storeu_ps(rounded.x1.data() + i, x1);
        _mm_storeu_ps(rounded.y1.data() + i, y1);
    }
    return i;
}

template<class Origin>
BROADSIDE_WIDE std::size_t roundLowYs(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects,
                                      const Origin& origin, float* rounded)
{
    std::size_t i = 0;
    for (; i + 4 <= objects.size(); i += 4)
        _mm_storeu_ps(rounded + i, roundedDown(_mm256_setr_pd(boxes[objects[i]].lo.y, boxes[objects[i + 1]].lo.y,
                                                              boxes[objects[i + 2]].lo.y, boxes[objects[i + 3]].lo.y),
                                               origin));
    return i;
}

} // namespace

BROADSIDE_WIDE std::size_t roundOutwardWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects,
                                            Vec2 origin, RoundedBlock& rounded)
{
    if (origin == Vec2{})
        return roundBoxes(boxes, objects, FromZero{}, rounded);
    const FromOrigin from{_mm256_setr_pd(origin.x, origin.y, -origin.x, -origin.y)};
    return roundBoxes(boxes, objects, from, rounded);
}

BROADSIDE_WIDE std::size_t roundLowYWide(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin,
                                         float* rounded)
{
    if (origin == Vec2{})
        return roundLowYs(boxes, objects, FromZero{}, rounded);
    return roundLowYs(boxes, objects, FromOrigin{_mm256_set1_pd(origin.y)}, rounded);
}

} // namespace broadside::packed

#else

namespace broadside::packed {

std::size_t roundOutwardWide(std::span<const Aabb>, std::span<const ObjectIndex>, Vec2, RoundedBlock&) { return 0; }
std::size_t roundLowYWide(std::span<const Aabb>, std::span<const ObjectIndex>, Vec2, float*) { return 0; }

} // namespace broadside::packed

#endif
