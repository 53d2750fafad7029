// The wiring of MainWindow: which signal leads where.

#include "core/base/count_text.h"
#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/project_panel.h"
#include "editor/panels/properties/brush_section.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/arrange_actions.h"
#include "editor/window/actions/breakpoint_actions.h"
#include "editor/window/actions/clipboard_actions.h"
#include "editor/window/actions/component_actions.h"
#include "editor/window/actions/debug_actions.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/guide_actions.h"
#include "editor/window/actions/help_actions.h"
#include "editor/window/actions/level_actions.h"
#include "editor/window/actions/page_actions.h"
#include "editor/window/actions/select_actions.h"
#include "editor/window/actions/template_actions.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/actions/transform_actions.h"
#include "editor/window/actions/view_actions.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_menu.h"
#include "editor/window/help/welcome.h"
#include "editor/window/main_window.h"
#include "editor/window/menus/world_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/paddle_keys.h"
#include "editor/window/pages/scene_host.h"
#include "editor/window/pages/shared_follower.h"
#include "editor/window/status_line.h"
#include "editor/window/world_edits_bar.h"

#include <QLabel>

#include <algorithm>

namespace broadside {
void MainWindow::connectFiles()
{
    connect(m_fileMenu, &FileMenu::quitWanted, this, [this] { window()->close(); });
    connect(m_files, &FileActions::opened, this, &MainWindow::onOpened);
    connect(m_clipboard, &ClipboardActions::tableFound, this,
            [this](const QString& text) { m_files->importTable(text.toUtf8(), tr("clipboard")); });
    connect(m_files, &FileActions::recordingWanted, this, [this](const QString& path) {
        auto* window = new MainWindow(m_storage, nullptr, nullptr, PageKind::Recording);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        window->openFile(path);
    });
    connect(m_files, &FileActions::notice, this, [this](bool warning, const QString& text, const QString& details) {
        m_messages->show(warning ? MessageBar::Kind::Warning : MessageBar::Kind::Info, text, details);
    });
    connect(&m_document, &SceneDocument::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &SceneDocument::modifiedChanged, this, &MainWindow::showTitle);
}

void MainWindow::connectPages()
{
    connect(m_pageActions, &PageActions::closeWanted, this, [this] {
        if (m_host)
            m_host->closePage(*this);
        else
            close();
    });
    connect(m_pageActions, &PageActions::turnWanted, this, [this](int by) { m_host->turnPages(by); });
    connect(m_pageActions, &PageActions::moveWanted, this, [this](int by) { m_host->moveTab(by); });
    showPageCount();
}

void MainWindow::connectProject()
{
    showProjectActions();
    if (!m_host)
        return;
    auto* panel = &m_panels.get<ProjectPanel>();
    panel->setStartActions(m_actions.all({"newProject", "openProject"}));
    panel->setAddOpenScene(m_actions["addToProject"]);
    connect(panel, &ProjectPanel::sceneWanted, this, &MainWindow::openFile);
    connect(m_pageActions, &PageActions::attachWanted, this, [this] { m_host->attachGame(); });
    connect(m_pageActions, &PageActions::newProjectWanted, this, [this] { m_host->newProject(); });
    connect(m_pageActions, &PageActions::openProjectWanted, this, [this] { m_host->openProject(); });
    connect(m_pageActions, &PageActions::addToProjectWanted, this, [this] { m_host->addToProject(*this); });
    connect(m_pageActions, &PageActions::closeProjectWanted, this, [this] { m_host->closeProject(); });
    connect(&m_host->project(), &ProjectDocument::changed, this, &MainWindow::showProjectActions);
    connect(&m_document, &SceneDocument::pathChanged, this, &MainWindow::onPathChanged);
}

void MainWindow::onPathChanged()
{
    const bool shared = m_library.project() != nullptr;
    showProjectActions();
    if (!shared || m_library.project() || !m_host->project().isOpen() || !m_files->reading().isEmpty())
        return;
    const std::vector<Template>& templates = m_host->project().project().templates;
    const auto isOfProject = [&](const ObjectPtr& object) {
        return !object->instanceOf.isEmpty() && templateNamed(templates, object->instanceOf->name);
    };
    if (std::ranges::any_of(m_document.scene().objects(), isOfProject))
        tell(
            MessageBar::Kind::Warning,
            tr("This scene has instances of templates of the project %1, which does not list it: they follow them only "
               "once it does (File > Add this scene to the project).")
                .arg(m_host->project().name()));
}

/// A scene without a file may come to be of the project; one of another folder or project has templates of its own.
void MainWindow::joinProject()
{
    ProjectDocument* const project = m_host ? &m_host->project() : nullptr;
    const auto isListed = [&] {
        const std::optional<std::string> entry = project->entryOf(m_document.path());
        const auto& scenes = project->project().scenes;
        return entry && std::ranges::find(scenes, *entry) != scenes.end();
    };
    const bool belongs = project && project->isOpen() && (m_document.path().isEmpty() || isListed());
    m_library.setProject(belongs ? project : nullptr);
    m_atlases.setProject(belongs ? project->path() : QString());
}

void MainWindow::followTemplates()
{
    if (m_library.project())
        m_follower->followAll();
}

void MainWindow::showProjectActions()
{
    const bool isOpen = m_host && m_host->project().isOpen();
    m_pageActions->showProject(m_host != nullptr, isOpen, !m_document.path().isEmpty());
    m_layouts->setShowsProject(isOpen);
    joinProject();
}

void MainWindow::showProjectPanel(bool shows)
{
    m_panels[Panel::Project].setVisible(shows && !m_layouts->panelsAreHidden());
    if (shows)
        m_panels[Panel::Project].raise();
}

void MainWindow::showPageCount() { m_pageActions->showPages(m_host && m_host->pageCount() > 1); }

void MainWindow::connectEditing()
{
    connect(m_objects, &ObjectsPanel::refused, this,
            [this](const QString& reason) { m_messages->show(MessageBar::Kind::Warning, reason); });
    connect(&m_document, &SceneDocument::changed, this, &MainWindow::showEditActions);
    connect(&m_undo, &UndoOrder::changed, this, &MainWindow::showEditActions);
    connect(&m_session, &SimulationSession::redoForgotten, this, &MainWindow::showEditActions);
    connect(&m_session, &SimulationSession::worldChanged, this, &MainWindow::showEditActions);
    connect(&m_focus, &Focus::selectionChanged, this, &MainWindow::showEditActions);
}

void MainWindow::connectView()
{
    connect(m_objects, &ObjectsPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(m_view, &ViewActions::pointerKeysChanged, this, &MainWindow::showHint);
    for (const auto problem : {&ViewportWidget::openGlFailed, &ViewportWidget::pictureIsCoarse})
        connect(m_viewport, problem, this,
                [this](const QString& message) { m_messages->show(MessageBar::Kind::Warning, message); });
    connect(m_help, &HelpActions::paletteWanted, this, &MainWindow::findCommand);
    connect(m_help, &HelpActions::shortcutsWanted, this, &MainWindow::editShortcuts);
    connect(m_help, &HelpActions::welcomeWanted, m_welcome, &Welcome::show);
    showTheme();
}

void MainWindow::connectTools()
{
    connect(m_toolActions, &ToolActions::chosen, this, &MainWindow::chooseTool);
    connect(m_viewport, &ViewportWidget::doubleClicked, this, [this] {
        const std::optional<Guide> guide = m_tools.guides.target();
        if (m_viewport->tool() != &m_tools.guides || !guide)
            return;
        if (const std::optional<Guide> moved = m_guides->askForPlaceOf(*guide))
            m_tools.guides.choose(*moved);
    });
    connect(m_viewport, &ViewportWidget::doubleClicked, this, [this](ObjectId hit) {
        const ObjectPtr object = m_edits.find(hit);
        const bool isSelect = m_viewport->tool() == &m_tools.select && !m_tools.select.isTransforming();
        if (!isSelect || !object || !VertexTool::canEdit(*object))
            return;
        m_toolActions->choose(m_tools.vertices);
        m_focus.select(hit); // not its whole group
    });
    connect(m_viewport, &ViewportWidget::hintChanged, this, &MainWindow::showHint);
    connect(m_viewport, &ViewportWidget::menuWanted, m_worldMenu, &WorldMenu::show);
    connect(m_worldMenu, &WorldMenu::pasteWanted, m_clipboard, &ClipboardActions::pasteAt);
    connect(m_viewport, &ViewportWidget::hintChanged, m_worldEdits, &WorldEditsBar::settle);
    connect(m_paddleKeys, &PaddleKeys::hintChanged, this, &MainWindow::showHint);
    connect(m_objects, &ObjectsPanel::layerChosen, this, [this](const std::string& layer) {
        m_tools.place.setLayer(layer);
        showHint();
    });
    m_tools.place.setPrototype(m_place->prototype());
    connect(&m_place->brush(), &BrushSection::settingsChanged, this, [this](const PlaceSettings& settings) {
        m_tools.place.setSettings(settings);
        activateTool(m_tools.place);
    });
    connect(m_templateActions, &TemplateActions::placeToolWanted, this,
            [this] { m_toolActions->choose(m_tools.place); });
    connect(m_place, &PlacePanel::prototypeChanged, this, [this](const SceneObject& prototype) {
        m_tools.place.setPrototype(prototype);
        // Whoever chooses what to place wants to place it; the focus stays, for the next field.
        activateTool(m_tools.place);
    });
}

void MainWindow::connectSimulation()
{
    connect(&m_steps.runPace(), &RunPace::changed, this, &MainWindow::showStep);
    connect(&m_steps, &StepSession::worldChanged, this, &MainWindow::showStep);
    connect(&m_steps, &StepSession::stateChanged, this, [this] {
        if (m_steps.state() == SimulationSession::State::Running)
            m_messages->hideInfo(); // why the last one ended
    });
    connect(&m_steps, &StepSession::failed, this,
            [this](const Problem& problem) { m_messages->show(MessageBar::Kind::Warning, sentenceOf(problem)); });
    connect(&m_session, &SimulationSession::ended, this,
            [this](const QString& reason) { m_messages->show(MessageBar::Kind::Info, reason); });
    connect(&m_steps, &StepSession::stepped, this, [this](const StepReport& report) {
        showStep();
        if (!report.problems.empty())
            m_messages->show(MessageBar::Kind::Warning, sentenceOf(report.problems.front()));
    });
}

void MainWindow::connectTime()
{
    connect(&m_steps, &StepSession::sought, this, [this] {
        m_messages->hideInfo(); // about a moment that is not shown any more
        showStep();
    });
    connect(&m_steps, &StepSession::recordedChanged, this, &MainWindow::showStep);
    connect(&m_session, &SimulationSession::futureDropped, this, [this](const QString& sentence) {
        m_messages->show(
            MessageBar::Kind::Info,
            tr("%1. Simulation > Bring dropped steps back undoes that, until the next step.").arg(sentence));
    });
}

void MainWindow::connectDebugging()
{
    connect(m_breakpointActions, &BreakpointActions::newWanted, this, [this] {
        bringUp(*m_breakpointsPanel);
        m_breakpointsPanel->addForSelection();
    });
    connect(m_breakpointsPanel, &BreakpointsPanel::drawRegionWanted, this,
            [this] { m_toolActions->choose(m_tools.region); });
    connect(m_debug, &DebugActions::auditWanted, this, [this] { bringUp(m_panels[Panel::Audit]); });
    connect(m_debug, &DebugActions::comparisonWanted, this, &MainWindow::showComparison);
    connect(m_debug, &DebugActions::pinRefused, m_status, &StatusLine::setHint);
    connect(&m_focus, &Focus::pinsChanged, this, [this] {
        if (!m_focus.pins()[1].isNull())
            bringUp(m_panels[Panel::Why]);
    });
}

void MainWindow::showEditActions()
{
    m_edit->showAvailable();
    m_view->showAvailable();
    m_arrange->showAvailable();
    m_select->showAvailable();
    m_components->showAvailable();
    m_clipboard->showAvailable();
    m_transform->showAvailable();
    m_level->showAvailable();
    m_templateActions->showAvailable();
    m_guides->showAvailable();
}

void MainWindow::showStep()
{
    if (!m_steps.objects()) {
        m_step->setText(m_steps.runPace().slowness() > 1
                            ? tr("not started   1/%1 speed").arg(m_steps.runPace().slowness())
                            : tr("not started"));
        return;
    }
    const QString step = isInThePast(m_steps)
                             ? tr("step %1 of %2").arg(grouped(m_steps.step()), grouped(m_steps.recorded().last))
                             : tr("step %1").arg(grouped(m_steps.step()));
    QString text = tr("%1   %2 s").arg(step).arg(m_steps.shown().time, 0, 'f', 3);
    if (m_steps.runPace().slowness() > 1)
        text += tr("   1/%1 speed").arg(m_steps.runPace().slowness());
    const auto recorded = m_steps.at(m_steps.step());
    if (recorded && recorded->record && recorded->record->allHits > 0)
        text += QStringLiteral("   ") + QString::fromStdString(countOf(recorded->record->allHits, "hit"));
    m_step->setText(text);
}

} // namespace broadside
