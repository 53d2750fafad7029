#pragma once

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/model/registration_rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// How registered boxes follow from the boxes of their objects, if they do so exactly (within the rounding of floats).

namespace broadside::diagnosis {

/// How the length of a registered box along one axis follows from the lengths of the object's own box.
struct SizeRelation {
    enum class Kind : std::uint8_t {
        Own,
        Fixed,   ///< Only `added`, whatever its own length is.
        Scaled,  ///< `number` times its own length.
        Other,   ///< The length along the other axis.
        Shorter, ///< The length of the shorter side.
        Longer,
        AtMost,  ///< Its own length, but at most `number`.
        AtLeast, ///< Its own length, but at least `number`.
    };
    Kind kind = Kind::Own;
    double number = 0.0;
    double added = 0.0; ///< This is added to the length; it may be negative.
    [[nodiscard]] double of(double own, double other) const noexcept;
    [[nodiscard]] bool isOwn() const noexcept { return kind == Kind::Own && added == 0.0; }
    friend bool operator==(const SizeRelation&, const SizeRelation&) = default;
};

/// How the middle of a registered box along one axis follows from the object's own box.
struct PlaceRelation {
    enum class Kind : std::uint8_t {
        Own,
        LowKept,      ///< The low side is the right one, and the length is wrong.
        HighKept,     ///< The high side is the right one, and the length is wrong.
        Shifted,      ///< Moved by `added`.
        BySize,       ///< Moved by `number` times the object's own length.
        Mapped,       ///< `number` times its own middle, plus `added`.
        LowAt,        ///< The low side is at `added`, wherever the object is.
        Other,        ///< The middle along the other axis.
        InSteps,      ///< Its own middle, rounded to the nearest `added` plus a multiple of `number`.
        InStepsBelow, ///< The same, rounded down.
        ByMultiples,  ///< Moved by some multiple of `number`, which may differ from object to object.
        Turned,       ///< As far from the origin as its own middle, in another direction. Both axes have this kind.
    };
    Kind kind = Kind::Own;
    double number = 0.0;
    double added = 0.0;
    friend bool operator==(const PlaceRelation&, const PlaceRelation&) = default;
};

inline constexpr std::array kAxes{&Vec2::x, &Vec2::y};

struct BoxRelation {
    std::array<SizeRelation, 2> sizes; ///< The sizes along x and y; likewise the next one.
    std::array<PlaceRelation, 2> places;
    /// The value of `added` of `places` in each frame, if it differs from frame to frame like the place of a camera.
    /// NaN: not known.
    std::vector<Vec2> ofFrames;
    /// Structures with cells: the registered cells are those of a box that is moved by this many cells.
    std::optional<CellCoord> byCells;
    /// For each track, another object whose middle is added to its own middle (`ofOther` is 1) or subtracted (-1).
    std::vector<std::optional<TrackIndex>> others;
    double ofOther = 0.0;
    /// Structures with cells: 1 for each track whose object was seen misplaced in this way.
    std::vector<char> ofTracks;
    bool isOfAnother = false;   ///< The registered box is that of another object; sizes and places say nothing.
    bool isOfSameBirth = false; ///< The same, and both appeared in the same frame.
    bool isHeld = false;        ///< The own box is that of the frame in which the registered box last changed.
    double margin = 0.0;        ///< Fat boxes are larger than `sizes` by this length on each side.
    bool isOfAll = false;       ///< It holds for all objects that are registered.
    std::size_t states = 0;     ///< Number of registrations for which it was seen to hold.
    /// The place along some axis is Mapped, LowAt, Other or Turned: not the own place, moved by a length.
    [[nodiscard]] bool isMap() const noexcept;
    /// The relation describes a fault, but all right boxes fulfil it, too.
    [[nodiscard]] bool holdsForRight() const noexcept { return places[0].kind == PlaceRelation::Kind::Turned; }
    [[nodiscard]] bool isOfSize() const noexcept; ///< Some size is not its own.
    friend bool operator==(const BoxRelation&, const BoxRelation&) = default;
};

/// The box that follows from the own box in this frame. A middle that is Turned is left unchanged.
[[nodiscard]] Aabb related(const BoxRelation& relation, const Aabb& own, FrameIndex frame) noexcept;

/// How far coordinates of these two boxes may deviate from a relation because of the rounding of floats.
[[nodiscard]] double roundingOf(const Aabb& own, const Aabb& registered) noexcept;

/// The first of the frames up to this one in which the registration has not changed. @pre it is recorded
[[nodiscard]] FrameIndex heldSince(const Track& track, FrameIndex frame);

/// The middle of the registered box is its own middle plus `times` the middle of `other`, both in the frame in which
/// the registered box last changed. @pre a box is recorded
[[nodiscard]] bool isMovedByOther(const Evidence& evidence, const State& state, TrackIndex other, double times);

/// Another object whose box or cells are the recorded ones. With `ofSameBirth`, one that appeared in the same frame: if
/// it has vanished, with its last box. No value if there is none. O(tracks)
[[nodiscard]] std::optional<TrackIndex> anotherWithBox(const StructureRule& structure, const Evidence& evidence,
                                                       const State& state, bool ofSameBirth);

/// The registered box follows from the own box in this frame.
[[nodiscard]] bool holds(const BoxRelation& relation, const Aabb& own, const Aabb& registered,
                         FrameIndex frame) noexcept;
/// The recorded box or cells of the object follow from its own box. Cost: O(1); for held relations, O(frames since the
/// registration changed).
[[nodiscard]] bool holds(const BoxRelation& relation, const StructureRule& structure, const Evidence& evidence,
                         const State& state);

} // namespace broadside::diagnosis
