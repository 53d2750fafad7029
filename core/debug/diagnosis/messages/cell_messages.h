#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Objects that are registered in some of their cells only.

namespace broadside::texts {

inline constexpr Form<> cellsCentre{
    "fault-cells.centre", "Objects are registered in the cell of their centre only, and only that cell is searched."};
inline constexpr Form<> cellsCentreAndRing{
    "fault-cells.centre-and-ring", "Objects are registered in the cell of their centre, and one ring of cells around "
                                   "it is searched: objects larger than the cells reach beyond this ring."};
inline constexpr Form<Number> cellsCentreAndRings{
    "fault-cells.centre-and-rings", "Objects are registered in the cell of their centre, and {count} rings of cells "
                                    "around it are searched: objects larger than the cells reach beyond these rings."};
inline constexpr Form<> cellsCentreAsked{"fault-cells.centre-asked",
                                         "Objects are registered only in the cell of their centre, and a search looks "
                                         "only in the cells that the searching object touches."};
inline constexpr Form<> cellsLowCorner{"fault-cells.low-corner",
                                       "Objects are registered in the cell of their lowest corner only."};
inline constexpr Form<> cellsOutside{"fault-cells.outside", "Objects outside the table of cells are not registered."};
inline constexpr Form<Phrase> cellsSome{
    "fault-cells.some", "Objects are registered in only some of the cells that their box touches: {which}."};

// Which of the cells.
inline constexpr Form<> cellsOfCorners{
    "fault-cells.of-corners",
    "those of its four corners, so the cells in between are missing when an object spans three or more cells"};
inline constexpr Form<> cellsOfTwoCorners{"fault-cells.of-two-corners", "those of two opposite corners"};
inline constexpr Form<> cellsOfFivePoints{"fault-cells.of-five-points",
                                          "those of its centre and of the midpoints of its sides"};
inline constexpr Form<> cellsInWideCircle{
    "fault-cells.in-wide-circle",
    "those whose centre is in a circle as wide as the longer side of the box, and the cell of the box's centre"};
inline constexpr Form<> cellsInNarrowCircle{
    "fault-cells.in-narrow-circle",
    "those whose centre is in a circle as wide as the shorter side of the box, and the cell of the box's centre"};
inline constexpr Form<> cellsEverySecond{"fault-cells.every-second",
                                         "every second one, like the squares of one colour on a chess board"};
inline constexpr Form<> cellsOfChessBoard{
    "fault-cells.of-chess-board",
    "those whose column plus row is even, like the squares of one colour on a chess board"};
inline constexpr Form<Number> cellsOfChessBoardFrom{"fault-cells.of-chess-board-from",
                                                    "those whose column plus row is even, like the squares of one "
                                                    "colour on a chess board, if there are more than {count}"};
inline constexpr Form<> cellsOfCross{
    "fault-cells.of-cross", "the cell of its centre and the four next to it, so a larger object reaches beyond them"};
inline constexpr Form<> cellsOfCentreRow{"fault-cells.of-centre-row", "those in the row of its centre"};
inline constexpr Form<> cellsOfCentreColumn{"fault-cells.of-centre-column", "those in the column of its centre"};
inline constexpr Form<> cellsWithMiddlesInBox{"fault-cells.with-middles-in-box",
                                              "those whose centre is in the box, and the cell of the box's centre"};
inline constexpr Form<> cellsWhollyInBox{"fault-cells.wholly-in-box",
                                         "those that are wholly in the box, and the cell of its centre"};
inline constexpr Form<> cellsOfHighRow{"fault-cells.of-high-row", "those of the last row"};
inline constexpr Form<> cellsOfHighColumn{"fault-cells.of-high-column", "those of the last column"};
inline constexpr Form<> cellsOfOutline{
    "fault-cells.of-outline", "those along its outline, so a small object within a large one shares no cell with it"};
inline constexpr Form<> cellsOfDiagonal{"fault-cells.of-diagonal", "those along its diagonal"};
inline constexpr Form<Number> cellsOfDiagonalPoints{"fault-cells.of-diagonal-points",
                                                    "those at {count} points along its diagonal"};
inline constexpr Form<> cellsWithoutFirstRow{"fault-cells.without-first-row", "all except those of the first row"};
inline constexpr Form<> cellsWithoutLastRow{"fault-cells.without-last-row", "all except those of the last row"};
inline constexpr Form<> cellsWithoutFirstColumn{"fault-cells.without-first-column",
                                                "all except those of the first column"};
inline constexpr Form<> cellsWithoutLastColumn{"fault-cells.without-last-column",
                                               "all except those of the last column"};
inline constexpr Form<Number> cellsOfFirstColumns{"fault-cells.of-first-columns", "those of the first column",
                                                  "those of the first {count} columns"};
inline constexpr Form<Number> cellsOfFirstRows{"fault-cells.of-first-rows", "those of the first row",
                                               "those of the first {count} rows"};
inline constexpr Form<Number> cellsAtMost{"fault-cells.at-most", "the first {count}"};
inline constexpr Form<> cellsCountFromSize{
    "fault-cells.count-from-size", "floor(width/size) + 1 columns, no matter where the box begins in its first cell"};
inline constexpr Form<> cellsSwappedCounts{"fault-cells.swapped-counts",
                                           "as many rows as the box has columns, and as many columns as it has rows"};
inline constexpr Form<> cellsFromNearestBorder{"fault-cells.from-nearest-border",
                                               "those from the cell border nearest to its low side onwards"};

inline constexpr Form<> cellsTruncated{
    "fault-cells.truncated",
    "The cells of an object are rounded towards zero when it is registered, and rounded down when another object "
    "searches: below zero these are different cells."};
inline constexpr Form<> mendFloorOfCells{
    "fault-remedy.floor-of-cells",
    "Use floor() for the cells of registrations as well as of searches; a conversion to int rounds towards zero."};

} // namespace broadside::texts
