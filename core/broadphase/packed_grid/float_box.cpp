#include "core/broadphase/packed_grid/float_box.h"

#include "core/broadphase/packed_grid/float_box_wide.h"

#include <bit>
#include <cstdint>

namespace broadside::packed {
namespace {

/// The rounding error of a subtraction in double: a - b == difference + this, exactly.
/// Source: Knuth, TAOCP 2, theorem 4.2.2B (two-sum).
double lostBySubtraction(double a, double b, double difference) noexcept
{
    const double bRounded = a - difference;
    const double aRounded = difference + bRounded;
    return (a - aRounded) + (bRounded - b);
}

/// The largest float that is not above `value - origin`.
float roundedDown(double value, double origin) noexcept
{
    const double difference = value - origin;
    const double kept = std::clamp<double>(difference, -kFarthest, kFarthest);
    const auto nearest = static_cast<float>(kept);
    // The distance from a double to its nearest float is a double, so this is exact.
    const double above = static_cast<double>(nearest) - kept;
    if (!(above > lostBySubtraction(value, origin, difference)))
        return nearest;
    const auto bits = std::bit_cast<std::int32_t>(nearest); // never +0 here: negative values round to -0
    return std::max(std::bit_cast<float>(bits < 0 ? bits + 1 : bits - 1), -kFarthest);
}

} // namespace

FloatBox roundedOutward(const Aabb& box, Vec2 origin) noexcept
{
    return {roundedDown(box.lo.x, origin.x), roundedDown(box.lo.y, origin.y), -roundedDown(-box.hi.x, -origin.x),
            -roundedDown(-box.hi.y, -origin.y)};
}

void roundOutward(const ChosenBoxes& chosen, Vec2 origin, RoundedBlock& rounded, Lanes lanes)
{
    std::uint32_t i = lanes == Lanes::Wide ? roundOutwardWide(chosen, origin, rounded) : 0;
    for (; i < chosen.count; ++i) {
        const FloatBox box = roundedOutward(chosen.box(i), origin);
        rounded.x0[i] = box.x0;
        rounded.y0[i] = box.y0;
        rounded.x1[i] = box.x1;
        rounded.y1[i] = box.y1;
    }
}

void roundLowY(const ChosenBoxes& chosen, Vec2 origin, float* rounded, Lanes lanes)
{
    std::uint32_t i = lanes == Lanes::Wide ? roundLowYWide(chosen, origin, rounded) : 0;
    for (; i < chosen.count; ++i)
        rounded[i] = roundedDown(chosen.box(i).lo.y, origin.y);
}

void BoxStore::makeRoom(std::size_t count)
{
    if (ids.size() >= count)
        return;
    for (std::vector<float>* column : {&x0, &y0, &x1, &y1})
        column->resize(count);
    ids.resize(count);
}

} // namespace broadside::packed
