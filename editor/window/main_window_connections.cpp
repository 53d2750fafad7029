// The wiring of MainWindow: which signal leads where.

#include "core/base/count_text.h"
#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/project_panel.h"
#include "editor/panels/properties/brush_section.h"
#include "editor/viewport/minimap.h"
#include "editor/viewport/pointer_keys.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/actions.h"
#include "editor/window/actions/arrange_actions.h"
#include "editor/window/actions/clipboard_actions.h"
#include "editor/window/actions/component_actions.h"
#include "editor/window/actions/guide_actions.h"
#include "editor/window/actions/level_actions.h"
#include "editor/window/actions/select_actions.h"
#include "editor/window/actions/selection_actions.h"
#include "editor/window/actions/template_actions.h"
#include "editor/window/actions/transform_actions.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/help/help.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/welcome.h"
#include "editor/window/main_window.h"
#include "editor/window/menus/world_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/paddle_keys.h"
#include "editor/window/pages/scene_host.h"
#include "editor/window/pages/shared_follower.h"
#include "editor/window/status_line.h"
#include "editor/window/world_dialog.h"
#include "editor/window/world_edits_bar.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QShortcut>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr double kZoomStep = 1.25;

} // namespace

void MainWindow::connectFiles()
{
    const Actions& a = *m_actions;
    connect(a.newScene, &QAction::triggered, m_files, &FileActions::newScene);
    connect(a.open, &QAction::triggered, m_files, &FileActions::open);
    connect(a.save, &QAction::triggered, m_files, &FileActions::save);
    connect(a.saveAs, &QAction::triggered, m_files, &FileActions::saveAs);
    connect(a.quit, &QAction::triggered, this, [this] { window()->close(); });
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
    const Actions& a = *m_actions;
    connect(a.closeScene, &QAction::triggered, this, [this] {
        if (m_host)
            m_host->closePage(*this);
        else
            close();
    });
    connect(a.nextScene, &QAction::triggered, this, [this] { m_host->turnPages(1); });
    connect(a.previousScene, &QAction::triggered, this, [this] { m_host->turnPages(-1); });
    connect(a.moveTabRight, &QAction::triggered, this, [this] { m_host->moveTab(1); });
    connect(a.moveTabLeft, &QAction::triggered, this, [this] { m_host->moveTab(-1); });
    showPageCount();
}

void MainWindow::connectProject()
{
    const Actions& a = *m_actions;
    showProjectActions();
    if (!m_host)
        return;
    auto* panel = static_cast<ProjectPanel*>(m_docks.project);
    panel->setStartActions({a.newProject, a.openProject});
    panel->setAddOpenScene(*a.addToProject);
    connect(panel, &ProjectPanel::sceneWanted, this, &MainWindow::openFile);
    connect(a.attachGame, &QAction::triggered, this, [this] { m_host->attachGame(); });
    connect(a.newProject, &QAction::triggered, this, [this] { m_host->newProject(); });
    connect(a.openProject, &QAction::triggered, this, [this] { m_host->openProject(); });
    connect(a.addToProject, &QAction::triggered, this, [this] { m_host->addToProject(*this); });
    connect(a.closeProject, &QAction::triggered, this, [this] { m_host->closeProject(); });
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
    const Actions& a = *m_actions;
    const bool isOpen = m_host && m_host->project().isOpen();
    const QString none = tr("no project is open");
    Actions::setAvailable(*a.attachGame, m_host, tr("this window shows one scene only"));
    Actions::setAvailable(*a.newProject, m_host, tr("this window shows one scene only"));
    Actions::setAvailable(*a.openProject, m_host, tr("this window shows one scene only"));
    Actions::setAvailable(*a.closeProject, isOpen, none);
    Actions::setAvailable(*a.addToProject, isOpen && !m_document.path().isEmpty(),
                          isOpen ? tr("the scene has no file yet: save it in the project's folder") : none);
    m_layouts->setShowsProject(isOpen);
    joinProject();
}

void MainWindow::showProjectPanel(bool shows)
{
    m_docks.project->setVisible(shows && !m_layouts->panelsAreHidden());
    if (shows)
        m_docks.project->raise();
}

void MainWindow::showPageCount()
{
    const bool several = m_host && m_host->pageCount() > 1;
    const QString reason = tr("no other scene is open");
    for (QAction* action :
         {m_actions->nextScene, m_actions->previousScene, m_actions->moveTabRight, m_actions->moveTabLeft})
        Actions::setAvailable(*action, several, reason);
}

