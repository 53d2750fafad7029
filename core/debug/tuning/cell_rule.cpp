#include "core/debug/tuning/cell_rule.h"

#include "core/debug/tuning/centre_grid.h"
#include "core/debug/tuning/extents_grid.h"
#include "core/debug/tuning/tuning_messages.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {

Vec2 CellRule::placed(Vec2 point) const noexcept
{
    if (!table)
        return point;
    // The upper borders belong to the next cells, which do not exist.
    const auto inside = [](double at, double lo, double hi) { return std::clamp(at, lo, std::nextafter(hi, lo)); };
    return {inside(point.x, table->lo.x, table->hi.x), inside(point.y, table->lo.y, table->hi.y)};
}

Message nameOf(const CellRule& rule)
{
    Message name = rule.kind == CellRule::Kind::Extents ? texts::ruleOfExtents() : texts::ruleOfCentre();
    if (rule.rings > 0)
        name = texts::ruleWithRings(std::move(name), static_cast<std::uint64_t>(rule.rings));
    return rule.table ? texts::ruleWithTable(std::move(name)) : name;
}

std::unique_ptr<BroadPhase> makeCellRule(const CellRule& rule)
{
    if (rule.kind == CellRule::Kind::Extents)
        return std::make_unique<ExtentsGrid>(rule);
    return std::make_unique<CentreGrid>(rule);
}

} // namespace broadside
