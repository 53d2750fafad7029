#include "core/debug/why/remedy.h"

#include "core/broadphase/grid_layout.h"

#include <algorithm>

namespace broadside {
namespace {

/// Makes `owner` accept `other`.
void accept(ObjectFilters& owner, ObjectFilters& other)
{
    if ((owner.mask & other.category) != 0)
        return;
    if (other.category == 0) // no mask accepts it: give it the lowest accepted category
        other.category = owner.mask == 0 ? 1 : owner.mask & (~owner.mask + 1);
    owner.mask |= other.category;
}

} // namespace

Algorithm correctAlgorithmFor(std::size_t objects, const WorldSettings& world, double cellSize)
{
    constexpr double kFewCells = 65'536.0; // cells whose cost is negligible
    constexpr double kCellsPerObject = 64.0;
    const double most = std::max(kFewCells, kCellsPerObject * static_cast<double>(objects));
    return GridLayout(world.width, world.height, cellSize).cellCount() > most ? kCompactAlgorithm : kUsualAlgorithm;
}

UseFilters filtersThatMatch(const SceneObject& a, const SceneObject& b)
{
    const UseFilters before{{a.id, a.category, a.mask}, {b.id, b.category, b.mask}};
    UseFilters after = before;
    accept(after[0], after[1]);
    accept(after[1], after[0]);
    UseFilters changes;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (after[i] != before[i])
            changes.push_back(after[i]);
    return changes;
}

} // namespace broadside
