#include "app/commands.h"
#if __has_include("app/editor_main.h")
#include "app/editor_main.h"
#endif

#include <iostream>

int main(int argc, char** argv)
{
    using namespace broadside;
    const std::vector<std::string> words(argv + 1, argv + argc);
    Console console{std::cout, std::cerr};
    if (isForCommandLine(words))
        return static_cast<int>(runCommandLine(words, console));
    std::cerr << "broadside: this build has no editor; see \"broadside --help\" for the commands.\n";
    return static_cast<int>(ExitCode::Display);
}