void MainWindow::connectEditing()
{
    const Actions& a = *m_actions;
    connect(a.duplicate, &QAction::triggered, this, [this] {
        if (const QString refusal = duplicateSelected(m_edits, m_focus); !refusal.isEmpty())
            m_messages->show(MessageBar::Kind::Warning, tr("What is selected cannot be duplicated: %1.").arg(refusal));
    });
    connect(m_objects, &ObjectsPanel::refused, this,
            [this](const QString& reason) { m_messages->show(MessageBar::Kind::Warning, reason); });
    connect(a.rename, &QAction::triggered, m_objects, &ObjectsPanel::renameSelected);
    connect(a.remove, &QAction::triggered, this, [this] { deleteSelected(m_edits, m_focus); });
    connect(a.worldSettings, &QAction::triggered, this, [this] { WorldDialog(m_document, this).exec(); });
    connect(&m_document, &SceneDocument::changed, this, &MainWindow::showEditActions);
    connect(a.undo, &QAction::triggered, &m_undo, &UndoOrder::undo);
    connect(a.redo, &QAction::triggered, &m_undo, &UndoOrder::redo);
    connect(&m_undo, &UndoOrder::changed, this, &MainWindow::showEditActions);
    connect(&m_session, &SimulationSession::redoForgotten, this, &MainWindow::showEditActions);
    connect(&m_session, &SimulationSession::worldChanged, this, &MainWindow::showEditActions);
    connect(&m_focus, &Focus::selectionChanged, this, &MainWindow::showEditActions);
}

void MainWindow::connectView()
{
    const Actions& a = *m_actions;
    connect(a.showWorld, &QAction::triggered, m_viewport, &ViewportWidget::showWorld);
    connect(a.frameSelection, &QAction::triggered, m_viewport, &ViewportWidget::frameSelection);
    connect(m_objects, &ObjectsPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(a.zoomIn, &QAction::triggered, m_viewport, [this] { m_viewport->zoomBy(kZoomStep); });
    connect(a.zoomOut, &QAction::triggered, m_viewport, [this] { m_viewport->zoomBy(1.0 / kZoomStep); });
    constexpr std::array<Vec2, Actions::kPans> kPanWays{{{-0.1, 0.0}, {0.1, 0.0}, {0.0, 0.1}, {0.0, -0.1}}};
    for (std::size_t i = 0; i < kPanWays.size(); ++i) {
        m_viewport->addAction(a.pan[i]);
        connect(a.pan[i], &QAction::triggered, m_viewport, [this, way = kPanWays[i]] { m_viewport->panBy(way); });
    }
    connect(a.showMinimap, &QAction::toggled, m_minimap, &Minimap::setWanted);
    connect(a.contextMenu, &QAction::triggered, this, &MainWindow::showContextMenu);
    connect(a.pointerKeys, &QAction::toggled, this, [this](bool on) {
        m_pointerKeys->setOn(on);
        showHint();
    });
    connect(a.followProjectile, &QAction::toggled, m_viewport, &ViewportWidget::setFollowing);
    connect(m_viewport, &ViewportWidget::followingChanged, a.followProjectile, &QAction::setChecked);
    for (const auto problem : {&ViewportWidget::openGlFailed, &ViewportWidget::pictureIsCoarse})
        connect(m_viewport, problem, this,
                [this](const QString& message) { m_messages->show(MessageBar::Kind::Warning, message); });
    connect(a.hidePanels, &QAction::toggled, m_layouts, &DockLayouts::setPanelsHidden);
    connect(a.fullScreen, &QAction::toggled, this,
            [this](bool on) { window()->setWindowState(window()->windowState().setFlag(Qt::WindowFullScreen, on)); });
    // Only in the world: elsewhere Tab goes to the next field.
    auto* tab = new QShortcut(QKeySequence(Qt::Key_Tab), m_viewport);
    tab->setContext(Qt::WidgetShortcut);
    connect(tab, &QShortcut::activated, a.hidePanels, &QAction::toggle);
    connect(a.compareAlgorithms, &QAction::triggered, this, &MainWindow::showComparison);
    connect(a.findCommand, &QAction::triggered, this, &MainWindow::findCommand);
    connect(a.editShortcuts, &QAction::triggered, this, &MainWindow::editShortcuts);
    connect(a.welcome, &QAction::triggered, m_welcome, &Welcome::show);
    connect(a.firstMinute, &QAction::triggered, this, [this] { showFirstMinute(*window()); });
    for (std::size_t i = 0; i < a.manual.size(); ++i)
        connect(a.manual[i], &QAction::triggered, this,
                [this, i] { showManual(*window(), QLatin1String(manualPages()[i].name)); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(*window()); });
    showTheme();
}

/// As the Menu key does, which not every keyboard has.
void MainWindow::showContextMenu()
{
    QWidget* const active = QApplication::focusWidget(); // none yet, when a dialog has just been left
    QWidget* const widget = active ? active : window()->focusWidget();
    if (!widget)
        return;
    const QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
}

void MainWindow::connectTools()
{
    const Actions& a = *m_actions;
    connect(a.selectTool, &QAction::triggered, this, [this] { chooseTool(m_tools.select); });
    connect(a.placeTool, &QAction::triggered, this, [this] { chooseTool(m_tools.place); });
    connect(a.cannonTool, &QAction::triggered, this, [this] { chooseTool(m_tools.cannon); });
    connect(a.queryTool, &QAction::triggered, this, [this] { chooseTool(m_tools.query); });
    connect(a.vertexTool, &QAction::triggered, this, [this] { chooseTool(m_tools.vertices); });
    connect(a.polygonTool, &QAction::triggered, this, [this] { chooseTool(m_tools.polygon); });
    connect(a.measureTool, &QAction::triggered, this, [this] { chooseTool(m_tools.measure); });
    connect(a.guideTool, &QAction::triggered, this, [this] {
        m_guides->show();
        chooseTool(m_tools.guides);
    });
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
        m_actions->vertexTool->trigger();
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
        m_actions->placeTool->setChecked(true);
        activateTool(m_tools.place);
    });
    connect(m_templateActions, &TemplateActions::placeToolWanted, m_actions->placeTool, &QAction::trigger);
    connect(m_place, &PlacePanel::prototypeChanged, this, [this](const SceneObject& prototype) {
        m_tools.place.setPrototype(prototype);
        // Whoever chooses what to place wants to place it; the focus stays, for the next field.
        m_actions->placeTool->setChecked(true);
        activateTool(m_tools.place);
    });
}

