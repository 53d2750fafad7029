#pragma once

#include "core/base/problem.h"
#include "core/dynamics/funnel.h"
#include "core/math/typed_number.h"

#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// Numbers and problems as texts of the window: core/base/text.h for QString.

namespace broadside {

[[nodiscard]] QString toQString(std::string_view utf8);
[[nodiscard]] QString rounded(double value, int digits = 4);
/// "0.25", "-3", "1000000": no exponent, no trailing zeros, at most `decimals` decimals. Reading the text gives the
/// value again, except for the decimals that were cut off.
[[nodiscard]] QString plainNumber(double value, int decimals);
/// "124 750". @pre count >= 0
[[nodiscard]] QString grouped(std::integral auto count);
[[nodiscard]] QString groupedCount(std::uint64_t count);
/// The value of a typed number: "-5", ".5", "1e9", or with group separators "12 500.5" or "12,500.5". Nothing for any
/// other text, and for a comma in another place: it is unclear whether that is a decimal point.
[[nodiscard]] std::optional<double> numberFrom(const QString& text);
/// The same for calculations and relative entries, see core/math/typed_number.h. The problem quotes the text.
[[nodiscard]] Result<TypedNumber> typedNumberFrom(const QString& text);
/// A duration: "12.3 \u00B5s", "4.5 ms".
[[nodiscard]] QString timeText(double microseconds);
/// "512 bytes", "1.5 KiB", "64 MiB".
[[nodiscard]] QString bytesText(std::uint64_t bytes);
/// "190 pairs > 12 candidates > 3 box overlaps > 1 shape overlap". Unknown candidates are shown as a dash.
[[nodiscard]] QString funnelText(const Funnel& funnel, bool knowsCandidates = true);
/// Shown instead of a missing funnel: it is being counted, or counting does not fit into memory.
[[nodiscard]] QString noFunnelText(bool fitsIntoMemory);
/// Message and remedy as sentences, without the place in a file.
[[nodiscard]] QString sentenceOf(const Problem& problem);

QString grouped(std::integral auto count) { return groupedCount(static_cast<std::uint64_t>(count)); }

} // namespace broadside
