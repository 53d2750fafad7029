#include "core/broadphase/packed_grid/scan.h"

#include "core/broadphase/packed_grid/scan_wide.h"

#include <bit>

namespace broadside::packed {
namespace {

/// The gap of two boxes on the axis on which they are farthest apart; not above 0 if they overlap.
float gapBetween(const FloatBox& a, const FloatBox& b)
{
    return std::max(std::max(a.x0 - b.x1, b.x0 - a.x1), std::max(a.y0 - b.y1, b.y0 - a.y1));
}

Asker boxAt(const BoxColumns& boxes, std::uint32_t i) { return {boxes.box(i), boxes.ids[i]}; }

void scanRange(const BoxColumns& boxes, std::uint32_t begin, std::uint32_t end, const Asker& asker, PairOutput& output)
{
    output.checks += end - begin;
    for (std::uint32_t j = begin; j < end; ++j) {
        if (output.next > output.last)
            output.makeRoom();
        const ObjectIndex id = boxes.ids[j];
        *output.next = orderedPair(asker.id, id);
        output.next += counts(asker, boxes.box(j), id, output.truth) ? 1 : 0;
    }
}

void askRow(const Level& level, std::uint32_t row, const Reach& reach, const Asker& asker, PairOutput& output)
{
    scanRange(level.columnsOf(row), level.startOf(row, reach.firstColumn), level.startOf(row, reach.lastColumn + 1),
              asker, output);
}

void scanBetweenPlain(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                      PairOutput& output)
{
    for (std::uint32_t askingRow = firstRow; askingRow < endRow; ++askingRow) {
        const BoxColumns asking = askers.columnsOf(askingRow);
        const std::uint32_t end = askers.rowEnd(askingRow);
        for (std::uint32_t block = askers.rowBegin(askingRow); block < end; block += kBlock) {
            const std::uint32_t blockEnd = std::min(block + kBlock, end);
            for (std::uint32_t i = block; i < blockEnd; ++i) {
                const Reach reach(level, asking.box(i));
                askRow(level, reach.firstRow, reach, boxAt(asking, i), output);
            }
            for (std::uint32_t i = block; i < blockEnd; ++i) {
                const Reach reach(level, asking.box(i));
                for (std::uint32_t row = reach.firstRow + 1; row <= reach.lastRow; ++row)
                    askRow(level, row, reach, boxAt(asking, i), output);
            }
        }
    }
}

void scanRowsPlain(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output)
{
    for (std::uint32_t row = firstRow; row < endRow; ++row) {
        const BoxColumns boxes = level.columnsOf(row);
        const std::uint32_t end = level.rowEnd(row);
        for (std::uint32_t block = level.rowBegin(row); block < end; block += kBlock) {
            const std::uint32_t blockEnd = std::min(block + kBlock, end);
            for (std::uint32_t i = block; i < blockEnd; ++i) {
                const Asker asker = boxAt(boxes, i);
                scanRange(boxes, i + 1, level.startOf(row, level.frame.columnOf(asker.box.x1) + 1), asker, output);
            }
            for (std::uint32_t i = block; i < blockEnd; ++i) {
                const Asker asker = boxAt(boxes, i);
                const Reach reach(level, asker.box);
                for (std::uint32_t above = row + 1; above <= reach.lastRow; ++above)
                    askRow(level, above, reach, asker, output);
            }
        }
    }
}

} // namespace

bool counts(const Asker& asker, const FloatBox& box, ObjectIndex id, const TrueBoxes* truth) noexcept
{
    // One number and one comparison: four comparisons would be four branches that the processor cannot predict.
    const float gap = gapBetween(asker.box, box);
    if (truth == nullptr || gap > 0.0F)
        return gap <= 0.0F;
    return gap <= -truth->certain || overlaps(truth->boxes[asker.id], truth->boxes[id]);
}

unsigned withoutFalseHits(unsigned mask, unsigned doubtful, const Asker& asker, const BoxColumns& boxes,
                          std::uint32_t first, const TrueBoxes* truth) noexcept
{
    for (unsigned bits = doubtful; bits != 0; bits &= bits - 1) {
        const auto k = static_cast<unsigned>(std::countr_zero(bits));
        if (!counts(asker, boxes.box(first + k), boxes.ids[first + k], truth))
            mask &= ~(1U << k);
    }
    return mask;
}

void scanRows(const Level& level, std::uint32_t firstRow, std::uint32_t endRow, PairOutput& output, Lanes lanes)
{
    if (lanes == Lanes::Wide)
        scanRowsWide(level, firstRow, endRow, output);
    else
        scanRowsPlain(level, firstRow, endRow, output);
}

void scanBetween(const Level& askers, std::uint32_t firstRow, std::uint32_t endRow, const Level& level,
                 PairOutput& output, Lanes lanes)
{
    if (lanes == Lanes::Wide)
        scanBetweenWide(askers, firstRow, endRow, level, output);
    else
        scanBetweenPlain(askers, firstRow, endRow, level, output);
}

void scanBox(const Level& level, const FloatBox& box, IdOutput& output, Lanes lanes)
{
    if (lanes == Lanes::Wide)
        return scanBoxWide(level, box, output);
    const Reach reach(level, box);
    for (std::uint32_t row = reach.firstRow; row <= reach.lastRow; ++row) {
        const BoxColumns boxes = level.columnsOf(row);
        const std::uint32_t end = level.startOf(row, reach.lastColumn + 1);
        for (std::uint32_t j = level.startOf(row, reach.firstColumn); j < end; ++j) {
            if (output.next > output.last)
                output.makeRoom();
            *output.next = boxes.ids[j];
            output.next += overlaps(boxes.box(j), box) ? 1 : 0;
        }
    }
}

} // namespace broadside::packed
