#include "editor/window/actions/object_selection.h"

#include "core/base/message/common_messages.h"
#include "core/scene/groups.h"
#include "editor/commands/copy_names.h"
#include "editor/commands/locked_objects.h"
#include "editor/commands/paste_objects.h"
#include "editor/commands/room_for_objects.h"
#include "editor/document/message_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

/// A number for kind and type of shape, such as "static box".
std::size_t typeOf(const SceneObject& object) { return 2 * object.shape.index() + (object.isDynamic() ? 1U : 0U); }
constexpr std::size_t kTypes = 2 * std::variant_size_v<Shape>;

template<class Wanted>
void selectIf(const ObjectEdits& objects, Focus& focus, Wanted&& isWanted)
{
    std::vector<ObjectId> ids;
    objects.forEach([&](const SceneObject& object) {
        if (isWanted(object))
            ids.push_back(object.id);
    });
    focus.select(std::move(ids));
}

/// Whether the user can see and change the object.
bool isWithinReach(const LayerStates& layers, const SceneObject& object)
{
    return layers.isVisible(object) && !layers.isLocked(object);
}

bool hasCategory(const SceneObject& object, std::size_t bit) { return ((object.category >> bit) & 1U) != 0; }

} // namespace

void selectAll(const ObjectEdits& objects, Focus& focus)
{
    selectIf(objects, focus, [layers = LayerStates(objects.layers())](const SceneObject& object) {
        return isWithinReach(layers, object);
    });
}

void selectThese(const ObjectEdits& objects, Focus& focus, std::vector<ObjectId> ids)
{
    std::erase_if(ids, [&](ObjectId id) { return !objects.contains(id); });
    focus.select(std::move(ids));
}

void invertSelection(const ObjectEdits& objects, Focus& focus)
{
    selectIf(objects, focus, [&, layers = LayerStates(objects.layers())](const SceneObject& object) {
        return isWithinReach(layers, object) && !focus.isSelected(object.id);
    });
}

void selectSameType(const ObjectEdits& objects, Focus& focus)
{
    std::array<bool, kTypes> wanted{};
    objects.forEach([&](const SceneObject& object) {
        if (focus.isSelected(object.id))
            wanted[typeOf(object)] = true;
    });
    selectIf(objects, focus, [&](const SceneObject& object) { return wanted[typeOf(object)]; });
}

CategoryCounts categoryCounts(const ObjectEdits& objects)
{
    CategoryCounts counts{};
    objects.forEach([&](const SceneObject& object) {
        for (std::size_t bit = 0; bit < counts.size(); ++bit)
            counts[bit] += hasCategory(object, bit) ? 1U : 0U;
    });
    return counts;
}

void selectCategory(const ObjectEdits& objects, Focus& focus, std::size_t bit)
{
    selectIf(objects, focus, [&](const SceneObject& object) { return hasCategory(object, bit); });
}

QString whyNothingIsWithinReach(const ObjectEdits& objects)
{
    const LayerStates layers(objects.layers());
    bool anyIsVisible = false;
    bool anyIsWithinReach = false;
    objects.forEach([&](const SceneObject& object) {
        anyIsVisible = anyIsVisible || layers.isVisible(object);
        anyIsWithinReach = anyIsWithinReach || isWithinReach(layers, object);
    });
    if (anyIsWithinReach || objects.size() == 0)
        return {};
    return anyIsVisible ? QCoreApplication::translate("SelectionActions",
                                                      "All visible objects are locked. Unlock them (Ctrl+Shift+L) and "
                                                      "their layers to select them.")
                        : QCoreApplication::translate("SelectionActions",
                                                      "All objects are hidden. Show them (Ctrl+Shift+H) and their "
                                                      "layers to select them.");
}

void deleteSelected(ObjectEdits& objects, const Focus& focus)
{
    if (const std::vector<ObjectId> ids = unlockedOf(objects, focus.selection()); !ids.empty())
        objects.remove(ids);
}

QString duplicateSelected(ObjectEdits& objects, Focus& focus)
{
    const std::vector<ObjectId> ids = unlockedOf(objects, focus.selection());
    QString refusal = refusalToAdd(objects, ids.size());
    if (ids.empty() || !refusal.isEmpty())
        return refusal;
    const Vec2 offset = copyOffset(objects.world());
    std::vector<ObjectPtr> copies;
    std::vector<ObjectId> copyIds;
    ObjectId next = objects.nextId();
    GroupNames groups;
    objects.forEach([&](const SceneObject& object) { groups.take(*object.group); });
    CopyNames names(objects);
    for (const ObjectId id : ids) {
        const ObjectPtr original = objects.find(id);
        copies.push_back(edited(*original, [&](SceneObject& copy) {
            copy.id = next;
            copy.name = names.nextAfter(original->name);
            if (!copy.group.isEmpty())
                copy.group = groups.copyOf(*copy.group);
            copy.pose.position += offset;
        }));
        copyIds.push_back(next);
        ++next.value;
    }
    objects.add(
        QCoreApplication::translate("SelectionActions", "Duplicate %1").arg(translated(texts::objectCount(ids.size()))),
        std::move(copies));
    focus.select(std::move(copyIds));
    return {};
}

} // namespace broadside
