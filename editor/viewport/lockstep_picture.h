#pragma once

#include "core/debug/history/lockstep.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/colors.h"

#include <span>

namespace broadside {

/// Largest number of links in a lockstepPicture().
inline constexpr std::size_t kMostLinks = 2'000;

/// The world with one of several broad phases: its cells or its structure, a link for each pair that it misses, and a
/// dashed link for each candidate without box overlap that another broad phase does not report.
/// @pre contender < lockstep.contenders().size()
[[nodiscard]] DisplayList lockstepPicture(const Lockstep& lockstep, std::size_t contender, const Camera2D& camera,
                                          const Theme& theme, std::span<const ObjectId> selection,
                                          std::span<const Layer> layers);

} // namespace broadside
