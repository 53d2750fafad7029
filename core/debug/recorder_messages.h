#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is wrong with the calls of a game to its recorder.

namespace broadside::texts {

inline constexpr Form<Count> recorderInvalidIds{
    "recorder.invalid-ids",
    "{count} call uses the id 0, or an id above 2^53, and is not recorded. Number the objects from 1 on.",
    "{count} calls use the id 0, or an id above 2^53, and are not recorded. Number the objects from 1 on."};
inline constexpr Form<Count, Integer> recorderReversedBoxes{
    "recorder.reversed-boxes",
    "{count} box has left > right or low > high, that of object {id}. Give the smaller x and y first.",
    "{count} boxes have left > right or low > high, the first that of object {id}. Give the smaller x and y first."};
inline constexpr Form<Count, Integer> recorderReversedCells{
    "recorder.reversed-cells",
    "{count} range of cells ends before the first cell, that of object {id}; such a range is ignored. Give the first "
    "column and row, then the last.",
    "{count} ranges of cells end before the first cell, the first that of object {id}; such a range is ignored. Give "
    "the first column and row, then the last."};
inline constexpr Form<Count, Integer> recorderSecondBoxes{
    "recorder.second-boxes",
    "{count} box belongs to an object that already had a box in the same step, object {id}; the last box counts. Give "
    "each object an id of its own, and one box in each step.",
    "{count} boxes belong to objects that already had a box in the same step, the first to object {id}; the last box "
    "counts. Give each object an id of its own, and one box in each step."};

} // namespace broadside::texts
