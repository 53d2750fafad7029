#include "editor/window/main_window.h"

#include "editor/panels/assets/assets_panel.h"
#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/findings/audit_panel.h"
#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/findings/checks_panel.h"
#include "editor/panels/findings/events_panel.h"
#include "editor/panels/grid_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/queries_panel.h"
#include "editor/panels/simulation_panel.h"
#include "editor/panels/timeline_panel.h"
#include "editor/viewport/minimap.h"
#include "editor/viewport/pointer_keys.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/stride_field.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/arrange_actions.h"
#include "editor/window/actions/asset_actions.h"
#include "editor/window/actions/breakpoint_actions.h"
#include "editor/window/actions/clipboard_actions.h"
#include "editor/window/actions/component_actions.h"
#include "editor/window/actions/debug_actions.h"
#include "editor/window/actions/determinism_action.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/guide_actions.h"
#include "editor/window/actions/help_actions.h"
#include "editor/window/actions/layout_actions.h"
#include "editor/window/actions/level_actions.h"
#include "editor/window/actions/page_actions.h"
#include "editor/window/actions/select_actions.h"
#include "editor/window/actions/simulation_actions.h"
#include "editor/window/actions/snap_actions.h"
#include "editor/window/actions/template_actions.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/actions/transform_actions.h"
#include "editor/window/actions/view_actions.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_menu.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/first_hints.h"
#include "editor/window/help/game_sign.h"
#include "editor/window/help/hints.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/welcome.h"
#include "editor/window/layout/dock_fold.h"
#include "editor/window/menus/command_palette.h"
#include "editor/window/menus/menus.h"
#include "editor/window/menus/shortcuts.h"
#include "editor/window/menus/shortcuts_dialog.h"
#include "editor/window/menus/tool_bar.h"
#include "editor/window/menus/undo_keys.h"
#include "editor/window/menus/world_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/paddle_keys.h"
#include "editor/window/pages/comparison_window.h"
#include "editor/window/pages/recording_bar.h"
#include "editor/window/pages/scene_host.h"
#include "editor/window/pages/shared_follower.h"
#include "editor/window/rest_notice.h"
#include "editor/window/slow_step.h"
#include "editor/window/status_line.h"
#include "editor/window/template_drop.h"
#include "editor/window/world_edits_bar.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSlider>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace broadside {
namespace {

constexpr QSize kFirstSize(1360, 860);
constexpr int kSpinButtons = 28; // logical pixels, with their frame
constexpr QSize kFrame(8, 32);   // room for what the window manager adds

} // namespace

void placeWindow(QWidget& window, const Settings& settings)
{
    window.resize(kFirstSize.boundedTo(window.screen()->availableSize() - kFrame));
    window.restoreGeometry(settings.windowGeometry());
}

QStringList droppedFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files += url.toLocalFile();
    return files;
}

MainWindow::MainWindow(QSettings& storage, SceneHost* host, QWidget* parent, PageKind kind)
    : QMainWindow(parent)
    , m_storage(storage)
    , m_host(host)
    , m_settings(storage)
    , m_session(m_document)
    , m_trace(kind == PageKind::Recording ? std::make_unique<TraceSession>() : nullptr)
    , m_steps(m_trace ? static_cast<StepSession&>(*m_trace) : m_session)
    , m_edits(m_document, m_session)
    , m_library(m_document)
    , m_templates(m_document, m_edits, m_library)
    , m_undo(m_document.undoStack(), m_session.undoStack())
    , m_stage(m_document, m_steps)
    , m_hover(m_stage, m_focus)
    , m_breakpoints(m_document, m_steps)
    , m_inquiry(m_stage, m_steps, m_focus)
    , m_audit(m_document, m_steps)
    , m_proof(m_document, m_edits, m_steps, m_audit)
    , m_queries(m_stage)
    , m_heat(m_document, m_steps, m_stage)
    , m_atlases(m_document, this)
    , m_tools(m_document, m_edits, m_focus, m_stage, m_session, m_hover, m_breakpoints)
    , m_actions(*new ActionRegistry(*this, m_steps.capabilities()))
    , m_files(new FileActions(m_document, m_settings, *this, m_host, m_trace.get()))
    , m_messages(new MessageBar)
    , m_worldEdits(new WorldEditsBar(m_document, m_session,
                                     [this] { return m_viewport->tool() && m_viewport->tool()->isBusy(); }))
    , m_welcome(new Welcome(*m_files, *m_messages, m_settings, *this))
    , m_step(new QLabel)
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(!m_host); // which takes several files
    setDockNestingEnabled(true);
    m_focus.follow(m_document);
    makeCentre();
    makePanels();
    makeFeatures();
    m_step->setObjectName(QStringLiteral("stepReadout"));
    m_step->setToolTip(tr("Steps and simulated time since the start"));
    m_step->setContentsMargins(8, 0, 8, 0);
    auto* stride = new StrideField(m_steps);
    stride->setObjectName(QStringLiteral("toolBarStride"));
    stride->setFixedWidth(stride->fontMetrics().horizontalAdvance(QStringLiteral("00000")) + kSpinButtons);
    m_toolBar = new ToolBar(*this, m_actions, m_settings, {*stride, *m_step});
    addToolBar(m_toolBar);
    fillMenuBar(*this, m_actions);
    m_status = new StatusLine(*statusBar(), m_focus, m_stage, m_steps);
    QList<QAction*> commands;
    for (const Command& command : commandsOf(*menuBar()))
        commands += command.action;
    m_shortcuts = std::make_unique<Shortcuts>(commands, m_settings);

    connectAll();

    if (m_host)
        resize(parent->window()->size());
    else
        placeWindow(*this, m_settings);
    m_layouts->restore();
    m_toolActions->choose(m_tools.select);
    onOpened();
}

