#pragma once

#include "editor/viewport/mouse_habits.h"
#include "editor/window/menus/shortcuts.h"
#include "editor/window/preferences/preferences.h"

#include <cstddef>
#include <optional>
#include <span>

/// @file
/// Keys and mouse as users of other programs know them.

namespace broadside {

/// One command with other keys than the default ones.
struct KeyOfScheme {
    const char* action;
    QKeyCombination key;
    QKeyCombination secondKey = Qt::Key_unknown; ///< Key_unknown: it has one key.
};

struct KeyScheme {
    const char* title; ///< The name of the program, for translators in the context "KeySchemes".
    WheelUse wheel;
    std::span<const KeyOfScheme> keys;
};

/// The first one has the default keys.
[[nodiscard]] std::span<const KeyScheme> keySchemes() noexcept;
/// The index of the scheme whose keys are in use; empty: the user has changed some.
[[nodiscard]] std::optional<std::size_t> keySchemeIn(const Shortcuts& shortcuts);
/// Replaces all keys of the user, and sets the use of the wheel.
void useKeyScheme(Shortcuts& shortcuts, Preferences& preferences, std::size_t index);

} // namespace broadside
