#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the functions of the library refuse.

namespace broadside::texts {

inline constexpr Form<Integer, Integer> libraryPairIndex{
    "library.pair-index", "A pair has the object index {index}, but there are {count} objects, counted from 0"};
inline constexpr Form<Integer, Integer> libraryRegistrationIndex{
    "library.registration-index",
    "A registration has the object index {index}, but there are {count} objects, counted from 0"};
inline constexpr Form<> libraryUsePlaces{"library.use-places",
                                         "Use the positions of the objects in OwnPairs::objects as indices"};
inline constexpr Form<Integer> libraryBadBox{"library.bad-box", "The box of object {index} is empty or not finite"};
inline constexpr Form<> libraryGiveBox{"library.give-box", "Leave the object out, or give it a box with lo <= hi"};
inline constexpr Form<> libraryNoCandidates{"library.no-candidates", "The trace has no candidates"};
inline constexpr Form<> libraryRecordPairs{"library.record-pairs", "Record the pairs that your broad phase reports"};

} // namespace broadside::texts
