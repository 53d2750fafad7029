#include "editor/session/object_name.h"

#include "core/base/message/name_messages.h"
#include "editor/document/message_text.h"

namespace broadside {

QString shownName(const SceneObject& object)
{
    return object.name.empty() ? translated(texts::unnamedObjectAtStart(object.id.value))
                               : QString::fromStdString(displayName(object));
}

} // namespace broadside
