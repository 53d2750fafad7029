#pragma once

#include "app/check_report.h"
#include "core/debug/audit.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <span>
#include <string>

namespace broadside {

/// What an audit of a file found, each pair once for each cause, however many steps show it. `scene`: where the objects
/// stand in the file; null for recordings, of which the game's author is to mend their own broad phase.
[[nodiscard]] CheckReport auditReport(const std::string& file, std::span<const Audit::Miss> missed,
                                      std::span<const Audit::Passage> tunnelled, const ObjectTable& objects,
                                      const Scene* scene);
/// What could not be audited at all.
[[nodiscard]] CheckReport unreadableAudit(const std::string& file, const Problem& problem);

} // namespace broadside
