#pragma once

#include "core/debug/diagnosis/model/box_relation.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// Finds relations between own and registered boxes. A relation must hold for 98 % of the samples, and these must be
/// varied enough to test it: any relation can be fitted to two different sizes or places.

namespace broadside::diagnosis {

/// An object's own box and the one with which it is registered.
struct BoxSample {
    Aabb own;
    Aabb registered;
    FrameIndex frame = 0;
    double slack = 0.0; ///< The slack of roundingOf().
};

/// `count` is at least 98 % of `all`.
[[nodiscard]] constexpr bool isAlmostAll(std::size_t count, std::size_t all) noexcept { return 50 * count >= 49 * all; }

/// Relations of the sizes along an axis that hold, the simplest first. O(samples log samples)
[[nodiscard]] std::vector<SizeRelation> fittingSizes(std::span<const BoxSample> samples, std::size_t axis);
/// Relations of the middles along an axis that hold, the simplest first. O(samples log samples)
[[nodiscard]] std::vector<PlaceRelation> fittingPlaces(std::span<const BoxSample> samples, std::size_t axis);
/// The relation holds for almost all samples, even if they are not varied enough to test it.
[[nodiscard]] bool fits(const SizeRelation& size, std::span<const BoxSample> samples, std::size_t axis);
[[nodiscard]] bool fits(const PlaceRelation& place, std::span<const BoxSample> samples, std::size_t axis);
/// The registered middles are as far from the origin as the own ones, but in other directions.
[[nodiscard]] bool areTurned(std::span<const BoxSample> samples);
/// Registered middles that are moved or mapped by numbers that differ from frame to frame, but are the same for all
/// objects of a frame. The places are Shifted, or Mapped by the same number in all frames. @pre samples are in the
/// order of frames
struct OfFrames {
    std::array<PlaceRelation, 2> places;
    std::vector<Vec2> added; ///< One for each frame. NaN: no sample is of it.
};
[[nodiscard]] std::optional<OfFrames> fittingOfFrames(std::span<const BoxSample> samples, std::size_t frames);

} // namespace broadside::diagnosis
