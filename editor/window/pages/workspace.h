#pragma once

#include "editor/document/project_document.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/scene_host.h"

#include <QPointer>
#include <QSettings>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>

class QStackedWidget;

namespace broadside {

class LiveAttachment;
class RecordingSaver;
class SceneTabs;

/// The window of the editor: several open scenes, one of them in front, and a tab for each where there are several.
///
/// A page is a MainWindow. One that nobody has looked at yet is only the name of its file: it is made and read when it
/// comes to the front, so that many scenes open as fast as one. Panels stay where they are when another page comes to
/// the front; a simulation that runs in the one that is left is paused.
///
/// A project may be open, too. Its scenes are pages like others, and stay when it is closed.
class Workspace final : public QWidget, private SceneHost {
    Q_OBJECT
public:
    /// With the first sample. @pre `storage` outlives the window; OpenGL works (see openGlProblem).
    explicit Workspace(QSettings& storage, QWidget* parent = nullptr);
    ~Workspace() override;

    /// The first in front, the others as tabs behind it; one that is open already comes to the front. A dialog says why
    /// when one of them cannot be opened.
    void openFiles(const QStringList& paths);
    /// Opens what was open when the window was last closed, and shows of it what was seen then. False when none of that
    /// is there any more, or it is not wanted.
    bool restoreSession();
    void greet(); ///< See MainWindow::greet.
    /// Lets games attach under a name; see LiveServer.
    void listen(const QString& name);

    [[nodiscard]] MainWindow& current() const { return *m_pages.at(m_front).window; }
    [[nodiscard]] int pageCount() const override { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] ProjectDocument& project() override { return m_project; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    using PageId = int; // as the tabs have it
    struct Page {
        QPointer<MainWindow> window; // null until it first comes to the front
        SceneSeen unread;            // what is read then
        PageKind kind = PageKind::Scene;
        bool isNew = false; // made for what is being opened
        PageId before = 0;  // in front before it, while it is new
    };

    bool bringUp(const QString& path) override;
    [[nodiscard]] FileActions& placeFor(FileActions& asking) override;
    using SceneHost::addPage;
    [[nodiscard]] MainWindow& addPage(PageKind kind) override;
    void closePage(MainWindow& page) override;
    void turnPages(int by) override;
    void moveTab(int by) override;
    [[nodiscard]] LiveAttachment& live();
    void attachGame() override;
    void newProject() override;
    void openProject() override;
    void openProjectFile(const QString& path) override;
    void closeProject() override;
    void addToProject(MainWindow& page) override;

    [[nodiscard]] PageId add(const SceneSeen& unread, PageKind kind);
    void takeThePlaceOf(PageId before);
    void bringToFront(PageId id);
    void makeWindow(PageId id);
    void stopListening(MainWindow& window);
    bool closeScene(PageId id); ///< False when the user wants to keep it.
    void closeOthers(PageId id);
    void remove(PageId id);
    void giveUp(PageId id);
    [[nodiscard]] bool mayCloseAll();
    [[nodiscard]] bool mayLoseRecording(PageId id);

    void connectProject();
    void openFirstScene(); ///< Of the project, where nothing else is open.
    void tellAboutProject(const QString& before);
    void showProjectNotice();
    [[nodiscard]] QString closedSentence(const QString& before) const;
    [[nodiscard]] bool mayLeaveProject();
    [[nodiscard]] PageId idOf(const MainWindow& window) const;
    [[nodiscard]] std::optional<PageId> pageWith(const QString& path) const;
    [[nodiscard]] static QString pathOf(const Page& page); ///< Also while it is being read; empty for none.
    [[nodiscard]] LastSession session() const;
    void showTabs(); ///< Their names, and whether there are any.
    void showTitle();

    QSettings& m_storage;
    Settings m_settings;
    SceneTabs* m_tabs;
    QStackedWidget* m_stack;
    RecordingSaver* m_saver;
    ProjectDocument m_project;
    struct Notice {
        MessageBar::Kind kind;
        QString text;
        QString details;
    };
    std::optional<Notice> m_projectNotice;  // until its first scene is read
    std::unique_ptr<LiveAttachment> m_live; // null until it is asked for
    std::map<PageId, Page> m_pages;
    PageId m_front = 0;
    PageId m_last = 0; // that was given
};

} // namespace broadside
