#include "core/broadphase/packed_grid/float_box_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <immintrin.h>

namespace broadside::packed {
namespace {

/// While this object exists, the processor rounds down. Only functions make it that are not inline and compute nothing
/// else: the compiler knows nothing of the rounding, and might move other arithmetic into this time.
class RoundingDown {
public:
    RoundingDown() noexcept
        : m_before(_mm_getcsr())
    {
        constexpr unsigned kRounding = _MM_ROUND_MASK;
        _mm_setcsr((m_before & ~kRounding) | _MM_ROUND_DOWN);
    }
    RoundingDown(const RoundingDown&) = delete;
    RoundingDown& operator=(const RoundingDown&) = delete;
    ~RoundingDown() { _mm_setcsr(m_before); }

private:
    unsigned m_before;
};

/// The conversion in the rounding of the moment: the compiler may move its own one out of the life of a RoundingDown.
[[gnu::always_inline]] BROADSIDE_WIDE inline __m128 convertedNow(__m256d value)
{
    __m128 converted;
    asm volatile("vcvtpd2ps %1, %0" : "=x"(converted) : "x"(value));
    return converted;
}

/// Relative to zero, which is usual, the subtraction loses nothing: so one conversion does all. What is too far becomes
/// infinite. @pre a RoundingDown exists
struct FromZero {
    [[gnu::always_inline]] BROADSIDE_WIDE inline __m128 roundedDown(__m256d value) const { return convertedNow(value); }
};

/// Rounding relative to an origin that is not zero: roundedDown() of float_box.cpp, four values at a time, with the
/// same operations in the same order.
struct FromOrigin {
    __m256d origin;

    BROADSIDE_WIDE explicit FromOrigin(__m256d at)
        : origin(at)
    {}
    [[gnu::always_inline]] BROADSIDE_WIDE inline __m128 roundedDown(__m256d value) const
    {
        const __m256d farthest = _mm256_set1_pd(static_cast<double>(kFarthest));
        const __m256d nearest = _mm256_set1_pd(-static_cast<double>(kFarthest));
        const __m256d difference = _mm256_sub_pd(value, origin);
        const __m256d kept = _mm256_min_pd(_mm256_max_pd(difference, nearest), farthest);
        const __m128 rounded = _mm256_cvtpd_ps(kept);
        const __m256 isAbove = _mm256_castpd_ps(isAboveTruth(_mm256_cvtps_pd(rounded), kept, value, difference));
        const __m128i step = _mm_castps_si128(_mm_shuffle_ps(
            _mm256_castps256_ps128(isAbove), _mm256_extractf128_ps(isAbove, 1), _MM_SHUFFLE(2, 0, 2, 0)));
        const __m128i bits = _mm_castps_si128(rounded);
        const __m128i sign = _mm_srai_epi32(bits, 31);
        return _mm_castsi128_ps(_mm_add_epi32(bits, _mm_sub_epi32(_mm_xor_si128(step, sign), sign)));
    }

private:
    /// Whether a float, as a double, is above the true difference; `kept` is the rounded one.
    BROADSIDE_WIDE __m256d isAboveTruth(__m256d rounded, __m256d kept, __m256d value, __m256d difference) const
    {
        const __m256d originRounded = _mm256_sub_pd(value, difference);
        const __m256d valueRounded = _mm256_add_pd(difference, originRounded);
        const __m256d lost = _mm256_add_pd(_mm256_sub_pd(value, valueRounded), _mm256_sub_pd(originRounded, origin));
        return _mm256_cmp_pd(_mm256_sub_pd(rounded, kept), lost, _CMP_GT_OQ);
    }
};

/// Two boxes, one in each half. The high corners are negated, rounded down, and still negated.
template<class Origin>
[[gnu::always_inline]] BROADSIDE_WIDE inline __m256 roundedBoxes(const Aabb& low, const Aabb& high,
                                                                 const Origin& origin)
{
    static_assert(sizeof(Aabb) == 4 * sizeof(double), "lo.x, lo.y, hi.x, hi.y");
    const __m256d signs = _mm256_setr_pd(0.0, 0.0, -0.0, -0.0);
    const __m128 first = origin.roundedDown(_mm256_xor_pd(_mm256_loadu_pd(&low.lo.x), signs));
    const __m128 second = origin.roundedDown(_mm256_xor_pd(_mm256_loadu_pd(&high.lo.x), signs));
    return _mm256_insertf128_ps(_mm256_castps128_ps256(first), second, 1);
}

BROADSIDE_WIDE inline __m256 clamped(__m256 corners)
{
    return _mm256_min_ps(_mm256_max_ps(corners, _mm256_set1_ps(-kFarthest)), _mm256_set1_ps(kFarthest));
}

BROADSIDE_WIDE inline __m256 negated(__m256 corners) { return _mm256_xor_ps(corners, _mm256_set1_ps(-0.0F)); }

/// `boxAt(i)` is box i.
template<class BoxAt, class Origin>
[[gnu::always_inline]] BROADSIDE_WIDE inline std::uint32_t roundEach(std::uint32_t count, const BoxAt& boxAt,
                                                                     const Origin& origin, RoundedBlock& rounded)
{
    std::uint32_t i = 0;
    for (; i + 8 <= count; i += 8) { // eight boxes become four columns
        const __m256 r04 = roundedBoxes(boxAt(i), boxAt(i + 4), origin);
        const __m256 r15 = roundedBoxes(boxAt(i + 1), boxAt(i + 5), origin);
        const __m256 r26 = roundedBoxes(boxAt(i + 2), boxAt(i + 6), origin);
        const __m256 r37 = roundedBoxes(boxAt(i + 3), boxAt(i + 7), origin);
        const __m256 low01 = _mm256_unpacklo_ps(r04, r15);
        const __m256 low23 = _mm256_unpacklo_ps(r26, r37);
        const __m256 high01 = _mm256_unpackhi_ps(r04, r15);
        const __m256 high23 = _mm256_unpackhi_ps(r26, r37);
        const __m256 x0 = _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(1, 0, 1, 0));
        const __m256 y0 = _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(3, 2, 3, 2));
        const __m256 x1 = negated(_mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(1, 0, 1, 0)));
        const __m256 y1 = negated(_mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(3, 2, 3, 2)));
        _mm256_storeu_ps(rounded.x0.data() + i, clamped(x0));
        _mm256_storeu_ps(rounded.y0.data() + i, clamped(y0));
        _mm256_storeu_ps(rounded.x1.data() + i, clamped(x1));
        _mm256_storeu_ps(rounded.y1.data() + i, clamped(y1));
    }
    return i;
}

