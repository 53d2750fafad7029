#pragma once

#include "core/check/replay.h"

#include <cstddef>
#include <functional>

namespace broadside::check {

/// The first failure of a world, or nothing.
using Replay = std::function<std::optional<Failure>(const CheckWorld&)>;

struct SmallFailure {
    CheckWorld world; ///< Ends with the operation of the failure.
    Failure failure;
};

/// Makes a world smaller that still fails in the same way: fewer objects, fewer operations, rounder numbers. Each
/// attempt is one replay; after `mostAttempts` the smallest world so far is returned.
/// Source: delta debugging, Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
[[nodiscard]] SmallFailure shrink(SmallFailure failing, const Replay& replay, std::size_t mostAttempts = 2'000);

} // namespace broadside::check
