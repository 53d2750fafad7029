#include "editor/panels/properties/custom_section.h"

#include "editor/document/message_text.h"
#include "editor/widgets/panel_form.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace broadside {
namespace {

/// Name and value of a new property of the kind. @pre at least one object
Property newProperty(std::size_t kind, const Scene& scene, std::span<const ObjectPtr> owners)
{
    const ObjectId suggested = scene.size() > 0 ? scene.objects().front()->id : owners.front()->id;
    const std::array<Property, 5> properties{Property{"text", std::string()}, Property{"number", 0.0},
                                             Property{"flag", true}, Property{"color", Rgb{255, 255, 255}},
                                             Property{"object", suggested}};
    Property property = properties[kind];
    property.name = freshPropertyName(owners, property.name);
    return property;
}

bool sameKinds(const std::vector<PropertyKey>& a, const std::vector<PropertyKey>& b)
{
    return std::ranges::equal(a, b, {}, &PropertyKey::kind, &PropertyKey::kind);
}

} // namespace

CustomSection::CustomSection(ObjectEditor& editor, Focus& focus)
    : PropertySection(QStringLiteral("custom"), tr("Custom properties"), editor)
    , m_focus(focus)
    , m_none(makeNote(QStringLiteral("customNone")))
{
    connect(&focus, &Focus::selectionChanged, this, &CustomSection::notePicked);
    connect(&editor.document(), &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Removed || change.kind == SceneChange::Kind::Reset)
            stopPicking(); // the owners may be removed
    });
    makeTitleOverridable(TemplateField::CustomProperties);
    m_column->addWidget(m_none);
    makeAddButton();
}

void CustomSection::makeAddButton()
{
    QPushButton* button =
        makeMenuButton(QStringLiteral("addProperty"), tr("Add property"),
                       tr("Add your own value for the program that loads the scene; the simulation does not use it"));
    const QStringList kinds = propertyKinds();
    for (int kind = 0; kind < kinds.size(); ++kind) {
        QAction* action = button->menu()->addAction(kinds[kind]);
        action->setToolTip(tr("Add a property of this type, and name it"));
        connect(action, &QAction::triggered, this, [this, kind] { add(static_cast<std::size_t>(kind)); });
    }
    m_column->addWidget(button);
}

void CustomSection::showValues(std::span<const ObjectPtr> objects)
{
    std::vector<PropertyKey> keys = commonProperties(objects);
    if (!sameKinds(m_keys, keys))
        makeRows(keys); // otherwise only names and values differ: an entry in progress stays in its field
    m_keys = std::move(keys);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        std::vector<const PropertyValue*> values;
        values.reserve(objects.size());
        for (const ObjectPtr& object : objects)
            values.push_back(&propertyOf(*object, m_keys[i].name)->value);
        m_rows[i]->show(m_keys[i].name, values);
        if (std::holds_alternative<ObjectId>(*values.front()))
            m_rows[i]->showPicking(m_pick && m_pick->property == m_keys[i].name);
    }
    showNote(objects);
}

void CustomSection::showNote(std::span<const ObjectPtr> objects)
{
    const bool others = std::ranges::any_of(
        objects, [&](const ObjectPtr& object) { return object->properties->size() != m_keys.size(); });
    QString note = truncationNote(m_keys.size(), objects.front()->properties->size());
    if (note.isEmpty() && others)
        note = m_keys.empty() ? tr("The selected objects have no property in common. Select fewer objects.")
                              : tr("Some objects have more. Select fewer objects to edit these.");
    else if (m_keys.empty() && !others)
        note = tr("No properties. A property is a name and a value for the program that loads the scene.");
    m_none->setText(note);
    m_none->setVisible(!note.isEmpty());
}

void CustomSection::makeRows(const std::vector<PropertyKey>& keys)
{
    for (PropertyRow* row : m_rows) {
        stopListeningToFields(*row); // hiding a row with the focus would finish its entry
        row->disconnect(this);
        const QFormLayout::TakeRowResult taken = m_form->takeRow(row);
        delete taken.fieldItem;
        row->hide();
        row->deleteLater(); // the row may be the sender of the signal
    }
    m_rows.clear();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        // It captures the editor, not `this`: a field that loses the focus while it is deleted asks for the scene when
        // the section is half destroyed.
        auto* row = new PropertyRow(keys[i].kind, [&editor = m_editor]() -> const Scene& { return editor.scene(); });
        connect(row, &PropertyRow::edited, this,
                [this, i, row](const PropertyRow::Edit& edit) { change(*row, std::string(m_keys[i].name), edit); });
        connect(row, &PropertyRow::renamed, this, [this, i](const QString& name) { rename(i, name); });
        connect(row, &PropertyRow::removeRequested, this, [this, i] { remove(i); });
        connect(row, &PropertyRow::pickToggled, this, [this, i](bool picking) { setPicking(i, picking); });
        connect(row, &PropertyRow::refused, this, [this, row](const QString& why) { m_fault.show(*row, why); });
        m_form->addRow(row);
        row->show(); // now, not at the next layout
        m_rows.push_back(row);
    }
}

