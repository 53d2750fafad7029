#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid as printed in a well-known tutorial, in whole pixels with y down. At 100 pixels per metre everything is
/// truncated to integers; an object is in the columns max(0, x / c) .. min(n - 1, (x + w - 1) / c), and likewise rows,
/// by integer division.
///
/// Faults: truncation and the half-open last pixel lose touching and thin overlaps (for an object below a pixel, the
/// `- 1` can even make the range empty). Objects completely outside usually get no cell. Its query returns every object
/// once, including the query object. Its nearest() searches only the object's own cells, measures from corner to
/// corner, and returns the object itself if that is registered. Source: "Using grids for collisions", tutorial on
/// java-gaming.org, thread 41482.
class RangeGrid final : public TextbookGrid {
public:
    static constexpr double kPixelsPerMetre = 100.0;

    RangeGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::RangeGrid; }
    [[nodiscard]] std::unique_ptr<BroadPhase> copy() const override { return std::make_unique<RangeGrid>(*this); }
    [[nodiscard]] CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const override;
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] Reach reach() const override;
    [[nodiscard]] bool registersCornersOnly() const override { return false; }

    /// The result of the tutorial's nearest(): of the objects in its own cells the one whose upper left corner is
    /// nearest to its own, in whole pixels, the first of several. So it is the object itself, unless another object in
    /// its cells has the same corner. Empty when its cells are empty or it has none; never a nearer object in a
    /// neighbouring cell.
    [[nodiscard]] std::optional<ObjectIndex> publishedNearest(ObjectIndex index) const override;

protected:
    [[nodiscard]] Returned returned() const override { return Returned::AllOnce; }

private:
    /// The upper left corner, y down, pixels.
    struct Corner {
        std::int64_t x = 0;
        std::int64_t y = 0;
    };
    [[nodiscard]] Corner cornerOf(const Aabb& box) const;
    /// Rows count from the top; may be empty.
    [[nodiscard]] CellRange rangeOf(const Aabb& box) const;

    std::int64_t m_worldHeight; // pixels
    std::int64_t m_cell;        // pixels, at least 1: with 0 the original divides by zero
};

} // namespace broadside
