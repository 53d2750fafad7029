#pragma once

#include "app/reports/check_report.h"

#include <string>

namespace broadside {

/// SARIF 2.1.0 (OASIS), for lists of code findings: all rules with cause and remedy, and one result for each finding,
/// with its place and fingerprint. `hasBaseline`: each result says whether it is new; accepted findings are suppressed.
/// Columns are in UTF-16 units; for that the files are read again.
[[nodiscard]] std::string sarifOf(const CheckReport& report, bool hasBaseline);

} // namespace broadside
