#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Titles of the rules that a diagnosis may name: a few words each.

namespace broadside::texts {

inline constexpr Form<> ruleStale{"rule.stale", "Stale registration"};
inline constexpr Form<> ruleOutsideGrid{"rule.outside-grid", "Outside the grid"};
inline constexpr Form<> rulePartialLastCell{"rule.partial-last-cell", "Row or column left out of the table"};
inline constexpr Form<> ruleLargerThanCells{"rule.larger-than-cells", "Larger than the registered cells"};
inline constexpr Form<> ruleNotRegistered{"rule.not-registered", "Not registered"};
inline constexpr Form<> ruleIntegerTruncation{"rule.integer-truncation", "Coordinates truncated to integers"};
inline constexpr Form<> ruleRounding{"rule.rounding", "Rounding"};
inline constexpr Form<> ruleLostAfterStructure{"rule.lost-after-structure", "Registered together, and not reported"};
inline constexpr Form<> ruleAllMissed{"rule.all-missed", "Not one overlapping pair reported"};
inline constexpr Form<> ruleUnknown{"rule.unknown", "Unknown cause"};
inline constexpr Form<> ruleLateRegistration{"rule.late-registration", "Registered late"};
inline constexpr Form<> ruleEarlyRegistration{"rule.early-registration", "Registered ahead"};
inline constexpr Form<> ruleRegisteredOnce{"rule.registered-once", "Registered once and never again"};
inline constexpr Form<> ruleConditionalUpdate{"rule.conditional-update", "Registered again under a condition only"};
inline constexpr Form<> rulePeriodicUpdate{"rule.periodic-update", "Registered again in some steps only"};
inline constexpr Form<> ruleAddedLate{"rule.added-late", "Added late"};
inline constexpr Form<> ruleNeverRegistered{"rule.never-registered", "Never registered"};
inline constexpr Form<> ruleRestingUnregistered{"rule.resting-unregistered", "Resting objects not registered"};
inline constexpr Form<> ruleRegistrationLimit{"rule.registration-limit", "Limit of registered objects"};
inline constexpr Form<> ruleReusedId{"rule.reused-id", "Id used by two objects"};
inline constexpr Form<> ruleRegisteredPoint{"rule.registered-point", "Registered at a point"};
inline constexpr Form<> ruleRegisteredSize{"rule.registered-size", "Registered with another size"};
inline constexpr Form<> ruleRegisteredShifted{"rule.registered-shifted", "Registered at another place"};
inline constexpr Form<> ruleOutsideTable{"rule.outside-table", "Outside the table"};
inline constexpr Form<> ruleCentreCellOnly{"rule.centre-cell-only", "Cell of the centre only"};
inline constexpr Form<> ruleLargerThanRing{"rule.larger-than-ring", "Larger than the searched ring"};
inline constexpr Form<> ruleCentreRegistered{"rule.centre-registered", "Registered by the centre"};
inline constexpr Form<> ruleLowCornerCellOnly{"rule.low-corner-cell-only", "Cell of the low corner only"};
inline constexpr Form<> ruleCornerCellsOnly{"rule.corner-cells-only", "Cells of the corners only"};
inline constexpr Form<> ruleCellsOfObjectLimit{"rule.cells-of-object-limit", "Limit of cells of an object"};
inline constexpr Form<> ruleCellsLeftOut{"rule.cells-left-out", "Cells left out"};
inline constexpr Form<> ruleCellsNotAdded{"rule.cells-not-added", "New cells of moving objects left out"};
inline constexpr Form<> ruleNewPairDelayed{"rule.new-pair-delayed", "New pairs reported late"};
inline constexpr Form<> ruleBothResting{"rule.both-resting", "Pairs of resting objects"};
inline constexpr Form<> ruleOneResting{"rule.one-resting", "Pairs with a resting object"};
inline constexpr Form<> ruleQueryRadius{"rule.query-radius", "Search radius too small"};
inline constexpr Form<> ruleRegionLeftOut{"rule.region-left-out", "Region left out"};
inline constexpr Form<> ruleCellCapacity{"rule.cell-capacity", "Limit of objects in a cell"};
inline constexpr Form<> ruleSweepWindow{"rule.sweep-window", "Window of the sweep"};
inline constexpr Form<> ruleSweepEndsEarly{"rule.sweep-ends-early", "Sweep ends early"};
inline constexpr Form<> ruleIdBits{"rule.id-bits", "Ids truncated to a few bits"};
inline constexpr Form<> rulePairKey{"rule.pair-key", "Pairs with the same key"};
inline constexpr Form<> ruleNamesSkipped{"rule.names-skipped", "Pairs of certain names skipped"};
inline constexpr Form<> ruleSameNameSkipped{"rule.same-name-skipped", "Pairs of the same name skipped"};
inline constexpr Form<> rulePairLimit{"rule.pair-limit", "Limit of pairs in a step"};
inline constexpr Form<> rulePartnerLimit{"rule.partner-limit", "Limit of partners of an object"};
inline constexpr Form<> ruleRegisteredElsewhere{"rule.registered-elsewhere", "Registered elsewhere"};
inline constexpr Form<> ruleNotUpdated{"rule.not-updated", "Not registered again"};
inline constexpr Form<> rulePlacedLate{"rule.placed-late", "Registered at the right place late"};
inline constexpr Form<> ruleRowsLeftOut{"rule.rows-left-out", "Rows or columns of cells left out"};
inline constexpr Form<> ruleStaticsSkipped{"rule.statics-skipped", "Pairs with static objects skipped"};
inline constexpr Form<> ruleSortedByCentre{"rule.sorted-by-centre", "Sorted by centres"};
inline constexpr Form<> ruleOneSidedTest{"rule.one-sided-test", "Compared one way only"};
inline constexpr Form<> ruleTestedOnce{"rule.tested-once", "Tested before, and left out later"};
inline constexpr Form<> ruleNeighboursNotSearched{"rule.neighbours-not-searched", "Neighbouring cells not searched"};
inline constexpr Form<> ruleLevelsNotSearched{"rule.levels-not-searched", "Grids of other sizes not searched"};
inline constexpr Form<> ruleTooLargeForLevel{"rule.too-large-for-level", "Too large for the cells of its grid"};
inline constexpr Form<> ruleOtherCellsSearched{"rule.other-cells-searched", "Search with another cell size"};
inline constexpr Form<> ruleQueryLate{"rule.query-late", "Search with an old box"};
inline constexpr Form<> ruleSearchAheadOnly{"rule.search-ahead-only", "Search in one direction only"};
inline constexpr Form<> ruleSearchInTurns{"rule.search-in-turns", "Search in turns"};
inline constexpr Form<> ruleFirstAnswerKept{"rule.first-answer-kept", "First answer of a filter kept"};
inline constexpr Form<> ruleJumpMarkKept{"rule.jump-mark-kept", "State of objects kept after a jump"};
inline constexpr Form<> ruleSkippedAfterJump{"rule.skipped-after-jump", "Objects skipped after a jump"};
inline constexpr Form<> rulePairExpires{"rule.pair-expires", "Pairs that last too long are dropped"};
inline constexpr Form<> ruleCellKey{"rule.cell-key", "Different cells with one key"};
inline constexpr Form<> ruleOldFilter{"rule.old-filter", "Old category or mask"};
inline constexpr Form<> ruleLostAtStart{"rule.lost-at-start", "Pairs lost when an object starts to move"};
inline constexpr Form<> ruleEndPairSkipped{"rule.end-pair-skipped", "First or last pair of a step skipped"};
inline constexpr Form<> ruleSkippedAfterHit{"rule.skipped-after-hit", "Objects skipped after a hit"};
inline constexpr Form<> ruleSearchLimit{"rule.search-limit", "Limit of entries that a search goes through"};
inline constexpr Form<> ruleSweepUnsorted{"rule.sweep-unsorted", "List of the sweep out of order"};
inline constexpr Form<> ruleSweepSkipsActive{"rule.sweep-skips-active", "Active objects of the sweep skipped"};
inline constexpr Form<> ruleNextObjectSkipped{"rule.next-object-skipped", "Objects skipped when others vanish"};
inline constexpr Form<> ruleNoPairsAtBirth{"rule.no-pairs-at-birth", "Overlaps of a new object not noticed"};
inline constexpr Form<> ruleOwnCellNotSearched{"rule.own-cell-not-searched", "Own cell not searched"};
inline constexpr Form<> ruleShallowSkipped{"rule.shallow-skipped", "Shallow overlaps skipped"};
inline constexpr Form<> ruleSharedCells{"rule.shared-cells", "Pairs with several common cells"};
inline constexpr Form<> ruleWrongOwnerCell{"rule.wrong-owner-cell", "Reported by a cell that is not a cell of both"};
inline constexpr Form<> ruleVisitMarkKept{"rule.visit-mark-kept", "Marks of visits kept from step to step"};
inline constexpr Form<> ruleFirstCellOnly{"rule.first-cell-only", "Tested only in the first cell"};
inline constexpr Form<> ruleCircleTest{"rule.circle-test", "Circles tested before boxes"};
inline constexpr Form<> ruleOneWay{"rule.one-way", "Static objects skipped in one direction"};
inline constexpr Form<> ruleLeafNotAsked{"rule.leaf-not-asked", "Changed leaves that do not search"};
inline constexpr Form<> rulePairDropped{"rule.pair-dropped", "Pairs dropped while their leaves overlap"};
inline constexpr Form<> ruleNewPairLimit{"rule.new-pair-limit", "Limit of new pairs in a step"};
inline constexpr Form<> ruleTreeNodesNotSearched{"rule.tree-nodes-not-searched", "Nodes of a tree not searched"};
inline constexpr Form<> ruleTreeNodesTooSmall{"rule.tree-nodes-too-small",
                                              "Nodes of a tree too small for their objects"};
inline constexpr Form<> ruleTreeStackLimit{"rule.tree-stack-limit", "Limit of open nodes of a search"};
inline constexpr Form<> ruleTreeNotRefitted{"rule.tree-not-refitted", "Nodes above changed leaves not refitted"};
inline constexpr Form<> rulePartedPairKept{"rule.parted-pair-kept", "Pairs not reported again after they separated"};
inline constexpr Form<> ruleSleeperNotTold{"rule.sleeper-not-told", "Resting objects not tested with newer ones"};
inline constexpr Form<> ruleOrderMixed{"rule.order-mixed", "Order of the list and order of the ids mixed"};
inline constexpr Form<> ruleGroupSkipped{"rule.group-skipped", "Pairs within a group of objects skipped"};
inline constexpr Form<> ruleRelationSkipped{"rule.relation-skipped",
                                            "Pairs skipped because of how both objects compare"};
inline constexpr Form<> ruleZonesApart{"rule.zones-apart", "Pairs of different parts of the world skipped"};
inline constexpr Form<> ruleTouching{"rule.touching", "Touching boxes"};
inline constexpr Form<> ruleTunnelling{"rule.tunnelling", "Tunnelling"};
inline constexpr Form<> ruleMasksDiffer{"rule.masks-differ", "Kept apart by masks"};
inline constexpr Form<> ruleContrast{"rule.contrast", "What missed pairs have in common"};

} // namespace broadside::texts