/// In the order of the menus.
void MainWindow::makeFeatures()
{
    m_fileMenu = &addFeature<FileMenu>(m_actions, *m_files);
    makeExport();
    m_pageActions = &addFeature<PageActions>(m_actions);
    m_fileMenu->addQuit(m_actions);
    makeEditFeatures();
    m_arrange = &addFeature<ArrangeActions>(m_actions, *m_messages, m_edits, m_focus, *m_viewport);
    m_transform = &addFeature<TransformActions>(m_actions, *m_messages, m_edits, m_focus, m_stage);
    m_level = &addFeature<LevelActions>(m_actions, m_document, m_edits, m_focus);
    m_view = &addFeature<ViewActions>(ViewActions::Parts{m_actions, m_edits, m_focus, m_stage, m_heat, *m_viewport,
                                                         *m_minimap, *m_pointerKeys, *this});
    m_snap = &addFeature<SnapActions>(m_actions, m_settings, m_tools.snapper, *m_viewport, *this);
    m_guides = &addFeature<GuideActions>(
        GuideActions::Parts{m_actions, *m_messages, m_document, m_edits, m_focus, m_tools.snapper, *m_viewport, *this},
        m_settings);
    addThemeMenu(m_actions, m_settings);
    m_toolActions = &addFeature<ToolActions>(m_actions, m_tools);
    addFeature<SimulationActions>(m_actions, m_steps);
    m_breakpointActions = &addFeature<BreakpointActions>(m_actions, *m_messages, m_breakpoints, m_steps, m_focus);
    addFeature<DeterminismAction>(m_actions, *m_messages, m_document, m_session, m_focus);
    m_debug = &addFeature<DebugActions>(DebugActions::Parts{m_actions, m_focus, m_audit, m_proof});
    m_layoutActions = &addFeature<LayoutActions>(LayoutActions::Parts{m_actions, m_panels, *m_layouts, *m_viewport});
    m_help = &addFeature<HelpActions>(m_actions, *this);
    makeAssets();
    makeNotices();
    connectPanels();
}

void MainWindow::makeEditFeatures()
{
    m_edit = &addFeature<EditActions>(
        EditActions::Parts{m_actions, *m_messages, m_document, m_edits, m_focus, m_undo, *m_objects, *this});
    m_clipboard = &addFeature<ClipboardActions>(
        ClipboardActions::Parts{m_actions, *m_messages, m_document, m_atlases, m_templates, m_edits, m_focus, m_undo},
        [this] { return m_viewport->camera().center(); });
    m_templateActions = &addFeature<TemplateActions>(TemplateActions::Parts{
        m_actions, *m_messages, m_templates, m_focus, *m_templatesPanel, *m_place, m_tools.place});
    m_select = &addFeature<SelectActions>(m_actions, m_edits, m_focus, *m_objects);
    m_worldMenu = &addFeature<WorldMenu>(m_actions, m_edits, m_stage, m_focus, *m_viewport);
}

