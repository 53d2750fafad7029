#include "editor/window/help/panel_help.h"

#include "editor/window/help/manual.h"
#include "editor/window/layout/panel_docks.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QEvent>
#include <QToolButton>
#include <QWhatsThis>

namespace broadside {
namespace {

constexpr const char* kHelpProperty = "broadsideHelp"; // of a widget: its place in the manual
constexpr const char* kButtonName = "panelHelp";

/// The button in the title that Qt draws next to the text; null: the title has no button.
QWidget* firstTitleButton(const QDockWidget& dock)
{
    for (const char* name : {"qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"}) {
        auto* button = dock.findChild<QAbstractButton*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
        if (button && !button->isHidden())
            return button;
    }
    return nullptr;
}

} // namespace

PanelHelp::PanelHelp(PanelDocks& docks, Manual& manual)
    : m_manual(manual)
{
    for (const PanelRow& row : panelTable())
        addButton(docks[row.panel], QString::fromLatin1(row.help));
}

void PanelHelp::explain(QWidget& widget, const QString& target)
{
    widget.setProperty(kHelpProperty, target);
    widget.installEventFilter(this);
}

void PanelHelp::addButton(QDockWidget& dock, const QString& target)
{
    auto* button = new QToolButton(&dock);
    button->setObjectName(QLatin1String(kButtonName));
    button->setText(QStringLiteral("?"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where it is
    button->setToolTip(tr("What does this panel show?"));
    button->setAccessibleName(tr("What does this panel show?"));
    connect(button, &QToolButton::clicked, this, [this, target] { m_manual.showPlace(manualPlace(target)); });
    explain(dock, target);
    for (const char* name : {"qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"})
        if (auto* other = dock.findChild<QAbstractButton*>(QLatin1String(name), Qt::FindDirectChildrenOnly))
            other->installEventFilter(this); // ours stays next to it, nearer to the title
}

bool PanelHelp::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
        if (auto* dock = qobject_cast<QDockWidget*>(watched->parent());
            dock && qobject_cast<QAbstractButton*>(watched)) {
            auto* button = dock->findChild<QToolButton*>(QLatin1String(kButtonName), Qt::FindDirectChildrenOnly);
            const QWidget* first = firstTitleButton(*dock);
            if (!button || !first)
                break;
            const int away = first->width() + 2;
            button->setGeometry(first->geometry().translated(dock->isRightToLeft() ? away : -away, 0));
            button->raise();
        }
        break;
    case QEvent::QueryWhatsThis:
        if (watched->property(kHelpProperty).isValid()) {
            event->accept();
            return true;
        }
        break;
    case QEvent::WhatsThis:
        if (const QVariant target = watched->property(kHelpProperty); target.isValid()) {
            event->accept();
            QWhatsThis::leaveWhatsThisMode();
            m_manual.showPlace(manualPlace(target.toString()));
            return true;
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace broadside
