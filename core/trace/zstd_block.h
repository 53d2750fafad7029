#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// @file
/// Blocks compressed with Zstandard, if this build has it (libzstd-dev).

namespace broadside::trace {

[[nodiscard]] bool hasZstd() noexcept;
/// Nothing without Zstandard.
[[nodiscard]] std::optional<std::string> compressed(std::string_view bytes);
/// Nothing without Zstandard, for damaged bytes, and if the result is not of `size` bytes.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view bytes, std::size_t size);

} // namespace broadside::trace