void MainWindow::connectSimulation()
{
    const Actions& a = *m_actions;
    connect(a.run, &QAction::triggered, &m_steps, [this] { m_steps.run(); });
    connect(a.pause, &QAction::triggered, &m_steps, &StepSession::pause);
    connect(a.step, &QAction::triggered, &m_steps,
            [this] { m_steps.stepMany(static_cast<std::uint64_t>(m_steps.stride())); });
    connect(a.stop, &QAction::triggered, &m_steps, &StepSession::stop);
    connect(&m_steps, &StepSession::paceChanged, this, &MainWindow::showStep);
    connect(&m_steps, &StepSession::stateChanged, this, &MainWindow::showSimulationActions);
    connect(&m_steps, &StepSession::makingChanged, this, &MainWindow::showSimulationActions);
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
    const Actions& a = *m_actions;
    connect(a.stepBack, &QAction::triggered, &m_steps,
            [this] { m_steps.stepBackMany(static_cast<std::uint64_t>(m_steps.stride())); });
    connect(a.firstStep, &QAction::triggered, &m_steps, &StepSession::seekFirst);
    connect(a.lastStep, &QAction::triggered, &m_steps, &StepSession::seekLast);
    connect(a.otherFuture, &QAction::triggered, &m_steps, &StepSession::exchangeFuture);
    connect(&m_steps, &StepSession::sought, this, [this] {
        m_messages->hideInfo(); // about a moment that is not shown any more
        showStep();
        showTimeActions();
    });
    connect(&m_steps, &StepSession::stepped, this, &MainWindow::showTimeActions);
    connect(&m_steps, &StepSession::worldChanged, this, &MainWindow::showTimeActions);
    connect(&m_steps, &StepSession::recordedChanged, this, [this] {
        showStep();
        showTimeActions();
    });
    connect(&m_session, &SimulationSession::futureDropped, this, [this](const QString& sentence) {
        m_messages->show(
            MessageBar::Kind::Info,
            tr("%1. Simulation > Bring dropped steps back undoes that, until the next step.").arg(sentence));
    });
}

void MainWindow::connectBreakpoints()
{
    const Actions& a = *m_actions;
    connect(a.addBreakpoint, &QAction::triggered, this, [this] {
        bringUp(*m_breakpointsPanel);
        m_breakpointsPanel->addForSelection();
    });
    connect(a.regionTool, &QAction::triggered, this, [this] {
        chooseTool(m_tools.region);
        bringUp(*m_breakpointsPanel);
    });
    connect(m_breakpointsPanel, &BreakpointsPanel::drawRegionWanted, a.regionTool, &QAction::trigger);
}

void MainWindow::connectLayouts()
{
    const Actions& a = *m_actions;
    connect(a.layoutLayout, &QAction::triggered, this, [this] { m_layouts->choose(DockLayouts::kLayout); });
    connect(a.debugLayout, &QAction::triggered, this, [this] { m_layouts->choose(DockLayouts::kDebug); });
    connect(a.resetLayout, &QAction::triggered, m_layouts, &DockLayouts::reset);
    connect(m_layouts, &DockLayouts::changed, this, [this] {
        m_actions->layoutLayout->setChecked(m_layouts->current() == DockLayouts::kLayout);
        m_actions->debugLayout->setChecked(m_layouts->current() == DockLayouts::kDebug);
        m_actions->hidePanels->setChecked(m_layouts->panelsAreHidden());
    });
}

