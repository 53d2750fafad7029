#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace broadside {

class ActionRegistry;

/// The tabs, the project that their scenes belong to, and the game that a tab can be attached to.
class PageActions final : public QObject {
    Q_OBJECT
public:
    /// @pre the actions outlive this
    explicit PageActions(ActionRegistry& actions);

    void showPages(bool several);
    void showProject(bool hasHost, bool isOpen, bool hasFile);

signals:
    void closeWanted();
    void turnWanted(int by); ///< So many tabs to the right.
    void moveWanted(int by);
    void attachWanted();
    void newProjectWanted();
    void openProjectWanted();
    void addToProjectWanted();
    void closeProjectWanted();

private:
    void addProject();
    void addTabs();

    ActionRegistry& m_actions;
    QAction* m_attach = nullptr;
    QAction* m_newProject = nullptr;
    QAction* m_openProject = nullptr;
    QAction* m_addToProject = nullptr;
    QAction* m_closeProject = nullptr;
    QList<QAction*> m_tabs;
};

} // namespace broadside
