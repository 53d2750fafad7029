#include "core/debug/diagnosis/model/cell_pattern.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

using PatternKind = StructureRule::Kind;

/// At most so many cells of a box are looked at. A wrong box of a game may touch 10^18 cells.
constexpr std::int64_t kMostAsked = 65'536;

CellRange inTable(const StructureRule& structure, CellRange range)
{
    const GameCells& cells = structure.cells;
    if (structure.outside == StructureRule::Outside::Endless || cells.columns == 0 || cells.rows == 0)
        return range;
    if (structure.outside == StructureRule::Outside::Dropped)
        return intersection(range, {{0, 0}, {cells.columns - 1, cells.rows - 1}});
    if (structure.outside == StructureRule::Outside::HighDropped)
        return {{std::max<std::int64_t>(range.first.x, 0), std::max<std::int64_t>(range.first.y, 0)},
                {std::clamp<std::int64_t>(range.last.x, 0, cells.columns - 1),
                 std::clamp<std::int64_t>(range.last.y, 0, cells.rows - 1)}};
    const auto clamp = [&](CellCoord cell) {
        return CellCoord{std::clamp<std::int64_t>(cell.x, 0, cells.columns - 1),
                         std::clamp<std::int64_t>(cell.y, 0, cells.rows - 1)};
    };
    return {clamp(range.first), clamp(range.last)};
}

CellCoord sized(const GameCells& cells, const Aabb& box)
{
    return {static_cast<std::int64_t>(std::floor(box.width() / cells.size.x)),
            static_cast<std::int64_t>(std::floor(box.height() / cells.size.y))};
}

CellCoord roundedLow(const GameCells& cells, const Aabb& box)
{
    return cells.at({box.lo.x + 0.5 * cells.size.x, box.lo.y + 0.5 * cells.size.y});
}

/// The cells in which a structure keeps a box, for kinds that keep all cells of a range.
CellRange rangeOf(const StructureRule& structure, const Aabb& box)
{
    const GameCells& cells = structure.cells;
    CellRange range = cells.of(box);
    switch (structure.kind) {
    case PatternKind::Centre:
    case PatternKind::CentreAsked:
    case PatternKind::CentreLoose:
        range.first = range.last = cells.at(box.center());
        break;
    case PatternKind::LowCorner:
        range.last = range.first;
        break;
    case PatternKind::WithoutFirstRow:
        range.first.y += range.rows() > 1 ? 1 : 0;
        break;
    case PatternKind::WithoutLastRow:
        range.last.y -= range.rows() > 1 ? 1 : 0;
        break;
    case PatternKind::WithoutFirstColumn:
        range.first.x += range.columns() > 1 ? 1 : 0;
        break;
    case PatternKind::WithoutLastColumn:
        range.last.x -= range.columns() > 1 ? 1 : 0;
        break;
    case PatternKind::HighRow:
        range.first.y = range.last.y;
        break;
    case PatternKind::HighColumn:
        range.first.x = range.last.x;
        break;
    case PatternKind::AtMostColumns:
        range.last.x = std::min(range.last.x, range.first.x + structure.ring - 1);
        break;
    case PatternKind::AtMostRows:
        range.last.y = std::min(range.last.y, range.first.y + structure.ring - 1);
        break;
    case PatternKind::CountFromSize:
        range.last = {range.first.x + sized(cells, box).x, range.first.y + sized(cells, box).y};
        break;
    case PatternKind::SwappedCounts:
        range.last = {range.first.x + range.rows() - 1, range.first.y + range.columns() - 1};
        break;
    case PatternKind::LowRounded:
        range.first = roundedLow(cells, box);
        range.first = {std::min(range.first.x, range.last.x), std::min(range.first.y, range.last.y)};
        break;
    case PatternKind::CentreRow:
        range.first.y = range.last.y = cells.at(box.center()).y;
        break;
    case PatternKind::CentreColumn:
        range.first.x = range.last.x = cells.at(box.center()).x;
        break;
    case PatternKind::Cross:
        if (structure.ring > 0) {
            const CellCoord centre = cells.at(box.center());
            range = {{centre.x - 1, centre.y - 1}, {centre.x + 1, centre.y + 1}};
        }
        break;
    default:
        break;
    }
    return range;
}

bool keepsSome(PatternKind kind)
{
    return kind == PatternKind::Corners || kind == PatternKind::TwoCorners || kind == PatternKind::FivePoints ||
           kind == PatternKind::Outline || kind == PatternKind::Diagonal || kind == PatternKind::AtMostCells ||
           kind == PatternKind::Circle || kind == PatternKind::EverySecond || kind == PatternKind::ChessBoard ||
           kind == PatternKind::Cross || kind == PatternKind::MiddlesInBox || kind == PatternKind::WhollyInBox;
}

/// Adds cells along the line from the low to the high corner of the box: at `ring` points, or finely sampled if `ring`
/// is less than 2.
void addDiagonal(const StructureRule& structure, const Aabb& box, const CellRange& range, std::vector<CellCoord>& some)
{
    const GameCells& cells = structure.cells;
    const std::int64_t fine = std::min<std::int64_t>(8 * (range.columns() + range.rows()), KeptCells::kMost);
    const std::int64_t samples = structure.ring > 1 ? structure.ring - 1 : fine;
    for (std::int64_t i = 0; i <= samples; ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(samples);
        some.push_back(cells.at({box.lo.x + part * box.width(), box.lo.y + part * box.height()}));
    }
}

