#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/rotation/rotation_rule.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// Small models of how a game registers its objects. A model says with which box an object is registered in a frame.
/// Its parts say which frame the box comes from, how it is changed along each axis, and for which objects and when this
/// holds. What no part changes is registered correctly.

namespace broadside::diagnosis {

/// Says which frame the registered box comes from.
struct TimeRule {
    enum class Kind : std::uint8_t {
        Now,
        Late,           ///< `number` frames ago; a fraction means a place between those of two frames.
        LateMore,       ///< Late by one more frame after each `number` steps.
        LateByPlace,    ///< Late by the remainder of its place in the list, divided by `number`; likewise the next one.
        LateById,       ///< Of its id.
        Early,          ///< The place where it will be in `number` frames if its motion stays the same.
        Once,           ///< The frame in which it appeared.
        MovedFar,       ///< The last frame in which it was farther than `number` from the registered place.
        MovedNear,      ///< The last frame in which it was at most `number` from the registered place: then it stays.
        FastOnly,       ///< The last frame in which it moved by at least `number`.
        SlowOnly,       ///< The last frame in which it moved by at most `number`: a jump does not register it again.
        EveryStep,      ///< The last frame whose step plus `phase` was a multiple of `number`.
        Rebuilt,        ///< The same; an object that appeared since is not registered yet.
        Never,          ///< It is not registered at all.
        RoundRobin,     ///< The last frame whose step plus the id plus `phase` was a multiple of `number`.
        RoundRobinBack, ///< The last frame whose step minus the id plus `phase` was a multiple of `number`.
        TurnsByPlace,   ///< Like RoundRobin, with the number of objects that come before it instead of the id.
        TurnsByPlaceBack, ///< Like RoundRobinBack, likewise.
        TurnsBySlice,     ///< The list is cut into `number` slices of equal size, and each step takes the next one: the
                          ///< slice with the number step plus `phase`. The objects that are left over get no turn.
        OwnClock,         ///< The last frame in which its age plus `phase` was a multiple of `number`.
        Waited,           ///< The last frame in which it moved, `number` frames or more after the one before.
        CellChanged,      ///< The last frame in which its centre came into another cell.
        LowCellChanged,   ///< The last frame in which the low corner of its box came into another cell.
        ColumnChanged,    ///< The last frame in which that corner came into another column of cells.
        HighCellChanged,  ///< The last frame in which the high corner of its box came into another cell.
        RowChanged,       ///< The last frame in which that corner came into another row of cells.
        CellsNotAdded,   ///< It stays in those of its first cells that it has never left: it is added to no other ones.
        AxisX,           ///< The last frame in which it moved along x.
        AxisY,           ///< The last frame in which it moved along y.
        BothAxes,        ///< The last frame in which it moved along x and along y.
        CountChanged,    ///< The last frame with another number of objects than the frame before.
        UnitChanged,     ///< The last frame in which its centre changed its square of side `number`, from the origin.
        LowUnitChanged,  ///< The same of the low corner of its box.
        RestedInAll,     ///< The last frame before it had rested for `number` frames in all: then it stays for good.
        RestedInARow,    ///< The last frame before it had rested for `number` frames in a row: then it stays for good.
        CentreLeft,      ///< The last frame in which its centre left the registered box, grown by `number`.
        LeftAlongX,      ///< The last frame in which its box left that one along x.
        LeftAlongY,      ///< The last frame in which its box left that one along y.
        BoxLeft,         ///< The last frame in which its box left that one.
        AtFirstRest,     ///< The frame in which it had first rested for `number` frames, unless it rests as long now.
        InRegion,        ///< The last frame in which its box touched `region`; `number` 1: around the lone object.
        MovingSince,     ///< The last frame in which it rested, or had moved for more than `number` frames since then.
        PlaceBelow,      ///< The last frame in which fewer than `number` objects came before it.
        CountKept,       ///< The last frame in which the number of objects did not fall.
        MovedIntoGap,    ///< The last frame before it was moved from the end of the list into a gap (list_gaps.h).
        ShareOfMoves,    ///< Its first place, plus the share `number` of all its motions since then.
        WholeMoves,      ///< Its first place, plus its motions, each cut to a multiple of `number`; jumps are followed.
        AfterJump,       ///< The share `phase` of a jump is not followed for `number` frames; 0: for good.
        JumpKeepsCells,  ///< The last frame in which its cells changed from the frame before, without a jump.
        SpeedLimit,      ///< Follows the object by at most `number` in a frame.
        Smoothed,        ///< Moves by the share `number` of its distance to the object in each frame.
        Young,           ///< It is not registered in its first `number` frames.
        AbsentBetween,   ///< It is not registered from age `number` to before age `phase`. Not those of frame 0.
        LostSince,       ///< It is not registered from its frame in `since` on.
        HeldSince,       ///< From its frame in `since` on, it keeps the box of that frame.
        Astray,          ///< It is registered elsewhere, at an unknown place.
        Resting,         ///< It is not registered after `number` frames without motion.
        PlaceFrom,       ///< It is not registered when `number` objects or more come before it.
        IdFrom,          ///< It is not registered with an id of at least `number`.
        BackInCells,     ///< It is not registered while it is in the cells in which its id was when it vanished.
        OldId,           ///< The last box of the object that had the id before, for `number` frames.
        OldIdUntilMoved, ///< The same until it moves.
        OldSlot,         ///< The last box of the object that had its slot before, for `number` frames: `since`.
        AsRecorded,      ///< The recorded place, for objects that are misplaced in a way of RegistrationRule::recorded.
    };
    Kind kind = Kind::Now;
    double number = 0.0;
    double phase = 0.0; ///< A second number of EveryStep and other turns, Rebuilt, AfterJump and AbsentBetween.
    /// One entry for each track. For LostSince and HeldSince, a frame; kNoFrame if the registration is always right.
    /// For MovedIntoGap, the frame of that move. For OldSlot, the track that had the slot before; kNoFrame if none had
    /// it (list_gaps.h).
    std::shared_ptr<const std::vector<FrameIndex>> since = {};
    Aabb region = {}; ///< Only for InRegion.
    /// How MovedFar and FastOnly measure a motion.
    enum class Metric : std::uint8_t {
        Straight,
        Larger,  ///< The larger of its lengths along x and y.
        Sum,     ///< Their sum.
        Smaller, ///< The smaller of them.
        AlongX,
        AlongY,
        Higher, ///< The larger of its lengths towards higher x and towards higher y; it may be negative.
    };
    Metric metric = Metric::Straight;
    /// The part of the box that the rule says. The rest is that of the current box.
    enum class Part : std::uint8_t {
        Whole,
        AlongX,
        AlongY,
        Size,
        Place, ///< The centre.
    };
    Part part = Part::Whole;
    [[nodiscard]] bool needsCells() const noexcept
    {
        return kind == Kind::CellChanged || kind == Kind::LowCellChanged || kind == Kind::ColumnChanged ||
               kind == Kind::RowChanged || kind == Kind::HighCellChanged || kind == Kind::CellsNotAdded ||
               kind == Kind::BackInCells || kind == Kind::JumpKeepsCells;
    }
    friend bool operator==(const TimeRule&, const TimeRule&) = default;
};

[[nodiscard]] double measured(TimeRule::Metric metric, Vec2 motion) noexcept;

/// This part of the one box, and the rest of the current box.
[[nodiscard]] Aabb partly(TimeRule::Part part, const Aabb& box, const Aabb& current) noexcept;

/// Says which part of a box is registered along one axis.
struct AxisRule {
    enum class Kind : std::uint8_t {
        Whole,
        Centre,           ///< One point.
        Low,              ///< One point: the left or the lower end, the upper one where y points down.
        High,             ///< One point.
        Scaled,           ///< `number` of its length, about the centre.
        ScaledFromLow,    ///< `number` of its length, from the low end.
        ShortSide,        ///< The shorter of the two sides, about the centre.
        OtherSide,        ///< The length of the other axis, about the centre.
        OtherSideFromLow, ///< The same from the low end.
        FirstSize,        ///< The length that it had when it appeared, about the centre.
        FixedSize,        ///< A length of `number` for all, about the centre.
        Inset,            ///< Each end is `number` further in, but not beyond the centre.
        HighInset,        ///< The high end is `number` further in, but not beyond the low end.
        Capped,           ///< The length is at most `number`, about the centre.
        Shifted,          ///< Moved by `number`.
        BySize,           ///< Moved by `number` times its length.
        Mapped,           ///< The centre is `number` times the right one, plus `added`.
        QuarterTurned,    ///< The longer side of the unrotated box if this axis is the longer one now, else the other.
        LeastSize,        ///< The length of the unrotated box.
        CornerAtCentre,   ///< The low end is taken for the centre: moved by half its length.
        CentreAtCorner,   ///< The centre is taken for the low end: moved back by half its length.
        // The next ones are cut to multiples of `number`, or of 1 if `number` is 0:
        Truncated,        ///< Both ends cut towards zero to whole numbers.
        Floored,          ///< Both ends rounded down.
        Rounded,          ///< Both ends rounded.
        TruncatedSize,    ///< The low end and the length are both cut; the high end is their sum.
        FlooredSize,      ///< The same, both rounded down.
        RoundedSize,      ///< The same, both rounded.
        TruncatedLow,     ///< The low end is cut, and the length kept.
        FlooredLow,       ///< The same, rounded down.
        RoundedLow,       ///< The same, rounded.
        FlooredHalf,      ///< Half the length is rounded down, about the centre.
        LessOne,          ///< The high end is one less.
        TruncatedLessOne, ///< Both ends are cut, and the high end is one less.
    };
    Kind kind = Kind::Whole;
    double number = 0.0;
    double added = 0.0; ///< Mapped only: what is added to the product.
    friend bool operator==(const AxisRule&, const AxisRule&) = default;
};

/// The objects for which a rule holds. All others are registered correctly.
struct Scope {
    enum class Kind : std::uint8_t {
        All,
        Dynamic,
        Static,
        Named,
        LongerThan,
        ShorterThan,
        OddIds,
        EvenIds,
        NamedAnyOf
    };
    Kind kind = Kind::All;
    double number = 0.0;    ///< LongerThan and ShorterThan only: the longer side.
    std::uint32_t name = 0; ///< Named: the name. NamedAnyOf: bit i stands for name i, up to kMostNames names.
    static constexpr std::size_t kMostNames = 32;
    [[nodiscard]] bool holds(const Track& track) const noexcept;
    friend bool operator==(const Scope&, const Scope&) = default;
};

/// The time at which a rule holds. At other times objects are registered right.
struct When {
    enum class Kind : std::uint8_t {
        Always,
        Resting,     ///< It has not moved for at least `number` frames.
        Young,       ///< It is in its first `number` frames. Never holds for objects of frame 0.
        AfterJump,   ///< A jump was less than `number` frames ago.
        StepFrom,    ///< The step is `number` or a later one.
        ManyObjects, ///< There are more than `number` objects.
        MovesLeft,   ///< It moves towards lower x; likewise the next three.
        MovesRight,
        MovesLow,
        MovesHigh,
        PlaceFrom, ///< At least `number` objects come before it.
        OddSteps,
        EvenSteps,
    };
    Kind kind = Kind::Always;
    double number = 0.0;
    friend bool operator==(const When&, const When&) = default;
};

/// How a recorded registration differs from the right one.
enum class Misplacement : std::uint8_t {
    None,      ///< It covers all that it must, or is not recorded.
    Nowhere,   ///< The object is not registered.
    Short,     ///< Some of its cells are missing, or the registered box lies within its own.
    Shifted,   ///< The registered box or cells lie partly outside of its own.
    Elsewhere, ///< What is registered does not even touch the object.
    // The same, but the registration was right in an earlier frame:
    ShortEarlier,
    ShiftedEarlier,
    ElsewhereEarlier,
};

/// A set of misplacements; None is never in it.
class Misplacements {
public:
    constexpr Misplacements() = default;
    constexpr Misplacements(std::initializer_list<Misplacement> kinds)
    {
        for (const Misplacement kind : kinds)
            m_bits |= bitOf(kind);
    }
    [[nodiscard]] constexpr bool has(Misplacement kind) const noexcept { return (m_bits & bitOf(kind)) != 0; }
    friend bool operator==(const Misplacements&, const Misplacements&) = default;

