#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What conditions on pairs are about, for sentences: "steps since the two began to overlap".

namespace broadside::texts {

inline constexpr Form<> featurePairAge{"fault-feature.pair-age", "steps since the two began to overlap"};
inline constexpr Form<> featureYoungerAge{"fault-feature.younger-age", "steps since the younger of the two appeared"};
inline constexpr Form<> featureLessRest{"fault-feature.less-rest",
                                        "steps without motion of the object that rests for fewer steps"};
inline constexpr Form<> featureMoreRest{"fault-feature.more-rest",
                                        "steps without motion of the object that rests for more steps"};
inline constexpr Form<> featureLaterPlace{"fault-feature.later-place",
                                          "objects before the later of the two in the list"};
inline constexpr Form<> featureHigherId{"fault-feature.higher-id", "the higher id"};
inline constexpr Form<> featureCentreDistance{"fault-feature.centre-distance", "the distance between the centres"};
inline constexpr Form<> featureCentreDistanceX{"fault-feature.centre-distance-x",
                                               "the distance between the centres along x"};
inline constexpr Form<> featureCentreDistanceY{"fault-feature.centre-distance-y",
                                               "the distance between the centres along y"};
inline constexpr Form<> featureCentreDistanceOfAxes{
    "fault-feature.centre-distance-of-axes", "the greater one of the distances between the centres along x and y"};
inline constexpr Form<> featureOverlapLeft{"fault-feature.overlap-left", "the left end of the overlap"};
inline constexpr Form<> featureOverlapRight{"fault-feature.overlap-right", "the right end of the overlap"};
inline constexpr Form<> featureOverlapLow{"fault-feature.overlap-low", "the lower end of the overlap"};
inline constexpr Form<> featureOverlapHigh{"fault-feature.overlap-high", "the upper end of the overlap"};
inline constexpr Form<> featureFirstCentreX{"fault-feature.first-centre-x", "the centre that is further left"};
inline constexpr Form<> featureLastCentreX{"fault-feature.last-centre-x", "the centre that is further right"};
inline constexpr Form<> featureFirstCentreY{"fault-feature.first-centre-y", "the centre that is lower along y"};
inline constexpr Form<> featureLastCentreY{"fault-feature.last-centre-y", "the centre that is higher along y"};
inline constexpr Form<> featureReachLeft{"fault-feature.reach-left", "the leftmost side of the two"};
inline constexpr Form<> featureReachRight{"fault-feature.reach-right", "the rightmost side of the two"};
inline constexpr Form<> featureReachLow{"fault-feature.reach-low", "the lowest side of the two along y"};
inline constexpr Form<> featureReachHigh{"fault-feature.reach-high", "the highest side of the two along y"};
inline constexpr Form<> featureSticksOut{"fault-feature.sticks-out", "one of the two is not entirely inside the world"};
inline constexpr Form<> featureSticksOutAlone{"fault-feature.sticks-out-alone",
                                              "only one of the two is entirely inside the world"};
inline constexpr Form<> featureLeftSidesApart{"fault-feature.left-sides-apart", "the distance between the left sides"};
inline constexpr Form<> featureRightSidesApart{"fault-feature.right-sides-apart",
                                               "the distance between the right sides"};
inline constexpr Form<> featureLowSidesApart{"fault-feature.low-sides-apart",
                                             "the distance between the low sides along y"};
inline constexpr Form<> featureHighSidesApart{"fault-feature.high-sides-apart",
                                              "the distance between the high sides along y"};
inline constexpr Form<> featureCommonStepX{
    "fault-feature.common-step-x",
    "the greatest power of two to which sides can be rounded down along x while the two still overlap"};
inline constexpr Form<> featureCommonStepY{
    "fault-feature.common-step-y",
    "the greatest power of two to which sides can be rounded down along y while the two still overlap"};
inline constexpr Form<> featureCellRank{"fault-feature.cell-rank", "objects before the later of the two in their cell"};
inline constexpr Form<> featureCellRankOfFirst{"fault-feature.cell-rank-of-first",
                                               "objects before the earlier of the two in their cell"};
inline constexpr Form<> featureCellRankOfDynamic{
    "fault-feature.cell-rank-of-dynamic", "dynamic objects before a dynamic one of the two in their common cell"};
inline constexpr Form<> featureCellRankOfStatic{"fault-feature.cell-rank-of-static",
                                                "static objects before a static one of the two in their common cell"};
inline constexpr Form<> featureSweepBetween{"fault-feature.sweep-between", "objects between the two in the sweep"};
inline constexpr Form<> featureSweepBroken{
    "fault-feature.sweep-broken", "objects that the sweep passes and that do not overlap along the other axis"};
inline constexpr Form<> featureBackEndsEarly{
    "fault-feature.back-ends-early", "a search to the left passes an object that ends before the searching one begins"};
inline constexpr Form<> featureBackEndsEarlyOfStatic{
    "fault-feature.back-ends-early-of-static",
    "a search to the left passes a static object that ends before the searching one begins"};
inline constexpr Form<> featureCentreBroken{"fault-feature.centre-broken",
                                            "the sweep by centres passes an object that lies beyond"};
inline constexpr Form<> featureSignBroken{
    "fault-feature.sign-broken",
    "an object between the two, ordered by left sides without the sign, begins beyond the end of the first"};
inline constexpr Form<> featureHighBroken{
    "fault-feature.high-broken",
    "an object between the two, ordered by right sides, begins beyond the end of the first"};
inline constexpr Form<> featureAxisBroken{
    "fault-feature.axis-broken",
    "an object between the two, ordered along the other axis, begins beyond the end of the first"};
inline constexpr Form<> featureListBroken{"fault-feature.list-broken",
                                          "an object between the two in the list begins beyond the end of the first"};
inline constexpr Form<> featureLowSideBelow{"fault-feature.low-side-below",
                                            "the later one in the sweep has the lower side along the other axis"};
inline constexpr Form<> featureMetBefore{"fault-feature.met-before", "the two overlapped before"};
inline constexpr Form<> featureCellSteps{"fault-feature.cell-steps", "steps between the cells of the two centres"};
inline constexpr Form<> featureCellColumns{"fault-feature.cell-columns",
                                           "columns between the cells of the two centres"};
inline constexpr Form<> featureCellRows{"fault-feature.cell-rows", "rows between the cells of the two centres"};
inline constexpr Form<> featureCellDiagonal{
    "fault-feature.cell-diagonal", "columns or rows between the cells of the two centres, whichever are fewer"};
inline constexpr Form<> featureSharedBits{"fault-feature.shared-bits", "low bits of an id shared with another object"};
inline constexpr Form<> featureSameSum{"fault-feature.same-sum", "another pair with the same sum of ids"};
inline constexpr Form<> featureSameXor{"fault-feature.same-xor", "another pair with the same XOR of ids"};
inline constexpr Form<> featureSameProduct{"fault-feature.same-product", "another pair with the same product of ids"};
inline constexpr Form<> featureSameTriangle{"fault-feature.same-triangle",
                                            "another pair with the same key low * (low - 1) / 2 + high"};
inline constexpr Form<> featureSameHash{"fault-feature.same-hash", "another pair with the same hash of ids"};
inline constexpr Form<> featureSameMultiple{"fault-feature.same-multiple",
                                            "another pair with the same key low * factor + high"};
inline constexpr Form<> featureSharedKeyBits{"fault-feature.shared-key-bits",
                                             "low bits of both ids shared with another pair"};
inline constexpr Form<> featureNames{"fault-feature.names", "the names of the two"};
inline constexpr Form<> featureSameName{"fault-feature.same-name", "equal names"};
inline constexpr Form<> featureNamesApart{"fault-feature.names-apart", "the two names differ"};
inline constexpr Form<> featureStaticLower{"fault-feature.static-lower", "only the one with the lower id is static"};
inline constexpr Form<> featureOneStatic{"fault-feature.one-static", "exactly one of the two is static"};
inline constexpr Form<> featureRestOfLower{"fault-feature.rest-of-lower",
                                           "steps without motion of the one with the lower id"};
inline constexpr Form<> featureRestOfHigher{"fault-feature.rest-of-higher",
                                            "steps without motion of the one with the higher id"};
inline constexpr Form<> featureRestOfLeft{"fault-feature.rest-of-left", "steps without motion of the one further left"};
inline constexpr Form<> featureRestOfRight{"fault-feature.rest-of-right",
                                           "steps without motion of the one further right"};
inline constexpr Form<> featureAskedByLower{"fault-feature.asked-by-lower",
                                            "the share of its box in which the object with the lower id must search"};
inline constexpr Form<> featureAskedByEither{"fault-feature.asked-by-either",
                                             "the share of its box in which one of the two must search"};
inline constexpr Form<> featureNearestReported{"fault-feature.nearest-reported",
                                               "the distance from one of the two to its nearest partner"};
inline constexpr Form<> featureStrayShare{"fault-feature.stray-share",
                                          "the share of the partners of one of the two that do not overlap it"};
inline constexpr Form<> featureAskedByPast{"fault-feature.asked-by-past",
                                           "the past box of a dynamic object of the pair overlaps the other object"};
inline constexpr Form<> featureAskedByAnyPast{"fault-feature.asked-by-any-past",
                                              "the past box of one of the two overlaps the other object"};
inline constexpr Form<> featureAskedByPastLower{
    "fault-feature.asked-by-past-lower", "the past box of the object with the lower id overlaps the other object"};
inline constexpr Form<> featureAskedAhead{"fault-feature.asked-ahead", "one moves towards the cell of the other"};
inline constexpr Form<> featureRestAtMeeting{"fault-feature.rest-at-meeting",
                                             "steps without motion of one of the two when they met"};
inline constexpr Form<> featureMetStep{"fault-feature.met-step", "the step in which the two first met"};
inline constexpr Form<> featureJumpKept{"fault-feature.jump-kept",
                                        "one of the two has not moved since it jumped to another place"};
inline constexpr Form<> featureHitAge{"fault-feature.hit-age",
                                      "steps since one of the two was reported with another object"};
inline constexpr Form<> featureCellsFromLow{
    "fault-feature.cells-from-low", "columns or rows of cells between the first ones and the one farther from them"};
inline constexpr Form<> featureCellsFromHigh{
    "fault-feature.cells-from-high", "columns or rows of cells between the last ones and the one farther from them"};
inline constexpr Form<> featureCellsFromBorder{"fault-feature.cells-from-border",
                                               "cells between the border of the table and the one farther from it"};
inline constexpr Form<> featureAskedRankMost{"fault-feature.asked-rank-most",
                                             "changed leaves before the last one that should have found the pair"};
inline constexpr Form<> featureJumpAge{"fault-feature.jump-age", "steps since one of the two jumped to another place"};
inline constexpr Form<> featureStartRest{"fault-feature.start-rest",
                                         "steps for which one of the two rested before it moved in this step"};
inline constexpr Form<> featureFirstOfSweep{"fault-feature.first-of-sweep",
                                            "no other pair of this step comes before it in a sweep"};
inline constexpr Form<> featureLastOfSweep{"fault-feature.last-of-sweep",
                                           "no other pair of this step comes after it in a sweep"};
inline constexpr Form<> featureFirstOfList{"fault-feature.first-of-list",
                                           "no other pair of this step comes before it in the order of your list"};
inline constexpr Form<> featureLastOfList{"fault-feature.last-of-list",
                                          "no other pair of this step comes after it in the order of your list"};
inline constexpr Form<> featureHitEver{"fault-feature.hit-ever",
                                       "one of the two was reported with another object before"};
inline constexpr Form<> featureEntriesByLower{
    "fault-feature.entries-by-lower",
    "cell entries before the other object in the search of the object with the lower id"};
inline constexpr Form<> featureEntriesByEither{"fault-feature.entries-by-either",
                                               "cell entries before the other object in a search"};
inline constexpr Form<> featureFindsBefore{"fault-feature.finds-before", "overlaps that are found before this one"};
inline constexpr Form<> featureTestsBefore{"fault-feature.tests-before", "tests of two objects before this one"};
inline constexpr Form<> featureFindsOfName{"fault-feature.finds-of-name",
                                           "overlaps that objects of the same name find before this one"};
inline constexpr Form<> featureHitsOfLower{
    "fault-feature.hits-of-lower",
    "overlaps before the other object in the search of the object with the lower id, its own box among them"};
inline constexpr Form<> featureHitsOfOne{
    "fault-feature.hits-of-one",
    "overlaps before the other object in the search that finds more of them, its own box among them"};
inline constexpr Form<> featureHitsOfBoth{
    "fault-feature.hits-of-both",
    "overlaps before the other object in the search that finds fewer of them, its own box among them"};
inline constexpr Form<> featureCellsAside{"fault-feature.cells-aside",
                                          "their centres are in different cells of the same row"};
inline constexpr Form<> featureCellsAbove{"fault-feature.cells-above",
                                          "their centres are in different cells of the same column"};
inline constexpr Form<> featureCellsRising{"fault-feature.cells-rising",
                                           "one centre is in a cell with a higher column and a higher row"};
inline constexpr Form<> featureCellsFalling{"fault-feature.cells-falling",
                                            "one centre is in a cell with a higher column and a lower row"};
inline constexpr Form<> featureRestOfList{"fault-feature.rest-of-list",
                                          "they are in no whole part of a list that is cut into parts"};
inline constexpr Form<> featureOldFiltersApart{
    "fault-feature.old-filters-apart", "the categories and masks that they had when they appeared keep them apart"};
inline constexpr Form<> featureCellRankAfter{"fault-feature.cell-rank-after",
                                             "objects after the earlier of the two in their cell"};
inline constexpr Form<> featureSharedCells{"fault-feature.shared-cells", "cells that both touch"};
inline constexpr Form<> featureSharedCellsEven{"fault-feature.shared-cells-even",
                                               "the two touch an even number of common cells"};
inline constexpr Form<> featureFirstCellOfLower{
    "fault-feature.first-cell-of-lower",
    "the first cell of the object with the lower id is not a cell of the other object"};
inline constexpr Form<> featureFirstCellOfHigher{
    "fault-feature.first-cell-of-higher",
    "the first cell of the object with the higher id is not a cell of the other object"};
inline constexpr Form<> featureFirstCellOfNeither{"fault-feature.first-cell-of-neither",
                                                  "neither object's first cell is a cell of the other object"};
inline constexpr Form<> featureOwnerCellLeast{
    "fault-feature.owner-cell-least", "the cell with the smallest column and row of both is not a cell of both"};
inline constexpr Form<> featureOwnerCellLeastColumn{
    "fault-feature.owner-cell-least-column",
    "the cell with the smallest column of both, in the first row that they share, is not a cell of both"};
inline constexpr Form<> featureOwnerCellLeastRow{
    "fault-feature.owner-cell-least-row",
    "the cell with the smallest row of both, in the first column that they share, is not a cell of both"};
inline constexpr Form<> featureOwnerCellGreatest{
    "fault-feature.owner-cell-greatest", "the cell with the greatest column and row of both is not a cell of both"};
inline constexpr Form<> featureOwnerCellMiddle{"fault-feature.owner-cell-middle",
                                               "the cell in the middle between their centres is not a cell of both"};
inline constexpr Form<> featureVisitMarkKept{
    "fault-feature.visit-mark-kept",
    "the first object that finds the other one in its cells is also the last one that found it before"};
inline constexpr Form<> featureCircleOfWidths{"fault-feature.circle-of-widths",
                                              "the distance between the centres divided by the mean width"};
inline constexpr Form<> featureCircleOfHeights{"fault-feature.circle-of-heights",
                                               "the distance between the centres divided by the mean height"};
inline constexpr Form<> featureCircleOfShortSides{"fault-feature.circle-of-short-sides",
                                                  "the distance between the centres divided by the mean shorter side"};
inline constexpr Form<> featureCircleOfLongSides{"fault-feature.circle-of-long-sides",
                                                 "the distance between the centres divided by the mean longer side"};
inline constexpr Form<> featureStaticMotionX{"fault-feature.static-motion-x",
                                             "motion along x of the object that meets a static object"};
inline constexpr Form<> featureStaticMotionY{"fault-feature.static-motion-y",
                                             "motion along y of the object that meets a static object"};
inline constexpr Form<> featureAskedStatic{"fault-feature.asked-static",
                                           "only leaves of static objects should have found the pair"};
inline constexpr Form<> featureAskedNew{"fault-feature.asked-new", "only new leaves should have found the pair"};
inline constexpr Form<> featureAskedOfLower{"fault-feature.asked-of-lower",
                                            "only the leaf of the object with the lower id should have found the pair"};
inline constexpr Form<> featureAskedOfHigher{
    "fault-feature.asked-of-higher", "only the leaf of the object with the higher id should have found the pair"};
inline constexpr Form<> featureAskedOfLowLeaf{"fault-feature.asked-of-low-leaf",
                                              "only the leaf with the lower number should have found the pair"};
inline constexpr Form<> featureAskedOfHighLeaf{"fault-feature.asked-of-high-leaf",
                                               "only the leaf with the higher number should have found the pair"};
inline constexpr Form<> featureAskedSpeed{"fault-feature.asked-speed",
                                          "the motion of the fastest leaf that should have found the pair"};
inline constexpr Form<> featureAskedSlowest{"fault-feature.asked-slowest",
                                            "the motion of the slowest leaf that should have found the pair"};
inline constexpr Form<> featureAskedRank{"fault-feature.asked-rank",
                                         "changed leaves before the one that should have found the pair"};
inline constexpr Form<> featureAskedTightApart{
    "fault-feature.asked-tight-apart",
    "the object's own box, in the leaf that should have found the pair, does not overlap the other leaf"};
inline constexpr Form<> featureAskedAge{"fault-feature.asked-age",
                                        "steps since the search that should have found the pair"};
inline constexpr Form<> featureAskedName{"fault-feature.asked-name",
                                         "the name of the leaves that should have found the pair"};
inline constexpr Form<> featureAskedOld{"fault-feature.asked-old",
                                        "only leaves that are not new should have found the pair"};
inline constexpr Form<> featureAskedTogether{"fault-feature.asked-together",
                                             "both leaves searched whenever one of them did"};
inline constexpr Form<> featureAskedAtBirth{"fault-feature.asked-at-birth",
                                            "one of the two was new in all searches for the pair"};
inline constexpr Form<> featureAskedAgain{"fault-feature.asked-again",
                                          "only leaves that had been changed before should have found the pair"};
inline constexpr Form<> featureAskedOfSilent{"fault-feature.asked-of-silent",
                                             "only changed leaves of certain names should have found the pair"};
inline constexpr Form<> featureDroppedApart{"fault-feature.dropped-apart",
                                            "the two were apart since one of their leaves was changed last"};
inline constexpr Form<> featureDroppedResting{"fault-feature.dropped-resting",
                                              "the two rested since one of their leaves was changed last"};
inline constexpr Form<> featureDroppedParting{"fault-feature.dropped-parting",
                                              "the two moved apart since one of their leaves was changed last"};
inline constexpr Form<> featureTurnsById{"fault-feature.turns-by-id", "id plus step is odd for both objects"};
inline constexpr Form<> featureTurnsByPlace{"fault-feature.turns-by-place", "place plus step is odd for both objects"};
inline constexpr Form<> featureSweepOnePass{"fault-feature.sweep-one-pass", "lost by a sweep with one pass of sorting"};
inline constexpr Form<> featureSweepOnePassBack{"fault-feature.sweep-one-pass-back",
                                                "lost by a sweep with one pass of sorting, from the end"};
inline constexpr Form<> featureSweepWithoutNew{"fault-feature.sweep-without-new",
                                               "lost by a sweep in which new objects are not sorted"};
inline constexpr Form<> featureSweepWithoutRightMovers{
    "fault-feature.sweep-without-right-movers",
    "lost by a sweep that does not sort objects that move to higher coordinates"};
inline constexpr Form<> featureSweepWithoutLeftMovers{
    "fault-feature.sweep-without-left-movers",
    "lost by a sweep that does not sort objects that move to lower coordinates"};
inline constexpr Form<> featureSweepLastPlaces{"fault-feature.sweep-last-places",
                                               "lost by a sweep that sorts by the places of the previous step"};
inline constexpr Form<> featureSweepEvery2{"fault-feature.sweep-every-2",
                                           "lost by a sweep that sorts every second step"};
inline constexpr Form<> featureSweepEvery3{"fault-feature.sweep-every-3",
                                           "lost by a sweep that sorts every third step"};
inline constexpr Form<> featureSweepEvery4{"fault-feature.sweep-every-4",
                                           "lost by a sweep that sorts every fourth step"};
inline constexpr Form<> featureSweepEvery5{"fault-feature.sweep-every-5",
                                           "lost by a sweep that sorts every fifth step"};
inline constexpr Form<> featureSweepEvery10{"fault-feature.sweep-every-10",
                                            "lost by a sweep that sorts every tenth step"};
inline constexpr Form<> featureSweepEvery6{"fault-feature.sweep-every-6",
                                           "lost by a sweep that sorts every sixth step"};
inline constexpr Form<> featureSweepEvery7{"fault-feature.sweep-every-7",
                                           "lost by a sweep that sorts every seventh step"};
inline constexpr Form<> featureSweepEvery8{"fault-feature.sweep-every-8",
                                           "lost by a sweep that sorts every eighth step"};
inline constexpr Form<> featureSweepEvery9{"fault-feature.sweep-every-9",
                                           "lost by a sweep that sorts every ninth step"};
inline constexpr Form<> featureSweepMoves2{"fault-feature.sweep-moves-2",
                                           "lost by a sweep that moves objects by two places in a step"};
inline constexpr Form<> featureSweepMoves3{"fault-feature.sweep-moves-3",
                                           "lost by a sweep that moves objects by three places in a step"};
inline constexpr Form<> featureSweepMoves4{"fault-feature.sweep-moves-4",
                                           "lost by a sweep that moves objects by four places in a step"};
inline constexpr Form<> featureSweepMoves5{"fault-feature.sweep-moves-5",
                                           "lost by a sweep that moves objects by five places in a step"};
inline constexpr Form<> featureSweepMoves8{"fault-feature.sweep-moves-8",
                                           "lost by a sweep that moves objects by eight places in a step"};
inline constexpr Form<> featureSweepWhenCountChanges{
    "fault-feature.sweep-when-count-changes", "lost by a sweep that sorts only when the number of objects changes"};
inline constexpr Form<> featureSweepWholeUnits{"fault-feature.sweep-whole-units",
                                               "lost by a sweep that compares whole units only"};
inline constexpr Form<> featureSweepGapsFilled{"fault-feature.sweep-gaps-filled",
                                               "lost by a sweep that fills gaps with its last object"};
inline constexpr Form<> featureSweepSwappedSkipped{"fault-feature.sweep-swapped-skipped",
                                                   "lost by a sweep that skips objects in its active list"};
inline constexpr Form<> featureSweepRemovedSkipped{
    "fault-feature.sweep-removed-skipped",
    "lost by a sweep that skips the object behind a removed one in its active list"};
inline constexpr Form<> featureActiveBefore{"fault-feature.active-before",
                                            "objects that are already active when the first of the two is reached"};
inline constexpr Form<> featureTreeInnerNodes{"fault-feature.tree-inner-nodes",
                                              "lost by a tree that searches its lowest nodes only"};
inline constexpr Form<> featureTreeReach{"fault-feature.tree-reach", "the size of nodes that one of the two needs"};
inline constexpr Form<> featureTreeReachOfDynamic{"fault-feature.tree-reach-of-dynamic",
                                                  "the size of nodes that a dynamic one of the two needs"};
inline constexpr Form<> featureTreeReachOfLower{"fault-feature.tree-reach-of-lower",
                                                "the size of nodes that the one with the lower id needs"};
inline constexpr Form<> featureTreeReachOfHigher{"fault-feature.tree-reach-of-higher",
                                                 "the size of nodes that the one with the higher id needs"};
inline constexpr Form<> featureTreeReachByWidth{"fault-feature.tree-reach-by-width",
                                                "the size of nodes by width that one of the two needs"};
inline constexpr Form<> featureTreeReachByWidthOfDynamic{
    "fault-feature.tree-reach-by-width-of-dynamic", "the size of nodes by width that a dynamic one of the two needs"};
inline constexpr Form<> featureTreeOpenNodes{"fault-feature.tree-open-nodes",
                                             "open nodes with which a tree loses the two"};
inline constexpr Form<> featureLeafTreeParentOnly{"fault-feature.leaf-tree-parent-only",
                                                  "lost by a tree in which only the parents of changed leaves grow"};
inline constexpr Form<> featureLeafTreeRightKept{"fault-feature.leaf-tree-right-kept",
                                                 "lost by a tree in which the parents of right leaves do not grow"};
inline constexpr Form<> featureLeafTreeLeftKept{"fault-feature.leaf-tree-left-kept",
                                                "lost by a tree in which the parents of left leaves do not grow"};
inline constexpr Form<> featureLeafTreeNewKept{"fault-feature.leaf-tree-new-kept",
                                               "lost by a tree in which the parents of new leaves do not grow"};
inline constexpr Form<> featureLeafTreeOpenNodes{"fault-feature.leaf-tree-open-nodes",
                                                 "open nodes with which a tree of leaves loses the two"};
inline constexpr Form<> featurePartedBefore{"fault-feature.parted-before", "the two separated before"};
inline constexpr Form<> featureRestSinceBirth{"fault-feature.rest-since-birth",
                                              "steps without motion of one of the two, from before the other appeared"};
inline constexpr Form<> featureOrderDiffers{"fault-feature.order-differs",
                                            "the one with the lower id comes later in your list"};
inline constexpr Form<> featureSameIdOf2{"fault-feature.same-id-of-2", "the equal remainder of both ids divided by 2"};
inline constexpr Form<> featureSameIdOf3{"fault-feature.same-id-of-3", "the equal remainder of both ids divided by 3"};
inline constexpr Form<> featureSameIdOf4{"fault-feature.same-id-of-4", "the equal remainder of both ids divided by 4"};
inline constexpr Form<> featureSameIdOf8{"fault-feature.same-id-of-8", "the equal remainder of both ids divided by 8"};
inline constexpr Form<> featureSamePlaceOf2{"fault-feature.same-place-of-2",
                                            "the equal remainder of both places in your list divided by 2"};
inline constexpr Form<> featureSamePlaceOf3{"fault-feature.same-place-of-3",
                                            "the equal remainder of both places in your list divided by 3"};
inline constexpr Form<> featureSamePlaceOf4{"fault-feature.same-place-of-4",
                                            "the equal remainder of both places in your list divided by 4"};
inline constexpr Form<> featureSamePlaceOf8{"fault-feature.same-place-of-8",
                                            "the equal remainder of both places in your list divided by 8"};
inline constexpr Form<> featureZonesApart{"fault-feature.zones-apart", "centres in different parts of the world"};
inline constexpr Form<> featureFirstZonesApart{"fault-feature.first-zones-apart",
                                               "first places in different parts of the world"};
inline constexpr Form<> featureBlocksApart{"fault-feature.blocks-apart", "different blocks of objects"};
inline constexpr Form<> featureAskedWithPart{
    "fault-feature.asked-with-part",
    "the pair lies outside the part of the box with which objects search for partners"};
inline constexpr Form<> featureTreeSearched{"fault-feature.tree-searched",
                                            "lost by a search that leaves out nodes of the quadtree"};
inline constexpr Form<> featureNextSkipped{"fault-feature.next-skipped",
                                           "one of the two comes behind a vanished object in the list"};
inline constexpr Form<> featureLastSkipped{"fault-feature.last-skipped",
                                           "one of the two takes the place of a vanished object in the list"};
inline constexpr Form<> featureSinceBirth{"fault-feature.since-birth",
                                          "the two have overlapped since the younger one appeared"};
inline constexpr Form<> featureAskedOfReused{"fault-feature.asked-of-reused",
                                             "only leaves of objects that never find any partner could have found it"};
inline constexpr Form<> featureHeldAtFirst{"fault-feature.held-at-first",
                                           "one of the two stays registered where it was first"};
inline constexpr Form<> featureTurnsMissed{"fault-feature.turns-missed", "neither of the two searches in this step"};
inline constexpr Form<> featureSweepMixed{"fault-feature.sweep-mixed",
                                          "lost by a sweep with another order than its search"};
inline constexpr Form<> featureAreaRatio{"fault-feature.area-ratio", "the larger area divided by the smaller one"};
inline constexpr Form<> featurePartingX{"fault-feature.parting-x",
                                        "the motion of the two away from each other along x"};
inline constexpr Form<> featurePartingY{"fault-feature.parting-y",
                                        "the motion of the two away from each other along y"};
inline constexpr Form<> featureParting{"fault-feature.parting", "the motion of the two away from each other"};
inline constexpr Form<> featureAgeDifference{"fault-feature.age-difference",
                                             "steps between the appearances of the two"};
inline constexpr Form<> featureSpeedByWidth{"fault-feature.speed-by-width",
                                            "the speed of one of the two divided by its width"};
inline constexpr Form<> featureSpeedByShortSide{"fault-feature.speed-by-short-side",
                                                "the speed of one of the two divided by its shorter side"};
inline constexpr Form<> featureTextOrderDiffers{"fault-feature.text-order-differs",
                                                "the ids sort differently as texts and as numbers"};
inline constexpr Form<> featureAskedAtRemoval{
    "fault-feature.asked-at-removal", "an object vanished in each step in which the pair should have been found"};
inline constexpr Form<> featureSameNameGroup{"fault-feature.same-name-group", "both names in the same group"};
inline constexpr Form<> featureOtherNameGroup{"fault-feature.other-name-group", "names in different groups"};
inline constexpr Form<> featureReported{"fault-feature.reported", "other reported pairs in the step"};
inline constexpr Form<> featureReportedBefore{"fault-feature.reported-before",
                                              "reported pairs before it in the order of objects"};
inline constexpr Form<> featureNewReported{"fault-feature.new-reported",
                                           "other pairs that are reported for the first time"};
inline constexpr Form<> featurePartnersOfLower{"fault-feature.partners-of-lower",
                                               "other partners of the object with the lower id"};
inline constexpr Form<> featureReportedEver{"fault-feature.reported-ever", "pairs that were reported before"};
inline constexpr Form<> featureBegunEver{"fault-feature.begun-ever",
                                         "other pairs that are reported for the first time ever"};
inline constexpr Form<> featureReportedOfName{"fault-feature.reported-of-name",
                                              "other reported pairs of the same name"};
inline constexpr Form<> featurePartners{"fault-feature.partners", "other partners of one of the two"};
inline constexpr Form<> featureOlderAge{"fault-feature.older-age", "steps since the older of the two appeared"};
inline constexpr Form<> featureEarlierPlace{"fault-feature.earlier-place", "objects before the earlier of the two"};
inline constexpr Form<> featureLowerId{"fault-feature.lower-id", "the lower id"};
inline constexpr Form<> featureIdDifference{"fault-feature.id-difference", "the difference of the ids"};
inline constexpr Form<> featurePairIdBits{"fault-feature.pair-id-bits", "low bits that the two ids share"};
inline constexpr Form<> featurePairPlaceBits{"fault-feature.pair-place-bits",
                                             "low bits that the places of the two in your list share"};
inline constexpr Form<> featureLargerSide{"fault-feature.larger-side", "the side of the larger one"};
inline constexpr Form<> featureSmallerSide{"fault-feature.smaller-side", "the side of the smaller one"};
inline constexpr Form<> featureFasterSpeed{"fault-feature.faster-speed", "the speed of the faster one"};
inline constexpr Form<> featureSlowerSpeed{"fault-feature.slower-speed", "the speed of the slower one"};
inline constexpr Form<> featureRelativeSpeed{"fault-feature.relative-speed", "the relative speed"};
inline constexpr Form<> featureLessMotionX{"fault-feature.less-motion-x", "the lesser motion along x"};
inline constexpr Form<> featureMoreMotionX{"fault-feature.more-motion-x", "the greater motion along x"};
inline constexpr Form<> featureLessMotionY{"fault-feature.less-motion-y", "the lesser motion along y"};
inline constexpr Form<> featureMoreMotionY{"fault-feature.more-motion-y", "the greater motion along y"};
inline constexpr Form<> featureOverlapDepth{"fault-feature.overlap-depth", "the depth of the overlap"};
inline constexpr Form<> featureOriginDistance{"fault-feature.origin-distance", "the distance from (0, 0)"};
inline constexpr Form<> featureObjects{"fault-feature.objects", "objects in the step"};
inline constexpr Form<> featureStep{"fault-feature.step", "the step"};
inline constexpr Form<> featureAsleep{"fault-feature.asleep", "number of the two objects that are asleep"};

} // namespace broadside::texts
