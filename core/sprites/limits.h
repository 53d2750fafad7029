#pragma once

#include <cstddef>
#include <cstdint>

namespace broadside::limits {

/// The most regions of an atlas; the same limit holds for its animations, and for the frames of each animation.
inline constexpr std::size_t kRegions = 65'536;
inline constexpr int kPictureSide = 16'384;                  ///< Pixels.
inline constexpr std::uint64_t kPictureBytes = 256ULL << 20; ///< Size of one picture in memory, four bytes per pixel.
inline constexpr std::uint64_t kScenePictureBytes = 512ULL << 20; ///< All pictures of a scene together.

} // namespace broadside::limits
