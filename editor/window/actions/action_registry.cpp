#include "editor/window/actions/action_registry.h"

#include "editor/widgets/icons.h"

#include <QCoreApplication>

namespace broadside {
namespace {

constexpr const char* kTip = "tip"; // property: the tooltip of the enabled action
constexpr const char* kForbidden = "forbidden";

// The context of this file's texts for translators.
class ActionRegistryText {
    Q_DECLARE_TR_FUNCTIONS(ActionRegistry)
};

} // namespace

ActionRegistry::ActionRegistry(ShownActions& shown, const Capabilities& capabilities)
    : m_shown(shown)
    , m_capabilities(capabilities)
{}

ActionRegistry::~ActionRegistry() = default;

QAction& ActionRegistry::add(QObject& owner, MenuSection section, const ActionSpec& spec)
{
    QAction& action = make(owner, spec);
    m_shown.place(section, m_shown.declare(action, spec.keys, spec.keysOnlyIn));
    return action;
}

QAction& ActionRegistry::add(QObject& owner, QMenu& menu, const ActionSpec& spec)
{
    QAction& action = make(owner, spec);
    menu.addAction(&action);
    m_shown.declare(action, spec.keys, spec.keysOnlyIn);
    return action;
}

QMenu& ActionRegistry::addMenu(MenuSection section, const QString& title, const QString& objectName, const QString& tip)
{
    const QString name = objectName.isEmpty() ? title : objectName;
    auto menu = std::make_unique<QMenu>(title);
    menu->setObjectName(name);
    menu->menuAction()->setProperty(kTip, tip);
    menu->menuAction()->setToolTip(tip);
    m_shown.declareMenu(section, *menu);
    return *m_menus.emplace(name, std::move(menu)).first->second;
}

QList<QAction*> ActionRegistry::all(std::initializer_list<const char*> names) const
{
    QList<QAction*> actions;
    for (const char* name : names)
        actions += &(*this)[name];
    return actions;
}

QAction* ActionRegistry::find(const QString& name) const
{
    const auto found = m_actions.find(name);
    return found == m_actions.end() ? nullptr : found->second.get();
}

QMenu* ActionRegistry::findMenu(const QString& name) const
{
    const auto found = m_menus.find(name);
    return found == m_menus.end() ? nullptr : found->second.get();
}

/// Makes the action without keys; the shown action has them.
QAction& ActionRegistry::make(QObject& owner, const ActionSpec& spec)
{
    const QString name = QLatin1String(spec.name);
    const auto [place, isNew] = m_actions.emplace(name, std::make_unique<QAction>(spec.text));
    if (!isNew)
        qFatal("Two features have added the action %s.", spec.name);
    QAction& action = *place->second;
    action.setObjectName(name);
    if (spec.icon)
        action.setIcon(themedIcon(QLatin1String(spec.icon)));
    action.setCheckable(spec.isCheckable);
    action.setProperty(kTip, spec.tip);
    action.setToolTip(spec.tip);
    action.setStatusTip(spec.tip);
    if (spec.perform)
        QObject::connect(&action, &QAction::triggered, &owner, spec.perform);
    refuse(action, spec.needs);
    return action;
}

QString ActionRegistry::readOnlyTip()
{
    return ActionRegistryText::tr("Not now: %1")
        .arg(ActionRegistryText::tr("a recording can only be looked at; convert a step to a scene to edit it"));
}

void ActionRegistry::refuse(QAction& action, ActionNeeds needs) const
{
    QString reason;
    if (needs == ActionNeeds::Editing && !m_capabilities.canEdit)
        reason = ActionRegistryText::tr("a recording can only be looked at; convert a step to a scene to edit it");
    else if (needs == ActionNeeds::OwnSteps && !m_capabilities.canMakeSteps)
        reason = ActionRegistryText::tr("the steps of a recording were made by the game; convert a step to a scene to "
                                        "simulate it");
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
    const QString refusal = ActionRegistryText::tr("Not now: %1").arg(reason);
    action.setEnabled(available);
    action.setToolTip(available ? tip : tip + QLatin1Char('\n') + refusal);
    action.setStatusTip(available ? tip : refusal);
}

void ActionRegistry::setAvailable(const QList<QAction*>& actions, bool available, const QString& reason)
{
    for (QAction* action : actions)
        setAvailable(*action, available, reason);
}

} // namespace broadside
