#pragma once

#include "core/broadphase/packed_grid/frame_wide.h"
#include "core/broadphase/packed_grid/scan.h"

#if BROADSIDE_HAS_WIDE_LANES

#include <bit>

/// @file
/// The parts of the scans of scan_wide.h: one box against eight others. Only wide sources may include this file.

namespace broadside::packed {

/// The permutation for each mask of eight lanes: it moves the marked lanes to the front. The four 64-bit parts have the
/// order 0 2 1 3, because _mm256_unpacklo/hi work on halves and then put the pairs in order.
/// Source: Langdale, Lemire and others, "left-packing" by table; the order for pairs is ours.
struct CompressTable {
    alignas(32) std::array<std::array<std::uint32_t, 8>, 256> lanes{};

    constexpr CompressTable()
    {
        constexpr std::array<std::size_t, 8> places{0, 1, 4, 5, 2, 3, 6, 7};
        for (std::uint32_t mask = 0; mask < 256; ++mask) {
            std::size_t next = 0;
            for (std::uint32_t lane = 0; lane < 8; ++lane)
                if ((mask >> lane & 1) != 0)
                    lanes[mask][places[next++]] = lane;
        }
    }
};
inline constexpr CompressTable kCompress;

/// A query box that is compared with eight boxes at a time.
struct WideAsker {
    __m256 x0, y0, x1, y1;
    __m256i ids;
    ObjectIndex id;
};

BROADSIDE_WIDE inline __m256i loadIds(const std::uint32_t* from)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

BROADSIDE_WIDE inline void storeIds(void* to, __m256i ids) { _mm256_storeu_si256(static_cast<__m256i*>(to), ids); }

BROADSIDE_WIDE inline WideAsker askerAt(const BoxColumns& boxes, std::uint32_t i)
{
    return {_mm256_broadcast_ss(boxes.x0 + i),
            _mm256_broadcast_ss(boxes.y0 + i),
            _mm256_broadcast_ss(boxes.x1 + i),
            _mm256_broadcast_ss(boxes.y1 + i),
            _mm256_set1_epi32(static_cast<int>(boxes.ids[i])),
            boxes.ids[i]};
}

/// Stores the marked ones of eight numbers one after the other. Always writes eight; those after the marked ones are
/// arbitrary. Returns how many are marked.
BROADSIDE_WIDE inline std::uint32_t storeMarked(__m256i numbers, unsigned mask, std::uint32_t* to)
{
    const __m256i packed = _mm256_permutevar8x32_epi32(numbers, loadIds(kCompress.lanes[mask].data()));
    storeIds(to, _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0)));
    return static_cast<std::uint32_t>(_mm_popcnt_u32(mask));
}

/// Writes the pairs of the query box and the marked ones of eight boxes. Returns where the next pair goes.
[[gnu::always_inline]] BROADSIDE_WIDE inline IndexPair* writePairs(__m256i asker, const ObjectIndex* ids, unsigned mask,
                                                                   IndexPair* next)
{
    const __m256i others = _mm256_permutevar8x32_epi32(loadIds(ids), loadIds(kCompress.lanes[mask].data()));
    const __m256i low = _mm256_min_epu32(others, asker);
    const __m256i high = _mm256_max_epu32(others, asker);
    storeIds(next, _mm256_unpacklo_epi32(low, high));
    storeIds(next + 4, _mm256_unpackhi_epi32(low, high));
    return next + _mm_popcnt_u32(mask);
}

/// The place where the next pairs go, with room for eight.
[[gnu::always_inline]] BROADSIDE_WIDE inline IndexPair* withRoom(IndexPair* next, PairOutput& output)
{
    if (next > output.last) [[unlikely]] {
        output.next = next;
        output.makeRoom();
        next = output.next;
    }
    return next;
}

BROADSIDE_WIDE inline unsigned bitsOf(__m256 lanes) { return static_cast<unsigned>(_mm256_movemask_ps(lanes)); }

/// Which of the boxes in places j..j+7 overlap the query box.
BROADSIDE_WIDE inline unsigned overlapping(const BoxColumns& boxes, std::uint32_t j, const WideAsker& asker)
{
    const __m256 x = _mm256_and_ps(_mm256_cmp_ps(_mm256_loadu_ps(boxes.x0 + j), asker.x1, _CMP_LE_OQ),
                                   _mm256_cmp_ps(_mm256_loadu_ps(boxes.x1 + j), asker.x0, _CMP_GE_OQ));
    const __m256 y = _mm256_and_ps(_mm256_cmp_ps(_mm256_loadu_ps(boxes.y0 + j), asker.y1, _CMP_LE_OQ),
                                   _mm256_cmp_ps(_mm256_loadu_ps(boxes.y1 + j), asker.y0, _CMP_GE_OQ));
    return bitsOf(_mm256_and_ps(x, y));
}

