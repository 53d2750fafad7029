#pragma once

#include "core/trace/tables/table_reader.h"

#include <QString>

namespace broadside {

/// How a table was read, in one line of the session: "anchor=centre y=down units=32". Choices that are left to
/// detection are missing in it. Never empty.
[[nodiscard]] QString textOf(const trace::TableOptions& options);
/// The inverse function. Words that are not understood are left to detection.
[[nodiscard]] trace::TableOptions tableOptionsFrom(const QString& text);

} // namespace broadside
