#pragma once

#include "core/debug/diagnosis/rotation/rotating_rectangles.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace broadside::diagnosis {

/// What goes wrong when the box of a rotated rectangle is computed. Objects that do not rotate are registered right,
/// unless the rule is about sides.
struct RotationRule {
    enum class Kind : std::uint8_t {
        None,
        Angle,       ///< `number` times the angle of `delay` frames ago, plus `added`.
        Quarters,    ///< The angle is rounded to whole quarter turns.
        Held,        ///< The angle is updated only when it has changed by more than `number`.
        SignsKept,   ///< Sine and cosine are used with their signs instead of their absolute values.
        LongSquare,  ///< A square with the longer side, which does not rotate.
        AboutPoint,  ///< Rotated about `pivot` instead of the middle: an offset from the middle, in parts of the sides.
        AboutOrigin, ///< Moved first, and then rotated about the origin.
        FirstOfName, ///< The box is computed with the sides of the first object of its name.
        WidthOnly,   ///< The width is taken for the height, too.
        HeightOnly,  ///< The height is taken for the width, too.
    };
    /// What the boxes do not tell about an object, as bits.
    enum Unknown : std::uint8_t {
        kTall = 1,      ///< Its longer side lies along y at angle 0. FirstOfName also uses the bit of the first object.
        kOtherSign = 2, ///< The angles have the other sign.
        kHalfTurns = 4, ///< This times the number of half turns that are added.
    };
    static constexpr std::uint8_t kMostHalfTurns = 8;

    Kind kind = Kind::None;
    double number = 0.0;
    double added = 0.0;
    FrameIndex delay = 0;
    Vec2 pivot = {};
    std::shared_ptr<const RotatingRectangles> rectangles = {};
    /// What is unknown of each track; empty: nothing is.
    std::shared_ptr<const std::vector<std::uint8_t>> unknown = {};

    [[nodiscard]] bool isRight() const noexcept { return kind == Kind::None; }
    /// Boxes have the right sizes, at wrong places.
    [[nodiscard]] bool isOfPlaces() const noexcept { return kind == Kind::AboutPoint || kind == Kind::AboutOrigin; }
    /// It changes boxes of objects that do not rotate.
    [[nodiscard]] bool isOfSides() const noexcept
    {
        return kind == Kind::FirstOfName || kind == Kind::WidthOnly || kind == Kind::HeightOnly;
    }
    friend bool operator==(const RotationRule&, const RotationRule&) = default;
};

/// The two boxes differ only by rounding of the object's own boxes. A rule that multiplies the angle also multiplies
/// the effect of this rounding.
[[nodiscard]] bool isWithinRoundingOf(const RotationRule& rule, const Aabb& box, const Aabb& registered) noexcept;

/// The boxes of an object by a rule, one frame after another.
class RotatedBoxes {
public:
    /// All must outlive it. @pre the rule is not None
    RotatedBoxes(const RotationRule& rule, const Evidence& evidence, const Track& track);
    /// The same, with `unknown` instead of the rule's entry for the track.
    RotatedBoxes(const RotationRule& rule, const Evidence& evidence, const Track& track, std::uint8_t unknown);
    /// @pre frames ascend from call to call
    [[nodiscard]] Aabb in(FrameIndex frame);

private:
    [[nodiscard]] double gameAngleIn(FrameIndex frame) const;
    [[nodiscard]] double heldAngleIn(FrameIndex frame);
    [[nodiscard]] Aabb ofSides(const Aabb& box, FrameIndex frame) const;
    [[nodiscard]] bool has(RotationRule::Unknown bit) const noexcept { return (m_unknown & bit) != 0; }

    const RotationRule& m_rule;
    const Track& m_track;
    const RotatingRectangle* m_rectangle; // null: it does not rotate
    std::uint8_t m_unknown;
    Vec2 m_sides;  // x: the one along x at angle 0
    Vec2 m_others; // of FirstOfName: those of the first object
    FrameIndex m_next;
    double m_held = 0.0; // angle
};

} // namespace broadside::diagnosis
