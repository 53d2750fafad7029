#pragma once

#include "editor/commands/fix_proof.h"
#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"
#include "editor/document/undo_order.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/hover.h"
#include "editor/session/jobs/heat_map.h"
#include "editor/session/jobs/pair_inquiry.h"
#include "editor/session/jobs/query_book.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/simulation_session.h"
#include "editor/session/sprite_atlases.h"
#include "editor/session/stage.h"
#include "editor/session/trace_session.h"
#include "editor/window/layout/dock_layouts.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/page_kind.h"
#include "editor/window/tool_box.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <utility>
#include <vector>

class QLabel;
class QMimeData;
class QVBoxLayout;

namespace broadside {

class ActionRegistry;
class ArrangeActions;
class AssetActions;
class AssetsPanel;
class BreakpointActions;
class BreakpointsPanel;
class ClipboardActions;
class ComparisonWindow;
class ComponentActions;
class DebugActions;
class EditActions;
class FileActions;
class FileMenu;
class GridPanel;
class GuideActions;
class HeatSection;
class HelpActions;
class Hints;
class LayoutActions;
class LevelActions;
class Minimap;
class ObjectsPanel;
class PaddleKeys;
class PageActions;
class PlacePanel;
class PointerKeys;
class ProjectPanel;
class PropertiesPanel;
class SceneHost;
class SelectActions;
class SharedFollower;
class Shortcuts;
class SnapActions;
class StatusLine;
class TemplateActions;
class TemplateDrop;
class TemplatesPanel;
class ToolActions;
class ToolBar;
class TransformActions;
class ViewActions;
class ViewportWidget;
class Welcome;
class WorldEditsBar;
class WorldMenu;
struct Finding;
struct ReducedFinding;

/// The size and the place of a window that is made: those that are remembered, otherwise what fits the screen.
void placeWindow(QWidget& window, const Settings& settings);
/// The files that are being dropped.
[[nodiscard]] QStringList droppedFiles(const QMimeData& data);

/// One open scene, or one recording: puts document, session, tools, viewport and panels together and connects them to
/// the actions. Decides nothing else. A window of its own, or one of the pages of a host.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// An empty, untitled scene. A page of a host has a parent, and the size of its window.
    /// @pre `storage`, and the host when there is one, outlive the window; OpenGL works (see openGlProblem).
    explicit MainWindow(QSettings& storage, SceneHost* host = nullptr, QWidget* parent = nullptr,
                        PageKind kind = PageKind::Scene);
    ~MainWindow() override;

    void openFile(const QString& path); ///< Beside the window; a dialog says why when it fails.
    /// Those that may be pictures of the scene become assets; the others are returned.
    QStringList addAssets(const QStringList& files);
    void openFirstSample(); ///< As an untitled copy.
    /// Opens what was open when the last window was closed, and shows of it what was seen then. False when that has no
    /// file, or is not wanted.
    bool restoreSession();
    void openSeen(const SceneSeen& seen); ///< In the place of the open scene.
    [[nodiscard]] SceneSeen seen() const;
    /// What a start without a file shows: the hints at first; later the welcome page.
    void greet();
    void tellOutOfMemory(); ///< Of what was asked for last.
    void welcome();         ///< Shows the welcome page, unless that is switched off.
    /// Shows the hints of the first start, unless they were dismissed once. They speak of the first sample.
    void offerHints();

    /// Nothing is lost when another scene takes the place of this one: it has no file, no edits, and no simulation.
    [[nodiscard]] bool isUntouched() const;
    /// What a page hands on when another one comes to the front, so that they feel like one window.
    [[nodiscard]] DockLayouts::Arrangement leaveFront();
    /// @pre a page that is shown
    void comeToFront(const DockLayouts::Arrangement& arrangement);

    /// Above the world.
    void tell(MessageBar::Kind kind, const QString& text, const QString& details = {});
    /// @pre a page of a host
    void showProjectPanel(bool shows);
    /// Instances take over what the project's templates say now; a message tells which. To be called when the scene, or
    /// the project, was opened.
    void followTemplates();
    void showPageCount(); ///< Of the host; after it changed.

