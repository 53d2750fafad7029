#include "editor/window/template_drop.h"

#include "editor/commands/templates/template_edits.h"
#include "editor/panels/assets/assets_view.h"
#include "editor/panels/place_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/asset_actions.h"
#include "editor/window/actions/template_actions.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/layout/panels.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>

#include <utility>

namespace broadside {
namespace {

bool isPlaceable(const QMimeData& data)
{
    return data.hasFormat(QLatin1String(kTemplateMimeType)) || data.hasFormat(QLatin1String(kSpriteMimeType));
}

void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const bool isHeld = type == QEvent::MouseButtonPress;
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, isHeld ? Qt::MouseButtons(button) : Qt::MouseButtons(),
                      modifiers);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

TemplateDrop::TemplateDrop(const Parts& parts)
    : m_parts(parts)
{
    parts.viewport.setAcceptDrops(true);
    parts.viewport.installEventFilter(this);
}

bool TemplateDrop::begin(const QMimeData& data)
{
    m_before = m_parts.tool.prototype();
    m_toolBefore = m_parts.viewport.tool();
    const std::string name = data.data(QLatin1String(kTemplateMimeType)).toStdString();
    const bool places = name.empty() ? m_parts.assets.place(spriteFrom(data.data(QLatin1String(kSpriteMimeType))))
                                     : m_parts.templates.place(name);
    if (!places)
        m_toolBefore = nullptr;
    return places;
}

void TemplateDrop::point(QPointF at, Qt::KeyboardModifiers modifiers)
{
    send(m_parts.viewport, QEvent::MouseMove, at, Qt::NoButton, modifiers);
}

void TemplateDrop::drop(QPointF at, Qt::KeyboardModifiers modifiers)
{
    const PlaceSettings settings = m_parts.tool.settings();
    PlaceSettings one = settings;
    one.mode = PlaceMode::Single;
    m_parts.tool.setSettings(one);
    const Qt::KeyboardModifiers kept = modifiers & Qt::ControlModifier; // without Shift, which would begin a row
    send(m_parts.viewport, QEvent::MouseButtonPress, at, Qt::LeftButton, kept);
    send(m_parts.viewport, QEvent::MouseButtonRelease, at, Qt::LeftButton, kept);
    m_parts.tool.setSettings(settings);
}

void TemplateDrop::end()
{
    Tool* const tool = std::exchange(m_toolBefore, nullptr);
    m_parts.tool.setPrototype(m_before);
    m_parts.panels.get<PlacePanel>().showTemplate(QString::fromStdString(m_before.instanceOf->name));
    m_parts.tools.choose(*tool);
}

bool TemplateDrop::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto& drag = static_cast<QDropEvent&>(*event);
        if (!isPlaceable(*drag.mimeData()))
            return false; // a file, which the window handles
        if (begin(*drag.mimeData())) {
            drag.setDropAction(Qt::CopyAction);
            drag.accept();
        }
        return true;
    }
    case QEvent::DragMove: {
        auto& drag = static_cast<QDropEvent&>(*event);
        if (!m_toolBefore)
            return false;
        point(drag.position(), drag.modifiers());
        drag.setDropAction(Qt::CopyAction);
        drag.accept();
        return true;
    }
    case QEvent::DragLeave:
        if (!m_toolBefore)
            return false;
        end();
        return true;
    case QEvent::Drop: {
        auto& dropped = static_cast<QDropEvent&>(*event);
        if (!m_toolBefore)
            return false;
        drop(dropped.position(), dropped.modifiers());
        end();
        dropped.setDropAction(Qt::CopyAction);
        dropped.accept();
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace broadside
