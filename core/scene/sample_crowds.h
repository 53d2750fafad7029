#pragma once

#include "core/base/random.h"
#include "core/scene/scene.h"

#include <cstddef>

/// @file
/// Sample worlds of many objects, for measurements: three cases that are hard for a broad phase. Metres.

namespace broadside {

/// Boxes of about 0.5 m, a quarter of them moving, in crowds of 50 with 4 m^2 of world for each box: most cells are
/// empty, a few are full.
[[nodiscard]] Scene clusteredScene(std::size_t count, Random& random);

/// Boxes, oriented boxes and circles of 0.05 to 50 m, as many between 0.05 and 0.5 m as between 5 and 50 m; half of
/// them moving.
[[nodiscard]] Scene mixedScene(std::size_t count, Random& random);

/// A long level of 1 m tiles: a ground with gaps and platforms in twelve storeys above it. Every twentieth object is a
/// crate or a ball that falls and bounces.
[[nodiscard]] Scene levelScene(std::size_t count, Random& random);

} // namespace broadside