template<class BoxAt, class Origin>
[[gnu::always_inline]] BROADSIDE_WIDE inline std::uint32_t roundEachLowY(std::uint32_t count, const BoxAt& boxAt,
                                                                         const Origin& origin, float* rounded)
{
    const auto roundedFour = [&](std::uint32_t i) BROADSIDE_WIDE {
        return origin.roundedDown(
            _mm256_setr_pd(boxAt(i).lo.y, boxAt(i + 1).lo.y, boxAt(i + 2).lo.y, boxAt(i + 3).lo.y));
    };
    std::uint32_t i = 0;
    for (; i + 8 <= count; i += 8)
        _mm256_storeu_ps(rounded + i,
                         clamped(_mm256_insertf128_ps(_mm256_castps128_ps256(roundedFour(i)), roundedFour(i + 4), 1)));
    return i;
}

/// Calls work(boxAt), where boxAt(i) is box i: a loop of its own for each kind of list.
template<class Work>
[[gnu::always_inline]] BROADSIDE_WIDE inline std::uint32_t withBoxes(const ChosenBoxes& chosen, const Work& work)
{
    const Aabb* const boxes = chosen.boxes.data();
    if (chosen.ids == nullptr)
        return work([first = boxes + chosen.firstId](std::uint32_t i) -> const Aabb& { return first[i]; });
    return work([boxes, ids = chosen.ids](std::uint32_t i) -> const Aabb& { return boxes[ids[i]]; });
}

template<class Origin>
BROADSIDE_WIDE std::uint32_t roundBoxes(const ChosenBoxes& chosen, const Origin& origin, RoundedBlock& rounded)
{
    return withBoxes(chosen,
                     [&](const auto& boxAt) BROADSIDE_WIDE { return roundEach(chosen.count, boxAt, origin, rounded); });
}

template<class Origin>
BROADSIDE_WIDE std::uint32_t roundLowYs(const ChosenBoxes& chosen, const Origin& origin, float* rounded)
{
    return withBoxes(chosen, [&](const auto& boxAt)
                                 BROADSIDE_WIDE { return roundEachLowY(chosen.count, boxAt, origin, rounded); });
}

} // namespace

[[gnu::noinline]] BROADSIDE_WIDE std::uint32_t roundOutwardWide(const ChosenBoxes& chosen, Vec2 origin,
                                                                RoundedBlock& rounded)
{
    if (origin != Vec2{})
        return roundBoxes(chosen, FromOrigin(_mm256_setr_pd(origin.x, origin.y, -origin.x, -origin.y)), rounded);
    const RoundingDown down;
    return roundBoxes(chosen, FromZero{}, rounded);
}

[[gnu::noinline]] BROADSIDE_WIDE std::uint32_t roundLowYWide(const ChosenBoxes& chosen, Vec2 origin, float* rounded)
{
    if (origin != Vec2{})
        return roundLowYs(chosen, FromOrigin(_mm256_set1_pd(origin.y)), rounded);
    const RoundingDown down;
    return roundLowYs(chosen, FromZero{}, rounded);
}

} // namespace broadside::packed

#else

namespace broadside::packed {

std::uint32_t roundOutwardWide(const ChosenBoxes&, Vec2, RoundedBlock&) { return 0; }
std::uint32_t roundLowYWide(const ChosenBoxes&, Vec2, float*) { return 0; }

} // namespace broadside::packed

#endif
