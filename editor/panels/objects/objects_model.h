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

/// The objects of the document as a tree of layers and groups (ObjectsTree), in the order of the file, then the objects
/// placed in a simulation. Objects that the simulation removed are shown as gone. A scene without layers and groups is
/// a list. For a recording: the objects of its first step, then the later ones that exist in the shown step.
///
/// Each object, group and layer has an eye and a lock next to its name; a click on them calls toggle(). A search
/// (ObjectSearch) makes a list of the found objects: first those whose names match best, then the found groups, then
/// the others. Renaming, dropping objects on a folder, and dragging layers to other places use undo commands. Cost: a
/// change of few objects is O(rows) integer work. Changes of many objects, and changes that make or empty folders,
/// reset the model.
class ObjectsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Eye, Lock, Columns };
    static constexpr std::size_t kMostListed = ListedObjects::kMostListed;

    /// @pre all outlive the model; for a recording, the document is its first step
    ObjectsModel(SceneDocument& document, ObjectEdits& edits, Focus& focus, const StepSession& steps,
                 QObject* parent = nullptr);

    /// How many objects exist now, with or without a row.
    [[nodiscard]] std::size_t shownCount() const { return m_objects.shownCount(); }
    [[nodiscard]] bool listsShownStep() const noexcept { return m_objects.listsShownStep(); }
    /// Number of rows of a recording whose objects are gone.
    [[nodiscard]] std::size_t goneCount() const { return m_objects.goneCount(); }

    [[nodiscard]] ObjectId idAt(const QModelIndex& index) const; ///< Null for a folder.
    /// Null for an object.
    [[nodiscard]] const ObjectsTree::Folder* folderAt(const QModelIndex& index) const;
    /// The layer of the folder, or of the object; the base layer if there are no layers.
    [[nodiscard]] std::string layerAt(const QModelIndex& index) const;
    /// The object, or all objects in the folder.
    [[nodiscard]] std::vector<ObjectId> objectsAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(ObjectId id) const; ///< Invalid when the object has no row.
    [[nodiscard]] QModelIndex indexOfLayer(const std::string& name) const;
    /// The selection of these objects, in the fewest ranges; ids without a row are left out. @pre `ids` ascend
    [[nodiscard]] QItemSelection selectionOf(const std::vector<ObjectId>& ids) const;
    [[nodiscard]] std::vector<ObjectId> ids() const; ///< All objects of the tree.
    [[nodiscard]] std::size_t objectCount() const { return m_tree.countIn(ObjectsTree::kRoot); }
    [[nodiscard]] const ObjectsTree& tree() const noexcept { return m_tree; }
    /// There are no rows yet: the rows of a huge scene are made one event later than its objects.
    [[nodiscard]] bool isToCome() const { return m_rebuilding.isActive(); }
    [[nodiscard]] std::vector<QModelIndex> folderIndexes() const;
    void setSearch(const QString& search);
    [[nodiscard]] bool isSearching() const noexcept { return !m_search.isEmpty(); }
    /// Hides or shows, locks or unlocks the object or folder. @pre the column is Eye or Lock
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
    void refused(const QString& reason); ///< A command was refused; `reason` includes the remedy.
    void renamingLayer(const std::string& from, const std::string& to); ///< Before it is done; it may be refused.
    void recordedStepShown(); ///< The rows are updated to the shown step of the recording.

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
    void followSimulation(const StepSession& steps);
    void followRecording(const StepSession& steps);
    void followRecordedStep();
    [[nodiscard]] QModelIndex folderIndex(std::size_t number) const; ///< The index of a folder; invalid for the root.
    /// Number of a folder. @pre invalid or a folder
    [[nodiscard]] std::size_t numberOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex objectIndex(const RowPlace& place) const;
    [[nodiscard]] bool isOn(const QModelIndex& index, Column column) const; ///< Whether it is visible, or locked.
    void say(const QString& refusal); ///< Emits refused() unless `refusal` is empty.
    bool dropLayer(const std::string& layer, int row, const QModelIndex& parent);

    ListedObjects m_objects;
    ObjectsTree m_tree;
    ObjectSearch m_search;
    RowPlaces m_places;
    RowSwitches m_switches;
    RowLooks m_looks;
    RowEdits m_edits;
    QTimer m_later;
    QTimer m_following;  // runs while the rows are older than the shown step of a recording
    QTimer m_rebuilding; // runs while the rows of a huge scene are not made yet
    // Objects with a row that were placed in the simulation, or appear later in a recording.
    std::set<ObjectId> m_placed;
    ObjectId m_hovered;
};

} // namespace broadside
