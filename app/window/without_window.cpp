#include "app/exit_code.h"
#include "app/window/window_part.h"

#include <cstdio>

namespace broadside {

void prepareWindow() {}

std::string windowVersion() { return "none, built without the window"; }

std::vector<Command> windowCommands() { return {}; }

bool opensWindow(const std::vector<std::string>& /*words*/) { return false; }

int openWindow(int& /*argc*/, char** /*argv*/, const std::vector<std::string>& /*words*/)
{
    std::fputs("broadside: error: This program was built without a window. Ask it on the command line: see \"broadside "
               "--help\".\n",
               stderr);
    return static_cast<int>(ExitCode::Display);
}

PictureProblems pictureProblems(const Scene& /*scene*/, const std::string& /*file*/) { return {}; }

report::PagePictures reportPictures(const StepSource& /*steps*/, const report::FindingReport& /*finding*/)
{
    return {};
}

} // namespace broadside