std::vector<CellCoord> someOf(const StructureRule& structure, const Aabb& box)
{
    const GameCells& cells = structure.cells;
    const CellRange range = cells.of(box);
    const Vec2 centre = box.center();
    std::vector<CellCoord> some;
    const auto addIf = [&](auto&& isKept) {
        std::int64_t asked = 0;
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x) {
                if (++asked > kMostAsked || static_cast<std::int64_t>(some.size()) >= KeptCells::kMost)
                    return;
                if (isKept(x, y))
                    some.push_back({x, y});
            }
    };
    switch (structure.kind) {
    case PatternKind::Corners:
        some = {range.first, {range.last.x, range.first.y}, {range.first.x, range.last.y}, range.last};
        break;
    case PatternKind::TwoCorners:
        some = {range.first, range.last};
        break;
    case PatternKind::FivePoints:
        some = {cells.at(centre), cells.at({box.lo.x, centre.y}), cells.at({box.hi.x, centre.y}),
                cells.at({centre.x, box.lo.y}), cells.at({centre.x, box.hi.y})};
        break;
    case PatternKind::Outline:
        addIf([&](std::int64_t x, std::int64_t y) {
            return x == range.first.x || x == range.last.x || y == range.first.y || y == range.last.y;
        });
        break;
    case PatternKind::EverySecond:
        addIf([&](std::int64_t x, std::int64_t y) { return (x - range.first.x + y - range.first.y) % 2 == 0; });
        break;
    case PatternKind::Circle:
        addIf([&](std::int64_t x, std::int64_t y) {
            const double across =
                structure.ring == 0 ? std::max(box.width(), box.height()) : std::min(box.width(), box.height());
            return cells.at(centre) == CellCoord{x, y} || distance(cells.middleOf({x, y}), centre) <= 0.5 * across;
        });
        break;
    case PatternKind::ChessBoard:
        addIf([&](std::int64_t x, std::int64_t y) { return range.count() <= structure.ring || (x + y) % 2 == 0; });
        break;
    case PatternKind::Cross: {
        const CellCoord middle = cells.at(centre);
        some = {middle,
                {middle.x - 1, middle.y},
                {middle.x + 1, middle.y},
                {middle.x, middle.y - 1},
                {middle.x, middle.y + 1}};
        break;
    }
    case PatternKind::MiddlesInBox:
        addIf([&](std::int64_t x, std::int64_t y) {
            return cells.at(centre) == CellCoord{x, y} || contains(box, cells.middleOf({x, y}));
        });
        break;
    case PatternKind::WhollyInBox:
        addIf([&](std::int64_t x, std::int64_t y) {
            const Vec2 middle = cells.middleOf({x, y});
            const Aabb cell{middle - cells.size * 0.5, middle + cells.size * 0.5};
            return cells.at(centre) == CellCoord{x, y} || contains(box, cell);
        });
        break;
    case PatternKind::Diagonal:
        addDiagonal(structure, box, range, some);
        break;
    default:
        addIf([&](std::int64_t, std::int64_t) { return static_cast<std::int64_t>(some.size()) < structure.ring; });
        break;
    }
    return some;
}

} // namespace

bool KeptCells::has(CellCoord cell) const noexcept
{
    const bool isIn =
        around.first.x <= cell.x && cell.x <= around.last.x && around.first.y <= cell.y && cell.y <= around.last.y;
    return isIn && (isWhole || std::ranges::find(some, cell) != some.end());
}

KeptCells keptCells(const StructureRule& structure, const Aabb& box)
{
    KeptCells kept;
    keepCells(structure, box, kept);
    return kept;
}

void keepCells(const StructureRule& structure, const Aabb& box, KeptCells& kept)
{
    kept.isWhole = true;
    kept.some.clear();
    const bool isEndless = structure.outside == StructureRule::Outside::Endless;
    if (isEndless && structure.kind == PatternKind::Extents) { // the two kinds that are asked most often
        kept.around.first = structure.cells.at(box.lo);
        kept.around.last = structure.cells.at(box.hi);
        return;
    }
    if (isEndless && (structure.kind == PatternKind::Centre || structure.kind == PatternKind::CentreAsked)) {
        kept.around.first = structure.cells.at(box.center());
        kept.around.last = kept.around.first;
        return;
    }
    kept.around = inTable(structure, rangeOf(structure, box));
    if (!keepsSome(structure.kind) || kept.around.count() <= 1)
        return;
    kept.some = someOf(structure, box);
    for (CellCoord& cell : kept.some)
        if (structure.outside == StructureRule::Outside::Clamped)
            cell = inTable(structure, {cell, cell}).first;
    std::erase_if(kept.some, [&](CellCoord cell) { return intersection(kept.around, {cell, cell}).isEmpty(); });
    std::ranges::sort(kept.some, {}, [](CellCoord cell) { return std::pair(cell.y, cell.x); });
    kept.some.erase(std::unique(kept.some.begin(), kept.some.end()), kept.some.end());
    kept.isWhole = static_cast<std::int64_t>(kept.some.size()) == kept.around.count();
    if (kept.isWhole || kept.some.empty())
        return;
    CellRange around{kept.some.front(), kept.some.front()};
    for (const CellCoord cell : kept.some)
        around = {{std::min(around.first.x, cell.x), std::min(around.first.y, cell.y)},
                  {std::max(around.last.x, cell.x), std::max(around.last.y, cell.y)}};
    kept.around = around;
}

} // namespace broadside::diagnosis
