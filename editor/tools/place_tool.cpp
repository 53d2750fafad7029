#include "editor/tools/place_tool.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/geometry/bounds.h"
#include "core/geometry/validation.h"

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
        return QString::fromStdString(fault->message + ". " + fault->remedy + ".");
    if (!std::isfinite(prototype.pose.angle))
        return QCoreApplication::translate("PlaceTool", "The angle is not a number");
    return {};
}

} // namespace

std::string nextFreeName(const ObjectEdits& objects, const std::string& base)
{
    std::uint64_t largest = 0;
    objects.forEach([&](const SceneObject& object) { largest = std::max(largest, numberIn(object.name, base)); });
    return base + ' ' + std::to_string(largest + 1);
}

PlaceTool::PlaceTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper)
    : m_edits(edits)
    , m_focus(focus)
    , m_snapper(snapper)
{}

void PlaceTool::setPrototype(const SceneObject& prototype)
{
    m_prototype = prototype;
    m_prototypeFault = faultOfPrototype(prototype);
}

void PlaceTool::press(const PointerEvent& event)
{
    point(event);
    m_pressed = true;
}

void PlaceTool::move(const PointerEvent& event) { point(event); }

void PlaceTool::point(const PointerEvent& event)
{
    m_pointer = event.world;
    m_snap = {};
    if (!obstacle().isEmpty())
        return;
    const auto boxAt = [&](Vec2 position) {
        Pose pose = m_prototype.pose;
        pose.position = position;
        return boundsOf(m_prototype.shape, pose);
    };
    SnapSubject subject{boxAt(event.world)};
    subject.metresPerPixel = event.metresPerPixel;
    subject.inverted = event.control;
    m_snap = m_snapper.snap(subject);
    if (!m_snap.isNone())
        m_pointer = broughtOnto(m_snap, event.world, boxAt);
}

void PlaceTool::release(const PointerEvent& event)
{
    point(event);
    if (!std::exchange(m_pressed, false) || !obstacle().isEmpty())
        return;
    const ObjectPtr object = edited(*objectAt(*m_pointer), [this](SceneObject& copy) {
        if (!m_prototype.name.empty())
            copy.name = nextFreeName(m_edits, m_prototype.name);
    });
    m_edits.add({}, {object});
    m_focus.select(object->id);
}

void PlaceTool::cancel() { m_pressed = false; }

void PlaceTool::leave()
{
    if (!m_pressed) // a pressed pointer is still ours outside of the viewport
        m_pointer.reset();
}

/// Without a number behind its name: that costs a look at every object.
ObjectPtr PlaceTool::objectAt(Vec2 position) const
{
    return edited(m_prototype, [&](SceneObject& copy) {
        copy.id = m_edits.nextId();
        copy.pose.position = position;
    });
}

QString PlaceTool::obstacle() const
{
    if (!m_prototypeFault.isEmpty())
        return m_prototypeFault;
    if (m_pointer && !(std::abs(m_pointer->x) <= limits::kCoordinate && std::abs(m_pointer->y) <= limits::kCoordinate))
        return tr("Objects stand within %1 m of the origin")
            .arg(QString::fromStdString(roundedNumber(limits::kCoordinate)));
    if (m_edits.size() >= limits::kObjects)
        return tr("A scene has at most %1 objects").arg(QString::fromStdString(groupedNumber(limits::kObjects)));
    return {};
}

ToolOverlay PlaceTool::overlay() const
{
    ToolOverlay overlay;
    if (m_pointer && obstacle().isEmpty()) {
        overlay.ghosts.push_back(objectAt(*m_pointer));
        const SceneObject& ghost = *overlay.ghosts.back();
        overlay.lines = Snapper::linesOf(m_snap, boundsOf(ghost.shape, ghost.pose));
    }
    return overlay;
}

QString PlaceTool::hint() const
{
    if (QString why = obstacle(); !why.isEmpty())
        return why;
    if (const QString snap = m_snapper.textOf(m_snap); m_pointer && !snap.isEmpty())
        return tr("Snapped to %1. Ctrl turns snapping %2").arg(snap, m_snapper.settings().isOn ? tr("off") : tr("on"));
    if (m_pressed)
        return tr("Release to place it here; Esc places nothing");
    return m_edits.isLive() ? tr("Click to place: an edit of this simulation, the scene stays as it is")
                            : tr("Click to place; what and how large is chosen in the Place panel");
}

} // namespace broadside
