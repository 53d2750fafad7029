#pragma once

#include "core/base/problem.h"
#include "core/dynamics/funnel.h"
#include "core/math/typed_number.h"
#include "core/math/vec2.h"

#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// Numbers and problems as texts of the window: core/base/text.h as QString.

namespace broadside {

[[nodiscard]] QString toQString(std::string_view utf8);
[[nodiscard]] QString rounded(double value, int digits = 4);
/// "0.25", "-3", "1000000": no exponent, no trailing zeros, at most so many decimals. Reads back, but for what is cut.
[[nodiscard]] QString plainNumber(double value, int decimals);
/// "124 750". @pre count >= 0
[[nodiscard]] QString grouped(std::integral auto count);
[[nodiscard]] QString groupedCount(std::uint64_t count);
/// What a number says that somebody typed: "-5", ".5", "1e9", and thousands apart as "12 500.5" or "12,500.5". Nothing
/// for anything else, a comma in another place included: whether it means a point is not to be guessed.
[[nodiscard]] std::optional<double> numberFrom(const QString& text);
/// The same with calculations and relative entries, see core/math/typed_number.h. The problem quotes the text.
[[nodiscard]] Result<TypedNumber> typedNumberFrom(const QString& text);
/// "12.3 \u00B5s", "4.5 ms": how long something takes.
[[nodiscard]] QString timeText(double microseconds);
/// "512 bytes", "1.5 KiB", "64 MiB".
[[nodiscard]] QString bytesText(std::uint64_t bytes);
/// "3.00, 4.00 m": two decimals, for a point under the mouse.
[[nodiscard]] QString pointText(Vec2 metres);
/// "190 pairs > 12 candidates > 3 boxes > 1 overlap"
/// Candidates that nothing tells of are a dash.
[[nodiscard]] QString funnelText(const Funnel& funnel, bool knowsCandidates = true);
/// In place of a funnel that is not there: it is being counted, or that does not fit into memory.
[[nodiscard]] QString noFunnelText(bool fitsIntoMemory);
/// Message and remedy as sentences, without the place in a file.
[[nodiscard]] QString sentenceOf(const Problem& problem);

QString grouped(std::integral auto count) { return groupedCount(static_cast<std::uint64_t>(count)); }

} // namespace broadside
