#pragma once

#include "core/broadphase/packed_grid/lanes.h"
#include "core/broadphase/packed_grid/lattice.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <immintrin.h>

namespace broadside::packed {

/// Lattice for eight boxes at a time. Only wide sources may include this file.
class WideLattice {
public:
    BROADSIDE_WIDE explicit WideLattice(const Lattice& lattice)
        : m_x(lattice.x)
        , m_y(lattice.y)
    {}

    /// Stores boxes of the level.
    BROADSIDE_WIDE void storeLevelBoxes(__m256 x0, __m256 y0, __m256 x1, __m256 y1, LatticeBox* to) const
    {
        store(m_x.pointOf(x0), m_y.pointOf(y0), m_x.pointOf(x1), m_y.pointOf(y1), to);
    }
    /// Stores query boxes; the numbers of a box that overlaps one of them are never above its numbers.
    BROADSIDE_WIDE void storeQueryBoxes(__m256 x0, __m256 y0, __m256 x1, __m256 y1, LatticeBox* to) const
    {
        store(m_x.pointOf(x1), m_y.pointOf(y1), m_x.pointOf(x0), m_y.pointOf(y0), to);
    }

private:
    struct Axis {
        __m256 lowest, pointsPer, last;

        BROADSIDE_WIDE explicit Axis(const LatticeAxis& axis)
            : lowest(_mm256_set1_ps(axis.lowest))
            , pointsPer(_mm256_set1_ps(axis.pointsPer))
            , last(_mm256_set1_ps(axis.last))
        {}
        [[nodiscard]] BROADSIDE_WIDE __m256i pointOf(__m256 x) const
        {
            const __m256 position = _mm256_mul_ps(_mm256_sub_ps(x, lowest), pointsPer);
            return _mm256_cvttps_epi32(_mm256_min_ps(_mm256_max_ps(position, _mm256_setzero_ps()), last));
        }
    };

    BROADSIDE_WIDE static void store(__m256i x, __m256i y, __m256i turnedX, __m256i turnedY, LatticeBox* to)
    {
        constexpr int kOddHalves = 0xaa;
        const __m256i plain = _mm256_blend_epi16(x, _mm256_slli_epi32(y, 16), kOddHalves);
        const __m256i turned = _mm256_blend_epi16(turnedX, _mm256_slli_epi32(turnedY, 16), kOddHalves);
        const __m256i other = _mm256_xor_si256(turned, _mm256_set1_epi32(-1));
        const __m256i low = _mm256_unpacklo_epi32(plain, other); // boxes 0 1 4 5
        const __m256i high = _mm256_unpackhi_epi32(plain, other);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_permute2x128_si256(low, high, 0x20));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + 4), _mm256_permute2x128_si256(low, high, 0x31));
    }

    Axis m_x;
    Axis m_y;
};

} // namespace broadside::packed

#endif
