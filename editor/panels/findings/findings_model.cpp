#include "editor/panels/findings/findings_model.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/cause_words.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// The internal id of an index has its parents, counted from 1: the explanation in the low byte, the pair above it.
constexpr int kGroupBits = 8;
constexpr quintptr kGroupMask = (quintptr{1} << kGroupBits) - 1;

quintptr pairId(int group) { return static_cast<quintptr>(group) + 1; }
quintptr stepsId(quintptr group, int pair) { return ((static_cast<quintptr>(pair) + 1) << kGroupBits) | group; }
std::size_t groupOf(quintptr id) { return (id & kGroupMask) - 1; }
std::size_t pairOf(quintptr id) { return (id >> kGroupBits) - 1; }

} // namespace

FindingsModel::FindingsModel(Words words, QObject* parent)
    : QAbstractItemModel(parent)
    , m_words(std::move(words))
{}

void FindingsModel::setGroups(std::vector<CauseFindings> groups)
{
    beginResetModel();
    m_groups = std::move(groups);
    endResetModel();
}

void FindingsModel::namesChanged()
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, What);
        emit dataChanged(index(0, What, group), index(rowCount(group) - 1, What, group), {Qt::DisplayRole});
    }
}

Finding FindingsModel::findingAt(const QModelIndex& index) const
{
    const Place place = placeOf(index);
    const PairFindings& pair = place.pair ? *place.pair : place.group->pairs.front();
    return {place.group->kind, place.steps ? place.steps->first : pair.first(), pair.a, pair.b, place.group->cause};
}

QModelIndex FindingsModel::indexOf(const Finding& finding) const
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const CauseFindings& group = m_groups[g];
        if (group.kind != finding.kind || (!group.isOfGame && group.cause != finding.cause))
            continue;
        const auto pair = std::ranges::find_if(
            group.pairs, [&](const PairFindings& each) { return each.a == finding.a && each.b == finding.b; });
        if (pair == group.pairs.end())
            continue;
        const QModelIndex row =
            index(static_cast<int>(pair - group.pairs.begin()), What, index(static_cast<int>(g), 0));
        const auto steps = std::ranges::find_if(pair->steps, [&](const StepRange& range) {
            return range.first <= finding.step && finding.step <= range.last;
        });
        const bool isPair = pair->steps.size() == 1 || steps == pair->steps.begin() || steps == pair->steps.end();
        return isPair ? row : index(static_cast<int>(steps - pair->steps.begin()), What, row);
    }
    return {};
}

QModelIndex FindingsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= Columns || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr{0});
    return createIndex(row, column,
                       parent.internalId() == 0 ? pairId(parent.row()) : stepsId(parent.internalId(), parent.row()));
}

QModelIndex FindingsModel::parent(const QModelIndex& child) const
{
    const quintptr id = child.internalId();
    if (!child.isValid() || id == 0)
        return {};
    if (id >> kGroupBits == 0)
        return createIndex(static_cast<int>(groupOf(id)), What, quintptr{0});
    return createIndex(static_cast<int>(pairOf(id)), What, id & kGroupMask);
}

FindingsModel::Place FindingsModel::placeOf(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const quintptr id = index.internalId();
    if (id == 0)
        return {&m_groups[row], nullptr, nullptr};
    const CauseFindings& group = m_groups[groupOf(id)];
    if (id >> kGroupBits == 0)
        return {&group, &group.pairs[row], nullptr};
    const PairFindings& pair = group.pairs[pairOf(id)];
    return {&group, &pair, &pair.steps[row]};
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.column() != What)
        return 0;
    const Place place = placeOf(parent);
    if (place.steps)
        return 0;
    if (!place.pair)
        return static_cast<int>(place.group->pairs.size());
    // A single range is shown in the row of the pair.
    return place.pair->steps.size() > 1 ? static_cast<int>(place.pair->steps.size()) : 0;
}

QString FindingsModel::explanationOf(const CauseFindings& group) const
{
    switch (group.kind) {
    case Finding::Kind::Passage:
        return tr("Tunnelled: passed through another object");
    case Finding::Kind::BoxSmallerThanShape:
        return tr("Box smaller than its shape: the shapes overlap, but the boxes do not");
    case Finding::Kind::MissedPair:
        break;
    }
    return tr("Missed: %1").arg(group.isOfGame ? m_words.explanationOf(group) : causeText(nameOf(group.cause)));
}

QString FindingsModel::whatOf(const Place& place) const
{
    if (place.steps)
        return place.steps->first == place.steps->last
                   ? tr("Step %1").arg(grouped(place.steps->first))
                   : tr("Steps %1 to %2").arg(grouped(place.steps->first), grouped(place.steps->last));
    if (place.pair)
        return (place.group->kind == Finding::Kind::Passage ? tr("%1 through %2") : tr("%1 and %2"))
            .arg(m_words.nameOf(place.pair->first(), place.pair->a),
                 m_words.nameOf(place.pair->first(), place.pair->b));
    return tr("%1 (%2)").arg(explanationOf(*place.group),
                             translated(texts::countedDifferentPairs(place.group->pairs.size())));
}

QVariant FindingsModel::numberOf(const Place& place, int column) const
{
    const std::uint64_t first = place.steps  ? place.steps->first
                                : place.pair ? place.pair->first()
                                             : place.group->first;
    const std::uint64_t last = place.steps ? place.steps->last : place.pair ? place.pair->last() : place.group->last;
    const std::uint64_t count = place.steps ? last - first + 1 : place.pair ? place.pair->count : place.group->count;
    return grouped(column == First ? first : column == Last ? last : count);
}

QString FindingsModel::tipOf(const Place& place, const Finding& finding) const
{
    QString explanation;
    if (place.group->isOfGame)
        explanation = m_words.explanationOf(*place.group) + QLatin1Char('\n');
    else if (finding.kind == Finding::Kind::MissedPair)
        explanation = tr("The boxes overlap, but the broad phase does not report the pair: %1.\n")
                          .arg(causeText(nameOf(finding.cause)));
    else if (finding.kind == Finding::Kind::BoxSmallerThanShape)
        explanation = tr("The shapes overlap, but the boxes do not: a box is smaller than its shape.\n");
    const QString advice = m_words.adviceOf(finding);
    const QString go = place.pair ? tr("Click to go to the first of these steps and show the two objects.")
                                  : tr("Click to go to the first of these findings.");
    return explanation + (advice.isEmpty() ? QString() : advice + QLatin1Char('\n')) + go;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != What)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    const Place place = placeOf(index);
    if (role == Qt::DisplayRole)
        return index.column() == What ? QVariant(whatOf(place)) : numberOf(place, index.column());
    return role == Qt::ToolTipRole ? QVariant(tipOf(place, findingAt(index))) : QVariant();
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case What:
        return isTip ? tr("Findings by cause, then the pairs, then the steps") : tr("Finding");
    case First:
        return isTip ? tr("The first step that shows it") : tr("First");
    case Last:
        return isTip ? tr("The last step that shows it") : tr("Last");
    case Count:
        return isTip ? tr("The number of steps of a pair, or of all pairs of an explanation together") : tr("Count");
    default:
        return {};
    }
}

} // namespace broadside
