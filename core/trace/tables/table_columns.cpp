#include "core/trace/tables/table_columns.h"

#include "core/base/lower_case.h"

#include <algorithm>
#include <array>

namespace broadside::trace {
namespace {

constexpr std::array kNames{
    ColumnName{"id", kId},
    ColumnName{"x", kX},
    ColumnName{"y", kY},
    ColumnName{"cx", kX, true},
    ColumnName{"cy", kY, true},
    ColumnName{"left", kX, false, true},
    ColumnName{"top", kY, false, true, true},
    ColumnName{"bottom", kY, false, true},
    ColumnName{"w", kWidth},
    ColumnName{"h", kHeight},
    ColumnName{"width", kWidth},
    ColumnName{"height", kHeight},
    ColumnName{"step", kStep},
    ColumnName{"frame", kStep},
    ColumnName{"name", kName},
    ColumnName{"kind", kKind},
    ColumnName{"category", kCategory},
    ColumnName{"mask", kMask},
};

} // namespace

const ColumnName* columnNamed(std::string_view text)
{
    const std::string name = lowerCase(text);
    const auto found = std::ranges::find(kNames, name, &ColumnName::name);
    return found == kNames.end() ? nullptr : &*found;
}

const char* nameOfSeparator(char separator) noexcept
{
    return separator == ',' ? "comma" : separator == ';' ? "semicolon" : "tab";
}

} // namespace broadside::trace
