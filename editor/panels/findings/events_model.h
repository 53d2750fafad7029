#pragma once

#include "editor/session/event_log.h"

#include <QAbstractTableModel>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// The events of a log, filtered by kind and by a searched text.
class EventsModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Step, What, Object, By, Columns };
    /// The kinds that the user can choose.
    enum class Show { All, Hits, Removals, Launches, Spawns, SpeedLimits };

    /// @pre the log outlives the model. `nameOf` returns the name with the id.
    EventsModel(const EventLog& log, std::function<QString(ObjectId)> nameOf, QObject* parent = nullptr);

    void follow(); ///< Call it after the log was updated.
    void setShow(Show show);
    void setSearch(const QString& search);
    [[nodiscard]] const EventLog::Entry& entryAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void rebuild();
    [[nodiscard]] bool isWanted(const EventLog::Entry& entry) const;
    [[nodiscard]] QString textOf(const EventLog::Entry& entry, int column) const;

    const EventLog& m_log;
    std::function<QString(ObjectId)> m_nameOf;
    Show m_show = Show::All;
    QString m_search;
    std::vector<std::size_t> m_rows; // indices into the entries of the log
    std::size_t m_seen = 0;          // number of entries that were read
    std::uint64_t m_generation = 0;
};

/// "was removed when it hit": what happened to the object of the event.
[[nodiscard]] QString eventText(const StepEvent& event);

} // namespace broadside
