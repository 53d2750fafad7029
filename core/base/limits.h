#pragma once

#include <cstddef>
#include <cstdint>

/// @file
/// Limits of files and scenes from outside, checked before memory is reserved. An error names the limit. Limits of
/// coordinates, broad phases and pictures: core/math/coordinate.h, core/broadphase/limits.h, core/sprites/limits.h.

namespace broadside::limits {

inline constexpr std::uint64_t kFileBytes = 256ULL << 20;
inline constexpr std::size_t kObjects = 2'000'000;
inline constexpr std::size_t kLayers = 1'024;
inline constexpr std::size_t kTemplates = 4'096;
inline constexpr std::size_t kAtlases = 1'024; ///< Per scene.
inline constexpr std::size_t kGuides = 1'024;  ///< Vertical guides per scene; the same number of horizontal guides.
inline constexpr std::size_t kPointsPerShape = 4'096;
inline constexpr std::size_t kStringBytes = 64ULL << 10;
inline constexpr int kNesting = 64;
inline constexpr std::size_t kValuesPerMember = 1ULL << 20; ///< JSON values in one object or section of a scene file.

} // namespace broadside::limits
