#include "editor/window/pages/page.h"

#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/queries_panel.h"
#include "editor/panels/simulation_panel.h"
#include "editor/viewport/minimap.h"
#include "editor/viewport/pointer_keys.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/stride_field.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/breakpoint_actions.h"
#include "editor/window/actions/clipboard_actions.h"
#include "editor/window/actions/debug_actions.h"
#include "editor/window/actions/export_action.h"
#include "editor/window/actions/select_actions.h"
#include "editor/window/actions/simulation_actions.h"
#include "editor/window/actions/snap_actions.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/actions/view_actions.h"
#include "editor/window/files/file_menu.h"
#include "editor/window/files/levels/level_export.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/hidden_faults.h"
#include "editor/window/help/welcome.h"
#include "editor/window/layout/panel_focus.h"
#include "editor/window/menus/command_list.h"
#include "editor/window/menus/world_menu.h"
#include "editor/window/pages/comparison_window.h"
#include "editor/window/pages/finding_links.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/pages/page_picture.h"
#include "editor/window/pages/run_again.h"
#include "editor/window/pages/step_readout.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/reports/report_writer.h"
#include "editor/window/status_line.h"

#include <QEvent>
#include <QPointer>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kSpinButtons = 28; // logical pixels, including the frame

// Names of the actions that switch something on and off.
constexpr const char* kSwitches[] = {"snapping",    "snapToObjects", "snapToGaps",       "snapToGuides",  "snapToCells",
                                     "snapToGrid",  "snapToPixels",  "showHeat",         "showStructure", "showMinimap",
                                     "pointerKeys", "showGrid",      "followProjectile", "showSprites",   "showLegend"};

PanelParts panelPartsOf(PageModel& m, const ActionRegistry& actions)
{
    return {m.document, m.edits,      m.templates, m.templateChoice,  m.focus,     m.simulation.get(),
            m.steps,    m.shownWorld, m.hover,     m.breakpoints,     m.inquiry,   m.review,
            m.audit,    m.proof,      m.story,     m.expectation,     m.diagnosis, m.fixRun,
            m.tuner,    m.queries,    m.atlases,   m.recording.get(), actions};
}

DrawnParts drawnPartsOf(const PageModel& m)
{
    return {&m.inquiry, &m.audit, &m.breakpoints, &m.queries, &m.heat, &m.steps, &m.atlases, &m.expectation};
}

std::unique_ptr<StrideField> makeStride(StepSession& steps)
{
    auto field = std::make_unique<StrideField>(steps);
    field->setObjectName(QStringLiteral("toolBarStride"));
    field->setFixedWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("00000")) + kSpinButtons);
    return field;
}

} // namespace

Page::Page(const Window& window, PageKind kind, const Kept* kept, QWidget* parent)
    : QWidget(parent)
    , m_window(window)
    , m_settings(window.storage)
    , m_sharedModel(kept ? kept->model : std::make_shared<PageModel>(kind))
    , m_model(*m_sharedModel)
    , m_actions(window.actions, m_model.steps.capabilities(), m_model.edits, m_model.focus)
    , m_files(FileActions::Parts{m_model.document, m_settings, window.preferences, *this, window.host, window.versions,
                                 window.recovery, m_model.offeredEdits.get(), m_model.recording.get(),
                                 [this] { return reloading(); }})
    , m_panels(panelPartsOf(m_model, m_actions))
    , m_status(std::make_unique<StatusLine>(m_model.focus, m_model.shownWorld, m_model.steps, m_model.audit,
                                            m_model.diagnosis))
    , m_stride(makeStride(m_model.steps))
    , m_readout(std::make_unique<StepReadout>(m_model.steps))
    , m_centre(std::make_unique<QWidget>(this))
    , m_kept(kept ? std::optional(*kept) : std::nullopt)
{
    makeCentre();
    m_model.edits.setLockNotice([status = QPointer(m_status.get())](const QString& sentence) {
        if (status) // the model may go on to another page
            status->announce(sentence);
    });
    makeFeatures();
    connectFiles();
    connectView();
    connectTools();
    connectSteps();
    connectPreferences();
}

Page::~Page() = default;

