#include "app/attach_command.h"
#include "app/commands.h"
#include "app/editor_main.h"

#include <iostream>

int main(int argc, char** argv)
{
    using namespace broadside;
    const std::vector<std::string> words(argv + 1, argv + argc);
    Console console{std::cout, std::cerr};
    const auto attached = attachName(words);
    if (isForCommandLine(words)) {
        const ExitCode code = runCommandLine(words, console);
        if (code != ExitCode::Done || !attached)
            return static_cast<int>(code);
    }
    return attached ? runEditor(argc, argv, {}, *attached) : runEditor(argc, argv, words);
}
