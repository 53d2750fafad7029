#pragma once

#include "app/reports/check_report.h"
#include "core/debug/audit/audit.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace broadside {

/// The name of an object in the step of a finding, with its id.
using FoundName = std::function<std::string(std::uint64_t step, ObjectId id)>;

/// All findings of an audit.
struct AuditFindings {
    const Audit::Misses& missed;
    std::span<const FoundPassage> passages;
    std::span<const Audit::Hidden> hidden; ///< Boxes that are smaller than their shapes.
    bool knowsRegistrations = false;       ///< The recording has registrations of objects; false for a scene.
    [[nodiscard]] std::uint64_t count() const noexcept { return missed.count() + passages.size() + hidden.size(); }
};

/// The findings of an audit of a file. Pairs of the same names, such as Enemy 3 - Ball and Enemy 4 - Ball, are one
/// finding for each cause, for any number of steps; pairs without names are one each. `scene` gives the places of
/// objects in the file. It is null for a recording: the remedies then concern the game's own broad phase.
[[nodiscard]] CheckReport auditReport(const std::string& file, const AuditFindings& found, const FoundName& nameOf,
                                      const Scene* scene);
/// The report for a file that could not be audited.
[[nodiscard]] CheckReport unreadableAudit(const std::string& file, const Problem& problem);

} // namespace broadside
