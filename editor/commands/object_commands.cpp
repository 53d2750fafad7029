#include "editor/commands/object_commands.h"

#include "core/base/message/common_messages.h"
#include "core/scene/templates.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

std::vector<ObjectId> idsOf(std::span<const ObjectPtr> objects)
{
    std::vector<ObjectId> ids;
    ids.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        ids.push_back(object->id);
    return ids;
}

} // namespace

std::vector<ObjectPtr> objectsOf(const Scene& scene, const std::vector<ObjectId>& ids)
{
    std::vector<ObjectPtr> objects;
    objects.reserve(ids.size());
    for (const ObjectId id : ids)
        if (ObjectPtr object = scene.pointerTo(id))
            objects.push_back(std::move(object));
    return objects;
}

QString commandText(const QString& pattern, std::span<const ObjectPtr> objects)
{
    return pattern.arg(objects.size() == 1 ? shownName(*objects.front())
                                           : translated(texts::objectCount(objects.size())));
}

AddObjects::AddObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> objects)
    : SceneCommand(document, text)
    , m_objects(std::move(objects))
    , m_ids(idsOf(m_objects))
{}

AddObjects::AddObjects(SceneDocument& document, std::vector<ObjectPtr> objects)
    : SceneCommand(document, commandText(QCoreApplication::translate("AddObjects", "Place %1"), objects))
    , m_objects(std::move(objects))
    , m_ids(idsOf(m_objects))
{}

void AddObjects::redo()
{
    apply({SceneChange::Kind::Added, m_ids}, [this](Scene& scene) {
        for (const ObjectPtr& object : m_objects)
            scene.append(object);
    });
}

void AddObjects::undo()
{
    apply({SceneChange::Kind::Removed, m_ids}, [this](Scene& scene) { scene.remove(m_ids); });
}

RemoveObjects::RemoveObjects(SceneDocument& document, std::vector<ObjectId> ids)
    : SceneCommand(document, {})
{
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    const std::vector<ObjectPtr> objects = objectsOf(document.scene(), ids);
    m_ids = idsOf(objects);
    setText(commandText(QCoreApplication::translate("RemoveObjects", "Delete %1"), objects));
    setObsolete(m_ids.empty());
}

void RemoveObjects::redo()
{
    apply({SceneChange::Kind::Removed, m_ids}, [this](Scene& scene) { m_removed = scene.remove(m_ids); });
}

void RemoveObjects::undo()
{
    apply({SceneChange::Kind::Added, m_ids}, [this](Scene& scene) { scene.insert(m_removed); });
}

ReplaceObjects::ReplaceObjects(SceneDocument& document, const QString& text, std::vector<ObjectPtr> after,
                               SceneChange::Kind kind, GestureId gesture, Links links)
    : SceneCommand(document, text)
    , m_given(std::move(after))
    , m_links(links)
    , m_gesture(gesture)
{
    Q_ASSERT(kind == SceneChange::Kind::Moved || kind == SceneChange::Kind::Edited);
    m_change = {kind, idsOf(m_given)};
    m_before = objectsOf(document.scene(), m_change.objects);
    Q_ASSERT(m_before.size() == m_given.size());
    settle();
    setObsolete(m_before == m_after);
}

/// Most objects remain as they were given. So the list of the given ones moves into m_after, and m_given is empty
/// unless the lists differ: a second list of 100,000 shared objects would take several milliseconds.
void ReplaceObjects::settle()
{
    m_after = std::move(m_given);
    m_given.clear();
    const auto replace = [this](std::size_t i, const ObjectPtr& object) {
        if (m_given.empty())
            m_given = m_after;
        m_after[i] = object;
    };
    for (std::size_t i = 0; i < m_after.size(); ++i) {
        if (m_links == Links::Marked && !m_after[i]->instanceOf.isEmpty())
            if (const ObjectPtr marked = withOverridesMarked(*m_before[i], m_after[i]); marked != m_after[i])
                replace(i, marked);
        // Poses usually differ, and comparing them first saves the look at everything else.
        if (m_after[i] != m_before[i] && m_after[i]->pose == m_before[i]->pose &&
            sameContent(*m_after[i], *m_before[i]))
            replace(i, m_before[i]);
    }
}

void ReplaceObjects::redo() { exchange(m_after); }
void ReplaceObjects::undo() { exchange(m_before); }

void ReplaceObjects::exchange(const std::vector<ObjectPtr>& objects)
{
    apply(m_change, [&](Scene& scene) {
        for (const ObjectPtr& object : objects)
            scene.replace(object);
    });
}

bool ReplaceObjects::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const ReplaceObjects&>(*other); // QUndoStack has compared id().
    if (next.m_gesture != m_gesture || next.m_change.objects != m_change.objects)
        return false;
    m_given = next.m_given.empty() ? next.m_after : next.m_given;
    setText(next.text());
    if (next.m_change.kind == SceneChange::Kind::Edited)
        m_change.kind = SceneChange::Kind::Edited;
    settle();
    for (std::size_t i = 0; i < m_after.size(); ++i) // Equal objects of the scene are not replaced.
        if (m_after[i] != next.m_after[i] && m_after[i] != m_before[i] && sameContent(*m_after[i], *next.m_after[i]))
            m_after[i] = next.m_after[i];
    if (m_after != next.m_after)
        redo();
    setObsolete(m_before == m_after);
    return true;
}

} // namespace broadside