void MainWindow::connectPins()
{
    connect(m_actions->pin, &QAction::triggered, this, [this] {
        const std::vector<ObjectId>& selected = m_focus.selection(); // from a menu the mouse is over nothing
        if (const ObjectId id = m_focus.hovered(); !id.isNull())
            m_focus.togglePin(id);
        else if (selected.size() == 1)
            m_focus.togglePin(selected.front());
        else if (selected.size() == 2)
            m_focus.setPins(selected.front(), selected.back());
        else
            m_status->setHint(tr("Pin: put the mouse over an object, or select one or two"));
    });
    connect(&m_focus, &Focus::pinsChanged, this, [this] {
        if (!m_focus.pins()[1].isNull())
            bringUp(*m_docks.why);
    });
}

void MainWindow::showEditActions()
{
    const Actions& a = *m_actions;
    const bool any = std::ranges::any_of(m_focus.selection(), [this](ObjectId id) { return m_edits.contains(id); });
    const QString select = tr("nothing is selected");
    a.undo->setText(m_undo.canUndo() ? tr("&Undo %1").arg(m_undo.undoText()) : tr("&Undo"));
    a.redo->setText(m_undo.canRedo() ? tr("&Redo %1").arg(m_undo.redoText()) : tr("&Redo"));
    Actions::setAvailable(*a.undo, m_undo.canUndo(), tr("there is nothing to undo"));
    Actions::setAvailable(*a.redo, m_undo.canRedo(), tr("there is nothing to redo"));
    Actions::setAvailable(*a.duplicate, any, select);
    Actions::setAvailable(*a.remove, any, select);
    Actions::setAvailable(*a.rename, any, select);
    Actions::setAvailable(*a.frameSelection, any, select);
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
        m_step->setText(m_steps.slowness() > 1 ? tr("not started   1/%1 speed").arg(m_steps.slowness())
                                               : tr("not started"));
        return;
    }
    const QString step = m_steps.isInThePast()
                             ? tr("step %1 of %2").arg(grouped(m_steps.step()), grouped(m_steps.recorded().last))
                             : tr("step %1").arg(grouped(m_steps.step()));
    QString text = tr("%1   %2 s").arg(step).arg(m_steps.time(), 0, 'f', 3);
    if (m_steps.slowness() > 1)
        text += tr("   1/%1 speed").arg(m_steps.slowness());
    if (m_steps.hits() > 0)
        text += QStringLiteral("   ") + QString::fromStdString(countOf(m_steps.hits(), "hit"));
    m_step->setText(text);
}

void MainWindow::showSimulationActions()
{
    using State = SimulationSession::State;
    const Actions& a = *m_actions;
    const State state = m_steps.state();
    const bool isPlayed = m_trace && !m_trace->isGrowing() && !m_trace->isInThePast();
    Actions::setAvailable(*a.run, state != State::Running && !isPlayed,
                          isPlayed ? tr("this is the last step of the recording") : tr("the simulation runs already"));
    if (m_trace)
        Actions::setAvailable(*a.step, m_trace->isInThePast(), tr("this is the last step of the recording"));
    Actions::setAvailable(*a.pause, state == State::Running || m_steps.isMaking(), tr("the simulation does not run"));
    Actions::setAvailable(*a.stop, state != State::Authored, tr("no simulation has been started"));
}

void MainWindow::showTimeActions()
{
    const TimeShown now{m_steps.objects() != nullptr, m_steps.canStepBack(), m_steps.isInThePast(),
                        m_steps.canStepBack() ? 0 : m_steps.recorded().first, m_steps.droppedFuture()};
    if (m_timeShown == now)
        return;
    m_timeShown = now;
    if (m_trace)
        showSimulationActions();
    const Actions& a = *m_actions;
    const QString notStarted = tr("no simulation has been started");
    const QString first = !now.live ? notStarted
                          : m_trace ? tr("this is the first step of the recording")
                          : now.first == 0
                              ? tr("the world stands as it was at the start")
                              : tr("step %1 is the oldest that the memory for records holds").arg(grouped(now.first));
    Actions::setAvailable(*a.stepBack, now.past, first);
    Actions::setAvailable(*a.firstStep, now.past, first);
    Actions::setAvailable(*a.lastStep, now.future, now.live ? tr("this is the latest step") : notStarted);
    Actions::setAvailable(*a.otherFuture, now.dropped.has_value(),
                          tr("only the step that takes another way than the recorded one drops any"));
}

} // namespace broadside
