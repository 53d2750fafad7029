#pragma once

#include "core/debug/diagnosis/model/box_relation.h"
#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/pair_feature.h"
#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/model/structure_rule.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// A pair is lost where its feature is at least, at most, or exactly this; or, of names, where one of the two is this.
struct Condition {
    enum class Compare : std::uint8_t { AtLeast, AtMost, Equal, Includes };
    Feature feature = Feature::PairAge;
    Compare compare = Compare::AtLeast;
    double value = 0.0;
    /// Unknown numbers fulfil nothing.
    [[nodiscard]] bool holds(const FeatureRow& row) const noexcept
    {
        return holdsFor(row[static_cast<std::size_t>(feature)]);
    }
    [[nodiscard]] bool holdsFor(double number) const noexcept
    {
        if (compare == Compare::Equal)
            return number == value;
        if (std::isnan(number))
            return false;
        if (compare == Compare::Includes) {
            const auto [a, b] = namesOfNumber(number);
            return static_cast<double>(a) == value || static_cast<double>(b) == value;
        }
        return compare == Compare::AtLeast ? number >= value : number <= value;
    }
    friend bool operator==(const Condition&, const Condition&) = default;
};

/// What is known of an object in a frame, and of a cell that it belongs into.
/// Where two features separate equally well, the first one is used.
enum class StateFeature : std::uint8_t {
    Name,        ///< In Evidence::names.
    IsStatic,    ///< 1: it is.
    Age,         ///< Frames since it appeared.
    Rest,        ///< Frames without motion.
    LongestRest, ///< The longest such time that it ever had.
    RestInAll,   ///< Frames without motion since it appeared.
    MoveAge,     ///< Frames since it began to move.
    JumpAge,     ///< Frames since it was put elsewhere, farther than it ever moves otherwise.
    HasOldId,    ///< 1: an earlier object had its id.
    Place,       ///< How many objects come before it in the game's list.
    Id,
    IdOf2, ///< The rest of the id, divided by so much; likewise the next ones.
    IdOf3,
    IdOf4,
    IdOf5,
    IdOf8,
    GoneIdBits, ///< How many of its lowest bits the id shares with that of an object that vanished in its time.
    BirthOf2,   ///< The rest of its number among births, from 1, divided by so much; likewise the next ones.
    BirthOf3,
    BirthOf4,
    BirthOf5,
    BornBefore, ///< How many objects that appeared in the same frame come before it in the list.
    Waits,      ///< Frames until it is added, if new objects wait and one is added in each frame.
    Slot,       ///< In an array in which the place that became free last is used first.
    SlotBefore, ///< The same where new objects are added before others are removed in a frame.
    GoneGap,    ///< The least distance to an object that was removed since this one appeared, where both were then.
    More,       ///< How many more objects there are than in the frame before.
    LeafBefore, ///< How many objects come before it in its node on the deepest level of a quadtree.
    Divides,    ///< 1: a node of a quadtree is divided for it.
    CellCount,  ///< How many cells its box touches.
    // The next ones say where its box is:
    SticksOut,        ///< 1: a part of it is outside of the world.
    IsOutside,        ///< 1: all of it is.
    SticksOutOfCells, ///< 1: a part of it is outside of the table of cells.
    RoomAtLow,        ///< How far it is from the left border of the world, or from that of the lower y: the nearer one.
    RoomAtHigh,       ///< The same of the other two borders.
    AwayX,            ///< How far it is from the middle of the game's lone object (loneTrack()), along x.
    AwayY,
    CentreColumn, ///< Column of the cell of its middle.
    CentreRow,
    Side, ///< The longer one.
    Left, ///< Sides and middle of its box, like the next ones.
    Right,
    Low,
    High,
    VelocityX, ///< A frame.
    VelocityY,
    Speed,
    FacesLow, ///< 1: its last motion along x was towards lower x.
    Step,
    // The next ones describe the cell.
    Column,
    Row,
    CellNumber, ///< Number of its place in the table, row by row.
    ColumnOf2,  ///< The rest of its column, divided by so much; likewise the next ones.
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
    Before,        ///< How many objects that belong into the cell come before this one in the game's list.
    After,         ///< How many come after it.
    LinksBefore,   ///< Cells of objects that come before, in the order of the list and row by row of each object.
    MoversAtStart, ///< How many dynamic objects are in it in the first frame.
    FullOf4, ///< 1: it is among those whose number was a multiple of 4 when the cell had them; likewise the next ones.
    FullOf8,
    FullOf16,
    GoneFromCell, ///< 1: another object was removed from it since this one came into it.
    MoversLeft,   ///< 1: in some frame up to this one, all dynamic objects that were in it had left it.
};
inline constexpr std::size_t kStateFeatures = static_cast<std::size_t>(StateFeature::MoversLeft) + 1;
/// It has an order; else only equal values have something in common.
[[nodiscard]] constexpr bool isQuantity(StateFeature feature) noexcept
{
    using F = StateFeature;
    const bool isRest = (feature >= F::IdOf2 && feature <= F::IdOf8) ||
                        (feature >= F::BirthOf2 && feature <= F::BirthOf5) ||
                        (feature >= F::ColumnOf2 && feature <= F::RowOf5);
    const bool isAnswer =
        feature == F::FacesLow || feature == F::Divides || (feature >= F::SticksOut && feature <= F::SticksOutOfCells);
    return !isRest && !isAnswer && feature < F::FullOf4 && feature != F::Name && feature != F::IsStatic &&
           feature != F::HasOldId;
}

