#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// What a check of files found, for those who read it later: servers that run tests (junit_report.h), lists of code
/// findings (sarif_report.h), and what was accepted before (baseline.h). check_output.h does all of it.

namespace broadside {

/// A kind of finding. Ids never change: baselines name them.
struct CheckRule {
    std::string_view id;                 ///< "missed-pair/stale".
    std::string title;                   ///< A few words: "Missed pair: stale".
    std::string cause;                   ///< One sentence with its full stop.
    std::string remedy;                  ///< The same.
    Severity severity = Severity::Error; ///< Usual one.
};

struct CheckFinding {
    std::string_view rule; ///< CheckRule::id.
    Severity severity = Severity::Error;
    std::string file;    ///< As the user wrote it.
    int line = 0;        ///< From 1; 0: not known.
    int column = 0;      ///< From 1, in bytes; 0: not known.
    std::string subject; ///< Whom it is about: "Ball (2) - Wall (7)"; may be empty.
    std::string message; ///< No full stop at the end.
    std::string remedy;  ///< No full stop at the end.
    /// What it is, without what changes when something else in the file does: no lines, no steps, no measures. Findings
    /// of one rule and one file with the same identity are the same finding.
    std::string identity;
    std::uint64_t occurrences = 1; ///< In so many steps.
    bool isAccepted = false;       ///< A baseline has it.
    bool isUnreadable = false;     ///< The file could not be looked at: nobody can accept that.
};

/// What a command found in all its files.
struct CheckReport {
    std::string_view command;           ///< "audit".
    std::vector<CheckRule> rules;       ///< All that the command has, found or not.
    std::vector<std::string> files;     ///< That were looked at, in their order.
    std::vector<CheckFinding> findings; ///< Each identity once a file.
};

/// Neither accepted nor a mere remark.
[[nodiscard]] inline bool isFailure(const CheckFinding& finding) noexcept
{
    return finding.severity == Severity::Error && !finding.isAccepted;
}

/// 16 hexadecimal digits of rule and identity.
[[nodiscard]] std::string fingerprintOf(const CheckFinding& finding);

} // namespace broadside
