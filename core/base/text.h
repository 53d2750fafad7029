#pragma once

#include <cstdint>
#include <string>

/// @file
/// Numbers as text, the same in files, on the command line and in sentences. No locale takes part.

namespace broadside {

/// The shortest text that reads back as the same double ("0.1", "2.5", "1e+30"). @pre finite
[[nodiscard]] std::string shortestNumber(double value);

/// At most `digits` significant digits, without trailing zeros ("0.333", "1250", "20000"): for people, not for files.
/// An exponent only below 1e-4 and from 1e8 on.
[[nodiscard]] std::string roundedNumber(double value, int digits = 4);

/// The largest number of `digits` significant digits that is no larger. @pre finite, > 0
[[nodiscard]] double roundedDown(double value, int digits);

/// "75 %", "93.7 %": a share of 0..1 in three digits, and in as many more as it takes not to call less than all of it
/// 100 % ("99.97 %").
[[nodiscard]] std::string percentText(double share);

/// "0.25 \u00b5s", "4.78 ms", "1.2 s": three digits in the unit that fits.
[[nodiscard]] std::string microsecondsText(double microseconds);

/// 16 lower-case hexadecimal digits.
[[nodiscard]] std::string hexadecimal(std::uint64_t value);

} // namespace broadside
