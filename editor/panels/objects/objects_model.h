#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/object_search.h"
#include "editor/panels/objects/objects_tree.h"
#include "editor/panels/objects/row_edits.h"
#include "editor/panels/objects/row_looks.h"
#include "editor/panels/objects/row_places.h"
#include "editor/panels/objects/row_switches.h"

#include <QAbstractItemModel>
#include <QItemSelection>
#include <QTimer>

#include <set>
#include <vector>

namespace broadside {

/// The objects of the document as a tree of layers and groups (ObjectsTree), in the order of the file, then those that
/// were placed in a simulation; those that it removed are shown as gone. A scene without layers and groups is a list.
/// Of a recording: those of its first step, then those that came later and are there now.
///
/// Beside the names stand an eye and a lock, of each object, group and layer: toggle() is what a click on them does.
/// A search (ObjectSearch) makes a list of the objects that it finds: those with the best names first, then the groups
/// that it finds, then the others. Renaming, dropping objects on a folder, and
/// dragging layers to other places go through undo commands. Cost: a change of few objects is O(rows) integer work;
/// many at once, and what makes or empties folders, reset the model.
class ObjectsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Eye, Lock, Columns };
    static constexpr std::size_t kMostListed = ListedObjects::kMostListed;

    ObjectsModel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                 QObject* parent = nullptr);

    /// The document is the first step of this one. @pre it outlives the model
    void setRecording(const TraceSession& recording);
    /// Rows of objects that are not there any more.
    [[nodiscard]] std::size_t goneCount() const { return m_objects.goneCount(); }

    [[nodiscard]] ObjectId idAt(const QModelIndex& index) const; ///< Null for a folder.
    /// Null for an object.
    [[nodiscard]] const ObjectsTree::Folder* folderAt(const QModelIndex& index) const;
    /// Of the folder, or of the folder that the object is in; without layers the base layer.
    [[nodiscard]] std::string layerAt(const QModelIndex& index) const;
    /// The object, or all in the folder.
    [[nodiscard]] std::vector<ObjectId> objectsAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(ObjectId id) const; ///< Invalid when it is not among the rows.
    [[nodiscard]] QModelIndex indexOfLayer(const std::string& name) const;
    /// As few ranges as there are gaps; what is not among the rows is left out. @pre `ids` ascend
    [[nodiscard]] QItemSelection selectionOf(const std::vector<ObjectId>& ids) const;
    [[nodiscard]] std::vector<ObjectId> ids() const; ///< All that the tree has.
    [[nodiscard]] std::size_t objectCount() const { return m_tree.countIn(ObjectsTree::kRoot); }
    [[nodiscard]] const ObjectsTree& tree() const noexcept { return m_tree; }
    /// There are no rows yet: those of a huge scene come an event after its objects.
    [[nodiscard]] bool isToCome() const { return m_rebuilding.isActive(); }
    [[nodiscard]] std::vector<QModelIndex> folderIndexes() const;
    void setSearch(const QString& search);
    [[nodiscard]] bool isSearching() const noexcept { return !m_search.isEmpty(); }
    /// Hides or shows, locks or unlocks. @pre the column is Eye or Lock
    void toggle(const QModelIndex& index);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override { return RowEdits::mimeTypes(); }
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    void refused(const QString& reason); ///< What was asked for cannot be; with what helps.
    void momentShown();                  ///< The rows are those of another step of the recording.

private:
    void onDocumentChanged(const SceneChange& change);
    void followChange(const SceneChange& change);
    void clearTree();
    void rebuild();
    void rebuildLater();
    void insertObjects(const std::vector<ObjectId>& ids);
    void removeObjects(const std::vector<ObjectId>& ids);
    void refreshObjects(const std::vector<ObjectId>& ids);
    void refreshAll();
    void followEdits(const std::vector<ObjectId>& ids);
    void followLayers();
    void onHoverChanged(ObjectId hovered);
    void onWorldEdited();
    void followMoment();
    [[nodiscard]] QModelIndex folderIndex(std::size_t number) const;    ///< Invalid for the root.
    [[nodiscard]] std::size_t numberOf(const QModelIndex& index) const; ///< Of a folder. @pre invalid or a folder
    [[nodiscard]] QModelIndex objectIndex(const RowPlace& place) const;
    [[nodiscard]] bool isOn(const QModelIndex& index, Column column) const; ///< Seen, or locked.
    void say(const QString& refusal);                                       ///< Unless it is empty.
    bool dropLayer(const std::string& layer, int row, const QModelIndex& parent);

    ListedObjects m_objects;
    ObjectsTree m_tree;
    ObjectSearch m_search;
    RowPlaces m_places;
    RowSwitches m_switches;
    RowLooks m_looks;
    RowEdits m_edits;
    QTimer m_later;
    QTimer m_following;          // runs while rows are older than the step of a recording that is shown
    QTimer m_rebuilding;         // runs while the rows of a huge scene are still to come
    std::set<ObjectId> m_placed; // in the simulation, or come later in a recording, as the rows have them
    ObjectId m_hovered;
};

} // namespace broadside
