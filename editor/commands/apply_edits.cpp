#include "editor/commands/apply_edits.h"

#include "core/base/message/common_messages.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

struct SuitedEdits {
    std::vector<ObjectPtr> changed; // objects that the scene has
    std::vector<ObjectPtr> placed;  // with ids that the scene does not use
};

SuitedEdits editsThatSuit(const Scene& scene, const EditsBeyondScene& edits)
{
    SuitedEdits suited{edits.changed, {}};
    std::erase_if(suited.changed, [&](const ObjectPtr& object) { return !scene.contains(object->id); });
    std::uint64_t next = scene.nextId().value;
    for (const ObjectPtr& object : edits.placed)
        next = std::max(next, object->id.value + 1);
    for (const ObjectPtr& object : edits.placed)
        suited.placed.push_back(scene.contains(object->id)
                                    ? edited(*object, [&](SceneObject& changed) { changed.id = {next++}; })
                                    : object);
    return suited;
}

} // namespace

EditsBeyondScene editsBeyond(const Scene& scene, const World& world)
{
    EditsBeyondScene edits;
    const ObjectTable& objects = world.objects();
    for (const auto& [row, original] : world.edits().originals) {
        const ObjectId id = objects.idOf(row);
        const SceneObject* authored = scene.find(id);
        if (authored && !world.edits().takenOut.ids().contains(id) && !sameContent(*authored, objects.objectOf(row)))
            edits.changed.push_back(objects.pointerTo(row));
    }
    for (const ObjectId id : world.edits().placed.ids()) {
        const ObjectIndex row = *objects.rowOf(id);
        const SceneObject* authored = scene.find(id);
        if (world.edits().takenOut.ids().contains(id))
            continue;
        if (!authored)
            edits.placed.push_back(objects.pointerTo(row));
        else if (!world.edits().originals.contains(row) && !sameContent(*authored, objects.objectOf(row)))
            edits.changed.push_back(objects.pointerTo(row));
    }
    for (const ObjectId id : world.edits().takenOut.ids())
        if (scene.contains(id))
            edits.takenOut.push_back(id);
    return edits;
}

Scene sceneWith(const Scene& scene, const EditsBeyondScene& edits)
{
    const SuitedEdits suited = editsThatSuit(scene, edits);
    Scene after = scene;
    for (const ObjectPtr& object : suited.changed)
        after.replace(object);
    for (const ObjectPtr& object : suited.placed)
        after.append(object);
    after.remove(edits.takenOut);
    return after;
}

void applyEdits(SceneDocument& document, const EditsBeyondScene& edits)
{
    SuitedEdits suited = editsThatSuit(document.scene(), edits);
    QUndoStack& history = document.undoStack();
    history.beginMacro(QCoreApplication::translate("ApplyEdits", "Apply edits of %1")
                           .arg(translated(texts::objectCount(edits.count()))));
    if (!suited.changed.empty())
        document.push(std::make_unique<ReplaceObjects>(document, QString(), std::move(suited.changed),
                                                       SceneChange::Kind::Edited, document.newGesture()));
    if (!suited.placed.empty())
        document.push(std::make_unique<AddObjects>(document, QString(), std::move(suited.placed)));
    document.push(std::make_unique<RemoveObjects>(document, edits.takenOut));
    history.endMacro();
}

} // namespace broadside
