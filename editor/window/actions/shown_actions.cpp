#include "editor/window/actions/shown_actions.h"

#include "editor/window/actions/action_registry.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace broadside {
namespace {

QString withKey(const QString& tip, const QAction& action)
{
    return action.shortcut().isEmpty()
               ? tip
               : QStringLiteral("%1 (%2)").arg(tip, action.shortcut().toString(QKeySequence::NativeText));
}

bool isInExclusiveGroup(const QAction& action) { return action.actionGroup() && action.actionGroup()->isExclusive(); }

} // namespace

ShownAction::ShownAction(const QString& name, QObject* parent)
    : QAction(parent)
{
    setObjectName(name);
    connect(this, &QAction::toggled, this, &ShownAction::pass);
    connect(this, &QAction::triggered, this, [this] {
        const QPointer<QAction> own = m_own;
        if (own && own->isCheckable())
            emit own->triggered(own->isChecked()); // it is switched already
        else if (own)
            own->trigger();
        copyLook();
    });
}

void ShownAction::follow(QAction* own)
{
    if (m_own == own && own)
        return;
    if (m_own)
        m_own->disconnect(this);
    m_own = own;
    if (own)
        connect(own, &QAction::changed, this, &ShownAction::copyLook);
    copyLook();
}

void ShownAction::setKeys(const QList<QKeySequence>& keys)
{
    setShortcuts(keys);
    showTip();
}

void ShownAction::copyLook()
{
    if (!m_own) {
        setChecked(false);
        setEnabled(false);
        showTip();
        return;
    }
    setText(m_own->text());
    setIconText(m_own->iconText());
    if (icon().cacheKey() != m_own->icon().cacheKey())
        setIcon(m_own->icon());
    setMenuRole(m_own->menuRole());
    setWhatsThis(m_own->whatsThis());
    setCheckable(m_own->isCheckable());
    setChecked(m_own->isChecked());
    setEnabled(m_own->isEnabled());
    showTip();
}

void ShownAction::showTip()
{
    if (m_own) {
        setToolTip(isEnabled() ? withKey(m_own->toolTip(), *this) : m_own->toolTip());
        setStatusTip(m_own->statusTip());
    } else {
        setToolTip(ActionRegistry::readOnlyTip());
        setStatusTip(ActionRegistry::readOnlyTip());
    }
}

/// The user switched this action. In an exclusive group, choosing the checked action again leaves it checked.
void ShownAction::pass(bool checked)
{
    if (!m_own || m_own->isChecked() == checked)
        return;
    if (!checked && isInExclusiveGroup(*m_own))
        setChecked(true);
    else
        m_own->setChecked(checked);
}

ShownMenu::ShownMenu(const QString& title, const std::map<QString, ShownAction*>& actions, QWidget* parent)
    : QMenu(title, parent)
    , m_actions(actions)
{
    setToolTipsVisible(true); // a disabled action gives the reason there
    connect(this, &QMenu::aboutToShow, this, [this] {
        if (m_own)
            emit m_own->aboutToShow();
        fill();
    });
}

void ShownMenu::follow(QMenu* own)
{
    if (m_own)
        m_own->menuAction()->disconnect(menuAction());
    m_own = own;
    const auto copyState = [this] {
        const QAction* const action = m_own ? m_own->menuAction() : nullptr;
        menuAction()->setEnabled(action && action->isEnabled());
        menuAction()->setToolTip(action ? action->toolTip() : ActionRegistry::readOnlyTip());
        menuAction()->setStatusTip(action ? action->statusTip() : ActionRegistry::readOnlyTip());
        menuAction()->setVisible(!action || action->isVisible());
    };
    if (own)
        connect(own->menuAction(), &QAction::changed, menuAction(), copyState);
    copyState();
    fill();
}

/// Entries that are made when the menu opens have no names; they belong to the page.
void ShownMenu::fill()
{
    clear();
    if (!m_own)
        return;
    const QList<QAction*> own = m_own->actions();
    for (QAction* action : own) {
        const auto shown = m_actions.find(action->objectName());
        addAction(shown == m_actions.end() ? action : shown->second);
    }
}

ShownActions::ShownActions(QWidget& window)
    : m_window(window)
{
    for (int section = 0; section < static_cast<int>(MenuSection::kCount); ++section)
        m_sections[static_cast<MenuSection>(section)];
}

ShownAction& ShownActions::declare(const QAction& own, const QList<QKeySequence>& keys, QWidget* onlyIn)
{
    ShownAction*& action = m_actions[own.objectName()];
    if (!action) {
        action = new ShownAction(own.objectName(), &m_window);
        action->setShortcuts(keys);
        if (onlyIn)
            action->setShortcutContext(Qt::WidgetShortcut);
        else
            m_window.addAction(action);
    }
    if (onlyIn)
        onlyIn->addAction(action);
    return *action;
}

void ShownActions::declareMenu(MenuSection section, const QMenu& own)
{
    ShownMenu*& menu = m_menus[own.objectName()];
    if (!menu) {
        menu = new ShownMenu(own.title(), m_actions, &m_window);
        menu->setObjectName(own.objectName());
    }
    place(section, *menu->menuAction());
}

void ShownActions::place(MenuSection section, QAction& action)
{
    if (!m_sections[section].contains(&action))
        m_sections[section] += &action;
}

void ShownActions::follow(const ActionRegistry& page)
{
    for (const auto& [name, action] : m_actions)
        if (!m_always || !m_always->find(name))
            action->follow(page.find(name));
    for (const auto& [name, menu] : m_menus)
        if (!m_always || !m_always->findMenu(name))
            menu->follow(page.findMenu(name));
}

void ShownActions::followAlways(const ActionRegistry& window)
{
    m_always = nullptr;
    follow(window);
    m_always = &window;
}

ShownAction& ShownActions::operator[](const QString& name) const
{
    const auto found = m_actions.find(name);
    if (found == m_actions.end())
        qFatal("No feature has added the action %s.", qPrintable(name));
    return *found->second;
}

void setKeys(QAction& action, const QList<QKeySequence>& keys)
{
    if (auto* shown = qobject_cast<ShownAction*>(&action))
        shown->setKeys(keys);
    else
        action.setShortcuts(keys);
}

} // namespace broadside
