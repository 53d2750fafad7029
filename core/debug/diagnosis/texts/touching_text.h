#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace broadside::diagnosis {

/// The text for lost pairs that only touch, or that overlap only by the last bits of their coordinates.
struct Touching {
    std::string_view rule;
    Message sentence;             ///< Which of them are not reported, or why, with its full stop.
    Message remedy;               ///< What to do, with its full stop.
    bool isOfSome = false;        ///< The sentence is only about a part of the pairs that touch.
    std::uint64_t missed = 0;     ///< Pairs of the sample that the sentence explains.
    std::uint64_t against = 0;    ///< Reported pairs that are not reported according to the sentence.
    std::optional<Event> example; ///< The first missed pair that the sentence explains.
};

/// Explains why touching pairs are missed. If all recorded boxes are too small by the same length, this is the reason.
/// Otherwise it finds what sets missed pairs apart from found ones: the axis along which they touch, their corners, or
/// borders between squares. O(events) @pre a pair that touches was missed
[[nodiscard]] Touching touchingOf(const Evidence& evidence);

} // namespace broadside::diagnosis
