#include "editor/panels/properties_panel.h"

#include "editor/panels/collision_section.h"
#include "editor/panels/components_section.h"
#include "editor/panels/custom_section.h"
#include "editor/panels/motion_section.h"
#include "editor/panels/override_marks.h"
#include "editor/panels/placement_section.h"
#include "editor/panels/shape_section.h"
#include "editor/panels/sprite_section.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QApplication>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kFewObjects = 500;     // that are read while nobody notices
constexpr std::size_t kManyObjects = 20'000; // of which all sections at once would be noticed

/// Components that the file gives to the scene itself; empty for none.
QString noteOnScene(const Scene& scene)
{
    if (scene.components.empty())
        return {};
    QStringList names;
    for (const Component& component : scene.components)
        names.append(toQString(typeNameOf(component)));
    return QCoreApplication::translate("PropertiesPanel",
                                       "\n\nThe scene has components of its own: %1. They are kept in the file and do "
                                       "nothing: this version runs the components of objects.")
        .arg(names.join(QLatin1String(", ")));
}

} // namespace

PropertiesPanel::PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates,
                                 Focus& focus, const SimulationSession& session, QWidget* parent)
    : QDockWidget(tr("Properties"), parent)
    , m_focus(focus)
    , m_editor(document, edits, focus)
    , m_note(makeNote(QStringLiteral("propertiesNote")))
    , m_overrides(new OverrideMarks(templates))
    , m_object(new QWidget)
    , m_refresh(new LazyRefresh(*this, [this] { followSteps(); }))
    , m_sections{new PlacementSection(m_editor), new ShapeSection(m_editor, focus), new CollisionSection(m_editor),
                 new MotionSection(m_editor),    new ComponentsSection(m_editor),   new CustomSection(m_editor, focus)}
{
    setObjectName(QStringLiteral("PropertiesPanel"));
    setScrolledWidget(*this, makeBody());
    for (const PropertySection* section : m_sections)
        m_overrides->add(section->overridables());
    connect(m_overrides, &OverrideMarks::refused, this, &PropertiesPanel::refused);
    connect(&m_nextSection, &QTimer::timeout, this, &PropertiesPanel::showNextSection);
    connect(&templates.library(), &TemplateLibrary::changed, this, &PropertiesPanel::follow);
    connect(&document, &SceneDocument::changed, this, &PropertiesPanel::follow);
    connect(&focus, &Focus::selectionChanged, this, &PropertiesPanel::follow);
    connect(&session, &SimulationSession::edited, this, &PropertiesPanel::follow);
    connect(&session, &SimulationSession::worldChanged, this, &PropertiesPanel::follow);
    connect(&session, &SimulationSession::stepped, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connect(&session, &SimulationSession::sought, this, &PropertiesPanel::followTime);
    refresh();
}

void PropertiesPanel::setAtlases(const SpriteAtlases& atlases)
{
    constexpr int kPlace = 2; // behind placement and shape
    auto* section = new SpriteSection(m_editor, atlases);
    m_sections.insert(m_sections.begin() + kPlace, section);
    static_cast<QVBoxLayout*>(m_object->layout())->insertWidget(kPlace, section);
    m_overrides->add(section->overridables());
    refresh();
}

void PropertiesPanel::setTemplateActions(const QList<QAction*>& actions) { m_overrides->setActions(actions); }

PropertiesPanel::~PropertiesPanel()
{
    qDeleteAll(m_sections); // they speak to the editor, which would be gone before them
    stopListeningToFields(*this);
}

QWidget* PropertiesPanel::makeBody()
{
    auto* column = new QVBoxLayout(m_object);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (PropertySection* section : m_sections)
        column->addWidget(section);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->addWidget(m_note);
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
        refresh(); // an entry may be finished before a request is served
}

void PropertiesPanel::followTime()
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

/// Whoever types is not interrupted by what moves.
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
    m_note->setVisible(!single);
    if (!single)
        m_note->setText(note(objects));
    m_overrides->showObjects(objects);
    showSections(std::move(objects));
}

void PropertiesPanel::showSections(std::vector<ObjectPtr> objects)
{
    m_nextSection.stop();
    m_coming.clear();
    if (objects.size() > kManyObjects && !isTyping()) {
        m_coming = std::move(objects);
        m_shownSections = 0;
        m_nextSection.start(0);
    } else if (!objects.empty()) {
        for (PropertySection* section : m_sections)
            section->showObjects(objects);
    }
}

void PropertiesPanel::showNextSection()
{
    m_sections[m_shownSections++]->showObjects(m_coming);
    if (m_shownSections < m_sections.size())
        return;
    m_nextSection.stop();
    m_coming = {};
}

QString PropertiesPanel::note(std::span<const ObjectPtr> objects) const
{
    const std::size_t selected = m_focus.selection().size();
    if (selected == 0)
        return tr("Nothing is selected.\nClick an object in the world or in the list to see and edit it.") +
               noteOnScene(m_editor.scene());
    if (objects.empty())
        return tr("What is selected is not in the world now: the simulation removed it.\nStep back, or stop, to have "
                  "it again.");
    QString note = tr("%1 objects are selected: what you type or choose goes to all of them, and += 1 or *= 2 change "
                      "each from its own number.")
                       .arg(grouped(selected));
    if (const std::size_t gone = selected - objects.size(); gone > 0)
        note += tr("\n%1 of them not in the world now: the simulation removed them.").arg(grouped(gone));
    if (const auto locked = std::ranges::count_if(objects, [](const ObjectPtr& object) { return object->locked; }))
        note += tr("\nLocked: %1. Drags do not move these, fields do.").arg(grouped(locked));
    return note;
}

} // namespace broadside
