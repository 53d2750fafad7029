#pragma once

#include <optional>
#include <string_view>

namespace broadside {

/// The double nearest to a JSON number; what is too small for one is 0. Nothing when it is too large for one.
/// @pre `text` is a number of the JSON grammar
[[nodiscard]] std::optional<double> numberIn(std::string_view text);

} // namespace broadside
