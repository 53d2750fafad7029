#include "editor/window/actions/component_actions.h"

#include "core/base/message/common_messages.h"
#include "editor/commands/component_edits.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"

#include <QMenu>

#include <algorithm>

namespace broadside {
namespace {

QMenu* makeMenu(const QString& name, const QString& title, QWidget& parent)
{
    auto* menu = new QMenu(title, &parent);
    menu->setObjectName(name);
    menu->setToolTipsVisible(true); // a disabled entry gives the reason there
    return menu;
}

std::size_t countWith(std::span<const ObjectPtr> objects, std::string_view type)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(objects, [&](const ObjectPtr& object) { return hasComponent(*object, type); }));
}

} // namespace

ComponentActions::ComponentActions(ActionRegistry& actions, const SceneDocument& document, ObjectEdits& edits,
                                   const Focus& focus, QWidget& parent)
    : QObject(&parent)
    , m_editor(document, edits, focus)
    , m_add(makeMenu(QStringLiteral("addComponentMenu"), tr("&Add component"), parent))
    , m_remove(makeMenu(QStringLiteral("removeComponentMenu"), tr("Remo&ve component"), parent))
{
    connect(m_add, &QMenu::aboutToShow, this, &ComponentActions::fillAddMenu);
    connect(m_remove, &QMenu::aboutToShow, this, &ComponentActions::fillRemoveMenu);
    const ActionNeeds needs{.selection = NeededSelection::Any};
    actions.watch(*this, *m_add->menuAction(), tr("Make the selected objects act by themselves"), needs);
    actions.watch(*this, *m_remove->menuAction(), tr("Remove a component from all selected objects that have it"),
                  needs);
}

QAction* ComponentActions::addMenu() const { return m_add->menuAction(); }
QAction* ComponentActions::removeMenu() const { return m_remove->menuAction(); }

void ComponentActions::fillAddMenu()
{
    m_add->clear();
    const std::vector<ObjectPtr> objects = m_editor.selected();
    for (const ComponentType& type : componentTypes()) {
        const std::size_t without = objects.size() - countWith(objects, type.name);
        QAction* action = m_add->addAction(toQString(type.name));
        action->setEnabled(without > 0);
        QString tip = translated(type.help.message());
        if (without == 0)
            tip += QLatin1Char('\n') + tr("All selected objects already have this component.");
        else if (without < objects.size())
            tip += QLatin1Char('\n') + tr("Adds it to the %1 of %2 objects that do not have it")
                                           .arg(grouped(without), grouped(objects.size()));
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, [this, &type] { add(type); });
    }
}

void ComponentActions::fillRemoveMenu()
{
    m_remove->clear();
    const std::vector<ObjectPtr> objects = m_editor.selected();
    for (const std::string& type : componentTypesOf(objects)) {
        const QString owners = translated(texts::objectCount(countWith(objects, type)));
        QAction* action = m_remove->addAction(toQString(type));
        action->setToolTip(tr("Removes it from %1, with all its values").arg(owners));
        connect(action, &QAction::triggered, this, [this, type] { remove(type); });
    }
    if (m_remove->isEmpty())
        m_remove->addAction(tr("No selected object has a component"))->setEnabled(false);
}

void ComponentActions::add(const ComponentType& type)
{
    const ComponentMaker maker(type, m_editor.scene());
    m_editor.commit(addingOf(type.name), SceneChange::Kind::Edited, [&](SceneObject& object) {
        if (!hasComponent(object, type.name))
            object.components.push_back(maker.make(object.id));
        return QString();
    });
}

void ComponentActions::remove(const std::string& type)
{
    m_editor.commit(removingOf(type), SceneChange::Kind::Edited, [&](SceneObject& object) {
        removeComponents(object, type);
        return QString();
    });
}

} // namespace broadside
