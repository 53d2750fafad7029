#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// @file
/// Blocks compressed with Zstandard, where this build has it (libzstd-dev).

namespace broadside::trace {

[[nodiscard]] bool hasZstd() noexcept;
/// Nothing without Zstandard.
[[nodiscard]] std::optional<std::string> compressed(std::string_view bytes);
/// Nothing without Zstandard, for damaged bytes, and when it is not `size` bytes that come out.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view bytes, std::size_t size);

} // namespace broadside::trace
