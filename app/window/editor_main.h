#pragma once

#include "core/base/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// Opens the editor: a window with a tab for each file. Without files it opens the tabs of the last session, or the
/// sample cannon world. Returns the exit code of the program. Without a usable display or OpenGL it is 4, and a
/// sentence on standard error says what is missing.
/// `argc` and `argv` are those of main() and must live as long as the program.
/// `attach`: the name under which games can attach; empty: none.
[[nodiscard]] int runEditor(int& argc, char** argv, const std::vector<std::string>& files,
                            const std::string& attach = {});

/// The files among the words of a command line that names no command: all but a "--" in front of them.
[[nodiscard]] std::vector<std::string> filesOf(const std::vector<std::string>& words);

/// Why no window can open, according to the environment variables; nothing if one may open. Call it before you create a
/// QApplication, which aborts without a display.
[[nodiscard]] std::optional<Problem> displayProblem();

} // namespace broadside
