#pragma once

#include "app/reports/check_report.h"

#include <string>

namespace broadside {

/// SARIF 2.1.0 (OASIS), as lists of code findings read it: all rules with cause and remedy, a result a finding with its
/// place and fingerprint. `hasBaseline`: each result says whether it is new; what was accepted is suppressed. Columns
/// are in UTF-16 units, for which the files are read once more.
[[nodiscard]] std::string sarifOf(const CheckReport& report, bool hasBaseline);

} // namespace broadside
