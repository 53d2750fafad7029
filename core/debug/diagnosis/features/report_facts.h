#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <vector>

/// @file
/// What the reported pairs of all frames say together.

namespace broadside::diagnosis {

/// For each track, the share of its reported partners in all sampled frames that are apart from it; 0 if there are too
/// few.
[[nodiscard]] std::vector<double> strayShares(const Evidence& evidence);

/// Finds K for keys low * K + high: with it most missed pairs have the key of a reported pair in the same frame.
/// Returns 0 if there is none. For a missed pair (a, b) and a reported one (c, d), equal keys mean K = (d - b) / (a -
/// c).
[[nodiscard]] std::uint64_t votedMultiple(const Evidence& evidence, const std::vector<Event>& events);

/// How many pairs are reported in a frame and not in the one before. @pre both are sampled
[[nodiscard]] double newReportedIn(const Evidence& evidence, FrameIndex frame);

/// The number of new pairs that many frames have and hardly any frame exceeds, as if it were a limit; else 0.
[[nodiscard]] double usualMostNew(const Evidence& evidence);

} // namespace broadside::diagnosis
