#pragma once

#include "core/dynamics/step_report.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// The events of the recorded steps of a simulation, in order. The log follows the record: it contains no events of a
/// discarded future, nor of steps that were forgotten for lack of memory. Recordings of other programs have no events.
class EventLog final : public QObject {
    Q_OBJECT
public:
    struct Entry {
        std::uint64_t step = 0;
        StepEvent event;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    /// @pre the session outlives the log.
    explicit EventLog(const StepSession& session, QObject* parent = nullptr);

    /// Adds the events of new steps. O(new steps and their events)
    void follow();
    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; } ///< Ascending by step.
    /// Changes whenever entries() changed other than by appending.
    [[nodiscard]] std::uint64_t generation() const noexcept { return m_generation; }

private:
    const StepSession& m_session;
    std::vector<Entry> m_entries;
    std::optional<std::uint64_t> m_last; // Last step whose events were added.
    std::uint64_t m_first = 0;
    std::uint64_t m_mark = 0; // Mark of the last step.
    std::uint64_t m_generation = 0;
};

} // namespace broadside
