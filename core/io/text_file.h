#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// The bytes of a regular file. Refuses folders, devices and files above `mostBytes` before reading. `kind` is the
/// expected kind of file, for messages: "scene". Refuses a file, too, if less memory is free than `timesInMemory` times
/// its size, which is what its content needs.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::uint64_t mostBytes, const Message& kind,
                                           std::uint64_t timesInMemory = 1);

/// The problem if the content of a file does not fit into the free memory; see freeMemory().
[[nodiscard]] std::optional<Problem> memoryRefusal(const std::string& path, std::uint64_t neededBytes,
                                                   std::uint64_t freeBytes);

/// The problem if the path does not lead to a regular file within the size limit.
[[nodiscard]] std::optional<Problem> fileRefusal(const std::string& path, std::uint64_t mostBytes, const Message& kind);

/// Why and where bytes are not UTF-8 text.
struct TextFault {
    std::size_t offset = 0;
    Message message;
    Message remedy;
};

/// Finds empty text, UTF-16, zero bytes and invalid UTF-8. Cost: O(bytes).
[[nodiscard]] std::optional<TextFault> textFaultOf(std::string_view bytes);

} // namespace broadside
