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
        Angle,       ///< `number` times the angle of `delay` frames ago, and `added`.
        Quarters,    ///< The angle is rounded to whole quarter turns.
        Held,        ///< The angle is taken again when it has changed by more than `number`.
        SignsKept,   ///< The absolute values of sine and cosine are forgotten.
        AboutPoint,  ///< It is rotated about `pivot`, from its middle in parts of its sides, and not about the middle.
        AboutOrigin, ///< It is moved first, and then rotated about the origin.
        FirstOfName, ///< The box is computed with the sides of the first object of its name.
        WidthOnly,   ///< The width is taken for the height, too.
        HeightOnly,  ///< The height is taken for the width, too.
    };
    /// What the boxes do not tell of an object: one of these, in bits.
    enum Unknown : std::uint8_t {
        kTall = 1,      ///< Its longer side lies along y at angle 0. For FirstOfName that of the first one counts, too.
        kOtherSign = 2, ///< The angles have the other sign.
        kHalfTurns = 4, ///< So many half turns are added.
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

/// The two are the same box but for the rounding of the own boxes, of which a multiple of the angle makes more.
[[nodiscard]] bool isWithinRoundingOf(const RotationRule& rule, const Aabb& box, const Aabb& registered) noexcept;

/// The boxes of an object by a rule, one frame after another.
class RotatedBoxes {
public:
    /// All must outlive it. @pre the rule is not None
    RotatedBoxes(const RotationRule& rule, const Evidence& evidence, const Track& track);
    /// The same, with this instead of what the rule says is unknown.
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
