#pragma once

#include "core/base/problem.h"

#include <ostream>

namespace broadside {

/// Where a command writes: results to `out`, messages to `err`, so that `--json` leaves nothing but JSON on `out`.
struct Console {
    std::ostream& out;
    std::ostream& err;

    void say(const Problem& problem) { err << describe(problem) << '\n'; }
};

} // namespace broadside
