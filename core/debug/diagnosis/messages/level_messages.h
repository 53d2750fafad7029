#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Faults of hierarchical grids: several grids, one for small objects, others for larger ones.

namespace broadside::texts {

inline constexpr Form<Number> pairLevelsApart{
    "fault-pair.levels-apart",
    "The game has a grid for each size of object. Two objects do not find each other if their grids are {levels} or "
    "more sizes of cells apart."};
inline constexpr Form<> pairOtherLevels{
    "fault-pair.other-levels",
    "The game has a grid for each size of object. Objects in grids with different cells do not find each other."};
inline constexpr Form<> pairSameLevel{
    "fault-pair.same-level",
    "The game has a grid for each size of object. Objects in the same grid do not find each other."};
inline constexpr Form<Number> pairHigherLevel{
    "fault-pair.higher-level", "Pairs are lost if one of the two is in a grid with cells of {length} or more."};
inline constexpr Form<Number> pairLowerLevel{
    "fault-pair.lower-level", "Pairs are lost if one of the two is in a grid with cells of {length} or less."};
inline constexpr Form<Number> pairTooLargeForLevel{
    "fault-pair.too-large-for-level",
    "The game has a grid for each size of object. Two objects do not find each other if their centres are {cells} or "
    "more cells apart in the grid of the larger one: objects are too large for the cells of their grid."};
inline constexpr Form<> pairStaleInGrid{"fault-pair.stale-in-grid",
                                        "In one of the game's grids, objects stay in the cells of an earlier step. In "
                                        "the grid with the smallest cells that "
                                        "both objects of a pair are in, they have no cell in common."};
inline constexpr Form<> pairApartInGrid{
    "fault-pair.apart-in-grid",
    "In the grid with the smallest cells that both objects of a pair are in, they have no cell in common."};
inline constexpr Form<> mendUpdateGrids{"fault-remedy.update-grids",
                                        "When an object moves, compare its cells in every grid in which it is, and "
                                        "register it again in each that changed."};
inline constexpr Form<> mendCellsOfGrids{"fault-remedy.cells-of-grids",
                                         "Register an object in all cells of its box, in every grid in which it is."};
inline constexpr Form<> mendAllLevels{
    "fault-remedy.all-levels",
    "Search every grid with the object's box, not only its own grid. Check where the loop over the grids begins and "
    "ends."};
inline constexpr Form<> mendSameLevel{"fault-remedy.same-level", "Also search the object's own grid."};
inline constexpr Form<> mendLevelOfSize{
    "fault-remedy.level-of-size",
    "Put an object in the first grid whose cells are at least as long as its longer side, or search more cells."};
inline constexpr Form<> featureLevelsApart{"fault-feature.levels-apart",
                                           "how many sizes of cells the grids of the two are apart"};
inline constexpr Form<> featureHigherLevel{"fault-feature.higher-level",
                                           "the number of the grid with the larger cells, counted by size from 0"};
inline constexpr Form<> featureLowerLevel{"fault-feature.lower-level",
                                          "the number of the grid with the smaller cells, counted by size from 0"};
inline constexpr Form<> featureCellsInLevel{"fault-feature.cells-in-level",
                                            "how many cells the centres are apart in the grid with the larger cells"};

inline constexpr Form<> featureStaleInGrid{
    "fault-feature.stale-in-grid",
    "in the grid with the smallest cells that both are in, one of the two is in the cells of an earlier step"};
inline constexpr Form<> featureApartInGrid{
    "fault-feature.apart-in-grid",
    "the two have no cell in common in the grid with the smallest cells that both are in"};

} // namespace broadside::texts
