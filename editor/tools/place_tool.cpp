#include "editor/tools/place_tool.h"

#include "core/base/message/common_messages.h"
#include "core/geometry/bounds.h"
#include "core/geometry/validation.h"
#include "core/math/coordinate.h"
#include "core/scene/templates.h"
#include "editor/commands/locked_objects.h"
#include "editor/commands/room_for_objects.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/length_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

/// The number in "Target 7" for the base "Target"; 0 for any other name.
std::uint64_t numberIn(std::string_view name, std::string_view base)
{
    if (name.size() < base.size() + 2 || !name.starts_with(base) || name[base.size()] != ' ')
        return 0;
    const std::string_view digits = name.substr(base.size() + 1);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc{} && end == digits.data() + digits.size() ? number : 0;
}

QString faultOfPrototype(const SceneObject& prototype)
{
    auto fault = faultOf(prototype.shape);
    if (!fault)
        fault = scaleFaultOf(prototype.shape, prototype.pose.scale);
    if (fault)
        return QCoreApplication::translate("PlaceTool", "%1. %2.")
            .arg(translated(fault->message), translated(fault->remedy));
    if (!std::isfinite(prototype.pose.angle))
        return QCoreApplication::translate("PlaceTool", "The angle is not a number");
    return {};
}

QString sizeText(const Aabb& box) { return extentText({box.width(), box.height()}); }

} // namespace

std::string nextFreeName(const ObjectEdits& objects, const std::string& base)
{
    std::uint64_t largest = 0;
    objects.forEach([&](const SceneObject& object) { largest = std::max(largest, numberIn(object.name, base)); });
    return base + ' ' + std::to_string(largest + 1);
}

