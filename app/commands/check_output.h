#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/reports/check_report.h"

#include <optional>
#include <vector>

/// @file
/// Output of audit and validate for build and test servers: --junit, --sarif, --baseline, --write-baseline.

namespace broadside {

/// Appends the four options, and --config.
void addCheckOptions(std::vector<OptionInfo>& options);
/// True if one of the four options was given. Otherwise no report is needed.
[[nodiscard]] bool wantsCheckReport(const Arguments& arguments);

/// True if a baseline is read or written.
[[nodiscard]] bool hasBaseline(const Arguments& arguments);

/// Marks the findings that the baseline accepts, and prints its stale entries. Does nothing without --baseline. Errors:
/// a baseline that cannot be read, and reports that would be written over other files of this command.
[[nodiscard]] std::optional<Problem> acceptKnown(const Arguments& arguments, Console& console, CheckReport& report);
/// Writes the requested files, each in one piece. The findings in a newly written baseline count as accepted. Errors: a
/// file that cannot be written.
[[nodiscard]] std::optional<Problem> writeChecks(const Arguments& arguments, Console& console, CheckReport& report);
/// acceptKnown(), and then writeChecks().
[[nodiscard]] std::optional<Problem> concludeChecks(const Arguments& arguments, Console& console, CheckReport& report);

} // namespace broadside
