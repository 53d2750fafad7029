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

/// The open project of the window: making, opening and closing one, and what belongs to it. Its scenes are pages like
/// others, and stay open when it is closed.
class ProjectDesk final : public QObject {
    Q_OBJECT
public:
    /// Dialogs are over `window`. @pre all outlive this
    ProjectDesk(ActionRegistry& actions, Settings settings, PageHost& host, QWidget& window);

    [[nodiscard]] ProjectDocument& project() noexcept { return m_project; }
    /// The panel that shows it: its buttons, and what is opened there.
    void connectPanel(ProjectPanel& panel);

    void openFile(const QString& path); ///< See PageHost::openProjectFile.
    void openFirstScene();              ///< Where nothing else is open.
    [[nodiscard]] bool mayLeave();      ///< False when the user wants to keep what could not be saved.
    void showNotice();                  ///< To be called when a scene was opened.
    void showAvailable();               ///< To be called when another page is in front, or its path changed.

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
    void tellWhatIsMissing(const QString& before);
    [[nodiscard]] static QString closedSentence(const QString& before);

    /// A scene that is opened removes messages about another one: this one is still to be read.
    struct Notice {
        MessageBar::Kind kind;
        QString text;
        QString details;
    };

    Settings m_settings;
    PageHost& m_host;
    QWidget& m_window;
    ProjectDocument m_project;
    std::optional<Notice> m_notice; // until its first scene is read
    QAction* m_add = nullptr;
    QAction* m_close = nullptr;
};

} // namespace broadside
