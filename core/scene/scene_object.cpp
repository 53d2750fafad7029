#include "core/scene/scene_object.h"

#include "core/base/control_characters.h"
#include "core/base/message/name_messages.h"

#include <tuple>

namespace broadside {
namespace {

auto contentOf(const SceneObject& o)
{
    return std::tie(o.id, o.name, o.kind, o.pose, o.velocity, o.acceleration, o.mass, o.force, o.gravityScale, o.shape,
                    o.category, o.mask, o.onHit, o.restitution, o.locked, o.visible, o.layer, o.group, o.instanceOf,
                    o.sprite, o.properties, o.components, o.extra);
}

} // namespace

bool sameContent(const SceneObject& a, const SceneObject& b) { return contentOf(a) == contentOf(b); }

std::string displayName(const SceneObject& object)
{
    if (object.name.empty())
        return texts::unnamedObjectAtStart(object.id.value).text();
    return hasControlCharacters(object.name) ? escapedControlCharacters(object.name) : object.name;
}

} // namespace broadside
