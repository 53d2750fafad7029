#include "core/debug/diagnosis/model/axis_shape.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

struct Interval {
    double low;
    double high;
};

Interval around(double centre, double length) { return {centre - 0.5 * length, centre + 0.5 * length}; }

/// Cuts whole numbers out of both ends, or out of the low end and the length.
Interval cut(AxisRule::Kind kind, Interval whole)
{
    const double length = whole.high - whole.low;
    switch (kind) {
    case AxisRule::Kind::Truncated:
        return {std::trunc(whole.low), std::trunc(whole.high)};
    case AxisRule::Kind::Floored:
        return {std::floor(whole.low), std::floor(whole.high)};
    case AxisRule::Kind::Rounded:
        return {std::round(whole.low), std::round(whole.high)};
    case AxisRule::Kind::TruncatedSize:
        return {std::trunc(whole.low), std::trunc(whole.low) + std::trunc(length)};
    case AxisRule::Kind::FlooredSize:
        return {std::floor(whole.low), std::floor(whole.low) + std::floor(length)};
    case AxisRule::Kind::RoundedSize:
        return {std::round(whole.low), std::round(whole.low) + std::round(length)};
    case AxisRule::Kind::TruncatedLow:
        return {std::trunc(whole.low), std::trunc(whole.low) + length};
    case AxisRule::Kind::FlooredLow:
        return {std::floor(whole.low), std::floor(whole.low) + length};
    case AxisRule::Kind::RoundedLow:
        return {std::round(whole.low), std::round(whole.low) + length};
    case AxisRule::Kind::FlooredHalf:
        return around(0.5 * whole.low + 0.5 * whole.high, 2.0 * std::floor(0.5 * length));
    case AxisRule::Kind::LessOne:
        return {whole.low, std::max(whole.low, whole.high - 1.0)};
    default:
        return {std::trunc(whole.low), std::max(std::trunc(whole.low), std::trunc(whole.high) - 1.0)};
    }
}

/// The same in multiples of the rule's number.
Interval cut(const AxisRule& rule, Interval whole)
{
    if (rule.number == 0.0)
        return cut(rule.kind, whole);
    const Interval units = cut(rule.kind, {whole.low / rule.number, whole.high / rule.number});
    return {units.low * rule.number, units.high * rule.number};
}

/// Lengths that an object has, or had, along an axis.
struct Lengths {
    double other = 0.0;      ///< The length along the other axis.
    double first = 0.0;      ///< The length when it appeared.
    double least = 0.0;      ///< The length when it was not rotated: when its box was smallest.
    double leastOther = 0.0; ///< The length at that time along the other axis.
};

Interval along(const AxisRule& rule, Interval whole, const Lengths& lengths)
{
    const double other = lengths.other;
    const double first = lengths.first;
    const double length = whole.high - whole.low;
    const double centre = 0.5 * whole.low + 0.5 * whole.high;
    switch (rule.kind) {
    case AxisRule::Kind::Whole:
        return whole;
    case AxisRule::Kind::Centre:
        return {centre, centre};
    case AxisRule::Kind::Low:
        return {whole.low, whole.low};
    case AxisRule::Kind::High:
        return {whole.high, whole.high};
    case AxisRule::Kind::Scaled:
        return around(centre, length * rule.number);
    case AxisRule::Kind::ScaledFromLow:
        return {whole.low, whole.low + length * rule.number};
    case AxisRule::Kind::ShortSide:
        return around(centre, std::min(length, other));
    case AxisRule::Kind::OtherSide:
        return around(centre, other);
    case AxisRule::Kind::OtherSideFromLow:
        return {whole.low, whole.low + other};
    case AxisRule::Kind::FirstSize:
        return around(centre, first);
    case AxisRule::Kind::FixedSize:
        return around(centre, rule.number);
    case AxisRule::Kind::HighInset:
        return {whole.low, std::max(whole.low, whole.high - rule.number)};
    case AxisRule::Kind::Inset:
        return around(centre, std::max(0.0, length - 2.0 * rule.number));
    case AxisRule::Kind::Capped:
        return around(centre, std::min(length, rule.number));
    case AxisRule::Kind::Shifted:
        return {whole.low + rule.number, whole.high + rule.number};
    case AxisRule::Kind::BySize:
        return {whole.low + rule.number * length, whole.high + rule.number * length};
    case AxisRule::Kind::Mapped:
        return around(rule.number * centre + rule.added, length);
    case AxisRule::Kind::QuarterTurned: // the longer side lies where it is longer now
        return around(centre, length >= other ? std::max(lengths.least, lengths.leastOther)
                                              : std::min(lengths.least, lengths.leastOther));
    case AxisRule::Kind::LeastSize:
        return around(centre, lengths.least);
    case AxisRule::Kind::CornerAtCentre:
        return {centre, centre + length};
    case AxisRule::Kind::CentreAtCorner:
        return {whole.low - 0.5 * length, centre};
    default:
        return cut(rule, whole);
    }
}

} // namespace

bool needsLeast(const AxisRule& rule)
{
    return rule.kind == AxisRule::Kind::QuarterTurned || rule.kind == AxisRule::Kind::LeastSize;
}

Aabb shaped(const RegistrationRule& rule, const Aabb& box, const Aabb& first, const Aabb& least)
{
    if (rule.x.kind == AxisRule::Kind::Whole && rule.y.kind == AxisRule::Kind::Whole)
        return box;
    const Interval x =
        along(rule.x, {box.lo.x, box.hi.x}, {box.height(), first.width(), least.width(), least.height()});
    const Interval y =
        along(rule.y, {box.lo.y, box.hi.y}, {box.width(), first.height(), least.height(), least.width()});
    return {{x.low, y.low}, {x.high, y.high}};
}

const Aabb& leastBoxOf(const Track& track)
{
    return *std::ranges::min_element(track.boxes, {}, [](const Aabb& box) { return box.width() * box.height(); });
}

} // namespace broadside::diagnosis
