#include "core/debug/diagnosis/rotation/rotation_rule.h"

#include "core/debug/diagnosis/model/box_relation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace broadside::diagnosis {
namespace {

using Rotation = RotationRule::Kind;
constexpr double kHalfTurn = std::numbers::pi;

std::uint8_t unknownOf(const RotationRule& rule, const Track& track)
{
    return rule.unknown ? (*rule.unknown)[track.index] : std::uint8_t{0};
}

Vec2 sizeOf(const Aabb& box) { return {box.width(), box.height()}; }
Vec2 swapped(Vec2 sides) { return {sides.y, sides.x}; }

Aabb boxAround(Vec2 middle, Vec2 size) { return {middle - 0.5 * size, middle + 0.5 * size}; }

Vec2 rotated(Vec2 point, double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * point.x - s * point.y, s * point.x + c * point.y};
}

} // namespace

bool isWithinRoundingOf(const RotationRule& rule, const Aabb& box, const Aabb& registered) noexcept
{
    const double slack = (4.0 + 4.0 * std::abs(rule.number)) * roundingOf(box, registered);
    const auto isNear = [&](double a, double b) { return std::abs(a - b) <= slack; };
    return isNear(box.lo.x, registered.lo.x) && isNear(box.lo.y, registered.lo.y) &&
           isNear(box.hi.x, registered.hi.x) && isNear(box.hi.y, registered.hi.y);
}

RotatedBoxes::RotatedBoxes(const RotationRule& rule, const Evidence& evidence, const Track& track)
    : RotatedBoxes(rule, evidence, track, unknownOf(rule, track))
{}

RotatedBoxes::RotatedBoxes(const RotationRule& rule, const Evidence& evidence, const Track& track, std::uint8_t unknown)
    : m_rule(rule)
    , m_track(track)
    , m_rectangle(rule.rectangles->of(track))
    , m_unknown(unknown)
    , m_next(track.first)
{
    if (m_rectangle)
        m_sides = has(RotationRule::kTall) ? swapped(m_rectangle->sides) : m_rectangle->sides;
    if (rule.kind != Rotation::FirstOfName)
        return;
    const Track& first = evidence.tracks[rule.rectangles->firstOfNames[track.name]];
    const RotatingRectangle* const other = rule.rectangles->of(first);
    m_others = !other                                                ? sizeOf(first.boxes.front())
               : (unknownOf(rule, first) & RotationRule::kTall) != 0 ? swapped(other->sides)
                                                                     : other->sides;
}

/// The game's angle, computed from the known angle and the unknown bits. @pre the object rotates
double RotatedBoxes::gameAngleIn(FrameIndex frame) const
{
    const double known = m_rectangle->angles[frame - m_track.first];
    const double ofLonger = has(RotationRule::kOtherSign) ? -known : known;
    return ofLonger - (has(RotationRule::kTall) ? 0.5 * kHalfTurn : 0.0) +
           kHalfTurn * static_cast<double>(m_unknown / RotationRule::kHalfTurns);
}

double RotatedBoxes::heldAngleIn(FrameIndex frame)
{
    for (; m_next <= frame; ++m_next) {
        const double now = gameAngleIn(m_next);
        if (m_next == m_track.first || std::abs(now - m_held) > m_rule.number)
            m_held = now;
    }
    return m_held;
}

/// The box by a rule about sides.
Aabb RotatedBoxes::ofSides(const Aabb& box, FrameIndex frame) const
{
    const Vec2 own = m_rectangle ? m_sides : sizeOf(box);
    const Vec2 sides = m_rule.kind == Rotation::FirstOfName ? m_others
                       : m_rule.kind == Rotation::WidthOnly ? Vec2{own.x, own.x}
                                                            : Vec2{own.y, own.y};
    return m_rectangle ? boxOfRectangle(box.center(), sides, gameAngleIn(frame)) : boxAround(box.center(), sides);
}

Aabb RotatedBoxes::in(FrameIndex frame)
{
    const Aabb& box = m_track.boxIn(frame);
    if (m_rule.isOfSides())
        return ofSides(box, frame);
    if (!m_rectangle)
        return box;
    const Vec2 middle = box.center();
    switch (m_rule.kind) {
    case Rotation::Angle: {
        const FrameIndex source = frame - std::min(m_rule.delay, frame - m_track.first);
        return boxOfRectangle(middle, m_sides, m_rule.number * gameAngleIn(source) + m_rule.added);
    }
    case Rotation::Quarters:
        return boxOfRectangle(middle, m_sides, 0.5 * kHalfTurn * std::round(2.0 * gameAngleIn(frame) / kHalfTurn));
    case Rotation::Held:
        return boxOfRectangle(middle, m_sides, heldAngleIn(frame));
    case Rotation::SignsKept: {
        const double angle = gameAngleIn(frame);
        const double c = std::cos(angle);
        const double s = std::sin(angle);
        return boxAround(middle, {std::abs(c * m_sides.x + s * m_sides.y), std::abs(s * m_sides.x + c * m_sides.y)});
    }
    case Rotation::LongSquare: {
        const double side = std::max(m_sides.x, m_sides.y);
        return boxAround(middle, {side, side});
    }
    case Rotation::AboutPoint: {
        const Vec2 pivot{m_rule.pivot.x * m_sides.x, m_rule.pivot.y * m_sides.y};
        return translated(box, pivot - rotated(pivot, gameAngleIn(frame)));
    }
    case Rotation::AboutOrigin:
        return translated(box, rotated(middle, gameAngleIn(frame)) - middle);
    default:
        return box;
    }
}

} // namespace broadside::diagnosis
