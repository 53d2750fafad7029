#pragma once

#include "core/trace/table_reader.h"

#include <QString>

namespace broadside {

/// How a table was read, in a line that is kept with the session: "anchor=centre y=down units=32". What was left to be
/// found out is not in it. Never empty.
[[nodiscard]] QString textOf(const trace::TableOptions& options);
/// The other way round; what is not understood is left to be found out.
[[nodiscard]] trace::TableOptions tableOptionsFrom(const QString& text);

} // namespace broadside
