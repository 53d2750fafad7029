#include "core/scene/object_label.h"

#include "core/base/message/name_messages.h"

namespace broadside {

std::string labelOf(const ObjectTable& objects, ObjectIndex row)
{
    const SceneObject& object = objects.objectOf(row);
    const auto isAnotherOfThatName = [&](ObjectIndex other) {
        return other != row && objects.objectOf(other).name == object.name;
    };
    if (!object.name.empty())
        for (ObjectIndex other = 0; other < objects.rowCount(); ++other)
            if (isAnotherOfThatName(other))
                return texts::nameWithId(object.name, object.id.value).text();
    return displayName(object);
}

} // namespace broadside
