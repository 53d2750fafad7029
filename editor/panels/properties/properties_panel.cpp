#include "editor/panels/properties/properties_panel.h"

#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/panels/properties/collision_section.h"
#include "editor/panels/properties/components_section.h"
#include "editor/panels/properties/custom_section.h"
#include "editor/panels/properties/motion_section.h"
#include "editor/panels/properties/override_marks.h"
#include "editor/panels/properties/placement_section.h"
#include "editor/panels/properties/shape_section.h"
#include "editor/panels/properties/sprite_section.h"
#include "editor/session/step_session.h"
#include "editor/widgets/field_flash.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kFewObjects = 500;     // reading so many is not noticeable
constexpr std::size_t kManyObjects = 20'000; // showing so many in all sections at once is noticeable

/// A note on components of the scene itself; empty when it has none.
QString noteOnScene(const Scene& scene)
{
    if (scene.components.empty())
        return {};
    QStringList names;
    for (const Component& component : scene.components)
        names.append(toQString(typeNameOf(component)));
    return QStringLiteral("\n\n") +
           QCoreApplication::translate("PropertiesPanel",
                                       "The scene itself has components: %1. They stay in the file and have no effect: "
                                       "this version runs only components of objects.")
               .arg(listed(names));
}

} // namespace

PropertiesPanel::PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates,
                                 Focus& focus, const StepSession& steps, const SpriteAtlases& atlases,
                                 const QList<QAction*>& ofTemplate, QWidget* parent)
    : PanelWidget(parent)
    , m_focus(focus)
    , m_editor(document, edits, focus)
    , m_note(makeNote(QStringLiteral("propertiesNote")))
    , m_onlyDiffering(new QCheckBox(tr("Show only what differs")))
    , m_allAgree(makeNote(QStringLiteral("propertiesAllAgree"), tr("All values shown here are equal.")))
    , m_overrides(new OverrideMarks(templates, ofTemplate))
    , m_object(new QWidget)
    , m_refresh(new LazyRefresh(*this, [this] { followSteps(); }))
{
    addSection<PlacementSection>();
    addSection<ShapeSection>(focus);
    addSection<SpriteSection>(atlases);
    addSection<CollisionSection>();
    addSection<MotionSection>();
    addSection<ComponentsSection>(focus);
    addSection<CustomSection>(focus);
    setObjectName(QStringLiteral("PropertiesPanel"));
    setScrolledWidget(*this, makeBody());
    for (const auto& section : m_sections)
        m_overrides->add(section->overridables());
    connect(m_onlyDiffering, &QCheckBox::toggled, this, &PropertiesPanel::refresh);
    connect(m_overrides, &OverrideMarks::refused, this, &PropertiesPanel::refused);
    connect(&m_nextSection, &QTimer::timeout, this, &PropertiesPanel::showNextSection);
    connect(&templates.library(), &TemplateLibrary::changed, this, &PropertiesPanel::follow);
    connect(&document, &SceneDocument::changed, this, &PropertiesPanel::follow);
    connect(&focus, &Focus::selectionChanged, this, &PropertiesPanel::follow);
    connect(&steps, &StepSession::edited, this, &PropertiesPanel::follow);
    connect(&steps, &StepSession::worldChanged, this, &PropertiesPanel::follow);
    connect(&steps, &StepSession::stepped, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&steps, &StepSession::sought, this, &PropertiesPanel::followSeek);
    refresh();
}

PropertiesPanel::~PropertiesPanel() { stopListeningToFields(*this); }

template<class Section, class... Parts>
void PropertiesPanel::addSection(Parts&... parts)
{
    m_sections.push_back(std::make_unique<Section>(m_editor, parts...));
}

QWidget* PropertiesPanel::makeBody()
{
    auto* column = new QVBoxLayout(m_object);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (const auto& section : m_sections)
        column->addWidget(section.get());
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->addWidget(m_note);
    m_onlyDiffering->setObjectName(QStringLiteral("onlyDiffering"));
    m_onlyDiffering->setToolTip(tr("Hide the fields with equal values"));
    layout->addWidget(m_onlyDiffering);
    layout->addWidget(m_allAgree);
    layout->addWidget(m_overrides);
    layout->addWidget(m_object);
    layout->addStretch(1);
    return body;
}

void PropertiesPanel::follow()
{
    m_mustShow = true;
    if (m_focus.selection().size() > kFewObjects && !isTyping())
        m_refresh->request();
    else
        refresh(); // at once: an entry could be finished before a later refresh
}

