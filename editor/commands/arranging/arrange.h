#pragma once

#include "core/geometry/shape.h"
#include "core/math/aabb.h"
#include "core/math/pose.h"

#include <optional>
#include <span>
#include <vector>

/// @file
/// The arithmetic of laying out: boxes in, offsets out. World frame, metres, y up; an offset belongs to the box of the
/// same place in the list, and is zero for what is in its place already.

namespace broadside {

/// The edge or the middle that comes onto one line. The line is that of the box around all.
enum class Alignment { Left, CentreX, Right, Top, CentreY, Bottom };
inline constexpr std::size_t kAlignments = 6;

/// Where that line runs: its x, or its y.
[[nodiscard]] double lineOf(const Aabb& box, Alignment alignment) noexcept;
/// What brings the edge or the middle of the box onto the line, but for rounding. Zero only when it lies on it to the
/// last bit: touching counts, so one bit is the difference between a hit and none.
[[nodiscard]] Vec2 offsetTo(double line, const Aabb& box, Alignment alignment) noexcept;
/// Cost: O(boxes). @pre boxes are finite and not empty
[[nodiscard]] std::vector<Vec2> alignOffsets(std::span<const Aabb> boxes, Alignment alignment);

/// What becomes equal along an axis: the steps between centres, or the gaps between boxes (below zero where there is
/// no room: they overlap equally).
enum class Distribution { CentresX, CentresY, GapsX, GapsY };
inline constexpr std::size_t kDistributions = 4;

/// The first and the last by centre stay, and so does the order of all between, unless gaps below zero turn a small box
/// and a large one about; equal centres keep the order of the list. Nothing moves with fewer than three, nor what is in
/// its place but for rounding (4 ulp of the largest coordinate for each box). Cost: O(n log n). @pre boxes are finite
/// and not empty
[[nodiscard]] std::vector<Vec2> distributeOffsets(std::span<const Aabb> boxes, Distribution distribution);

/// First and last of a distribution, as places in the list. @pre at least one box
struct Outermost {
    std::size_t first = 0;
    std::size_t last = 0;
};
[[nodiscard]] Outermost outermostOf(std::span<const Aabb> boxes, Distribution distribution);

/// What becomes equal: sides of the boxes.
enum class SizeMatch { Width, Height, Both };
inline constexpr std::size_t kSizeMatches = 3;

/// Factors for rescaled() after which the box of the posed shape has that side of `size`, or both. What cannot be
/// stretched along one axis (circles, compounds, what is turned by other than quarters) keeps its proportions: for one
/// side the other follows, for both it must fit already. Nothing when that is impossible.
[[nodiscard]] std::optional<Vec2> factorsToMatch(const Shape& shape, const Pose& pose, Vec2 size, SizeMatch match);

} // namespace broadside