    [[nodiscard]] static constexpr Misplacements missing() { return {Misplacement::Nowhere}; }
    [[nodiscard]] static constexpr Misplacements incomplete()
    {
        return {Misplacement::Short, Misplacement::ShortEarlier};
    }
    [[nodiscard]] static constexpr Misplacements missingOrIncomplete()
    {
        return {Misplacement::Nowhere, Misplacement::Short, Misplacement::ShortEarlier};
    }
    [[nodiscard]] static constexpr Misplacements earlier()
    {
        return {Misplacement::ShortEarlier, Misplacement::ShiftedEarlier, Misplacement::ElsewhereEarlier};
    }
    [[nodiscard]] static constexpr Misplacements displaced()
    {
        return {Misplacement::Short,        Misplacement::Shifted,        Misplacement::Elsewhere,
                Misplacement::ShortEarlier, Misplacement::ShiftedEarlier, Misplacement::ElsewhereEarlier};
    }
    [[nodiscard]] static constexpr Misplacements all()
    {
        Misplacements all = displaced();
        all.m_bits |= bitOf(Misplacement::Nowhere);
        return all;
    }

private:
    [[nodiscard]] static constexpr unsigned bitOf(Misplacement kind) noexcept
    {
        return kind == Misplacement::None ? 0U : 1U << static_cast<unsigned>(kind);
    }
    unsigned m_bits = 0;
};

struct RegistrationRule {
    TimeRule time;
    AxisRule x;
    AxisRule y;
    Scope scope;
    Misplacements recorded =
        {}; ///< AsRecorded only: objects that are misplaced in this way are where they were recorded.
    When when = {};
    RotationRule rotation = {}; ///< Only if time.kind is Now, or says in which frame an object is registered again.
    [[nodiscard]] bool isRight() const noexcept { return time.kind == TimeRule::Kind::Now && isWhole(); }
    /// The boxes of their frame are registered unchanged.
    [[nodiscard]] bool isWhole() const noexcept
    {
        return x.kind == AxisRule::Kind::Whole && y.kind == AxisRule::Kind::Whole && rotation.isRight();
    }
    friend bool operator==(const RegistrationRule&, const RegistrationRule&) = default;
};

/// An object in a frame.
struct State {
    TrackIndex track = 0;
    FrameIndex frame = 0;
    friend auto operator<=>(const State&, const State&) = default;
};

/// The box with which the rule registers the object, one for each state; no value if it does not register it.
/// Cost: O(states + frames of their tracks). @pre states ascend; `cells` has a value if rule.time.needsCells()
[[nodiscard]] std::vector<std::optional<Aabb>> registeredBy(const RegistrationRule& rule, const Evidence& evidence,
                                                            std::span<const State> states,
                                                            const std::optional<GameCells>& cells);
/// Returns for each state whether its object is in the scope and the rule holds at that time. @pre states ascend
[[nodiscard]] std::vector<char> statesIn(const Scope& scope, const When& when, const Evidence& evidence,
                                         std::span<const State> states);

} // namespace broadside::diagnosis
