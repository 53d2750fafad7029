#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace broadside::diagnosis {

/// Pairs that only touch, or overlap by the last bits of their coordinates, as far as they are lost.
struct Touching {
    std::string_view rule;
    std::string sentence;      ///< Which of them are not reported, or why, with its full stop.
    std::string remedy;        ///< What to do, with its full stop.
    bool isOfSome = false;     ///< It is of a part of the pairs that touch.
    std::uint64_t missed = 0;  ///< Pairs of the sample that the sentence explains.
    std::uint64_t against = 0; ///< Reported pairs of which it says that they are not reported.
};

/// What sets missed pairs that touch apart from found ones that do: the axis along which they touch, or that they touch
/// at a border between squares; or how recorded boxes that are too small lose them. Their own numbers tell, no
/// statistics. O(events) @pre a pair that touches was missed
[[nodiscard]] Touching touchingOf(const Evidence& evidence);

} // namespace broadside::diagnosis
