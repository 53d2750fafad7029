#include "editor/commands/object_edits.h"

#include "core/io/scene/object_blocks.h"
#include "core/scene/templates.h"
#include "editor/commands/edit_simulation.h"
#include "editor/commands/object_commands.h"
#include "editor/session/simulation_session.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kFewMoves = 64; // that need no block of objects

/// The object as if it had been authored with the edit: it differs from its first state only in what was edited.
EditInput::Put putThere(const SceneObject& before, ObjectPtr after, const ObjectPtr& begun, SceneChange::Kind kind)
{
    const Pose pose = after->pose;
    const bool moves =
        kind == SceneChange::Kind::Moved || pose.position != before.pose.position || pose.angle != before.pose.angle;
    const bool hurries = after->velocity != before.velocity;
    EditInput::Put put;
    put.onlyIfPresent = true; // A hit may have removed it meanwhile.
    if (moves)
        put.pose = pose;
    if (hurries)
        put.velocity = after->velocity;
    const Pose begins = moves ? pose : Pose{begun->pose.position, begun->pose.angle, pose.scale};
    const Vec2 velocity = hurries ? after->velocity : begun->velocity;
    if (begins != pose || velocity != after->velocity) // Many copies take time.
        after = edited(*after, [&](SceneObject& o) {
            o.pose = begins;
            o.velocity = velocity;
        });
    if (begins == begun->pose && velocity == begun->velocity && sameContent(*after, *begun))
        after = begun;
    put.object = std::move(after);
    return put;
}

/// The same for a move of an object that is no instance of a template.
EditInput::Put putMoved(const ObjectEdits::Move& move)
{
    const ObjectPtr& begun = move.from.object;
    Pose pose = move.from.pose;
    pose.position = move.to;
    EditInput::Put put{.object = begun, .pose = pose, .onlyIfPresent = true};
    if (pose != begun->pose)
        put.object = edited(*begun, [&](SceneObject& object) { object.pose = pose; });
    return put;
}

EditInput::Put putBack(const SceneObject& before, const ObjectPtr& begun, const EditInput::Put& there)
{
    EditInput::Put put{.object = begun, .onlyIfPresent = true};
    if (there.pose)
        put.pose = before.pose;
    if (there.velocity)
        put.velocity = before.velocity;
    return put;
}

} // namespace

bool ObjectEdits::isLive() const noexcept { return m_simulation && m_simulation->world(); }

ObjectPtr ObjectEdits::find(ObjectId id) const
{
    if (!isLive())
        return m_document.scene().pointerTo(id);
    const World& world = *m_simulation->world();
    const auto row = world.objects().indexOf(id);
    return row ? world.currentObjectAt(*row) : nullptr;
}

ObjectEdits::Present ObjectEdits::present(ObjectId id) const
{
    if (!isLive()) {
        ObjectPtr object = m_document.scene().pointerTo(id);
        const Pose pose = object ? object->pose : Pose{};
        return {std::move(object), pose};
    }
    const ObjectTable& objects = liveObjects();
    const auto row = objects.indexOf(id);
    return row ? Present{objects.pointerTo(*row), objects.poseOf(*row)} : Present{};
}

bool ObjectEdits::contains(ObjectId id) const
{
    return isLive() ? m_simulation->world()->objects().indexOf(id).has_value() : m_document.scene().contains(id);
}

const ObjectTable& ObjectEdits::liveObjects() const { return m_simulation->world()->objects(); }

std::size_t ObjectEdits::size() const
{
    return isLive() ? m_simulation->world()->objects().presentCount() : m_document.scene().size();
}

ObjectId ObjectEdits::nextId() const
{
    return isLive() ? m_simulation->world()->nextId() : m_document.scene().nextId();
}

quint64 ObjectEdits::revision() const noexcept { return isLive() ? m_simulation->editCount() : m_document.revision(); }

void ObjectEdits::add(const QString& text, std::vector<ObjectPtr> objects)
{
    const QString name =
        text.isEmpty() ? commandText(QCoreApplication::translate("AddObjects", "Place %1"), objects) : text;
    if (!isLive()) {
        m_document.push(std::make_unique<AddObjects>(m_document, name, std::move(objects)));
        return;
    }
    EditInput there;
    EditInput back;
    for (ObjectPtr& object : objects) {
        back.takeOut.push_back(object->id);
        there.put.push_back({std::move(object)});
    }
    m_simulation->undoStack().push(
        new EditSimulation(*m_simulation, name, std::move(there), std::move(back), newGesture()));
}

