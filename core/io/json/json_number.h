#pragma once

#include <optional>
#include <string_view>

namespace broadside {

/// The double nearest to a JSON number; 0 if the number is too small for a double, nothing if it is too large.
/// @pre `text` is a number of the JSON grammar
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

} // namespace broadside
