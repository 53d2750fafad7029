#include "core/broadphase/packed_grid/scan_wide.h"

#if BROADSIDE_HAS_WIDE_LANES

#include "core/broadphase/packed_grid/frame_wide.h"

namespace broadside::packed {
namespace {

/// For each mask of eight lanes: which lane goes where so that the marked ones stand in front.
/// The four 64-bit parts stand in the order 0 2 1 3: _mm256_unpacklo/hi work on halves, and put the pairs right.
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
constexpr CompressTable kCompress;

/// A box against which eight others are compared at a time.
struct Asker {
    __m256 x0, y0, x1, y1;
    __m256i ids;
    ObjectIndex id;
};

BROADSIDE_WIDE inline __m256i loadIds(const std::uint32_t* from)
{
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

BROADSIDE_WIDE inline void storeIds(void* to, __m256i ids) { _mm256_storeu_si256(static_cast<__m256i*>(to), ids); }

BROADSIDE_WIDE inline Asker askerAt(const BoxColumns& boxes, std::uint32_t i)
{
    return {_mm256_broadcast_ss(boxes.x0 + i),
            _mm256_broadcast_ss(boxes.y0 + i),
            _mm256_broadcast_ss(boxes.x1 + i),
            _mm256_broadcast_ss(boxes.y1 + i),
            _mm256_set1_epi32(static_cast<int>(boxes.ids[i])),
            boxes.ids[i]};
}

BROADSIDE_WIDE inline unsigned bitsOf(__m256 lanes) { return static_cast<unsigned>(_mm256_movemask_ps(lanes)); }

/// Which of the boxes in places j..j+7 overlap.
BROADSIDE_WIDE inline unsigned overlapping(const BoxColumns& boxes, std::uint32_t j, const Asker& asker)
{
    const __m256 x = _mm256_and_ps(_mm256_cmp_ps(_mm256_loadu_ps(boxes.x0 + j), asker.x1, _CMP_LE_OQ),
                                   _mm256_cmp_ps(_mm256_loadu_ps(boxes.x1 + j), asker.x0, _CMP_GE_OQ));
    const __m256 y = _mm256_and_ps(_mm256_cmp_ps(_mm256_loadu_ps(boxes.y0 + j), asker.y1, _CMP_LE_OQ),
                                   _mm256_cmp_ps(_mm256_loadu_ps(boxes.y1 + j), asker.y0, _CMP_GE_OQ));
    return bitsOf(_mm256_and_ps(x, y));
}

/// The same, where pairs in doubt are decided by the true boxes.
BROADSIDE_WIDE inline unsigned overlappingInTruth(const BoxColumns& boxes, std::uint32_t j, const Asker& asker,
                                                  const TrueBoxes& truth)
{
    const __m256 x = _mm256_max_ps(_mm256_sub_ps(asker.x0, _mm256_loadu_ps(boxes.x1 + j)),
                                   _mm256_sub_ps(_mm256_loadu_ps(boxes.x0 + j), asker.x1));
    const __m256 y = _mm256_max_ps(_mm256_sub_ps(asker.y0, _mm256_loadu_ps(boxes.y1 + j)),
                                   _mm256_sub_ps(_mm256_loadu_ps(boxes.y0 + j), asker.y1));
    const __m256 gap = _mm256_max_ps(x, y);
    const unsigned mask = bitsOf(_mm256_cmp_ps(gap, _mm256_setzero_ps(), _CMP_LE_OQ));
    const unsigned certain = bitsOf(_mm256_cmp_ps(gap, _mm256_set1_ps(-truth.certain), _CMP_LE_OQ));
    if (mask != certain) [[unlikely]]
        return withoutFalse(mask, mask & ~certain, asker.id, boxes.ids + j, truth.boxes);
    return mask;
}

/// Compares with places begin..end-1, at least one step of eight: what lies behind the end up to the padding overlaps
/// nothing that asks here (cell_frame.h). Returns where the next pair goes.
template<bool InTruth>
BROADSIDE_WIDE inline IndexPair* scanRange(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end,
                                           const Asker& asker, IndexPair* next, PairOutput& output)
{
    output.checks += end - begin;
    do {
        if (next > output.last) [[unlikely]] {
            output.next = next;
            output.makeRoom();
            next = output.next;
        }
        const unsigned mask =
            InTruth ? overlappingInTruth(boxes, begin, asker, *output.truth) : overlapping(boxes, begin, asker);
        const __m256i others =
            _mm256_permutevar8x32_epi32(loadIds(boxes.ids + begin), loadIds(kCompress.lanes[mask].data()));
        const __m256i low = _mm256_min_epu32(others, asker.ids);
        const __m256i high = _mm256_max_epu32(others, asker.ids);
        storeIds(next, _mm256_unpacklo_epi32(low, high));
        storeIds(next + 4, _mm256_unpackhi_epi32(low, high));
        next += _mm_popcnt_u32(mask);
        begin += 8;
    } while (begin < end);
    return next;
}

/// Some boxes of a row, and what each needs to look forward.
struct Block {
    std::uint32_t row = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t higherCount = 0;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> higher; ///< Places of those that reach into higher rows.
};

BROADSIDE_WIDE inline void prepare(Block& block, const BoxColumns& boxes, const WideFrame& frame)
{
    const __m256i row = _mm256_set1_epi32(static_cast<int>(block.row));
    __m256i places =
        _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(block.begin)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    block.higherCount = 0;
    for (std::uint32_t i = block.begin; i < block.end; i += 8) {
        storeIds(block.lastColumn.data() + (i - block.begin), frame.columnOf(_mm256_loadu_ps(boxes.x1 + i)));
        const unsigned mask =
            bitsOf(_mm256_castsi256_ps(_mm256_cmpgt_epi32(frame.rowOf(_mm256_loadu_ps(boxes.y1 + i)), row)));
        const __m256i packed = _mm256_permutevar8x32_epi32(places, loadIds(kCompress.lanes[mask].data()));
        storeIds(block.higher.data() + block.higherCount, _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0)));
        block.higherCount += static_cast<std::uint32_t>(_mm_popcnt_u32(mask));
        places = _mm256_add_epi32(places, _mm256_set1_epi32(8));
    }
}

template<bool InTruth>
BROADSIDE_WIDE inline IndexPair* scanBlock(const Level& level, const BoxColumns& boxes, const Block& block,
                                           IndexPair* next, PairOutput& output)
{
    const std::uint32_t* const ends = level.startsOf(block.row) + 1;
    for (std::uint32_t i = block.begin; i < block.end; ++i)
        next =
            scanRange<InTruth>(boxes, i + 1, ends[block.lastColumn[i - block.begin]], askerAt(boxes, i), next, output);
    for (std::uint32_t k = 0; k < block.higherCount; ++k) {
        const std::uint32_t i = block.higher[k];
        const Asker asker = askerAt(boxes, i);
        const std::uint32_t firstColumn = level.frame.columnOf(boxes.x0[i] - level.widest);
        const std::uint32_t endColumn = block.lastColumn[i - block.begin] + 1;
        const std::uint32_t lastRow = level.frame.rowOf(boxes.y1[i]);
        for (std::uint32_t row = block.row + 1; row <= lastRow; ++row) {
            const std::uint32_t begin = level.startOf(row, firstColumn);
            const std::uint32_t end = level.startOf(row, endColumn);
            if (begin < end)
                next = scanRange<InTruth>(level.columnsOf(row), begin, end, asker, next, output);
        }
    }
    return next;
}

template<bool InTruth>
BROADSIDE_WIDE void scanRowsOf(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output)
{
    const WideFrame frame(level.frame);
    Block block;
    IndexPair* next = output.next;
    for (block.row = firstRow; block.row < endRow; ++block.row) {
        const BoxColumns boxes = level.columnsOf(block.row);
        const std::uint32_t end = level.rowEnd(block.row);
        for (block.begin = level.rowBegin(block.row); block.begin < end; block.begin += kBlock) {
            block.end = std::min(block.begin + kBlock, end);
            prepare(block, boxes, frame);
            next = scanBlock<InTruth>(level, boxes, block, next, output);
        }
    }
    output.next = next;
}

/// Some boxes of a row, and what each reaches of another level.
struct AskingBlock {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    std::uint32_t fartherCount = 0;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastRow;
    alignas(32) std::array<std::uint32_t, kBlock + 8> firstColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> lastColumn;
    alignas(32) std::array<std::uint32_t, kBlock + 8> farther; ///< Which reach more than one row.
};

/// Reach of scan.h, eight boxes at a time.
BROADSIDE_WIDE inline void prepare(AskingBlock& block, const BoxColumns& boxes, const Level& level,
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
        const __m256i packed = _mm256_permutevar8x32_epi32(numbers, loadIds(kCompress.lanes[mask].data()));
        storeIds(block.farther.data() + block.fartherCount, _mm256_permute4x64_epi64(packed, _MM_SHUFFLE(3, 1, 2, 0)));
        block.fartherCount += static_cast<std::uint32_t>(_mm_popcnt_u32(mask));
        numbers = _mm256_add_epi32(numbers, _mm256_set1_epi32(8));
    }
}

