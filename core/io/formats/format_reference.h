#pragma once

#include "core/io/formats/file_formats.h"

#include <string>

namespace broadside {

/// The chapter of the manual about a format, as Markdown: every key with its values, unit, default, example and
/// meaning, and a file with all keys.
[[nodiscard]] std::string referenceOf(const FileFormat& format);

} // namespace broadside
