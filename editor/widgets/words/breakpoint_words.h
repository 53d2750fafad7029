#pragma once

#include "core/debug/breakpoints/breakpoint_text.h"

#include <QString>

/// @file
/// Texts about breakpoints.

namespace broadside {

/// A few words, for menus and choices: "Pair begins to overlap".
[[nodiscard]] QString titleOf(Breakpoint::Kind kind);
/// What the kind is for, as a tooltip.
[[nodiscard]] QString tipOf(Breakpoint::Kind kind);

} // namespace broadside
