#include "core/broadphase/packed_grid/band_sort_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include "core/broadphase/packed_grid/frame_wide.h"

namespace broadside::packed {
namespace {

/// Turns eight boxes in columns into eight records.
BROADSIDE_WIDE inline void transposed(__m256 x0, __m256 y0, __m256 x1, __m256 y1, float* records)
{
    const __m256 low01 = _mm256_unpacklo_ps(x0, y0);
    const __m256 low23 = _mm256_unpackhi_ps(x0, y0);
    const __m256 high01 = _mm256_unpacklo_ps(x1, y1);
    const __m256 high23 = _mm256_unpackhi_ps(x1, y1);
    const __m256 r04 = _mm256_shuffle_ps(low01, high01, _MM_SHUFFLE(1, 0, 1, 0));
    const __m256 r15 = _mm256_shuffle_ps(low01, high01, _MM_SHUFFLE(3, 2, 3, 2));
    const __m256 r26 = _mm256_shuffle_ps(low23, high23, _MM_SHUFFLE(1, 0, 1, 0));
    const __m256 r37 = _mm256_shuffle_ps(low23, high23, _MM_SHUFFLE(3, 2, 3, 2));
    _mm_store_ps(records + 0, _mm256_castps256_ps128(r04));
    _mm_store_ps(records + 4, _mm256_castps256_ps128(r15));
    _mm_store_ps(records + 8, _mm256_castps256_ps128(r26));
    _mm_store_ps(records + 12, _mm256_castps256_ps128(r37));
    _mm_store_ps(records + 16, _mm256_extractf128_ps(r04, 1));
    _mm_store_ps(records + 20, _mm256_extractf128_ps(r15, 1));
    _mm_store_ps(records + 24, _mm256_extractf128_ps(r26, 1));
    _mm_store_ps(records + 28, _mm256_extractf128_ps(r37, 1));
}

BROADSIDE_WIDE inline __m256 twoRecords(const float* boxes, std::uint32_t low, std::uint32_t high)
{
    return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(boxes + std::size_t{4} * low)),
                                _mm_loadu_ps(boxes + std::size_t{4} * high), 1);
}

BROADSIDE_WIDE inline float largestOf(__m256 lanes)
{
    alignas(32) std::array<float, 8> values;
    _mm256_store_ps(values.data(), lanes);
    return *std::ranges::max_element(values);
}

BROADSIDE_WIDE inline float leastOf(__m256 lanes)
{
    alignas(32) std::array<float, 8> values;
    _mm256_store_ps(values.data(), lanes);
    return *std::ranges::min_element(values);
}

BROADSIDE_WIDE inline __m256i idsAt(const BoxColumns& boxes, std::uint32_t i)
{
    if (boxes.ids != nullptr)
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(boxes.ids + i));
    return _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(boxes.firstId + i)),
                            _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

/// Eight corners; -0 becomes +0.
BROADSIDE_WIDE inline __m256 withoutMinusZero(const float* corners)
{
    return _mm256_add_ps(_mm256_loadu_ps(corners), _mm256_setzero_ps());
}

/// How far ahead boxes are fetched: with so many open streams, the processor no longer prefetches these four itself.
constexpr std::uint32_t kBoxesAhead = 128;

BROADSIDE_WIDE inline void fetchBox(const BoxColumns& boxes, std::uint32_t i)
{
    for (const float* const column : {boxes.x0, boxes.y0, boxes.x1, boxes.y1})
        fetch(column + i);
}

/// The largest sizes and the bounds of the boxes so far.
struct WideExtremes {
    __m256 widest, tallest, left, low, right, high;

    BROADSIDE_WIDE WideExtremes()
        : widest(_mm256_setzero_ps())
        , tallest(_mm256_setzero_ps())
        , left(_mm256_set1_ps(kNoBounds.x0))
        , low(_mm256_set1_ps(kNoBounds.y0))
        , right(_mm256_set1_ps(kNoBounds.x1))
        , high(_mm256_set1_ps(kNoBounds.y1))
    {}
    BROADSIDE_WIDE void addTo(BandRun& run) const
    {
        run.widest = std::max(run.widest, largestOf(widest));
        run.tallest = std::max(run.tallest, largestOf(tallest));
        run.bounds = united(run.bounds, {leastOf(left), leastOf(low), largestOf(right), largestOf(high)});
    }
};

} // namespace

BROADSIDE_WIDE std::uint32_t countRowsWide(const float* y0, std::uint32_t count, const CellFrame& frame,
                                           std::uint32_t* counts)
{
    const WideFrame wide(frame);
    alignas(32) std::array<std::uint32_t, 8> rows;
    std::uint32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(rows.data()), wide.rowOf(_mm256_loadu_ps(y0 + i)));
        for (const std::uint32_t row : rows)
            ++counts[row];
    }
    return i;
}