void Page::makeCentre()
{
    m_messages = new MessageBar;
    m_viewport = new ViewportWidget(m_model.shownWorld, m_model.focus, m_model.hover, drawnPartsOf(m_model));
    m_viewport->setObjectName(QStringLiteral("viewport"));
    m_viewport->setAccessibleName(tr("World"));
    m_minimap = new Minimap(m_model.shownWorld, m_model.focus, *m_viewport);
    m_pointerKeys = new PointerKeys(*m_viewport);
    m_bars = new QVBoxLayout(m_centre.get());
    m_bars->setContentsMargins(0, 0, 0, 0);
    m_bars->setSpacing(0);
    m_bars->addWidget(m_messages);
    m_bars->addWidget(m_viewport, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_centre.get());
    setFocusProxy(m_viewport);
}

/// Features of every page, in the order of the menus.
void Page::makeFeatures()
{
    PageModel& m = m_model;
    m_features.add<FileMenu>(m_actions, m_files);
    makeExport();
    m_clipboard = &m_features.add<ClipboardActions>(
        ClipboardActions::Parts{m_actions, *m_messages, m.document, m.atlases, m.templates, m.edits, m.focus, m.undo},
        [this] { return m_viewport->camera().center(); });
    m_features.add<SelectActions>(
        SelectActions::Parts{m_actions, *m_messages, m.edits, m.shownWorld, m.focus, m_panels});
    m_worldMenu = &m_features.add<WorldMenu>(m_actions, m.edits, m.shownWorld, m.focus, *m_viewport);
    m_view = &m_features.add<ViewActions>(ViewActions::Parts{m_actions, m.shownWorld, m.heat, *m_viewport, *m_minimap,
                                                             *m_pointerKeys, *this, [this] { return noCellsReason(); },
                                                             [this] { return noStructureReason(); }, m_settings});
    m_snap = &m_features.add<SnapActions>(m_actions, m_settings, m.tools.snapper, *m_viewport, *this);
    m_toolActions = &m_features.add<ToolActions>(m_actions, m.tools);
    m_features.add<SimulationActions>(m_actions, m.steps);
    auto& breakpoints =
        m_features.add<BreakpointActions>(m_actions, *m_messages, m.breakpoints, m.steps, m.focus, *m_viewport);
    connect(&breakpoints, &BreakpointActions::newWanted, &m_connectionContext, [this] {
        bringUpWithFocus(Panel::Breakpoints);
        m_panels.get<BreakpointsPanel>().addForSelection();
    });
    auto& debug = m_features.add<DebugActions>(
        DebugActions::Parts{m_actions, m.document, m.focus, m.audit, m.proof, m.expectation, m.diagnosis, m.fixRun});
    connect(&debug, &DebugActions::panelWanted, &m_connectionContext, [this] { bringUpWithFocus(Panel::Diagnosis); });
    connect(&debug, &DebugActions::whyWanted, &m_connectionContext, [this] { bringUpWithFocus(Panel::Why); });
    connect(&debug, &DebugActions::comparisonWanted, &m_connectionContext, [this] { showComparison(); });
    connect(&debug, &DebugActions::regionWanted, &m_connectionContext,
            [this] { m_toolActions->choose(m_model.tools.expect); });
    connect(&debug, &DebugActions::pinRefused, m_status.get(),
            [this](const QString& hint) { m_status->setHint(hint); });
    m_features.add<FindingLinks>(
        FindingLinks::Parts{m_actions, *m_messages, m, m_panels, *m_viewport, m_window.host, m_window.manual});
    m_features.add<ReportWriter>(ReportWriter::Parts{*m_messages, m, m_panels, m_files, *this});
    m_runAgain = &m_features.add<RunAgain>(*m_messages, m.steps, m.diagnosis);
    m_faults = &m_features.add<HiddenFaults>(m, *m_viewport, m_panels);
    m_welcome =
        &m_features.add<Welcome>(m.document, m_files, *m_messages, m_window.manual, m_window.storage, *m_faults, *this);
    m_welcome->follow(m.fixRun, m.proof);
    connect(m_welcome, &Welcome::guideWanted, &m_connectionContext, [this] {
        m_files.openSample(guidedMystery());
        m_window.host.current().startGuide(); // the mystery may have opened in a new tab
    });
    connect(m_welcome, &Welcome::closed, &m_connectionContext, [this](bool hasChosen) {
        if (!hasChosen)
            offerHints(); // about the first sample, unless the user has dismissed them before
    });
}

