#include "editor/window/selection_actions.h"

#include "core/base/text.h"
#include "editor/commands/object_commands.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

/// Far enough to be seen as a copy, near enough to be seen beside the original; a share of the world's shorter side.
constexpr double kOffsetShare = 0.05;

std::vector<ObjectId> selectedInScene(const SceneDocument& document, const Focus& focus)
{
    std::vector<ObjectId> ids = focus.selection();
    std::erase_if(ids, [&](ObjectId id) { return !document.scene().contains(id); });
    return ids;
}

std::string copyName(const SceneObject& object)
{
    return object.name.empty() ? std::string()
                               : QCoreApplication::translate("SelectionActions", "%1 copy")
                                     .arg(QString::fromStdString(object.name))
                                     .toStdString();
}

} // namespace

void selectAll(const SceneDocument& document, Focus& focus)
{
    std::vector<ObjectId> ids;
    ids.reserve(document.scene().size());
    for (const ObjectPtr& object : document.scene().objects())
        ids.push_back(object->id);
    focus.select(std::move(ids));
}

void deleteSelected(SceneDocument& document, const Focus& focus)
{
    std::vector<ObjectId> ids = selectedInScene(document, focus);
    if (!ids.empty())
        document.push(std::make_unique<RemoveObjects>(document, std::move(ids)));
}

void duplicateSelected(SceneDocument& document, Focus& focus)
{
    const std::vector<ObjectId> ids = selectedInScene(document, focus);
    if (ids.empty())
        return;
    const WorldSettings& world = document.scene().world;
    const double offset = kOffsetShare * std::min(world.width, world.height);
    std::vector<ObjectPtr> copies;
    std::vector<ObjectId> copyIds;
    ObjectId next = document.scene().nextId();
    for (const ObjectId id : ids) {
        const SceneObject& original = *document.scene().find(id);
        copies.push_back(edited(original, [&](SceneObject& copy) {
            copy.id = next;
            copy.name = copyName(original);
            copy.pose.position += Vec2{offset, -offset};
        }));
        copyIds.push_back(next);
        ++next.value;
    }
    document.push(std::make_unique<AddObjects>(document,
                                               QCoreApplication::translate("SelectionActions", "Duplicate %1")
                                                   .arg(QString::fromStdString(countOf(ids.size(), "object"))),
                                               std::move(copies)));
    focus.select(std::move(copyIds));
}

} // namespace broadside
