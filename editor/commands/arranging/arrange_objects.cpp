#include "editor/commands/arranging/arrange_objects.h"

#include "core/base/enumerators.h"
#include "core/base/message/common_messages.h"
#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/validation.h"
#include "core/math/coordinate.h"
#include "core/scene/groups.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

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

/// An object to arrange.
struct Item {
    ObjectEdits::Present now;
    Aabb box; ///< The present one.
    bool isLocked = false;
};

/// One look at each object, because many of them do not fit into the cache.
std::vector<Item> itemsOf(const ObjectEdits& edits, const std::vector<ObjectId>& ids)
{
    const LayerStates layers(edits.layers());
    std::vector<Item> items;
    items.reserve(ids.size());
    for (const ObjectId id : ids)
        if (ObjectEdits::Present now = edits.present(id); now.object) {
            const SceneObject& object = *now.object;
            const Aabb box = boundsOf(object.shape, now.pose);
            const bool isLocked = layers.isLocked(object);
            items.push_back({std::move(now), box, isLocked});
        }
    return items;
}

std::vector<Aabb> boxesOf(const std::vector<Item>& items)
{
    std::vector<Aabb> boxes;
    boxes.reserve(items.size());
    for (const Item& item : items)
        boxes.push_back(item.box);
    return boxes;
}

/// For each object the box that is aligned: of its outermost group, so that the group keeps its form, or its own. Of
/// one group alone, the members are aligned with each other.
std::vector<Aabb> boxesOfGroups(const std::vector<Item>& items)
{
    std::vector<Aabb> boxes = boxesOf(items);
    std::map<std::string_view, Aabb> groups; // "": objects without a group
    for (const Item& item : items) {
        Aabb& group = groups[outermostGroup(*item.now.object->group)];
        group = united(group, item.box);
    }
    if (groups.size() > 1)
        for (std::size_t i = 0; i < items.size(); ++i)
            if (const std::string_view name = outermostGroup(*items[i].now.object->group); !name.empty())
                boxes[i] = groups[name];
    return boxes;
}

std::size_t lockedOf(const std::vector<Item>& items)
{
    return static_cast<std::size_t>(std::ranges::count(items, true, &Item::isLocked));
}

/// Moves each object that is not locked to the position with the same index. The objects are passed on, because sharing
/// many of them once more takes as long as moving them.
Arranged moveEach(ObjectEdits& edits, const QString& text, std::vector<Item> items, const std::vector<Vec2>& positions)
{
    Arranged arranged;
    std::vector<ObjectEdits::Move> moves;
    moves.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].isLocked || items[i].now.pose.position == positions[i])
            continue;
        if (isCoordinate(positions[i]))
            moves.push_back({std::move(items[i].now), positions[i]});
        else
            ++arranged.unfit;
    }
    arranged.changed = moves.size();
    if (!moves.empty())
        edits.move(text, std::move(moves), edits.newGesture());
    return arranged;
}

/// The nearest position on the line. When the first move misses the line by rounding, a second one corrects it if
/// possible.
Vec2 positionOn(double line, const Item& item, Alignment alignment)
{
    const auto missed = [&](Vec2 position) {
        Pose pose = item.now.pose;
        pose.position = position;
        return offsetTo(line, boundsOf(item.now.object->shape, pose), alignment);
    };
    const Vec2 first = item.now.pose.position + offsetTo(line, item.box, alignment);
    const Vec2 miss = missed(first);
    if (miss == Vec2{})
        return first;
    const Vec2 second = first + miss;
    return length(missed(second)) < length(miss) ? second : first;
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
    std::vector<Item> items = itemsOf(edits, ids);
    const std::size_t locked = lockedOf(items);
    Aabb all;
    for (const Item& item : items)
        all = united(all, item.box);
    const double line = lineOf(all, alignment);
    std::vector<Vec2> positions;
    positions.reserve(items.size());
    const std::vector<Aabb> grouped = boxesOfGroups(items);
    for (std::size_t i = 0; i < items.size(); ++i)
        positions.push_back(grouped[i] == items[i].box
                                ? positionOn(line, items[i], alignment)
                                : items[i].now.pose.position + offsetTo(line, grouped[i], alignment));
    const QString text = textOf(kAlignTexts, alignment, items.size() - locked);
    Arranged arranged = moveEach(edits, text, std::move(items), positions);
    arranged.locked = locked;
    return arranged;
}

