#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What to change in the code of a game.

namespace broadside::texts {

// Boxes.
inline constexpr Form<> mendTestAfterJump{"fault-remedy.test-after-jump",
                                          "Leave out the test for what may not be hit on the way, and only in the step "
                                          "of the jump: objects at the new place are tested from this step on."};
inline constexpr Form<> mendKeepAtStart{
    "fault-remedy.keep-at-start", "When an object wakes, mark its pairs as current before old pairs are removed."};
inline constexpr Form<> mendPauseOfOneEffect{"fault-remedy.pause-of-one-effect",
                                             "Keep testing the object, and leave out only the effect of this hit."};
inline constexpr Form<> mendEndsOfLoop{
    "fault-remedy.ends-of-loop", "Check where the loop over the pairs begins and ends: it must take the first and "
                                 "the last one, too."};
inline constexpr Form<> mendBordersOfTable{"fault-remedy.borders-of-table",
                                           "Limit the cells of a search to those of the table, and go through all of "
                                           "these: at a border the search begins or ends there."};
inline constexpr Form<> mendCellsOfBlock{"fault-remedy.cells-of-block",
                                         "Put the object into all cells of its box, also into those of other blocks."};
inline constexpr Form<> mendRestOfBatch{"fault-remedy.rest-of-batch",
                                        "Go on with the objects that are left over after the last whole batch."};
inline constexpr Form<> mendListOfChanged{"fault-remedy.list-of-changed",
                                          "Update all objects that changed, or go on in the next step where the last "
                                          "one ended."};
inline constexpr Form<> mendKeyOfCell{"fault-remedy.key-of-cell",
                                      "Make the key of a cell from its whole column and row, with their signs, and "
                                      "keep a list for cells that share a place."};
inline constexpr Form<> mendOneOfBoth{"fault-remedy.one-of-both",
                                      "When two leaves search in the same step, let exactly one of them report the "
                                      "pair, for example the one with the lower id."};
inline constexpr Form<> mendSearchWhenMade{"fault-remedy.search-when-made",
                                           "Set masks, layer and box of an object before it is added, or let it search "
                                           "again when they are set."};
inline constexpr Form<> mendRegisterBox{"fault-remedy.register-box",
                                        "Register the whole box, from its lowest to its highest x and y."};
inline constexpr Form<> mendWholeBox{"fault-remedy.whole-box",
                                     "Register the whole box: look for the line that subtracts this from its size."};
inline constexpr Form<> mendSides{"fault-remedy.sides", "Use the width for x and the height for y."};
inline constexpr Form<> mendSidesOrTurn{
    "fault-remedy.sides-or-turn",
    "Use the width for x and the height for y. If these objects rotate, look for an extra rotation by 90 degrees."};
inline constexpr Form<> mendPresentSize{"fault-remedy.present-size",
                                        "Register the new size when an object's size changes."};
inline constexpr Form<> mendOwnSize{"fault-remedy.own-size", "Register each object with its own size."};
inline constexpr Form<> mendOwnSizeNotConstant{"fault-remedy.own-size-not-constant",
                                               "Register each object with its own size: look for a constant that is "
                                               "used instead, or for a half that becomes zero in integer arithmetic."};
inline constexpr Form<> mendFactorOfSize{"fault-remedy.factor-of-size",
                                         "Look for this factor where the size of the box is computed: half sizes that "
                                         "are halved again, a scale, or other units."};
inline constexpr Form<> mendWidthAndHeight{"fault-remedy.width-and-height",
                                           "Register width and height, each with its own value."};
inline constexpr Form<> mendNoSizeLimit{"fault-remedy.no-size-limit", "Do not limit the size of the box."};
inline constexpr Form<> mendOffset{
    "fault-remedy.offset",
    "Use the same coordinates for registration and for collision tests: look for a camera, parent or origin offset."};
inline constexpr Form<> mendThisOffset{"fault-remedy.this-offset",
                                       "Use the same coordinates for registration and for collision tests: look for a "
                                       "camera, parent or origin with this offset."};
inline constexpr Form<> mendPictureOffset{"fault-remedy.picture-offset",
                                          "Subtract the whole offset of the picture from the position."};
inline constexpr Form<> mendMap{"fault-remedy.map",
                                "Use the same coordinates for registration and for collision tests: look for an axis "
                                "with the other direction, a scale or an offset."};
inline constexpr Form<> mendScale{"fault-remedy.scale",
                                  "Look for this scale where the place of the box is computed: other units, a zoom "
                                  "that is not undone, or an axis that points the other way."};
inline constexpr Form<> mendAngle{"fault-remedy.angle", "Compute the box from the actual angle of the object."};
inline constexpr Form<> mendPresentAngle{
    "fault-remedy.present-angle",
    "Compute the box from the angle that the object has now: it is |w cos| + |h sin| wide and |w sin| + |h cos| high."};
inline constexpr Form<> mendDiagonalOfBox{
    "fault-remedy.diagonal-of-box",
    "Compute the box from the angle, or register a square with the diagonal of the object as its side."};
inline constexpr Form<> mendAngleFirst{"fault-remedy.angle-first", "Update the angle before the box is computed."};
inline constexpr Form<> mendAngleDirection{
    "fault-remedy.angle-direction",
    "Check the direction of angle 0: it must be the same for the picture and for the object."};
inline constexpr Form<> mendRadians{"fault-remedy.radians",
                                    "Convert the angle to radians once, before you compute sine and cosine."};
inline constexpr Form<> mendAbsoluteValues{"fault-remedy.absolute-values",
                                           "Use the absolute values of sine and cosine before you add: the box is |w "
                                           "cos| + |h sin| wide and |w sin| + |h cos| high."};
inline constexpr Form<> mendRotateAboutMiddle{
    "fault-remedy.rotate-about-middle",
    "Rotate the box around the centre of the object, in the same way as the object itself."};
inline constexpr Form<> mendRotateFirst{"fault-remedy.rotate-first",
                                        "First rotate the box around its own centre, then move it to its place."};
inline constexpr Form<> mendHeight{"fault-remedy.height", "Use the height for y."};
inline constexpr Form<> mendWidth{"fault-remedy.width", "Use the width for x."};
inline constexpr Form<> mendSubtractHalf{"fault-remedy.subtract-half",
                                         "Subtract half the size from the position of the centre."};
inline constexpr Form<> mendAddHalf{"fault-remedy.add-half", "Add half the size to the corner, or do not subtract it."};
inline constexpr Form<> mendFloor{"fault-remedy.floor",
                                  "Use floor for the lower and ceil for the upper side, or keep fractions."};
inline constexpr Form<> mendLastUnit{"fault-remedy.last-unit",
                                     "Register up to x + width, and treat touching as overlap."};
inline constexpr Form<> mendAddParent{
    "fault-remedy.add-parent",
    "Add the place of the parent to that of its child before you compute the box: register places in the level."};
inline constexpr Form<> mendAddParentOnce{
    "fault-remedy.add-parent-once", "Add the place of the parent only once: places in the level already include it."};
inline constexpr Form<> mendPlaceSteps{
    "fault-remedy.place-steps",
    "Keep places with enough digits, or make each registered box larger by one step on each side."};
inline constexpr Form<> mendOldPart{
    "fault-remedy.old-part",
    "Look for the number of a chunk, screen or level that is kept when the object goes on into "
    "another one."};
inline constexpr Form<> mendOwnBox{"fault-remedy.own-box",
                                   "Look for an index, pointer or captured variable that belongs to another object."};
inline constexpr Form<> mendFollowJumps{
    "fault-remedy.follow-jumps", "Register objects again after jumps, too: a place far away is not a wrong one."};
inline constexpr Form<> mendAxes{"fault-remedy.axes",
                                 "Use x for x and y for y where the place of the box is computed."};
inline constexpr Form<> mendCamera{
    "fault-remedy.camera",
    "Register places in the level, not on the screen: undo the camera's place and zoom where the box is computed."};
inline constexpr Form<> mendPlaceFirst{
    "fault-remedy.place-first",
    "Put an object in its place before it is registered, or register it again in the same step."};
inline constexpr Form<> mendCornerOrMiddle{"fault-remedy.corner-or-middle",
                                           "Check whether the place of an object is its corner or its centre, also "
                                           "after a flip: add or subtract that share of the size once."};
inline constexpr Form<> mendTestPresentBoxes{"fault-remedy.test-present-boxes",
                                             "Test pairs with the present boxes of both objects."};

// Registrations in time.
inline constexpr Form<> mendRegisterAgain{
    "fault-remedy.register-again",
    "Register each object again in every step in which its box changed, before you query the pairs."};
inline constexpr Form<> mendRegisterPlace{"fault-remedy.register-place",
                                          "Register the box at the place that the object has, in each step."};
inline constexpr Form<Number> mendRegisterAfterMove{
    "fault-remedy.register-after-move",
    "Register these objects again after every move, or enlarge the registered box by {distance} on each side."};
inline constexpr Form<> mendUpdateAfterMoves{
    "fault-remedy.update-after-moves",
    "Update the broad phase after objects have moved, and before you query its pairs."};
inline constexpr Form<> mendWaitingMoves{"fault-remedy.waiting-moves",
                                         "Apply all waiting moves in each step, before you query the pairs."};
inline constexpr Form<> mendBoxOfNow{
    "fault-remedy.box-of-now",
    "Query pairs with the boxes that the collision tests use: move objects first, or register their present boxes."};
inline constexpr Form<> mendRangeOfCells{"fault-remedy.range-of-cells",
                                         "Compare the range of cells from floor(minX/size) to floor(maxX/size), and on "
                                         "y, instead of the cell of the centre."};
inline constexpr Form<> mendBothCorners{
    "fault-remedy.both-corners", "Compare the cells of both corners of the box, not only those of the first corner."};
inline constexpr Form<> mendColumnsAndRows{"fault-remedy.columns-and-rows",
                                           "Compare columns and rows of both corners of the box."};
inline constexpr Form<> mendAddToCells{"fault-remedy.add-to-cells",
                                       "Add the object to each cell that it touches now and did not touch before."};
inline constexpr Form<> mendHoldBox{
    "fault-remedy.hold-box",
    "Register an object again as soon as its registered box does not hold its whole box, on both axes."};
inline constexpr Form<> mendRestCounter{"fault-remedy.rest-counter",
                                        "Set the counter of steps at rest to zero when an object moves."};
inline constexpr Form<> mendAlsoAfterRest{
    "fault-remedy.also-after-rest", "Register an object again in each step in which it moves, also after a rest."};
inline constexpr Form<> mendBoxInEachStep{"fault-remedy.box-in-each-step",
                                          "Register the box at the place of the object in each step."};
inline constexpr Form<> mendSetWhenMoving{"fault-remedy.set-when-moving",
                                          "Set the registered box to the place of the object when it begins to move."};
inline constexpr Form<> mendNotSmoothed{"fault-remedy.not-smoothed",
                                        "Register the box at the place of the object, not at a smoothed one."};
inline constexpr Form<> mendSumOfMoves{
    "fault-remedy.sum-of-moves",
    "Truncate the sum of all motions, not each motion, or register the box at the place of the object."};
inline constexpr Form<> mendSetPlace{
    "fault-remedy.set-place",
    "Set the registered place when an object jumps to another place; do not add to the old one."};
inline constexpr Form<> mendRegisterAfterJump{
    "fault-remedy.register-after-jump",
    "Where the game puts an object elsewhere, remove it from its old cells and register it in its new ones."};
inline constexpr Form<> mendTurns{
    "fault-remedy.turns",
    "Continue in the next step at the object where the last step ended, so that all objects are updated in turn."};
inline constexpr Form<> mendRemoveAfterLoop{
    "fault-remedy.remove-after-loop",
    "Remove objects after the loop that updates them, or decrease the loop index by one after each removal."};
inline constexpr Form<> mendRemoveAfterUpdates{
    "fault-remedy.remove-after-updates",
    "Remove objects after the loop that updates them, or do not increase the loop index after a removal."};
inline constexpr Form<> mendTableOfPlaces{"fault-remedy.table-of-places",
                                          "Update the table of places when the last object moves into a gap."};
inline constexpr Form<> mendLookAtRemoval{
    "fault-remedy.look-at-removal",
    "Check the code that removes an object or empties a cell: it does not add the remaining objects again."};
inline constexpr Form<> mendLookAtCondition{
    "fault-remedy.look-at-condition",
    "Check the condition for registering an object again, and look for code that loses its entry."};
inline constexpr Form<> mendRemoveWhenDead{
    "fault-remedy.remove-when-dead",
    "Remove an object from the broad phase when it dies, before its id is used again."};
inline constexpr Form<> mendBoxOfSlot{
    "fault-remedy.box-of-slot", "Set the box of a slot when a new object gets the slot, and in each step after that."};
inline constexpr Form<> mendReusedId{
    "fault-remedy.reused-id",
    "Remove an object from the broad phase when it dies, and register the new one when it gets the id."};
inline constexpr Form<> mendKeepThem{"fault-remedy.keep-them", "Keep these objects in the broad phase."};
inline constexpr Form<> mendAddThem{"fault-remedy.add-them", "Add these objects to the broad phase."};
inline constexpr Form<> mendAddAtOnce{
    "fault-remedy.add-at-once",
    "Add an object to the broad phase in the step in which it appears, before you query the pairs."};
inline constexpr Form<> mendAddInStep{"fault-remedy.add-in-step",
                                      "Add an object to the broad phase in the step in which it appears."};
inline constexpr Form<> mendKeepResting{"fault-remedy.keep-resting",
                                        "Keep objects at rest registered: only skip their update."};
inline constexpr Form<> mendListOfObjects{"fault-remedy.list-of-objects",
                                          "Let the list of the broad phase grow with the objects."};
inline constexpr Form<> mendListOfObjectsAndUpdate{
    "fault-remedy.list-of-objects-and-update",
    "Let the list of the broad phase grow with the objects, and update all of them."};
inline constexpr Form<> mendTableOfIds{"fault-remedy.table-of-ids",
                                       "Let the table that ids index grow with the largest id."};
inline constexpr Form<> mendEachNewObject{
    "fault-remedy.each-new-object",
    "Check the code that adds new objects to the broad phase: it must add each of them."};
inline constexpr Form<> mendAllNewObjects{
    "fault-remedy.all-new-objects", "Add all new objects in the step in which they appear, not only one of them."};
inline constexpr Form<> mendArrayOfSlots{"fault-remedy.array-of-slots",
                                         "Let the array of the broad phase grow with the slots of objects."};
inline constexpr Form<> mendOwnEntryOnly{
    "fault-remedy.own-entry-only",
    "When an object is removed, remove only its own entry, and keep the other entries in its cell."};
inline constexpr Form<> mendListOfNode{"fault-remedy.list-of-node",
                                       "Let the list of a node of the deepest level grow."};
inline constexpr Form<> mendDividedNode{"fault-remedy.divided-node",
                                        "When a node is divided, put the new object into one of its children, too."};
inline constexpr Form<> mendPoolOfLinks{"fault-remedy.pool-of-links",
                                        "Let the pool of links between objects and cells grow."};
inline constexpr Form<> mendCellOfStatic{"fault-remedy.cell-of-static",
                                         "Create a missing cell also when a static object is put into it."};
inline constexpr Form<> mendDeleteEmptyCells{
    "fault-remedy.delete-empty-cells", "Delete a cell only when it holds no object at all, static ones included."};
inline constexpr Form<> mendTowardsMotion{
    "fault-remedy.towards-motion",
    "Update the broad phase after objects have moved, and before you query its pairs; if boxes are enlarged for the "
    "motion, enlarge them in the direction of the motion."};
inline constexpr Form<> mendLookAtChanges{
    "fault-remedy.look-at-changes",
    "Check each function that changes where an object is registered: adding, moving, removing."};
inline constexpr Form<> mendLookAtChangesAndBox{
    "fault-remedy.look-at-changes-and-box",
    "Check each function that changes where such an object is registered: adding, moving, removing. Also check the "
    "line that computes its box: its place, its parent, its units and its origin."};
inline constexpr Form<> mendLookAtBox{"fault-remedy.look-at-box",
                                      "Check the line that computes the box of such an object for the broad phase: its "
                                      "place, its parent, its units and its origin."};
inline constexpr Form<> mendLookForRemoval{
    "fault-remedy.look-for-removal",
    "Look for code that does not add such an object to the broad phase, or that removes it."};

inline constexpr Form<> mendVanishing{
    "fault-remedy.vanishing",
    "Look at what the broad phase does with many objects at once in these steps: it merges or divides nodes, grows a "
    "table, or is cleared. There it drops objects."};

// Cells.
inline constexpr Form<> mendEveryCell{
    "fault-remedy.every-cell",
    "Register objects in every cell from floor(minX/size) to floor(maxX/size), and likewise on y."};
inline constexpr Form<> mendLargeCells{"fault-remedy.large-cells", "Or make the cells as large as the largest object."};
inline constexpr Form<> mendClamp{"fault-remedy.clamp",
                                  "Clamp cell numbers to the table, or make the table as large as the world: "
                                  "ceil(width/size) columns and ceil(height/size) rows. Where the world wraps "
                                  "around, take the remainder of each cell number, not only of the first and the last "
                                  "one."};
inline constexpr Form<> mendTableBounds{"fault-remedy.table-bounds",
                                        "Check the bounds of the table, and the number of its columns and rows."};
inline constexpr Form<> mendClearMovedMarks{
    "fault-remedy.clear-moved-marks",
    "Let every changed leaf search: clear the marks of changed leaves when their list is emptied."};
inline constexpr Form<> mendTestOutside{"fault-remedy.test-outside",
                                        "Test objects outside the table with those inside it, too."};
inline constexpr Form<> mendTestsOfStep{
    "fault-remedy.tests-of-step", "Let the search go on, or spread it so that each pair is tested in every step."};
inline constexpr Form<> mendSidesApart{"fault-remedy.sides-apart",
                                       "Do not compare single sides: test whether the boxes overlap along both axes."};
inline constexpr Form<> mendForgetHits{"fault-remedy.forget-hits",
                                       "Test the object with others as long as it is in the world."};
inline constexpr Form<> mendTableOrRoot{"fault-remedy.table-or-root",
                                        "Make the table of cells, or the root of the tree, as large as the world: "
                                        "ceil(width/size) columns and ceil(height/size) rows."};
inline constexpr Form<> mendLookAtTable{
    "fault-remedy.look-at-table",
    "Check the table of cells, or the root of the tree: it must be as large as the world, with ceil(width/size) "
    "columns and ceil(height/size) rows, and no part of it may be overwritten."};
inline constexpr Form<> mendRegion{
    "fault-remedy.region",
    "Check the cells or nodes of that region: they are not created, not loaded, or overwritten."};
inline constexpr Form<> mendListOfCell{"fault-remedy.list-of-cell", "Let the list of a cell grow."};
inline constexpr Form<> mendWholeListOfCell{"fault-remedy.whole-list-of-cell",
                                            "Go through the whole list of the cell."};
inline constexpr Form<> mendSearchAround{"fault-remedy.search-around",
                                         "Search all eight cells around the cell of the centre."};
inline constexpr Form<> mendNeighbourOffsets{
    "fault-remedy.neighbour-offsets",
    "Check the list of offsets to the neighbouring cells. It needs all eight, or, if each pair of cells is tested from "
    "one side only, one of each two that are opposite."};
inline constexpr Form<> mendBufferOfHits{"fault-remedy.buffer-of-hits",
                                         "Let the buffer for the results of a search grow."};
inline constexpr Form<> mendRestOfList{
    "fault-remedy.rest-of-list", "Let the last part take what is left over, or round the length of the parts up."};
inline constexpr Form<> mendRemovalOfOldId{
    "fault-remedy.removal-of-old-id",
    "When you add an object, cancel a pending removal under the same id. Or remove objects before you add new ones."};
inline constexpr Form<> mendSearchSquare{
    "fault-remedy.search-square", "Search the whole square of cells around the cell of the centre, with its corners."};
inline constexpr Form<> mendSearchOwnCell{"fault-remedy.search-own-cell", "Search the object's own cell, too."};
inline constexpr Form<> mendAddOnce{"fault-remedy.add-once",
                                    "Add a pair once, and skip it when it is found again in another cell."};
inline constexpr Form<> mendFirstSharedCell{"fault-remedy.first-shared-cell",
                                            "Test a pair in the first cell that both objects share."};
inline constexpr Form<> mendOwnerCell{
    "fault-remedy.owner-cell",
    "Let the cell report a pair that has the greater one of both first columns, and the greater one of both first "
    "rows: both objects are in it."};
inline constexpr Form<> mendVisitMark{
    "fault-remedy.visit-mark",
    "Clear the marks at the start of each step, or give each search of each step a number of its own that never "
    "repeats."};
inline constexpr Form<> mendSortNumbers{"fault-remedy.sort-numbers",
                                        "Sort by numbers: give the sort a comparison of numbers."};

// Pairs.
inline constexpr Form<> mendReportAtOnce{"fault-remedy.report-at-once",
                                         "Report a pair in the first step in which its boxes overlap."};
inline constexpr Form<> mendKeepReporting{"fault-remedy.keep-reporting",
                                          "Keep reporting pairs of objects at rest, or keep their last contacts."};
inline constexpr Form<> mendWake{"fault-remedy.wake", "Wake an object at rest when another object touches its box."};
inline constexpr Form<> mendSearchFar{"fault-remedy.search-far",
                                      "Search as far as half the size of both objects, not a fixed distance."};
inline constexpr Form<> mendSearchWithBox{"fault-remedy.search-with-box", "Search with the whole box of the object."};
inline constexpr Form<> mendSearchWithPresentBox{
    "fault-remedy.search-with-present-box", "Search with the present box of the object, after all objects have moved."};
inline constexpr Form<> mendSearchInEveryStep{"fault-remedy.search-in-every-step",
                                              "Let every object search for partners in every step."};
inline constexpr Form<> mendAskAgain{"fault-remedy.ask-again",
                                     "Apply the filter again in every step, or when an object begins to move."};
inline constexpr Form<> mendForgetAnswers{
    "fault-remedy.forget-answers",
    "Apply the filter again in every step, or clear its stored results when their inputs change."};
inline constexpr Form<> mendSetMarks{"fault-remedy.set-marks",
                                     "Set the marks and lists of an object again when it jumps to another place."};
inline constexpr Form<> mendResponseWaits{"fault-remedy.response-waits",
                                          "Delay only the response after a hit, and report all pairs."};
inline constexpr Form<> mendWholeIds{"fault-remedy.whole-ids", "Use both whole ids as the key of a pair."};
inline constexpr Form<> mendCompareIds{"fault-remedy.compare-ids", "Compare whole ids."};
inline constexpr Form<> mendWholeId{"fault-remedy.whole-id", "Use the whole id as the key."};
inline constexpr Form<> mendKeyOfBoth{"fault-remedy.key-of-both",
                                      "Use both ids as the key, such as (uint64_t(a) << 32) | b with a < b."};
inline constexpr Form<> mendAskForStatics{
    "fault-remedy.ask-for-statics", "Let each dynamic object search for static objects, no matter which id is lower."};
inline constexpr Form<> mendMasks{
    "fault-remedy.masks", "Compare masks and categories of the two kinds, and check other code that leaves pairs out."};
inline constexpr Form<> mendFilterUpdate{
    "fault-remedy.filter-update",
    "When you change the category or the mask of an object, also change it in the broad phase."};
inline constexpr Form<> mendNotNames{"fault-remedy.not-names",
                                     "Compare ids, not names or types, to leave out the object itself."};
inline constexpr Form<> mendFilterOfGroup{
    "fault-remedy.filter-of-group",
    "Check the filter that leaves out objects of the same group, and how objects get their groups."};
inline constexpr Form<> mendFilterOfBoth{
    "fault-remedy.filter-of-both",
    "Look for a filter of pairs that compares its two objects, and remove it or correct its limit."};
inline constexpr Form<> mendNumbersOfIds{"fault-remedy.numbers-of-ids",
                                         "Compare ids as numbers everywhere, never as texts."};
inline constexpr Form<> mendOneOrder{"fault-remedy.one-order",
                                     "Sort the list by the low sides along the axis by which the search ends."};
inline constexpr Form<> mendDivision{"fault-remedy.division",
                                     "Check how objects are divided into groups, such as levels, layers or lists, and "
                                     "let each object search in all groups that its mask matches."};
inline constexpr Form<> mendOneWay{"fault-remedy.one-way",
                                   "Apply a rule for one-way platforms only to these platforms."};
inline constexpr Form<> mendFreePlaces{
    "fault-remedy.free-places", "Free the room of a pair when its boxes separate or one of its objects is removed."};
inline constexpr Form<> mendListOfNewPairs{"fault-remedy.list-of-new-pairs", "Let the list of new pairs grow."};
inline constexpr Form<> mendListOfKind{"fault-remedy.list-of-kind",
                                       "Let the list of pairs of each kind of object grow."};
inline constexpr Form<> mendListOfPairs{"fault-remedy.list-of-pairs", "Let the list of pairs grow."};
inline constexpr Form<> mendListOfPairsAddOnce{"fault-remedy.list-of-pairs-add-once",
                                               "Let the list of pairs grow, and add a pair only once."};
inline constexpr Form<> mendSearchOn{"fault-remedy.search-on", "Continue the search until it has found all partners."};
inline constexpr Form<> mendSearchEntries{"fault-remedy.search-entries",
                                          "Let the search go through all entries of all cells."};
inline constexpr Form<> mendListOfPartners{"fault-remedy.list-of-partners", "Let the list of partners grow."};
inline constexpr Form<> mendKnownPairs{
    "fault-remedy.known-pairs",
    "Remove a pair from the list of known pairs when its boxes separate or one of its objects is removed."};
inline constexpr Form<> mendNewWithResting{"fault-remedy.new-with-resting",
                                           "Test new objects with objects at rest, too."};
inline constexpr Form<> mendSameOrder{
    "fault-remedy.same-order", "Use the same values for the search and for the test: places in the list, or ids."};
inline constexpr Form<> mendClearMarks{"fault-remedy.clear-marks", "Clear the marks of tested pairs in each step."};
inline constexpr Form<> mendReportShallow{"fault-remedy.report-shallow",
                                          "Report every overlap, and let the response ignore shallow ones."};
inline constexpr Form<> mendCircle{"fault-remedy.circle",
                                   "Make the circle large enough for the corners of the box, or test the boxes."};
inline constexpr Form<> mendActiveList{"fault-remedy.active-list", "Let the list of active objects grow."};
inline constexpr Form<> mendSweepOn{
    "fault-remedy.sweep-on",
    "Continue until the low side of the next object lies beyond the high side of the tested object."};
inline constexpr Form<> mendSkipApart{
    "fault-remedy.skip-apart", "Skip an object that does not overlap along the other axis, and continue until the low "
                               "side of the next object lies beyond the high side of the tested object."};
inline constexpr Form<> mendSortBySides{"fault-remedy.sort-by-sides",
                                        "Sort by the low sides, because the search ends by them."};
inline constexpr Form<> mendBothWays{"fault-remedy.both-ways",
                                     "Compare both ways: a.minY <= b.maxY and b.minY <= a.maxY."};
inline constexpr Form<> mendTestReplacement{
    "fault-remedy.test-replacement",
    "Test the object that takes the free place before you continue with the next place."};
inline constexpr Form<> mendForgetCells{
    "fault-remedy.forget-cells",
    "When an object is removed from its cells, also forget which cells these were, so that it is added again."};
inline constexpr Form<> mendRemoveFirst{
    "fault-remedy.remove-first",
    "Remove the objects that have ended in a loop of their own, or do not go on to the next place after a removal."};
inline constexpr Form<> mendRemoveInOwnLoop{
    "fault-remedy.remove-in-own-loop",
    "Remove vanished objects in a loop of their own, or stay at the same place of the list after a removal."};
inline constexpr Form<> mendSearchAtBirth{
    "fault-remedy.search-at-birth",
    "When an object is added, search for all objects that it overlaps then, and keep these pairs."};
inline constexpr Form<> mendLookBack{
    "fault-remedy.look-back",
    "Go on to the left until the left side is farther away than the width of the longest object of the list."};
inline constexpr Form<> mendSortAll{"fault-remedy.sort-all",
                                    "Sort the whole list by the low sides in every step, before you search for pairs."};
inline constexpr Form<> mendParts{"fault-remedy.parts",
                                  "Test an object with the objects of each part that its box touches."};
inline constexpr Form<> mendMoveToPart{
    "fault-remedy.move-to-part",
    "Assign an object to its new part when it moves there, and test it in each part that its box touches."};
inline constexpr Form<> mendBlocks{"fault-remedy.blocks",
                                   "Test the objects of each block with those of the other blocks, too."};
inline constexpr Form<> mendTouching{"fault-remedy.touching",
                                     "Compare with <= if touching counts as overlap; if not, say so in the recording "
                                     "(half-open boxes). Record coordinates with all their bits."};

// Trees.
inline constexpr Form<> mendLeavesSearch{"fault-remedy.leaves-search",
                                         "Let every leaf that is added or changed search for new partners."};
inline constexpr Form<> mendClearRecord{"fault-remedy.clear-record",
                                        "When the record of a vanished object is used again, clear all of it, also the "
                                        "mark that it is in a list of changed "
                                        "leaves."};
inline constexpr Form<> mendListAfterRemoval{
    "fault-remedy.list-after-removal",
    "Keep the list of changed leaves when an object is removed: remove only the leaf of that object from it."};
inline constexpr Form<> mendBothSearch{"fault-remedy.both-search",
                                       "Skip a pair only when both leaves search in the same step."};
inline constexpr Form<> mendChangedList{"fault-remedy.changed-list", "Let the list of changed leaves grow."};
inline constexpr Form<> mendChangeFirst{"fault-remedy.change-first",
                                        "Change all leaves first, then let the changed ones search."};
inline constexpr Form<> mendBoxOfLeaf{"fault-remedy.box-of-leaf", "Search with the box of the leaf."};
inline constexpr Form<> mendKeepPairOfLeaves{
    "fault-remedy.keep-pair-of-leaves",
    "Keep a pair as long as its leaves overlap. Test its boxes in each step, without dropping it."};
inline constexpr Form<> mendEveryNode{"fault-remedy.every-node",
                                      "Test the objects of every node that the search goes through."};
inline constexpr Form<> mendEveryOverlappingNode{
    "fault-remedy.every-overlapping-node",
    "Begin at the root, and go down to all nodes that overlap the box of the search."};
inline constexpr Form<> mendNodesOfPoints{
    "fault-remedy.nodes-of-points",
    "Keep an object in every node that its box touches, or enlarge the box of a search by the size of the largest "
    "object on all sides."};
inline constexpr Form<> mendLargerNodes{"fault-remedy.larger-nodes",
                                        "Keep an object in the smallest node that holds its whole box, or make the "
                                        "boxes of nodes twice as large as their squares."};
inline constexpr Form<> mendLevel{"fault-remedy.level", "Choose the level by the longer side of the object."};
inline constexpr Form<> mendStack{"fault-remedy.stack", "Let the stack of the search grow."};
inline constexpr Form<> mendNodesAbove{
    "fault-remedy.nodes-above", "After a leaf is added or changed, let all nodes above it grow, up to the root."};

} // namespace broadside::texts
