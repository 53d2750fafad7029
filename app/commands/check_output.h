#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/reports/check_report.h"

#include <optional>
#include <vector>

/// @file
/// What audit and validate do for servers that build and test: --junit, --sarif, --baseline, --write-baseline.

namespace broadside {

/// Appends the four.
void addCheckOptions(std::vector<OptionInfo>& options);
/// One of the four was given: else nobody needs a report.
[[nodiscard]] bool wantsCheckReport(const Arguments& arguments);

/// Marks what the baseline accepts, says which of its entries are stale, and writes what was asked for, each file in
/// one piece. What it wrote as a baseline counts as accepted. Refused: a baseline that cannot be read, and what cannot
/// be written.
[[nodiscard]] std::optional<Problem> concludeChecks(const Arguments& arguments, Console& console, CheckReport& report);

} // namespace broadside
