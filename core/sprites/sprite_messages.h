#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about sprites and pictures.

namespace broadside::texts {

// What the keys of a sprite accept.
inline constexpr Form<> spriteText{"sprite.text", "a text in double quotes"};
inline constexpr Form<> spriteSize{"sprite.size", "two numbers [width, height] above 0 and up to 1e9"};
inline constexpr Form<> spriteVector{"sprite.vector", "two numbers [x, y] from -1e9 to 1e9"};
inline constexpr Form<> spriteTruth{"sprite.truth", "true or false"};
inline constexpr Form<> spriteColor{"sprite.color", "a colour such as \"#e69f00\""};
inline constexpr Form<> spriteShare{"sprite.share", "a number from 0 to 1"};
inline constexpr Form<> spriteNotBelow0{"sprite.not-below-0", "a number of at least 0"};
inline constexpr Form<> spriteWhole{"sprite.whole", "a whole number from -2147483648 to 2147483647"};

inline constexpr Form<Integer, Integer, Count> spriteLargePicture{
    "sprite.large-picture",
    "A picture of {width} x {height} pixels is too large to trace: the limit is {limit} pixels"};
inline constexpr Form<> spriteTraceRegion{"sprite.trace-region", "Trace a region of it, or a smaller picture"};

} // namespace broadside::texts