/// Asks for the memory that box k of the block will look at, and for the starts that box k + kAhead needs for that.
BROADSIDE_WIDE inline void askAhead(const Level& level, const AskingBlock& block, std::uint32_t k)
{
    constexpr std::uint32_t kAhead = 8;
    if (k + kAhead < block.count)
        _mm_prefetch(level.startsOf(block.firstRow[k + kAhead]) + block.firstColumn[k + kAhead], _MM_HINT_T0);
    if (k >= block.count)
        return;
    const std::uint32_t place = level.startOf(block.firstRow[k], block.firstColumn[k]);
    const BoxColumns boxes = level.columnsOf(block.firstRow[k]);
    for (const float* column : {boxes.x0, boxes.y0, boxes.x1, boxes.y1})
        _mm_prefetch(column + place, _MM_HINT_T0);
    _mm_prefetch(boxes.ids + place, _MM_HINT_T0);
}

template<bool InTruth>
BROADSIDE_WIDE inline IndexPair* askRow(const BoxColumns& asking, const AskingBlock& block, std::uint32_t k,
                                        const Level& level, std::uint32_t row, IndexPair* next, PairOutput& output)
{
    const std::uint32_t* const starts = level.startsOf(row);
    return scanRange<InTruth>(level.columnsOf(row), starts[block.firstColumn[k]], starts[block.lastColumn[k] + 1],
                              askerAt(asking, block.begin + k), next, output);
}

