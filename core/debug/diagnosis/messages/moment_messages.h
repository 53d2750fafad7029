#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Pairs that are lost at some moment: at a start, after a jump or a hit, at the end of a list, or between turns.

namespace broadside::texts {

inline constexpr Form<Phrase> pairAfterJump{"fault-pair.after-jump",
                                            "After an object jumps to another place, it is not tested for {time}."};
inline constexpr Form<Phrase> pairLostAtStart{
    "fault-pair.lost-at-start",
    "When an object moves again after it has rested for {time} or more, its pairs are not reported in that step."};
inline constexpr Form<Text, Text, Phrase> pairAfterHitBy{
    "fault-pair.after-hit-by", "After {name} is reported with {other}, it is not tested with anything for {time}."};
inline constexpr Form<> pairNextSkipped{
    "fault-pair.next-skipped",
    "When an object vanishes, the object behind it in the game's list gets no pairs in that step: a loop removes an "
    "object from the list that it goes through, and skips the next one."};
inline constexpr Form<> pairLastSkipped{
    "fault-pair.last-skipped",
    "When an object vanishes, the last object of the game's list takes its place and gets no pairs in that step: a "
    "loop "
    "removes an object from the list that it goes through, and skips the one that fills the gap."};
inline constexpr Form<> pairNoneAtBirth{
    "fault-pair.none-at-birth",
    "If an object overlaps another one when it appears, this pair is not reported until the two have been apart."};
inline constexpr Form<> pairBackEndsEarly{
    "fault-pair.back-ends-early",
    "A search goes to the left through a list that is sorted by left sides, and ends at the first object that ends "
    "before the searching one begins. A longer object further left is not found."};
inline constexpr Form<> pairBackEndsEarlyOfStatic{
    "fault-pair.back-ends-early-of-static",
    "A search goes to the left through the static objects, sorted by their left sides, and ends at the first one that "
    "ends before the searching object begins. A longer one further left is not found."};
inline constexpr Form<> pairFirstOfSweep{"fault-pair.first-of-sweep",
                                         "In each step, the first pair of the sweep is not reported: that with the "
                                         "lowest coordinates."};
inline constexpr Form<> pairLastOfSweep{"fault-pair.last-of-sweep",
                                        "In each step, the last pair of the sweep is not reported: that with the "
                                        "highest coordinates."};
inline constexpr Form<> pairFirstOfList{"fault-pair.first-of-list",
                                        "In each step, the first pair in the order of your list is not reported."};
inline constexpr Form<> pairLastOfList{"fault-pair.last-of-list",
                                       "In each step, the last pair in the order of your list is not reported."};
inline constexpr Form<Phrase> pairExpires{"fault-pair.expires",
                                          "A pair is no longer reported when its boxes have overlapped for {time}."};
inline constexpr Form<Number> pairInFirstCells{
    "fault-pair.in-first-cells",
    "Pairs of two objects whose centres are in the first column or the first row of cells are not reported.",
    "Pairs of two objects whose centres are in the first {count} columns or rows of cells are not reported."};
inline constexpr Form<Number> pairInLastCells{
    "fault-pair.in-last-cells",
    "Pairs of two objects whose centres are in the last column or the last row of cells are not reported.",
    "Pairs of two objects whose centres are in the last {count} columns or rows of cells are not reported."};
inline constexpr Form<Number> pairInOuterCells{
    "fault-pair.in-outer-cells",
    "Pairs of two objects whose centres are in the outermost cells of the table are not reported.",
    "Pairs of two objects whose centres are in the outermost {count} rings of cells of the table are not reported."};
inline constexpr Form<> pairOldFilters{
    "fault-pair.old-filters", "Pairs are kept apart by the categories and masks that the objects had when they "
                              "appeared: later changes do not reach the broad phase."};
inline constexpr Form<> pairNotAside{"fault-pair.not-aside",
                                     "The cells to the left and to the right of an object's cell are not searched."};
inline constexpr Form<> pairNotAbove{"fault-pair.not-above",
                                     "The cells above and below an object's cell are not searched."};
inline constexpr Form<> pairNotRising{"fault-pair.not-rising",
                                      "The cells along one of the two diagonals of an object's cell are not searched: "
                                      "those whose column and row are both higher, or both lower."};
inline constexpr Form<> pairNotFalling{"fault-pair.not-falling",
                                       "The cells along one of the two diagonals of an object's cell are not searched: "
                                       "those with a higher column and a lower row, or the other way round."};
inline constexpr Form<Number> pairHitLimit{
    "fault-pair.hit-limit",
    "A search has room for only {count} object whose box overlaps that of the search, often the searching object "
    "itself: what it finds later is dropped.",
    "A search has room for {count} objects whose boxes overlap that of the search, the searching object among them: "
    "those that it finds later are dropped."};
inline constexpr Form<Number> pairHitLimitOfLower{
    "fault-pair.hit-limit-of-lower",
    "Only the object with the lower id searches. Its search has room for only {count} object whose box overlaps its "
    "own: what it finds later is dropped.",
    "Only the object with the lower id searches. Its search has room for {count} objects whose boxes overlap its own, "
    "itself among them: those that it finds later are dropped."};
inline constexpr Form<> listOfAll{"fault-pair.list-of-all", "The list of all objects"};
inline constexpr Form<> listOfDynamic{"fault-pair.list-of-dynamic", "The list of dynamic objects"};
inline constexpr Form<> listOfStatic{"fault-pair.list-of-static", "The list of static objects"};
inline constexpr Form<Text> listOfName{"fault-pair.list-of-name", "The list of objects named {name}"};
inline constexpr Form<Phrase, Number> pairRestOfList{
    "fault-pair.rest-of-list",
    "{list} is divided by {count}, for threads or for batches: the objects at its end, which are left over, do not "
    "search."};
inline constexpr Form<Number> pairSharesOfList{
    "fault-pair.shares-of-list", "Your list of objects is divided into {count} part.",
    "Pairs of objects in different parts of your list are not reported: it is divided into {count} parts of equal "
    "length."};
inline constexpr Form<Text, Number> pairSharesOfSweep{
    "fault-pair.shares-of-sweep", "The list of the sweep along {axis} is divided into {count} part.",
    "Pairs of objects in different parts of the sorted list of the sweep along {axis} are not reported: it is divided "
    "into {count} parts of equal length."};
inline constexpr Form<Text, Number> pairBlocksOfSweep{"fault-pair.blocks-of-sweep",
                                                      "Pairs of objects in different blocks of the sorted list of the "
                                                      "sweep along {axis} are not reported: each block has "
                                                      "{count} object.",
                                                      "Pairs of objects in different blocks of the sorted list of the "
                                                      "sweep along {axis} are not reported: each block has "
                                                      "{count} objects."};
inline constexpr Form<> pairOfOneStep{"fault-pair.of-one-step",
                                      "Pairs of objects that appeared in the same step are not reported."};
inline constexpr Form<Number> pairBothSlow{
    "fault-pair.both-slow", "Pairs of two objects that both move by at most {motion} in a step are not reported."};
inline constexpr Form<> pairBothStill{"fault-pair.both-still",
                                      "Pairs of two objects that do not move in the step are not reported."};
inline constexpr Form<Number> pairBothFast{
    "fault-pair.both-fast", "Pairs of two objects that both move by {motion} or more in a step are not reported."};
inline constexpr Form<Number> pairPausesOf{
    "fault-pair.pauses-of", "An object never searches for partners.",
    "An object does not search for partners in one of {count} steps, in turns: a pair is missed in steps in which "
    "neither of the two searches."};
inline constexpr Form<Number> pairPausesOfLower{
    "fault-pair.pauses-of-lower", "An object never searches for partners.",
    "An object does not search for partners in one of {count} steps, in turns, and in each pair only the object with "
    "the lower id searches."};
inline constexpr Form<Text, Phrase> pairSweepAhead{
    "fault-pair.sweep-ahead",
    "The sweep sorts its list by the places along {axis} where the objects will be {time} later, and searches with "
    "their places of now."};
inline constexpr Form<Text, Phrase> pairSweepBehind{
    "fault-pair.sweep-behind",
    "The sweep sorts its list by the places along {axis} where the objects were {time} before, and searches with their "
    "places of now."};

} // namespace broadside::texts
