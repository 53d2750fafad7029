#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace broadside {

/// Bytes that this process can still use: the least of the machine's available memory, the rest of its control group,
/// and the rest of its limit of addresses (ulimit -v). No value if the system does not say. Cost: some small files of
/// the system are read.
[[nodiscard]] std::optional<std::uint64_t> freeMemory();

/// The line "MemAvailable:  123 kB" of /proc/meminfo, in bytes. For freeMemory(), and for tests.
[[nodiscard]] std::optional<std::uint64_t> availableIn(std::string_view meminfo);

} // namespace broadside
