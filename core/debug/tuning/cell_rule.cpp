#include "core/debug/tuning/cell_rule.h"

#include "core/base/count_text.h"
#include "core/debug/tuning/centre_grid.h"
#include "core/debug/tuning/extents_grid.h"

#include <algorithm>
#include <cmath>

namespace broadside {

Vec2 CellRule::placed(Vec2 point) const noexcept
{
    if (!table)
        return point;
    // The upper borders belong to the next cells, which do not exist.
    const auto inside = [](double at, double lo, double hi) { return std::clamp(at, lo, std::nextafter(hi, lo)); };
    return {inside(point.x, table->lo.x, table->hi.x), inside(point.y, table->lo.y, table->hi.y)};
}

std::string nameOf(const CellRule& rule)
{
    std::string name =
        rule.kind == CellRule::Kind::Extents ? "all cells that the box touches" : "the cell of the centre";
    if (rule.rings > 0)
        name += ", with " + countOf(static_cast<std::uint64_t>(rule.rings), "ring") + " of neighbours";
    return rule.table ? name + "; objects outside are in the outermost cells" : name;
}

std::unique_ptr<BroadPhase> makeCellRule(const CellRule& rule)
{
    if (rule.kind == CellRule::Kind::Extents)
        return std::make_unique<ExtentsGrid>(rule);
    return std::make_unique<CentreGrid>(rule);
}

} // namespace broadside
