#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Faults that lose pairs although their registrations meet.

namespace broadside::texts {

inline constexpr Form<Phrase> pairNewDelayed{"fault-pair.new-delayed",
                                             "A pair is reported only after its boxes have overlapped for {time}."};
inline constexpr Form<Phrase> pairAddedLate{"fault-pair.added-late",
                                            "Pairs of objects that appeared less than {time} ago are not reported."};
inline constexpr Form<Phrase> pairBothResting{
    "fault-pair.both-resting", "Pairs of two objects that have been at rest for {time} are not reported."};
inline constexpr Form<Phrase> pairOneResting{"fault-pair.one-resting",
                                             "Pairs of an object that has been at rest for {time} are not reported."};
inline constexpr Form<Phrase> pairRestingLower{
    "fault-pair.resting-lower",
    "Pairs of an object that has been at rest for {time} are not reported, if it has the lower id."};
inline constexpr Form<Phrase> pairRestingHigher{
    "fault-pair.resting-higher",
    "Pairs of an object that has been at rest for {time} are not reported, if it has the higher id."};
inline constexpr Form<Phrase> pairRestingLeft{
    "fault-pair.resting-left",
    "Pairs of an object that has been at rest for {time} are not reported, if it is the object further left."};
inline constexpr Form<Phrase> pairRestingRight{
    "fault-pair.resting-right",
    "Pairs of an object that has been at rest for {time} are not reported, if it is the object further right."};
inline constexpr Form<Number> pairIdLimit{"fault-pair.id-limit", "Objects with an id of {id} or more get no pairs."};
inline constexpr Form<Number> pairPlaceLimit{"fault-pair.place-limit", "Objects after the first {count} get no pairs."};
inline constexpr Form<Number> pairRadius{"fault-pair.radius",
                                         "Pairs whose centres are {distance} or more apart are not reported."};
inline constexpr Form<Number> pairWhollyFromX{"fault-pair.wholly-from-x",
                                              "Pairs whose overlap lies entirely at x >= {place} are not reported."};
inline constexpr Form<Number> pairWhollyUpToX{"fault-pair.wholly-up-to-x",
                                              "Pairs whose overlap lies entirely at x <= {place} are not reported."};
inline constexpr Form<Number> pairWhollyFromY{"fault-pair.wholly-from-y",
                                              "Pairs whose overlap lies entirely at y >= {place} are not reported."};
inline constexpr Form<Number> pairWhollyUpToY{"fault-pair.wholly-up-to-y",
                                              "Pairs whose overlap lies entirely at y <= {place} are not reported."};
inline constexpr Form<Number> pairCentreFromX{"fault-pair.centre-from-x",
                                              "Pairs with an object whose centre is at x >= {place} are not reported."};
inline constexpr Form<Number> pairCentreUpToX{"fault-pair.centre-up-to-x",
                                              "Pairs with an object whose centre is at x <= {place} are not reported."};
inline constexpr Form<Number> pairCentreFromY{"fault-pair.centre-from-y",
                                              "Pairs with an object whose centre is at y >= {place} are not reported."};
inline constexpr Form<Number> pairCentreUpToY{"fault-pair.centre-up-to-y",
                                              "Pairs with an object whose centre is at y <= {place} are not reported."};
inline constexpr Form<Number> pairReachesFromX{"fault-pair.reaches-from-x",
                                               "Pairs with an object that reaches to x >= {place} are not reported."};
inline constexpr Form<Number> pairReachesUpToX{"fault-pair.reaches-up-to-x",
                                               "Pairs with an object that reaches to x <= {place} are not reported."};
inline constexpr Form<Number> pairReachesFromY{"fault-pair.reaches-from-y",
                                               "Pairs with an object that reaches to y >= {place} are not reported."};
inline constexpr Form<Number> pairReachesUpToY{"fault-pair.reaches-up-to-y",
                                               "Pairs with an object that reaches to y <= {place} are not reported."};
inline constexpr Form<Number> pairCentresFromX{
    "fault-pair.centres-from-x", "Pairs of objects whose centres are both at x >= {place} are not reported."};
inline constexpr Form<Number> pairCentresUpToX{
    "fault-pair.centres-up-to-x", "Pairs of objects whose centres are both at x <= {place} are not reported."};
inline constexpr Form<Number> pairCentresFromY{
    "fault-pair.centres-from-y", "Pairs of objects whose centres are both at y >= {place} are not reported."};
inline constexpr Form<Number> pairCentresUpToY{
    "fault-pair.centres-up-to-y", "Pairs of objects whose centres are both at y <= {place} are not reported."};
inline constexpr Form<Number> pairBothFromX{
    "fault-pair.both-from-x", "Pairs of objects that are both entirely at x >= {place} are not reported."};
inline constexpr Form<Number> pairBothUpToX{
    "fault-pair.both-up-to-x", "Pairs of objects that are both entirely at x <= {place} are not reported."};
inline constexpr Form<Number> pairBothFromY{
    "fault-pair.both-from-y", "Pairs of objects that are both entirely at y >= {place} are not reported."};
inline constexpr Form<Number> pairBothUpToY{
    "fault-pair.both-up-to-y", "Pairs of objects that are both entirely at y <= {place} are not reported."};
inline constexpr Form<> pairSticksOut{"fault-pair.sticks-out",
                                      "Pairs with an object that is not entirely inside the world are not reported."};
inline constexpr Form<> pairSticksOutAlone{
    "fault-pair.sticks-out-alone", "Pairs of an object that is entirely inside the world and one that is not are not "
                                   "reported."};
inline constexpr Form<Number> pairLeftSidesApart{
    "fault-pair.left-sides-apart", "Pairs whose left sides are {distance} or more apart are not reported."};
inline constexpr Form<Number> pairRightSidesApart{
    "fault-pair.right-sides-apart", "Pairs whose right sides are {distance} or more apart are not reported."};
inline constexpr Form<Number> pairLowSidesApart{
    "fault-pair.low-sides-apart",
    "Pairs whose sides with the lower y are {distance} or more apart along y are not reported."};
inline constexpr Form<Number> pairHighSidesApart{
    "fault-pair.high-sides-apart",
    "Pairs whose sides with the higher y are {distance} or more apart along y are not reported."};
inline constexpr Form<Number> pairTestLimit{
    "fault-pair.test-limit", "The broad phase tests at most {count} pair in a step, also of objects that are apart.",
    "The broad phase tests at most {count} pairs in a step, also of objects that are apart."};
inline constexpr Form<Phrase> pairSpent{
    "fault-pair.spent",
    "After an object named {names} is reported with an object that it overlaps, it is never tested again."};
inline constexpr Form<> pairSortedWithoutSign{
    "fault-pair.sorted-without-sign",
    "The list of the sweep is sorted by left sides without their sign: the search ends too early."};
inline constexpr Form<> pairSortedByHighSides{
    "fault-pair.sorted-by-high-sides",
    "The list of the sweep is sorted by the high sides, and the search ends at the first low side beyond the tested "
    "object."};
inline constexpr Form<> pairSortedAlongOther{
    "fault-pair.sorted-along-other", "The list of the sweep is sorted along the other axis than that of the search."};
inline constexpr Form<> pairNeverSorted{"fault-pair.never-sorted",
                                        "The list of the sweep is not sorted: objects are in the order in which they "
                                        "were added, and the search ends too early."};
inline constexpr Form<Number> pairCommonStepX{
    "fault-pair.common-step-x", "Sides are rounded down to multiples of {step} along x, and pairs are not reported if "
                                "the rounded boxes only touch."};
inline constexpr Form<Number> pairCommonStepY{
    "fault-pair.common-step-y", "Sides are rounded down to multiples of {step} along y, and pairs are not reported if "
                                "the rounded boxes only touch."};
inline constexpr Form<Number, Number, Number, Number> pairInRegion{
    "fault-pair.in-region",
    "Pairs whose overlap lies entirely between x {left} and {right} and between y {low} and {high} are not reported."};
inline constexpr Form<Phrase> pairInPart{"fault-pair.in-part",
                                         "Pairs in a part of the world are not reported: {conditions}."};

// Ids and keys.
inline constexpr Form<Number> pairSharedKeyBits{
    "fault-pair.shared-key-bits", "A pair is mistaken for another pair whose ids have the same lowest bit.",
    "A pair is mistaken for another pair whose ids have the same lowest {bits} bits or fewer."};
inline constexpr Form<Number> pairIdBits{
    "fault-pair.id-bits",
    "Pairs of two objects whose ids have the same lowest bit are not reported: they are mistaken for the same object, "
    "or for an object and its owner.",
    "Pairs of two objects whose ids have the same lowest {bits} bits are not reported: they are mistaken for the same "
    "object, or for an object and its owner."};
inline constexpr Form<Number> pairIdsCut{
    "fault-pair.ids-cut", "Ids are truncated to their lowest bit: objects with equal bits replace each other.",
    "Ids are truncated to their lowest {bits} bits or fewer: objects with equal bits replace each other."};
inline constexpr Form<Phrase> pairEqualKeys{"fault-pair.equal-keys",
                                            "Pairs with equal keys replace each other: the key is {key}."};
inline constexpr Form<Phrase> pairKeyOfIds{"fault-pair.key-of-ids", "{key} of the lower and the higher id"};
inline constexpr Form<Text> pairKeyInFloat{"fault-pair.key-in-float", "{key} in a float"};
inline constexpr Form<Text, Integer> pairKeyInBits{"fault-pair.key-in-bits", "{key} in {bits} bits"};
inline constexpr Form<> pairKeyOfBoth{"fault-pair.key-of-both", "made of both ids"};
inline constexpr Form<> pairKeySum{"fault-pair.key-sum", "the sum of the two ids"};
inline constexpr Form<> pairKeyXor{"fault-pair.key-xor", "the XOR of the two ids"};
inline constexpr Form<> pairKeyTriangle{"fault-pair.key-triangle", "low * (low - 1) / 2 + high of the two ids"};
inline constexpr Form<Number> pairKeyMultiple{"fault-pair.key-multiple",
                                              "low * {factor} + high of the lower and the higher id"};
inline constexpr Form<> pairKeyProduct{"fault-pair.key-product", "the product of the two ids"};

// Filters.
inline constexpr Form<> pairWithStatic{"fault-pair.with-static", "Pairs with a static object are not reported."};
inline constexpr Form<> pairStaticLower{
    "fault-pair.static-lower",
    "Pairs of a static object with the lower id and a dynamic object with the higher id are not reported."};
inline constexpr Form<Phrase> pairOfNames{"fault-pair.of-names", "Pairs of {names} are not reported."};
inline constexpr Form<Text> pairOfNameAndOther{
    "fault-pair.of-name-and-other",
    "Pairs of an object named {name} and an object with another name are not reported."};
inline constexpr Form<Text> pairWithName{"fault-pair.with-name", "Pairs with an object named {name} are not reported."};
inline constexpr Form<Phrase> pairOnlyOfNames{"fault-pair.only-of-names", "This applies only to pairs of {names}."};
inline constexpr Form<Text> pairOnlyOfNameAndOther{
    "fault-pair.only-of-name-and-other",
    "This applies only to pairs of an object named {name} and an object with another name."};
inline constexpr Form<Text> pairOnlyWithName{"fault-pair.only-with-name",
                                             "This applies only to pairs with an object named {name}."};
inline constexpr Form<> pairSameName{"fault-pair.same-name",
                                     "Pairs of two objects with the same name are not reported."};
inline constexpr Form<Phrase> pairOfOneGroup{
    "fault-pair.of-one-group", "Pairs of two objects of the same group are not reported. The groups: {groups}."};
inline constexpr Form<Phrase> pairOfGroups{
    "fault-pair.of-groups", "Pairs of two objects of different groups are not reported. The groups: {groups}."};
inline constexpr Form<Number, Number> pairFirstGroupSmaller{
    "fault-pair.first-group-smaller", "Objects of the first group are at most {small} long, and objects of the second "
                                      "group are at least {large} long: perhaps your game divides objects by size."};
inline constexpr Form<Number, Number> pairSecondGroupSmaller{
    "fault-pair.second-group-smaller", "Objects of the second group are at most {small} long, and objects of the first "
                                       "group are at least {large} long: perhaps your game divides objects by size."};
inline constexpr Form<Number, Integer> pairRestOfIds{
    "fault-pair.rest-of-ids", "Pairs of two objects whose ids both have the remainder {rest} when divided by {divisor} "
                              "are not reported: they are treated as one group."};
inline constexpr Form<Number, Integer> pairRestOfPlaces{
    "fault-pair.rest-of-places", "Pairs of two objects whose places in your list (from 0) both have the remainder "
                                 "{rest} when divided by {divisor} are not reported: they are treated as one group."};
inline constexpr Form<> pairMovesRight{"fault-pair.moves-right",
                                       "Pairs of a static object and one that moves to the right are not reported."};
inline constexpr Form<> pairMovesLeft{"fault-pair.moves-left",
                                      "Pairs of a static object and one that moves to the left are not reported."};
inline constexpr Form<> pairMovesUp{"fault-pair.moves-up",
                                    "Pairs of a static object and one that moves up are not reported."};
inline constexpr Form<> pairMovesDown{"fault-pair.moves-down",
                                      "Pairs of a static object and one that moves down are not reported."};
inline constexpr Form<Number> pairNotRight{
    "fault-pair.not-right",
    "Pairs of a static object and one that does not move to the right by more than {motion} are not reported."};
inline constexpr Form<Number> pairNotLeft{
    "fault-pair.not-left",
    "Pairs of a static object and one that does not move to the left by more than {motion} are not reported."};
inline constexpr Form<Number> pairNotUp{
    "fault-pair.not-up",
    "Pairs of a static object and one that does not move up by more than {motion} are not reported."};
inline constexpr Form<Number> pairNotDown{
    "fault-pair.not-down",
    "Pairs of a static object and one that does not move down by more than {motion} are not reported."};
inline constexpr Form<Phrase> pairAnswerKept{
    "fault-pair.answer-kept", "Pairs are not reported if one of the two objects had been at rest for {time} or more "
                              "when they first met: the filter is applied only then, and its result is kept."};
inline constexpr Form<Number> pairMetEarly{"fault-pair.met-early",
                                           "Pairs that first met in step {step} or before are not reported: the filter "
                                           "is applied only then, and its result is kept."};

// Limits.
inline constexpr Form<Number> pairEverLimit{
    "fault-pair.ever-limit",
    "There is room for {count} pair, and the room of pairs that separated is not freed: later pairs are not reported.",
    "There is room for {count} pairs, and the room of pairs that separated is not freed: later pairs are not "
    "reported."};
inline constexpr Form<Count> pairBegunEver{
    "fault-pair.begun-ever", "The broad phase adds at most {count} new pair in a step: other new pairs wait.",
    "The broad phase adds at most {count} new pairs in a step: other new pairs wait."};
inline constexpr Form<Number> pairNameLimit{
    "fault-pair.name-limit",
    "For all objects of one name together, the broad phase reports at most {count} pair in a step: the pair in which "
    "such an object has the lower id.",
    "For all objects of one name together, the broad phase reports at most {count} pairs in a step: the pairs in which "
    "such an object has the lower id."};
inline constexpr Form<Number> pairLimit{"fault-pair.limit", "The broad phase reports at most {count} pair in a step.",
                                        "The broad phase reports at most {count} pairs in a step."};
inline constexpr Form<Count> pairNewLimit{"fault-pair.new-limit",
                                          "The broad phase adds at most {count} new pair in a step.",
                                          "The broad phase adds at most {count} new pairs in a step."};
inline constexpr Form<Count> pairSearchEnds{
    "fault-pair.search-ends",
    "A search ends after {count} partner: of the pairs in which an object has the lower id, only {count} is reported "
    "in "
    "a step.",
    "A search ends after {count} partners: of the pairs in which an object has the lower id, only {count} are reported "
    "in a step."};
inline constexpr Form<Count> pairPartnerLimit{"fault-pair.partner-limit",
                                              "An object gets at most {count} partner in a step.",
                                              "An object gets at most {count} partners in a step."};
inline constexpr Form<Number> pairFirstOfCell{
    "fault-pair.first-of-cell", "Only the first object of a cell is compared with the other objects in it.",
    "Only the first {count} objects of a cell are compared with the other objects in it."};
inline constexpr Form<Number> pairLastOfCell{
    "fault-pair.last-of-cell", "A cell keeps only the last object that is added: it overwrites earlier ones.",
    "A cell keeps only the last {count} objects that are added: they overwrite earlier ones."};
inline constexpr Form<Number> pairFoundInCell{
    "fault-pair.found-in-cell",
    "Searches find only the first object of a cell: later objects are registered there but never found.",
    "Searches find only the first {count} objects of a cell: later objects are registered there but never found."};
inline constexpr Form<Number> pairCellHolds{"fault-pair.cell-holds",
                                            "A cell holds only {count} object: later ones are dropped.",
                                            "A cell holds only {count} objects: later ones are dropped."};
inline constexpr Form<Number> pairCellHoldsDynamic{
    "fault-pair.cell-holds-dynamic", "A cell holds only {count} dynamic object: later ones are dropped.",
    "A cell holds only {count} dynamic objects: later ones are dropped."};
inline constexpr Form<Number> pairCellHoldsStatic{"fault-pair.cell-holds-static",
                                                  "A cell holds only {count} static object: later ones are dropped.",
                                                  "A cell holds only {count} static objects: later ones are dropped."};
inline constexpr Form<Number> pairFindLimit{"fault-pair.find-limit",
                                            "The list of pairs has room for {count} entry in a step, and a pair uses "
                                            "one entry for each shared cell: pairs found later are dropped.",
                                            "The list of pairs has room for {count} entries in a step, and a pair uses "
                                            "one entry for each shared cell: pairs found later are dropped."};
inline constexpr Form<Number> pairFindLimitOfName{
    "fault-pair.find-limit-of-name",
    "Each name of the object with the lower id has its own list of pairs, with room for {count} entry in a step. A "
    "pair "
    "uses one entry for each shared cell: pairs found later are dropped.",
    "Each name of the object with the lower id has its own list of pairs, with room for {count} entries in a step. A "
    "pair uses one entry for each shared cell: pairs found later are dropped."};
inline constexpr Form<Number> pairEntryLimit{
    "fault-pair.entry-limit",
    "A search ends after {count} entry of the cells of an object: each object counts once in each of these cells, and "
    "the searching object counts, too.",
    "A search ends after {count} entries of the cells of an object: each object counts once in each of these cells, "
    "and the searching object counts, too."};
inline constexpr Form<Number> pairEntryLimitOfLower{
    "fault-pair.entry-limit-of-lower",
    "A search ends after {count} entry of the cells of an object: each object counts once in each of these cells, and "
    "the searching object counts, too. In each pair, only the object with the lower id searches.",
    "A search ends after {count} entries of the cells of an object: each object counts once in each of these cells, "
    "and the searching object counts, too. In each pair, only the object with the lower id searches."};

// What is kept from earlier steps.
inline constexpr Form<> pairPartedKept{
    "fault-pair.parted-kept",
    "A pair that separated once is never reported again, even if a new object gets one of the two ids."};
inline constexpr Form<Phrase> pairSleeperNotTold{"fault-pair.sleeper-not-told",
                                                 "An object that has been at rest for {time} or more is not tested "
                                                 "with objects that appeared after it came to rest."};
inline constexpr Form<> pairOrderMixed{
    "fault-pair.order-mixed",
    "A pair is not reported if the object with the lower id comes later in your list: the search follows the order of "
    "the list, but the test that skips repeated pairs compares ids."};
inline constexpr Form<> pairTextOrder{
    "fault-pair.text-order",
    "A pair is not reported if its ids sort differently as texts and as numbers, such as 9 and "
    "10: the code compares ids in both ways."};
inline constexpr Form<Number> pairAreasUnlike{
    "fault-pair.areas-unlike",
    "Pairs are not reported if the area of one object is {ratio} times that of the other one, or more."};
inline constexpr Form<Number> pairAreasLike{
    "fault-pair.areas-like",
    "Pairs are not reported if the area of one object is at most {ratio} times that of the other one."};
inline constexpr Form<Text> pairPartingAlong{
    "fault-pair.parting-along", "Pairs whose objects move away from each other along {axis} are not reported."};
inline constexpr Form<Text, Number> pairPartingAlongFrom{
    "fault-pair.parting-along-from",
    "Pairs whose objects move away from each other along {axis} by {motion} or more in a step are not reported."};
inline constexpr Form<Text> pairMeetingAlong{
    "fault-pair.meeting-along", "Pairs whose objects do not move away from each other along {axis} are not reported."};
inline constexpr Form<Text, Number> pairMeetingAlongTo{
    "fault-pair.meeting-along-to",
    "Pairs whose objects move away from each other along {axis} by at most {motion} in a step are not reported: "
    "negative motions are towards each other."};
inline constexpr Form<> pairParting{"fault-pair.parting",
                                    "Pairs whose objects move away from each other are not reported."};
inline constexpr Form<Number> pairPartingFrom{
    "fault-pair.parting-from",
    "Pairs whose objects move away from each other by {motion} or more in a step are not reported."};
inline constexpr Form<> pairMeeting{"fault-pair.meeting",
                                    "Pairs whose objects do not move away from each other are not reported."};
inline constexpr Form<Number> pairMeetingTo{
    "fault-pair.meeting-to", "Pairs whose objects move away from each other by at most {motion} in a step are not "
                             "reported: negative motions are towards each other."};
inline constexpr Form<Phrase> pairOfOneAge{"fault-pair.of-one-age",
                                           "Pairs of objects that appeared within {time} are not reported."};
inline constexpr Form<Phrase> pairOfOtherAge{
    "fault-pair.of-other-age", "Pairs are not reported if one object appeared at least {time} before the other one."};
inline constexpr Form<Number> pairFastForWidth{
    "fault-pair.fast-for-width",
    "Pairs are not reported if one object moves by {part} of its width or more in a step."};
inline constexpr Form<Number> pairFastForSide{
    "fault-pair.fast-for-side",
    "Pairs are not reported if one object moves by {part} of its shorter side or more in a step."};
inline constexpr Form<> pairTestedOnce{"fault-pair.tested-once", "A pair that was tested once is never tested again."};
inline constexpr Form<> pairJumpKept{"fault-pair.jump-kept",
                                     "An object that has not moved since it jumped to another place is not tested with "
                                     "objects that have moved: it still has the marks from before the jump."};
inline constexpr Form<Phrase> pairAfterHit{
    "fault-pair.after-hit",
    "After an object is reported with another object that it overlaps, it is not tested for {time}."};

// Searches.
inline constexpr Form<> pairOneSided{"fault-pair.one-sided",
                                     "The test along y finds only objects whose low side is within the tested object, "
                                     "and misses objects that begin below it."};
inline constexpr Form<> pairNoCorners{"fault-pair.no-corners",
                                      "The cells at the corners of an object's cell are not searched."};
inline constexpr Form<> pairOwnRowOrColumn{
    "fault-pair.own-row-or-column",
    "Only cells in the same row or in the same column as the object's cell are searched, not those diagonally to it."};
inline constexpr Form<Number> pairNearRowOrColumn{
    "fault-pair.near-row-or-column",
    "Only cells at most {count} row or column away from the object's row or column are searched.",
    "Only cells at most {count} rows or columns away from the object's row or column are searched."};
inline constexpr Form<> pairOwnCellOnly{"fault-pair.own-cell-only", "Only the object's own cell is searched."};
inline constexpr Form<> pairNotOwnCell{"fault-pair.not-own-cell",
                                       "The cells around an object's cell are searched, but not its own cell."};
inline constexpr Form<Number> pairShallow{
    "fault-pair.shallow", "Pairs that overlap by at most {depth} are not reported: a test leaves this margin, "
                          "or boxes are registered smaller by half of it on each side."};
inline constexpr Form<> pairEvenCells{
    "fault-pair.even-cells",
    "A pair that shares an even number of cells is not reported: each shared cell switches the pair on or off."};
inline constexpr Form<Number> pairManyCells{"fault-pair.many-cells",
                                            "A pair that shares {count} cell or more is not reported.",
                                            "A pair that shares {count} cells or more is not reported."};
inline constexpr Form<> pairFirstCellOfLower{
    "fault-pair.first-cell-of-lower", "A pair is tested only in the first cell of the object with the lower id."};
inline constexpr Form<> pairFirstCellOfHigher{
    "fault-pair.first-cell-of-higher", "A pair is tested only in the first cell of the object with the higher id."};
inline constexpr Form<> pairFirstCellOfOne{"fault-pair.first-cell-of-one",
                                           "A pair is tested only in the first cell of one of its objects."};
inline constexpr Form<> pairOwnerCellLeast{
    "fault-pair.owner-cell-least",
    "A pair is reported only by the cell with the smallest column and row of both objects, also if one of them is not "
    "in that cell."};
inline constexpr Form<> pairOwnerCellLeastColumn{
    "fault-pair.owner-cell-least-column",
    "A pair is reported only by the cell with the smallest column of both objects, also if one of them is not in that "
    "cell."};
inline constexpr Form<> pairOwnerCellLeastRow{
    "fault-pair.owner-cell-least-row",
    "A pair is reported only by the cell with the smallest row of both objects, also if one of them is not in that "
    "cell."};
inline constexpr Form<> pairOwnerCellGreatest{
    "fault-pair.owner-cell-greatest",
    "A pair is reported only by the cell with the greatest column and row of both objects, also if one of them is not "
    "in that cell."};
inline constexpr Form<> pairOwnerCellMiddle{
    "fault-pair.owner-cell-middle",
    "A pair is reported only by the cell in the middle between the centres of both objects, also if one of them is not "
    "in that cell."};
inline constexpr Form<> pairVisitMarkKept{
    "fault-pair.visit-mark-kept",
    "The mark that an object was found by another one is kept from step to step: if the same object is the next to "
    "find it, the pair is missed."};
inline constexpr Form<Number> pairCircleOfWidths{
    "fault-pair.circle-of-widths", "Circles are tested before boxes: pairs are not reported if the distance between "
                                   "their centres is {factor} times the mean of their widths or more."};
inline constexpr Form<Number> pairCircleOfHeights{
    "fault-pair.circle-of-heights", "Circles are tested before boxes: pairs are not reported if the distance between "
                                    "their centres is {factor} times the mean of their heights or more."};
inline constexpr Form<Number> pairCircleOfShortSides{
    "fault-pair.circle-of-short-sides",
    "Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times "
    "the mean of their shorter sides or more."};
inline constexpr Form<Number> pairCircleOfLongSides{
    "fault-pair.circle-of-long-sides",
    "Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times "
    "the mean of their longer sides or more."};
inline constexpr Form<> pairQueryLate{"fault-pair.query-late",
                                      "An object searches for partners with its box of the previous step."};
inline constexpr Form<> pairQueryLateOfLower{"fault-pair.query-late-of-lower",
                                             "An object searches for partners with its box of the previous step, and "
                                             "in each pair only the object with the lower id searches."};
inline constexpr Form<> pairAheadOnly{"fault-pair.ahead-only",
                                      "An object searches only its own cell and those in the direction of its motion."};
inline constexpr Form<> pairTurnsById{
    "fault-pair.turns-by-id", "An object searches for partners only in every second step: odd and even ids alternate."};
inline constexpr Form<> pairTurnsByPlace{"fault-pair.turns-by-place",
                                         "An object searches for partners only in every second step: odd and even "
                                         "places in the order of objects alternate."};
inline constexpr Form<Phrase> pairAsksWith{"fault-pair.asks-with", "An object searches for partners only with {part}."};
inline constexpr Form<Phrase> pairAsksWithOfLower{
    "fault-pair.asks-with-of-lower",
    "An object searches for partners only with {part}, and in each pair only the object with the lower id searches."};
inline constexpr Form<> pairAsksWithCentre{"fault-pair.asks-with-centre",
                                           "An object searches for partners only with its centre."};
inline constexpr Form<> pairAsksWithCentreOfLower{"fault-pair.asks-with-centre-of-lower",
                                                  "An object searches for partners only with its centre, and in each "
                                                  "pair only the object with the lower id searches."};
inline constexpr Form<Number> pairAsksInnermost{
    "fault-pair.asks-innermost", "An object searches for partners only in the innermost {share} of its box."};
inline constexpr Form<Number> pairAsksInnermostOfLower{
    "fault-pair.asks-innermost-of-lower", "An object searches for partners only in the innermost {share} of its box, "
                                          "and in each pair only the object with the lower id searches."};
inline constexpr Form<Number> pairPartnersAway{
    "fault-pair.partners-away",
    "Some objects are registered at wrong places: all their reported partners are {distance} or more away from them."};
inline constexpr Form<Number> pairPartnersApart{
    "fault-pair.partners-apart",
    "Some objects are registered at wrong places: {percent} % or more of their reported partners do not overlap them."};

// The sweep.
inline constexpr Form<Number> pairActiveLimit{
    "fault-pair.active-limit",
    "The list of active objects of the sweep has room for only {count} object: the others are dropped.",
    "The list of active objects of the sweep has room for only {count} objects: the others are dropped."};
inline constexpr Form<Number> pairWindow{"fault-pair.window",
                                         "The sweep compares an object only with the next {count} in its order."};
inline constexpr Form<> pairSweepEnds{"fault-pair.sweep-ends",
                                      "The sweep ends at the first object that does not overlap along the other axis."};
inline constexpr Form<> pairSweepAlongY{"fault-pair.sweep-along-y", "The sweep goes along y."};
inline constexpr Form<Number> pairSortedEvery{"fault-pair.sorted-every",
                                              "The list of the sweep is sorted only once in {count} step.",
                                              "The list of the sweep is sorted only once in {count} steps."};
inline constexpr Form<Number> pairSortedByMoves{
    "fault-pair.sorted-by-moves",
    "The list of the sweep is sorted by moving each object by at most {count} place in a step.",
    "The list of the sweep is sorted by moving each object by at most {count} places in a step."};
inline constexpr Form<Number> pairTurnsOf{
    "fault-pair.turns-of", "An object searches for partners in every step, in turns.",
    "An object searches for partners only once in {count} steps, in turns: a pair is found only in steps in which one "
    "of the two searches."};
inline constexpr Form<Number> pairTurnsOfLower{
    "fault-pair.turns-of-lower", "An object searches for partners in every step, in turns.",
    "An object searches for partners only once in {count} steps, in turns, and in each pair only the object with the "
    "lower id searches."};
inline constexpr Form<Number> pairFarAlongX{
    "fault-pair.far-along-x", "Pairs whose centres are {distance} or more apart along x are not reported."};
inline constexpr Form<Number> pairFarAlongY{
    "fault-pair.far-along-y", "Pairs whose centres are {distance} or more apart along y are not reported."};
inline constexpr Form<Number> pairFarAlongOne{
    "fault-pair.far-along-one",
    "Pairs whose centres are {distance} or more apart along x or along y are not reported."};
inline constexpr Form<> pairOwnColumnOnly{"fault-pair.own-column-only",
                                          "A search looks only at cells in its own column."};
inline constexpr Form<> pairOwnRowOnly{"fault-pair.own-row-only", "A search looks only at cells in its own row."};
inline constexpr Form<Number> pairFewColumns{
    "fault-pair.few-columns", "A search does not look at columns that are {count} or more away from its own one."};
inline constexpr Form<Number> pairFewRows{
    "fault-pair.few-rows", "A search does not look at rows that are {count} or more away from its own one."};
inline constexpr Form<Number> pairSweepEndsAfter{
    "fault-pair.sweep-ends-after", "The sweep ends after {count} object that does not overlap along the other axis.",
    "The sweep ends after {count} objects that do not overlap along the other axis."};
inline constexpr Form<Phrase, Text> pairSweepMixed{
    "fault-pair.sweep-mixed", "The list of the sweep is sorted by {order}, but a search ends at the first low side "
                              "along {axis} beyond its object."};
inline constexpr Form<Text> pairLowSidesAlong{"fault-pair.low-sides-along", "low sides along {axis}"};
inline constexpr Form<Text> pairCentresAlong{"fault-pair.centres-along", "centres along {axis}"};
inline constexpr Form<Text> pairTextsAlong{"fault-pair.texts-along",
                                           "low sides along {axis} as texts (1000 before 95)"};
inline constexpr Form<Text> pairHighSidesAlong{"fault-pair.high-sides-along", "high sides along {axis}"};
inline constexpr Form<> pairSortedByCentre{
    "fault-pair.sorted-by-centre", "The sweep goes through objects in the order of their centres, and ends at the "
                                   "first object whose low side is beyond the high side of the tested object."};
inline constexpr Form<> pairActiveSkipped{"fault-pair.active-skipped",
                                          "When the sweep removes an active object, the last object of the active list "
                                          "takes its place and is not tested with the new object."};
inline constexpr Form<> pairActiveSkippedInLoop{
    "fault-pair.active-skipped-in-loop",
    "When the sweep removes an active object while it goes through the active list, it skips the next object of that "
    "list."};
inline constexpr Form<> pairSortedByOnePass{"fault-pair.sorted-by-one-pass",
                                            "The list of the sweep is sorted by only one pass in each step: an object "
                                            "that passes several other objects is out of order."};
inline constexpr Form<> pairSortedWithoutNew{
    "fault-pair.sorted-without-new",
    "The list of the sweep is sorted without new objects: they are appended, and sorted only in the next step."};
inline constexpr Form<> pairSortedWithoutRight{
    "fault-pair.sorted-without-right",
    "The list of the sweep is sorted without objects that move to higher coordinates."};
inline constexpr Form<> pairSortedWithoutLeft{
    "fault-pair.sorted-without-left",
    "The list of the sweep is sorted without objects that move to lower coordinates."};
inline constexpr Form<> pairSortedByLastPlaces{
    "fault-pair.sorted-by-last-places",
    "The list of the sweep is sorted by the places of objects in the previous step."};
inline constexpr Form<> pairSortedEvery2{"fault-pair.sorted-every-2",
                                         "The list of the sweep is sorted only in every second step."};
inline constexpr Form<> pairSortedEvery3{"fault-pair.sorted-every-3",
                                         "The list of the sweep is sorted only in every third step."};
inline constexpr Form<> pairSortedEvery4{"fault-pair.sorted-every-4",
                                         "The list of the sweep is sorted only in every fourth step."};
inline constexpr Form<> pairSortedEvery5{"fault-pair.sorted-every-5",
                                         "The list of the sweep is sorted only in every fifth step."};
inline constexpr Form<> pairSortedEvery10{"fault-pair.sorted-every-10",
                                          "The list of the sweep is sorted only in every tenth step."};
inline constexpr Form<> pairSortedWhenCountChanges{
    "fault-pair.sorted-when-count-changes",
    "The list of the sweep is sorted only in steps in which the number of objects changes."};
inline constexpr Form<> pairSortedByWholeUnits{"fault-pair.sorted-by-whole-units",
                                               "The list of the sweep is sorted by differences that are truncated to "
                                               "whole numbers: objects less than 1 apart stay out of order."};
inline constexpr Form<> pairGapsFilled{
    "fault-pair.gaps-filled",
    "The list of the sweep is out of order: when an object is removed, the last object takes its place."};

// Parts of the world, of a list or of a box.
inline constexpr Form<Phrase> pairZones{
    "fault-pair.zones",
    "Pairs with centres in different parts of the world are not reported: the world is divided {borders}."};
inline constexpr Form<Phrase> pairDynamicZones{"fault-pair.dynamic-zones",
                                               "Pairs of dynamic objects with centres in different parts of the world "
                                               "are not reported: the world is divided {borders}."};
inline constexpr Form<Phrase> pairFirstZones{
    "fault-pair.first-zones", "Pairs of objects that appeared in different parts of the world are not reported: the "
                              "world is divided {borders}, and an object keeps the part in which it appeared."};
inline constexpr Form<Phrase> pairDynamicFirstZones{
    "fault-pair.dynamic-first-zones",
    "Pairs of dynamic objects that appeared in different parts of the world are not reported: the world is divided "
    "{borders}, and an object keeps the part in which it appeared."};
inline constexpr Form<Text, Number> pairDividedAt{"fault-pair.divided-at", "at {axis} = {place}"};
inline constexpr Form<Text, Number, Number> pairDividedAlong{
    "fault-pair.divided-along", "along {axis} in parts of {size}, counted from {axis} = {origin}"};
inline constexpr Form<Number> pairTwoIdBlocks{
    "fault-pair.two-id-blocks",
    "Pairs are not reported if one object has an id below {id} and the other has a higher id."};
inline constexpr Form<Number> pairDynamicTwoIdBlocks{
    "fault-pair.dynamic-two-id-blocks",
    "Pairs of two dynamic objects are not reported if one has an id below {id} and the other has a higher id."};
inline constexpr Form<Number> pairTwoBlocks{
    "fault-pair.two-blocks", "Pairs of the first object of your list with a later object are not reported.",
    "Pairs of one of the first {count} objects of your list with a later object are not reported."};
inline constexpr Form<Number> pairDynamicTwoBlocks{
    "fault-pair.dynamic-two-blocks",
    "Pairs of two dynamic objects are not reported if one is the first object of your list and the other is later.",
    "Pairs of two dynamic objects are not reported if one is among the first {count} objects of your list and the "
    "other is later."};
inline constexpr Form<Number> pairIdBlocks{"fault-pair.id-blocks",
                                           "Pairs whose ids are in different blocks of {count} are not reported."};
inline constexpr Form<Number> pairDynamicIdBlocks{
    "fault-pair.dynamic-id-blocks",
    "Pairs of dynamic objects whose ids are in different blocks of {count} are not reported."};
inline constexpr Form<Number> pairBlocks{
    "fault-pair.blocks", "Pairs in different blocks of your list, of {count} object each, are not reported.",
    "Pairs in different blocks of your list, of {count} objects each, are not reported."};
inline constexpr Form<Number> pairDynamicBlocks{
    "fault-pair.dynamic-blocks",
    "Pairs of dynamic objects in different blocks of your list, of {count} object each, are not reported.",
    "Pairs of dynamic objects in different blocks of your list, of {count} objects each, are not reported."};
inline constexpr Form<Phrase, Phrase> pairCornerOfBox{"fault-pair.corner-of-box", "the corner of its {x} and its {y}"};
inline constexpr Form<Phrase> pairPartOfBox{"fault-pair.part-of-box", "the {part} of its box"};
inline constexpr Form<Phrase, Phrase> pairPartsOfBox{"fault-pair.parts-of-box",
                                                     "the {x} along x and the {y} along y of its box"};
inline constexpr Form<> pairMiddlePart{"fault-pair.middle-part", "middle"};
inline constexpr Form<> pairWholePart{"fault-pair.whole-part", "whole"};
inline constexpr Form<> pairLeftHalf{"fault-pair.left-half", "left half"};
inline constexpr Form<> pairRightHalf{"fault-pair.right-half", "right half"};
inline constexpr Form<> pairUpperHalf{"fault-pair.upper-half", "upper half"};
inline constexpr Form<> pairLowerHalf{"fault-pair.lower-half", "lower half"};

// What missed pairs have in common.
inline constexpr Form<Phrase> pairContrast{"fault-pair.contrast",
                                           "The missed pairs have this in common: {conditions}."};
inline constexpr Form<Phrase, Phrase> pairConditionIs{"fault-pair.condition-is", "{what}: {value}"};
inline constexpr Form<Text> pairAnyOther{"fault-pair.any-other", "{name} and any other name"};

} // namespace broadside::texts
