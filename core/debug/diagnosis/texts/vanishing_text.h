#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <vector>

namespace broadside::diagnosis {

/// Objects that were registered in the frame before, and are registered nowhere in this one, although they are present.
struct Vanishing {
    FrameIndex frame = 0;
    std::size_t objects = 0;
};
/// The frames in which several objects vanish from a broad phase together, ascending. None if most objects vanish one
/// by one. O(recorded registrations)
[[nodiscard]] std::vector<Vanishing> vanishingsOf(const Evidence& evidence);

/// In which steps objects vanish together; empty if they do not.
[[nodiscard]] Message vanishingText(const Evidence& evidence);

} // namespace broadside::diagnosis
