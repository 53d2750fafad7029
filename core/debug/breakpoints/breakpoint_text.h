#pragma once

#include "core/base/problem.h"
#include "core/debug/breakpoints/breakpoints.h"

#include <functional>
#include <string>
#include <string_view>

/// @file
/// Breakpoints as people read and write them.

namespace broadside {

/// "Ball (2)". Null ids are not asked about.
using ObjectNames = std::function<std::string(ObjectId)>;

/// "Ball (2) and any object begin to overlap, from the 4th time on": no full stop.
[[nodiscard]] std::string sentenceOf(const Breakpoint& breakpoint, const ObjectNames& names);

/// "2, 7, category 0x4, name tar"; empty for any object. filterFrom() reads it back.
[[nodiscard]] std::string textOf(const ObjectFilter& filter);

/// Parts between commas: an id, "category" with its bits (decimal, or 0x and hexadecimal), "name" with a part of the
/// name; what is none of these is a part of the name as well. Refused: what textOf() could not write back.
[[nodiscard]] Result<ObjectFilter> filterFrom(std::string_view text);

} // namespace broadside
