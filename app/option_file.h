#pragma once

#include "app/arguments.h"
#include "core/base/problem.h"

#include <span>
#include <vector>

/// @file
/// Options in a file, for --config: `{"max-missed": 10, "ignore": ["missed-pair/rounding"], "junit": "report.xml"}`. A
/// key is an option without its dashes. Names of files are relative to the folder of the options file.

namespace broadside {

/// Appends --config.
void addConfigOption(std::vector<OptionInfo>& options);

/// The arguments, with the options of the file that --config names where the command line does not have them. `all`:
/// the syntax of all commands. One file can serve several commands: an option of another command with --config is left
/// out. Errors, with the place: a file that cannot be read or is no JSON object, keys that are no options, and values
/// of another type.
[[nodiscard]] Result<Arguments> withOptionFile(Arguments arguments, std::span<const Syntax> all);

} // namespace broadside
