#pragma once

#include <array>
#include <string_view>

/// @file
/// The words of atlas files, indexed by the value of their enumeration.

namespace broadside {

inline constexpr std::array<std::string_view, 2> kFilterWords{"nearest", "linear"};
inline constexpr std::array<std::string_view, 3> kPlaybackWords{"loop", "once", "ping-pong"};

} // namespace broadside
