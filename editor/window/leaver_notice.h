#pragma once

#include "core/base/object_id.h"
#include "core/dynamics/step_report.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <unordered_set>

namespace broadside {

class SceneDocument;
class SimulationSession;
class StatusLine;

/// Tells in the status line that objects left the world: at the first step of a run where it happens, and at a pause
/// how many they are. Edges that remove objects say so in the report of the step. With open edges the objects still
/// exist; then their boxes are outside the world.
class LeaverNotice final : public QObject {
    Q_OBJECT
public:
    /// More objects than this are looked for at open edges only in a pause, because each step would cost a look at all.
    static constexpr std::size_t kMostAtEachStep = 20'000;

    /// @pre all outlive this
    LeaverNotice(StatusLine& status, const SceneDocument& document, const SimulationSession& session);

private:
    void onStepped(const StepReport& report);
    void onStateChanged();
    void add(std::size_t left, std::uint64_t step);
    [[nodiscard]] std::size_t newlyOutside(); ///< Objects outside the world that were inside when this was last called.
    [[nodiscard]] bool hasOpenEdges() const;
    void tell(std::size_t left, std::uint64_t first, std::uint64_t last);

    StatusLine& m_status;
    const SceneDocument& m_document;
    const SimulationSession& m_session;
    std::unordered_set<ObjectId> m_outside; // with open edges
    bool m_knowsOutside = false;            // objects outside from the beginning have not left
    std::uint64_t m_seen = 0;               // the last step that was examined; the same step may be shown again
    std::size_t m_left = 0;                 // objects that left in this run
    std::size_t m_told = 0;                 // those of them that were told
    std::uint64_t m_first = 0;              // the first and the last step with such an object
    std::uint64_t m_last = 0;
};

} // namespace broadside