/// What speaks up by itself, and what listens to keys of the game.
void MainWindow::makeNotices()
{
    new UndoKeys(this);
    addFeature<SlowStep>(*m_messages, m_session, nullptr);
    addFeature<RestNotice>(*m_messages, m_session, m_settings, nullptr);
    m_follower = &addFeature<SharedFollower>(m_templates, m_session, *m_messages);
    m_paddleKeys = &addFeature<PaddleKeys>(*m_viewport, m_document, m_session, nullptr);
    addFeature<GameSign>(*m_viewport, *m_paddleKeys, m_session);
}

void MainWindow::connectAll()
{
    connectFiles();
    connectPages();
    connectProject();
    connectEditing();
    connectView();
    connectTools();
    connectSimulation();
    connectTime();
    connectDebugging();
    if (m_trace)
        connectRecording();
}

MainWindow::~MainWindow()
{
    // The members end before Qt deletes the children: nobody may hear from them any more, and children that refer to
    // them go now.
    for (QObject* sender : std::initializer_list<QObject*>{&m_document, &m_undo, &m_focus, &m_session, &m_steps})
        sender->disconnect(this);
    m_viewport->setTool(nullptr);
    m_library.setProject(nullptr);
    while (!m_features.empty())
        m_features.pop_back(); // a later one may refer to an earlier one
    delete m_layouts;
    const QList<QDockWidget*> docks = m_panels.all();
    qDeleteAll(docks);
    delete m_status;
    delete m_comparison;
    delete takeCentralWidget();
    delete m_files;
}

void MainWindow::makeCentre()
{
    m_viewport = new ViewportWidget(m_stage, m_focus, m_hover);
    m_viewport->setObjectName(QStringLiteral("viewport"));
    m_viewport->setAccessibleName(tr("World"));
    m_viewport->setInquiry(m_inquiry);
    m_viewport->setAudit(m_audit);
    m_viewport->setQueries(m_queries);
    m_viewport->setSteps(m_steps);
    m_viewport->setHeatMap(m_heat);
    m_stage.setAtlases(m_atlases);
    m_viewport->setAtlases(m_atlases);
    m_inquiry.setAudit(m_audit);
    m_viewport->setBreakpoints(m_breakpoints);
    m_minimap = new Minimap(m_stage, m_focus, *m_viewport);
    m_pointerKeys = new PointerKeys(*m_viewport);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_worldEdits);
    if (m_trace) {
        auto* bar = new RecordingBar(*m_trace);
        connect(bar, &RecordingBar::convertWanted, this, &MainWindow::openMoment);
        connect(m_files, &FileActions::readingChanged, bar,
                [this, bar] { bar->setReading(QFileInfo(m_files->reading()).fileName()); });
        layout->addWidget(bar);
    }
    m_bars = layout;
    layout->addWidget(m_viewport, 1);
    setCentralWidget(centre);
}

void MainWindow::makePanels()
{
    m_panels =
        Panels({m_document, m_edits, m_templates, m_focus, m_session, m_steps, m_stage, m_hover, m_breakpoints,
                m_inquiry, m_audit, m_proof, m_queries, m_atlases, m_host ? &m_host->project() : nullptr, *this});
    m_objects = &m_panels.get<ObjectsPanel>();
    m_place = &m_panels.get<PlacePanel>();
    m_templatesPanel = &m_panels.get<TemplatesPanel>();
    m_breakpointsPanel = &m_panels.get<BreakpointsPanel>();
    m_assetsPanel = &m_panels.get<AssetsPanel>();
    m_layouts = new DockLayouts(*this, m_panels, m_settings);
    connect(&m_panels.get<TimelinePanel>(), &TimelinePanel::emptyChanged, &m_layouts->timelineFold(),
            &DockFold::setEmpty);
    connect(&m_panels.get<QueriesPanel>(), &QueriesPanel::toolWanted, this,
            [this] { activateTool(m_tools.query); }); // the list keeps the keys
    connect(&m_panels.get<PropertiesPanel>(), &PropertiesPanel::refused, this,
            [this](const QString& reason) { m_messages->show(MessageBar::Kind::Warning, reason); });
    connectFindings();
}