Arranged distributeObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids, Distribution distribution)
{
    std::vector<Item> items = itemsOf(edits, ids);
    if (items.empty())
        return {};
    const std::size_t locked = lockedOf(items);
    const Outermost ends = outermostOf(boxesOf(items), distribution);
    const std::array held{items[ends.first].now.object, items[ends.last].now.object};
    std::erase_if(items, [&](const Item& item) {
        return item.isLocked && item.now.object != held[0] && item.now.object != held[1];
    });
    std::vector<Vec2> positions = distributeOffsets(boxesOf(items), distribution);
    for (std::size_t i = 0; i < items.size(); ++i)
        positions[i] = positions[i] + items[i].now.pose.position;
    const QString text = textOf(kDistributeTexts, distribution, items.size());
    Arranged arranged = moveEach(edits, text, std::move(items), positions);
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
    const QString text = textOf(kMatchTexts, match, changed.size());
    if (!changed.empty())
        edits.replace(text, std::move(changed), SceneChange::Kind::Edited, edits.newGesture());
    return arranged;
}

bool Nudger::goesOn(const ObjectEdits& edits, const std::vector<ObjectEdits::Present>& objects) const
{
    return edits.isLive() == m_series.isLive && edits.revision() == m_series.revision &&
           std::ranges::equal(objects, m_series.now, [](const ObjectEdits::Present& a, const Place& b) {
               return a.object->id == b.id && a.pose == b.pose;
           });
}

Arranged Nudger::nudge(ObjectEdits& edits, const std::vector<ObjectId>& ids, int x, int y)
{
    std::vector<ObjectEdits::Present> movable;
    movable.reserve(ids.size());
    const LayerStates layers(edits.layers());
    Arranged arranged;
    for (const ObjectId id : ids)
        if (ObjectEdits::Present now = edits.present(id); now.object && !layers.isLocked(*now.object))
            movable.push_back(std::move(now));
        else
            arranged.locked += now.object ? 1U : 0U;
    if (movable.empty())
        return arranged;
    if (!goesOn(edits, movable)) {
        m_series = {};
        m_series.from.reserve(movable.size());
        for (const ObjectEdits::Present& object : movable)
            m_series.from.push_back(object.pose.position);
        m_series.gesture = edits.newGesture();
    }
    const Vec2 by{(m_series.x + x) / kStepsPerMetre, (m_series.y + y) / kStepsPerMetre};
    const std::size_t count = movable.size();
    if (!std::ranges::all_of(m_series.from, [&](Vec2 from) { return isCoordinate(from + by); })) {
        arranged.unfit = count;
        return arranged;
    }
    const QString text =
        ArrangeText::tr("Nudge %1")
            .arg(count == 1 ? shownName(*movable.front().object) : translated(texts::objectCount(count)));
    std::vector<Place> now;
    now.reserve(count);
    std::vector<ObjectEdits::Move> moves;
    moves.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 to = m_series.from[i] + by;
        const Pose& pose = movable[i].pose;
        now.push_back({movable[i].object->id, {to, pose.angle, pose.scale}});
        moves.push_back({std::move(movable[i]), to});
    }
    edits.move(text, std::move(moves), m_series.gesture);
    m_series.x += x;
    m_series.y += y;
    m_series.now = std::move(now);
    m_series.revision = edits.revision();
    m_series.isLive = edits.isLive();
    arranged.changed = count;
    return arranged;
}

} // namespace broadside
