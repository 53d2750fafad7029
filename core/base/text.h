#pragma once

#include <cstdint>
#include <string>

/// @file
/// Numbers as text, the same in files, on the command line and in sentences. No locale takes part.

namespace broadside {

/// The shortest text that reads back as the same double ("0.1", "2.5", "1e+30"). @pre finite
[[nodiscard]] std::string shortestNumber(double value);

/// At most `digits` significant digits, without trailing zeros ("0.333", "1250"): for people, not for files.
[[nodiscard]] std::string roundedNumber(double value, int digits = 4);

/// "4 840", "250 000": thousands separated by a narrow gap that every font has (a plain space).
[[nodiscard]] std::string groupedNumber(std::uint64_t value);

/// "1 object", "3 objects".
[[nodiscard]] std::string countOf(std::uint64_t count, const std::string& singular);

/// 16 lower-case hexadecimal digits.
[[nodiscard]] std::string hexadecimal(std::uint64_t value);

} // namespace broadside
