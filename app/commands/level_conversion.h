#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "app/exit_code.h"

#include <string>

/// @file
/// Work of `convert` on levels of other editors.

namespace broadside {

/// The option --pixels-per-metre.
[[nodiscard]] OptionInfo pixelsPerMetreOption();
/// The option --tile-pictures.
[[nodiscard]] OptionInfo tilePicturesOption();

/// Whether the name is that of a level of another editor.
[[nodiscard]] bool isLevelName(const std::string& path) noexcept;
/// Whether the name is that of a level in a format that can be written, in one of its syntaxes.
[[nodiscard]] bool isWrittenLevelName(const std::string& path) noexcept;

/// Writes the level of the first operand as the scene of the second, with the atlases of its pictures next to it.
/// Pictures that an atlas could not name from there are copied.
/// Prints what the scene does not have.
[[nodiscard]] Result<ExitCode> convertFromLevel(const Arguments& arguments, Console& console);

/// Writes the scene of the first operand as the level of the second. Prints what the level does not have.
[[nodiscard]] Result<ExitCode> convertToLevel(const Arguments& arguments, Console& console);

} // namespace broadside