PlaceTool::PlaceTool(ObjectEdits& edits, Focus& focus, const ShownWorld& shownWorld, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_snapper(snapper)
{}

void PlaceTool::setPrototype(const SceneObject& prototype)
{
    SharedValue<std::string> layer = m_prototype.layer;
    m_prototype = prototype;
    m_prototype.layer = std::move(layer);
    m_prototypeFault = faultOfPrototype(prototype);
}

void PlaceTool::setLayer(const std::string& name) { m_prototype.layer = name; }

void PlaceTool::setSettings(const PlaceSettings& settings)
{
    cancel();
    m_settings = settings;
}

void PlaceTool::press(const PointerEvent& event)
{
    m_mode = m_settings.mode == PlaceMode::Single && event.shift ? PlaceMode::Row : m_settings.mode;
    point(event);
    m_pressed = true;
    m_press = event;
    m_places = {*m_pointer};
    if (m_mode != PlaceMode::Scatter)
        return;
    m_places.clear();
    m_random = Random(m_settings.seed);
    if (obstacle().isEmpty())
        applyBrush();
}

void PlaceTool::move(const PointerEvent& event)
{
    if (!m_pressed)
        m_mode = m_settings.mode;
    follow(event);
    if (m_pressed && obstacle().isEmpty())
        addPlaces(*m_pointer);
}

void PlaceTool::follow(const PointerEvent& event)
{
    m_sized.reset();
    if (m_pressed && m_mode == PlaceMode::Single && distance(event.screen, m_press.screen) >= kDragDistance)
        size(event);
    if (!m_sized)
        point(event);
}

void PlaceTool::size(const PointerEvent& event)
{
    m_pointer = event.world;
    if (!obstacle().isEmpty())
        return;
    const Vec2 from = snappedPoint(m_press, nullptr);
    const Vec2 to = snappedPoint(event, &m_snap);
    m_sized = sizedBetween(m_prototype, event.alt ? from - (to - from) : from, to);
    if (m_sized && event.alt) // a shape that does not fill the dragged box keeps its middle at the press, too
        m_sized->pose.position = m_sized->pose.position + (from - boundsOf(m_sized->shape, m_sized->pose).center());
    if (m_sized)
        m_pointer = m_sized->pose.position;
}

Vec2 PlaceTool::snappedPoint(const PointerEvent& event, Snap* made) const
{
    SnapSubject subject;
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    return m_snapper.snapPoint(event.world, subject, made);
}

void PlaceTool::addPlaces(Vec2 to)
{
    switch (m_mode) {
    case PlaceMode::Single:
        m_places = {to};
        break;
    case PlaceMode::Row:
        m_places = rowAlong(m_places.front(), to, m_settings.step, std::max<std::size_t>(room(), 1));
        break;
    case PlaceMode::Scatter:
        if (distance(to, m_brushCenter) >= m_settings.radius)
            applyBrush();
        break;
    }
}

void PlaceTool::applyBrush()
{
    m_brushCenter = *m_pointer;
    const std::size_t left = room() - std::min(room(), m_places.size());
    scatterInDisc(m_random, m_brushCenter, m_settings.radius, std::min(m_settings.count, left), [this](Vec2 position) {
        const bool taken = hasRoomAt(position);
        if (taken)
            m_places.push_back(position);
        return taken;
    });
}

std::size_t PlaceTool::room() const { return std::min(kMostAtOnce, roomForObjects(m_edits)); }

Aabb PlaceTool::boxAt(Vec2 position) const
{
    Pose pose = model().pose;
    pose.position = position;
    return boundsOf(model().shape, pose);
}

bool PlaceTool::hasRoomAt(Vec2 position) const
{
    if (!(std::abs(position.x) <= limits::kCoordinate && std::abs(position.y) <= limits::kCoordinate))
        return false;
    const Aabb box = boxAt(position);
    const bool isFree = std::ranges::none_of(m_places, [&](Vec2 other) {
        return distance(other, position) < m_settings.leastDistance ||
               (!m_settings.overlaps && overlaps(boxAt(other), box));
    });
    return isFree && (m_settings.overlaps || m_shownWorld.objectsNear(box).empty());
}

void PlaceTool::point(const PointerEvent& event)
{
    m_pointer = event.world;
    m_snap = {};
    if (m_mode == PlaceMode::Scatter || !obstacle().isEmpty())
        return;
    SnapSubject subject{boxAt(event.world)};
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    m_snap = m_snapper.snap(subject);
    if (!m_snap.isNone())
        m_pointer = offsetOntoLines(m_snap, event.world, [this](Vec2 position) { return boxAt(position); });
}

void PlaceTool::release(const PointerEvent& event)
{
    move(event);
    if (!std::exchange(m_pressed, false) || !obstacle().isEmpty())
        return;
    std::vector<ObjectPtr> objects = copies();
    m_places.clear();
    m_sized.reset();
    if (objects.empty())
        return;
    std::vector<ObjectId> ids;
    for (const ObjectPtr& object : objects)
        ids.push_back(object->id);
    m_edits.add({}, std::move(objects));
    m_focus.select(std::move(ids));
}

std::vector<ObjectPtr> PlaceTool::copies() const
{
    std::uint64_t number =
        m_prototype.name.empty() ? 0 : numberIn(nextFreeName(m_edits, m_prototype.name), m_prototype.name);
    std::uint64_t id = m_edits.nextId().value;
    std::vector<ObjectPtr> objects;
    for (const Vec2 place : m_places) {
        const ObjectPtr placed = edited(model(), [&](SceneObject& copy) {
            copy.id = {id++};
            copy.pose.position = place;
            if (!m_prototype.name.empty())
                copy.name = m_prototype.name + ' ' + std::to_string(number++);
        });
        objects.push_back(withOverridesMarked(m_prototype, placed)); // the size of a drag overrides the template
    }
    return objects;
}

void PlaceTool::cancel()
{
    m_pressed = false;
    m_places.clear();
    m_sized.reset();
}

void PlaceTool::leave()
{
    if (!m_pressed) // a drag continues outside the viewport
        m_pointer.reset();
}

/// The name has no number: finding the number costs a look at every object.
ObjectPtr PlaceTool::objectAt(Vec2 position) const
{
    return edited(model(), [&](SceneObject& copy) {
        copy.id = m_edits.nextId();
        copy.pose.position = position;
    });
}

QString PlaceTool::obstacle() const
{
    if (!m_prototypeFault.isEmpty())
        return m_prototypeFault;
    if (m_pointer && !(std::abs(m_pointer->x) <= limits::kCoordinate && std::abs(m_pointer->y) <= limits::kCoordinate))
        return tr("Objects must be within %1 of the origin").arg(lengthText(limits::kCoordinate));
    QString refusal = refusalToAdd(m_edits, 1);
    if (refusal.isEmpty())
        refusal = refusalToAddTo(m_edits.layers(), *m_prototype.layer);
    return refusal.isEmpty() ? QString() : tr("Nothing can be placed. %1").arg(refusal);
}

ToolOverlay PlaceTool::overlay() const
{
    ToolOverlay overlay;
    if (!m_pointer || !obstacle().isEmpty())
        return overlay;
    if (m_pressed)
        for (const Vec2 place : m_places)
            overlay.ghosts.push_back(objectAt(place));
    else if (m_mode != PlaceMode::Scatter)
        overlay.ghosts.push_back(objectAt(*m_pointer));
    if (m_mode == PlaceMode::Scatter)
        overlay.brush = ToolOverlay::Disc{*m_pointer, m_settings.radius};
    else
        overlay.lines = Snapper::linesOf(m_snap, boxAt(*m_pointer));
    if (m_sized)
        overlay.labels.push_back({boxAt(*m_pointer).hi, sizeText(boxAt(*m_pointer))});
    if (m_pressed && m_mode != PlaceMode::Single)
        overlay.labels.push_back({*m_pointer, translated(texts::objectCount(m_places.size()))});
    overlay.pointer = PointerShape::Cross;
    return overlay;
}

QString PlaceTool::gestureHint() const
{
    const QString count = translated(texts::objectCount(m_places.size()));
    switch (m_mode) {
    case PlaceMode::Single:
        if (m_sized)
            return tr("Release to place it, %1. Alt: from the centre; Esc cancels").arg(sizeText(boxAt(*m_pointer)));
        return m_pressed ? tr("Release to place it here, drag to set its size; Esc cancels") : QString();
    case PlaceMode::Row:
        return m_pressed ? tr("Release to place %1 in a row; Esc cancels").arg(count)
                         : tr("Drag to place a row; set the step in the panel Place");
    case PlaceMode::Scatter:
        break;
    }
    return m_pressed ? tr("Release to place %1; Esc cancels").arg(count)
                     : tr("Click or drag to scatter objects; set brush, count and distance in the panel Place");
}

QString PlaceTool::hint() const
{
    if (QString why = obstacle(); !why.isEmpty())
        return why;
    if (const QString snap = m_snapper.textOf(m_snap); m_pointer && !snap.isEmpty() && m_mode == PlaceMode::Single)
        return (m_snapper.settings().isOn ? tr("Snapped to %1. Ctrl turns snapping off")
                                          : tr("Snapped to %1. Ctrl turns snapping on"))
            .arg(snap);
    if (QString text = gestureHint(); !text.isEmpty())
        return text;
    const QString layer = layerHint();
    if (!m_prototype.instanceOf.isEmpty()) {
        const QString of = QString::fromStdString(m_prototype.instanceOf->name);
        return layer.isEmpty()
                   ? tr("Click to place an instance of %1, Shift+drag for a row; the panel Place has other shapes")
                         .arg(of)
                   : tr("Click to place an instance of %1 on %2, Shift+drag for a row; the panel Place has other "
                        "shapes")
                         .arg(of, layer);
    }
    if (m_edits.isLive())
        return tr("Click or drag to place an object in this simulation; the scene does not change");
    return layer.isEmpty()
               ? tr("Click to place, drag to set its size, Shift+drag for a row; choose the shape in the panel Place")
               : tr("Click to place on %1, drag to set its size, Shift+drag for a row; choose the shape in the panel "
                    "Place")
                     .arg(layer);
}

/// "the layer Walls", where that is worth saying.
QString PlaceTool::layerHint() const
{
    const std::string& name = *m_prototype.layer;
    const auto found = std::ranges::find(m_edits.layers(), name, &Layer::name);
    const bool isBase = name.empty();
    const QString shown = isBase ? tr("the base layer") : tr("the layer %1").arg(QString::fromStdString(name));
    if (found != m_edits.layers().end() && !found->visible)
        return tr("%1 (hidden: choose another in Objects)").arg(shown);
    return isBase ? QString() : shown;
}

} // namespace broadside
