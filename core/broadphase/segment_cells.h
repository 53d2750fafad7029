#pragma once

#include "core/broadphase/grid_layout.h"

namespace broadside {

/// The cells that a closed segment passes through, inside and outside the world: for some columns, the rows of the
/// segment's part over them. Cost: O(1) per query.
///
/// Source: Amanatides and Woo, "A fast voxel traversal algorithm for ray tracing", Eurographics 1987, without their
/// running sums, because rounding errors of these add up.
class SegmentCells {
public:
    /// `slack` (metres) widens the segment on all sides. With 0 the cells are those of the points of the segment,
    /// except for rounding; a corner that it only touches from the left or from below counts. @pre finite
    SegmentCells(const GridLayout& layout, Vec2 from, Vec2 to, double slack) noexcept;

    /// The range around all cells.
    [[nodiscard]] const CellRange& around() const noexcept { return m_around; }
    /// The cells in the columns first..last, as the range around them; may be empty.
    [[nodiscard]] CellRange inColumns(std::int64_t first, std::int64_t last) const noexcept;
    /// Whether one of the cells is in the range.
    [[nodiscard]] bool meet(const CellRange& cells) const noexcept
    {
        return !intersection(inColumns(cells.first.x, cells.last.x), cells).isEmpty();
    }

private:
    [[nodiscard]] double heightAt(double x) const noexcept;

    GridLayout m_layout;
    Vec2 m_from;
    Vec2 m_to;
    double m_slack;
    CellRange m_around;
};

} // namespace broadside
