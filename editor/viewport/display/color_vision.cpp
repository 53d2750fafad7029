#include "editor/viewport/display/color_vision.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

std::uint8_t channelOf(double light) noexcept
{
    const double l = std::clamp(light, 0.0, 1.0);
    const double c = l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1.0 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(255.0 * c));
}

Rgba applied(const Matrix& matrix, Rgba color) noexcept
{
    const std::array light{linearOf(color.r), linearOf(color.g), linearOf(color.b)};
    const auto row = [&](std::size_t i) {
        return channelOf(matrix[i][0] * light[0] + matrix[i][1] * light[1] + matrix[i][2] * light[2]);
    };
    return {row(0), row(1), row(2), color.a};
}

} // namespace

double linearOf(std::uint8_t channel) noexcept
{
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Rgba seenWith(Vision vision, Rgba color) noexcept
{
    switch (vision) {
    case Vision::Normal:
        return color;
    case Vision::Protanopia:
        return applied(kProtanopia, color);
    case Vision::Deuteranopia:
        return applied(kDeuteranopia, color);
    case Vision::Tritanopia:
        return applied(kTritanopia, color);
    }
    return color;
}

} // namespace broadside
