#pragma once

#include <cstddef>
#include <cstdint>

namespace broadside::limits {

inline constexpr std::size_t kRegions = 65'536; ///< Of an atlas; and as many animations, and frames of each.
inline constexpr int kPictureSide = 16'384;     ///< Pixels.
inline constexpr std::uint64_t kPictureBytes = 256ULL << 20;      ///< Of its pixels in memory, four each.
inline constexpr std::uint64_t kScenePictureBytes = 512ULL << 20; ///< Of all pictures of a scene.

} // namespace broadside::limits
