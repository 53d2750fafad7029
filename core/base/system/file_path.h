#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace broadside {

/// The name of a file as the C++ library takes it. Names are bytes; on Windows they are UTF-8, which the constructor of
/// std::filesystem::path does not take.
[[nodiscard]] std::filesystem::path toPath(std::string_view name);
[[nodiscard]] std::string toName(const std::filesystem::path& path);
[[nodiscard]] std::string toGenericName(const std::filesystem::path& path); ///< With slashes on Windows, too.

} // namespace broadside
