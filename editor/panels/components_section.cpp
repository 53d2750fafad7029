#include "editor/panels/components_section.h"

#include "core/scene/new_component.h"
#include "editor/panels/component_box.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace broadside {
namespace {

QStringList typesOf(const SceneObject& object)
{
    QStringList types;
    for (const Component& component : object.components)
        types.append(toQString(typeNameOf(component)));
    return types;
}

} // namespace

ComponentsSection::ComponentsSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("components"), tr("Components"), editor)
    , m_none(
          makeNote(QStringLiteral("componentsNone"),
                   tr("None: the object does nothing by itself. A component makes it shoot, walk, spawn or follow.")))
{
    m_column->addWidget(m_none);
    makeAddButton();
}

void ComponentsSection::makeAddButton()
{
    QPushButton* button = makeMenuButton(QStringLiteral("addComponent"), tr("Add component"),
                                         tr("Let the object do something by itself"));
    m_addMenu = button->menu();
    for (const ComponentType& type : componentTypes()) {
        QAction* action = m_addMenu->addAction(toQString(type.name));
        action->setData(toQString(type.help));
        connect(action, &QAction::triggered, this, [this, &type] { add(type); });
    }
    m_column->addWidget(button);
}

void ComponentsSection::showValues(const SceneObject& object)
{
    if (m_types != typesOf(object))
        makeBoxes(object);
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->showComponent(object.components[i], object);
    m_none->setVisible(m_boxes.empty());
    for (QAction* action : m_addMenu->actions()) {
        const bool hasOne = m_types.contains(action->text());
        const QString help = action->data().toString();
        action->setEnabled(!hasOne);
        action->setToolTip(hasOne ? help + QLatin1Char('\n') + tr("Not now: the object has one already") : help);
    }
}

void ComponentsSection::makeBoxes(const SceneObject& object)
{
    for (ComponentBox* box : m_boxes) {
        stopListeningToFields(*box); // hiding one with the focus would finish its entry
        box->disconnect(this);
        box->hide();
        box->deleteLater(); // it may be the sender
    }
    m_boxes.clear();
    m_types = typesOf(object);
    for (std::size_t i = 0; i < object.components.size(); ++i) {
        auto* box = new ComponentBox(object.components[i], [this]() -> const Scene& { return m_editor.scene(); });
        connect(box, &ComponentBox::edited, this,
                [this, i](const ComponentField& field, const FieldValue& value) { change(i, field, value); });
        connect(box, &ComponentBox::removeRequested, this, [this, i] { remove(i); });
        m_column->insertWidget(m_column->count() - 1, box); // above the button
        box->show();                                        // now, not with the next layout
        m_boxes.push_back(box);
    }
}

void ComponentsSection::add(const ComponentType& type)
{
    const ObjectPtr object = m_editor.shown();
    if (!object)
        return;
    const Component component = newComponent(type, m_editor.scene(), object->id);
    commit(*m_none, tr("Add %1").arg(toQString(type.name)), SceneChange::Kind::Edited,
           [&](SceneObject& changed) { changed.components.push_back(component); });
}

void ComponentsSection::change(std::size_t index, const ComponentField& field, const FieldValue& value)
{
    commit(*m_boxes[index], tr("Change %1 of %2").arg(toQString(field.key), m_types[static_cast<int>(index)]),
           SceneChange::Kind::Edited, [&](SceneObject& changed) { field.set(changed.components[index], value); });
}

void ComponentsSection::remove(std::size_t index)
{
    commit(*m_boxes[index], tr("Remove %1").arg(m_types[static_cast<int>(index)]), SceneChange::Kind::Edited,
           [index](SceneObject& changed) {
               changed.components.erase(changed.components.begin() + static_cast<std::ptrdiff_t>(index));
               changed.extra.removeElement("components", index);
           });
}

} // namespace broadside
