#pragma once

#include "editor/panels/objects/objects_model.h"
#include "editor/widgets/panel_widget.h"

#include <optional>
#include <set>
#include <string>

class QAction;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace broadside {

class LayerBar;

/// The objects of the scene as a tree of layers and groups with a search. Focus synchronises selection and hover with
/// the rest of the window. Selecting a group selects all its members.
class ObjectsPanel final : public PanelWidget {
    Q_OBJECT
public:
    struct Actions {
        QAction& selectFound;      ///< The action of the button below the list: selects the found objects.
        QList<QAction*> ofObjects; ///< Entries of the context menu of the list.
    };
    /// @pre all outlive the panel; for a recording, the document is its first step.
    ObjectsPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const StepSession& steps,
                 const Actions& actions, QWidget* parent = nullptr);
    ~ObjectsPanel() override;

    /// Adds entries to the context menu of the list, above the other ones.
    void addContextActions(const QList<QAction*>& actions);
    void beginSearch(); ///< Moves the focus to the search field, and selects its text.
    [[nodiscard]] bool isSearching() const;
    [[nodiscard]] std::vector<ObjectId> found() const; ///< Empty without a search.
    void renameSelected();                             ///< Opens the name of the first selected object for editing.

signals:
    void searchChanged();
    void layerChosen(const std::string& name); ///< The layer of the current row; empty: the base layer.
    void selectFoundRequested();               ///< Enter in the search: asks to select the found objects.
    void frameRequested();               ///< A row was double-clicked: asks to show the selection in the viewport.
    void refused(const QString& reason); ///< A command was refused; `reason` includes the remedy.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool renamesFolder(const QKeyEvent& key) const;
    QWidget* makeBody();
    void connectView();
    void showSelection(); // focus -> list
    void takeSelection(); // list -> focus
    void showCount();
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString emptyText() const;
    void showLayer();
    void rememberPlace();
    void restoreCurrent();
    void showFolders();
    void rename(const QModelIndex& index);

    SceneDocument& m_document;
    Focus& m_focus;
    ObjectsModel* m_model;
    QLineEdit* m_search;
    QToolButton* m_selectFound;
    QTreeView* m_view;
    LayerBar* m_layers;
    QLabel* m_count;
    QLabel* m_empty;
    bool m_syncing = false;            // prevents that the list and the focus update each other in a loop
    std::set<std::string> m_collapsed; // keys of collapsed folders: see ObjectsTree::keyOf
    int m_scroll = 0;                  // scroll position of the list before a reset
    std::string m_renamedFrom;         // keys of the layer that was renamed last
    std::string m_renamedTo;
    std::optional<std::string> m_current; // key of the folder that was the current row before a reset
};

} // namespace broadside
