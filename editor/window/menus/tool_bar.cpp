#include "editor/window/menus/tool_bar.h"

#include "editor/widgets/icons.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/menus/command_list.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace broadside {

ToolBar::ToolBar(const ActionRegistry& actions, const Menus& menus, const Settings& settings, const Fields& fields)
    : m_settings(settings)
    , m_menus(menus)
    , m_snapping(&actions["snapping"])
{
    setObjectName(QStringLiteral("toolBar"));
    setWindowTitle(tr("Tools"));
    setMovable(false);
    useIconSide(*this, 20);
    addGroup(actions.all({"selectTool", "placeTool", "cannonTool", "queryTool", "polygonTool", "vertexTool",
                          "measureTool", "guideTool"}));
    m_withText = actions.all({"selectTool", "placeTool", "cannonTool", "queryTool"}); // text helps new users
    addGroup(actions.all({"run", "pause", "firstStep", "stepBack", "step", "lastStep", "stop"}),
             {&fields.stride, &fields.readout});
    addGroup(actions.all({"undo", "redo"}));
    addGroup(actions.all({"showWorld", "frameSelection", "followProjectile", "snapping"}));
    connect(&m_menus.choices, &QMenu::aboutToShow, this, &ToolBar::fillChoices);
    showChosen();
}

void ToolBar::addGroup(const QList<QAction*>& actions, const QList<QWidget*>& fields)
{
    addActions(actions);
    m_groups.push_back(actions);
    m_order += actions;
    for (QWidget* field : fields)
        m_order += addWidget(field);
    m_order += addSeparator();
}

void ToolBar::showChosen()
{
    const QStringList hidden = m_settings.hiddenButtons();
    for (const QList<QAction*>& group : m_groups)
        for (QAction* action : group)
            setShown(*action, !hidden.contains(action->objectName()));
    showTexts(m_hasTexts);
}

void ToolBar::fillChoices()
{
    m_menus.choices.clear();
    for (const QList<QAction*>& group : m_groups) {
        for (QAction* action : group) {
            QAction* choice = m_menus.choices.addAction(action->icon(), plainText(action->text()));
            choice->setToolTip(tr("Show this button on the tool bar"));
            choice->setCheckable(true);
            choice->setChecked(this->actions().contains(action));
            connect(choice, &QAction::toggled, this, [this, action](bool shown) { choose(*action, shown); });
        }
        m_menus.choices.addSeparator();
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
    showTexts(m_hasTexts); // a button that comes back is a new one
}

void ToolBar::showTexts(bool shown)
{
    m_hasTexts = shown;
    for (QAction* action : std::as_const(m_withText))
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(shown ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

/// Without the texts more buttons fit. The tooltips of the buttons have the same words.
void ToolBar::fitTexts()
{
    const int needed = sizeHint().width();
    if (m_hasTexts && needed > width()) {
        showTexts(false);
        m_textWidth = needed - sizeHint().width();
    } else if (!m_hasTexts && needed + m_textWidth <= width()) {
        showTexts(true);
    }
}

bool ToolBar::event(QEvent* event)
{
    const bool isHandled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitTexts();
    return isHandled;
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
            ++next; // the end of the group is always there
        insertAction(m_order[next], &action);
    }
    auto* button = qobject_cast<QToolButton*>(widgetForAction(&action));
    if (button && &action == m_snapping) {
        button->setMenu(&m_menus.snapping);
        button->setPopupMode(QToolButton::MenuButtonPopup);
    }
}

void ToolBar::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    m_menus.shownChoices.popup(event->globalPos());
}

} // namespace broadside
