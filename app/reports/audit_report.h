#pragma once

#include "app/reports/check_report.h"
#include "core/debug/audit/audit.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace broadside {

/// What an object was called in the step of a finding, with its id.
using FoundName = std::function<std::string(std::uint64_t step, ObjectId id)>;

/// All that an audit found.
struct AuditFindings {
    const Audit::Misses& missed;
    std::span<const Audit::Passage> tunnelled;
    std::span<const Audit::Hidden> hidden; ///< Boxes that are smaller than their shapes.
    bool knowsRegistrations = false;       ///< Of a recording: it says where objects are registered.
    [[nodiscard]] std::uint64_t count() const noexcept { return missed.count() + tunnelled.size() + hidden.size(); }
};

/// What an audit of a file found, each pair once for each cause, however many steps show it. `scene`: where the objects
/// stand in the file; null for recordings, of which the game's author is to mend their own broad phase.
[[nodiscard]] CheckReport auditReport(const std::string& file, const AuditFindings& found, const FoundName& nameOf,
                                      const Scene* scene);
/// What could not be audited at all.
[[nodiscard]] CheckReport unreadableAudit(const std::string& file, const Problem& problem);

} // namespace broadside