void PropertiesPanel::followSeek()
{
    m_mustShow = true;
    if (isTyping())
        refresh();
    else
        m_refresh->request(kLiveRefreshMilliseconds);
}

bool PropertiesPanel::isTyping() const
{
    const QWidget* field = QApplication::focusWidget();
    if (!field || !isAncestorOf(field))
        return false;
    const auto* line = qobject_cast<const QLineEdit*>(field);
    if (!line)
        line = field->findChild<const QLineEdit*>();
    return QApplication::activePopupWidget() || (line && line->isModified());
}

/// Steps do not interrupt an entry in progress.
void PropertiesPanel::followSteps()
{
    if (m_mustShow || !isTyping())
        refresh();
}

void PropertiesPanel::refresh()
{
    m_mustShow = false;
    std::vector<ObjectPtr> objects = m_editor.selected();
    const bool single = m_focus.selection().size() == 1 && objects.size() == 1;
    m_object->setVisible(!objects.empty());
    const QString text = single ? m_editor.lockNotice() : note(objects);
    m_note->setVisible(!text.isEmpty());
    m_note->setText(text);
    m_overrides->showObjects(objects);
    const bool areSeveral = objects.size() > 1;
    m_onlyDiffering->setVisible(areSeveral);
    showSections(std::move(objects));
    showAgreement(areSeveral);
}

void PropertiesPanel::showAgreement(bool areSeveral)
{
    const bool differ = std::ranges::any_of(m_sections, [](const auto& section) { return !section->isLeftOut(); });
    m_allAgree->setVisible(areSeveral && m_onlyDiffering->isChecked() && m_objectsToShow.empty() && !differ);
}

void PropertiesPanel::showSection(PropertySection& section, std::span<const ObjectPtr> objects)
{
    section.setOnlyDiffering(m_onlyDiffering->isChecked() && objects.size() > 1);
    section.showObjects(objects);
}

void PropertiesPanel::showField(const QString& key)
{
    const auto hasField = [&key](const auto& section) { return section->fieldOf(key) != nullptr; };
    const auto section = std::ranges::find_if(m_sections, hasField);
    if (section == m_sections.end() || m_object->isHidden())
        return;
    const QPointer<QWidget> field = (*section)->fieldOf(key);
    m_onlyDiffering->setChecked(false);
    bringUp();
    (*section)->unfold();
    // The position of the field is known after the layout.
    QTimer::singleShot(0, this, [this, field] {
        auto* area = qobject_cast<QScrollArea*>(widget());
        if (!field || !area)
            return;
        constexpr int kRoomAround = 40; // pixels
        area->ensureWidgetVisible(field, 0, kRoomAround);
        new FieldFlash(*field);
    });
}

void PropertiesPanel::showSections(std::vector<ObjectPtr> objects)
{
    m_nextSection.stop();
    m_objectsToShow.clear();
    if (objects.size() > kManyObjects && !isTyping()) {
        m_objectsToShow = std::move(objects);
        m_shownSections = 0;
        m_nextSection.start(0);
    } else if (!objects.empty()) {
        for (const auto& section : m_sections)
            showSection(*section, objects);
    }
}

void PropertiesPanel::showNextSection()
{
    showSection(*m_sections[m_shownSections++], m_objectsToShow);
    if (m_shownSections < m_sections.size())
        return;
    m_nextSection.stop();
    m_objectsToShow = {};
    showAgreement(true);
}

QString PropertiesPanel::note(std::span<const ObjectPtr> objects) const
{
    const std::size_t selected = m_focus.selection().size();
    if (selected == 0)
        return tr("Nothing is selected.\nClick an object in the world or in the list to see and edit it.")
            .append(noteOnScene(m_editor.scene()));
    if (objects.empty())
        return tr(
            "The selected object is not in the world: the simulation removed it.\nStep back or stop to restore it.");
    const GroupUnits groups = m_editor.groupsAmong(objects);
    const GroupUnits::Unit* group = groups.whole();
    QString note = group ? translated(texts::groupSelected(group->members, group->name))
                         : translated(texts::objectsSelected(selected));
    if (const std::size_t gone = selected - objects.size(); gone > 0)
        note += tr("\n%1 of them are not in the world: the simulation removed them.").arg(grouped(gone));
    if (const QString locked = m_editor.lockNotice(); !locked.isEmpty())
        note += QLatin1Char('\n') + locked;
    return note;
}

} // namespace broadside
