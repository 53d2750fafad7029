#include "core/debug/diagnosis/texts/cells_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/cell_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"

namespace broadside::diagnosis {
namespace {

/// The cells in which objects are registered.
Message patternOf(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    const auto most = static_cast<double>(structure.ring);
    switch (structure.kind) {
    case Kind::Corners:
        return texts::cellsOfCorners();
    case Kind::TwoCorners:
        return texts::cellsOfTwoCorners();
    case Kind::FivePoints:
        return texts::cellsOfFivePoints();
    case Kind::Circle:
        return structure.ring == 0 ? texts::cellsInWideCircle() : texts::cellsInNarrowCircle();
    case Kind::EverySecond:
        return texts::cellsEverySecond();
    case Kind::ChessBoard:
        return structure.ring > 0 ? texts::cellsOfChessBoardFrom(most) : texts::cellsOfChessBoard();
    case Kind::Cross:
        return texts::cellsOfCross();
    case Kind::CentreRow:
        return texts::cellsOfCentreRow();
    case Kind::CentreColumn:
        return texts::cellsOfCentreColumn();
    case Kind::MiddlesInBox:
        return texts::cellsWithMiddlesInBox();
    case Kind::WhollyInBox:
        return texts::cellsWhollyInBox();
    case Kind::HighRow:
        return texts::cellsOfHighRow();
    case Kind::HighColumn:
        return texts::cellsOfHighColumn();
    case Kind::Outline:
        return texts::cellsOfOutline();
    case Kind::Diagonal:
        return structure.ring > 0 ? texts::cellsOfDiagonalPoints(most) : texts::cellsOfDiagonal();
    case Kind::WithoutFirstRow:
        return texts::cellsWithoutFirstRow();
    case Kind::WithoutLastRow:
        return texts::cellsWithoutLastRow();
    case Kind::WithoutFirstColumn:
        return texts::cellsWithoutFirstColumn();
    case Kind::WithoutLastColumn:
        return texts::cellsWithoutLastColumn();
    case Kind::AtMostColumns:
        return texts::cellsOfFirstColumns(most);
    case Kind::AtMostRows:
        return texts::cellsOfFirstRows(most);
    case Kind::AtMostCells:
        return texts::cellsAtMost(most);
    case Kind::CountFromSize:
        return texts::cellsCountFromSize();
    case Kind::SwappedCounts:
        return texts::cellsSwappedCounts();
    default:
        return texts::cellsFromNearestBorder();
    }
}

} // namespace

FaultText textOfCells(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    const Message everyCell = texts::mendEveryCell();
    const double size = structure.cells.size.x;
    const auto rings = static_cast<double>(structure.ring);
    switch (structure.kind) {
    case Kind::Centre:
        if (structure.ring == 0)
            return {texts::cellsCentre(), everyCell, {{"cellSize", size}}};
        return {structure.ring == 1 ? texts::cellsCentreAndRing() : texts::cellsCentreAndRings(rings),
                texts::sentences(everyCell, texts::mendLargeCells()),
                {{"cellSize", size}, {"rings", rings}}};
    case Kind::CentreAsked:
        return {texts::cellsCentreAsked(), everyCell, {{"cellSize", size}}};
    case Kind::LowCorner:
        return {texts::cellsLowCorner(), everyCell, {{"cellSize", size}}};
    case Kind::Extents:
        return {texts::cellsOutside(), texts::mendClamp(), {{"cellSize", size}}};
    default:
        return {texts::cellsSome(patternOf(structure)), everyCell, {{"cellSize", size}}};
    }
}

} // namespace broadside::diagnosis
