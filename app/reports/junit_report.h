#pragma once

#include "app/reports/check_report.h"

#include <string>

namespace broadside {

/// JUnit XML for test servers: a testsuite for each file, and in it a testcase for each rule, so that the names of
/// testcases stay the same from run to run. A testcase has at most one failure, which lists all findings. Remarks and
/// accepted findings are written to the testcase's output and do not fail it. If a file could not be read, its other
/// testcases are skipped. Characters that XML cannot contain (control characters, bytes that are not UTF-8) become '?'.
[[nodiscard]] std::string junitOf(const CheckReport& report);

} // namespace broadside
