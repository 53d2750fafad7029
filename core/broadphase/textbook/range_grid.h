#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid as a well-known tutorial prints it, in whole pixels with y down: at 100 pixels a metre everything is
/// truncated to integers; an object stands in the columns max(0, x / c) .. min(n - 1, (x + w - 1) / c), rows likewise,
/// by integer division.
///
/// Faults: truncation and the half-open last pixel cut off touching and thin overlaps (the `- 1` of an object below a
/// pixel can even end before it begins); objects wholly outside usually get no cell. Its query returns every object
/// once, the asking object too. Its nearest() looks only in the object's own cells, measures corner to corner, and
/// returns the object itself when that is registered. Source: "Using grids for collisions", tutorial on
/// java-gaming.org, thread 41482.
class RangeGrid final : public TextbookGrid {
public:
    static constexpr double kPixelsPerMetre = 100.0;

    RangeGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::RangeGrid; }
    [[nodiscard]] std::unique_ptr<TextbookGrid> copy() const override { return std::make_unique<RangeGrid>(*this); }
    [[nodiscard]] CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const override;
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] Reach reach() const override;
    [[nodiscard]] bool registersCornersOnly() const override { return false; }

    /// What the tutorial's nearest() answers: of the objects in its own cells the one whose upper left corner is
    /// nearest to its own, in whole pixels, the first of several. So itself, when nothing else in its cells has the
    /// same corner; nothing when its cells are empty or it has none; never a nearer object in a cell beside.
    [[nodiscard]] std::optional<ObjectIndex> publishedNearest(ObjectIndex index) const override;

protected:
    [[nodiscard]] Returned returned() const override { return Returned::AllOnce; }

private:
    /// The upper left corner, y down.
    struct Corner {
        std::int64_t x = 0;
        std::int64_t y = 0;
    };
    [[nodiscard]] Corner cornerOf(const Aabb& box) const;
    /// Rows from the top; may be empty.
    [[nodiscard]] CellRange rangeOf(const Aabb& box) const;

    std::int64_t m_worldHeight; // pixels
    std::int64_t m_cell;        // pixels, at least 1: the original divides by zero below that
};

} // namespace broadside
