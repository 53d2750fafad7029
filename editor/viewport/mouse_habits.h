#pragma once

#include <cstdint>

namespace broadside {

/// What the wheel does without keys. Ctrl with the wheel always zooms.
enum class WheelUse : std::uint8_t {
    Zoom,
    Pan, ///< Up and down; with Shift to the left and right.
};

/// The button that drags the view. With Space, the left button does so, too.
enum class ViewDragButton : std::uint8_t {
    Middle,
    Right, ///< A click without a drag still opens the menu.
};

/// How the user moves the view with the mouse.
struct MouseHabits {
    WheelUse wheel = WheelUse::Zoom;
    ViewDragButton drag = ViewDragButton::Middle;
};

} // namespace broadside
