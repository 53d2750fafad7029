#include "app/command_line.h"
#include "app/interruption.h"
#include "app/standard_streams.h"
#include "app/window/window_part.h"
#include "core/base/free_memory.h"
#include "core/base/system/standard_streams.h"

#include <iostream>

int main(int argc, char** argv)
{
    using namespace broadside;
    reserveStack();
    endInOrderWithoutMemory();
    prepareStandardStreams();
    prepareWindow();
    const std::vector<std::string> words = wordsOf(argc, argv);
    Console console{std::cout, std::cerr};
    if (isForCommandLine(words)) {
        ignoreSignalsOfWrites();
        leaveNoUnfinishedFiles();
        const ExitCode code = finishStandardOutput(runCommandLine(words, console));
        if (code != ExitCode::Done || !opensWindow(words))
            return static_cast<int>(code);
    }
    return openWindow(argc, argv, words);
}
