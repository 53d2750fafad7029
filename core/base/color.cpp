#include "core/base/color.h"

#include <charconv>

namespace broadside {

std::string hexOf(Rgb color)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex = "#";
    for (const unsigned part : {color.r, color.g, color.b}) {
        hex += kDigits[part >> 4U];
        hex += kDigits[part & 15U];
    }
    return hex;
}

std::optional<Rgb> colorNamed(std::string_view hex) noexcept
{
    if (hex.size() != 7 || hex.front() != '#' || hex[1] == '-')
        return std::nullopt;
    std::uint32_t value = 0;
    const char* const end = hex.data() + hex.size();
    const auto parsed = std::from_chars(hex.data() + 1, end, value, 16);
    if (parsed.ec != std::errc{} || parsed.ptr != end)
        return std::nullopt;
    return Rgb{static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>((value >> 8U) & 0xffU),
               static_cast<std::uint8_t>(value & 0xffU)};
}

} // namespace broadside
