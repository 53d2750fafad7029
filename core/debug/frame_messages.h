#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What sentences call the broad phase of a frame, also at their start.

namespace broadside::texts {

inline constexpr Form<Text> theAlgorithm{"frame.algorithm", "the algorithm {name}"};
inline constexpr Form<Text> theAlgorithmFirst{"frame.algorithm-first", "The algorithm {name}"};
inline constexpr Form<> theBroadPhase{"frame.broad-phase", "the broad phase"};
inline constexpr Form<> theBroadPhaseFirst{"frame.broad-phase-first", "The broad phase"};

} // namespace broadside::texts
