#pragma once

#include "core/base/problem.h"
#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/game_coordinates.h"

#include <functional>
#include <string>
#include <string_view>

/// @file
/// Breakpoints as text that people read and write.

namespace broadside {

/// Returns a name such as "Ball (2)". Never called with a null id.
using ObjectNames = std::function<std::string(ObjectId)>;

/// Example: "Ball (2) and any object begin to overlap, from the 4th time on", without a full stop. A region is
/// told in the coordinates of the game that made a recording.
[[nodiscard]] Message sentenceOf(const Breakpoint& breakpoint, const ObjectNames& names,
                                 const GameCoordinates& in = {});

/// Example: "2, 7, category 0x4, name tar"; empty for any object. filterFrom() reads it back.
[[nodiscard]] std::string textOf(const ObjectFilter& filter);

/// Reads parts between commas: an id, "category" with its bits (decimal, or 0x and hexadecimal), or "name" with a part
/// of the name. Any other part is a part of the name, too. Refuses what textOf() could not write back.
[[nodiscard]] Result<ObjectFilter> filterFrom(std::string_view text);

} // namespace broadside
