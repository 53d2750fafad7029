#pragma once

#include "core/check/check_target.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <string>
#include <vector>

namespace broadside::check {

struct AnswerTrace {
    /// The first frame comes after so many operations, and another one after each further `operations`. With 1, each
    /// operation is a frame, and its step is the number of the operation, from 1 on. > 0
    std::size_t operations = 1;
    TouchRule touch = TouchRule::Closed;
    std::string name;               ///< Of the broad phase.
    std::vector<std::string> notes; ///< Lines in the log of the last frame.
    /// Also reports that are no pairs: an object as its own partner, or an object that does not exist.
    bool keepsInvalid = false;
};

/// Does the operations of a world, and returns a trace (trace_format.h) of what the broad phase reports. Units are
/// metres. Without a target, the trace has the boxes alone, for a broad phase that does not survive the operations.
[[nodiscard]] std::string recordAnswers(CheckTarget* target, const CheckWorld& world, const AnswerTrace& wanted,
                                        volatile std::uint64_t* progress = nullptr);

} // namespace broadside::check
