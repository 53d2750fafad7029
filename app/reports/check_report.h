#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The findings of a check of files, in a form for other programs: test servers (junit_report.h), lists of code
/// findings (sarif_report.h), and baselines of accepted findings (baseline.h). check_output.h uses all of them.

namespace broadside {

/// A kind of finding. Ids never change, because baselines contain them.
struct CheckRule {
    std::string_view id;                 ///< "missed-pair/stale".
    std::string title;                   ///< A few words: "Missed pair: stale".
    std::string cause;                   ///< One sentence with its full stop.
    std::string remedy;                  ///< The same.
    Severity severity = Severity::Error; ///< The usual severity.
};

struct CheckFinding {
    std::string_view rule; ///< CheckRule::id.
    Severity severity = Severity::Error;
    std::string file;    ///< The path as the user wrote it.
    int line = 0;        ///< The first line is 1; 0 means unknown.
    int column = 0;      ///< Counts bytes; the first column is 1, and 0 means unknown.
    std::string subject; ///< The objects concerned: "Ball (2) - Wall (7)"; may be empty.
    std::string message; ///< No full stop at the end.
    std::string remedy;  ///< No full stop at the end.
    std::string_view
        messageId; ///< Of the row of `broadside messages` that the message is, or begins with; may be empty.
    std::string_view remedyId; ///< The same.
    /// Identifies the finding. It contains no lines, steps or measures, because these change when other parts of the
    /// file change. Findings of one rule and one file with the same identity are the same finding.
    std::string identity;
    /// What identified it before version 2 of fingerprints: one identity for each pair of objects. A baseline that has
    /// all of them accepts the finding. Empty if nothing changed.
    std::vector<std::string> formerIdentities;
    std::string_view formerRule;   ///< The rule of the former identities; empty if it is the same.
    std::uint64_t occurrences = 1; ///< Number of steps with this finding.
    bool isAccepted = false;       ///< A baseline has it.
    bool isUnreadable = false;     ///< The file could not be read. A baseline cannot accept this.
    bool isMissedPair = false;     ///< It stands for missed pairs, so --max-missed can tolerate it.
    bool isTolerated = false;      ///< There are no more missed pairs than --max-missed allows: a warning.
};

/// The findings of a command in all its files.
struct CheckReport {
    std::string_view command;           ///< "audit".
    std::vector<CheckRule> rules;       ///< All rules of the command, with and without findings.
    std::vector<std::string> files;     ///< The checked files, in the order of the command line.
    std::vector<CheckFinding> findings; ///< Each identity at most once per file.
};

/// True for an error that no baseline accepts.
[[nodiscard]] inline bool isFailure(const CheckFinding& finding) noexcept
{
    return finding.severity == Severity::Error && !finding.isAccepted;
}

/// The finding of a file that could not be read.
[[nodiscard]] CheckFinding unreadableFinding(std::string_view rule, const std::string& file, const Problem& problem);

/// The sentence as a message or a remedy of a finding.
[[nodiscard]] std::string withoutStop(std::string_view sentence);

/// 16 hexadecimal digits, a hash of rule and identity.
[[nodiscard]] std::string fingerprintOf(const CheckFinding& finding);
/// The fingerprints of the former identities.
[[nodiscard]] std::vector<std::string> formerFingerprintsOf(const CheckFinding& finding);

} // namespace broadside
