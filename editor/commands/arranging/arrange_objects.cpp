#include "editor/commands/arranging/arrange_objects.h"

#include "core/base/enumerators.h"
#include "core/base/message/common_messages.h"
#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/validation.h"
#include "core/scene/groups.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace broadside {
namespace {

// Translation context of this file.
class ArrangeText {
    Q_DECLARE_TR_FUNCTIONS(Arrange)
};

constexpr EnumWord<Alignment> kAlignRows[] = {
    {Alignment::Left, QT_TRANSLATE_NOOP("Arrange", "Align %1 left")},
    {Alignment::CentreX, QT_TRANSLATE_NOOP("Arrange", "Align %1 at the horizontal centre")},
    {Alignment::Right, QT_TRANSLATE_NOOP("Arrange", "Align %1 right")},
    {Alignment::Top, QT_TRANSLATE_NOOP("Arrange", "Align %1 at the top")},
    {Alignment::CentreY, QT_TRANSLATE_NOOP("Arrange", "Align %1 at the vertical centre")},
    {Alignment::Bottom, QT_TRANSLATE_NOOP("Arrange", "Align %1 at the bottom")},
};
constexpr auto kAlignTexts = wordsOfRows<kAlignRows>();
constexpr EnumWord<Distribution> kDistributeRows[] = {
    {Distribution::CentresX, QT_TRANSLATE_NOOP("Arrange", "Distribute the centres of %1 horizontally")},
    {Distribution::CentresY, QT_TRANSLATE_NOOP("Arrange", "Distribute the centres of %1 vertically")},
    {Distribution::GapsX, QT_TRANSLATE_NOOP("Arrange", "Distribute %1 with equal horizontal gaps")},
    {Distribution::GapsY, QT_TRANSLATE_NOOP("Arrange", "Distribute %1 with equal vertical gaps")},
};
constexpr auto kDistributeTexts = wordsOfRows<kDistributeRows>();
constexpr EnumWord<SizeMatch> kMatchRows[] = {
    {SizeMatch::Width, QT_TRANSLATE_NOOP("Arrange", "Give %1 the same width")},
    {SizeMatch::Height, QT_TRANSLATE_NOOP("Arrange", "Give %1 the same height")},
    {SizeMatch::Both, QT_TRANSLATE_NOOP("Arrange", "Give %1 the same size")},
};
constexpr auto kMatchTexts = wordsOfRows<kMatchRows>();

template<class Choice, std::size_t Count>
QString textOf(const std::array<std::string_view, Count>& texts, Choice choice, std::size_t objects)
{
    return ArrangeText::tr(texts[static_cast<std::size_t>(choice)].data()).arg(translated(texts::objectCount(objects)));
}

std::vector<Aabb> boxesOf(const std::vector<ObjectPtr>& objects)
{
    std::vector<Aabb> boxes;
    boxes.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        boxes.push_back(boundsOf(object->shape, object->pose));
    return boxes;
}

/// For each object the box that is aligned: of its outermost group, so that the group keeps its form, or its own. Of
/// one group alone, the members are aligned with each other.
std::vector<Aabb> boxesOfGroups(const std::vector<ObjectPtr>& objects, std::vector<Aabb> boxes)
{
    std::map<std::string_view, Aabb> groups; // "": objects without a group
    for (std::size_t i = 0; i < objects.size(); ++i) {
        Aabb& group = groups[outermostGroup(*objects[i]->group)];
        group = united(group, boxes[i]);
    }
    if (groups.size() > 1)
        for (std::size_t i = 0; i < objects.size(); ++i)
            if (const std::string_view name = outermostGroup(*objects[i]->group); !name.empty())
                boxes[i] = groups[name];
    return boxes;
}

/// For each object whether it is locked.
std::vector<bool> locksOf(const ObjectEdits& edits, const std::vector<ObjectPtr>& objects)
{
    const LayerStates layers(edits.layers());
    std::vector<bool> locks;
    locks.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        locks.push_back(layers.isLocked(*object));
    return locks;
}

std::size_t countOf(const std::vector<bool>& locks)
{
    return static_cast<std::size_t>(std::ranges::count(locks, true));
}

/// Moves each object that is not locked to the position with the same index. The objects are passed on, because sharing
/// many of them once more takes as long as moving them.
Arranged moveEach(ObjectEdits& edits, const QString& text, std::vector<ObjectPtr> objects,
                  const std::vector<bool>& locks, const std::vector<Vec2>& positions)
{
    Arranged arranged;
    std::vector<ObjectEdits::Replacement> moved;
    moved.reserve(objects.size());
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (locks[i] || objects[i]->pose.position == positions[i])
            continue;
        if (ObjectPtr there = movedTo(*objects[i], positions[i]))
            moved.push_back({std::move(objects[i]), std::move(there)});
        else
            ++arranged.unfit;
    }
    arranged.changed = moved.size();
    if (!moved.empty())
        edits.replace(text, moved, SceneChange::Kind::Moved, edits.newGesture());
    return arranged;
}

