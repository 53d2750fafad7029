#include "core/debug/mask_conflict.h"

namespace broadside {
namespace {

std::string refusal(const SceneObject& owner, const SceneObject& other)
{
    if (other.category == 0)
        return displayName(other) + " has the category 0, which no mask accepts";
    return "the mask " + std::to_string(owner.mask) + " of " + displayName(owner) + " does not accept the category " +
           std::to_string(other.category) + " of " + displayName(other);
}

std::string acceptance(const SceneObject& owner, const SceneObject& other)
{
    if (other.category == 0)
        return "give " + displayName(other) + " a category that the mask " + std::to_string(owner.mask) + " of " +
               displayName(owner) + " accepts";
    return "set the mask of " + displayName(owner) + " to " + std::to_string(owner.mask | other.category);
}

} // namespace

MaskConflict maskConflict(const SceneObject& a, const SceneObject& b)
{
    MaskConflict conflict;
    const auto add = [&](const SceneObject& owner, const SceneObject& other) {
        if ((owner.mask & other.category) != 0)
            return;
        conflict.reason += (conflict.reason.empty() ? "" : ", and ") + refusal(owner, other);
        conflict.change += (conflict.change.empty() ? "" : " and ") + acceptance(owner, other);
    };
    add(a, b);
    add(b, a);
    return conflict;
}

} // namespace broadside
