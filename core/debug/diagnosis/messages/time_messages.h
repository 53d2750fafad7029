#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Objects that are registered as they were, or will be, at another time.

namespace broadside::texts {

// How they are registered.
inline constexpr Form<> timeOnlyAlongX{"fault-time.only-along-x", "This holds only along x: along y they are right."};
inline constexpr Form<> timeOnlyAlongY{"fault-time.only-along-y", "This holds only along y: along x they are right."};
inline constexpr Form<> timeOnlySizes{"fault-time.only-sizes", "This holds only for sizes: places are right."};
inline constexpr Form<> timeOnlyPlaces{"fault-time.only-places", "This holds only for places: sizes are right."};
inline constexpr Form<Phrase> timeLate{"fault-time.late", "with their box of {time} before"};
inline constexpr Form<Number, Number> timeLateByPlace{
    "fault-time.late-by-place",
    "with their box of 0 to {most} steps before, by the remainder of their place in the list "
    "divided by {turns}"};
inline constexpr Form<Number, Number> timeLateById{
    "fault-time.late-by-id",
    "with their box of 0 to {most} steps before, by the remainder of their id divided by {turns}"};
inline constexpr Form<Phrase> timeLateMore{"fault-time.late-more",
                                           "too late, with an increasing delay: one more step after each {time}"};
inline constexpr Form<Phrase> timeEarly{"fault-time.early", "where they will be {time} later"};
inline constexpr Form<Number> timeSpeedLimit{"fault-time.speed-limit",
                                             "with a box that follows them by at most {motion} in a step"};
inline constexpr Form<Number> timeSmoothed{
    "fault-time.smoothed", "with a box that follows them: in each step by {share} of the remaining distance"};
inline constexpr Form<> timeAtFirstRest{"fault-time.at-first-rest",
                                        "where they first came to rest, until their next rest of the same length"};
inline constexpr Form<Number> timeShareOfMoves{
    "fault-time.share-of-moves",
    "as if they had moved by {share} of their motion since they appeared: box and object drift apart"};
inline constexpr Form<Number> timeWholeMoves{
    "fault-time.whole-moves",
    "as if each of their motions were truncated to a multiple of {unit}: the boxes of slow objects stay behind"};
inline constexpr Form<> timeAfterJump{"fault-time.after-jump",
                                      "at their place before the jump, plus their motion since then"};
inline constexpr Form<Phrase> timeAfterJumpFor{
    "fault-time.after-jump-for", "at their place before the jump for {time}, plus their motion since then"};
inline constexpr Form<> timeHalfJump{
    "fault-time.half-jump", "half-way between their old and their new place, and their later motion is added to it"};
inline constexpr Form<Phrase> timeHalfJumpFor{
    "fault-time.half-jump-for",
    "half-way between their old and their new place for {time}, and their later motion is added to it"};
inline constexpr Form<> timePartOfJump{"fault-time.part-of-jump",
                                       "between their old and their new place, and their later motion is added to it"};
inline constexpr Form<Phrase> timePartOfJumpFor{
    "fault-time.part-of-jump-for",
    "between their old and their new place for {time}, and their later motion is added to it"};
inline constexpr Form<> timeAstray{"fault-time.astray", "at wrong places"};

// When they are registered again.
inline constexpr Form<> timeCellChanged{
    "fault-time.cell-changed",
    "when their centre enters another cell: cells that their sides reach in between are missing"};
inline constexpr Form<> timeLowCellChanged{
    "fault-time.low-cell-changed",
    "when the low corner of their box enters another cell: cells that their other sides reach in between are missing"};
inline constexpr Form<> timeHighCellChanged{
    "fault-time.high-cell-changed",
    "when the high corner of their box enters another cell: cells that their other sides reach in between are missing"};
inline constexpr Form<> timeColumnChanged{
    "fault-time.column-changed", "when they enter another column of cells: a change of their row does not count"};
inline constexpr Form<> timeRowChanged{"fault-time.row-changed",
                                       "when they enter another row of cells: a change of their column does not count"};
inline constexpr Form<Phrase> timeBoxLeft{"fault-time.box-left", "when their box leaves {box}"};
inline constexpr Form<Phrase> timeCentreLeft{"fault-time.centre-left", "when their centre leaves {box}"};
inline constexpr Form<Phrase> timeLeftAlongX{"fault-time.left-along-x", "when their box leaves along x {box}"};
inline constexpr Form<Phrase> timeLeftAlongY{"fault-time.left-along-y", "when their box leaves along y {box}"};
inline constexpr Form<> timeRegisteredBox{"fault-time.registered-box", "the registered box"};
inline constexpr Form<> timeTestedBox{"fault-time.tested-box", "the tested box"};
inline constexpr Form<Number> timeLargerBox{"fault-time.larger-box",
                                            "a box that reaches {margin} beyond their last box"};
inline constexpr Form<> timeCountChanged{"fault-time.count-changed", "in steps in which the number of objects changes"};
inline constexpr Form<Number> timeUnitChanged{
    "fault-time.unit-changed",
    "when their centre enters another square of {unit} units: coordinates are compared as whole numbers"};
inline constexpr Form<Number> timeLowUnitChanged{"fault-time.low-unit-changed",
                                                 "when the low corner of their box enters another square of {unit} "
                                                 "units: coordinates are compared as whole numbers"};
inline constexpr Form<Number, Number, Number, Number> timeInRegion{
    "fault-time.in-region", "in steps in which their box touches the part of the world from ({left}, {low}) to "
                            "({right}, {high}): perhaps that is the screen"};
inline constexpr Form<Number, Number, Number, Number> timeAroundPlayer{
    "fault-time.around-player",
    "in steps in which their box touches the area around the player, or around another single object, from ({left}, "
    "{low}) to ({right}, {high}) from its centre: perhaps that is the screen"};
inline constexpr Form<Phrase> timeMovingSince{"fault-time.moving-since", "after {time} of motion"};
inline constexpr Form<Number> timeMovedFar{"fault-time.moved-far",
                                           "when they are more than {distance} away from their registered place"};
inline constexpr Form<Number> timeMovedFarFromTested{"fault-time.moved-far-from-tested",
                                                     "when they are more than {distance} away from their tested place"};
inline constexpr Form<Number> timeFarAlongOne{
    "fault-time.far-along-one", "when they are more than {distance} away from their last place along x or along y"};
inline constexpr Form<Number> timeFarAlongBoth{
    "fault-time.far-along-both",
    "when they are more than {distance} away from their last place both along x and along y"};
inline constexpr Form<Number> timeFarInSum{
    "fault-time.far-in-sum",
    "when their distances from their last place along x and along y are more than {distance} together"};
inline constexpr Form<Number> timeFarAlongX{"fault-time.far-along-x",
                                            "when they are more than {distance} away from their last place along x"};
inline constexpr Form<Number> timeFarAlongY{"fault-time.far-along-y",
                                            "when they are more than {distance} away from their last place along y"};
inline constexpr Form<Number> timeFastAlongOne{"fault-time.fast-along-one",
                                               "in steps in which they move by at least {motion} along x or along y"};
inline constexpr Form<Number> timeFastAlongBoth{
    "fault-time.fast-along-both", "in steps in which they move by at least {motion} both along x and along y"};
inline constexpr Form<Number> timeFastInSum{
    "fault-time.fast-in-sum", "in steps in which their motions along x and along y are at least {motion} together"};
inline constexpr Form<Number> timeFastAlongX{"fault-time.fast-along-x",
                                             "in steps in which they move by at least {motion} along x"};
inline constexpr Form<Number> timeFastAlongY{"fault-time.fast-along-y",
                                             "in steps in which they move by at least {motion} along y"};
inline constexpr Form<Number> timeFastOnly{"fault-time.fast-only", "in steps in which they move by at least {motion}"};
inline constexpr Form<Number> timeMovedNear{
    "fault-time.moved-near",
    "when they are at most {distance} away from their registered place: after a jump the old place stays"};
inline constexpr Form<Number> timeFarHigher{
    "fault-time.far-higher", "when their x or y is more than {distance} higher than at their last place: what moves to "
                             "lower coordinates keeps its place"};
inline constexpr Form<Number> timeFastHigher{
    "fault-time.fast-higher", "in steps in which their x or y rises by at least {motion}: what moves to lower "
                              "coordinates keeps its place"};
inline constexpr Form<Number> timeSlowOnly{
    "fault-time.slow-only", "in steps in which they move by at most {motion}: after a jump the old place stays"};
inline constexpr Form<Number> timeEveryStep{"fault-time.every-step", "once in {count} steps"};
inline constexpr Form<> timeAxisX{"fault-time.axis-x", "when they move along x"};
inline constexpr Form<> timeAxisY{"fault-time.axis-y", "when they move along y"};
inline constexpr Form<> timeBothAxes{"fault-time.both-axes", "when they move along x and along y in the same step"};

// Sentences, and then the same of a later test of pairs, within a sentence.
inline constexpr Form<Phrase> timeCellsNotAdded{
    "fault-time.cells-not-added",
    "{objects} are removed from cells that they leave, but not added to cells that they enter."};
inline constexpr Form<Phrase, Phrase> timeRestedInAll{
    "fault-time.rested-in-all",
    "{objects} are never registered again after they have been at rest for {time} in total."};
inline constexpr Form<Phrase, Phrase> timeRestedInAllTested{
    "fault-time.rested-in-all-tested",
    "{objects} are never tested again after they have been at rest for {time} in total."};
inline constexpr Form<Phrase, Phrase> timeRestedInARow{
    "fault-time.rested-in-arow",
    "{objects} are never registered again once they have been at rest for {time} in a row."};
inline constexpr Form<Phrase, Phrase> timeRestedInARowTested{
    "fault-time.rested-in-arow-tested",
    "{objects} are never tested again once they have been at rest for {time} in a row."};
inline constexpr Form<Number> timePlaceBelow{"fault-time.place-below",
                                             "Only the first object is registered again when it moves.",
                                             "Only the first {count} objects are registered again when they move."};
inline constexpr Form<Number> timePlaceBelowTested{"fault-time.place-below-tested",
                                                   "only the first object is updated when it moves.",
                                                   "only the first {count} objects are updated when they move."};
inline constexpr Form<Phrase> timeCountKept{
    "fault-time.count-kept", "{objects} are not registered again in steps in which other objects are removed."};
inline constexpr Form<Phrase> timeCountKeptTested{
    "fault-time.count-kept-tested", "{objects} are not tested again in steps in which other objects are removed."};
inline constexpr Form<> timeJumpKeepsCells{
    "fault-time.jump-keeps-cells",
    "An object that jumps to another place stays registered in its old cells until it moves over a border of cells."};
inline constexpr Form<> timeJumpKeepsCellsTested{
    "fault-time.jump-keeps-cells-tested",
    "an object that jumps to another place is tested with its old box until it moves over a border of cells."};
inline constexpr Form<> timeMovedIntoGap{
    "fault-time.moved-into-gap",
    "When an object is removed, the last object of the list takes its place, and is never registered again."};
inline constexpr Form<> timeMovedIntoGapTested{
    "fault-time.moved-into-gap-tested",
    "when an object is removed, the last object of the list takes its place, and is never tested again."};
inline constexpr Form<> timeLostSince{"fault-time.lost-since",
                                      "Some objects are no longer registered, each from a different step on."};
inline constexpr Form<> timeLostSinceTested{"fault-time.lost-since-tested",
                                            "some objects are no longer tested, each from a different step on."};
inline constexpr Form<> timeHeldSince{"fault-time.held-since",
                                      "Some objects stop being registered again, each from a different step on."};
inline constexpr Form<> timeHeldSinceTested{"fault-time.held-since-tested",
                                            "some objects stop being tested again, each from a different step on."};
inline constexpr Form<Phrase, Phrase> timeAbsentBetween{
    "fault-time.absent-between", "New objects are registered for {first}, then not for {second}, and then again."};
inline constexpr Form<Phrase, Phrase> timeAbsentBetweenTested{
    "fault-time.absent-between-tested", "new objects are tested for {first}, then not for {second}, and then again."};
inline constexpr Form<Phrase> timeOnce{"fault-time.once",
                                       "{objects} keep the box with which they were first registered."};
inline constexpr Form<Phrase> timeOnceTested{"fault-time.once-tested",
                                             "{objects} keep the box with which they were first tested."};
inline constexpr Form<Phrase, Number> timeRoundRobin{
    "fault-time.round-robin",
    "{objects} are registered again one after another by their ids, each only once in {count} steps."};
inline constexpr Form<Phrase, Number> timeRoundRobinTested{
    "fault-time.round-robin-tested",
    "{objects} are updated one after another by their ids, each only once in {count} steps."};
inline constexpr Form<Phrase, Number> timeTurnsByPlace{
    "fault-time.turns-by-place",
    "{objects} are registered again one after another by their places in the game's list, each only once in {count} "
    "steps."};
inline constexpr Form<Phrase, Number> timeTurnsBySlice{
    "fault-time.turns-by-slice",
    "{objects} are registered again slice by slice: the list is cut into {count} slices of equal size, each step takes "
    "one, and objects that are left over after the last slice never get their turn."};
inline constexpr Form<Phrase, Number> timeOwnClock{
    "fault-time.own-clock",
    "{objects} are registered again only once in {count} steps, counted for each from the step in which it appeared."};
inline constexpr Form<Phrase, Phrase> timeWaited{
    "fault-time.waited", "{objects} are registered again no earlier than {time} after the last time."};
inline constexpr Form<> timeOldSlot{"fault-time.old-slot",
                                    "A new object is not registered again: in a slot of a removed object it keeps the "
                                    "last box of that object, and in a new slot it keeps its own first box."};
inline constexpr Form<> timeOldSlotTested{"fault-time.old-slot-tested",
                                          "a new object is not tested again: in a slot of a removed object it keeps "
                                          "the last box of that object, and in a new slot it keeps its own first box."};
inline constexpr Form<Phrase> timeOldSlotFor{
    "fault-time.old-slot-for", "A new object is not registered again for {time}: in a slot of a removed object it "
                               "keeps the last box of that object, and in a new slot it keeps its own first box."};
inline constexpr Form<Phrase> timeOldSlotForTested{
    "fault-time.old-slot-for-tested",
    "a new object is not tested again for {time}: in a slot of a removed object it keeps the last box of that object, "
    "and in a new slot it keeps its own first box."};
inline constexpr Form<> timeOldId{"fault-time.old-id",
                                  "A new object with the id of an earlier one keeps the earlier one's box."};
inline constexpr Form<> timeOldIdTested{"fault-time.old-id-tested",
                                        "a new object with the id of an earlier one keeps the earlier one's box."};
inline constexpr Form<Phrase> timeOldIdFor{
    "fault-time.old-id-for", "A new object with the id of an earlier one keeps the earlier one's box for {time}."};
inline constexpr Form<Phrase> timeOldIdForTested{
    "fault-time.old-id-for-tested",
    "a new object with the id of an earlier one keeps the earlier one's box for {time}."};
inline constexpr Form<> timeBackInCells{
    "fault-time.back-in-cells", "An object that comes back in the same cells in which it vanished is not registered "
                                "again until its cells change."};
inline constexpr Form<> timeBackInCellsTested{
    "fault-time.back-in-cells-tested",
    "an object that comes back in the same cells in which it vanished is not tested again until its cells change."};
inline constexpr Form<> timeOldIdUntilMoved{
    "fault-time.old-id-until-moved",
    "A new object with the id of an earlier one keeps the earlier one's box until it moves."};
inline constexpr Form<> timeOldIdUntilMovedTested{
    "fault-time.old-id-until-moved-tested",
    "a new object with the id of an earlier one keeps the earlier one's box until it moves."};
inline constexpr Form<Phrase> timeNeverThen{"fault-time.never-then", "{objects} are not registered."};
inline constexpr Form<Phrase> timeNeverThenTested{"fault-time.never-then-tested", "{objects} are not tested."};
inline constexpr Form<Phrase> timeNever{"fault-time.never", "{objects} are not registered at all."};
inline constexpr Form<Phrase> timeNeverTested{"fault-time.never-tested", "{objects} are not tested at all."};
inline constexpr Form<> timeFirstStep{"fault-time.first-step", "New objects are not registered in their first step."};
inline constexpr Form<> timeFirstStepTested{"fault-time.first-step-tested",
                                            "new objects are not tested in their first step."};
inline constexpr Form<Phrase> timeFirstSteps{"fault-time.first-steps",
                                             "New objects are not registered in their first {time}."};
inline constexpr Form<Phrase> timeFirstStepsTested{"fault-time.first-steps-tested",
                                                   "new objects are not tested in their first {time}."};
inline constexpr Form<Phrase, Phrase> timeResting{"fault-time.resting",
                                                  "{objects} are not registered any more after {time} without motion."};
inline constexpr Form<Phrase, Phrase> timeRestingTested{
    "fault-time.resting-tested", "{objects} are not tested any more after {time} without motion."};
inline constexpr Form<Number> timePlaceFrom{"fault-time.place-from", "Only the first object is registered.",
                                            "Only the first {count} objects are registered."};
inline constexpr Form<Number> timePlaceFromTested{"fault-time.place-from-tested", "only the first object is tested.",
                                                  "only the first {count} objects are tested."};
inline constexpr Form<Number> timeIdFrom{"fault-time.id-from",
                                         "Objects with an id of {id} or more are not registered."};
inline constexpr Form<Number> timeIdFromTested{"fault-time.id-from-tested",
                                               "objects with an id of {id} or more are not tested."};

} // namespace broadside::texts
