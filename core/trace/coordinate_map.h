#pragma once

#include "core/broadphase/cell_table.h"
#include "core/debug/game_coordinates.h"
#include "core/trace/trace_format.h"

#include <optional>

namespace broadside::trace {

/// From the units of a game to those of Broadside and back: metres, y up, the world's lower left corner at the origin.
/// Equal coordinates stay equal, and their order stays, so that what touches still touches. Where the game's own units
/// are these already, nothing changes.
class CoordinateMap {
public:
    CoordinateMap() = default;
    /// `info.world`, or where the game does not say one, a rectangle with whole sides around the origin and `seen`. It
    /// is what the game's table of cells covers where that begins elsewhere, and grows to whole cells where cells go on
    /// for ever.
    CoordinateMap(const TraceInfo& info, const Aabb& seen);

    [[nodiscard]] Vec2 point(Vec2 theirs) const noexcept
    {
        return {(theirs.x - m_world.lo.x) / m_unitsPerMetre,
                (m_yDown ? m_world.hi.y - theirs.y : theirs.y - m_world.lo.y) / m_unitsPerMetre};
    }
    [[nodiscard]] Aabb box(const Aabb& theirs) const noexcept
    {
        const Vec2 a = point(theirs.lo);
        const Vec2 b = point(theirs.hi);
        return m_yDown ? Aabb{{a.x, b.y}, {b.x, a.y}} : Aabb{a, b};
    }
    [[nodiscard]] double length(double theirs) const noexcept { return theirs / m_unitsPerMetre; }
    [[nodiscard]] double angle(double theirs) const noexcept { return m_yDown ? -theirs : theirs; }
    /// From their model space.
    [[nodiscard]] Shape shape(const Shape& theirs) const;

    [[nodiscard]] double width() const noexcept { return m_world.width() / m_unitsPerMetre; }   ///< Metres, > 0.
    [[nodiscard]] double height() const noexcept { return m_world.height() / m_unitsPerMetre; } ///< Metres, > 0.

    /// The way back, from ours to theirs.
    [[nodiscard]] GameCoordinates coordinates() const noexcept
    {
        return {m_unitsPerMetre, {m_world.lo.x, m_yDown ? m_world.hi.y : m_world.lo.y}, m_yDown};
    }
    /// The cells of the game, if it says how large they are.
    [[nodiscard]] const std::optional<CellTable>& cells() const noexcept { return m_cells; }
    /// From the game's columns and rows, which count down where y does.
    [[nodiscard]] CellRange range(const CellRange& theirs) const noexcept;

private:
    /// What a game says may be more than Broadside can have.
    [[nodiscard]] bool isShort(double theirs) const noexcept;
    void takeTable(Vec2 corner, double size, std::int64_t columns, std::int64_t rows);
    void takeEndlessCells(Vec2 corner, double size);

    Aabb m_world{{0.0, 0.0}, {1.0, 1.0}};
    double m_unitsPerMetre = 1.0;
    bool m_yDown = false;
    std::optional<CellTable> m_cells;
    std::int64_t m_firstColumn = 0; // of the game's cells, that lies at the left of the world
    std::int64_t m_firstRow = 0;
    std::int64_t m_lastRow = 0; // counted from there
};

} // namespace broadside::trace
