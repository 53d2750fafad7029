#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// @file
/// Bytes as text in a page, and their checksum.

namespace broadside::report {

/// Base64 with padding and without line breaks. Source: RFC 4648, section 4.
[[nodiscard]] std::string base64Of(std::string_view bytes);
/// Nothing if the text is not such a text. Needs three quarters of its memory.
[[nodiscard]] std::optional<std::string> bytesOfBase64(std::string_view text);

/// CRC-32 as in PNG and zip. Source: the PNG specification, annex D.
[[nodiscard]] std::uint32_t checksumOf(std::string_view bytes) noexcept;

} // namespace broadside::report
