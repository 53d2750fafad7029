#pragma once

#include <array>
#include <string_view>

/// @file
/// The words of atlas files, each at the place of its value.

namespace broadside {

inline constexpr std::array<std::string_view, 2> kFilterWords{"nearest", "linear"};
inline constexpr std::array<std::string_view, 3> kPlaybackWords{"loop", "once", "ping-pong"};

} // namespace broadside