/// The nearest position on the line. When the first move misses the line by rounding, a second one corrects it if
/// possible.
Vec2 positionOn(double line, const SceneObject& object, const Aabb& box, Alignment alignment)
{
    const auto missed = [&](Vec2 position) {
        Pose pose = object.pose;
        pose.position = position;
        return offsetTo(line, boundsOf(object.shape, pose), alignment);
    };
    const Vec2 first = object.pose.position + offsetTo(line, box, alignment);
    const Vec2 miss = missed(first);
    if (miss == Vec2{})
        return first;
    const Vec2 second = first + miss;
    return length(missed(second)) < length(miss) ? second : first;
}

/// The present objects, moved to these positions plus `by`; none when one would leave the limits.
std::vector<ObjectPtr> movedFrom(const std::vector<Vec2>& positions, Vec2 by, const std::vector<ObjectPtr>& objects)
{
    std::vector<ObjectPtr> moved;
    moved.reserve(objects.size());
    for (std::size_t i = 0; i < objects.size(); ++i) {
        moved.push_back(movedTo(*objects[i], positions[i] + by));
        if (!moved.back())
            return {};
    }
    return moved;
}

/// Null when the shape cannot have the size.
ObjectPtr withSize(const SceneObject& object, Vec2 size, SizeMatch match)
{
    const std::optional<Vec2> factors = factorsToMatch(object.shape, object.pose, size, match);
    if (!factors)
        return nullptr;
    Shape shape = rescaled(object.shape, *factors);
    if (faultOf(shape) || scaleFaultOf(shape, object.pose.scale))
        return nullptr;
    return edited(object, [&](SceneObject& o) { o.shape = std::move(shape); });
}

} // namespace

Arranged alignObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Alignment alignment)
{
    std::vector<ObjectPtr> objects = objectsOf(edits, ids);
    const std::vector<bool> locks = locksOf(edits, objects);
    const std::size_t locked = countOf(locks);
    const std::vector<Aabb> boxes = boxesOf(objects);
    Aabb all;
    for (const Aabb& box : boxes)
        all = united(all, box);
    const double line = lineOf(all, alignment);
    std::vector<Vec2> positions;
    positions.reserve(objects.size());
    const std::vector<Aabb> grouped = boxesOfGroups(objects, boxes);
    for (std::size_t i = 0; i < objects.size(); ++i)
        positions.push_back(grouped[i] == boxes[i] ? positionOn(line, *objects[i], boxes[i], alignment)
                                                   : objects[i]->pose.position + offsetTo(line, grouped[i], alignment));
    const QString text = textOf(kAlignTexts, alignment, objects.size() - locked);
    Arranged arranged = moveEach(edits, text, std::move(objects), locks, positions);
    arranged.locked = locked;
    return arranged;
}

