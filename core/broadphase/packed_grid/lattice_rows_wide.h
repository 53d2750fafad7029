#pragma once

#include "core/broadphase/packed_grid/asking_block_wide.h"
#include "core/broadphase/packed_grid/lattice_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

namespace broadside::packed {

/// Compares points of the lattice, and floats where the points do not decide.
class LatticeRows {
public:
    BROADSIDE_WIDE LatticeRows(const Level& level, const PairOutput& output)
        : m_level(level)
        , m_boxes(level.onLattice().boxes.data())
        , m_ids(level.columnsOf(0).ids)
        , m_lattice(level.onLattice().lattice)
        , m_truth(output.truth)
        , m_certain(_mm256_set1_epi32(
              static_cast<int>(level.onLattice().lattice.certainDifferences(certainOverlap(output.truth)))))
    {}

    BROADSIDE_WIDE void prepare(const QueryBlock& block, const BoxColumns& asking)
    {
        m_asking = asking;
        for (std::uint32_t k = 0; k < block.count; k += 8) {
            const std::uint32_t i = block.begin + k;
            m_lattice.storeQueryBoxes(_mm256_loadu_ps(asking.x0 + i), _mm256_loadu_ps(asking.y0 + i),
                                      _mm256_loadu_ps(asking.x1 + i), _mm256_loadu_ps(asking.y1 + i),
                                      m_points.data() + k);
        }
    }
    /// Prefetches boxes that are compared a little later.
    BROADSIDE_WIDE void fetch(std::uint32_t begin) const
    {
        packed::fetch(m_boxes + begin);
        packed::fetch(m_boxes + begin + 7);
        packed::fetch(m_ids + begin);
    }

    [[gnu::always_inline]] BROADSIDE_WIDE IndexPair* ask(const QueryBlock& block, std::uint32_t k, std::uint32_t row,
                                                         Range range, IndexPair* next, PairOutput& output) const
    {
        const __m256i points = _mm256_set1_epi64x(static_cast<long long>(m_points[k]));
        const __m256i asker = _mm256_set1_epi32(static_cast<int>(m_asking.ids[block.begin + k]));
        output.checks += range.end - range.begin;
        do {
            next = withRoom(next, output);
            const __m256i first = _mm256_sub_epi16(loadBoxes(m_boxes + range.begin), points);
            const __m256i second = _mm256_sub_epi16(loadBoxes(m_boxes + range.begin + 4), points);
            const __m256i firstHit = notAbove(first);
            const __m256i secondHit = notAbove(second);
            // Boxes behind the end may be so far away that their points are meaningless here.
            const unsigned counted = 0xffU >> (8 - std::min(range.end - range.begin, 8U));
            unsigned mask = counted & (bitsOf(firstHit) | bitsOf(secondHit) << 4);
            const __m256i doubt = _mm256_or_si256(_mm256_and_si256(firstHit, _mm256_cmpgt_epi16(first, m_certain)),
                                                  _mm256_and_si256(secondHit, _mm256_cmpgt_epi16(second, m_certain)));
            if (_mm256_testz_si256(doubt, doubt) == 0) [[unlikely]]
                mask = withoutFalseHits(mask, mask, {m_asking.box(block.begin + k), m_asking.ids[block.begin + k]},
                                        m_level.columnsOf(row), range.begin, m_truth);
            next = writePairs(asker, m_ids + range.begin, mask, next);
            range.begin += 8;
        } while (range.begin < range.end);
        return next;
    }

private:
    /// The boxes that have no number above that of the query box.
    [[nodiscard]] BROADSIDE_WIDE static __m256i notAbove(__m256i differences)
    {
        const __m256i none = _mm256_setzero_si256();
        return _mm256_cmpeq_epi64(_mm256_cmpgt_epi16(differences, none), none);
    }
    [[nodiscard]] BROADSIDE_WIDE static unsigned bitsOf(__m256i lanes)
    {
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(lanes)));
    }
    [[nodiscard]] BROADSIDE_WIDE static __m256i loadBoxes(const LatticeBox* from)
    {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    }

    const Level& m_level;
    const LatticeBox* m_boxes;
    const ObjectIndex* m_ids;
    WideLattice m_lattice;
    const TrueBoxes* m_truth;
    BoxColumns m_asking;
    __m256i m_certain; ///< Differences up to this much leave no doubt.
    alignas(32) std::array<LatticeBox, kBlock + 8> m_points;
};

} // namespace broadside::packed

#endif
