#pragma once

#include "editor/panels/objects_model.h"

#include <QDockWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace broadside {

/// The objects of the scene as a list with a search; selection and hover go both ways through the Focus.
class ObjectsPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    ObjectsPanel(const SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                 QWidget* parent = nullptr);
    ~ObjectsPanel() override;

    /// What the context menu of the list offers.
    void setContextActions(const QList<QAction*>& actions);
    /// The button below the list that selects what the search found.
    void setSelectFoundAction(QAction* action);
    void beginSearch(); ///< Brings the keys to the search; what stands there is selected, ready to be overwritten.
    [[nodiscard]] bool isSearching() const;
    [[nodiscard]] std::vector<ObjectId> found() const { return m_model->ids(); }
    void renameSelected(); ///< Opens the name of the first selected object for editing.

signals:
    void searchChanged();
    void foundWanted();    ///< Enter in the search: select what it found.
    void frameRequested(); ///< A row was double-clicked: bring the selection into view.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBody();
    void showSelection(); // focus -> list
    void takeSelection(); // list -> focus
    void showCount();

    const SceneDocument& m_document;
    Focus& m_focus;
    ObjectsModel* m_model;
    QLineEdit* m_search;
    QToolButton* m_selectFound;
    QTreeView* m_view;
    QLabel* m_count;
    QLabel* m_empty;
    bool m_syncing = false; // one direction at a time
};

} // namespace broadside
