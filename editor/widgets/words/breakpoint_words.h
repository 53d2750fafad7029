#pragma once

#include "core/debug/breakpoints/breakpoint_text.h"

#include <QString>

/// @file
/// What the window says about breakpoints.

namespace broadside {

/// A few words, for menus and choices: "Pair begins to overlap".
[[nodiscard]] QString titleOf(Breakpoint::Kind kind);
/// What it is for, for tooltips.
[[nodiscard]] QString tipOf(Breakpoint::Kind kind);

} // namespace broadside
