#include "core/debug/remedy.h"

namespace broadside {
namespace {

/// Lets `owner` accept `other`.
void accept(ObjectFilters& owner, ObjectFilters& other)
{
    if ((owner.mask & other.category) != 0)
        return;
    if (other.category == 0) // no mask accepts it: it takes the lowest that is accepted
        other.category = owner.mask == 0 ? 1 : owner.mask & (~owner.mask + 1);
    owner.mask |= other.category;
}

} // namespace

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