    [[nodiscard]] FileActions& files() noexcept { return *m_files; }
    [[nodiscard]] SceneDocument& document() noexcept { return m_document; }
    [[nodiscard]] Focus& focus() noexcept { return m_focus; }
    [[nodiscard]] SimulationSession& session() noexcept { return m_session; }
    [[nodiscard]] StepSession& steps() noexcept { return m_steps; }            ///< That are shown.
    [[nodiscard]] TraceSession* recording() noexcept { return m_trace.get(); } ///< Null of a scene.
    void addBar(QWidget& bar); ///< Above the world, over other bars. It becomes the window's.
    [[nodiscard]] const Stage& stage() const noexcept { return m_stage; }
    [[nodiscard]] const Hover& hover() const noexcept { return m_hover; }
    [[nodiscard]] BreakpointSession& breakpoints() noexcept { return m_breakpoints; }
    [[nodiscard]] ViewportWidget& viewport() noexcept { return *m_viewport; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeCentre();
    void makePanels();
    void connectFindings();
    void connectBroadPhaseDock(GridPanel& broadPhase);
    void makeFeatures();
    void makeEditFeatures();
    void makeNotices();
    void connectPanels();
    /// Lives as long as this window, at most; a later one may refer to an earlier one.
    template<class Feature, class... Arguments>
    Feature& addFeature(Arguments&&... arguments)
    {
        auto feature = std::make_unique<Feature>(std::forward<Arguments>(arguments)...);
        Feature& added = *feature;
        m_features.push_back(std::move(feature));
        return added;
    }
    void connectAll();
    void connectFiles();
    void connectPages();
    void connectProject();
    void showProjectActions();
    void joinProject(); ///< Or leave it: templates are shared with the scenes that it lists.
    void onPathChanged();
    void connectEditing();
    void connectView();
    void connectTools();
    void connectSimulation();
    void connectTime();
    void connectDebugging();
    void makeAssets();
    void connectHeat(HeatSection& section);
    void bringUp(QDockWidget& dock);
    void connectRecording();
    void makeExport();
    void openMoment();
    void openReduced(const ReducedFinding& result);
    void showFinding(const Finding& finding, std::size_t inputs);

    void activateTool(Tool& tool);
    void chooseTool(Tool& tool); ///< Activates it and brings keys and eyes to where it works.
    void showHint();
    void showComparison();
    void findCommand();
    void editShortcuts();
    void showTitle();
    void showTheme();
    void showEditActions();
    void showStep();
    void onOpened();

    QSettings& m_storage;
    SceneHost* m_host;
    Settings m_settings;
    SceneDocument m_document;
    Focus m_focus;
    SimulationSession m_session;
    const std::unique_ptr<TraceSession> m_trace; // null: a scene
    StepSession& m_steps;                        // the one of the two that is shown
    ObjectEdits m_edits;
    TemplateLibrary m_library;
    TemplateEdits m_templates;
    UndoOrder m_undo;
    Stage m_stage;
    Hover m_hover;
    BreakpointSession m_breakpoints;
    PairInquiry m_inquiry;
    RunAudit m_audit;
    FixProof m_proof;
    QueryBook m_queries;
    HeatMap m_heat;
    SpriteAtlases m_atlases;
    ToolBox m_tools;

    ActionRegistry& m_actions;
    ToolBar* m_toolBar = nullptr;
    FileActions* m_files;
    QVBoxLayout* m_bars; // and the world below them
    MessageBar* m_messages;
    WorldEditsBar* m_worldEdits;
    Welcome* m_welcome;
    ViewportWidget* m_viewport = nullptr;
    Minimap* m_minimap = nullptr;
    PointerKeys* m_pointerKeys = nullptr;
    ObjectsPanel* m_objects = nullptr;
    PlacePanel* m_place = nullptr;
    BreakpointsPanel* m_breakpointsPanel = nullptr;
    Panels m_panels;
    DockLayouts* m_layouts = nullptr;
    StatusLine* m_status = nullptr;
    PaddleKeys* m_paddleKeys = nullptr;
    std::vector<std::unique_ptr<QObject>> m_features;
    FileMenu* m_fileMenu = nullptr;
    PageActions* m_pageActions = nullptr;
    EditActions* m_edit = nullptr;
    ViewActions* m_view = nullptr;
    ToolActions* m_toolActions = nullptr;
    DebugActions* m_debug = nullptr;
    LayoutActions* m_layoutActions = nullptr;
    HelpActions* m_help = nullptr;
    BreakpointActions* m_breakpointActions = nullptr;
    ArrangeActions* m_arrange = nullptr;
    SelectActions* m_select = nullptr;
    ComponentActions* m_components = nullptr;
    SnapActions* m_snap = nullptr;
    GuideActions* m_guides = nullptr;
    ClipboardActions* m_clipboard = nullptr;
    TransformActions* m_transform = nullptr;
    WorldMenu* m_worldMenu = nullptr;
    LevelActions* m_level = nullptr;
    TemplatesPanel* m_templatesPanel = nullptr;
    TemplateActions* m_templateActions = nullptr;
    TemplateDrop* m_templateDrop = nullptr;
    SharedFollower* m_follower = nullptr;
    AssetsPanel* m_assetsPanel = nullptr;
    AssetActions* m_assets = nullptr;
    QLabel* m_step;
    std::unique_ptr<Shortcuts> m_shortcuts;
    std::optional<SceneSeen> m_restoring; // as soon as its file is open
    QPointer<Hints> m_hints;
    QPointer<ComparisonWindow> m_comparison;
    bool m_comparisonWaits = false; // for this page to come to the front
};

} // namespace broadside
