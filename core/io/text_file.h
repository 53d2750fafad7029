#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// The bytes of a regular file. Refuses folders, devices and files above `mostBytes` before it reads.
/// `kind` says what was expected in messages: "scene".
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::uint64_t mostBytes, const std::string& kind);

/// Why the path does not lead to a regular file of a size within the limit, if so.
[[nodiscard]] std::optional<Problem> fileRefusal(const std::string& path, std::uint64_t mostBytes,
                                                 const std::string& kind);

/// Why bytes are no UTF-8 text, and where.
struct TextFault {
    std::size_t offset = 0;
    std::string message;
    std::string remedy;
};

/// Looks for nothing at all, UTF-16, zero bytes and what is not UTF-8. Cost: O(bytes).
[[nodiscard]] std::optional<TextFault> textFaultOf(std::string_view bytes);

} // namespace broadside
