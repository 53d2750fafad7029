#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QAbstractItemModel>

#include <optional>
#include <set>
#include <vector>

namespace broadside {

/// The objects of the document as rows, in the order of the file, then those that were placed in a simulation; those
/// that it removed are shown as gone.
///
/// A search keeps the rows whose name, kind or shape contains every word of it, or whose id is it. Renaming goes
/// through an undo command. Cost: a change of few objects is O(rows) integer work; many at once reset the model.
class ObjectsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    ObjectsModel(const SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                 QObject* parent = nullptr);

    [[nodiscard]] ObjectId idAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(ObjectId id) const; ///< Invalid when it is not among the rows.
    /// Ascending; those that are not among the rows are left out. @pre `ids` ascend
    [[nodiscard]] std::vector<int> rowsOf(const std::vector<ObjectId>& ids) const;
    [[nodiscard]] const std::vector<ObjectId>& ids() const noexcept { return m_rows; } ///< By row.
    void setSearch(const QString& search);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void onDocumentChanged(const SceneChange& change);
    void rebuild();
    void insertObjects(const std::vector<ObjectId>& ids);
    void removeObjects(const std::vector<ObjectId>& ids);
    void refreshObjects(const std::vector<ObjectId>& ids);
    void onHoverChanged(ObjectId hovered);
    void onWorldEdited();
    [[nodiscard]] const SceneObject* shown(ObjectId id) const; ///< As it is called now; null when there is none.
    [[nodiscard]] std::size_t orderOf(ObjectId id) const;
    [[nodiscard]] bool matches(const SceneObject& object) const;
    [[nodiscard]] std::optional<int> rowOf(ObjectId id) const;
    [[nodiscard]] int lowerBound(std::size_t order) const;
    [[nodiscard]] bool isGone(ObjectId id) const;
    [[nodiscard]] QString toolTipOf(const SceneObject& object) const;

    const SceneDocument& m_document;
    ObjectEdits& m_edits;
    Focus& m_focus;
    const SimulationSession& m_session;
    std::vector<ObjectId> m_rows; // in the order of the scene, then what was placed in the simulation
    std::set<ObjectId> m_placed;  // in the simulation, as the rows have them
    QStringList m_words;          // of the search, lower case
    ObjectId m_hovered;
};

} // namespace broadside