void ObjectEdits::remove(const std::vector<ObjectId>& ids)
{
    if (!isLive()) {
        m_document.push(std::make_unique<RemoveObjects>(m_document, ids));
        return;
    }
    EditInput there;
    EditInput back;
    std::vector<ObjectPtr> removed;
    for (const ObjectId id : ids) {
        const ObjectPtr object = find(id);
        if (!object)
            continue;
        there.takeOut.push_back(id);
        back.put.push_back({inWorld(id), object->pose, object->velocity});
        removed.push_back(object);
    }
    if (!removed.empty())
        m_simulation->undoStack().push(new EditSimulation(
            *m_simulation, commandText(QCoreApplication::translate("RemoveObjects", "Delete %1"), removed),
            std::move(there), std::move(back), newGesture()));
}

void ObjectEdits::replace(const QString& text, std::vector<Replacement> objects, SceneChange::Kind kind,
                          GestureId gesture)
{
    if (isLive())
        return replaceInWorld(text, objects, kind, gesture);
    std::vector<ObjectPtr> after;
    after.reserve(objects.size());
    for (Replacement& object : objects)
        after.push_back(std::move(object.after));
    m_document.push(std::make_unique<ReplaceObjects>(m_document, text, std::move(after), kind, gesture));
}

void ObjectEdits::move(const QString& text, std::vector<Move> moves, GestureId gesture)
{
    if (isLive())
        return moveInWorld(text, moves, gesture);
    std::vector<ObjectPtr> after;
    after.reserve(moves.size());
    ObjectBlocks blocks; // the window waits for this edit, of all objects too
    for (const Move& move : moves) {
        std::shared_ptr<SceneObject> object = moves.size() < kFewMoves
                                                  ? std::make_shared<SceneObject>(*move.from.object)
                                                  : blocks.next(*move.from.object);
        object->source = {};
        object->pose.position = move.to;
        after.push_back(std::move(object));
    }
    moves = {};
    m_document.push(
        std::make_unique<ReplaceObjects>(m_document, text, std::move(after), SceneChange::Kind::Moved, gesture));
}

void ObjectEdits::moveInWorld(const QString& text, const std::vector<Move>& moves, GestureId gesture)
{
    const auto isInstance = [](const Move& move) { return !move.from.object->instanceOf.isEmpty(); };
    if (std::ranges::any_of(moves, isInstance)) { // the marks of overrides need the whole objects
        std::vector<Replacement> objects;
        objects.reserve(moves.size());
        for (const Move& move : moves) {
            const ObjectPtr before = find(move.from.object->id);
            objects.push_back({before, edited(*before, [&](SceneObject& object) { object.pose.position = move.to; })});
        }
        return replaceInWorld(text, objects, SceneChange::Kind::Moved, gesture);
    }
    EditInput there;
    EditInput back;
    there.put.reserve(moves.size());
    back.put.reserve(moves.size());
    for (const Move& move : moves) {
        there.put.push_back(putMoved(move));
        back.put.push_back({.object = move.from.object, .pose = move.from.pose, .onlyIfPresent = true});
    }
    m_simulation->undoStack().push(new EditSimulation(*m_simulation, text, std::move(there), std::move(back), gesture));
}

void ObjectEdits::replaceInWorld(const QString& text, const std::vector<Replacement>& objects, SceneChange::Kind kind,
                                 GestureId gesture)
{
    EditInput there;
    EditInput back;
    there.put.reserve(objects.size());
    back.put.reserve(objects.size());
    for (const Replacement& object : objects) {
        const ObjectPtr& begun = inWorld(object.after->id);
        there.put.push_back(putThere(*object.before, withOverridesMarked(*object.before, object.after), begun, kind));
        back.put.push_back(putBack(*object.before, begun, there.put.back()));
    }
    m_simulation->undoStack().push(new EditSimulation(*m_simulation, text, std::move(there), std::move(back), gesture));
}

const ObjectPtr& ObjectEdits::inWorld(ObjectId id) const
{
    const ObjectTable& objects = m_simulation->world()->objects();
    return objects.pointerTo(*objects.rowOf(id));
}

} // namespace broadside
