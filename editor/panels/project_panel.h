#pragma once

#include "editor/document/project_document.h"
#include "editor/widgets/panel_widget.h"

#include <QList>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;

/// The content of the open project: its scenes, and the pictures that they may use. A row of a missing file says why,
/// and its file can be located or removed from the list. Every change is saved into the project at once.
class ProjectPanel final : public PanelWidget {
    Q_OBJECT
public:
    struct Actions {
        QList<QAction*> atStart; ///< Shown while no project is open: New project, Open project.
        QAction& addOpenScene;   ///< Adds the scene in front to the project.
    };
    /// @pre all outlive the panel.
    ProjectPanel(ProjectDocument& project, const Actions& actions, QWidget* parent = nullptr);

signals:
    void sceneWanted(const QString& path); ///< `path` is absolute, and the file exists.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Group { Scenes, Assets };
    /// A row of a file.
    struct Entry {
        Group group;
        std::string path;
    };
    [[nodiscard]] static std::vector<std::string>& listOf(Project& project, Group group);

    [[nodiscard]] static QWidget* makeStart(const QList<QAction*>& actions);
    QWidget* makeBody();
    void connectParts();
    void refresh();
    void showGroup(Group group, const std::vector<std::string>& entries);
    void showAvailable();
    [[nodiscard]] std::optional<Entry> current() const;
    [[nodiscard]] QTreeWidgetItem* itemOf(const Entry& entry) const;
    void openCurrent();
    void addFiles(Group group);
    void removeCurrent();
    void locateCurrent();
    void showMenu(const QPoint& at);
    /// The entries for the files that a project can list; a message names the others.
    [[nodiscard]] std::vector<std::string> entriesOf(const QStringList& files);

    ProjectDocument& m_project;
    QStackedWidget* m_pages;
    QLabel* m_summary;
    QLabel* m_fault;
    QPushButton* m_retry;
    QTreeWidget* m_list;
    QAction* m_open;
    QAction* m_addScenes;
    QAction* m_addAssets;
    QAction* m_locate;
    QAction* m_remove;
    QAction& m_addOpenScene;
    LazyRefresh* m_refresh;
};

} // namespace broadside
