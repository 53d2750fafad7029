#pragma once

#include "editor/panels/objects/objects_model.h"
#include "editor/widgets/panel_widget.h"

#include <optional>
#include <set>
#include <string>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace broadside {

class LayerBar;

/// The objects of the scene as a tree of layers and groups with a search; selection and hover go both ways through the
/// Focus. A group that is selected is all its members.
class ObjectsPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    ObjectsPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                 QWidget* parent = nullptr);
    ~ObjectsPanel() override;

    /// The list goes along with this one's steps. @pre it outlives the panel
    void setRecording(const TraceSession& recording);
    /// What the context menu of the list offers.
    void addContextActions(const QList<QAction*>& actions);
    /// The button below the list that selects what the search found.
    void setSelectFoundAction(QAction* action);
    void beginSearch(); ///< Brings the keys to the search; what stands there is selected, ready to be overwritten.
    [[nodiscard]] bool isSearching() const;
    [[nodiscard]] std::vector<ObjectId> found() const; ///< Nothing without a search.
    void renameSelected();                             ///< Opens the name of the first selected object for editing.

signals:
    void searchChanged();
    void layerChosen(const std::string& name); ///< The one that the list stands at; empty: the base layer.
    void foundWanted();                        ///< Enter in the search: select what it found.
    void frameRequested();                     ///< A row was double-clicked: bring the selection into view.
    void refused(const QString& reason);       ///< What was asked for cannot be; with what helps.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
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
    const TraceSession* m_recording = nullptr;
    QLineEdit* m_search;
    QToolButton* m_selectFound;
    QTreeView* m_view;
    LayerBar* m_layers;
    QLabel* m_count;
    QLabel* m_empty;
    bool m_syncing = false;               // one direction at a time
    std::set<std::string> m_collapsed;    // keys of folders: see ObjectsTree::keyOf
    int m_scroll = 0;                     // where the list stood before it was made anew
    std::optional<std::string> m_current; // key of the folder that was the current row then
};

} // namespace broadside
