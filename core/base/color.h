#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside {

/// A colour of a scene file: "#rrggbb".
struct Rgb {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

/// "#rrggbb" in lower-case letters.
[[nodiscard]] std::string hexOf(Rgb color);
/// The colour of "#rrggbb", in letters of either case; empty for any other text.
[[nodiscard]] std::optional<Rgb> colorNamed(std::string_view hex) noexcept;

} // namespace broadside
