#pragma once

#include "core/debug/diagnosis/texts/fault_text.h"

#include <string>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// The boxes with which objects are registered, as the words after "are registered": "with 0.5 of their size", "half
/// their width too far left". No full stop.
[[nodiscard]] Message relationText(const BoxRelation& relation, const Evidence& evidence);

/// What to change in the code, with its full stop.
[[nodiscard]] Message remedyOf(const BoxRelation& relation);

/// Its numbers with their names.
[[nodiscard]] std::vector<std::pair<std::string, double>> parametersOf(const BoxRelation& relation);

} // namespace broadside::diagnosis
