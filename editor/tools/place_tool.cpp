#include "editor/tools/place_tool.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/geometry/validation.h"
#include "editor/commands/object_commands.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

Shape shapeOf(const PlaceSettings& settings)
{
    switch (settings.form) {
    case PlaceSettings::Form::Circle:
        return Circle{settings.size.x / 2.0};
    case PlaceSettings::Form::OrientedBox:
        return OrientedBox{settings.size.x, settings.size.y};
    case PlaceSettings::Form::Box:
        break;
    }
    return Box{settings.size.x, settings.size.y};
}

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

} // namespace

std::string nextFreeName(const Scene& scene, const std::string& base)
{
    std::uint64_t largest = 0;
    for (const ObjectPtr& object : scene.objects())
        largest = std::max(largest, numberIn(object->name, base));
    return base + ' ' + std::to_string(largest + 1);
}

PlaceTool::PlaceTool(SceneDocument& document, Focus& focus, const Stage& stage)
    : m_document(document)
    , m_focus(focus)
    , m_stage(stage)
{}

void PlaceTool::press(const PointerEvent& event)
{
    m_pointer = event.world;
    m_pressed = true;
}

void PlaceTool::move(const PointerEvent& event) { m_pointer = event.world; }

void PlaceTool::release(const PointerEvent& event)
{
    m_pointer = event.world;
    if (!std::exchange(m_pressed, false) || !obstacle().isEmpty())
        return;
    const bool isStatic = m_settings.kind == ObjectKind::Static;
    const ObjectPtr object = objectAt(event.world, nextFreeName(m_document.scene(), isStatic ? "Target" : "Body"));
    m_document.push(std::make_unique<AddObjects>(m_document, std::vector{object}));
    m_focus.select(object->id);
}

void PlaceTool::cancel() { m_pressed = false; }

void PlaceTool::leave()
{
    if (!m_pressed) // a pressed pointer is still ours outside of the viewport
        m_pointer.reset();
}

ObjectPtr PlaceTool::objectAt(Vec2 position, const std::string& name) const
{
    auto object = std::make_shared<SceneObject>();
    object->id = m_document.scene().nextId();
    object->name = name;
    object->kind = m_settings.kind;
    object->pose.position = position;
    object->pose.angle = m_settings.angle;
    object->shape = shapeOf(m_settings);
    object->onHit = m_settings.onHit;
    return object;
}

QString PlaceTool::obstacle() const
{
    if (const auto fault = faultOf(shapeOf(m_settings)))
        return QString::fromStdString(fault->message + ". " + fault->remedy + ".");
    if (!std::isfinite(m_settings.angle))
        return tr("The angle is not a number");
    if (m_pointer && !(std::abs(m_pointer->x) <= limits::kCoordinate && std::abs(m_pointer->y) <= limits::kCoordinate))
        return tr("Objects stand within %1 m of the origin")
            .arg(QString::fromStdString(roundedNumber(limits::kCoordinate)));
    if (m_document.scene().size() >= limits::kObjects)
        return tr("A scene has at most %1 objects").arg(QString::fromStdString(groupedNumber(limits::kObjects)));
    return {};
}

ToolOverlay PlaceTool::overlay() const
{
    ToolOverlay overlay;
    if (m_pointer && obstacle().isEmpty())
        overlay.ghosts.push_back(objectAt(*m_pointer, {}));
    return overlay;
}

QString PlaceTool::hint() const
{
    if (QString why = obstacle(); !why.isEmpty())
        return why;
    if (m_pressed)
        return tr("Release to place it here; Esc places nothing");
    return m_stage.isLive() ? tr("Click to place; this ends the simulation and returns to the scene")
                            : tr("Click to place; drag before you release to place it exactly");
}

} // namespace broadside
