#include "core/debug/why/mask_conflict.h"

#include "core/base/message/common_messages.h"
#include "core/debug/why/why_messages.h"

namespace broadside {
namespace {

/// An object and its name in sentences.
struct Named {
    const SceneObject& object;
    const std::string& name;
};

Message refusal(const Named& owner, const Named& other)
{
    if (other.object.category == 0)
        return texts::categoryIsZero(other.name);
    return texts::maskRefuses(owner.object.mask, owner.name, other.object.category, other.name);
}

Message acceptance(const Named& owner, const Named& other, bool isAtStart)
{
    if (other.object.category == 0)
        return (isAtStart ? texts::orderCategory : texts::giveCategory)(other.name, owner.object.mask, owner.name);
    return (isAtStart ? texts::orderMask : texts::setMask)(owner.name, owner.object.mask | other.object.category);
}

} // namespace

MaskConflict maskConflict(const SceneObject& a, const SceneObject& b, const std::string& nameA,
                          const std::string& nameB)
{
    MaskConflict conflict;
    const auto add = [&](const Named& owner, const Named& other) {
        if ((owner.object.mask & other.object.category) != 0)
            return;
        const bool isFirst = conflict.reason.empty();
        const Message reason = refusal(owner, other);
        const Message change = acceptance(owner, other, false);
        conflict.reason = isFirst ? reason : texts::masksBothRefuse(conflict.reason, reason);
        conflict.change = isFirst ? change : texts::bothOf(conflict.change, change);
        conflict.order = isFirst ? acceptance(owner, other, true) : texts::bothOf(conflict.order, change);
    };
    add({a, nameA}, {b, nameB});
    add({b, nameB}, {a, nameA});
    return conflict;
}

} // namespace broadside
