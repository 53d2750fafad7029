#pragma once

#include <cstddef>
#include <cstdint>

namespace broadside::limits {

/// Per atlas; the same limit for its animations, and for the frames of each.
inline constexpr std::size_t kRegions = 65'536;
inline constexpr int kPictureSide = 16'384;                  ///< Pixels.
inline constexpr std::uint64_t kPictureBytes = 256ULL << 20; ///< Size of one picture in memory, four bytes per pixel.
inline constexpr std::uint64_t kScenePictureBytes = 512ULL << 20; ///< All pictures of a scene together.

} // namespace broadside::limits
