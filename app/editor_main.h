#pragma once

#include "core/base/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// Opens the editor: a window with a tab for each file, or on what was open last, or on the sample cannon world.
/// Returns the exit code of the program; without a usable display or OpenGL that is 4, and a sentence on standard error
/// says what is missing.
/// `argc` and `argv` are main's and must live as long as the program.
/// `attach`: lets games attach under this name; empty: none.
[[nodiscard]] int runEditor(int& argc, char** argv, const std::vector<std::string>& files,
                            const std::string& attach = {});

/// Why no window can open, judged by the environment alone, or nothing. Asked before there is a QApplication: without
/// a display that aborts.
[[nodiscard]] std::optional<Problem> displayProblem();

} // namespace broadside
