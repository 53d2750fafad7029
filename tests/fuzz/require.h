#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace broadside::fuzz {

/// Ends the program, with the input, when what must hold for every input does not.
inline void require(bool holds, const char* what, const std::string& input)
{
    if (holds)
        return;
    constexpr std::size_t kMost = 4'096; // bytes that are shown
    std::fprintf(stderr, "fuzz: %s\n%s\n", what, input.substr(0, kMost).c_str());
    std::abort();
}

} // namespace broadside::fuzz
