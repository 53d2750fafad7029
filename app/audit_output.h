#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"
#include "app/reports/audit_report.h"
#include "core/debug/audit/audit.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <map>
#include <ostream>
#include <span>
#include <string>

/// @file
/// How audits are printed, whatever made their frames: simulations and recordings.

namespace broadside {

inline constexpr std::size_t kMostShown = 20; ///< Lines of a list for people; JSON has all.

/// "missed": [{"step": ..., "a": ..., "b": ..., "cause": ..., "stage": ...}, ...]; "unlisted", where they are more than
/// are listed.
void writeMissed(JsonWriter& json, const Audit::Misses& missed);

[[nodiscard]] std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed);
/// One line for each finding, with names.
void printMissed(std::ostream& out, const Audit::Misses& missed, const FoundName& nameOf);
/// "boxSmallerThanShape": [{"step": ..., "a": ..., "b": ...}, ...]
void writeHidden(JsonWriter& json, std::span<const Audit::Hidden> hidden);
/// One line for each finding, with names and a remedy. Writes nothing without findings.
void printHidden(std::ostream& out, std::span<const Audit::Hidden> hidden, const FoundName& nameOf);
/// "tunnelled": [{"step": ..., "object": ..., "through": ..., "fraction": ..., ...}, ...]
void writeTunnelled(JsonWriter& json, std::span<const Audit::Passage> tunnelled);
/// As remedyFor().
using PassageRemedy =
    std::function<std::string(const Tunnelling&, double dt, const std::string& object, const std::string& through)>;
/// One line for each finding, with names, and the remedy for the worst. @pre there is a finding
void printTunnelled(std::ostream& out, std::span<const Audit::Passage> tunnelled, const FoundName& nameOf,
                    const PassageRemedy& remedy);
/// What servers that build and test get, and what the command exits with.
struct AuditVerdict {
    std::uint64_t accepted = 0; ///< Of the findings, counted in steps, those that a baseline has.
    std::uint64_t fresh = 0;    ///< All others.
    bool hasBaseline = false;
    [[nodiscard]] ExitCode exitCode() const noexcept { return fresh == 0 ? ExitCode::Done : ExitCode::Findings; }
};
/// Writes what --junit, --sarif and the baselines ask for. `scene`: see auditReport().
[[nodiscard]] Result<AuditVerdict> concludeAudit(const Arguments& arguments, Console& console,
                                                 const AuditFindings& found, const FoundName& nameOf,
                                                 const Scene* scene);
/// The same where nothing could be audited; returns the problem, or why the report could not be written.
[[nodiscard]] Problem concludeUnreadable(const Arguments& arguments, Console& console, const Problem& problem);
/// "accepted", "new", where there is a baseline.
void writeVerdict(JsonWriter& json, const AuditVerdict& verdict);
void printVerdict(std::ostream& out, const AuditVerdict& verdict);

/// Says how many of a list that is too long were left out.
void printRest(std::ostream& out, std::size_t count);

} // namespace broadside
