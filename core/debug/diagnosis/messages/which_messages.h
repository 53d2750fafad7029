#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Clauses that say which objects are registered wrongly, and which of their cells: "that touch at least 3 cells".

namespace broadside::texts {

inline constexpr Form<> whichNotWhollyInWorld{"fault-which.not-wholly-in-world",
                                              "that are not wholly within the world"};
inline constexpr Form<> whichWhollyInWorld{"fault-which.wholly-in-world", "that are wholly within the world"};
inline constexpr Form<> whichOutsideWorld{"fault-which.outside-world", "outside the world"};
inline constexpr Form<> whichPartlyInWorld{"fault-which.partly-in-world", "that are at least partly within the world"};
inline constexpr Form<Number, Number> whichReachBorder{"fault-which.reach-border",
                                                       "that reach the border of the world at x = {x} or y = {y}"};
inline constexpr Form<Number, Number> whichDoNotReachBorder{
    "fault-which.do-not-reach-border", "that do not reach the border of the world at x = {x} or y = {y}"};
inline constexpr Form<Number, Number, Number> whichNearBorder{
    "fault-which.near-border", "that come within {distance} of the border of the world at x = {x} or y = {y}"};
inline constexpr Form<Number, Number, Number> whichNotNearBorder{
    "fault-which.not-near-border",
    "that do not come within {distance} of the border of the world at x = {x} or y = {y}"};
inline constexpr Form<> whichStickOutOfCells{"fault-which.stick-out-of-cells", "that stick out of the table of cells"};
inline constexpr Form<> whichWithinCells{"fault-which.within-cells", "that are wholly within the table of cells"};
inline constexpr Form<Number, Text, Text> whichFarFrom{"fault-which.far-from",
                                                       "at least {distance} away from {name} along {axis}"};
inline constexpr Form<Number, Text, Text> whichNear{"fault-which.near",
                                                    "at most {distance} away from {name} along {axis}"};
inline constexpr Form<Number, Text, Text> whichMiddleFarFrom{
    "fault-which.middle-far-from", "with their centre at least {distance} away from {name} along {axis}"};
inline constexpr Form<Number, Text, Text> whichMiddleNear{
    "fault-which.middle-near", "with their centre at most {distance} away from {name} along {axis}"};
inline constexpr Form<Number> whichMiddleFromColumn{"fault-which.middle-from-column",
                                                    "with their centre in columns of cells from {column} on"};
inline constexpr Form<Number> whichMiddleToColumn{"fault-which.middle-to-column",
                                                  "with their centre in columns of cells up to {column}"};
inline constexpr Form<Number> whichMiddleFromRow{"fault-which.middle-from-row",
                                                 "with their centre in rows of cells from {row} on"};
inline constexpr Form<Number> whichMiddleToRow{"fault-which.middle-to-row",
                                               "with their centre in rows of cells up to {row}"};
inline constexpr Form<Number> whichWhollyFromX{"fault-which.wholly-from-x", "wholly at x >= {place}"};
inline constexpr Form<Number> whichBeginToX{"fault-which.begin-to-x", "that begin at x <= {place}"};
inline constexpr Form<Number> whichEndFromX{"fault-which.end-from-x", "that end at x >= {place}"};
inline constexpr Form<Number> whichWhollyToX{"fault-which.wholly-to-x", "wholly at x <= {place}"};
inline constexpr Form<Number> whichWhollyFromY{"fault-which.wholly-from-y", "wholly at y >= {place}"};
inline constexpr Form<Number> whichBeginToY{"fault-which.begin-to-y", "that begin at y <= {place}"};
inline constexpr Form<Number> whichEndFromY{"fault-which.end-from-y", "that end at y >= {place}"};
inline constexpr Form<Number> whichWhollyToY{"fault-which.wholly-to-y", "wholly at y <= {place}"};
inline constexpr Form<Phrase> whichMoveAlongX{"fault-which.move-along-x", "that move by {motion} along x in a step"};
inline constexpr Form<Phrase> whichMoveAlongY{"fault-which.move-along-y", "that move by {motion} along y in a step"};
inline constexpr Form<Phrase> whichMove{"fault-which.move", "that move by {motion} in a step"};
inline constexpr Form<> whichMovedLeft{"fault-which.moved-left", "whose last motion along x was to the left"};
inline constexpr Form<> whichMovedRight{"fault-which.moved-right", "whose last motion along x was to the right"};
inline constexpr Form<Phrase> whichLongSide{"fault-which.long-side", "with a longer side of {length}"};
inline constexpr Form<Phrase> whichAppearedBefore{"fault-which.appeared-before", "that appeared at least {time} ago"};
inline constexpr Form<Phrase> whichAppearedSince{"fault-which.appeared-since", "that appeared at most {time} ago"};
inline constexpr Form<Phrase> whichRestedLonger{"fault-which.rested-longer",
                                                "that have been at rest for at least {time}"};
inline constexpr Form<Phrase> whichRestedShorter{"fault-which.rested-shorter",
                                                 "that have been at rest for at most {time}"};
inline constexpr Form<Phrase> whichOnceRested{"fault-which.once-rested", "that were once at rest for {time} or more"};
inline constexpr Form<Phrase> whichNeverRested{"fault-which.never-rested",
                                               "that were never at rest for more than {time}"};
inline constexpr Form<Phrase> whichRestedInAll{"fault-which.rested-in-all",
                                               "that have been at rest for {time} or more in total"};
inline constexpr Form<Phrase> whichRestedLittle{"fault-which.rested-little",
                                                "that have been at rest for at most {time} in total"};
inline constexpr Form<Phrase> whichTouchCells{"fault-which.touch-cells", "that touch {count} cells"};
inline constexpr Form<> whichNeverMoved{"fault-which.never-moved", "that have never moved"};
inline constexpr Form<Phrase> whichMovedLittle{"fault-which.moved-little", "that have moved for at most {time} in all"};
inline constexpr Form<Phrase> whichMovedInAll{"fault-which.moved-in-all", "that have moved for at least {time} in all"};
inline constexpr Form<Phrase> whichBeganBefore{"fault-which.began-before", "that began to move at least {time} ago"};
inline constexpr Form<Phrase> whichBeganSince{"fault-which.began-since", "that began to move at most {time} ago"};
inline constexpr Form<Phrase> whichJumpedBefore{"fault-which.jumped-before", "that jumped at least {time} ago"};
inline constexpr Form<Phrase> whichJumpedSince{"fault-which.jumped-since", "that jumped at most {time} ago"};
inline constexpr Form<> whichIdAtOnce{"fault-which.id-at-once",
                                      "that took the id of an object that vanished in the step before"};
inline constexpr Form<Phrase> whichIdUsedSoon{"fault-which.id-used-soon",
                                              "that took the id of an object that had vanished at most {time} before"};
inline constexpr Form<Phrase> whichIdUsedLater{
    "fault-which.id-used-later", "that took the id of an object that had vanished {time} before or longer"};
inline constexpr Form<> whichOldId{"fault-which.old-id", "with the id of an earlier object"};
inline constexpr Form<> whichOwnId{"fault-which.own-id", "with an id of their own"};
inline constexpr Form<Number> whichAfterPlace{"fault-which.after-place", "after the first {count} in the list"};
inline constexpr Form<Number> whichToPlace{"fault-which.to-place", "among the first {count} in the list"};
inline constexpr Form<Phrase> whichId{"fault-which.id", "with an id of {id}"};
inline constexpr Form<Number, Number> whichIdLeaves{"fault-which.id-leaves",
                                                    "whose id has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number> whichSharesBits{
    "fault-which.shares-bits", "whose id has the same lowest bit as that of an object that was removed",
    "whose id has the same lowest {bits} bits as that of an object that was removed"};
inline constexpr Form<Number> whichSharesFewBits{
    "fault-which.shares-few-bits", "whose id has at most the same lowest bit as that of an object that was removed",
    "whose id has at most the same lowest {bits} bits as that of an object that was removed"};
inline constexpr Form<Number> whichFromStep{"fault-which.from-step", "from step {step} on"};
inline constexpr Form<Number> whichToStep{"fault-which.to-step", "up to step {step}"};

// Births, slots and removals.
inline constexpr Form<Phrase, Phrase, Phrase> whichBirth{
    "fault-which.birth", "that appear as the {first}, {second}, {third} and so on of the recording"};
inline constexpr Form<Number> whichBornAfter{"fault-which.born-after",
                                             "that appear after {count} or more others in the same step"};
inline constexpr Form<Number> whichBornEarly{"fault-which.born-early",
                                             "that appear after at most {count} other in the same step",
                                             "that appear after at most {count} others in the same step"};
inline constexpr Form<> whichWait{"fault-which.wait",
                                  "that wait in a queue of new objects, of which one is added in a step,"};
inline constexpr Form<> whichDoNotWait{
    "fault-which.do-not-wait", "that have come out of a queue of new objects, of which one is added in a step,"};
inline constexpr Form<Number> whichHighSlot{
    "fault-which.high-slot",
    "in slot {slot} or a higher one of an array (from 0), in which the slot that became free last is used first"};
inline constexpr Form<Number> whichLowSlot{
    "fault-which.low-slot",
    "in slot {slot} or a lower one of an array (from 0), in which the slot that became free last is used first"};
inline constexpr Form<Number> whichFarFromRemoved{
    "fault-which.far-from-removed",
    "that were at least {distance} away from every object that was removed since they appeared"};
inline constexpr Form<Number> whichNearRemoved{
    "fault-which.near-removed",
    "that were at most {distance} away from an object when it was removed, at any time since they appeared,"};
inline constexpr Form<> whichFewerObjects{"fault-which.fewer-objects",
                                          "in steps with fewer objects than the step before"};
inline constexpr Form<Number> whichFewerObjectsBy{"fault-which.fewer-objects-by",
                                                  "in steps with at least {count} fewer objects than the step before"};
inline constexpr Form<> whichNotMoreObjects{"fault-which.not-more-objects",
                                            "in steps in which the number of objects does not rise"};
inline constexpr Form<Number> whichHardlyMoreObjects{"fault-which.hardly-more-objects",
                                                     "in steps with at most {count} more object than the step before",
                                                     "in steps with at most {count} more objects than the step before"};
inline constexpr Form<> whichMoreObjects{"fault-which.more-objects", "in steps with more objects than the step before"};
inline constexpr Form<Number> whichMoreObjectsBy{"fault-which.more-objects-by",
                                                 "in steps with at least {count} more object than the step before",
                                                 "in steps with at least {count} more objects than the step before"};
inline constexpr Form<> whichNotFewerObjects{"fault-which.not-fewer-objects",
                                             "in steps in which the number of objects does not fall"};
inline constexpr Form<Number> whichHardlyFewerObjects{
    "fault-which.hardly-fewer-objects", "in steps with at most {count} fewer objects than the step before"};
inline constexpr Form<Number> whichAfterOneInNode{
    "fault-which.after-one-in-node", "that come after {count} other object in a node of the deepest level of the tree"};
inline constexpr Form<Number> whichAfterSomeInNode{
    "fault-which.after-some-in-node", "that come after {count} other object in a node of the deepest level of the tree",
    "that come after {count} other objects in a node of the deepest level of the tree"};
inline constexpr Form<Number> whichEarlyInNode{
    "fault-which.early-in-node", "that come after at most {count} other in a node of the deepest level of the tree",
    "that come after at most {count} others in a node of the deepest level of the tree"};
inline constexpr Form<> whichDivide{"fault-which.divide", "for which a node of the tree is divided"};
inline constexpr Form<> whichDoNotDivide{"fault-which.do-not-divide", "for which no node of the tree is divided"};

// Cells.
inline constexpr Form<Phrase> whichAfterLines{"fault-which.after-lines", "after the {lines}"};
inline constexpr Form<Phrase> whichAfterLinesOfObject{"fault-which.after-lines-of-object",
                                                      "after the {lines} of the object"};
inline constexpr Form<Phrase> whichInLines{"fault-which.in-lines", "in the {lines}"};
inline constexpr Form<Phrase> whichInLinesOfObject{"fault-which.in-lines-of-object", "in the {lines} of the object"};
inline constexpr Form<> whichFirstColumn{"fault-which.first-column", "first column"};
inline constexpr Form<Number> whichFirstColumns{"fault-which.first-columns", "first column", "first {count} columns"};
inline constexpr Form<> whichLastColumn{"fault-which.last-column", "last column"};
inline constexpr Form<Number> whichLastColumns{"fault-which.last-columns", "last column", "last {count} columns"};
inline constexpr Form<> whichFirstRow{"fault-which.first-row", "first row"};
inline constexpr Form<Number> whichFirstRows{"fault-which.first-rows", "first row", "first {count} rows"};
inline constexpr Form<> whichLastRow{"fault-which.last-row", "last row"};
inline constexpr Form<Number> whichLastRows{"fault-which.last-rows", "last row", "last {count} rows"};
inline constexpr Form<Number> whichFromColumn{"fault-which.from-column", "in columns from {column} on"};
inline constexpr Form<Number> whichToColumn{"fault-which.to-column", "in columns up to {column}"};
inline constexpr Form<Number> whichFromRow{"fault-which.from-row", "in rows from {row} on"};
inline constexpr Form<Number> whichToRow{"fault-which.to-row", "in rows up to {row}"};
inline constexpr Form<Number, Integer> whichFromNumber{
    "fault-which.from-number", "from number {number} on in the table, as row * {columns} + column"};
inline constexpr Form<Number, Integer> whichToNumber{"fault-which.to-number",
                                                     "up to number {number} in the table, as row * {columns} + column"};
inline constexpr Form<Number, Number> whichColumnLeaves{
    "fault-which.column-leaves", "in columns whose number has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number, Number> whichRowLeaves{
    "fault-which.row-leaves", "in rows whose number has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number, Number> whichDiagonalLeaves{
    "fault-which.diagonal-leaves", "in cells whose column plus row has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number, Number> whichBackDiagonalLeaves{
    "fault-which.back-diagonal-leaves",
    "in cells whose column minus row has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Integer, Number, Number> whichNumberLeaves{
    "fault-which.number-leaves", "in cells whose number in the table, row * {columns} + column, has the remainder "
                                 "{rest} when divided by {divisor}"};
inline constexpr Form<Number, Number> whichBirthLeaves{
    "fault-which.birth-leaves",
    "whose number among all new objects has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number, Number> whichBirthStepLeaves{
    "fault-which.birth-step-leaves", "that appeared in a step that has the remainder {rest} when divided by {divisor}"};
inline constexpr Form<Number> whichManyOfKindBefore{
    "fault-which.many-of-kind-before",
    "with at least {count} object of the same kind (static or dynamic) that comes earlier in the list",
    "with at least {count} objects of the same kind (static or dynamic) that come earlier in the list"};
inline constexpr Form<Number> whichFewOfKindBefore{
    "fault-which.few-of-kind-before",
    "with at most {count} object of the same kind (static or dynamic) that comes earlier in the list",
    "with at most {count} objects of the same kind (static or dynamic) that come earlier in the list"};
inline constexpr Form<Number> whichManyOfKindAfter{
    "fault-which.many-of-kind-after",
    "with at least {count} object of the same kind (static or dynamic) that comes later in the list",
    "with at least {count} objects of the same kind (static or dynamic) that come later in the list"};
inline constexpr Form<Number> whichFewOfKindAfter{
    "fault-which.few-of-kind-after",
    "with at most {count} object of the same kind (static or dynamic) that comes later in the list",
    "with at most {count} objects of the same kind (static or dynamic) that come later in the list"};
inline constexpr Form<Number> whichManyBefore{"fault-which.many-before",
                                              "with at least {count} object that comes earlier in the list",
                                              "with at least {count} objects that come earlier in the list"};
inline constexpr Form<Number> whichFewBefore{"fault-which.few-before",
                                             "with at most {count} object that comes earlier in the list",
                                             "with at most {count} objects that come earlier in the list"};
inline constexpr Form<Number> whichManyAfter{"fault-which.many-after",
                                             "with at least {count} object that comes later in the list",
                                             "with at least {count} objects that come later in the list"};
inline constexpr Form<Number> whichFewAfter{"fault-which.few-after",
                                            "with at most {count} object that comes later in the list",
                                            "with at most {count} objects that come later in the list"};
inline constexpr Form<Number> whichManyHeld{"fault-which.many-held", "with at least {count} other registered object",
                                            "with at least {count} other registered objects"};
inline constexpr Form<Number> whichFewHeld{"fault-which.few-held", "with at most {count} other registered object",
                                           "with at most {count} other registered objects"};
inline constexpr Form<Number> whichEmptied{"fault-which.emptied",
                                           "whose list is emptied whenever it holds {count} object",
                                           "whose list is emptied whenever it holds {count} objects"};
inline constexpr Form<Number> whichAfterUsed{"fault-which.after-used",
                                             "that came into use after the first {count} cell",
                                             "that came into use after the first {count} cells"};
inline constexpr Form<Number> whichToUsed{"fault-which.to-used", "that was the first one in use",
                                          "that were among the first {count} cells in use"};
inline constexpr Form<Number> whichAfterChanged{"fault-which.after-changed",
                                                "that come after the first object that changed in the step",
                                                "that come after the first {count} objects that changed in the step"};
inline constexpr Form<Number> whichToChanged{"fault-which.to-changed",
                                             "that are the first object that changed in the step",
                                             "that are among the first {count} objects that changed in the step"};
inline constexpr Form<> whichAtBirths{"fault-which.at-births", "in steps in which an object appears"};
inline constexpr Form<Number> whichAtManyBirths{"fault-which.at-many-births",
                                                "in steps in which at least {count} objects appear"};
inline constexpr Form<> whichAtNoBirths{"fault-which.at-no-births", "in steps in which no object appears"};
inline constexpr Form<Number> whichAtFewBirths{"fault-which.at-few-births",
                                               "in steps in which at most {count} objects appear"};
inline constexpr Form<> whichAtDeaths{"fault-which.at-deaths", "in steps in which an object is removed"};
inline constexpr Form<Number> whichAtManyDeaths{"fault-which.at-many-deaths",
                                                "in steps in which at least {count} objects are removed"};
inline constexpr Form<> whichAtNoDeaths{"fault-which.at-no-deaths", "in steps in which no object is removed"};
inline constexpr Form<Number> whichAtFewDeaths{"fault-which.at-few-deaths",
                                               "in steps in which at most {count} objects are removed"};
inline constexpr Form<Number> whichLeftOver{"fault-which.left-over",
                                            "that are left over when the list is cut into batches of {count}"};
inline constexpr Form<Number> whichInBatches{"fault-which.in-batches",
                                             "that are in whole batches when the list is cut into batches of {count}"};
inline constexpr Form<> whichInBlock{"fault-which.in-block", "that are in the block of the object"};
inline constexpr Form<Number> whichBeyondColumns{
    "fault-which.beyond-columns",
    "that are not in the block in which the object begins, if the columns are divided into blocks of {count}"};
inline constexpr Form<Number> whichBeyondRows{
    "fault-which.beyond-rows",
    "that are not in the block in which the object begins, if the rows are divided into blocks of {count}"};
inline constexpr Form<Number> whichBeyondColumnsOfCentre{
    "fault-which.beyond-columns-of-centre",
    "that are not in the block of the object's centre, if the columns are divided into blocks of {count}"};
inline constexpr Form<Number> whichBeyondRowsOfCentre{
    "fault-which.beyond-rows-of-centre",
    "that are not in the block of the object's centre, if the rows are divided into blocks of {count}"};
inline constexpr Form<Phrase> whichTakenByFirst{
    "fault-which.taken-by-first",
    "whose place in the table already belongs to another cell, since places are chosen by {key}"};
inline constexpr Form<Phrase> whichTakenByLast{
    "fault-which.taken-by-last", "whose place in the table is given to a later cell, since places are chosen by {key}"};
inline constexpr Form<> whichNotTaken{"fault-which.not-taken", "that have a place of their own in the table"};
inline constexpr Form<> whichKeySignless{"fault-which.key-signless", "column and row without their signs"};
inline constexpr Form<> whichKeySum{"fault-which.key-sum", "the sum of column and row"};
inline constexpr Form<> whichKeyDifference{"fault-which.key-difference", "the difference of column and row"};
inline constexpr Form<> whichKeyXor{"fault-which.key-xor", "the exclusive or of column and row"};
inline constexpr Form<> whichKeyProduct{"fault-which.key-product", "the product of column and row"};
inline constexpr Form<> whichKeyUnordered{"fault-which.key-unordered", "column and row in either order"};
inline constexpr Form<Number> whichKeyBits{"fault-which.key-bits", "the lowest bit of column and row",
                                           "the lowest {count} bits of column and row"};
inline constexpr Form<Number> whichAfterLinks{
    "fault-which.after-links", "after the first cell of all objects in a step, counted in the order of the list",
    "after the first {count} cells of all objects in a step, counted in the order of the list"};
inline constexpr Form<Number> whichToLinks{
    "fault-which.to-links", "at the first cell of all objects in a step, counted in the order of the list",
    "among the first {count} cells of all objects in a step, counted in the order of the list"};
inline constexpr Form<> whichNoMovers{"fault-which.no-movers",
                                      "in which there was no dynamic object in the first step"};
inline constexpr Form<Number> whichManyMovers{"fault-which.many-movers",
                                              "in which there were at least {count} dynamic objects in the first step"};
inline constexpr Form<Number> whichFewMovers{"fault-which.few-movers",
                                             "in which there were at most {count} dynamic objects in the first step"};
inline constexpr Form<> whichAnotherRemoved{"fault-which.another-removed",
                                            "from which another object was removed since this one came there"};
inline constexpr Form<> whichNoneRemoved{"fault-which.none-removed",
                                         "from which no other object was removed since this one came there"};
inline constexpr Form<> whichMoversLeft{"fault-which.movers-left",
                                        "which all dynamic objects had left at some time before"};
inline constexpr Form<> whichMoversNeverLeft{"fault-which.movers-never-left",
                                             "which dynamic objects had never left before"};
inline constexpr Form<> whichLostMovers{"fault-which.lost-movers",
                                        "from which the last dynamic object was taken since this one came there"};
inline constexpr Form<> whichKeptMovers{"fault-which.kept-movers",
                                        "from which the last dynamic object was never taken since this one came there"};
inline constexpr Form<Phrase> whichOfObjects{"fault-which.of-objects", "of objects {which}"};
inline constexpr Form<Phrase, Phrase> whichCellsOfObjects{"fault-which.cells-of-objects", "{cells} of objects {which}"};

inline constexpr Form<> which1st{"fault-which.1st", "1st"};
inline constexpr Form<> which2nd{"fault-which.2nd", "2nd"};
inline constexpr Form<> which3rd{"fault-which.3rd", "3rd"};
inline constexpr Form<> which4th{"fault-which.4th", "4th"};
inline constexpr Form<> which5th{"fault-which.5th", "5th"};
inline constexpr Form<> which6th{"fault-which.6th", "6th"};
inline constexpr Form<> which7th{"fault-which.7th", "7th"};
inline constexpr Form<> which8th{"fault-which.8th", "8th"};
inline constexpr Form<> which9th{"fault-which.9th", "9th"};
inline constexpr Form<> which10th{"fault-which.10th", "10th"};
inline constexpr Form<> which11th{"fault-which.11th", "11th"};
inline constexpr Form<> which12th{"fault-which.12th", "12th"};
inline constexpr Form<> which13th{"fault-which.13th", "13th"};
inline constexpr Form<> which14th{"fault-which.14th", "14th"};
inline constexpr Form<> which15th{"fault-which.15th", "15th"};

} // namespace broadside::texts
