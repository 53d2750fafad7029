#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace broadside::fuzz {

/// Ends the program and prints the input when a property that must be true for every input is false.
inline void require(bool holds, const char* what, const std::string& input)
{
    if (holds)
        return;
    constexpr std::size_t kMost = 4'096; // printed bytes of the input
    std::fprintf(stderr, "fuzz: %s\n%s\n", what, input.substr(0, kMost).c_str());
    std::abort();
}

} // namespace broadside::fuzz
