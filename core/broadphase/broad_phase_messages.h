#pragma once

#include "core/base/message/message_form.h"

/// @file
/// The algorithms, and what is said about their faults and limits.

namespace broadside::texts {

// Summaries; "cost: ..."; "use it ..."; "faults: ...".
inline constexpr Form<> algorithmGridSummary{"algorithm.grid-summary",
                                             "Uniform grid over the world: objects that share a cell are candidates"};
inline constexpr Form<> algorithmGridCost{"algorithm.grid-cost",
                                          "update O(n + cells), pairs O(n + pairs that share a cell)"};
inline constexpr Form<> algorithmGridUse{"algorithm.grid-use", "for objects of similar size in a world of known size"};
inline constexpr Form<> algorithmHashedGridSummary{"algorithm.hashed-grid-summary",
                                                   "A uniform grid without borders: cells are found by hashing"};
inline constexpr Form<> algorithmHashedGridCost{"algorithm.hashed-grid-cost",
                                                "update O(n), pairs O(n + pairs that share a cell)"};
inline constexpr Form<> algorithmHashedGridUse{
    "algorithm.hashed-grid-use", "for worlds without borders, or far larger than the area of the objects"};
inline constexpr Form<> algorithmPackedGridSummary{
    "algorithm.packed-grid-summary", "The fastest one here: packed rows of cells, whose size is chosen automatically"};
inline constexpr Form<> algorithmPackedGridCost{"algorithm.packed-grid-cost",
                                                "update O(n), pairs O(n + pairs whose boxes overlap)"};
inline constexpr Form<> algorithmPackedGridUse{"algorithm.packed-grid-use", "when only speed matters"};
inline constexpr Form<> algorithmBruteForceSummary{"algorithm.brute-force-summary",
                                                   "Every pair is a candidate: slow, but always correct"};
inline constexpr Form<> algorithmBruteForceCost{"algorithm.brute-force-cost", "update O(1), pairs O(n^2)"};
inline constexpr Form<> algorithmBruteForceUse{"algorithm.brute-force-use",
                                               "for fewer than about 50 objects, and to check the others"};
inline constexpr Form<> algorithmQuadtreeSummary{"algorithm.quadtree-summary",
                                                 "Each square with many objects is divided into four squares"};
inline constexpr Form<> algorithmQuadtreeCost{"algorithm.quadtree-cost",
                                              "update O(n log n), pairs O(n log n + candidates)"};
inline constexpr Form<> algorithmQuadtreeUse{
    "algorithm.quadtree-use",
    "for objects that crowd in some places; slow if many objects lie across the centre lines"};
inline constexpr Form<> algorithmSweepAndPruneSummary{
    "algorithm.sweep-and-prune-summary", "Sorted along x: objects whose x intervals overlap are candidates"};
inline constexpr Form<> algorithmSweepAndPruneCost{"algorithm.sweep-and-prune-cost",
                                                   "update O(n log n), pairs O(n + pairs whose x intervals overlap)"};
inline constexpr Form<> algorithmSweepAndPruneUse{
    "algorithm.sweep-and-prune-use",
    "for worlds that are wide and low; in one narrow column it is as slow as brute force"};
inline constexpr Form<> algorithmAabbTreeSummary{"algorithm.aabb-tree-summary", "A balanced tree of boxes"};
inline constexpr Form<> algorithmAabbTreeCost{"algorithm.aabb-tree-cost",
                                              "update O(m log m), pairs O(m log n + pairs whose boxes overlap)"};
inline constexpr Form<> algorithmAabbTreeUse{"algorithm.aabb-tree-use",
                                             "for objects of very different sizes, in worlds without borders"};
inline constexpr Form<> algorithmCornerGridSummary{
    "algorithm.corner-grid-summary",
    "Textbook grid that registers only the four corners: misses pairs of objects that span three cells"};
inline constexpr Form<> algorithmCornerGridCost{"algorithm.corner-grid-cost",
                                                "update O(n), pairs O(n + pairs that share a bucket)"};
inline constexpr Form<> algorithmCornerGridUse{
    "algorithm.corner-grid-use", "to see what a grid from a textbook misses; choose grid for correct results"};
inline constexpr Form<> algorithmCornerGridFaults{"algorithm.corner-grid-faults",
                                                  "misses objects that span three or more cells or lie outside the "
                                                  "world; a static object that moved is still found at its old place"};
inline constexpr Form<> algorithmRangeGridSummary{
    "algorithm.range-grid-summary", "Textbook grid in whole pixels: misses pairs because it truncates coordinates"};
inline constexpr Form<> algorithmRangeGridCost{"algorithm.range-grid-cost",
                                               "update O(n + registrations), pairs O(n + pairs that share a bucket)"};
inline constexpr Form<> algorithmRangeGridUse{"algorithm.range-grid-use",
                                              "to see what whole pixels miss; choose grid for correct results"};
inline constexpr Form<> algorithmRangeGridFaults{
    "algorithm.range-grid-faults",
    "misses pairs that touch, or overlap by less than a pixel, at a cell border, and objects outside the world; a "
    "static object that moved is still found at its old place"};
inline constexpr Form<> algorithmBucketGridSummary{
    "algorithm.bucket-grid-summary", "Textbook grid of buckets: faults in a partial last row and outside the world"};
inline constexpr Form<> algorithmBucketGridCost{"algorithm.bucket-grid-cost",
                                                "update O(n), pairs O(n + pairs that share a bucket)"};
inline constexpr Form<> algorithmBucketGridUse{
    "algorithm.bucket-grid-use", "to see what a grid from a blog misses; choose grid for correct results"};
inline constexpr Form<> algorithmBucketGridFaults{
    "algorithm.bucket-grid-faults",
    "has no buckets for a partial last row or for objects outside the world, where the original crashes; misses "
    "objects that span three or more cells; a partial last column adds false candidates; a static object that moved is "
    "still found at its old place"};

// Broad phases that cannot be made.
inline constexpr Form<Text> phaseNotAvailable{"broad-phase.not-available",
                                              "The algorithm \"{name}\" cannot be run by this version"};
inline constexpr Form<Text> phaseChoose{"broad-phase.choose", "Choose one of {names}"};
inline constexpr Form<Number, Number, Number, Count, Count> phaseManyCells{
    "broad-phase.many-cells",
    "Cells of {size} m in a world of {width} x {height} m make {count} cells; the limit is {limit}"};
inline constexpr Form<Number, Number, Number, Number, Count> phaseCountlessCells{
    "broad-phase.countless-cells",
    "Cells of {size} m in a world of {width} x {height} m make {count} cells; the limit is {limit}"};
inline constexpr Form<Number> phaseLargerCells{"broad-phase.larger-cells", "Make the cells {size} m or larger"};

// Faults of registration. They follow the name of an object. A bucket may be negative.
inline constexpr Form<Text> phaseNoBucket{"broad-phase.no-bucket",
                                          "its box reaches bucket {bucket}, which does not exist; the original would "
                                          "crash, but here the object is only left out of that bucket"};
inline constexpr Form<> phaseDivideHeight{
    "broad-phase.divide-height",
    "Choose cells that divide the height of the world, keep objects inside it, or choose grid"};
inline constexpr Form<> phaseManyBuckets{"broad-phase.many-buckets",
                                         "it needs more buckets than fit, so it is not registered and never found"};
inline constexpr Form<> phaseChooseLarger{"broad-phase.choose-larger", "Choose larger cells, or choose grid"};
inline constexpr Form<> phaseNowhere{"broad-phase.nowhere",
                                     "it is in no bucket, so it is not registered and never found"};
inline constexpr Form<> phaseKeepInside{"broad-phase.keep-inside",
                                        "Keep objects inside the world, or choose the algorithm grid"};
inline constexpr Form<> phaseCornersOnly{
    "broad-phase.corners-only",
    "it spans three or more cells but is registered only at its corners, so it is not found between them"};
inline constexpr Form<> phaseCellsAsLarge{"broad-phase.cells-as-large",
                                          "Choose cells at least as large as the object, or choose grid"};
inline constexpr Form<> phaseStale{
    "broad-phase.stale",
    "it was moved but is still registered at its old place, so it is found there and not at its new place"};
inline constexpr Form<> phaseReload{
    "broad-phase.reload", "Reload the scene, or choose grid, which also registers moved static objects again"};

} // namespace broadside::texts
