#pragma once

#include "core/io/formats/file_formats.h"

#include <string>
#include <string_view>

/// @file
/// Examples of the JSON formats, made from the examples of their keys.

namespace broadside {

/// A value for the key: the example of its row, or one that is made from those of the keys inside it. On one line.
[[nodiscard]] std::string exampleOf(const KeyFacts& facts);

/// An object with the required keys and, if it is not empty, the key `also`. On one line.
[[nodiscard]] std::string smallestExample(const KeyTable& table, std::string_view also = {});

/// A complete file with every key of the format, every kind of shape and every type of component.
[[nodiscard]] std::string exampleFile(const FileFormat& format);

} // namespace broadside
