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
/// Small models of how a game registers its objects. A model says with which box an object is registered in a frame:
/// the box of which frame, changed on each axis in which way, and of which objects. What no part changes is registered
/// right.

namespace broadside::diagnosis {

/// The box of which frame is registered.
struct TimeRule {
    enum class Kind : std::uint8_t {
        Now,
        Late,            ///< `number` frames ago; between two frames, in between.
        LateMore,        ///< Late by one more frame after each `number` steps.
        Early,           ///< The box where it will be in `number` frames, if it goes on as it goes.
        Once,            ///< The frame in which it appeared.
        MovedFar,        ///< The last frame in which it was farther than `number` from the registered place.
        FastOnly,        ///< The last frame in which it moved by at least `number`.
        SlowOnly,        ///< The last frame in which it moved by at most `number`: what jumps is not registered again.
        EveryStep,       ///< The last frame whose step plus `phase` was a multiple of `number`.
        Rebuilt,         ///< The same; an object that appeared since is not registered yet.
        Never,           ///< It is not registered at all.
        RoundRobin,      ///< The last frame whose step plus the id was a multiple of `number`.
        RoundRobinBack,  ///< The last frame whose step minus the id was a multiple of `number`.
        CellChanged,     ///< The last frame in which its centre came into another cell.
        LowCellChanged,  ///< The last frame in which the low corner of its box came into another cell.
        ColumnChanged,   ///< The last frame in which that corner came into another column of cells.
        RowChanged,      ///< The last frame in which that corner came into another row of cells.
        CellsNotAdded,   ///< It stays in those of its first cells that it has never left: it is added to no other ones.
        AxisX,           ///< The last frame in which it moved along x.
        AxisY,           ///< The last frame in which it moved along y.
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
        ShareOfMoves,    ///< The place where the share `number` of its path since it appeared leads.
        WholeMoves,      ///< The place where its motions lead, each cut to a multiple of `number`; jumps are followed.
        AfterJump,       ///< The share `phase` of a jump is not followed for `number` frames; 0: for good.
        SpeedLimit,      ///< Follows the object by at most `number` in a frame.
        Smoothed,        ///< Moves by the share `number` of its distance to the object in each frame.
        Young,           ///< It is not registered in its first `number` frames.
        AbsentBetween,   ///< It is not registered from age `number` to before age `phase`. Not those of frame 0.
        LostSince,       ///< It is not registered from a frame of its own on: `since`.
        HeldSince,       ///< It keeps the box of a frame of its own, from then on: `since`.
        Astray,          ///< Registered, but elsewhere.
        Resting,         ///< It is not registered after `number` frames without motion.
        PlaceFrom,       ///< It is not registered when `number` objects or more come before it.
        IdFrom,          ///< It is not registered with an id of at least `number`.
        OldId,           ///< The last box of the object that had the id before, for `number` frames.
        OldIdUntilMoved, ///< The same until it moves.
        OldSlot,         ///< The last box of the object that had its slot before, for `number` frames: `since`.
        AsRecorded,      ///< The recorded place, if it is misplaced in a way of RegistrationRule::recorded.
    };
    Kind kind = Kind::Now;
    double number = 0.0;
    double phase = 0.0; ///< A second number of EveryStep, Rebuilt, AfterJump and AbsentBetween.
    /// The frame of each track, for LostSince and HeldSince; kNoFrame where the registration is right. For OldSlot, the
    /// track that had the slot before; kNoFrame where none had it (list_gaps.h).
    std::shared_ptr<const std::vector<FrameIndex>> since = {};
    Aabb region = {}; ///< Only for InRegion.
    [[nodiscard]] bool needsCells() const noexcept
    {
        return kind == Kind::CellChanged || kind == Kind::LowCellChanged || kind == Kind::ColumnChanged ||
               kind == Kind::RowChanged || kind == Kind::CellsNotAdded;
    }
    friend bool operator==(const TimeRule&, const TimeRule&) = default;
};

/// What of a box is registered, along one axis.
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
        Capped,           ///< The length is at most `number`, about the centre.
        Shifted,          ///< Moved by `number`.
        BySize,           ///< Moved by `number` times its length.
        Mapped,           ///< The centre is `number` times its own, and `added`.
        QuarterTurned,    ///< The length of the box that is not rotated, or that of its other side: which is nearer.
        LeastSize,        ///< The length of the box that is not rotated.
        CornerAtCentre,   ///< The low end is taken for the centre: moved by half its length.
        CentreAtCorner,   ///< The centre is taken for the low end: moved back by half its length.
        Truncated,        ///< Both ends cut towards zero to whole numbers.
        Floored,          ///< Both ends rounded down.
        Rounded,          ///< Both ends rounded.
        TruncatedSize,    ///< The low end and the length are cut, and added.
        LessOne,          ///< The high end is one less.
        TruncatedLessOne, ///< Cut, and the high end is one less.
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
    std::uint32_t name = 0; ///< The name, for Named; bit i for name i, for NamedAnyOf. At most kMostNames.
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
    // The same, and it is what was right in an earlier frame:
    ShortEarlier,
    ShiftedEarlier,
    ElsewhereEarlier,
};

/// A set of them; None is never in it.
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
    RotationRule rotation = {}; ///< Only with the time of now.
    [[nodiscard]] bool isRight() const noexcept { return time.kind == TimeRule::Kind::Now && isWhole(); }
    /// Boxes of a frame are registered as they are.
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

/// The boxes with which objects are registered by the rule, one for each state; nothing for one that is not.
/// Cost: O(states + frames of their tracks). @pre states ascend; `cells` is there for CellChanged
[[nodiscard]] std::vector<std::optional<Aabb>> registeredBy(const RegistrationRule& rule, const Evidence& evidence,
                                                            std::span<const State> states,
                                                            const std::optional<GameCells>& cells);
/// Returns for each state whether its object is in the scope and the rule holds at that time. @pre states ascend
[[nodiscard]] std::vector<char> statesIn(const Scope& scope, const When& when, const Evidence& evidence,
                                         std::span<const State> states);

} // namespace broadside::diagnosis
