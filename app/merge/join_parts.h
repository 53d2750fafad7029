#pragma once

#include "app/merge/read_report.h"

#include <optional>
#include <vector>

namespace broadside {

/// Joins reports about different steps of one file: counts are added, lists are appended in the order of the steps, and
/// an explanation, a pair or a waste that several have is one. Errors: two parts with the same steps, or without steps;
/// and a part between the steps of another one.
/// @pre at least one part
[[nodiscard]] Result<ReportPart> joinParts(std::vector<ReportPart> parts);

/// The sum of two numbers as JSON.
[[nodiscard]] std::string sumOf(std::string_view a, std::string_view b);

} // namespace broadside
