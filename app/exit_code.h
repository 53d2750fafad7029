#pragma once

#include "app/help/help_messages.h"
#include "core/base/message/fixed_words.h"
#include "core/base/problem.h"

#include <array>

namespace broadside {

/// Exit codes of the program. Scripts rely on the numbers.
enum class ExitCode {
    Done = 0,
    Findings = 1, ///< The command worked and found something: a missed pair, an error in a file, a failure of check.
    Usage = 2,    ///< The command line is invalid or cannot be carried out.
    File = 3,     ///< A file or standard output could not be read or written, or something did not fit into memory.
    Display = 4,  ///< No usable display or OpenGL for the editor.
};

/// What an exit code says, for help texts.
struct ExitCodeMeaning {
    ExitCode code;
    FixedWords meaning;
};
inline constexpr std::array kExitCodeMeanings{
    ExitCodeMeaning{ExitCode::Done, texts::exitDone},       ExitCodeMeaning{ExitCode::Findings, texts::exitFindings},
    ExitCodeMeaning{ExitCode::Usage, texts::exitUsage},     ExitCodeMeaning{ExitCode::File, texts::exitFile},
    ExitCodeMeaning{ExitCode::Display, texts::exitDisplay},
};

/// A problem that names a file is an error of that file; every other problem is an error of the command line.
[[nodiscard]] inline ExitCode exitCodeOf(const Problem& problem) noexcept
{
    return problem.file.empty() ? ExitCode::Usage : ExitCode::File;
}

} // namespace broadside
