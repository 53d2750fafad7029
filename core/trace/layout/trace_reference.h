#pragma once

#include <string>

namespace broadside::trace {

/// The chapter of the manual about the bytes of a trace, as Markdown.
[[nodiscard]] std::string traceReference();

} // namespace broadside::trace
