#include "app/command_line.h"
#include "app/commands/attach_command.h"
#include "app/editor_main.h"
#include "app/interruption.h"
#include "app/qt_messages.h"
#include "app/standard_streams.h"

#include <iostream>

int main(int argc, char** argv)
{
    using namespace broadside;
    keepStandardStreams();
    filterQtMessages();
    const std::vector<std::string> words(argv + 1, argv + argc);
    Console console{std::cout, std::cerr};
    const auto attached = attachName(words);
    if (isForCommandLine(words)) {
        ignoreBrokenPipes();
        leaveNoUnfinishedFiles();
        const ExitCode code = finishStandardOutput(runCommandLine(words, console));
        if (code != ExitCode::Done || !attached)
            return static_cast<int>(code);
    }
    return attached ? runEditor(argc, argv, {}, *attached) : runEditor(argc, argv, words);
}
