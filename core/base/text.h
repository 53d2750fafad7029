#pragma once

#include <cstdint>
#include <string>

/// @file
/// Numbers as text, the same in files, on the command line and in sentences. The locale has no influence.

namespace broadside {

/// The shortest text that reads back as the same double ("0.1", "2.5", "1e+30"). @pre finite
[[nodiscard]] std::string shortestNumber(double value);

/// The number with at most `digits` significant digits and without trailing zeros ("0.333", "1250", "20000"): for
/// people, not for files. It has an exponent only below 1e-4 and from 1e8 on.
[[nodiscard]] std::string roundedNumber(double value, int digits = 4);

/// The largest number with `digits` significant digits that is not larger than `value`. @pre finite, > 0
[[nodiscard]] double roundedDown(double value, int digits);

/// A share of 0..1 in percent, with three digits: "75 %", "93.7 %". It has more digits where three would round a share
/// below 1 to 100 % ("99.97 %").
[[nodiscard]] std::string percentText(double share);

/// Three digits in the unit that fits: "0.25 \u00b5s", "4.78 ms", "1.2 s".
[[nodiscard]] std::string microsecondsText(double microseconds);

/// 16 lower-case hexadecimal digits.
[[nodiscard]] std::string hexadecimal(std::uint64_t value);

} // namespace broadside
