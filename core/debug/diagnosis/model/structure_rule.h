#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>

namespace broadside::diagnosis {

/// A small model of the structure in which a game keeps its objects: which two registered boxes meet in it.
struct StructureRule {
    enum class Kind : std::uint8_t {
        Boxes,       ///< No cells: boxes that overlap meet.
        Extents,     ///< All cells that the box touches; those at most `ring` apart meet.
        Centre,      ///< The cell of the centre; those at most `ring` apart meet.
        CentreAsked, ///< The cell of the centre; the cells that the box of the asking object touches are searched.
        CentreLoose, ///< The cell of the centre, whose bounds grow to hold its objects: boxes that overlap meet.
        LowCorner,   ///< The cell of the low corner; those at most `ring` apart meet.
        // Some of the cells that the box touches:
        Corners,         ///< The cells of its four corners.
        TwoCorners,      ///< The cells of its low and of its high corner.
        FivePoints,      ///< The cells of its centre and of the middles of its sides.
        Outline,         ///< The outermost cells.
        Circle,          ///< The cell of the centre, and cells whose middle is in a circle about the centre: it
                         ///< is as wide as the longer side of the box, or with a `ring` as the shorter one.
        EverySecond,     ///< Like the fields of one colour of a chess board, from the first one on.
        HighRow,         ///< The last row.
        HighColumn,      ///< The last column.
        Diagonal,        ///< The cells along the line from the low to the high corner, or at `ring` points of it.
        WithoutFirstRow, ///< All without the first row, where there are several; likewise the next three.
        WithoutLastRow,
        WithoutFirstColumn,
        WithoutLastColumn,
        AtMostColumns, ///< The first `most` columns.
        AtMostRows,    ///< The first `most` rows.
        AtMostCells,   ///< The first `most` cells, row by row.
        CountFromSize, ///< It has as many columns as floor(width / size) + 1, wherever the box begins; rows likewise.
        SwappedCounts, ///< It has as many rows as it should have columns, and the other way round.
        LowRounded,    ///< All cells from the border nearest to the low side on; at least the last row and column.
        ChessBoard,    ///< Boxes in more than `most` cells: only cells whose column plus row is even.
        Cross,         ///< The cell of the centre and the four next to it: those that the box touches, or with a
                       ///< `ring` also the others.
        CentreRow,     ///< The cells in the row of the centre; likewise the next one.
        CentreColumn,
        MiddlesInBox, ///< The cell of the centre, and cells whose middle is in the box.
        WhollyInBox,  ///< The cell of the centre, and cells that are wholly in the box.
    };
    /// What becomes of cells outside of the table.
    enum class Outside : std::uint8_t {
        Endless,
        Dropped,
        Clamped,
        HighDropped, ///< Clamped at the first column and row, dropped beyond the last ones.
    };

    Kind kind = Kind::Boxes;
    std::int64_t ring = 0; ///< Also the number `most` of the kinds that count cells.
    Outside outside = Outside::Endless;
    GameCells cells;     ///< The cells; they have no meaning for Boxes.
    double margin = 0.0; ///< Boxes only: they meet if they are at most this far apart along each axis.
    friend bool operator==(const StructureRule&, const StructureRule&) = default;
    /// It can lose pairs of objects that are registered right.
    [[nodiscard]] bool isFaulty() const noexcept
    {
        return kind != Kind::Boxes && kind != Kind::CentreLoose &&
               (kind != Kind::Extents || outside == Outside::Dropped || outside == Outside::HighDropped);
    }
};

/// Bits that say which structure it is.
[[nodiscard]] double priceOf(const StructureRule& structure) noexcept;

} // namespace broadside::diagnosis
