#include "editor/window/actions/action_registry.h"

#include "editor/widgets/icons.h"

#include <QMenu>
#include <QWidget>

namespace broadside {
namespace {

constexpr const char* kTip = "tip"; // property: the tooltip while enabled
constexpr const char* kForbidden = "forbidden";

QString withKey(const QString& tip, const QAction& action)
{
    return action.shortcut().isEmpty()
               ? tip
               : QStringLiteral("%1 (%2)").arg(tip, action.shortcut().toString(QKeySequence::NativeText));
}

} // namespace

ActionRegistry::ActionRegistry(QWidget& window, const Capabilities& capabilities)
    : QObject(&window)
    , m_window(window)
    , m_capabilities(capabilities)
{
    for (int section = 0; section < static_cast<int>(MenuSection::kCount); ++section)
        m_sections[static_cast<MenuSection>(section)];
}

QAction& ActionRegistry::add(QObject& owner, MenuSection section, const ActionSpec& spec)
{
    QAction& action = make(owner, spec);
    place(section, action);
    return action;
}

QAction& ActionRegistry::add(QObject& owner, QMenu& menu, const ActionSpec& spec)
{
    QAction& action = make(owner, spec);
    menu.addAction(&action);
    return action;
}

QMenu& ActionRegistry::addMenu(MenuSection section, const QString& title, const QString& objectName)
{
    auto* menu = new QMenu(title, &m_window);
    menu->setObjectName(objectName);
    menu->setToolTipsVisible(true); // where a disabled action says why
    place(section, *menu->menuAction());
    return *menu;
}

void ActionRegistry::place(MenuSection section, QAction& action) { m_sections[section] += &action; }

QAction& ActionRegistry::operator[](const char* name) const
{
    const auto found = m_actions.find(QLatin1String(name));
    if (found == m_actions.end())
        qFatal("No feature has added the action %s.", name);
    return *found->second;
}

QList<QAction*> ActionRegistry::all(std::initializer_list<const char*> names) const
{
    QList<QAction*> actions;
    for (const char* name : names)
        actions += &(*this)[name];
    return actions;
}

QAction& ActionRegistry::make(QObject& owner, const ActionSpec& spec)
{
    auto* action = new QAction(spec.text, this);
    const QString name = QLatin1String(spec.name);
    if (!m_actions.emplace(name, action).second)
        qFatal("Two features have added the action %s.", spec.name);
    action->setObjectName(name);
    if (spec.icon)
        action->setIcon(themedIcon(QLatin1String(spec.icon)));
    action->setShortcuts(spec.keys);
    action->setCheckable(spec.isCheckable);
    action->setProperty(kTip, spec.tip);
    action->setToolTip(withKey(spec.tip, *action));
    action->setStatusTip(spec.tip);
    if (spec.perform)
        connect(action, &QAction::triggered, &owner, spec.perform);
    m_window.addAction(action);
    refuse(*action, spec.needs);
    return *action;
}

void ActionRegistry::refuse(QAction& action, ActionNeeds needs) const
{
    QString reason;
    if (needs == ActionNeeds::Editing && !m_capabilities.canEdit)
        reason = tr("a recording can only be looked at; convert a step to a scene to edit it");
    else if (needs == ActionNeeds::OwnSteps && !m_capabilities.canMakeSteps)
        reason = tr("the steps of a recording were made by the game; convert a step to a scene to simulate it");
    if (reason.isEmpty())
        return;
    setAvailable(action, false, reason);
    action.setProperty(kForbidden, true);
}

void ActionRegistry::setAvailable(QAction& action, bool available, const QString& reason)
{
    if (action.property(kForbidden).toBool())
        return;
    const QString tip = action.property(kTip).toString();
    action.setEnabled(available);
    action.setToolTip(available ? withKey(tip, action) : tip + QLatin1Char('\n') + tr("Not now: %1").arg(reason));
    action.setStatusTip(available ? tip : tr("Not now: %1").arg(reason));
}

void ActionRegistry::setAvailable(const QList<QAction*>& actions, bool available, const QString& reason)
{
    for (QAction* action : actions)
        setAvailable(*action, available, reason);
}

void ActionRegistry::setKeys(QAction& action, const QList<QKeySequence>& keys)
{
    action.setShortcuts(keys);
    if (const QString tip = action.property(kTip).toString(); action.isEnabled() && !tip.isEmpty())
        action.setToolTip(withKey(tip, action));
}

} // namespace broadside
