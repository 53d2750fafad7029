#pragma once

#include "app/reports/check_report.h"

#include <string>

namespace broadside {

/// JUnit XML as test servers read it: a testsuite a file, in it a testcase for each rule, so that their names stay from
/// run to run; with one failure that lists all findings. Remarks, and what was accepted, stand in the output of a
/// testcase and do not fail it. Where a file could not be looked at, its other testcases are skipped. What XML cannot
/// say, control characters and bytes that are not UTF-8, is '?'.
[[nodiscard]] std::string junitOf(const CheckReport& report);

} // namespace broadside
