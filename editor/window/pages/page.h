#pragma once

#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/layout/panel_table.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/features.h"
#include "editor/window/pages/page_model.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace broadside {

class ClipboardActions;
class ComparisonWindow;
class Hints;
class Minimap;
class ObjectsPanel;
class PageHost;
class PointerKeys;
class SelectActions;
class SnapActions;
class StatusLine;
class StrideField;
class ToolActions;
class ViewActions;
class ViewportWidget;
class Welcome;
class WorldMenu;

/// One open scene or one recording, in the middle of the window: puts document, session, tools, viewport and panels
/// together and connects them to its actions. The window shows the panels in its docks, the actions in its menus and
/// its tool bar, and the fields in tool bar and status bar, while the page is in front.
class Page : public QWidget {
    Q_OBJECT
public:
    /// What the window gives to its pages. All of it outlives them.
    struct Window {
        QSettings& storage;
        PageHost& host;
        ShownActions& actions;
    };
    ~Page() override;

    void openFile(const QString& path);   ///< Beside the window; a dialog says why when it fails.
    void openFirstSample();               ///< As an untitled copy.
    void openSeen(const SceneSeen& seen); ///< In the place of the open scene.
    [[nodiscard]] SceneSeen seen() const;
    [[nodiscard]] QString title() const;

    void tell(MessageBar::Kind kind, const QString& text, const QString& details = {}); ///< Above the world.
    void showWelcome();
    void welcome(); ///< The same, unless that is switched off.
    /// Shows the hints of the first start, unless they were dismissed once. They speak of the first sample.
    void offerHints();

    /// Nothing is lost when another scene takes the place of this one: it has no file, no edits, and no simulation.
    [[nodiscard]] virtual bool isUntouched() const = 0;
    /// Those that may be pictures of the scene become assets; the others are returned.
    virtual QStringList addAssets(const QStringList& files) = 0;
    /// Instances take over what the project's templates say now; a message tells which. To be called when the scene, or
    /// the project, was opened.
    virtual void followTemplates() {}

    void comeToFront(); ///< What another page may have changed is read again.
    void leaveFront();  ///< A run pauses, unless it follows a game.

    [[nodiscard]] FileActions& files() noexcept { return m_files; }
    [[nodiscard]] SceneDocument& document() noexcept { return m_model.document; }
    [[nodiscard]] Focus& focus() noexcept { return m_model.focus; }
    [[nodiscard]] SimulationSession& session() noexcept { return m_model.session; }
    [[nodiscard]] StepSession& steps() noexcept { return m_model.steps; }                ///< That are shown.
    [[nodiscard]] TraceSession* recording() noexcept { return m_model.recording.get(); } ///< Null of a scene.
    [[nodiscard]] PageModel& model() noexcept { return m_model; }
    [[nodiscard]] const Stage& stage() const noexcept { return m_model.stage; }
    [[nodiscard]] ViewportWidget& viewport() noexcept { return *m_viewport; }

    [[nodiscard]] const ActionRegistry& actions() const noexcept { return m_actions; }
    [[nodiscard]] const Panels& panels() const noexcept { return m_panels; }
    [[nodiscard]] QWidget& stride() const noexcept;     ///< For the tool bar.
    [[nodiscard]] QWidget& readout() const noexcept;    ///< For the tool bar.
    [[nodiscard]] QWidget& statusLine() const noexcept; ///< For the status bar.

signals:
    void titleChanged();

protected:
    Page(const Window& window, PageKind kind, QWidget* parent);
    /// To be called when the page is complete.
    void finish();

    /// What the status bar says of the page, besides what the tool does.
    [[nodiscard]] virtual QStringList hints() const;
    virtual void onToolChosen(Tool& /*tool*/) {}
    virtual void onOpened();

    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    void addBar(QWidget& bar); ///< Above the world, over other bars. It becomes the page's.
    void activateTool(Tool& tool);
    void showHint();
    /// `showAvailable` is called when the selection, the objects, or what can be undone changed.
    template<class Feature>
    Feature& showsAvailable(Feature& feature)
    {
        m_available.emplace_back([&feature] { feature.showAvailable(); });
        return feature;
    }

    const Window m_window;
    Settings m_settings;
    PageModel m_model;
    ActionRegistry m_actions;
    FileActions m_files;
    Panels m_panels;
    std::unique_ptr<StatusLine> m_status;
    std::unique_ptr<StrideField> m_stride;
    std::unique_ptr<QLabel> m_readout;
    std::unique_ptr<QWidget> m_centre;
    QVBoxLayout* m_bars = nullptr; // and the world below them
    MessageBar* m_messages = nullptr;
    ViewportWidget* m_viewport = nullptr;
    Features m_features;
    QObject m_wires; // of connections: nothing is heard of any more when the page ends

    ToolActions* m_toolActions = nullptr;
    ClipboardActions* m_clipboard = nullptr;
    WorldMenu* m_worldMenu = nullptr;

private:
    void makeCentre();
    void makeFeatures();
    void makeExport();
    void connectFiles();
    void connectView();
    void connectTools();
    void connectSteps();
    void connectPanels();
    void chooseTool(Tool& tool); ///< Activates it and brings keys and eyes to where it works.
    void showComparison();
    void showAvailable();
    void showTheme();

    ObjectsPanel& m_objects;
    Minimap* m_minimap = nullptr;
    PointerKeys* m_pointerKeys = nullptr;
    SelectActions* m_select = nullptr;
    ViewActions* m_view = nullptr;
    SnapActions* m_snap = nullptr;
    Welcome* m_welcome = nullptr;
    std::vector<std::function<void()>> m_available;
    std::optional<SceneSeen> m_restoring; // as soon as its file is open
    std::unique_ptr<Hints> m_hints;       // null: none are shown
    std::unique_ptr<ComparisonWindow> m_comparison;
    bool m_comparisonWaits = false; // for this page to come to the front
};

} // namespace broadside
