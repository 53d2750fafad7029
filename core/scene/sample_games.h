#pragma once

#include "core/base/random.h"
#include "core/scene/scene.h"

#include <cstddef>

/// @file
/// Small games as sample worlds: they show what components, edges and bounces do. Metres and seconds.

namespace broadside {

/// Walkers of 1 x 1 m in 4.8 x 3.2 m, at 0.5 m/s to the left or to the right; beyond one edge they come back at the
/// other one. Their masks prevent collisions between them.
[[nodiscard]] Scene walkersScene(std::size_t count, Random& random);

/// Two paddles, a wall above and one below, and balls that bounce without losing speed. The player steers the left
/// paddle; the right one follows the first ball. A ball that passes a paddle bounces off the goal behind it and gives
/// the other side a point.
[[nodiscard]] Scene pongScene(std::size_t balls, Random& random);

/// A ball that falls through bumpers (circles), which count points, between slanted walls (polygons) to two flippers.
/// There are four bumpers in a row; the table grows with the number of rows.
[[nodiscard]] Scene pinballScene(std::size_t bumpers, Random& random);

} // namespace broadside
