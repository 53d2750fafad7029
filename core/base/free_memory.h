#pragma once

#include <cstddef>
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

/// Takes memory for the stack of this thread now, so that it need not grow later. A stack that cannot grow, since no
/// memory is left, ends the program by a signal and without a word; any other lack of memory is an error that can be
/// told. Takes kReservedStack bytes, or less where the stack may not be so large. On Windows it does nothing: there,
/// the start of a program reserves the stack.
void reserveStack() noexcept;

inline constexpr std::size_t kReservedStack = std::size_t{1} << 20; ///< Bytes: more than any command uses.

} // namespace broadside
