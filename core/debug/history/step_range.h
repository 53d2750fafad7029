#pragma once

#include <cstdint>

namespace broadside {

/// A range of steps, both included.
struct StepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const StepRange&, const StepRange&) = default;
};

} // namespace broadside
