#include "editor/window/menus/tool_bar.h"

#include "editor/window/actions/actions.h"
#include "editor/window/actions/snap_actions.h"
#include "editor/window/menus/command_list.h"
#include "editor/window/menus/menus.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolButton>

namespace broadside {

ToolBar::ToolBar(QWidget& window, const Actions& a, const Settings& settings, const Fields& fields)
    : QToolBar(&window)
    , m_settings(settings)
    , m_choices(*window.findChild<QMenu*>(kToolBarMenu))
    , m_snapMenu(window.findChild<QMenu*>(kSnapMenu))
{
    setObjectName(QStringLiteral("toolBar"));
    setWindowTitle(tr("Tools"));
    setMovable(false);
    setIconSize({20, 20});
    addGroup({a.selectTool, a.placeTool, a.cannonTool, a.queryTool, a.polygonTool, a.vertexTool, a.measureTool,
              a.guideTool});
    for (QAction* tool : {a.selectTool, a.placeTool, a.cannonTool, a.queryTool})
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(tool)))
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon); // who is new here reads them first
    addGroup({a.run, a.pause, a.firstStep, a.stepBack, a.step, a.lastStep, a.stop}, &fields.stride);
    addGroup({a.undo, a.redo});
    addGroup({a.showWorld, a.frameSelection, a.followProjectile, a.snapping});
    addWidget(&fields.readout);
    m_choices.setToolTipsVisible(true);
    connect(&m_choices, &QMenu::aboutToShow, this, &ToolBar::fillChoices);
    reread();
}

void ToolBar::addGroup(const QList<QAction*>& actions, QWidget* field)
{
    addActions(actions);
    m_groups.push_back(actions);
    m_order += actions;
    if (field)
        m_order += addWidget(field);
    m_order += addSeparator();
}

void ToolBar::reread()
{
    const QStringList hidden = m_settings.hiddenButtons();
    for (const QList<QAction*>& group : m_groups)
        for (QAction* action : group)
            setShown(*action, !hidden.contains(action->objectName()));
}

void ToolBar::fillChoices()
{
    m_choices.clear();
    for (const QList<QAction*>& group : m_groups) {
        for (QAction* action : group) {
            QAction* choice = m_choices.addAction(action->icon(), plainText(action->text()));
            choice->setToolTip(tr("Show this button on the tool bar"));
            choice->setCheckable(true);
            choice->setChecked(this->actions().contains(action));
            connect(choice, &QAction::toggled, this, [this, action](bool shown) { choose(*action, shown); });
        }
        m_choices.addSeparator();
    }
}

void ToolBar::choose(QAction& action, bool shown)
{
    QStringList hidden = m_settings.hiddenButtons();
    hidden.removeAll(action.objectName());
    if (!shown)
        hidden += action.objectName();
    m_settings.setHiddenButtons(hidden);
    setShown(action, shown);
}

void ToolBar::setShown(QAction& action, bool shown)
{
    if (!shown) {
        removeAction(&action);
        return;
    }
    if (!actions().contains(&action)) {
        qsizetype next = m_order.indexOf(&action) + 1;
        while (!actions().contains(m_order[next]))
            ++next; // what ends the group is always there
        insertAction(m_order[next], &action);
    }
    auto* button = qobject_cast<QToolButton*>(widgetForAction(&action));
    if (button && action.objectName() == QLatin1String("snapping")) {
        button->setMenu(m_snapMenu);
        button->setPopupMode(QToolButton::MenuButtonPopup);
    }
}

void ToolBar::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    m_choices.popup(event->globalPos());
}

} // namespace broadside