Arranged distributeObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Distribution distribution)
{
    std::vector<ObjectPtr> objects = objectsOf(edits, ids);
    if (objects.empty())
        return {};
    const std::size_t locked = countOf(locksOf(edits, objects));
    const Outermost ends = outermostOf(boxesOf(objects), distribution);
    const std::array held{objects[ends.first], objects[ends.last]};
    const LayerStates layers(edits.layers());
    std::erase_if(objects, [&](const ObjectPtr& o) { return layers.isLocked(*o) && o != held[0] && o != held[1]; });
    std::vector<Vec2> positions = distributeOffsets(boxesOf(objects), distribution);
    for (std::size_t i = 0; i < objects.size(); ++i)
        positions[i] = positions[i] + objects[i]->pose.position;
    const QString text = textOf(kDistributeTexts, distribution, objects.size());
    const std::vector<bool> locks = locksOf(edits, objects);
    Arranged arranged = moveEach(edits, text, std::move(objects), locks, positions);
    arranged.locked = locked;
    return arranged;
}

Arranged matchSizes(ObjectEdits& edits, const std::vector<ObjectId>& ids, ObjectId model, SizeMatch match)
{
    const ObjectPtr like = edits.find(model);
    if (!like)
        return {};
    const Aabb box = boundsOf(like->shape, like->pose);
    Arranged arranged;
    const LayerStates layers(edits.layers());
    std::vector<ObjectEdits::Replacement> changed;
    for (const ObjectPtr& object : objectsOf(edits, ids)) {
        if (object->id == model)
            continue;
        if (layers.isLocked(*object)) {
            ++arranged.locked;
            continue;
        }
        ObjectPtr after = withSize(*object, {box.width(), box.height()}, match);
        if (!after)
            ++arranged.unfit;
        else if (!sameContent(*object, *after))
            changed.push_back({object, std::move(after)});
    }
    arranged.changed = changed.size();
    if (!changed.empty())
        edits.replace(textOf(kMatchTexts, match, changed.size()), changed, SceneChange::Kind::Edited,
                      edits.newGesture());
    return arranged;
}

bool Nudger::goesOn(const ObjectEdits& edits, const std::vector<ObjectPtr>& objects) const
{
    return edits.isLive() == m_series.isLive && edits.revision() == m_series.revision &&
           std::ranges::equal(objects, m_series.now, [](const ObjectPtr& a, const ObjectPtr& b) {
               return a->id == b->id && a->pose == b->pose;
           });
}

Arranged Nudger::nudge(ObjectEdits& edits, const std::vector<ObjectId>& ids, int x, int y)
{
    std::vector<ObjectPtr> movable = objectsOf(edits, ids); // Once, because it copies objects of a simulation.
    const LayerStates layers(edits.layers());
    const std::size_t locked =
        std::erase_if(movable, [&](const ObjectPtr& object) { return layers.isLocked(*object); });
    Arranged arranged{.changed = 0, .locked = locked, .unfit = 0};
    if (movable.empty())
        return arranged;
    if (!goesOn(edits, movable)) {
        m_series = {};
        for (const ObjectPtr& object : movable)
            m_series.from.push_back(object->pose.position);
        m_series.gesture = edits.newGesture();
    }
    const Vec2 by{(m_series.x + x) / kStepsPerMetre, (m_series.y + y) / kStepsPerMetre};
    std::vector<ObjectPtr> after = movedFrom(m_series.from, by, movable);
    if (after.empty()) {
        arranged.unfit = movable.size();
        return arranged;
    }
    std::vector<ObjectEdits::Replacement> moved;
    moved.reserve(after.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        moved.push_back({std::move(movable[i]), after[i]});
    edits.replace(commandText(ArrangeText::tr("Nudge %1"), after), moved, SceneChange::Kind::Moved, m_series.gesture);
    m_series.x += x;
    m_series.y += y;
    m_series.now = std::move(after);
    m_series.revision = edits.revision();
    m_series.isLive = edits.isLive();
    arranged.changed = movable.size();
    return arranged;
}

} // namespace broadside