/// What lists findings leads to their objects, fields and panels.
void MainWindow::connectFindings()
{
    auto& audit = m_panels.get<AuditPanel>();
    connect(&audit, &AuditPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(&audit, &AuditPanel::reduced, this,
            [this](const std::shared_ptr<const ReducedFinding>& result) { openReduced(*result); });
    auto& events = m_panels.get<EventsPanel>();
    connect(&events, &EventsPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(&m_panels.get<SimulationPanel>(), &SimulationPanel::removalsWanted, this, [this, &events] {
        events.show(EventsModel::Show::Removals);
        bringUp(events);
    });
    auto& checks = m_panels.get<ChecksPanel>();
    connect(&checks, &ChecksPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(&checks, &ChecksPanel::fieldRequested, &m_panels.get<PropertiesPanel>(), &PropertiesPanel::showField);
    connect(&checks, &ChecksPanel::templateRequested, m_templatesPanel, &TemplatesPanel::showTemplate);
}

/// Panels have buttons for actions, too.
void MainWindow::connectPanels()
{
    m_components = new ComponentActions(m_document, m_edits, m_focus, *this);
    QList<QAction*> ofObjects = m_actions.all({"frameSelection", "rename", "cut", "copy", "paste", "duplicate",
                                               "delete", "group", "ungroup", "hideObjects", "lockObjects"});
    ofObjects += {m_components->addMenu(), m_components->removeMenu()};
    m_objects->setContextActions(ofObjects);
    m_panels.get<PropertiesPanel>().setTemplateActions(
        m_actions.all({"applyToTemplate", "resetToTemplate", "detachInstances"}));
    m_place->setDeleteAction(&m_actions["delete"]);
    m_breakpointsPanel->setActions(m_actions.all({"previousBreakpoint", "nextBreakpoint"}));
    connectBroadPhaseDock(m_panels.get<GridPanel>());
}

void MainWindow::openFile(const QString& path) { m_files->openFile(path); }

void MainWindow::openFirstSample() { m_files->openSample(firstSample()); }

void MainWindow::onOpened()
{
    m_viewport->cancelTool(); // what it has begun belongs to another scene
    m_messages->hide();
    m_queries.clear();
    m_viewport->showWorld();
    if (const auto session = std::exchange(m_restoring, std::nullopt); session && session->file == m_document.path())
        m_viewport->showView({session->centre.x(), session->centre.y()}, session->zoom);
    showTitle();
    showProjectActions();
    showEditActions();
    showStep();
}

void MainWindow::showTitle()
{
    setWindowTitle(
        (m_trace ? tr("%1 (recording)[*] - Broadside") : tr("%1[*] - Broadside")).arg(m_files->displayName()));
    setWindowFilePath(m_document.path());
    setWindowModified(m_document.isModified());
}

void MainWindow::showTheme()
{
    const Theme theme = isDark(palette()) ? darkTheme() : lightTheme();
    m_viewport->setTheme(theme);
    m_minimap->setTheme(theme);
}

void MainWindow::activateTool(Tool& tool)
{
    m_toolActions->check(tool);
    m_viewport->setTool(&tool);
    showHint();
}

void MainWindow::showHint()
{
    const QString pointer =
        m_pointerKeys->isOn() ? tr("Arrows move the pointer, Space presses and lets go; F7 ends it") : QString();
    QStringList hints{pointer, m_paddleKeys->hint(), m_viewport->tool() ? m_viewport->tool()->hint() : QString()};
    hints.removeAll(QString());
    m_status->setHint(hints.join(QLatin1String(". ")));
}

void MainWindow::chooseTool(Tool& tool)
{
    if (&tool == &m_tools.guides)
        m_guides->show();
    activateTool(tool);
    m_viewport->setFocus();
    const bool isDragged = m_templateDrop && m_templateDrop->isUnderWay();
    if (&tool == &m_tools.place && !isDragged)
        bringUp(*m_place);
    if (&tool == &m_tools.query && !m_panels[Panel::Inspector].isHidden())
        m_panels[Panel::Inspector].raise(); // the answer is there
    if (&tool == &m_tools.region)
        bringUp(*m_breakpointsPanel);
}

void MainWindow::showComparison()
{
    if (!m_comparison) {
        m_comparison = new ComparisonWindow(m_stage, m_focus, this);
        m_comparison->setActions(m_actions.all({"run", "pause", "firstStep", "stepBack", "step", "lastStep", "stop"}));
    }
    m_comparison->show();
    m_comparison->raise();
    m_comparison->activateWindow();
}

void MainWindow::findCommand()
{
    CommandPalette palette(commandsOf(*menuBar()), m_settings, this);
    if (palette.exec() == QDialog::Accepted)
        palette.chosen()->trigger();
}

void MainWindow::editShortcuts()
{
    m_shortcuts->apply(); // another window may have changed them
    ShortcutsDialog(*m_shortcuts, commandsOf(*menuBar()), this).exec();
}

bool MainWindow::restoreSession()
{
    const SceneSeen last = m_settings.lastSession().scenes.value(0);
    if (!m_settings.restoresSession() || !QFileInfo::exists(last.file))
        return false;
    openSeen(last);
    return true;
}

void MainWindow::openSeen(const SceneSeen& seen)
{
    m_restoring = seen;
    m_files->openHere(seen.file, seen.table);
}

SceneSeen MainWindow::seen() const
{
    const Camera2D& camera = m_viewport->camera();
    const QString file = m_document.path().isEmpty() ? m_files->savedAs() : m_document.path();
    return {file, {camera.center().x, camera.center().y}, camera.zoom(), m_files->tableChoices()};
}

void MainWindow::tell(MessageBar::Kind kind, const QString& text, const QString& details)
{
    m_messages->show(kind, text, details);
}

bool MainWindow::isUntouched() const
{
    return !m_trace && m_document.path().isEmpty() && !m_document.isModified() && m_document.undoStack().count() == 0 &&
           m_session.state() == SimulationSession::State::Authored && m_files->reading().isEmpty();
}

DockLayouts::Arrangement MainWindow::leaveFront()
{
    if (m_steps.state() == StepSession::State::Running && !(m_trace && m_trace->isGrowing()))
        m_steps.pause();
    m_layouts->remember();
    const DockLayouts::Arrangement arrangement = m_layouts->arrangement();
    // Windows of their own stay when the page is hidden.
    for (QDockWidget* dock : m_panels.all())
        if (dock->isFloating())
            dock->hide();
    m_comparisonWaits = m_comparison && m_comparison->isVisible();
    if (m_comparisonWaits)
        m_comparison->hide();
    return arrangement;
}

void MainWindow::comeToFront(const DockLayouts::Arrangement& arrangement)
{
    m_layouts->take(arrangement);
    m_shortcuts->apply();
    m_snap->reread();
    m_toolBar->reread();
    showPageCount();
    m_layoutActions->showFullScreen();
    if (std::exchange(m_comparisonWaits, false))
        m_comparison->show();
}

void MainWindow::tellOutOfMemory()
{
    m_messages->show(
        MessageBar::Kind::Warning,
        tr("There is not enough memory for that, so it was not finished. Everything that was open is still "
           "open. Save your scenes, then close other tabs or programs, or use fewer objects."));
}

void MainWindow::greet()
{
    if (!m_settings.hintsDismissed())
        offerHints();
    else
        welcome();
}

void MainWindow::welcome()
{
    if (m_settings.welcomesAtStart())
        m_welcome->show();
}

void MainWindow::offerHints()
{
    if (m_settings.hintsDismissed() || m_hints)
        return;
    auto* cellSize = m_panels[Panel::BroadPhase].findChild<QSlider*>(QStringLiteral("cellSizeSlider"));
    m_hints = new Hints(firstHints(m_document, *m_viewport, *cellSize, *this), *this);
    connect(m_viewport, &ViewportWidget::cameraChanged, m_hints, &Hints::placeLater);
    connect(&m_document, &SceneDocument::changed, m_hints, [this](const SceneChange& change) {
        change.kind == SceneChange::Kind::Reset ? m_hints->follow() : m_hints->placeLater();
    });
    connect(&m_session, &SimulationSession::shot, m_hints, &Hints::firstDone);
    connect(m_hints, &Hints::dismissed, this, [this] {
        m_settings.dismissHints();
        m_hints->deleteLater();
    });
    m_hints->follow();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayDiscard()) {
        event->ignore();
        return;
    }
    m_session.stop();
    m_settings.setWindowGeometry(saveGeometry());
    m_settings.setLastSession({{seen()}, 0, {}});
    m_layouts->remember();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_viewport)
        showTheme();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QStringList files = droppedFiles(*event->mimeData());
    if (files.size() == 1 || std::ranges::any_of(files, mayBeAsset))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (const QStringList others = addAssets(droppedFiles(*event->mimeData())); !others.isEmpty())
        openFile(others.front());
}

} // namespace broadside
