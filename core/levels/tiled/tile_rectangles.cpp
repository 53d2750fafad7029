#include "core/levels/tiled/tile_rectangles.h"

#include <algorithm>
#include <tuple>

namespace broadside::levels::tiled {
namespace {

/// The cells in reading order, each with a mark whether a rectangle covers it.
class CellCover {
public:
    explicit CellCover(std::vector<TileCell> cells)
        : m_cells(std::move(cells))
    {
        const auto place = [](const TileCell& cell) { return std::tuple(cell.y, cell.x); };
        std::ranges::sort(m_cells, {}, place);
        m_cells.erase(std::unique(m_cells.begin(), m_cells.end()), m_cells.end());
        m_isCovered.assign(m_cells.size(), false);
    }

    [[nodiscard]] std::vector<TileRectangle> rectangles()
    {
        std::vector<TileRectangle> found;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (!m_isCovered[i])
                found.push_back(grownFrom(i));
        return found;
    }

private:
    /// Number of cells in a row, from this one on, that nothing covers.
    [[nodiscard]] std::int32_t freeFrom(std::size_t first, std::int32_t most) const
    {
        std::int32_t count = 0;
        while (count < most) {
            const std::size_t at = first + static_cast<std::size_t>(count);
            if (at == m_cells.size() || m_isCovered[at] ||
                m_cells[at] != TileCell{m_cells[first].x + count, m_cells[first].y})
                break;
            ++count;
        }
        return count;
    }
    void cover(std::size_t first, std::int32_t count)
    {
        std::fill_n(m_isCovered.begin() + static_cast<std::ptrdiff_t>(first), count, true);
    }
    [[nodiscard]] TileRectangle grownFrom(std::size_t first)
    {
        const TileCell start = m_cells[first];
        TileRectangle grown{start.x, start.y, freeFrom(first, 1 << 30), 1};
        cover(first, grown.width);
        while (true) {
            const TileCell below{start.x, start.y + grown.height};
            const auto place = [](const TileCell& cell) { return std::tuple(cell.y, cell.x); };
            const auto found = std::ranges::lower_bound(m_cells, std::tuple(below.y, below.x), {}, place);
            if (found == m_cells.end() || *found != below)
                return grown;
            const auto at = static_cast<std::size_t>(found - m_cells.begin());
            if (freeFrom(at, grown.width) != grown.width)
                return grown;
            cover(at, grown.width);
            ++grown.height;
        }
    }

    std::vector<TileCell> m_cells;
    std::vector<bool> m_isCovered;
};

} // namespace

std::vector<TileRectangle> mergedCells(std::vector<TileCell> cells) { return CellCover(std::move(cells)).rectangles(); }

} // namespace broadside::levels::tiled