/// How far the query box and the boxes in places j..j+7 overlap, on the axis on which it is less; negative: they do
/// not. Never -0, because no stored corner is.
BROADSIDE_WIDE inline __m256 depthsIn(const BoxColumns& boxes, std::uint32_t j, const WideAsker& asker)
{
    const __m256 x = _mm256_min_ps(_mm256_sub_ps(_mm256_loadu_ps(boxes.x1 + j), asker.x0),
                                   _mm256_sub_ps(asker.x1, _mm256_loadu_ps(boxes.x0 + j)));
    const __m256 y = _mm256_min_ps(_mm256_sub_ps(_mm256_loadu_ps(boxes.y1 + j), asker.y0),
                                   _mm256_sub_ps(asker.y1, _mm256_loadu_ps(boxes.y0 + j)));
    return _mm256_min_ps(x, y);
}

/// The largest depth that is not certain, as bits.
BROADSIDE_WIDE inline __m256i largestDoubt(const PairOutput& output)
{
    return _mm256_set1_epi32(std::bit_cast<std::int32_t>(certainOverlap(output.truth)) - 1);
}

/// scanRange() where some pairs are doubtful: the true boxes decide them. Not inline: the usual loops would keep fewer
/// values in registers.
[[gnu::noinline]] BROADSIDE_WIDE inline IndexPair* scanDoubtfulRange(const BoxColumns& boxes, std::uint32_t begin,
                                                                     std::uint32_t end, const Asker& one,
                                                                     IndexPair* next, PairOutput& output)
{
    const WideAsker asker{_mm256_set1_ps(one.box.x0),
                          _mm256_set1_ps(one.box.y0),
                          _mm256_set1_ps(one.box.x1),
                          _mm256_set1_ps(one.box.y1),
                          _mm256_set1_epi32(static_cast<int>(one.id)),
                          one.id};
    const __m256 least = _mm256_set1_ps(output.truth->certain);
    do {
        next = withRoom(next, output);
        const __m256 depth = depthsIn(boxes, begin, asker);
        unsigned mask = bitsOf(_mm256_cmp_ps(depth, _mm256_setzero_ps(), _CMP_GE_OQ));
        const unsigned certain = bitsOf(_mm256_cmp_ps(depth, least, _CMP_GE_OQ));
        if (mask != certain)
            mask = withoutFalseHits(mask, mask & ~certain, one, boxes, begin, output.truth);
        next = writePairs(asker.ids, boxes.ids + begin, mask, next);
        begin += 8;
    } while (begin < end);
    return next;
}

[[gnu::always_inline]] BROADSIDE_WIDE inline Asker oneOf(const WideAsker& asker)
{
    return {{_mm256_cvtss_f32(asker.x0), _mm256_cvtss_f32(asker.y0), _mm256_cvtss_f32(asker.x1),
             _mm256_cvtss_f32(asker.y1)},
            asker.id};
}

/// Compares with places begin..end-1, at least eight of them: boxes behind the end up to the padding overlap no query
/// box here (cell_frame.h). Returns where the next pair goes. `doubt` is largestDoubt() of the output.
template<bool InTruth>
[[gnu::always_inline]] BROADSIDE_WIDE inline IndexPair*
scanRange(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, const WideAsker& asker, __m256i /*doubt*/,
          IndexPair* next, PairOutput& output)
{
    output.checks += end - begin;
    do {
        next = withRoom(next, output);
        const unsigned mask = overlapping(boxes, begin, asker);
        next = writePairs(asker.ids, boxes.ids + begin, mask, next);
        begin += 8;
    } while (begin < end);
    return next;
}

/// The same, but the true boxes decide doubtful pairs. They are so rare that it looks for them after the whole range,
/// which is then scanned again. The bits of floats ascend with the floats, and those of negative ones, as unsigned
/// numbers, are above all others: so the least bits are those of the least overlap.
template<>
[[gnu::always_inline]] BROADSIDE_WIDE inline IndexPair*
scanRange<true>(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, const WideAsker& asker, __m256i doubt,
                IndexPair* next, PairOutput& output)
{
    output.checks += end - begin;
    if (output.last - next < static_cast<std::ptrdiff_t>(end - begin)) [[unlikely]] // room for every possible pair
        return scanDoubtfulRange(boxes, begin, end, oneOf(asker), next, output);
    __m256i least = _mm256_set1_epi32(-1);
    IndexPair* const first = next;
    std::uint32_t j = begin;
    do {
        const __m256 depth = depthsIn(boxes, j, asker);
        least = _mm256_min_epu32(least, _mm256_castps_si256(depth));
        next = writePairs(asker.ids, boxes.ids + j, bitsOf(depth) ^ 0xffU, next);
        j += 8;
    } while (j < end);
    const __m256i isDoubtful = _mm256_cmpeq_epi32(_mm256_min_epu32(least, doubt), least);
    if (_mm256_testz_si256(isDoubtful, isDoubtful) == 0) [[unlikely]]
        return scanDoubtfulRange(boxes, begin, end, oneOf(asker), first, output);
    return next;
}

} // namespace broadside::packed

#endif
