#include "core/math/angle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// @file
/// Own sine, cosine and arc tangent: those of the C library may differ in the last bit between versions and even
/// between processors. Sums and products give the same bits everywhere.

namespace broadside {
namespace {

/// c[0] + z*(c[1] + z*(c[2] + ...))
template<std::size_t count>
double polynomial(const std::array<double, count>& c, double z) noexcept
{
    double sum = 0.0;
    for (std::size_t i = count; i-- > 0;)
        sum = sum * z + c[i];
    return sum;
}

/// 1/first!, -1/(first + 2)!, 1/(first + 4)!, ...; `sign` is the sign of the first term.
template<std::size_t count>
constexpr std::array<double, count> alternatingInverseFactorials(int first, double sign) noexcept
{
    std::array<double, count> c{};
    double factorial = 1.0; // exact up to 18!
    for (int i = 2; i <= first; ++i)
        factorial *= i;
    for (std::size_t i = 0; i < count; ++i, sign = -sign) {
        c[i] = sign / factorial;
        const int next = first + 2 * static_cast<int>(i) + 1;
        factorial *= static_cast<double>(next) * static_cast<double>(next + 1);
    }
    return c;
}

/// Taylor series. Up to 45 degrees, the first omitted term is below 2^-62 of the result. Radians.
double sineOf(double x) noexcept
{
    static constexpr auto kTerms = alternatingInverseFactorials<8>(3, -1.0); // x^3/3! .. x^17/17!
    const double z = x * x;
    return x + x * z * polynomial(kTerms, z);
}

double cosineOf(double x) noexcept
{
    static constexpr auto kTerms = alternatingInverseFactorials<7>(4, 1.0); // x^4/4! .. x^16/16!
    const double z = x * x;
    const double half = 0.5 * z;
    const double head = 1.0 - half;
    return head + (((1.0 - head) - half) + z * z * polynomial(kTerms, z)); // adds what the head lost by rounding
}

/// Degrees of the angle whose tangent is y/x. @pre 0 <= y <= x, x > 0 and finite
double arcTangentOf(double y, double x) noexcept
{
    // The table gives the nearest sixteenth; the Taylor series gives the rest (at most 1/32).
    static constexpr std::array kOfSixteenths{
        0.0,
        3.576334374997351,
        7.125016348901798,
        10.619655276155134,
        14.036243467926479,
        17.35402463626132,
        20.556045219583464,
        23.629377730656817,
        26.56505117707799,
        29.357753542791272,
        32.005383208083494,
        34.5085229876684,
        36.86989764584402,
        39.0938588862295,
        41.18592516570965,
        43.1523897340054,
        45.0,
    };
    static constexpr std::array kTerms{-1.0 / 3.0, 1.0 / 5.0, -1.0 / 7.0, 1.0 / 9.0, -1.0 / 11.0};
    const double tangent = y / x;
    const double nearest = std::floor(16.0 * tangent + 0.5);
    const double known = nearest / 16.0;
    const double rest = (tangent - known) / (1.0 + tangent * known);
    const double z = rest * rest;
    return kOfSixteenths[static_cast<std::size_t>(nearest)] +
           (180.0 / std::numbers::pi) * (rest + rest * z * polynomial(kTerms, z));
}

} // namespace

Rotation rotationOf(double degrees) noexcept
{
    if (degrees == 0.0) // by far the most frequent angle, and many times faster
        return {};
    const double turn = std::fmod(degrees, 360.0); // exact
    const double quarter = std::nearbyint(turn / 90.0);
    const double rest = (turn - 90.0 * quarter) * (std::numbers::pi / 180.0); // radians, within 45 degrees of 0
    const double c = cosineOf(rest);
    const double s = sineOf(rest);
    switch ((static_cast<int>(quarter) + 4) % 4) {
    case 1:
        return {-s, c};
    case 2:
        return {-c, -s};
    case 3:
        return {s, -c};
    default:
        return {c, s};
    }
}

double wrappedDegrees(double degrees) noexcept
{
    const double turn = std::fmod(degrees, 360.0);
    const double wrapped = turn < 0.0 ? turn + 360.0 : turn + 0.0; // + 0.0 changes -0.0 to 0.0
    return wrapped < 360.0 ? wrapped : 0.0;
}

double angleOf(Vec2 v) noexcept
{
    if (v.y == 0.0 || v.x == 0.0) // the axes are exact
        return v.y == 0.0 ? (v.x < 0.0 ? 180.0 : 0.0) : (v.y < 0.0 ? 270.0 : 90.0);
    const double x = std::abs(v.x);
    const double y = std::abs(v.y);
    const double steepness = y <= x ? arcTangentOf(y, x) : 90.0 - arcTangentOf(x, y);
    const double upper = v.x < 0.0 ? 180.0 - steepness : steepness;
    return wrappedDegrees(v.y < 0.0 ? -upper : upper);
}

} // namespace broadside
