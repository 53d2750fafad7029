#include "editor/panels/properties_panel.h"

#include "editor/panels/collision_section.h"
#include "editor/panels/components_section.h"
#include "editor/panels/motion_section.h"
#include "editor/panels/placement_section.h"
#include "editor/panels/shape_section.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QApplication>
#include <QLineEdit>
#include <QVBoxLayout>

namespace broadside {
namespace {

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

PropertiesPanel::PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, Focus& focus,
                                 const SimulationSession& session, QWidget* parent)
    : QDockWidget(tr("Properties"), parent)
    , m_focus(focus)
    , m_editor(document, edits, focus)
    , m_note(makeNote(QStringLiteral("propertiesNote")))
    , m_object(new QWidget)
    , m_refresh(new LazyRefresh(*this, [this] { followSteps(); }))
    , m_sections{new PlacementSection(m_editor), new ShapeSection(m_editor), new CollisionSection(m_editor),
                 new MotionSection(m_editor), new ComponentsSection(m_editor)}
{
    setObjectName(QStringLiteral("PropertiesPanel"));
    setScrolledWidget(*this, makeBody());
    connect(&document, &SceneDocument::changed, this, &PropertiesPanel::refresh);
    connect(&focus, &Focus::selectionChanged, this, &PropertiesPanel::refresh);
    connect(&session, &SimulationSession::edited, this, &PropertiesPanel::refresh);
    connect(&session, &SimulationSession::worldChanged, this, &PropertiesPanel::refresh);
    const auto soon = [this] { m_refresh->request(kLiveRefreshMilliseconds); };
    connect(&session, &SimulationSession::stepped, this, soon);
    connect(&session, &SimulationSession::sought, this, soon);
    refresh();
}

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
    layout->addWidget(m_object);
    layout->addStretch(1);
    return body;
}

/// Whoever types, or chooses from a list, is not interrupted by what moves.
void PropertiesPanel::followSteps()
{
    const QWidget* field = QApplication::focusWidget();
    if (field && isAncestorOf(field)) {
        const auto* line = qobject_cast<const QLineEdit*>(field);
        if (!line)
            line = field->findChild<const QLineEdit*>();
        if (QApplication::activePopupWidget() || (line && line->isModified()))
            return;
    }
    refresh();
}

void PropertiesPanel::refresh()
{
    const ObjectPtr object = m_editor.shown();
    m_object->setVisible(object != nullptr);
    m_note->setVisible(object == nullptr);
    if (!object)
        m_note->setText(note());
    else
        for (PropertySection* section : m_sections)
            section->showObject(*object);
}

QString PropertiesPanel::note() const
{
    if (m_focus.selection().empty())
        return tr("Nothing is selected.\nClick an object in the world or in the list to see and edit it.") +
               noteOnScene(m_editor.scene());
    if (m_focus.selection().size() == 1)
        return tr("What is selected is not in the world now: the simulation removed it.\nStep back, or stop, to have "
                  "it again.");
    return tr("%1 objects are selected.\nSelect one to edit it; Delete, Duplicate and the menu Arrange work on all of "
              "them.")
        .arg(grouped(m_focus.selection().size()));
}

} // namespace broadside
