#pragma once

#include "core/broadphase/grid_layout.h"

namespace broadside {

/// The cells that a closed segment passes through: column by column, the rows of its part over these columns. Inside
/// the world or not. Cost: O(1) a question.
///
/// Source: Amanatides and Woo, "A fast voxel traversal algorithm for ray tracing", Eurographics 1987, without their
/// running sums, whose rounding adds up.
class SegmentCells {
public:
    /// `slack` (metres) widens the segment on all sides. With 0 the cells are those of the points of the segment, as
    /// far as rounding allows; a corner that it only touches from the left or from below counts. @pre finite
    SegmentCells(const GridLayout& layout, Vec2 from, Vec2 to, double slack) noexcept;

    /// Around them all.
    [[nodiscard]] const CellRange& around() const noexcept { return m_around; }
    /// Those in the columns first..last and around them; may be empty.
    [[nodiscard]] CellRange inColumns(std::int64_t first, std::int64_t last) const noexcept;
    /// Whether one of them is in the range.
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
