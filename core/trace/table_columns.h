#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// @file
/// The columns that tables of boxes may have, and what they are called.

namespace broadside::trace {

enum Column : std::size_t { kId, kX, kY, kWidth, kHeight, kStep, kName, kKind, kCategory, kMask, kColumns };

/// What a column is called. Some names say more: where the box is, and which way is down.
struct ColumnName {
    std::string_view name;
    Column column;
    bool isCentre = false;
    bool isCorner = false;
    bool isDown = false;
};
/// In any case; null for a name that no column has.
[[nodiscard]] const ColumnName* columnNamed(std::string_view text);

/// Of ASCII letters.
[[nodiscard]] std::string lowerCase(std::string_view text);

/// "comma".
[[nodiscard]] const char* nameOfSeparator(char separator) noexcept;

} // namespace broadside::trace
