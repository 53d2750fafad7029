#include "editor/commands/locked_objects.h"

#include "editor/commands/command_messages.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class LockedText {
    Q_DECLARE_TR_FUNCTIONS(LockedObjects)
};

struct Parted {
    std::vector<ObjectId> unlocked;
    std::vector<ObjectPtr> locked;
};

Parted parted(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    const LayerStates layers(edits.layers());
    Parted result;
    for (const ObjectId id : ids) {
        ObjectPtr object = edits.present(id).object;
        if (object && layers.isLocked(*object))
            result.locked.push_back(std::move(object));
        else if (object)
            result.unlocked.push_back(id);
    }
    return result;
}

/// The locked layer to which all of these objects belong, if there is one.
std::optional<std::string> commonLockedLayer(const ObjectEdits& edits, const std::vector<ObjectPtr>& objects)
{
    const LayerStates layers(edits.layers());
    const SceneObject& first = *objects.front();
    const bool isCommon = layers.of(first).locked && std::ranges::all_of(objects, [&](const ObjectPtr& object) {
                              return *object->layer == *first.layer;
                          });
    return isCommon ? std::optional(*first.layer) : std::nullopt;
}

/// @pre not empty
QString reasonOf(const ObjectEdits& edits, const std::vector<ObjectPtr>& locked)
{
    if (const auto layer = commonLockedLayer(edits, locked))
        return layer->empty() ? LockedText::tr("The base layer is locked: unlock it to change its objects.")
                              : LockedText::tr("%1 is locked: unlock the layer to change its objects.")
                                    .arg(QString::fromStdString(*layer));
    const LayerStates layers(edits.layers());
    const bool anyByLayer =
        std::ranges::any_of(locked, [&](const ObjectPtr& object) { return layers.of(*object).locked; });
    if (anyByLayer)
        return LockedText::tr("Unlock the objects (Shift+L) and their layers to change them.");
    return locked.size() == 1
               ? LockedText::tr("%1 is locked: unlock it to change it (Shift+L).").arg(shownName(*locked.front()))
               : LockedText::tr("The objects are locked: unlock them to change them (Shift+L).");
}

QString noticeOf(const ObjectEdits& edits, const Parted& objects)
{
    if (objects.locked.empty())
        return {};
    const QString reason = reasonOf(edits, objects.locked);
    return objects.unlocked.empty()
               ? reason
               : joinedSentences({translated(texts::lockedLeftOut(objects.locked.size())), reason});
}

} // namespace

QString lockNotice(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    return noticeOf(edits, parted(edits, ids));
}

std::vector<ObjectId> unlockedOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    Parted objects = parted(edits, ids);
    if (const QString notice = noticeOf(edits, objects); !notice.isEmpty())
        edits.noteLocked(notice);
    return std::move(objects.unlocked);
}

void noteLocked(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    if (const QString notice = lockNotice(edits, ids); !notice.isEmpty())
        edits.noteLocked(notice);
}

bool anyIsLocked(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    const Parted objects = parted(edits, ids);
    if (objects.locked.empty())
        return false;
    edits.noteLocked(reasonOf(edits, objects.locked));
    return true;
}

QString refusalToAddTo(const std::vector<Layer>& layers, const std::string& layer)
{
    const auto found = std::ranges::find(layers, layer, &Layer::name);
    if (found == layers.end() || !found->locked)
        return {};
    return layer.empty() ? LockedText::tr("The base layer is locked: unlock it, or choose another layer in Objects.")
                         : LockedText::tr("%1 is locked: unlock the layer, or choose another one in Objects.")
                               .arg(QString::fromStdString(layer));
}

} // namespace broadside
