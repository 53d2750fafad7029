#pragma once

#include <QString>

#include <optional>

/// @file
/// A time step as a readable text: "1/60 s". The value itself is always the exact double.

namespace broadside {

/// "1/60 s" when the value is the double nearest to 1/n for a whole n up to 10 000, else the shortest number: "0.02 s".
[[nodiscard]] QString durationText(double seconds);

/// Reads "1/60", "0.02", "16 ms", with or without unit. Nothing unless the result is finite, > 0 and at most a minute.
[[nodiscard]] std::optional<double> durationFrom(const QString& text);

} // namespace broadside
