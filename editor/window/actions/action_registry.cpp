#include "editor/window/actions/action_registry.h"

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/widgets/icons.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <limits>

namespace broadside {
namespace {

constexpr const char* kTip = "tip"; // property: the tooltip of the enabled action
constexpr const char* kForbidden = "forbidden";

// The context of this file's texts for translators.
class ActionRegistryText {
    Q_DECLARE_TR_FUNCTIONS(ActionRegistry)
};

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kMostNeeded = 3; // objects in the shown world

struct SelectionRule {
    NeededSelection needed;
    std::size_t least;
    std::size_t most;
    bool mayBeGone;      // also objects that the simulation removed count
    const char* missing; // null: nothing can be missing
};
constexpr const char* kNothing = QT_TRANSLATE_NOOP("ActionRegistry", "Select an object first.");
constexpr std::array kSelectionRules{
    SelectionRule{NeededSelection::Nothing, 0, kNoLimit, false, nullptr},
    SelectionRule{NeededSelection::Any, 1, kNoLimit, false, kNothing},
    SelectionRule{NeededSelection::Two, 2, kNoLimit, false,
                  QT_TRANSLATE_NOOP("ActionRegistry", "Select two or more objects first. Shift+click adds one.")},
    SelectionRule{NeededSelection::Three, 3, kNoLimit, false,
                  QT_TRANSLATE_NOOP("ActionRegistry", "Select three or more objects first. Shift+click adds one.")},
    SelectionRule{NeededSelection::Listed, 1, kNoLimit, true, kNothing},
    SelectionRule{NeededSelection::ExactlyOne, 1, 1, true,
                  QT_TRANSLATE_NOOP("ActionRegistry", "Select one object first.")},
    SelectionRule{NeededSelection::ExactlyTwo, 2, 2, true,
                  QT_TRANSLATE_NOOP("ActionRegistry", "Select two objects first.")},
};

bool areMetAlways(const ActionSpec& spec)
{
    return !spec.needs.authored && spec.needs.selection == NeededSelection::Nothing && !spec.needs.reason &&
           !spec.textNow && !spec.tipNow;
}

QString withLine(const QString& text, const QString& line)
{
    return text.isEmpty() || line.isEmpty() ? text + line : text + QLatin1Char('\n') + line;
}

} // namespace

ActionRegistry::ActionRegistry(ShownActions& shown, const Capabilities& capabilities)
    : m_shown(shown)
    , m_capabilities(capabilities)
{}

ActionRegistry::ActionRegistry(ShownActions& shown, const Capabilities& capabilities, const ObjectEdits& edits,
                               const Focus& focus)
    : m_shown(shown)
    , m_capabilities(capabilities)
    , m_edits(&edits)
    , m_focus(&focus)
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
    action.setWhatsThis(spec.tip); // also while it is disabled
    if (spec.perform)
        QObject::connect(&action, &QAction::triggered, &owner, spec.perform);
    if (!areMetAlways(spec))
        m_watched.push_back({&owner, &action, spec.needs, spec.textNow, spec.tipNow});
    refuse(action, spec.needs);
    return action;
}

void ActionRegistry::watch(QObject& owner, QAction& action, const QString& tip, const ActionNeeds& needs)
{
    action.setProperty(kTip, tip);
    m_watched.push_back({&owner, &action, needs, {}, {}});
    refuse(action, needs);
}

ActionRegistry::Selected ActionRegistry::selected() const
{
    Selected selected;
    if (!m_focus)
        return selected;
    selected.listed = m_focus->selection().size();
    for (const ObjectId id : m_focus->selection()) {
        if (selected.there == kMostNeeded)
            break;
        if (m_edits->contains(id))
            ++selected.there;
    }
    return selected;
}

/// Empty when nothing is missing.
QString ActionRegistry::missing(const ActionNeeds& needs, const Selected& selected) const
{
    if (needs.authored && m_edits && m_edits->isLive())
        return ActionRegistryText::tr("Stop the simulation first (Shift+F5).");
    const SelectionRule& rule = *std::ranges::find(kSelectionRules, needs.selection, &SelectionRule::needed);
    const std::size_t count = rule.mayBeGone ? selected.listed : selected.there;
    if (count < rule.least || count > rule.most)
        return ActionRegistryText::tr(rule.missing);
    return needs.reason ? needs.reason() : QString();
}

void ActionRegistry::showAvailable() const
{
    const Selected present = selected();
    for (const Watched& each : m_watched) {
        if (!each.owner || !each.action || each.action->property(kForbidden).toBool())
            continue;
        if (each.textNow)
            each.action->setText(each.textNow());
        const QString reason = missing(each.needs, present);
        show(*each.action, reason.isEmpty(), reason, each.tipNow && reason.isEmpty() ? each.tipNow() : QString());
    }
}

QString ActionRegistry::readOnlyTip()
{
    return ActionRegistryText::tr("A recording is read only. Convert a step to a scene to edit it.");
}

void ActionRegistry::refuse(QAction& action, const ActionNeeds& needs) const
{
    QString reason;
    if (needs.editing && !m_capabilities.canEdit)
        reason = readOnlyTip();
    else if (needs.ownSteps && !m_capabilities.canMakeSteps)
        reason =
            ActionRegistryText::tr("The game made the steps of a recording. Convert a step to a scene to simulate it.");
    if (reason.isEmpty())
        return;
    setAvailable(action, false, reason);
    action.setProperty(kForbidden, true);
}

void ActionRegistry::setAvailable(QAction& action, bool available, const QString& reason)
{
    if (!action.property(kForbidden).toBool())
        show(action, available, reason, {});
}

void ActionRegistry::show(QAction& action, bool available, const QString& reason, const QString& tipNow)
{
    const QString tip = action.property(kTip).toString();
    action.setEnabled(available);
    action.setToolTip(withLine(tip, available ? tipNow : reason));
    action.setStatusTip(available ? tip : reason);
}

void ActionRegistry::setAvailable(const QList<QAction*>& actions, bool available, const QString& reason)
{
    for (QAction* action : actions)
        setAvailable(*action, available, reason);
}

} // namespace broadside
