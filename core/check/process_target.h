#pragma once

#include "core/base/problem.h"
#include "core/check/check_target.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

/// @file
/// A broad phase in another program, in any language. It reads lines and answers some of them:
///
///     world LEFT LOW RIGHT HIGH CELL     a new world without objects; the one before ends
///     add ID LEFT LOW RIGHT HIGH
///     move ID LEFT LOW RIGHT HIGH
///     remove ID
///     update                             questions follow
///     pairs                              answer: "= A B A C ...", the pairs that it reports; "=" alone if there are
///     none query LEFT LOW RIGHT HIGH          answer: "= A B ...", the objects that it finds
///
/// Its first answer, unasked, says what it is: "= 1 query half-open inside name my grid". 1 is the version; at least
/// one of `pairs` and `query` follows; `half-open` and `inside` say what it does not promise, as in broadside_check.h.
/// Lines that begin otherwise than with "=" are its own output. It ends at the end of its input.

namespace broadside::check {

/// What the program says of itself.
struct ProcessFacts {
    std::string name;
    bool hasPairs = false;
    bool hasQuery = false;
    bool isHalfOpen = false;
    bool isInside = false;
};

/// Starts the program, and reads its first answer. Errors: it does not start, it ends, it says nothing within
/// `patience`, it prints other lines for two seconds, or its answer is not understood. @pre !words.empty()
[[nodiscard]] Result<ProcessFacts> meetProcess(const std::vector<std::string>& words,
                                               std::chrono::milliseconds patience = std::chrono::seconds(20));

/// Starts the program when the first world begins. @param patience of each answer, after the first one
[[nodiscard]] std::unique_ptr<CheckTarget> makeProcessTarget(std::vector<std::string> words, ProcessFacts facts,
                                                             std::chrono::milliseconds patience);

} // namespace broadside::check
