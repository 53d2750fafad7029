#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid as a well-known tutorial prints it, in whole pixels with y down: at 100 pixels a metre everything is
/// truncated to integers; an object stands in the columns max(0, x / c) .. min(n - 1, (x + w - 1) / c), rows likewise,
/// by integer division.
///
/// Faults: truncation and the half-open last pixel cut off touching and thin overlaps (the `- 1` of an object below a
/// pixel can even end before it begins); objects wholly outside usually get no cell. Its nearest() looks only in the
/// object's own cells, measures corner to corner, and can return the object itself. Its query returns duplicates and
/// the object itself. Source: Bambrick, "Quick tip: use grids to detect potential collisions in 2D space", 2012.
class RangeGrid final : public TextbookGrid {
public:
    static constexpr double kPixelsPerMetre = 100.0;

    RangeGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::RangeGrid; }
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] Aabb boundsOf(std::int64_t bucket) const override;
    [[nodiscard]] Reach reach() const override;
    [[nodiscard]] bool registersCornersOnly() const override { return false; }

protected:
    [[nodiscard]] bool returnsDuplicatesAndItself() const override { return true; }

private:
    std::int64_t m_worldHeight; // pixels
    std::int64_t m_cell;        // pixels, at least 1: the original divides by zero below that
    std::int64_t m_columns;
    std::int64_t m_rows;
};

} // namespace broadside
