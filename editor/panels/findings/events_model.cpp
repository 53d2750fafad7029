#include "editor/panels/findings/events_model.h"

#include "editor/widgets/words/number_text.h"

#include <utility>

namespace broadside {
namespace {

bool isOf(StepEvent::Kind kind, EventsModel::Show show)
{
    using Show = EventsModel::Show;
    switch (show) {
    case Show::All:
        return true;
    case Show::Hits:
        return kind == StepEvent::Kind::Hit;
    case Show::Removals:
        return isRemoval(kind);
    case Show::Launches:
        return kind == StepEvent::Kind::Launched;
    case Show::Spawns:
        return kind == StepEvent::Kind::Spawned;
    case Show::SpeedLimits:
        return kind == StepEvent::Kind::SpeedLimited;
    }
    return true;
}

QString speed(double metresPerSecond) { return rounded(metresPerSecond, 3); }

} // namespace

QString eventText(const StepEvent& event)
{
    switch (event.kind) {
    case StepEvent::Kind::Launched:
        return EventsModel::tr("launched with %1 m/s").arg(speed(event.speed));
    case StepEvent::Kind::SpeedLimited:
        return EventsModel::tr("speed limited from %1 to %2 m/s").arg(speed(event.asked), speed(event.speed));
    case StepEvent::Kind::Spawned:
        return EventsModel::tr("spawned");
    case StepEvent::Kind::Hit:
        return EventsModel::tr("hit");
    case StepEvent::Kind::RemovedByHit:
        return EventsModel::tr("removed by a hit");
    case StepEvent::Kind::RemovedByLifetime:
        return EventsModel::tr("removed at the end of its lifetime");
    case StepEvent::Kind::RemovedByEdge:
        return EventsModel::tr("removed at the edge of the world");
    }
    return {};
}

EventsModel::EventsModel(const EventLog& log, std::function<QString(ObjectId)> nameOf, QObject* parent)
    : QAbstractTableModel(parent)
    , m_log(log)
    , m_nameOf(std::move(nameOf))
{}

bool EventsModel::isWanted(const EventLog::Entry& entry) const
{
    if (!isOf(entry.event.kind, m_show))
        return false;
    return m_search.isEmpty() || textOf(entry, Object).contains(m_search, Qt::CaseInsensitive) ||
           textOf(entry, By).contains(m_search, Qt::CaseInsensitive) ||
           textOf(entry, What).contains(m_search, Qt::CaseInsensitive);
}

/// New entries are added at the end, so that the view does not scroll.
void EventsModel::follow()
{
    if (m_generation != m_log.generation() || m_seen > m_log.entries().size())
        return rebuild();
    std::vector<std::size_t> added;
    for (; m_seen < m_log.entries().size(); ++m_seen)
        if (isWanted(m_log.entries()[m_seen]))
            added.push_back(m_seen);
    if (added.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
    m_rows.insert(m_rows.end(), added.begin(), added.end());
    endInsertRows();
}

void EventsModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    m_generation = m_log.generation();
    for (m_seen = 0; m_seen < m_log.entries().size(); ++m_seen)
        if (isWanted(m_log.entries()[m_seen]))
            m_rows.push_back(m_seen);
    endResetModel();
}

void EventsModel::setShow(Show show)
{
    if (std::exchange(m_show, show) != show)
        rebuild();
}

void EventsModel::setSearch(const QString& search)
{
    if (std::exchange(m_search, search) != search)
        rebuild();
}

const EventLog::Entry& EventsModel::entryAt(int row) const
{
    return m_log.entries()[m_rows[static_cast<std::size_t>(row)]];
}

int EventsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EventsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString EventsModel::textOf(const EventLog::Entry& entry, int column) const
{
    switch (column) {
    case Step:
        return grouped(entry.step);
    case What:
        return eventText(entry.event);
    case Object:
        return m_nameOf(entry.event.object);
    default:
        return entry.event.by.isNull() ? QString() : m_nameOf(entry.event.by);
    }
}

QVariant EventsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Step)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return tr("Click to go to this step and select the object");
    return role == Qt::DisplayRole ? QVariant(textOf(entryAt(index.row()), index.column())) : QVariant();
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[Columns] = {tr("Step"), tr("What"), tr("Object"), tr("By")};
    return section >= 0 && section < Columns ? QVariant(names[section]) : QVariant();
}

} // namespace broadside
