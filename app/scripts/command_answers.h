#pragma once

#include "editor/scripts/script_job.h"

namespace broadside {

/// The answers of scripts: those of the commands of the command line, as their --json prints them. The scene goes to
/// the command through a file in the system's folder for temporary files, which is removed again.
[[nodiscard]] ScriptAnswers commandAnswers();

} // namespace broadside
