#pragma once

#include <cstddef>
#include <cstdint>

/// @file
/// Limits for what comes from outside, checked before memory is reserved. An error that meets one names it.

namespace broadside::limits {

inline constexpr std::uint64_t kFileBytes = 256ULL << 20;
inline constexpr std::size_t kObjects = 2'000'000;
inline constexpr std::size_t kLayers = 1'024;
inline constexpr std::size_t kTemplates = 4'096;
inline constexpr std::size_t kAtlases = 1'024;  ///< Of a scene.
inline constexpr std::size_t kRegions = 65'536; ///< Of an atlas; and as many animations, and frames of each.
inline constexpr std::size_t kGuides = 1'024;   ///< Vertical ones, and as many horizontal ones.
inline constexpr std::size_t kPointsPerShape = 4'096;
inline constexpr std::size_t kStringBytes = 64ULL << 10;
inline constexpr int kNesting = 64;
inline constexpr std::size_t kValuesPerMember = 1ULL << 20; ///< JSON values in one object or section of a scene file.
inline constexpr double kCoordinate = 1e9;                  ///< Largest |coordinate|, and largest size, metres.
/// Pairs of boxes that overlap, kept of one moment: 128 MiB. More are only counted.
inline constexpr std::size_t kOverlaps = 16ULL << 20;
inline constexpr std::uint64_t kDenseCells = 16ULL << 20;
inline constexpr std::int64_t kCellsPerObject = 4'096;            ///< Larger objects stand on a coarser level.
inline constexpr int kPictureSide = 16'384;                       ///< Pixels.
inline constexpr std::uint64_t kPictureBytes = 256ULL << 20;      ///< Of its pixels in memory, four each.
inline constexpr std::uint64_t kScenePictureBytes = 512ULL << 20; ///< Of all pictures of a scene.

} // namespace broadside::limits