void Page::makeExport()
{
    m_features.add<LevelExport>(LevelExport::Parts{m_actions, *m_messages, m_model.document, *this});
    m_features.add<ExportAction>(
        ExportAction::Parts{m_actions, *m_messages, m_model.document, m_model.shownWorld, m_model.steps,
                            m_model.simulation.get(), *m_viewport, m_window.storage, *this,
                            [this](const PictureOptions& options) { return pictureOfPage(m_model, options); }});
}

void Page::connectFiles()
{
    connect(&m_files, &FileActions::opened, &m_connectionContext, [this] { onOpened(); });
    connect(m_clipboard, &ClipboardActions::tableFound, &m_connectionContext,
            [this](const QString& text) { m_files.importTable(text.toUtf8(), tr("clipboard")); });
    connect(&m_files, &FileActions::notice, &m_connectionContext,
            [this](bool warning, const QString& text, const QString& details) {
                tell(warning ? MessageBar::Kind::Warning : MessageBar::Kind::Info, text, details);
            });
    connect(&m_model.document, &SceneDocument::pathChanged, &m_connectionContext, [this] { emit titleChanged(); });
    connect(&m_model.document, &SceneDocument::modifiedChanged, &m_connectionContext, [this] { emit titleChanged(); });
    connect(&m_model.steps, &StepSession::worldChanged, &m_connectionContext, [this] { showAvailable(); });
    connect(&m_model.document, &SceneDocument::changed, &m_connectionContext, [this] { showAvailable(); });
    connect(&m_model.undo, &UndoOrder::changed, &m_connectionContext, [this] { showAvailable(); });
    connect(&m_model.focus, &Focus::selectionChanged, &m_connectionContext, [this] { showAvailable(); });
}

void Page::connectView()
{
    connect(m_view, &ViewActions::pointerKeysChanged, &m_connectionContext, [this] { showHint(); });
    for (const auto problem : {&ViewportWidget::openGlFailed, &ViewportWidget::pictureIsCoarse})
        connect(m_viewport, problem, &m_connectionContext,
                [this](const QString& message) { tell(MessageBar::Kind::Warning, message); });
    showTheme();
}

/// A key switches without a menu in sight.
void Page::tellSwitches()
{
    for (const char* name : kSwitches)
        if (QAction* action = m_actions.find(QLatin1String(name)))
            connect(action, &QAction::triggered, &m_connectionContext, [this, action](bool isOn) {
                const QString what = plainText(action->text());
                m_status->announce(isOn ? tr("%1: on").arg(what) : tr("%1: off").arg(what));
            });
}

void Page::connectTools()
{
    tellSwitches();
    connect(m_toolActions, &ToolActions::chosen, &m_connectionContext, [this](Tool& tool) { chooseTool(tool); });
    connect(m_viewport, &ViewportWidget::hintChanged, &m_connectionContext, [this] { showHint(); });
    connect(m_viewport, &ViewportWidget::menuWanted, m_worldMenu, &WorldMenu::show);
    connect(m_worldMenu, &WorldMenu::propertiesWanted, this, [this] { bringUpWithFocus(Panel::ObjectProperties); });
    connect(m_worldMenu, &WorldMenu::pasteWanted, m_clipboard, &ClipboardActions::pasteAt);
    m_panels.whenMade<QueriesPanel>([this](QueriesPanel& queries) {
        connect(&queries, &QueriesPanel::toolWanted, &m_connectionContext,
                [this] { activateTool(m_model.tools.query); }); // the list keeps the focus
    });
}

void Page::connectSteps()
{
    StepSession& steps = m_model.steps;
    connect(&steps, &StepSession::stateChanged, &m_connectionContext, [this, &steps] {
        if (steps.state() == StepSession::State::Running)
            m_messages->hideInfo(); // the reason why the last run ended
    });
    connect(&steps, &StepSession::failed, &m_connectionContext,
            [this](const Problem& problem) { tell(MessageBar::Kind::Warning, sentenceOf(problem)); });
    connect(&steps, &StepSession::stepped, &m_connectionContext, [this](const StepReport& report) {
        if (!report.problems.empty())
            tell(MessageBar::Kind::Warning, sentenceOf(report.problems.front()));
    });
    connect(&steps, &StepSession::sought, &m_connectionContext, [this] {
        m_messages->hideInfo(); // it is about a step that is no longer shown
    });
}

