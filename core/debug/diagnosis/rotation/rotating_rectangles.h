#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <memory>
#include <optional>
#include <vector>

/// @file
/// Finds objects that are rectangles and rotate about their middles, from the changes of their boxes. With sides u and
/// v at an angle the box is u |cos| + v |sin| wide and u |sin| + v |cos| high. So ((W + H) / (u + v))^2 and
/// ((W - H) / (u - v))^2 add up to 2. This gives u and v, and then the angle up to its sign and half turns.

namespace broadside::diagnosis {

struct RotatingRectangle {
    Vec2 sides; ///< x: the longer one, or one of a square.
    std::vector<double>
        angles; ///< Angle of the longer side in radians. One for each frame of the track, without jumps.
    /// The object moves in the direction of one of its sides, so the signs of the angles are known. Else all signs may
    /// be wrong, and the angles may be off by half turns.
    bool isFacing = false;
    bool isAcross = false; ///< It moves in the direction of its shorter side; only if isFacing.
};

struct RotatingRectangles {
    std::vector<std::optional<RotatingRectangle>> ofTracks; ///< Nothing for one that does not rotate.
    std::vector<TrackIndex> firstOfNames;                   ///< The object that appeared first, by name.
    std::size_t count = 0;                                  ///< Number of rotating objects.
    [[nodiscard]] const RotatingRectangle* of(const Track& track) const noexcept
    {
        const auto& one = ofTracks[track.index];
        return one ? &*one : nullptr;
    }
};

/// All of them. Cost: O(frames of the objects that rotate), and O(1) for each other object.
[[nodiscard]] std::shared_ptr<const RotatingRectangles> rotatingRectangles(const Evidence& evidence);

/// The same, with squares that may rotate: their boxes are squares of up to sqrt(2) times the side, but growing squares
/// look the same. Their angles are not known, and are 0. Null if there are none.
[[nodiscard]] std::shared_ptr<const RotatingRectangles> withSquares(const RotatingRectangles& rectangles,
                                                                    const Evidence& evidence);

/// The sides, the longer one first, when the boxes of the object are those of a rectangle that rotates. O(1)
[[nodiscard]] std::optional<Vec2> sidesOf(const Track& track);

/// The angle in [0, pi/2] with which a rectangle of these sides has a box of this size. @pre sides.x > sides.y
[[nodiscard]] double angleOf(Vec2 sides, const Aabb& box) noexcept;

/// The box around a rectangle. `sides.x` is the side that lies along x at angle 0.
[[nodiscard]] Aabb boxOfRectangle(Vec2 middle, Vec2 sides, double angle) noexcept;

} // namespace broadside::diagnosis
