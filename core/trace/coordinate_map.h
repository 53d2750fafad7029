#pragma once

#include "core/broadphase/cell_table.h"
#include "core/debug/game_coordinates.h"
#include "core/trace/trace_format.h"

#include <optional>

namespace broadside::trace {

/// Converts the units of a game to those of Broadside: metres, y up, the world's lower left corner at the origin. Equal
/// coordinates stay equal and keep their order, so touching objects still touch. Nothing changes if the game uses these
/// units already.
class CoordinateMap {
public:
    CoordinateMap() = default;
    /// The world is `info.world`. If that is unknown, it is a rectangle with whole-numbered sides around the origin and
    /// `seen`. If the game's table of cells has another left edge, the world is the area of the table. If the cells
    /// have no limits, the world grows to whole cells.
    CoordinateMap(const TraceInfo& info, const Aabb& seen);

    [[nodiscard]] Vec2 point(Vec2 ofGame) const noexcept
    {
        return {(ofGame.x - m_world.lo.x) / m_unitsPerMetre,
                (m_yDown ? m_world.hi.y - ofGame.y : ofGame.y - m_world.lo.y) / m_unitsPerMetre};
    }
    [[nodiscard]] Aabb box(const Aabb& ofGame) const noexcept
    {
        const Vec2 a = point(ofGame.lo);
        const Vec2 b = point(ofGame.hi);
        return m_yDown ? Aabb{{a.x, b.y}, {b.x, a.y}} : Aabb{a, b};
    }
    [[nodiscard]] double length(double ofGame) const noexcept { return ofGame / m_unitsPerMetre; }
    [[nodiscard]] double angle(double ofGame) const noexcept { return m_yDown ? -ofGame : ofGame; }
    /// Converts a shape from the game's model space.
    [[nodiscard]] Shape shape(const Shape& ofGame) const;

    [[nodiscard]] double width() const noexcept { return m_world.width() / m_unitsPerMetre; }   ///< Metres, > 0.
    [[nodiscard]] double height() const noexcept { return m_world.height() / m_unitsPerMetre; } ///< Metres, > 0.

    /// The data for the conversion back from our coordinates to the game's.
    [[nodiscard]] GameCoordinates coordinates() const noexcept
    {
        return {m_unitsPerMetre, {m_world.lo.x, m_yDown ? m_world.hi.y : m_world.lo.y}, m_yDown};
    }
    /// The cells of the game, if it records their size.
    [[nodiscard]] const std::optional<CellTable>& cells() const noexcept { return m_cells; }
    /// Converts from the game's columns and rows. Its rows count downwards if its y does.
    [[nodiscard]] CellRange range(const CellRange& ofGame) const noexcept;

private:
    /// Whether a length of the game is within the coordinate limit of Broadside.
    [[nodiscard]] bool isWithinLimit(double ofGame) const noexcept;
    void useCellTable(Vec2 corner, double size, std::int64_t columns, std::int64_t rows);
    void useUnboundedCells(Vec2 corner, double size);

    Aabb m_world{{0.0, 0.0}, {1.0, 1.0}};
    double m_unitsPerMetre = 1.0;
    bool m_yDown = false;
    std::optional<CellTable> m_cells;
    std::int64_t m_firstColumn = 0; // the game's column at the left edge of the world
    std::int64_t m_firstRow = 0;
    std::int64_t m_lastRow = 0; // counted from m_firstRow
};

} // namespace broadside::trace
