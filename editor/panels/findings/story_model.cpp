#include "editor/panels/findings/story_model.h"

#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/story_words.h"

#include <algorithm>
#include <utility>

namespace broadside {

void StoryModel::setRows(std::vector<FoldedEvent> rows)
{
    const auto isSame = [](const FoldedEvent& a, const FoldedEvent& b) {
        return a.event == b.event && a.lastStep == b.lastStep;
    };
    if (std::ranges::equal(m_rows, rows, isSame))
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::optional<int> StoryModel::rowOf(std::uint64_t step) const
{
    const auto after =
        std::ranges::upper_bound(m_rows, step, {}, [](const FoldedEvent& folded) { return folded.event.step; });
    return after == m_rows.begin() ? std::nullopt : std::optional(static_cast<int>(after - m_rows.begin()) - 1);
}

int StoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StoryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant StoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const FoldedEvent& folded = rowAt(index.row());
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == Steps ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    if (role == Qt::ToolTipRole)
        return tr("Go to step %1").arg(grouped(folded.event.step));
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == Steps ? stepsText(folded) : translated(folded.event.sentence);
}

QVariant StoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[Columns] = {tr("Step"), tr("What happened")};
    return section >= 0 && section < Columns ? QVariant(names[section]) : QVariant();
}

} // namespace broadside
