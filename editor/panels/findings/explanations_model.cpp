#include "editor/panels/findings/explanations_model.h"

#include "core/debug/diagnosis/texts/explanation_text.h"
#include "editor/document/message_text.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/widgets/words/number_text.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace broadside {

ExplanationsModel::ExplanationsModel(NameOf nameOf, QObject* parent)
    : QAbstractItemModel(parent)
    , m_nameOf(std::move(nameOf))
{}

void ExplanationsModel::setDiagnosis(const Diagnosis* diagnosis)
{
    beginResetModel();
    m_diagnosis = diagnosis;
    m_rows.clear();
    if (diagnosis) {
        for (const Explanation& explanation : diagnosis->explanations)
            addRow(&explanation);
        if (std::ranges::any_of(diagnosis->groups, [](const DiagnosedGroup& group) { return group.rule.empty(); }))
            addRow(nullptr);
    }
    endResetModel();
}

/// If two explanations have the same rule, the first one has the pairs.
void ExplanationsModel::addRow(const Explanation* explanation)
{
    Row row;
    row.explanation = explanation;
    const std::string rule = explanation ? explanation->rule : std::string();
    const bool isFirst = std::ranges::none_of(
        m_rows, [&](const Row& before) { return before.explanation && before.explanation->rule == rule; });
    for (const DiagnosedGroup& group : m_diagnosis->groups) {
        if (!isFirst || group.rule != rule)
            continue;
        row.first = row.groups.empty() ? group.first : std::min(row.first, group.first);
        row.last = std::max(row.last, group.last);
        row.count += group.count;
        row.groups.push_back(&group);
    }
    m_rows.push_back(std::move(row));
}

QModelIndex ExplanationsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= Columns || row >= rowCount(parent))
        return {};
    // The internal id is 0 for an explanation; for a pair it is the row of its explanation, counted from 1.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex ExplanationsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), What, quintptr{0});
}

int ExplanationsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    const bool isExplanation = parent.internalId() == 0 && parent.column() == What;
    return isExplanation ? static_cast<int>(m_rows[static_cast<std::size_t>(parent.row())].groups.size()) : 0;
}

const ExplanationsModel::Row& ExplanationsModel::rowOf(const QModelIndex& index) const
{
    const QModelIndex top = index.internalId() == 0 ? index : index.parent();
    return m_rows[static_cast<std::size_t>(top.row())];
}

const DiagnosedGroup* ExplanationsModel::groupAt(const QModelIndex& index) const
{
    return index.internalId() == 0 ? nullptr : rowOf(index).groups[static_cast<std::size_t>(index.row())];
}

const Explanation* ExplanationsModel::explanationAt(const QModelIndex& index) const { return rowOf(index).explanation; }

std::optional<Explanation::Example> ExplanationsModel::exampleAt(const QModelIndex& index) const
{
    if (const DiagnosedGroup* group = groupAt(index))
        return Explanation::Example{group->first, group->a, group->b};
    const Row& row = rowOf(index);
    if (row.explanation)
        return row.explanation->example;
    return Explanation::Example{row.groups.front()->first, row.groups.front()->a, row.groups.front()->b};
}

QString ExplanationsModel::whatOf(const QModelIndex& index) const
{
    if (const DiagnosedGroup* group = groupAt(index))
        return (rowOf(index).explanation && rowOf(index).explanation->symptom == Symptom::Passage ? tr("%1 through %2")
                                                                                                  : tr("%1 and %2"))
            .arg(m_nameOf(group->first, group->a), m_nameOf(group->first, group->b));
    const Explanation* explanation = rowOf(index).explanation;
    return explanation ? tr("%1: %2").arg(translated(kindText(*explanation)), translated(explanation->sentence))
                       : tr("Missed pairs that are not explained");
}

/// In few words, because the sentence is among the details. Two explanations with the same title differ in the
/// sentence.
QString ExplanationsModel::shortOf(const QModelIndex& index) const
{
    const Explanation* explanation = groupAt(index) ? nullptr : rowOf(index).explanation;
    if (!explanation || !hasTitle(explanation->rule))
        return whatOf(index);
    const auto isSame = [&](const Row& row) { return row.explanation && row.explanation->rule == explanation->rule; };
    return std::ranges::count_if(m_rows, isSame) > 1
               ? whatOf(index)
               : tr("%1: %2").arg(translated(kindText(*explanation)), titleOfExplanation(explanation->rule));
}

QVariant ExplanationsModel::numberOf(const QModelIndex& index) const
{
    const DiagnosedGroup* group = groupAt(index);
    const Row& row = rowOf(index);
    if (index.column() == Count && !group && row.explanation)
        return explainedBy(*row.explanation);
    if (!group && row.groups.empty())
        return {};
    switch (index.column()) {
    case First:
        return grouped(group ? group->first : row.first);
    case Last:
        return grouped(group ? group->last : row.last);
    default:
        return grouped(group ? group->count : row.count);
    }
}

/// The number of the sentence about the evidence. It may differ from the steps of the pairs below: a pair is listed
/// once, but may be missed in some steps for another reason.
QVariant ExplanationsModel::explainedBy(const Explanation& explanation)
{
    if (explanation.symptom == Symptom::Cost)
        return {}; // it counts candidates, and not steps of pairs
    return explanation.isSampled ? tr("about %1").arg(grouped(explanation.explains)) : grouped(explanation.explains);
}

QVariant ExplanationsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != What)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && !groupAt(index) && rowOf(index).explanation && rowOf(index).explanation->isCause) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::DisplayRole)
        return index.column() == What ? QVariant(shortOf(index)) : numberOf(index);
    if (role == Qt::AccessibleTextRole && index.column() == What)
        return whatOf(index);
    if (role == Qt::ToolTipRole && exampleAt(index))
        return groupAt(index) ? tr("%1\nClick to go to the first of these steps.").arg(whatOf(index))
                              : tr("%1\nClick to go to the example.").arg(whatOf(index));
    return role == Qt::ToolTipRole ? QVariant(whatOf(index)) : QVariant();
}

QVariant ExplanationsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case What:
        return isTip ? tr("The explanations, best first, and the pairs that each explains") : tr("Explanation");
    case First:
        return isTip ? tr("The first step that shows it") : tr("First");
    case Last:
        return isTip ? tr("The last step that shows it") : tr("Last");
    case Count:
        return isTip ? tr("How often an explanation holds, or in how many steps a pair is found") : tr("Count");
    default:
        return {};
    }
}

} // namespace broadside