BROADSIDE_WIDE std::uint32_t sendToBandsWide(const BoxColumns& boxes, std::uint32_t first, const CellFrame& frame,
                                             const RowPlace* places, const Records& records, BandRun& run)
{
    const WideFrame wide(frame);
    std::uint32_t* const cursors = run.cursors.data();
    float* const corners = records.corners.floats.data();
    WideExtremes extremes;
    alignas(32) std::array<std::uint32_t, 8> rows;
    alignas(32) std::array<std::uint32_t, 8> columns;
    alignas(32) std::array<ObjectIndex, 8> ids;
    alignas(32) std::array<float, 32> eight;
    std::uint32_t i = 0;
    for (; i + 8 <= boxes.count; i += 8) {
        fetchBox(boxes, std::min(i + kBoxesAhead, boxes.count - 1));
        const __m256 x0 = withoutMinusZero(boxes.x0 + i);
        const __m256 y0 = withoutMinusZero(boxes.y0 + i);
        const __m256 x1 = withoutMinusZero(boxes.x1 + i);
        const __m256 y1 = withoutMinusZero(boxes.y1 + i);
        const __m256 width = _mm256_sub_ps(x1, x0);
        const __m256 height = _mm256_sub_ps(y1, y0);
        const __m256 taken = wide.takes(x0, y0, width, height);
        extremes.widest = _mm256_max_ps(extremes.widest, _mm256_and_ps(width, taken));
        extremes.tallest = _mm256_max_ps(extremes.tallest, _mm256_and_ps(height, taken));
        extremes.left = _mm256_min_ps(extremes.left, x0);
        extremes.low = _mm256_min_ps(extremes.low, y0);
        extremes.right = _mm256_max_ps(extremes.right, x1);
        extremes.high = _mm256_max_ps(extremes.high, y1);
        _mm256_store_si256(reinterpret_cast<__m256i*>(rows.data()), wide.rowOf(y0));
        _mm256_store_si256(reinterpret_cast<__m256i*>(columns.data()), wide.columnOf(x0));
        _mm256_store_si256(reinterpret_cast<__m256i*>(ids.data()), idsAt(boxes, i));
        transposed(x0, y0, x1, y1, eight.data());
        const auto mask = static_cast<unsigned>(_mm256_movemask_ps(taken));
        for (std::uint32_t k = 0; k < 8; ++k) {
            if (mask != 0xff && (mask >> k & 1) == 0) [[unlikely]] {
                run.left.push_back(first + i + k);
                continue;
            }
            const RowPlace place = places[rows[k]];
            const std::uint32_t record = cursors[place.band]++;
            _mm_storeu_ps(corners + std::size_t{4} * record, _mm_load_ps(eight.data() + std::size_t{4} * k));
            records.cells[record] = static_cast<BandCell>(place.firstCell + columns[k]);
            records.ids[record] = ids[k];
            // Every band is a stream of its own, too many for the processor to prefetch: so fetch two cache lines
            // ahead.
            __builtin_prefetch(corners + std::size_t{4} * record + 32, 1);
            __builtin_prefetch(records.ids + record + 32, 1);
            __builtin_prefetch(records.cells + record + 64, 1);
        }
    }
    extremes.addTo(run);
    return i;
}

BROADSIDE_WIDE std::uint32_t gatherBandWide(const Band& band, const Records& records, BandScratch& scratch)
{
    const float* const corners = records.corners.floats.data();
    const ObjectIndex* const recordIds = records.ids;
    const std::size_t places = band.places;
    float* const column = scratch.columns.data();
    ObjectIndex* const ids = scratch.ids.data();
    std::uint32_t done = 0;
    for (; done + 8 <= band.places; done += 8) {
        const std::uint32_t* const from = scratch.order.data() + done;
        const __m256 r04 = twoRecords(corners, from[0], from[4]);
        const __m256 r15 = twoRecords(corners, from[1], from[5]);
        const __m256 r26 = twoRecords(corners, from[2], from[6]);
        const __m256 r37 = twoRecords(corners, from[3], from[7]);
        const __m256 low01 = _mm256_unpacklo_ps(r04, r15);
        const __m256 low23 = _mm256_unpacklo_ps(r26, r37);
        const __m256 high01 = _mm256_unpackhi_ps(r04, r15);
        const __m256 high23 = _mm256_unpackhi_ps(r26, r37);
        _mm256_storeu_ps(column + done, _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(1, 0, 1, 0)));
        _mm256_storeu_ps(column + places + done, _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(3, 2, 3, 2)));
        _mm256_storeu_ps(column + 2 * places + done, _mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(1, 0, 1, 0)));
        _mm256_storeu_ps(column + 3 * places + done, _mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(3, 2, 3, 2)));
        for (std::uint32_t k = 0; k < 8; ++k)
            ids[done + k] = recordIds[from[k]];
    }
    return done;
}

} // namespace broadside::packed

#else

namespace broadside::packed {

std::uint32_t countRowsWide(const float*, std::uint32_t, const CellFrame&, std::uint32_t*) { return 0; }
std::uint32_t sendToBandsWide(const BoxColumns&, std::uint32_t, const CellFrame&, const RowPlace*, const Records&,
                              BandRun&)
{
    return 0;
}
std::uint32_t gatherBandWide(const Band&, const Records&, BandScratch&) { return 0; }

} // namespace broadside::packed

#endif
