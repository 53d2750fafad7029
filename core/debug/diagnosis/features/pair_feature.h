#pragma once

#include "core/base/message/message_form.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

/// @file
/// Numbers of a pair in a frame by which missed pairs may differ from found ones.

namespace broadside::diagnosis {

enum class Feature : std::uint16_t {
    // Mechanisms: one known fault depends on each of these features.
    PairAge,     ///< Frames since their boxes began to overlap.
    PairAgeSeen, ///< The same; at least so many, if that began before the first frame.
    YoungerAge,  ///< Frames since the younger of the two appeared.
    LessRest,    ///< Frames without motion of the one that rests less.
    MoreRest,    ///< Frames without motion of the one that rests longer.
    LaterPlace,  ///< How many objects come before the later of the two in the game's list.
    HigherId,
    CentreDistance,  ///< The distance between the centres.
    CentreDistanceX, ///< The same along x.
    CentreDistanceY,
    CentreDistanceOfAxes, ///< The greater one of these two.
    OverlapLeft,          ///< The place where the overlap begins along x.
    OverlapRight,         ///< The place where it ends.
    OverlapLow,           ///< The place where it begins along y.
    OverlapHigh,          ///< The place where it ends.
    FirstCentreX,         ///< Where the centres of the two are, the lesser and the greater one along each axis.
    LastCentreX,
    FirstCentreY,
    LastCentreY,
    ReachLeft, ///< How far the two reach together.
    ReachRight,
    ReachLow,
    ReachHigh,
    SticksOut,      ///< 1: one of the two is not entirely inside the world.
    SticksOutAlone, ///< 1: one of the two is not entirely inside the world, and the other one is.
    LeftSidesApart, ///< How far the left sides of the two are apart; likewise the next ones.
    RightSidesApart,
    LowSidesApart,
    HighSidesApart,
    CommonStepX,       ///< The greatest power of two to which sides may be rounded down so that the two still overlap.
    CommonStepY,       ///< The same along y.
    CellRank,          ///< How many objects come before the later of the two in the shared cell where they are fewest.
    CellRankOfFirst,   ///< The same for the earlier of the two.
    CellRankOfDynamic, ///< How many dynamic objects come before a dynamic one of the two in the shared cell where they
                       ///< are fewest; unknown if none of the two is dynamic.
    CellRankOfStatic,  ///< The same of static ones.
    SweepBetween,      ///< How many objects lie between the two, ordered by their left sides.
    SweepBroken,       ///< How many objects between the two do not overlap the first of them along y.
    CentreBroken,      ///< 1: ordered by their centres, an object between the two begins beyond the end of the first.
    SignBroken,        ///< 1: the same if they are ordered by their left sides without the sign.
    HighBroken,        ///< 1: the same if they are ordered by their right sides.
    AxisBroken,        ///< 1: the same if they are ordered along the other axis.
    ListBroken,        ///< 1: the same if they are in the order of the game's list; unknown if that is sorted.
    BackEndsEarly,     ///< 1: ordered by their left sides, an object between the two ends before the later one begins.
    BackEndsEarlyOfStatic, ///< 1: the same for static objects alone: the earlier one is static, the later one is not.
    LowSideBelow,          ///< 1: the later of the two along x has the lower low side along y.
    MetBefore,             ///< 1: they overlapped in an earlier frame.
    CellSteps,             ///< How many columns plus how many rows the cells of their centres are apart.
    CellColumns,           ///< How many columns they are apart.
    CellRows,
    CellsFromLow,      ///< The columns or rows, whichever are fewer, between the cell of a centre and the first ones of
                       ///< the table; of both objects the greater number.
    CellsFromHigh,     ///< The same for the last ones.
    CellsFromBorder,   ///< The same for the first or the last ones, whichever are nearer.
    BucketRank,        ///< How many objects come before the later of the two in their common bucket (cell_buckets.h).
    GapCentreOfLater,  ///< 1: the later of the two filled a gap, and its centre is still in the same cell
                       ///< (gap_fillers.h).
    GapCentreOfEither, ///< The same of one of the two.
    GapCellsOfLater,   ///< The same as GapCentreOfLater for all cells of its box.
    GapCellsOfEither,
    LevelsApart,      ///< How many sizes of cells the grids of the two are apart (grid_levels.h).
    HigherLevel,      ///< The place in Evidence::levels of the grid with the longer cells; likewise the next one.
    LowerLevel,       ///< The same of the other grid.
    CellsInLevel,     ///< How many columns or rows the centres are apart, whichever are more, in HigherLevel.
    StaleInGrid,      ///< 1: Event::InGrids::Stale; unknown if the recording does not tell. Likewise the next one.
    ApartInGrid,      ///< 1: Event::InGrids::Stale or Apart.
    CellDiagonal,     ///< The lesser of CellColumns and CellRows.
    CellsAside,       ///< 1: the cells of their centres are different ones in one row; likewise the next ones.
    CellsAbove,       ///< In one column.
    CellsRising,      ///< One of them has both a higher column and a higher row.
    CellsFalling,     ///< One of them has a higher column and a lower row.
    SharedBits,       ///< The most low bits that the id of another object shares with the id of one of the two.
    SameSum,          ///< 1: another reported pair has ids of the same sum.
    SameXor,          ///< 1: the same for the exclusive or.
    SameProduct,      ///< 1: the same for the product.
    SameTriangle,     ///< 1: the same for low * (low - 1) / 2 + high.
    SameHash,         ///< 1: the same for the key that explains most missed pairs (pair_keys.h).
    SameMultiple,     ///< 1: the same for low * K + high, with the K that explains most missed pairs.
    SharedKeyBits,    ///< The most low bits that the ids of another reported pair share with both ids, in this order.
    Names,            ///< The two names, as one number (namesAsNumber()); no quantity.
    SameName,         ///< 1: both have the same name.
    NamesApart,       ///< The two names, where they differ; else unknown.
    StaticLower,      ///< 1: only the one with the lower id is static.
    OneStatic,        ///< 1: one of the two is static.
    RestOfLower,      ///< Frames without motion of the object with the lower id; unknown for a static one.
    RestOfHigher,     ///< The same for the object with the higher id.
    RestOfLeft,       ///< The same for the object whose left side is further left.
    RestOfRight,      ///< The same for the other object.
    AskedByLower,     ///< The least share of the lower id's box, about its middle, that still overlaps the other box.
    AskedByEither,    ///< The same for the one of the two that needs less.
    NearestReported,  ///< The distance of an object to its nearest other reported partner; the greater one of the two.
    StrayShare,       ///< The share of the reported partners of an object that are apart from it; the greater one.
    AskedByPast,      ///< 1: the box that a dynamic one of the two had a frame before overlaps the other one.
    AskedByAnyPast,   ///< The same of either, dynamic or not.
    AskedByPastLower, ///< The same of the one with the lower id.
    AskedAhead,       ///< 1: one is in the cell of the other, or in a neighbour cell towards which the other moves.
    QuietOfEarlier, ///< Frames since the earlier one in the list moved or was hit (quiet_objects.h); likewise the next.
    QuietOfLater,
    QuietOfLower, ///< Of the one with the lower id.
    QuietOfHigher,
    QuietMost,       ///< Of both the greater number.
    QuietLeast,      ///< Of both the lesser number.
    RestAtMeeting,   ///< Frames without motion when they first overlapped, of the dynamic one that rested longer.
    MetStep,         ///< The step in which they first shared a cell, or without cells, in which they first overlapped.
    JumpKept,        ///< 1: one of the two has not moved since it was put elsewhere, and the other one has.
    HitAge,          ///< Frames since a dynamic one of the two was last reported with an object that it overlapped.
    HitOfName,       ///< HitAge of PairPast::pausing() alone, for hits of the other name alone.
    JumpAge,         ///< Frames since one of the two was put elsewhere; of both the lesser number.
    StartRest,       ///< Frames for which one of the two rested until it moved in this frame; 0: none of them starts.
    HitEver,         ///< 1: one of the two was reported with another one before, and has one of spentNames().
    EntriesByLower,  ///< Entries of cells that the search of the lower id reads before it finds the other object.
    EntriesByEither, ///< The same for the one of the two that reads fewer.
    FindsBefore,     ///< Overlaps that are found before this one, counted in each shared cell (cell_lists.h).
    TestsBefore,     ///< Tests of two objects before this one, also of those that are apart, counted likewise.
    FindsOnce,       ///< Pairs that are found before this one: the same overlaps, each counted once.
    FindsOfDynamic,  ///< Those of them that have two dynamic objects; unknown for a pair with a static one.
    FindsOfName,     ///< Those of them that are found by objects with the name of the lower id.
    HitsOfLower,     ///< Overlaps that the search of the lower id finds before the other one, its own box among them.
    HitsOfOne,       ///< The same for the search that finds more of them.
    HitsOfBoth,      ///< The same for the one that finds fewer.
    StaticFirstOfLower, ///< 1: the search of the lower id finds an overlapping static object before the other one.
    StaticFirstOfBoth,  ///< 1: both searches do so.
    CellRankAfter,     ///< How many objects come after the earlier of the two in the shared cell where they are fewest.
    SharedCells,       ///< How many cells both boxes touch.
    SharedCellsEven,   ///< 1: that is an even number.
    FirstCellOfLower,  ///< 1: the other one does not touch the low corner's cell of the one with the lower id.
    FirstCellOfHigher, ///< 1: the same with the higher id.
    FirstCellOfNeither,   ///< 1: both of these are 1.
    OwnerCellLeast,       ///< 1: the least column and the least row of both are a cell that one of them does not touch.
    OwnerCellLeastColumn, ///< The same with the least column, and the greater of their first rows.
    OwnerCellLeastRow,    ///< The same with the greater of their first columns, and the least row.
    OwnerCellGreatest,    ///< The same with the greatest column and the greatest row.
    OwnerCellMiddle,      ///< The same with the cell of the middle between their centres.
    VisitMarkKept, ///< 1: the earlier one in the list is the first to find the later one, and found it last before.
    VisitMarkKeptOfAll, ///< The same if objects also find those before them in the list, though they do not report it.
    CircleOfWidths,     ///< The distance of the centres, divided by half the sum of the widths; likewise the next ones.
    CircleOfHeights,
    CircleOfShortSides,
    CircleOfLongSides,
    StaticMotionX,   ///< Motion of the dynamic one of a pair with a static one, along x; else unknown.
    StaticMotionY,   ///< The same along y.
    AskedStatic,     ///< 1: all leaves that should have found the pair are of static objects (leaf_asks.h).
    AskedNew,        ///< 1: all of them were new; likewise the next ones.
    AskedOfLower,    ///< 1: each was that of the lower id, and the other one did not search in the same frame.
    AskedOfHigher,   ///< 1: each was that of the higher id, likewise.
    AskedOfLowLeaf,  ///< 1: each was that of the lower number of a leaf (LifeFacts::leaf), likewise.
    AskedOfHighLeaf, ///< 1: each was that of the higher number, likewise.
    AskedSpeed,      ///< The greatest motion of the objects of these leaves in the frame of the search.
    AskedSlowest,    ///< The least motion of them.
    AskedRank,       ///< The least number of changed leaves before one of them.
    AskedRankMost,   ///< The most changed leaves before one of them.
    AskedTightApart, ///< 1: the box of each object was apart from the leaf of the other one.
    AskedAge,        ///< Frames since the first of these searches.
    AskedName,       ///< The name of the objects of all these leaves, as a pair with itself (namesAsNumber()).
    AskedAtRemoval,  ///< 1: in each of the frames of these searches an object vanished.
    AskedOld,        ///< 1: none of them was new.
    AskedAgain,      ///< 1: each had been changed before, since it was new.
    AskedTogether,   ///< 1: in each of the frames of these searches, the leaves of both searched.
    AskedAtBirth,    ///< 1: in each of them, one of the two was new.
    AskedOfSilent,   ///< 1: none of them was new, and all are of objects with LeafAsks::silentNames().
    AskedOfReused,   ///< 1: all of them are of LeafAsks::silentObjects().
    DroppedApart,    ///< 1: since one of the two leaves was changed last, the boxes of the objects were apart.
    DroppedResting,  ///< 1: since then, both objects rested; likewise the next one.
    DroppedParting,  ///< The objects moved apart.
    TurnsById,       ///< 1: for both the sum of id and step is odd; 0: for neither.
    TurnsByPlace,    ///< The same for the place in the game's list.
    SweepOnePass,    ///< 1: a sweep with a fault (sweep_replay.h) does not test them; likewise the next ones.
    SweepOnePassBack,
    SweepWithoutNew,
    SweepWithoutRightMovers,
    SweepWithoutLeftMovers,
    SweepLastPlaces,
    SweepEvery2,
    SweepEvery3,
    SweepEvery4,
    SweepEvery5,
    SweepEvery10,
    SweepEvery6,
    SweepEvery7,
    SweepEvery8,
    SweepEvery9,
    SweepMoves2, ///< It moves each object by two places in a frame; likewise the next ones.
    SweepMoves3,
    SweepMoves4,
    SweepMoves5,
    SweepMoves8,
    SweepWhenCountChanges,
    SweepWholeUnits,
    SweepGapsFilled,
    SweepSwappedSkipped,
    SweepRemovedSkipped,
    ActiveBefore,       ///< How many objects are active in a sweep along x when the first of the two comes.
    TreeInnerNodes,     ///< 1: a quadtree that searches its lowest nodes only loses them (square_tree.h).
    TreeReach,          ///< How large nodes must be for one of the two to find the other (SquareTreeLoss::reach).
    TreeReachOfDynamic, ///< The same if only dynamic objects search.
    TreeReachOfLower,   ///< The same if only the one with the lower id searches.
    TreeReachOfHigher,  ///< The same with the higher id.
    TreeReachByWidth,   ///< The same as TreeReach and TreeReachOfDynamic if levels depend only on the width.
    TreeReachByWidthOfDynamic,
    TreeOpenNodes, ///< The most open nodes with which a search loses them.
    TreeSearched,  ///< 1: they are not found by a search that leaves out nodes (tree_search.h).
    NextSkipped,   ///< 1: a loop that removes vanished objects skips one of the two (loop_removals.h).
    LastSkipped,   ///< 1: the same if the last object of the list fills each gap.
    SinceBirth,    ///< 1: their boxes have overlapped since the younger of the two appeared.
    HeldAtFirst,   ///< 1: one of them stays registered where it was first (held_leaves.h), away from the other one.
    LeafTreeParentOnly, ///< 1: a dynamic tree with a fault (leaf_tree.h) does not find them; likewise the next ones.
    LeafTreeRightKept,
    LeafTreeLeftKept,
    LeafTreeNewKept,
    LeafTreeOpenNodes, ///< The most open nodes with which a search loses them.
    // What a game may remember about a pair and its objects (pair_past.h):
    PartedBefore,   ///< 1: the two ids overlapped in an earlier frame, and were apart since.
    RestSinceBirth, ///< Frames without motion of the dynamic one that rested before the other one appeared; else 0.
    OrderDiffers,   ///< 1: the one with the lower id comes later in the game's list.
    SameIdOf2,      ///< The remainder of both ids divided by 2; unknown if they differ. Likewise the next ones.
    SameIdOf3,
    SameIdOf4,
    SameIdOf8,
    SamePlaceOf2, ///< The same for the places in the game's list.
    SamePlaceOf3,
    SamePlaceOf4,
    SamePlaceOf8,
    SameNameGroup,  ///< 1: their names are of one group, and pairs within groups are missed (name_groups.h); else 0.
    OtherNameGroup, ///< 1: their names are of different groups, and pairs between groups are missed; else 0.
    SameTeam,       ///< 1: their ids or their places in the list are in one block, as in one team (partition.h).
    PairMarked,     ///< 1: it was reported since marks of pairs were cleared (pair_marks.h).
    PairPaused,     ///< 1: it was tested shortly before, while it was apart (pair_marks.h).
    OtherCellsSearched, ///< 1: a search with another cell size does not find the pair (search_cells.h).
    NameToStatic,    ///< The name of the dynamic one of a pair with a static one, as a pair with itself; else unknown.
    ZonesApart,      ///< 1: their centres are in different parts of the world (partition.h); likewise the next ones.
    FirstZonesApart, ///< They appeared in different parts of it.
    BlocksApart,     ///< They are in different blocks of the game's list, or of ids.
    RestOfList,      ///< 1: they are behind the last whole part of a list that is cut into parts (list_rest.h).
    TurnsMissed,     ///< 1: it is the turn of none of them to search (search_turns.h).
    SweepMixed,      ///< 1: a sweep whose list has another order than its search does not test them (sweep_order.h).
    // Which overlapping pair of the frame it is (pair_ends.h):
    FirstOfSweep, ///< 1: a sweep along x comes to it first; likewise the next one.
    LastOfSweep,
    FirstOfList, ///< 1: two loops over the game's list come to it first; likewise the next one.
    LastOfList,
    // How the two compare (pair_relations.h):
    OldFiltersApart,  ///< 1: by the categories and masks that they had when they appeared, they cannot collide.
    AreaRatio,        ///< The larger area, divided by the smaller one.
    PartingX,         ///< How much farther apart their centres are along x than a frame before; negative: nearer.
    PartingY,         ///< The same along y.
    Parting,          ///< The same along the line between the centres.
    AgeDifference,    ///< Frames between the appearances of the two; unknown if both appeared in the first frame.
    SpeedByWidth,     ///< The motion in a frame, divided by the own width; the greater one of the two.
    SpeedByShortSide, ///< The same with the shorter side.
    TextOrderDiffers, ///< 1: as texts, the ids have the other order than as numbers.
    AskedWithPart,    ///< 1: they are not found where objects look for others with a part of their box (asking_part.h).
    Reported,         ///< How many other pairs the game reported in the frame.
    ReportedBefore,   ///< How many of them come before it, ordered by the place of the earlier, then the later object.
    NewReported,      ///< How many other pairs are reported that were not in the frame before; unknown if this one was.
    PartnersOfLower,  ///< In how many other reported pairs the object with the lower id is also the lower one.
    NeverMoved,       ///< 1: a dynamic one of the two has not moved since it appeared.
    PartnersOfRight,  ///< The same for the object whose left side is further right.
    ReportedEver,     ///< How many pairs were reported up to this frame; unknown if this one was before.
    BegunEver,        ///< How many other pairs are reported for the first time ever; unknown if this one was before.
    ReportedOfName,   ///< How many other pairs are reported whose object with the lower id has the same name.
    Partners,         ///< The greater number of other reported partners of the two.
    // Other features by which missed pairs may differ.
    OlderAge,
    EarlierPlace,
    LowerId,
    IdDifference,
    PairIdBits,    ///< How many of the lowest bits their ids share.
    PairPlaceBits, ///< The same for their places in the game's list.
    LargerSide,
    SmallerSide,
    FasterSpeed,   ///< Per frame.
    SlowerSpeed,   ///< Per frame.
    RelativeSpeed, ///< Per frame.
    LessMotionX,   ///< Per frame; of the one that moves less far to the right.
    MoreMotionX,
    LessMotionY,
    MoreMotionY,
    OverlapDepth,
    OriginDistance, ///< The distance from the middle of the overlap to the origin.
    Objects,        ///< The number of objects in the frame.
    Step,
    Asleep, ///< How many of the two the game calls asleep; unknown if it calls no object so.
};
inline constexpr std::size_t kFeatures = 275; ///< The table of pair_feature.cpp checks it.

/// What a feature is about, where that matters. Each feature is of one group.
enum class FeatureGroup : std::uint8_t {
    Other,
    Names,         ///< The names of two objects, as one number.
    Rest,          ///< The remainder of ids or of places that are divided by a number.
    Region,        ///< It says where the overlap is.
    InferredPlace, ///< It infers from the partners of an object that the object is registered elsewhere.
    Sweep,         ///< It says something of a sweep along x only.
    SweepReplay,   ///< What a sweep with a fault does.
    TreeReplay,    ///< What a tree with a fault does.
    Reports,       ///< How many pairs are reported. A missed pair changes it.
};
struct FeatureInfo {
    Feature feature;
    FeatureGroup group;
    const texts::Form<>* words; ///< "steps since the two began to overlap"; for sentences.
};
/// All, each once. Of features that separate equally well, the first one of the table is used.
[[nodiscard]] std::span<const FeatureInfo> features() noexcept;
[[nodiscard]] const FeatureInfo& infoOf(Feature feature) noexcept;

[[nodiscard]] inline bool isOf(FeatureGroup group, Feature feature) noexcept { return infoOf(feature).group == group; }
/// Its values have an order. For other features, only equal values have something in common.
[[nodiscard]] inline bool isQuantity(Feature feature) noexcept
{
    const FeatureGroup group = infoOf(feature).group;
    return group != FeatureGroup::Names && group != FeatureGroup::Rest;
}
/// It says something of a sweep along x only.
[[nodiscard]] inline bool isOfSweep(Feature feature) noexcept
{
    const FeatureGroup group = infoOf(feature).group;
    return group == FeatureGroup::Sweep || group == FeatureGroup::SweepReplay;
}

/// The feature is the remainder of both ids, or of both places in the game's list, when they are divided by `divisor`.
struct RestFeature {
    Feature feature;
    std::uint64_t divisor;
    bool isOfPlaces;
};
inline constexpr std::array kRestFeatures{
    RestFeature{Feature::SameIdOf2, 2, false},   RestFeature{Feature::SameIdOf3, 3, false},
    RestFeature{Feature::SameIdOf4, 4, false},   RestFeature{Feature::SameIdOf8, 8, false},
    RestFeature{Feature::SamePlaceOf2, 2, true}, RestFeature{Feature::SamePlaceOf3, 3, true},
    RestFeature{Feature::SamePlaceOf4, 4, true}, RestFeature{Feature::SamePlaceOf8, 8, true},
};

/// The distance of two boxes along the axis on which they are farther apart; 0 where they overlap.
[[nodiscard]] double gapOf(const Aabb& a, const Aabb& b) noexcept;
/// Two names of Evidence::names, in either order, as one number, and back.
[[nodiscard]] double namesAsNumber(std::uint32_t a, std::uint32_t b) noexcept;
[[nodiscard]] std::pair<std::uint32_t, std::uint32_t> namesOfNumber(double number) noexcept;

/// The value of a feature that depends only on names and on which objects are static; no value for other features. The
/// pair may be apart. `a` has the lower id.
[[nodiscard]] std::optional<double> featureOfKinds(Feature feature, const Track& a, const Track& b) noexcept;

/// A number for each Feature. NaN: not known; no condition holds for NaN.
using FeatureRow = std::array<double, kFeatures>;
inline void set(FeatureRow& row, Feature feature, double value) noexcept
{
    row[static_cast<std::size_t>(feature)] = value;
}

} // namespace broadside::diagnosis
