#pragma once

#include "core/base/problem.h"

#include <ostream>

namespace broadside {

/// The streams of a command: results go to `out`, messages to `err`, so that `--json` writes only JSON to `out`.
struct Console {
    std::ostream& out;
    std::ostream& err;

    void say(const Problem& problem) { err << describe(problem) << '\n'; }
};

} // namespace broadside
