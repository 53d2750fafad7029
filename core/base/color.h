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

/// "#rrggbb" in small letters.
[[nodiscard]] std::string hexOf(Rgb color);
/// Of "#rrggbb", in letters of either case; nothing for any other text.
[[nodiscard]] std::optional<Rgb> colorNamed(std::string_view hex) noexcept;

} // namespace broadside
