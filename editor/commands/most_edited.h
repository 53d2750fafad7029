#pragma once

#include <cstddef>

namespace broadside {

/// Limit for the components and properties of an object that are edited one by one. Files may contain 2^20, for which a
/// window has no room.
inline constexpr std::size_t kMostEdited = 200;

} // namespace broadside
