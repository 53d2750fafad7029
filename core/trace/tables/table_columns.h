#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// @file
/// The columns of tables of boxes, and their names.

namespace broadside::trace {

enum Column : std::size_t { kId, kX, kY, kWidth, kHeight, kStep, kName, kKind, kCategory, kMask, kColumns };

/// A name of a column. Some names also tell which point of the box it is, and that y is down.
struct ColumnName {
    std::string_view name;
    Column column;
    bool isCentre = false;
    bool isCorner = false;
    bool isDown = false;
};
/// Ignores upper and lower case. Null if no column has this name.
[[nodiscard]] const ColumnName* columnNamed(std::string_view text);

/// A name for messages, for example "comma".
[[nodiscard]] const char* nameOfSeparator(char separator) noexcept;

} // namespace broadside::trace
