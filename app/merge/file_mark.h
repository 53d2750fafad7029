#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace broadside {

/// Tells whether a recording is still the one that a report is about.
struct FileMark {
    std::uint64_t bytes = 0;
    std::uint32_t checksum = 0; ///< Of a sample of the bytes, so that large files take no time.
    friend bool operator==(const FileMark&, const FileMark&) = default;
};

/// The mark of a file, or of all files in a folder of tables. Nothing if it cannot be read, and for standard input.
/// Cost: up to 1 MiB is read of each file.
[[nodiscard]] std::optional<FileMark> markOf(const std::string& path);

} // namespace broadside
