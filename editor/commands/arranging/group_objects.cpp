#include "editor/commands/arranging/group_objects.h"

#include "core/base/message/common_messages.h"
#include "core/scene/groups.h"
#include "editor/commands/locked_objects.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class GroupsText {
    Q_DECLARE_TR_FUNCTIONS(Groups)
};

/// `text` has "%1" for the objects; those that `edit` does not change do not count.
template<class Edit>
void editEach(ObjectEdits& edits, const std::vector<ObjectId>& ids, const QString& text, Edit&& edit)
{
    std::vector<ObjectEdits::Replacement> changed;
    for (const ObjectId id : ids) {
        ObjectPtr before = edits.find(id);
        if (!before)
            continue;
        ObjectPtr after = edited(*before, edit);
        if (!sameContent(*before, *after))
            changed.push_back({std::move(before), std::move(after)});
    }
    if (changed.empty())
        return;
    const QString what =
        changed.size() == 1 ? shownName(*changed.front().before) : translated(texts::objectCount(changed.size()));
    edits.replace(text.arg(what), std::move(changed), SceneChange::Kind::Edited, edits.newGesture());
}

template<class Wanted>
std::vector<ObjectId> idsWhere(const ObjectEdits& edits, Wanted&& isWanted)
{
    std::vector<ObjectId> ids;
    edits.forEach([&](const SceneObject& object) {
        if (isWanted(object))
            ids.push_back(object.id);
    });
    return ids;
}

/// Whether the layer is locked, so that no object can be added to it. Notes why.
bool isClosed(const ObjectEdits& edits, const std::string& layer)
{
    const QString refusal = refusalToAddTo(edits.layers(), layer);
    if (!refusal.isEmpty())
        edits.noteLocked(refusal);
    return !refusal.isEmpty();
}

/// "Tower/Top" for "Castle/Tower/Top".
std::string inside(std::string_view path)
{
    std::string inner;
    const std::vector<std::string_view> parts = groupParts(path);
    for (std::size_t i = 1; i < parts.size(); ++i)
        inner.append(i > 1 ? "/" : "").append(parts[i]);
    return inner;
}

} // namespace

void groupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    GroupNames names;
    edits.forEach([&](const SceneObject& object) { names.take(*object.group); });
    const std::string name = names.next();
    editEach(edits, unlockedOf(edits, ids), GroupsText::tr("Group %1"),
             [&](SceneObject& object) { object.group = object.group.isEmpty() ? name : name + '/' + *object.group; });
}

void ungroupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    editEach(edits, unlockedOf(edits, ids), GroupsText::tr("Ungroup %1"),
             [](SceneObject& object) { object.group = inside(*object.group); });
}

bool renameGroup(ObjectEdits& edits, const std::string& group, const std::string& name)
{
    const std::size_t depth = groupParts(group).size();
    if (depth == 0 || name.empty() || name.find('/') != std::string::npos)
        return false;
    const std::vector<ObjectId> members =
        idsWhere(edits, [&](const SceneObject& object) { return isInGroup(*object.group, group); });
    if (anyIsLocked(edits, members)) // without them, the rename would split the group
        return false;
    editEach(edits, members, GroupsText::tr("Rename the group of %1"), [&](SceneObject& object) {
        const std::vector<std::string_view> parts = groupParts(*object.group);
        std::string path;
        for (std::size_t i = 0; i < parts.size(); ++i)
            path.append(i > 0 ? "/" : "").append(i + 1 == depth ? std::string_view{name} : parts[i]);
        object.group = path;
    });
    return true;
}

bool anyIsGrouped(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    bool any = false; // find() would copy objects that a simulation moves, and this runs at every edit.
    edits.forEach([&](const SceneObject& object) {
        any = any || (!object.group.isEmpty() && !outermostGroup(*object.group).empty() &&
                      std::ranges::binary_search(ids, object.id));
    });
    return any;
}

std::vector<ObjectId> expandedToGroups(const ObjectEdits& edits, std::vector<ObjectId> ids)
{
    std::unordered_set<std::string> groups;
    for (const ObjectId id : ids)
        if (const ObjectPtr object = edits.find(id))
            if (const std::string_view outer = outermostGroup(*object->group); !outer.empty())
                groups.emplace(outer);
    if (!groups.empty())
        edits.forEach([&](const SceneObject& object) {
            if (!object.group.isEmpty() && groups.contains(std::string(outermostGroup(*object.group))))
                ids.push_back(object.id);
        });
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void putOnLayer(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer)
{
    if (isClosed(edits, layer))
        return;
    const SharedValue<std::string> name(layer);
    editEach(edits, unlockedOf(edits, ids), GroupsText::tr("Move %1 to another layer"),
             [&](SceneObject& object) { object.layer = name; });
}

void putIntoGroup(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer,
                  const std::string& group)
{
    if (isClosed(edits, layer))
        return;
    const SharedValue<std::string> layerName(layer);
    const SharedValue<std::string> groupPath(group);
    editEach(edits, unlockedOf(edits, ids), GroupsText::tr("Move %1 in the list"), [&](SceneObject& object) {
        object.layer = layerName;
        object.group = groupPath;
    });
}

void setVisible(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool visible)
{
    editEach(edits, ids, visible ? GroupsText::tr("Show %1") : GroupsText::tr("Hide %1"),
             [&](SceneObject& object) { object.visible = visible; });
}

void setLocked(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool locked)
{
    editEach(edits, ids, locked ? GroupsText::tr("Lock %1") : GroupsText::tr("Unlock %1"),
             [&](SceneObject& object) { object.locked = locked; });
}

std::vector<ObjectId> hiddenObjects(const ObjectEdits& edits)
{
    return idsWhere(edits, [](const SceneObject& object) { return !object.visible; });
}

std::vector<ObjectId> lockedObjects(const ObjectEdits& edits)
{
    return idsWhere(edits, [](const SceneObject& object) { return object.locked; });
}

} // namespace broadside
