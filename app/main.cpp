#include "app/commands.h"
#include "app/editor_main.h"

#include <iostream>

int main(int argc, char** argv)
{
    using namespace broadside;
    const std::vector<std::string> words(argv + 1, argv + argc);
    Console console{std::cout, std::cerr};
    if (isForCommandLine(words))
        return static_cast<int>(runCommandLine(words, console));
    return runEditor(argc, argv, words);
}
