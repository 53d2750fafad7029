#pragma once

#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/layout/panels.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/features.h"
#include "editor/window/pages/page_model.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QVBoxLayout;

namespace broadside {

class ClipboardActions;
class ComparisonWindow;
class HiddenFaults;
class Manual;
class Minimap;
class PageHost;
class PointerKeys;
class Preferences;
class RecoveryStore;
class VersionStore;
class RunAgain;
class SnapActions;
class StatusLine;
class StrideField;
class ToolActions;
class ViewActions;
class ViewportWidget;
class Welcome;
class WorldMenu;

/// One open scene or recording in the middle of the window. It owns document, session, tools, viewport and panels, and
/// connects them to its actions. While the page is in front, the window shows its panels in the docks, its actions in
/// menus and tool bar, and its fields in tool bar and status bar.
class Page : public QWidget {
    Q_OBJECT
public:
    /// The parts of the window that pages use. All of them outlive the pages.
    struct Window {
        QSettings& storage;
        Preferences& preferences;
        PageHost& host;
        ShownActions& actions;
        VersionStore& versions;
        RecoveryStore& recovery;
        Manual& manual;
    };
    /// A page that stays when the window is made again in another language.
    struct Kept {
        std::shared_ptr<PageModel> model;
        FileActions::Kept files;
        SceneSeen seen;
    };
    ~Page() override;
    /// Nothing may be done with this page afterwards, except deleting it.
    [[nodiscard]] virtual Kept giveAway();

    void openFile(const QString& path);   ///< Reads in the background; a dialog gives the reason when this fails.
    void openFirstSample();               ///< Opens it as an untitled copy.
    void openSeen(const SceneSeen& seen); ///< Replaces the open scene.
    [[nodiscard]] virtual SceneSeen seen() const;
    [[nodiscard]] QString title() const;
    /// The title that the window shows for this page: it also says what kind of page this is.
    [[nodiscard]] virtual QString windowTitle() const { return title(); }

    void tell(MessageBar::Kind kind, const QString& text, const QString& details = {}); ///< Shows it above the world.
    void showWelcome();
    void welcome(); ///< Shows the same page, unless the user has switched that off.
    /// Shows the hints of the first start, unless the user has dismissed them before. They describe the first sample.
    virtual void offerHints() {}
    virtual void startGuide() {} ///< Solves the open mystery with the user. @pre the page shows guidedMystery()

    /// True when another scene can replace this one without a loss: it has no file, no edits, and no simulation.
    [[nodiscard]] virtual bool isUntouched() const = 0;
    /// Files that may be pictures become assets of the scene; returns the others.
    virtual QStringList addAssets(const QStringList& files) = 0;
    /// Updates the instances of project templates to the present templates, and reports which templates have changed.
    /// Call it when the scene or the project was opened.
    virtual void followTemplates() {}

    void comeToFront();       ///< Reads the settings again that another page may have changed.
    void leaveFront();        ///< Pauses a run, unless it follows a game.
    virtual void stopRun() {} ///< Returns from a simulation to the authored scene.

    [[nodiscard]] FileActions& files() noexcept { return m_files; }
    [[nodiscard]] SceneDocument& document() noexcept { return m_model.document; }
    [[nodiscard]] Focus& focus() noexcept { return m_model.focus; }
    [[nodiscard]] StepSession& steps() noexcept { return m_model.steps; } ///< The steps that are shown.
    [[nodiscard]] PageModel& model() noexcept { return m_model; }
    [[nodiscard]] const ShownWorld& shownWorld() const noexcept { return m_model.shownWorld; }
    [[nodiscard]] ViewportWidget& viewport() noexcept { return *m_viewport; }

    [[nodiscard]] const ActionRegistry& actions() const noexcept { return m_actions; }
    [[nodiscard]] Panels& panels() noexcept { return m_panels; }
    [[nodiscard]] QWidget& stride() const noexcept;     ///< A widget for the tool bar.
    [[nodiscard]] QWidget& readout() const noexcept;    ///< A widget for the tool bar.
    [[nodiscard]] QWidget& statusLine() const noexcept; ///< The widget for the status bar.

signals:
    void titleChanged();

protected:
    /// `kept`: what the page shows again; null for a new page.
    Page(const Window& window, PageKind kind, const Kept* kept, QWidget* parent);
    /// Call it when the page is complete.
    void finish();

    /// The hints of the page in the status bar, apart from the hint of the tool.
    [[nodiscard]] virtual QStringList hints() const;
    [[nodiscard]] virtual QString noCellsReason() const
    {
        return {};
    } ///< Why there are no cells to colour; empty: there are.
    [[nodiscard]] virtual QString noStructureReason() const { return {}; } ///< Empty: a structure can be shown.
    [[nodiscard]] virtual bool followsGame() const { return false; }       ///< Its steps arrive from a running game.
    virtual void onToolChosen(Tool& /*tool*/) {}
    virtual void onOpened();
    /// Shows the file as it was seen when it was left. It was just opened.
    virtual void restoreSeen(const SceneSeen& seen);
    /// Shows this part of the world, if it shows at least one object.
    void showSeen(const SceneSeen& seen);

    void changeEvent(QEvent* event) override;

    void addBar(QWidget& bar); ///< Adds a bar above the world and the other bars.
    void activateTool(Tool& tool);
    void showHint(const QString& switchedTo = {});
    virtual void joinWindow() {} ///< Connects what is shown with the project of the window.
    void showAvailable();        ///< Enables the actions whose needs are met, and disables the others.

    const Window m_window;
    Settings m_settings;
    const std::shared_ptr<PageModel> m_sharedModel;
    PageModel& m_model;
    ActionRegistry m_actions;
    FileActions m_files;
    Panels m_panels;
    std::unique_ptr<StatusLine> m_status;
    std::unique_ptr<StrideField> m_stride;
    std::unique_ptr<QLabel> m_readout;
    std::unique_ptr<QWidget> m_centre;
    QVBoxLayout* m_bars = nullptr; // the bars, and the world below them
    MessageBar* m_messages = nullptr;
    ViewportWidget* m_viewport = nullptr;
    Features m_features;
    QObject
        m_connectionContext; // context of connections: its destruction ends them before the parts above are destroyed

    ToolActions* m_toolActions = nullptr;
    ClipboardActions* m_clipboard = nullptr;
    WorldMenu* m_worldMenu = nullptr;
    HiddenFaults* m_faults = nullptr;

private:
    void makeCentre();
    void makeFeatures();
    void makeExport();
    void bringUpWithFocus(Panel panel);
    void tellSwitches();
    void connectFiles();
    void connectView();
    void connectTools();
    void connectSteps();
    void connectPanels();
    void chooseTool(Tool& tool); ///< Activates the tool, focuses the world and shows its panel.
    void showComparison();
    void showTheme();
    void connectPreferences();
    void applyMouseAndGrid();
    [[nodiscard]] FileChanges::Reloading reloading() const;
    [[nodiscard]] RunSeen runSeen() const;

    Minimap* m_minimap = nullptr;
    PointerKeys* m_pointerKeys = nullptr;
    ViewActions* m_view = nullptr;
    SnapActions* m_snap = nullptr;
    RunAgain* m_runAgain = nullptr;
    Welcome* m_welcome = nullptr;
    std::optional<Kept> m_kept;           // what finish() shows again
    std::optional<SceneSeen> m_restoring; // the view to restore when its file is open
    std::unique_ptr<ComparisonWindow> m_comparison;
    bool m_comparisonWaits = false; // hidden until this page comes to the front
};

} // namespace broadside
