#pragma once

#include "core/base/problem.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// The columns of tables of boxes, and their names.

namespace broadside::trace {

/// kRight and kHigh are the other side of a box that begins at kX and kY.
enum Column : std::size_t {
    kId,
    kX,
    kY,
    kWidth,
    kHeight,
    kRight,
    kHigh,
    kStep,
    kName,
    kKind,
    kCategory,
    kMask,
    kColumns
};

/// What x and y are, if the name of their column says so.
enum class NamedPoint : std::uint8_t { Unknown, Centre, Corner };

/// A name of a column, in lower case and without spaces, underscores, dots and dashes.
struct ColumnName {
    std::string_view name;
    Column column;
    NamedPoint point = NamedPoint::Unknown;
    bool isHalf = false; ///< The size is half of the box's, as a radius is.
    /// Columns of the upper and the lower edge: which of them is the smaller y depends on the direction of y.
    bool isTop = false;
    bool isBottom = false;
};
/// Ignores upper and lower case, spaces, underscores, dots, dashes, and a unit in brackets. Null if no column has this
/// name.
[[nodiscard]] const ColumnName* columnNamed(std::string_view text);
/// The text in lower case, without what columnNamed() ignores.
[[nodiscard]] std::string plainColumnName(std::string_view text);
/// A size that is both the width and the height of a box.
[[nodiscard]] bool isRadius(const ColumnName& name) noexcept;

/// A column whose meaning the user says.
struct ColumnChoice {
    std::string column;  ///< Its name in the first line, or its number, from 1 on.
    std::string meaning; ///< A name that columnNamed() knows; empty: the column is left out.
    friend bool operator==(const ColumnChoice&, const ColumnChoice&) = default;
};
/// The meanings to choose from, such as "id" and "left".
[[nodiscard]] const std::vector<std::string_view>& columnMeanings();
/// Choices from a text such as "id=entity,x=pos,width=3". Error: the text has another form, or a meaning is not known.
[[nodiscard]] Result<std::vector<ColumnChoice>> columnChoicesFrom(std::string_view text);
/// The inverse function.
[[nodiscard]] std::string textOf(const std::vector<ColumnChoice>& choices);

} // namespace broadside::trace
