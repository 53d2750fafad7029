#pragma once

#include "editor/document/recovery_store.h"
#include "editor/document/version_store.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/extensions/extension_formats.h"
#include "editor/window/help/manual.h"
#include "editor/window/layout/dock_layouts.h"
#include "editor/window/layout/panel_docks.h"
#include "editor/window/layout/settings.h"
#include "editor/window/pages/features.h"
#include "editor/window/pages/open_pages.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/preferences/preference_effects.h"
#include "editor/window/preferences/preferences.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QStackedWidget;

namespace broadside {

class LayoutActions;
class LiveAttachment;
struct LiveKept;
class PageActions;
class PreferencesDialog;
class ProjectDesk;
class RecoveryOffer;
class Shortcuts;

/// The window of the editor: one menu bar, one tool bar, one status bar and one set of docks, which follow the page in
/// front.
class MainWindow final : public QMainWindow, private PageHost {
    Q_OBJECT
public:
    /// Opens the first sample. @pre `storage` outlives the window; OpenGL works (see openGlProblem).
    explicit MainWindow(QSettings& storage, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens the first file in front and the others as tabs behind it. A file that is open already comes to the front.
    /// A dialog gives the reason when a file cannot be opened.
    void openFiles(const QStringList& paths);
    /// Opens the files that were open when the window was last closed, with the views that they had. Returns false when
    /// none of these files exists any more, or when the user does not want this.
    bool restoreSession();
    /// What stays when the window is made again in another language.
    struct Kept {
        std::vector<OpenPages::Kept> tabs;
        QString project;
        bool editsPreferences = false;        ///< Their dialog is open.
        std::shared_ptr<const LiveKept> live; ///< Games; null: none could attach.
    };
    [[nodiscard]] Kept giveAway();   ///< Nothing may be done with this window afterwards, except deleting it.
    void takeOver(const Kept& kept); ///< @pre the window is new

    /// Offers scenes that an earlier run left unsaved, if there are any.
    void offerUnsaved();
    void greet(); ///< Shows the content of a start without a file: the welcome page at first, later hints or the page.
    /// Lets games attach under this name; see LiveServer.
    void listen(const QString& name);

    [[nodiscard]] Page& current() const override;
    [[nodiscard]] std::vector<Page*> openPages() const override;
    [[nodiscard]] int pageCount() const; ///< Includes the pages that never came to the front.
    [[nodiscard]] ProjectDocument& project() override;

signals:
    void languageChosen(); ///< chosenLanguage() has changed.

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    bool bringUp(const QString& path) override;
    [[nodiscard]] FileActions& placeFor(FileActions& asking) override;
    using PageHost::addPage;
    [[nodiscard]] Page& addPage(PageKind kind) override;
    void closeFront() override;
    void switchPageBy(int by) override;
    void moveTab(int by) override;
    void attachGame() override;
    void openProjectFile(const QString& path) override;
    [[nodiscard]] ExtensionFormats& extensionFormats() override { return m_formats; }

    [[nodiscard]] PageHost& asHost() noexcept { return *this; }
    void makeFeatures();
    void connectPages();
    [[nodiscard]] PanelWidget* makeProjectPanel();
    void connectProject();
    void makeBars();
    void rememberSoon();
    void rememberSession();
    void rememberPlaces();
    void takePage(Page& page); ///< Puts the panels and fields of a new page into their places.
    void showFront();
    void showTitle();
    void findCommand();
    void editShortcuts();
    PreferencesDialog& editPreferences();
    void followPreferences();
    [[nodiscard]] LiveAttachment& live();

    QSettings& m_storage;
    Settings m_settings;
    Preferences m_preferences;
    PreferenceEffects m_effects; // before the pages, which are made with its font and colours
    VersionStore m_versions;
    RecoveryStore m_recovery;
    Manual m_manual;
    QTimer m_sessionTimer; // remembers the session shortly after it has changed
    ShownActions m_shown;
    ActionRegistry m_actions; // actions of the window itself
    ExtensionFormats m_formats;
    PanelDocks m_docks;
    DockLayouts m_layouts;
    Features m_features;
    QMenu* m_toolBarMenu = nullptr; // chooses the buttons of the tool bar
    QStackedWidget* m_strides;
    QStackedWidget* m_readouts;
    QStackedWidget* m_statusLines;
    std::unique_ptr<Shortcuts> m_shortcuts;
    PageActions* m_pageActions = nullptr;
    LayoutActions* m_layoutActions = nullptr;
    RecoveryOffer* m_recoveryOffer = nullptr;
    std::unique_ptr<ProjectDesk> m_desk;
    std::unique_ptr<OpenPages> m_pages;     // the pages in the middle of the window; refers to the members above
    std::unique_ptr<LiveAttachment> m_live; // null until it is needed
};

} // namespace broadside
