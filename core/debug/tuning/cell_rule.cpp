#include "core/debug/tuning/cell_rule.h"

#include "core/base/count_text.h"
#include "core/debug/tuning/centre_grid.h"
#include "core/debug/tuning/extents_grid.h"

namespace broadside {

std::string nameOf(const CellRule& rule)
{
    if (rule.kind == CellRule::Kind::Extents)
        return "all cells that the box touches";
    if (rule.rings == 0)
        return "the cell of the centre";
    return "the cell of the centre, with " + countOf(static_cast<std::uint64_t>(rule.rings), "ring") + " of neighbours";
}

std::unique_ptr<BroadPhase> makeCellRule(const CellRule& rule)
{
    if (rule.kind == CellRule::Kind::Extents)
        return std::make_unique<ExtentsGrid>(rule.cellSize, rule.origin);
    return std::make_unique<CentreGrid>(rule.cellSize, rule.origin, rule.rings);
}

} // namespace broadside