void CustomSection::add(std::size_t kind)
{
    const std::vector<ObjectPtr> objects = m_editor.selected();
    if (objects.empty())
        return;
    const Property property = newProperty(kind, m_editor.scene(), objects);
    const QString name = QString::fromStdString(property.name);
    commit(*m_none, {tr("Add property %1").arg(name), tr("Add property %1 to %2").arg(name)}, SceneChange::Kind::Edited,
           [&](SceneObject& object) { addProperty(object, property); });
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        if (m_keys[i].name == property.name)
            m_rows[i]->editName();
}

void CustomSection::change(const QWidget& field, const std::string& name, const PropertyRow::Edit& edit)
{
    commitChecked(field, settingOf(tr("property %1").arg(QString::fromStdString(name))), SceneChange::Kind::Edited,
                  [&](SceneObject& object) {
                      const Property* property = propertyOf(object, name);
                      if (!property)
                          return QString();
                      PropertyValue value = property->value;
                      QString fault = edit(value);
                      if (fault.isEmpty())
                          setPropertyValue(object, name, std::move(value));
                      return fault;
                  });
}

void CustomSection::setPicking(std::size_t index, bool picking)
{
    stopPicking();
    if (picking) {
        m_pick = Pick{m_keys[index].name, m_focus.selection(), {}};
        qApp->installEventFilter(this);
    }
    if (const std::vector<ObjectPtr> objects = m_editor.selected(); !objects.empty())
        showObjects(objects);
}

/// A click may select the whole group of the object, and change the selection several times.
void CustomSection::notePicked()
{
    if (!m_pick)
        return;
    const std::vector<ObjectId>& selection = m_focus.selection();
    if (m_focus.isSelected(m_focus.hovered()))
        m_pick->picked = m_focus.hovered();
    else
        m_pick->picked = selection.size() == 1 ? selection.front() : ObjectId{};
    // Later, after all receivers have handled this change of the selection: endPick() changes it again.
    QTimer::singleShot(0, this, &CustomSection::endPick);
}

bool CustomSection::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease)
        QTimer::singleShot(0, this, &CustomSection::endPick); // after the release was handled
    return PropertySection::eventFilter(watched, event);
}

/// Waits for the end of the click. Before, the click's selection would be overwritten, and its drag would move the
/// owners.
void CustomSection::endPick()
{
    if (!m_pick || m_focus.selection() == m_pick->owners || QGuiApplication::mouseButtons() != Qt::NoButton)
        return;
    const Pick pick = *m_pick;
    stopPicking();
    m_focus.select(pick.owners);
    if (pick.picked.isNull())
        return;
    change(*m_none, pick.property, [&](PropertyValue& value) {
        value = pick.picked;
        return QString();
    });
}

void CustomSection::stopPicking()
{
    m_pick.reset();
    qApp->removeEventFilter(this);
}

void CustomSection::rename(std::size_t index, const QString& name)
{
    const std::string from = m_keys[index].name;
    const std::string to = name.trimmed().toStdString();
    const QString was = QString::fromStdString(from);
    commitChecked(*m_rows[index], {tr("Rename property %1").arg(was), tr("Rename property %1 of %2").arg(was)},
                  SceneChange::Kind::Edited, [&](SceneObject& object) {
                      return translated(renameProperty(object, from, to).value_or(Message()));
                  });
}

void CustomSection::remove(std::size_t index)
{
    const std::string name = m_keys[index].name;
    const QString shown = QString::fromStdString(name);
    commit(*m_rows[index], {tr("Remove property %1").arg(shown), tr("Remove property %1 from %2").arg(shown)},
           SceneChange::Kind::Edited, [&](SceneObject& object) { removeProperty(object, name); });
}

} // namespace broadside