/// What wrong registrations have in common.
struct StateCondition {
    StateFeature feature = StateFeature::Age;
    Condition::Compare compare = Condition::Compare::AtLeast; ///< Never Includes.
    double value = 0.0;
    /// Unknown numbers fulfil nothing.
    [[nodiscard]] bool holds(double number) const noexcept
    {
        return compare == Condition::Compare::Equal     ? number == value
               : compare == Condition::Compare::AtLeast ? number >= value
                                                        : number <= value;
    }
    friend bool operator==(const StateCondition&, const StateCondition&) = default;
};

/// How misplaced registrations lie, taken together.
enum class Manner : std::uint8_t {
    Missing,    ///< They are nowhere.
    Incomplete, ///< Cells are missing.
    Resized,    ///< About the right middle, with another size.
    Moved,      ///< All by the same.
    Behind,     ///< Against the motion, by so many steps of it.
    Ahead,      ///< With the motion.
    Earlier,    ///< Where the objects were in an earlier frame.
    Elsewhere,  ///< Without any such order.
};

/// Which of its boxes an object looks for others with.
enum class Asking : std::uint8_t {
    Registered, ///< The registered one: two registrations meet.
    Own,    ///< The box that it has now: that of the one meets the registration of the other, or the other way round.
    Tested, ///< Registrations are right; a pair that meets is tested once more with the boxes of the rule.
};

/// What may be wrong with a game: a pair is lost when the structure does not bring its registrations together, or when
/// all conditions hold.
struct Hypothesis {
    StructureRule structure;
    RegistrationRule registration;
    std::vector<Condition> conditions; ///< Empty: what meets is reported.
    double price = 0.0;                ///< Bits that say which hypothesis it is.
    bool isOfNames = false; ///< The second condition only says of which names the mechanism of the first one is.
    Asking asking = Asking::Registered;
    /// For AsRecorded: objects, or cells, with a wrong registration fulfil all conditions of one of these.
    std::vector<std::vector<StateCondition>> common = {};
    double commonShare = 1.0;        ///< For AsRecorded: the share of wrong registrations that fulfils `common`.
    Manner manner = Manner::Missing; ///< For AsRecorded.
    bool isExact = false; ///< For AsRecorded: almost only wrong registrations fulfil `common`, and almost all.
    /// For AsRecorded: how wrong boxes follow from the right ones, if they do so exactly.
    std::optional<BoxRelation> relation = {};
};

struct Judged {
    Hypothesis hypothesis;
    Tally tally;               ///< Counts overlapping pairs.
    double bits = 0.0;         ///< The lower, the better.
    std::size_t wrong = 0;     ///< Recorded registrations that are not as it predicts.
    std::vector<char> lost;    ///< For each event that overlaps.
    std::vector<char> isWrong; ///< For each recorded registration.
    double bitsOfApart = 0.0;  ///< The part of `bits` that is about pairs that are apart.
};

} // namespace broadside::diagnosis
