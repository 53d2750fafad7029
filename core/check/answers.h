#pragma once

#include "core/check/check_target.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <string>

namespace broadside::check {

/// Does the operations of a world, and returns a trace (trace_format.h) of what the broad phase reports: the first
/// frame after `operations` operations, and another one after each further `operations`. With 1, each operation is a
/// frame, and its step is the number of the operation, from 1 on. Units are metres. @pre operations > 0
[[nodiscard]] std::string recordAnswers(CheckTarget& target, const CheckWorld& world, std::size_t operations,
                                        TouchRule touch, const std::string& name,
                                        volatile std::uint64_t* progress = nullptr);

} // namespace broadside::check
