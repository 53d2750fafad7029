#pragma once

#include <optional>
#include <string>
#include <string_view>

/// @file
/// Paths in a level to other files. A separator is '/', and also '\' in what a level says.

namespace broadside::levels {

/// Path of the file that `reference` means in the file `from`: relative to the folder of `from`, without "." and
/// without ".." after a folder. Nothing if the reference is empty, absolute, or an address such as "file:a.tsx".
[[nodiscard]] std::optional<std::string> resolvedPath(std::string_view from, std::string_view reference);

/// "walls" for "art/walls.png". It is UTF-8, because files name other files by it: "_" replaces every other byte.
[[nodiscard]] std::string stemOf(std::string_view path);

} // namespace broadside::levels
