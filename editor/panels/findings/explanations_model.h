#pragma once

#include "core/debug/diagnosis/diagnosis.h"

#include <QAbstractItemModel>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// A diagnosis as a tree: its explanations, best first, and below each the pairs that it explains. Pairs that nothing
/// explains are below a row of their own.
class ExplanationsModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { What, First, Last, Count, Columns };
    using NameOf = std::function<QString(std::uint64_t step, ObjectId)>; ///< Name and id of an object in a step.
    explicit ExplanationsModel(NameOf nameOf, QObject* parent = nullptr);

    /// Null: no rows. @pre it outlives this, or another one is set
    void setDiagnosis(const Diagnosis* diagnosis);
    /// Null for the row of what is not explained. @pre the index is valid
    [[nodiscard]] const Explanation* explanationAt(const QModelIndex& index) const;
    /// The example of an explanation, the first step of a pair. No value where there is no pair to show.
    /// @pre the index is valid
    [[nodiscard]] std::optional<Explanation::Example> exampleAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& /*parent*/ = {}) const override { return Columns; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        const Explanation* explanation = nullptr; ///< Null: of pairs that are not explained.
        std::vector<const DiagnosedGroup*> groups;
        std::uint64_t first = 0; ///< Steps, of all groups together.
        std::uint64_t last = 0;
        std::uint64_t count = 0;
    };
    void addRow(const Explanation* explanation);
    /// Null for a row of an explanation.
    [[nodiscard]] const DiagnosedGroup* groupAt(const QModelIndex& index) const;
    [[nodiscard]] const Row& rowOf(const QModelIndex& index) const;
    [[nodiscard]] QString whatOf(const QModelIndex& index) const;
    [[nodiscard]] QString shortOf(const QModelIndex& index) const;
    [[nodiscard]] QVariant numberOf(const QModelIndex& index) const;
    [[nodiscard]] static QVariant explainedBy(const Explanation& explanation);

    NameOf m_nameOf;
    const Diagnosis* m_diagnosis = nullptr;
    std::vector<Row> m_rows;
};

} // namespace broadside
