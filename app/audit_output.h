#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"
#include "app/reports/audit_report.h"
#include "core/debug/audit/audit.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/io/json/json_writer.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <map>
#include <ostream>
#include <span>
#include <string>

/// @file
/// How audits of simulations and of recordings are printed.

namespace broadside {

inline constexpr std::size_t kMostShown = 20; ///< Lines of a list in a text; JSON has all entries.

/// "missed": [{"step": ..., "a": ..., "b": ..., "cause": ..., "stage": ...}, ...]; and "unlisted", if there are more
/// than the list holds.
void writeMissed(JsonWriter& json, const Audit::Misses& missed);

[[nodiscard]] std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed);
/// One line for each finding, with names.
void printMissed(std::ostream& out, const Audit::Misses& missed, const FoundName& nameOf);
/// "boxSmallerThanShape": [{"step": ..., "a": ..., "b": ...}, ...]
void writeHidden(JsonWriter& json, std::span<const Audit::Hidden> hidden);
/// One line for each finding, with names and a remedy. Writes nothing if there is no finding.
void printHidden(std::ostream& out, std::span<const Audit::Hidden> hidden, const FoundName& nameOf);
/// "tunnelled": [{"step": ..., "object": ..., "through": ..., "fraction": ..., ...}, ...]
void writePassages(JsonWriter& json, std::span<const FoundPassage> passages);
/// A function such as remedyFor().
using PassageRemedy =
    std::function<Message(const Passage&, double dt, const std::string& object, const std::string& through)>;
/// One line for each finding, with names, and the remedy for the worst one. @pre there is a finding
void printPassages(std::ostream& out, std::span<const FoundPassage> passages, const FoundName& nameOf,
                   const PassageRemedy& remedy);
/// The result of an audit for build and test servers, and its exit code.
struct AuditVerdict {
    std::uint64_t accepted = 0; ///< Findings that a baseline accepts, counted per step.
    std::uint64_t fresh = 0;    ///< All other findings.
    bool hasBaseline = false;
    std::uint64_t ignored = 0; ///< Findings of rules that --ignore names, or --only does not name.
    bool hasRules = false;     ///< One of these options was given.
    [[nodiscard]] ExitCode exitCode() const noexcept { return fresh == 0 ? ExitCode::Done : ExitCode::Findings; }
};
/// Writes the reports of a file that could not be answered about. Returns its problem, or the reason why a report could
/// not be written.
[[nodiscard]] Problem concludeUnreadable(const Arguments& arguments, Console& console, const Problem& problem,
                                         CheckReport (*reportOf)(const std::string& file, const Problem& problem));
/// "accepted" and "new", if there is a baseline, and "ignored", if rules were chosen.
void writeVerdict(JsonWriter& json, const AuditVerdict& verdict);
void printVerdict(std::ostream& out, const AuditVerdict& verdict);

/// How many pairs were left out because both objects sleep; writes nothing for 0.
void printAsleep(std::ostream& out, std::uint64_t pairs);

/// Says how many entries of a list were left out.
void printRest(std::ostream& out, std::size_t count);

} // namespace broadside
