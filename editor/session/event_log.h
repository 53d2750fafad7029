#pragma once

#include "core/dynamics/step_event.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// What happened in the recorded steps of a simulation, in order. Follows the record: what another future dropped, or
/// the memory for records forgot, is not in it. A recording of another program does not say what happened.
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

    /// Takes over what is new. O(new steps and their events)
    void follow();
    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; } ///< By step.
    /// Changes whenever entries() were not only added to.
    [[nodiscard]] std::uint64_t generation() const noexcept { return m_generation; }

private:
    const StepSession& m_session;
    std::vector<Entry> m_entries;
    std::optional<std::uint64_t> m_last; // step that was taken over
    std::uint64_t m_first = 0;
    std::uint64_t m_mark = 0; // of the last one
    std::uint64_t m_generation = 0;
};

} // namespace broadside
