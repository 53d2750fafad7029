#pragma once

#include <cstddef>
#include <cstdint>

namespace broadside::limits {

/// Overlapping pairs of boxes that are kept for one step: 128 MiB. More are only counted.
inline constexpr std::size_t kOverlaps = 16ULL << 20;
inline constexpr std::uint64_t kDenseCells = 16ULL << 20;

} // namespace broadside::limits
