#pragma once

#include "editor/document/project_document.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"

#include <QObject>
#include <QString>

#include <optional>

class QAction;

namespace broadside {

class ActionRegistry;
class PageHost;
class ProjectPanel;

/// The open project of the window: makes, opens and closes projects. The scenes of a project are ordinary pages and
/// stay open when the project is closed.
class ProjectDesk final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs. @pre all outlive this
    ProjectDesk(ActionRegistry& actions, Settings settings, PageHost& host, QWidget& window);

    [[nodiscard]] ProjectDocument& project() noexcept { return m_project; }
    /// Connects the buttons of the panel that shows the project, and opens the files that are chosen there.
    void connectPanel(ProjectPanel& panel);

    void openFile(const QString& path); ///< See PageHost::openProjectFile.
    void openFirstScene();              ///< Does nothing when the page in front is not untouched.
    [[nodiscard]] bool mayLeave();      ///< False when the user wants to keep changes that could not be saved.
    void showNotice();                  ///< Call it when a scene was opened.
    void showAvailable();               ///< Call it when another page is in front, or its path changed.

signals:
    void changed();
    void panelWanted(bool shows);

private:
    void addActions(ActionRegistry& actions);
    void connectProject();
    void make();
    void open();
    void close();
    void addSceneInFront();
    void reportMissingFiles(const QString& before);
    [[nodiscard]] static QString closedSentence(const QString& before);

    /// Opening a scene removes the message that is shown, so this message waits until the scene has been read.
    struct Notice {
        MessageBar::Kind kind;
        QString text;
        QString details;
    };

    Settings m_settings;
    PageHost& m_host;
    QWidget& m_window;
    ProjectDocument m_project;
    std::optional<Notice> m_notice; // waits until the first scene has been read
    QAction* m_add = nullptr;
    QAction* m_close = nullptr;
};

} // namespace broadside
