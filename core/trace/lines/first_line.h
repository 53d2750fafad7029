#pragma once

#include "core/io/json/json_parser.h"
#include "core/trace/trace_format.h"

#include <optional>
#include <string_view>

namespace broadside::trace {

/// The first line of the JSON Lines of a game: {"broadside":"frames","version":1,...}. Replaces `info`; its contents
/// are only known from the frames. Cells that are not square have the parameter "cell-height", too.
[[nodiscard]] std::optional<JsonFault> readFirstLine(std::string_view line, TraceInfo& info);

/// Whether a text begins like the first line: an object whose first line has the key "broadside".
[[nodiscard]] bool beginsLikeLines(std::string_view text);

} // namespace broadside::trace