void Page::connectPanels()
{
    m_panels.whenMade<ObjectsPanel>([this](ObjectsPanel& objects) {
        connect(&objects, &ObjectsPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
        connect(&objects, &ObjectsPanel::refused, &m_connectionContext,
                [this](const QString& reason) { tell(MessageBar::Kind::Warning, reason); });
    });
    m_panels.whenMade<BreakpointsPanel>([this](BreakpointsPanel& breakpoints) {
        connect(&breakpoints, &BreakpointsPanel::drawRegionWanted, &m_connectionContext,
                [this] { m_toolActions->choose(m_model.tools.region); });
    });
}

void Page::connectPreferences()
{
    applyMouseAndGrid();
    connect(&m_window.preferences, &Preferences::changed, &m_connectionContext, [this] {
        m_snap->reread(); // it has the pixels per metre
        applyMouseAndGrid();
    });
    connect(m_snap, &SnapActions::scaleEntered, &m_connectionContext,
            [this](double pixels) { m_window.preferences.set(Preference::PixelsPerMetre, pixels); });
}

void Page::applyMouseAndGrid()
{
    const Preferences& preferences = m_window.preferences;
    m_viewport->setMouseHabits({static_cast<WheelUse>(preferences.number(Preference::WheelUse)),
                                static_cast<ViewDragButton>(preferences.number(Preference::DragButton))});
    m_snap->setGridShown(static_cast<SnapGridShown>(preferences.number(Preference::SnapGrid)));
}

/// Whether a changed file may be read again now.
FileChanges::Reloading Page::reloading() const
{
    if (m_viewport->tool() && m_viewport->tool()->isBusy())
        return FileChanges::Reloading::Later;
    return m_model.steps.state() == StepSession::State::Authored ? FileChanges::Reloading::Now
                                                                 : FileChanges::Reloading::Ask;
}

void Page::finish()
{
    connectPanels();
    m_panels.makeAtOnce();
    m_toolActions->choose(m_model.tools.select);
    if (const auto kept = std::exchange(m_kept, std::nullopt)) {
        m_files.takeOver(kept->files);
        joinWindow();
        m_viewport->showView({kept->seen.centre.x(), kept->seen.centre.y()}, kept->seen.zoom);
        showAvailable();
    } else {
        onOpened();
    }
}

Page::Kept Page::giveAway()
{
    leaveFront();
    m_viewport->cancelTool();
    return {m_sharedModel, m_files.giveAway(), seen()};
}

void Page::openFile(const QString& path) { m_files.openFile(path); }

void Page::openFirstSample() { m_files.openSample(firstSample()); }

void Page::onOpened()
{
    m_viewport->cancelTool(); // a gesture that has begun belongs to the scene before
    m_messages->hide();
    m_model.queries.clear();
    m_viewport->showWorld();
    const auto seen = std::exchange(m_restoring, std::nullopt);
    if (seen && seen->file == m_model.document.path())
        restoreSeen(*seen);
    emit titleChanged();
    showAvailable();
}

namespace {

/// Also true where there are no objects.
bool seesObjects(const ShownWorld& world, const Camera2D& camera)
{
    return world.objects().presentCount() == 0 || !world.drawnIn(camera.visibleWorld()).empty();
}

/// Shows the objects of a game that are far from its world.
void showAllObjects(const ShownWorld& world, ViewportWidget& viewport)
{
    constexpr double kRoomAround = 1.25; // As a factor of the box of all objects.
    Aabb all;
    world.objects().forEach([&](ObjectIndex row) { all = united(all, world.objects().boundsOf(row)); });
    const Aabb seen = viewport.camera().visibleWorld();
    const double share = std::max(all.width() / seen.width(), all.height() / seen.height());
    viewport.showView(all.center(), viewport.camera().zoom() * kRoomAround * share);
}

} // namespace

void Page::restoreSeen(const SceneSeen& seen)
{
    showSeen(seen);
    m_runAgain->offer(seen);
}

/// A view without objects would look like an empty world.
void Page::showSeen(const SceneSeen& seen)
{
    if (seen.zoom > 0.0)
        m_viewport->showView({seen.centre.x(), seen.centre.y()}, seen.zoom);
    if (seesObjects(m_model.shownWorld, m_viewport->camera()))
        return;
    m_viewport->showWorld();
    if (!seesObjects(m_model.shownWorld, m_viewport->camera()))
        showAllObjects(m_model.shownWorld, *m_viewport);
}

QString Page::title() const { return m_files.displayName(); }

void Page::showTheme()
{
    const Theme theme = themeFor(palette());
    m_viewport->setTheme(theme);
    m_minimap->setTheme(theme);
}

void Page::activateTool(Tool& tool)
{
    m_toolActions->check(tool);
    m_viewport->setTool(&tool);
    showHint();
}

QStringList Page::hints() const
{
    return m_pointerKeys->isOn()
               ? QStringList{tr("Arrows move the pointer, Space presses and releases; F7 ends this mode")}
               : QStringList();
}

/// `switchedTo`: the tool that a key may have chosen without the user's knowledge; its name is shown until the next
/// hint.
void Page::showHint(const QString& switchedTo)
{
    QStringList all = hints();
    if (m_viewport->tool())
        all += m_viewport->tool()->hint();
    all.removeAll(QString());
    const QString text = all.join(tr(". ", "between hints"));
    const QString details = m_viewport->tool() ? m_viewport->tool()->hintDetails() : QString();
    m_status->setHint(switchedTo.isEmpty() ? text : tr("%1: %2", "a tool and what to do with it").arg(switchedTo, text),
                      details);
}

/// For a command: its user goes on in the panel.
void Page::bringUpWithFocus(Panel panel)
{
    m_panels.bringUp(panel);
    focusPanel(m_panels[panel]);
}

void Page::chooseTool(Tool& tool)
{
    activateTool(tool);
    m_viewport->setFocus();
    if (&tool == &m_model.tools.query)
        m_panels.raiseIfOpen(Panel::Inspector); // the answer appears there
    if (&tool == &m_model.tools.region)
        m_panels.bringUp(Panel::Breakpoints);
    onToolChosen(tool);
    showHint(m_toolActions->nameOf(tool));
}

void Page::showComparison()
{
    if (!m_comparison) {
        m_comparison = std::make_unique<ComparisonWindow>(
            m_model.shownWorld, m_model.focus,
            m_actions.all({"run", "pause", "firstStep", "stepBack", "step", "lastStep", "stop"}), window());
    }
    m_comparison->show();
    m_comparison->raise();
    m_comparison->activateWindow();
}

void Page::showAvailable() { m_actions.showAvailable(); }

void Page::openSeen(const SceneSeen& seen)
{
    m_restoring = seen;
    m_files.openHere(seen.file, seen.table);
}

SceneSeen Page::seen() const
{
    const Camera2D& camera = m_viewport->camera();
    const QString file = m_model.document.path().isEmpty() ? m_files.savedAs() : m_model.document.path();
    return {file, {camera.center().x, camera.center().y}, camera.zoom(), m_files.tableChoices(), runSeen()};
}

RunSeen Page::runSeen() const
{
    if (!m_model.steps.objects())
        return {};
    return {m_model.steps.recorded().last, m_model.steps.step(), m_model.diagnosis.diagnosis() != nullptr};
}

void Page::tell(MessageBar::Kind kind, const QString& text, const QString& details)
{
    m_messages->show(kind, text, details);
}

void Page::addBar(QWidget& bar) { m_bars->insertWidget(0, &bar); }

QWidget& Page::stride() const noexcept { return *m_stride; }
QWidget& Page::readout() const noexcept { return *m_readout; }
QWidget& Page::statusLine() const noexcept { return *m_status; }

void Page::leaveFront()
{
    if (m_model.steps.state() == StepSession::State::Running && !followsGame())
        m_model.steps.pause();
    m_comparisonWaits = m_comparison && m_comparison->isVisible(); // otherwise it would stay when the page is hidden
    if (m_comparisonWaits)
        m_comparison->hide();
}

void Page::comeToFront()
{
    m_snap->reread();
    if (std::exchange(m_comparisonWaits, false))
        m_comparison->show();
}

void Page::showWelcome() { m_welcome->show(); }

void Page::welcome()
{
    if (m_settings.welcomesAtStart())
        showWelcome();
}

void Page::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool isOfTheme = event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange;
    if (isOfTheme && m_viewport)
        showTheme();
}

} // namespace broadside
