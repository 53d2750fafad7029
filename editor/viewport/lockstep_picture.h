#pragma once

#include "core/debug/history/lockstep.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/colors.h"

#include <span>

namespace broadside {

/// The world as one of several broad phases has it: its cells or its structure, links between two that it misses, and
/// dashed links between two that it hands out for nothing, while some other does not. At most so many links:
inline constexpr std::size_t kMostLinks = 2'000;

/// @pre contender < lockstep.contenders().size()
[[nodiscard]] DisplayList lockstepPicture(const Lockstep& lockstep, std::size_t contender, const Camera2D& camera,
                                          const Theme& theme, std::span<const ObjectId> selection,
                                          std::span<const Layer> layers);

} // namespace broadside
