#pragma once

#include "core/broadphase/textbook/textbook_grid.h"

namespace broadside {

/// The grid as a well-known game programming book prints it, in 32-bit float: an object is registered in the cells of
/// the four corners of its box, at most four; corners outside the world are dropped.
///
/// Faults: misses pairs when an object spans three or more cells on an axis, or lies outside the world; stale entries
/// after a static object moved (textbook_grid.h). Its query returns every other object once. Source: Zechner,
/// "Beginning Android games", Apress 2011, chapter 8.
class CornerGrid final : public TextbookGrid {
public:
    CornerGrid(double worldWidth, double worldHeight, double cellSize);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::CornerGrid; }
    [[nodiscard]] Buckets bucketsOf(const Aabb& box) const override;
    [[nodiscard]] Aabb boundsOf(std::int64_t bucket) const override;
    [[nodiscard]] Reach reach() const override;
    [[nodiscard]] bool registersCornersOnly() const override { return true; }
    [[nodiscard]] std::optional<std::int64_t> bucketAt(CellCoord cell) const override;

protected:
    [[nodiscard]] Returned returned() const override { return Returned::OthersOnce; }

private:
    float m_cellSize;
    std::int64_t m_columns; // ceil(width / cellSize), in float
    std::int64_t m_rows;
};

} // namespace broadside
