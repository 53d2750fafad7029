#pragma once

#include "core/debug/diagnosis/model/box_relation.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// Which relations hold between pairs of boxes. A relation has to hold for 98 % of them, and to be put to the test: two
/// different sizes, or places, could be joined by anything.

namespace broadside::diagnosis {

/// An object's own box and the one with which it is registered.
struct BoxSample {
    Aabb own;
    Aabb registered;
    FrameIndex frame = 0;
    double slack = 0.0; ///< The slack of roundingOf().
};

/// So many of all are almost all.
[[nodiscard]] constexpr bool isAlmostAll(std::size_t count, std::size_t all) noexcept { return 50 * count >= 49 * all; }

/// Relations of the sizes along an axis that hold, the simplest first. O(samples log samples)
[[nodiscard]] std::vector<SizeRelation> fittingSizes(std::span<const BoxSample> samples, std::size_t axis);
/// The same for the middles.
[[nodiscard]] std::vector<PlaceRelation> fittingPlaces(std::span<const BoxSample> samples, std::size_t axis);
/// This one holds for almost all samples, whether or not they put it to the test.
[[nodiscard]] bool fits(const SizeRelation& size, std::span<const BoxSample> samples, std::size_t axis);
[[nodiscard]] bool fits(const PlaceRelation& place, std::span<const BoxSample> samples, std::size_t axis);
/// The distance from the origin is the own one, and the direction is not.
[[nodiscard]] bool areTurned(std::span<const BoxSample> samples);
/// Middles that are moved, or mapped, by numbers which differ from frame to frame and are the same for all objects in
/// one. The places are Shifted, or Mapped by the same number in all frames. @pre samples are in the order of frames
struct OfFrames {
    std::array<PlaceRelation, 2> places;
    std::vector<Vec2> added; ///< One for each frame. NaN: no sample is of it.
};
[[nodiscard]] std::optional<OfFrames> fittingOfFrames(std::span<const BoxSample> samples, std::size_t frames);

} // namespace broadside::diagnosis
