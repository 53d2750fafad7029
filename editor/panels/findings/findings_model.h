#pragma once

#include "core/debug/audit/finding_groups.h"

#include <QAbstractItemModel>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// The findings of an audit as a tree: explanations, the pairs that each explains, and the ranges of steps of a pair
/// that has several. Rows are made when the view needs them.
class FindingsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { What, First, Last, Count, Columns };
    struct Words {
        std::function<QString(std::uint64_t step, ObjectId)> nameOf; ///< Name and id of an object in a step.
        std::function<QString(const Finding&)> adviceOf;             ///< The remedy, for the tooltip.
        /// Why pairs of a game were missed, or where they were lost: a sentence, or a part of one.
        std::function<QString(const CauseFindings&)> explanationOf = {};
    };
    explicit FindingsModel(Words words, QObject* parent = nullptr);

    void setGroups(std::vector<CauseFindings> groups);
    [[nodiscard]] const std::vector<CauseFindings>& groups() const noexcept { return m_groups; }
    void namesChanged();

    /// The first finding of the row. @pre the index is valid
    [[nodiscard]] Finding findingAt(const QModelIndex& index) const;
    /// The row of the pair, or of the range of steps that contains the finding; invalid when there is none any more.
    [[nodiscard]] QModelIndex indexOf(const Finding& finding) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& /*parent*/ = {}) const override { return Columns; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// The content of a row. `pair` is null for an explanation, `steps` is null above the rows of steps.
    struct Place {
        const CauseFindings* group = nullptr;
        const PairFindings* pair = nullptr;
        const StepRange* steps = nullptr;
    };
    [[nodiscard]] Place placeOf(const QModelIndex& index) const;
    [[nodiscard]] QString explanationOf(const CauseFindings& group) const;
    [[nodiscard]] QString whatOf(const Place& place) const;
    [[nodiscard]] QVariant numberOf(const Place& place, int column) const;
    [[nodiscard]] QString tipOf(const Place& place, const Finding& finding) const;

    Words m_words;
    std::vector<CauseFindings> m_groups;
};

} // namespace broadside
