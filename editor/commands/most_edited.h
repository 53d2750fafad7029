#pragma once

#include <cstddef>

namespace broadside {

/// So many components, and properties, of an object are edited one by one: files may hold 2^20, and nobody would find
/// them, nor a window have room for their fields.
inline constexpr std::size_t kMostEdited = 200;

} // namespace broadside
