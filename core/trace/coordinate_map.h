#pragma once

#include "core/broadphase/cell_table.h"
#include "core/debug/game_coordinates.h"
#include "core/trace/trace_format.h"

#include <cstdint>
#include <optional>
#include <string>

namespace broadside::trace {

/// A grid of a game in our coordinates.
struct GameGrid {
    CellTable table;
    std::uint32_t number = 0;
    std::string name;
    std::int64_t rings = 0; ///< Rings of cells around its own that the game searches; 0: not said.
    // The conversion from the columns and rows of the game:
    std::int64_t firstColumn = 0; ///< The game's column at the left edge of the table.
    std::int64_t firstRow = 0;
    std::int64_t lastRow = 0;     ///< Counted from firstRow.
    bool countsDownwards = false; ///< The game's rows do.

    /// Converts from the game's columns and rows.
    [[nodiscard]] CellRange range(const CellRange& ofGame) const noexcept;
};

/// Converts the units of a game to those of Broadside: metres, y up, the world's lower left corner at the origin. Equal
/// coordinates stay equal and keep their order, so touching objects still touch. Nothing changes if the game uses these
/// units already. One map is for all frames: if the world changes later, our coordinates stay, so that objects do not
/// seem to move with it.
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
    /// The grid of the header, if that has the size of its cells. Its rows count downwards if the game's y does.
    [[nodiscard]] const std::optional<GameGrid>& grid() const noexcept { return m_grid; }
    /// The grid of a frame. `world`: the frame's, in the game's units; empty: that of the header. Cells without end get
    /// ids where the world is. No value if a number is beyond the limits of Broadside.
    [[nodiscard]] std::optional<GameGrid> gridOf(const GridForm& form, const Aabb& world) const;

private:
    /// Whether a length of the game is within the coordinate limit of Broadside.
    [[nodiscard]] bool isWithinLimit(double ofGame) const noexcept;
    [[nodiscard]] bool isWithinLimits(const GridForm& form) const noexcept;
    [[nodiscard]] std::optional<Vec2> endOf(const GridForm& form) const noexcept;
    void useCellTable(const GridForm& form);
    void useUnboundedCells(const GridForm& form);

    Aabb m_world{{0.0, 0.0}, {1.0, 1.0}};
    double m_unitsPerMetre = 1.0;
    bool m_yDown = false;
    std::optional<GameGrid> m_grid;
};

} // namespace broadside::trace
