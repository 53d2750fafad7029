#pragma once

#include <cstdint>
#include <string>

/// @file
/// Counts as text, the same on the command line and in sentences. No locale takes part.

namespace broadside {

/// "4 840", "250 000": thousands separated by a narrow gap that every font has (a plain space).
[[nodiscard]] std::string groupedNumber(std::uint64_t value);

/// "1 object", "3 objects".
[[nodiscard]] std::string countOf(std::uint64_t count, const std::string& singular);

} // namespace broadside
