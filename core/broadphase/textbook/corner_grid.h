#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid as printed in a well-known game programming book, in 32-bit float: columns = ceil(W/c), rows = ceil(H/c).
/// An object is registered in the cells of the four corners of its box, at most four; corners outside the table are
/// ignored.
///
/// Faults: misses pairs when an object spans three or more cells on an axis, or is outside the world; stale entries
/// after a static object moved (textbook_grid.h). Its query returns every other object once. Source: Zechner,
/// "Beginning Android games", Apress 2011, chapter 8.
class CornerGrid final : public TextbookGrid {
public:
    CornerGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::CornerGrid; }
    [[nodiscard]] std::unique_ptr<BroadPhase> copy() const override { return std::make_unique<CornerGrid>(*this); }
    [[nodiscard]] CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const override;
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] bool registersCornersOnly() const override { return true; }
    [[nodiscard]] std::optional<std::int64_t> bucketAt(CellCoord cell) const override;

protected:
    [[nodiscard]] Returned returned() const override { return Returned::OthersOnce; }

private:
    float m_cellSize;
};

} // namespace broadside