template<bool InTruth>
BROADSIDE_WIDE void scanBetweenOf(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                                  PairOutput& output)
{
    constexpr std::uint32_t kAhead = 4;
    const WideFrame frame(level.frame);
    AskingBlock block;
    IndexPair* next = output.next;
    for (std::uint32_t askingRow = firstRow; askingRow < endRow; ++askingRow) {
        const BoxColumns asking = askers.columnsOf(askingRow);
        const std::uint32_t end = askers.rowEnd(askingRow);
        for (block.begin = askers.rowBegin(askingRow); block.begin < end; block.begin += kBlock) {
            block.count = std::min(kBlock, end - block.begin);
            prepare(block, asking, level, frame);
            for (std::uint32_t k = 0; k < block.count; ++k) {
                askAhead(level, block, k + kAhead);
                next = askRow<InTruth>(asking, block, k, level, block.firstRow[k], next, output);
            }
            for (std::uint32_t n = 0; n < block.fartherCount; ++n) {
                const std::uint32_t k = block.farther[n];
                for (std::uint32_t row = block.firstRow[k] + 1; row <= block.lastRow[k]; ++row)
                    next = askRow<InTruth>(asking, block, k, level, row, next, output);
            }
        }
    }
    output.next = next;
}

} // namespace

void scanRowsWide(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output)
{
    output.truth == nullptr ? scanRowsOf<false>(level, firstRow, endRow, output)
                            : scanRowsOf<true>(level, firstRow, endRow, output);
}

void scanBetweenWide(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                     PairOutput& output)
{
    output.truth == nullptr ? scanBetweenOf<false>(askers, firstRow, endRow, level, output)
                            : scanBetweenOf<true>(askers, firstRow, endRow, level, output);
}

BROADSIDE_WIDE void scanBoxWide(const Level& level, const FloatBox& box, IdOutput& output)
{
    const Reach reach(level, box);
    const Asker asker{_mm256_set1_ps(box.x0), _mm256_set1_ps(box.y0), _mm256_set1_ps(box.x1),
                      _mm256_set1_ps(box.y1), _mm256_setzero_si256(), 0};
    for (std::uint32_t row = reach.firstRow; row <= reach.lastRow; ++row) {
        const BoxColumns boxes = level.columnsOf(row);
        const std::uint32_t end = level.startOf(row, reach.lastColumn + 1);
        for (std::uint32_t j = level.startOf(row, reach.firstColumn); j < end; j += 8) {
            if (output.next > output.last) [[unlikely]]
                output.makeRoom();
            const unsigned mask = overlapping(boxes, j, asker);
            const __m256i found =
                _mm256_permutevar8x32_epi32(loadIds(boxes.ids + j), loadIds(kCompress.lanes[mask].data()));
            storeIds(output.next, _mm256_permute4x64_epi64(found, _MM_SHUFFLE(3, 1, 2, 0)));
            output.next += _mm_popcnt_u32(mask);
        }
    }
}

} // namespace broadside::packed

#else

namespace broadside::packed {

void scanRowsWide(const Level&, std::uint32_t, std::uint32_t, PairOutput&) {}
void scanBetweenWide(const Level&, std::uint32_t, std::uint32_t, const Level&, PairOutput&) {}
void scanBoxWide(const Level&, const FloatBox&, IdOutput&) {}

} // namespace broadside::packed

#endif
