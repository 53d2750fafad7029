#include "editor/panels/properties/components_section.h"

#include "editor/document/message_text.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

/// Why the components do nothing, and how many of them.
QString obstacleOf(std::span<const Component* const> components, std::span<const ObjectPtr> owners, const Scene& scene)
{
    QString first;
    std::size_t hindered = 0;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const QString obstacle = obstacleOf(*components[i], *owners[i], scene);
        if (!obstacle.isEmpty() && ++hindered == 1)
            first = obstacle;
    }
    if (first.isEmpty() || owners.size() == 1)
        return first;
    return QCoreApplication::translate("ComponentsSection", "%1 of %2: %3")
        .arg(grouped(hindered), grouped(owners.size()), first);
}

} // namespace

ComponentsSection::ComponentsSection(ObjectEditor& editor, Focus& focus)
    : PropertySection(QStringLiteral("components"), tr("Components"), editor)
    , m_focus(focus)
    , m_none(makeNote(QStringLiteral("componentsNone")))
{
    makeTitleOverridable(TemplateField::Components);
    m_column->addWidget(m_none);
    makeAddButton();
}

void ComponentsSection::makeAddButton()
{
    QPushButton* button =
        makeMenuButton(QStringLiteral("addComponent"), tr("Add component"), tr("Make the object act by itself"));
    setFieldOf("components", *button);
    m_addMenu = button->menu();
    for (const ComponentType& type : componentTypes()) {
        QAction* action = m_addMenu->addAction(toQString(type.name));
        action->setData(translated(type.help.message()));
        connect(action, &QAction::triggered, this, [this, &type] { add(type); });
    }
    m_column->addWidget(button);
}

void ComponentsSection::showValues(std::span<const ObjectPtr> objects)
{
    if (std::vector<ComponentKey> keys = commonComponents(objects); m_keys != keys)
        makeBoxes(std::move(keys), *objects.front());
    std::vector<bool> alike;
    alike.reserve(objects.size());
    for (const ObjectPtr& object : objects)
        alike.push_back(haveSameTypes(*objects.front(), *object));
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        showBox(i, objects, alike);
    showNote(objects);
    showAddMenu(objects);
}

void ComponentsSection::showBox(std::size_t index, std::span<const ObjectPtr> objects, const std::vector<bool>& alike)
{
    std::vector<const Component*> components;
    components.reserve(objects.size());
    const std::size_t place = *placeOf(*objects.front(), m_keys[index]);
    for (std::size_t i = 0; i < objects.size(); ++i)
        components.push_back(&objects[i]->components[alike[i] ? place : *placeOf(*objects[i], m_keys[index])]);
    m_boxes[index]->showComponents(components, obstacleOf(components, objects, m_editor.scene()));
}

void ComponentsSection::showNote(std::span<const ObjectPtr> objects)
{
    const bool others = std::ranges::any_of(
        objects, [&](const ObjectPtr& object) { return object->components.size() != m_keys.size(); });
    QString note = truncationNote(m_keys.size(), objects.front()->components.size());
    if (note.isEmpty() && others)
        note = m_keys.empty() ? tr("The selected objects have no component in common. Select fewer objects.")
                              : tr("Some objects have more. Select fewer objects to edit these.");
    else if (m_keys.empty() && !others)
        note = tr("No components. A component makes the object shoot, walk, spawn or follow.");
    m_none->setText(note);
    m_none->setVisible(!note.isEmpty());
    markMixed(*m_none, others);
}

void ComponentsSection::showAddMenu(std::span<const ObjectPtr> objects)
{
    const QString full = objects.size() == 1 ? tr("The object already has this component.")
                                             : tr("All selected objects already have this component.");
    const SceneObject& first = *objects.front();
    for (QAction* action : m_addMenu->actions()) {
        const std::string type = action->text().toStdString();
        const bool anyWithout =
            !hasComponent(first, type) || std::ranges::any_of(objects, [&](const ObjectPtr& object) {
                return !haveSameTypes(first, *object) && !hasComponent(*object, type);
            });
        const QString help = action->data().toString();
        action->setEnabled(anyWithout);
        action->setToolTip(anyWithout ? help : help + QLatin1Char('\n') + full);
    }
}

void ComponentsSection::makeBoxes(std::vector<ComponentKey> keys, const SceneObject& object)
{
    for (ComponentBox* box : m_boxes) {
        stopListeningToFields(*box); // hiding a box with the focus would finish its entry
        box->disconnect(this);
        box->hide();
        box->deleteLater(); // the box may be the sender of the signal
    }
    m_boxes.clear();
    m_keys = std::move(keys);
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        auto* box = new ComponentBox(object.components[*placeOf(object, m_keys[i])],
                                     [&editor = m_editor]() -> const Scene& { return editor.scene(); });
        connect(box, &ComponentBox::edited, this,
                [this, i](const ComponentField& field, const ComponentBox::Edit& edit) { change(i, field, edit); });
        connect(box, &ComponentBox::removeRequested, this, [this, i] { remove(i); });
        connect(box, &ComponentBox::objectRequested, this, [this](ObjectId id) { m_focus.select({id}); });
        m_column->insertWidget(m_column->count() - 1, box); // above the button "Add"
        box->show();                                        // now, not at the next layout
        m_boxes.push_back(box);
    }
}

void ComponentsSection::add(const ComponentType& type)
{
    const ComponentMaker maker(type, m_editor.scene());
    commit(*m_none, addingOf(type.name), SceneChange::Kind::Edited, [&](SceneObject& object) {
        if (!hasComponent(object, type.name))
            object.components.push_back(maker.make(object.id));
    });
}

void ComponentsSection::change(std::size_t index, const ComponentField& field, const ComponentBox::Edit& edit)
{
    const ComponentKey key = m_keys[index];
    const QString what = tr("%1 of %2").arg(toQString(field.key), toQString(key.type));
    commitChecked(*m_boxes[index], settingOf(what), SceneChange::Kind::Edited, [&](SceneObject& object) {
        // The components may have changed in the meantime.
        const std::optional<std::size_t> place = placeOf(object, key);
        return place ? edit(object.components[*place]) : QString();
    });
}

void ComponentsSection::remove(std::size_t index)
{
    const ComponentKey key = m_keys[index];
    commit(*m_boxes[index], removingOf(key.type), SceneChange::Kind::Edited, [&](SceneObject& object) {
        if (const std::optional<std::size_t> place = placeOf(object, key))
            removeComponent(object, *place);
    });
}

} // namespace broadside
