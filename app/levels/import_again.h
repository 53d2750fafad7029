#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "core/io/json/json_writer.h"
#include "core/levels/level_formats.h"

#include <string>
#include <vector>

/// @file
/// `convert LEVEL SCENE --again BASE`: a level is imported again into a scene that was edited.

namespace broadside {

/// The options --again and --conflicts.
[[nodiscard]] std::vector<OptionInfo> againOptions();
/// The scene as it was imported last time; nothing without --again.
[[nodiscard]] std::optional<std::string> baseOf(const Arguments& arguments);

/// Merges the level into the scene of the second operand. Prints the conflicts with their values.
/// @pre baseOf(arguments), and the level was read
[[nodiscard]] Result<levels::Reimport> mergedAgain(const Arguments& arguments, const levels::LevelFormat& format,
                                                   const levels::LevelReading& level, Console& console);

/// "2 objects changed, 1 added, 0 removed; 3 conflicts".
[[nodiscard]] Message countsText(const levels::Reimport& merged);
/// The same, and the conflicts, as members of the object that is open.
void writeMembers(JsonWriter& json, const levels::Reimport& merged);

} // namespace broadside
