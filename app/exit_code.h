#pragma once

#include "core/base/problem.h"

namespace broadside {

/// What the program says to the shell. Scripts rely on the numbers.
enum class ExitCode {
    Done = 0,
    Findings = 1, ///< It worked, and found what it was to look for: validate with errors, why --expect.
    Usage = 2,    ///< The command line cannot be understood or carried out.
    File = 3,     ///< Something could not be read or written, standard output included, or did not fit into memory.
    Display = 4,  ///< No usable display or OpenGL for the editor.
};

/// A problem with a file is one of the file, every other one of the command line.
[[nodiscard]] inline ExitCode exitCodeOf(const Problem& problem) noexcept
{
    return problem.file.empty() ? ExitCode::Usage : ExitCode::File;
}

} // namespace broadside
