#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid of buckets as printed in a well-known blog, in 32-bit float: columns = floor(W/c), rows = floor(H/c),
/// bucket = floor(x/c) + floor(y/c) * columns, without a range check, for the four corners of the box, each bucket
/// once.
///
/// Faults: in a partial last COLUMN the number wraps into the next row (false candidates, nothing is missed). In a
/// partial last ROW, and for other numbers outside the table, the original would have thrown: here that is reported,
/// and the object is not registered there. Spans of three or more cells lose their middle. Its query returns duplicates
/// and the object itself. Source: Conkerjo, "Spatial hashing implementation for fast 2D collisions", 2009.
class BucketGrid final : public TextbookGrid {
public:
    BucketGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::BucketGrid; }
    [[nodiscard]] std::unique_ptr<BroadPhase> copy() const override { return std::make_unique<BucketGrid>(*this); }
    [[nodiscard]] CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const override;
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] bool registersCornersOnly() const override { return true; }
    [[nodiscard]] std::optional<std::int64_t> bucketAt(CellCoord cell) const override;

protected:
    [[nodiscard]] Returned returned() const override { return Returned::AllWithDuplicates; }

private:
    float m_cellSize;
};

} // namespace broadside
