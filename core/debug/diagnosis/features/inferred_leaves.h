#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstddef>
#include <optional>

namespace broadside::diagnosis {

/// Recordings with more boxes than this are not looked at: each one is copied.
inline constexpr std::size_t kMostInferredLeaves = 1'000'000;

/// The evidence with the leaves of a dynamic tree as its registered boxes, for a game that recorded neither cells nor
/// boxes. A leaf reaches a margin beyond its object and stays until the object leaves it. The reported pairs that are
/// apart tell the margin. Nothing unless almost all of these have leaves that overlap, and few of the others that are
/// near each other. Cost: a few times the number of boxes.
[[nodiscard]] std::optional<Evidence> withInferredLeaves(const Evidence& evidence);

} // namespace broadside::diagnosis
