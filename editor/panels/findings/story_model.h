#pragma once

#include "core/debug/story/story_event.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace broadside {

/// The events of a story as rows: the steps, and what happened, as a sentence. Successive events of one kind are one
/// row.
class StoryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Steps, What, Columns };
    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<FoldedEvent> rows); ///< Does not reset the model if they are the same.
    [[nodiscard]] const FoldedEvent& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The last row that begins in this step or before; nothing if there is none.
    [[nodiscard]] std::optional<int> rowOf(std::uint64_t step) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<FoldedEvent> m_rows; // ascending by step
};

} // namespace broadside
