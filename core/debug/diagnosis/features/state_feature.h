#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

/// @file
/// Numbers of an object in a frame, and of a cell to which it belongs, by which wrong registrations may differ from
/// right ones.

namespace broadside::diagnosis {

/// What is known of an object in a frame, and of a cell to which it belongs.
enum class StateFeature : std::uint8_t {
    Name,        ///< Its index in Evidence::names.
    IsStatic,    ///< 1: it is.
    Age,         ///< Frames since it appeared.
    Rest,        ///< Frames without motion.
    LongestRest, ///< The greatest number of frames without motion that it ever had in a row.
    RestInAll,   ///< Frames without motion since it appeared.
    MovesInAll,  ///< Frames with motion since it appeared.
    MoveAge,     ///< Frames since it began to move.
    JumpAge,     ///< Frames since it was put elsewhere, farther than it ever moves otherwise.
    HasOldId,    ///< 1: an earlier object had its id.
    OldIdGap,    ///< Frames without an object with its id before it appeared.
    Place,       ///< How many objects come before it in the game's list.
    Id,
    IdOf2, ///< The remainder of the id divided by 2; likewise the next ones.
    IdOf3,
    IdOf4,
    IdOf5,
    IdOf8,
    GoneIdBits, ///< The most low bits that its id shares with that of an object that vanished since it appeared.
    BirthOf2,   ///< The remainder of its number among all births (from 1), divided by 2; likewise the next ones.
    BirthOf3,
    BirthOf4,
    BirthOf5,
    Birth,         ///< Its number among all births, from 1.
    BirthStep,     ///< The step in which it appeared.
    BornBefore,    ///< How many objects that appeared in the same frame come before it in the list.
    Waits,         ///< Frames until it is added, if new objects wait and one is added in each frame.
    Slot,          ///< Its place in an array in which the place that became free last is used first.
    SlotBefore,    ///< The same where new objects are added before others are removed in a frame.
    GoneGap,       ///< The least distance to an object that was removed since this one appeared, where both were then.
    ChangedBefore, ///< How many objects before it in the list have changed since the frame before.
    Births,        ///< How many objects appeared in the frame.
    Deaths,        ///< How many objects of the frame before are gone.
    BatchRest4,    ///< 1: it comes after the last whole batch of 4, if the list is cut into these; likewise the next.
    BatchRest8,
    BatchRest16,
    BatchRest32,
    More,       ///< How many more objects there are than in the frame before.
    LeafBefore, ///< How many objects come before it in its node on the deepest level of a quadtree.
    Divides,    ///< 1: a node of a quadtree is divided for it.
    CellCount,  ///< How many cells its box touches.
    // The next ones say where its box is:
    SticksOut,        ///< 1: a part of it is outside of the world.
    IsOutside,        ///< 1: all of it is.
    SticksOutOfCells, ///< 1: a part of it is outside of the table of cells.
    RoomAtLow,        ///< The distance to the left border of the world or to that of the lower y; the shorter one.
    RoomAtHigh,       ///< The same for the other two borders.
    AwayX,            ///< How far it is from the middle of the game's lone object (loneTrack()), along x.
    AwayY,
    CentreAwayX, ///< The same of the middle of its box; likewise the next one.
    CentreAwayY,
    CentreColumn, ///< Column of the cell of its middle.
    CentreRow,
    Side, ///< The longer side of its box.
    Left, ///< The left side of its box; likewise the next ones.
    Right,
    Low,
    High,
    VelocityX, ///< Per frame.
    VelocityY,
    Speed,
    FacesLow, ///< 1: its last motion along x was towards lower x.
    Step,
    // The next ones describe the cell.
    Column,
    Row,
    CellNumber,   ///< Number of its place in the table, row by row.
    Diagonal,     ///< Its column plus its row.
    BackDiagonal, ///< Its column minus its row.
    ColumnOf2,    ///< The remainder of its column divided by 2; likewise the next ones.
    ColumnOf3,
    ColumnOf4,
    ColumnOf5,
    RowOf2,
    RowOf3,
    RowOf4,
    RowOf5,
    FromFirstColumn, ///< How many columns of the object come before it; likewise the next ones.
    FromLastColumn,
    FromFirstRow,
    FromLastRow,
    Before,        ///< How many objects that belong to the cell come before this one in the game's list.
    After,         ///< How many come after it.
    BeforeOfKind,  ///< How many static objects come before a static one, and dynamic ones before a dynamic one.
    AfterOfKind,   ///< The same of those that come after it.
    Held,          ///< How many other objects are registered in it.
    UsedBefore,    ///< How many other cells an object came into before the first one came into it.
    LinksBefore,   ///< How many entries come before it if objects are added to cells in list order, each row by row.
    MoversAtStart, ///< How many dynamic objects are in it in the first frame.
    FullOf4,       ///< 1: it is in a full block of 4, if the list of the cell is cut into blocks; likewise the next.
    FullOf8,
    FullOf16,
    CellTaken,    ///< Its place in the table is another cell's: the code of the key (cell_keys.h); 0: its own.
    BeyondBlock,  ///< It is in another block of columns or rows than its object: the code of the blocks (cell_keys.h).
    GoneFromCell, ///< 1: another object was removed from it since this one came into it.
    MoversLeft,   ///< 1: in some frame up to this one, all dynamic objects that were in it had left it.
    LostMovers,   ///< 1: the last dynamic object was taken out of it since this one came into it.
};
inline constexpr std::size_t kStateFeatures = 95; ///< The table of state_feature.cpp checks it.

/// What a number of a feature is.
enum class StateScale : std::uint8_t {
    Quantity, ///< It has an order. For the others, only equal values have something in common.
    Answer,   ///< 1: yes, 0: no.
    Name,
    Rest,  ///< The remainder of a division by StateFeatureInfo::divisor.
    Count, ///< Only its remainder, when it is divided by some number, can be something in common.
};
/// What a feature is about, where that matters. Each feature is of one group.
enum class StateGroup : std::uint8_t {
    Other,
    RestTime,  ///< It says for how long the object rests, moves, or has not jumped.
    BoxPlace,  ///< It says where its box is.
    Motion,    ///< It says where the object moves, and how fast.
    CellPlace, ///< It says where the cell is.
    CellInBox, ///< It says where the cell is among those of the object.
};
struct StateFeatureInfo {
    StateFeature feature;
    StateScale scale;
    StateGroup group;
    int divisor; ///< Only for rests; else 0.
};
/// All, each once. Of features that separate equally well, the first one of the table is used.
[[nodiscard]] std::span<const StateFeatureInfo> stateFeatures() noexcept;
[[nodiscard]] const StateFeatureInfo& infoOf(StateFeature feature) noexcept;

[[nodiscard]] inline bool isOf(StateGroup group, StateFeature feature) noexcept
{
    return infoOf(feature).group == group;
}
/// Numbers with the same remainder, when they are divided by some number, may have something in common.
[[nodiscard]] inline bool isCounted(StateFeature feature) noexcept
{
    return infoOf(feature).scale == StateScale::Count || feature == StateFeature::Id ||
           feature == StateFeature::Column || feature == StateFeature::Row || feature == StateFeature::CellNumber;
}
[[nodiscard]] inline bool isQuantity(StateFeature feature) noexcept
{
    return infoOf(feature).scale == StateScale::Quantity;
}

} // namespace broadside::diagnosis
