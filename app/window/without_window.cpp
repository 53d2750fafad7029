#include "app/arguments.h"
#include "app/exit_code.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/window/window_part.h"

#include <cstdio>

namespace broadside {

void prepareWindow() {}

std::string windowVersion() { return texts::cliVersionNoWindow().text(); }

std::vector<Command> windowCommands() { return {}; }

bool opensWindow(const std::vector<std::string>& /*words*/) { return false; }

int openWindow(int& /*argc*/, char** /*argv*/, const std::vector<std::string>& /*words*/)
{
    const Problem problem = usageProblem(texts::cliDisplayWithoutWindow(), texts::cliDisplayAskCommandLine());
    std::fprintf(stderr, "broadside: %s\n", describe(problem).c_str());
    return static_cast<int>(ExitCode::Display);
}

PictureProblems pictureProblems(const Scene& /*scene*/, const std::string& /*file*/) { return {}; }

report::PagePictures reportPictures(const StepSource& /*steps*/, const report::FindingReport& /*finding*/)
{
    return {};
}

} // namespace broadside
