#include "core/debug/why/mask_conflict.h"

namespace broadside {
namespace {

/// An object and its name in sentences.
struct Named {
    const SceneObject& object;
    const std::string& name;
};

std::string refusal(const Named& owner, const Named& other)
{
    if (other.object.category == 0)
        return other.name + " has the category 0, which no mask accepts";
    return "the mask " + std::to_string(owner.object.mask) + " of " + owner.name + " does not accept the category " +
           std::to_string(other.object.category) + " of " + other.name;
}

std::string acceptance(const Named& owner, const Named& other)
{
    if (other.object.category == 0)
        return "give " + other.name + " a category that the mask " + std::to_string(owner.object.mask) + " of " +
               owner.name + " accepts";
    return "set the mask of " + owner.name + " to " + std::to_string(owner.object.mask | other.object.category);
}

} // namespace

MaskConflict maskConflict(const SceneObject& a, const SceneObject& b, const std::string& nameA,
                          const std::string& nameB)
{
    MaskConflict conflict;
    const auto add = [&](const Named& owner, const Named& other) {
        if ((owner.object.mask & other.object.category) != 0)
            return;
        conflict.reason += (conflict.reason.empty() ? "" : ", and ") + refusal(owner, other);
        conflict.change += (conflict.change.empty() ? "" : " and ") + acceptance(owner, other);
    };
    add({a, nameA}, {b, nameB});
    add({b, nameB}, {a, nameA});
    return conflict;
}

} // namespace broadside
