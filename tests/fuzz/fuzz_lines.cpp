#include "tests/fuzz/lines_input.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    broadside::fuzz::checkLines(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
