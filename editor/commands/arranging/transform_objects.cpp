#include "editor/commands/arranging/transform_objects.h"

#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/object_commands.h"

#include <QCoreApplication>

#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class TransformObjectsText {
    Q_DECLARE_TR_FUNCTIONS(TransformObjects)
};

/// Calls `change(object, middle)` for each object that is not locked.
template<class Change>
Arranged changeEach(ObjectEdits& edits, const QString& pattern, const std::vector<ObjectId>& ids, Change&& change)
{
    const std::vector<ObjectPtr> objects = movableOf(edits, ids);
    Arranged arranged;
    for (const ObjectId id : ids)
        arranged.locked += edits.contains(id) ? 1U : 0U;
    arranged.locked -= objects.size();
    const Vec2 middle = boxAround(objects).center();
    std::vector<ObjectEdits::Replacement> changed;
    std::vector<ObjectPtr> after;
    for (const ObjectPtr& object : objects) {
        after.push_back(change(*object, middle));
        if (!after.back()) {
            arranged.unfit = objects.size();
            return arranged;
        }
        changed.push_back({object, after.back()});
    }
    arranged.changed = changed.size();
    if (!changed.empty())
        edits.replace(commandText(pattern, after), std::move(changed), SceneChange::Kind::Edited, edits.newGesture());
    return arranged;
}

} // namespace

Arranged rotateObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, double degrees)
{
    return changeEach(
        edits, TransformObjectsText::tr("Rotate %1"), ids,
        [degrees](const SceneObject& object, Vec2 middle) { return rotatedAbout(object, middle, degrees); });
}

Arranged flipObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Mirror mirror)
{
    return changeEach(
        edits, TransformObjectsText::tr("Flip %1"), ids,
        [mirror](const SceneObject& object, Vec2 middle) { return flippedAbout(object, middle, mirror); });
}

} // namespace broadside
