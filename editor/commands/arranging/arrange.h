#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>
#include <span>
#include <vector>

/// The arithmetic of arranging: boxes in, offsets out. World frame, metres, y up. Each offset belongs to the box with
/// the same index, and is zero for a box that is already in its place.

namespace broadside {

/// The edge or the centre that moves onto one line, which is that of the box around all boxes.
enum class Alignment { Left, CentreX, Right, Top, CentreY, Bottom };
inline constexpr std::size_t kAlignments = 6;

/// Coordinate of the line: its x or its y.
[[nodiscard]] double lineOf(const Aabb& box, Alignment alignment) noexcept;
/// The offset that moves the edge or the centre of the box onto the line, except for rounding. Zero only when it is
/// exactly on the line: boxes that touch overlap, so a difference of one bit decides between a hit and none.
[[nodiscard]] Vec2 offsetTo(double line, const Aabb& box, Alignment alignment) noexcept;
/// Cost: O(boxes). @pre boxes are finite and not empty
[[nodiscard]] std::vector<Vec2> alignOffsets(std::span<const Aabb> boxes, Alignment alignment);

/// What becomes equal along an axis: the distances between centres, or the gaps between boxes. Gaps are negative when
/// there is no room: the boxes then overlap equally.
enum class Distribution { CentresX, CentresY, GapsX, GapsY };
inline constexpr std::size_t kDistributions = 4;

/// The first and the last box by centre stay. The order of the others stays too, unless negative gaps swap a small and
/// a large box; equal centres keep the order of the list. Nothing moves when there are fewer than three boxes. A box
/// that is in its place except for rounding (4 ulp of the largest coordinate for each box) does not move. Cost: O(n log
/// n). @pre boxes are finite and not empty
[[nodiscard]] std::vector<Vec2> distributeOffsets(std::span<const Aabb> boxes, Distribution distribution);

/// First and last box of a distribution, as indices into the list. @pre at least one box
struct Outermost {
    std::size_t first = 0;
    std::size_t last = 0;
};
[[nodiscard]] Outermost outermostOf(std::span<const Aabb> boxes, Distribution distribution);

/// Which sides of the boxes become equal.
enum class SizeMatch { Width, Height, Both };
inline constexpr std::size_t kSizeMatches = 3;

/// Factors for rescaled() that give the box of the posed shape this width, this height, or both. A shape that cannot be
/// stretched along one axis (circle, compound, angle other than a multiple of 90 degrees) keeps its proportions: for
/// one side the other side follows, for both the proportions must already match. Nothing when that is impossible.
[[nodiscard]] std::optional<Vec2> factorsToMatch(const Shape& shape, const Pose& pose, Vec2 size, SizeMatch match);

} // namespace broadside
