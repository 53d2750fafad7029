#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What tools say with a number in it.

namespace broadside::texts {

inline constexpr Form<Count> allTargetsHit{"tool.all-targets-hit", "All {count} targets hit! Shift+F5 restores them.",
                                           "All {count} targets hit! Shift+F5 restores them."};
inline constexpr Form<Integer, Count> someTargetsHit{"tool.some-targets-hit", "{hit} of {count} targets hit.",
                                                     "{hit} of {count} targets hit."};
inline constexpr Form<Integer, Count> someVertices{"tool.some-vertices", "{chosen} of {count} vertices",
                                                   "{chosen} of {count} vertices"};

} // namespace broadside::texts
