#pragma once

#include <cstdint>
#include <string>

/// @file
/// Counts as text, the same on the command line and in sentences. The locale has no influence.

namespace broadside {

/// Groups of three digits, separated by a plain space, which every font has: "4 840", "250 000".
[[nodiscard]] std::string groupedNumber(std::uint64_t value);

/// "1 object", "3 objects".
[[nodiscard]] std::string countOf(std::uint64_t count, const std::string& singular);

} // namespace broadside
