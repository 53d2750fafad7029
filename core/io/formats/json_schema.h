#pragma once

#include "core/io/formats/file_formats.h"

#include <string>

namespace broadside {

/// A JSON schema of the format, which editors of text such as VS Code use to check files and to suggest keys.
///
/// Draft 7 (https://json-schema.org/draft-07). It accepts exactly the documents that the reader accepts, except for
/// rules that a schema cannot express, where it accepts more: keys and names that are given twice, crossing sides of
/// polygons, indices of corners, scales that a shape does not allow, and the limits of bytes and nesting.
[[nodiscard]] std::string jsonSchemaOf(const FileFormat& format);

} // namespace broadside
