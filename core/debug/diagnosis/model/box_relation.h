#pragma once

#include "core/debug/diagnosis/model/placement.h"
#include "core/debug/diagnosis/model/registration_rule.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// How registered boxes follow from the boxes of their objects, where they do so exactly: within the rounding of
/// floats.

namespace broadside::diagnosis {

/// The length of a registered box along one axis, from those of the object's own box.
struct SizeRelation {
    enum class Kind : std::uint8_t {
        Own,
        Fixed,   ///< No part of it.
        Scaled,  ///< `number` of it.
        Other,   ///< The length along the other axis.
        Shorter, ///< The length of the shorter side.
        Longer,
        AtMost,  ///< Its own length, up to `number`.
        AtLeast, ///< Its own length, from `number` on.
    };
    Kind kind = Kind::Own;
    double number = 0.0;
    double added = 0.0; ///< Metres that are added to the length; negative where something is taken off.
    [[nodiscard]] double of(double own, double other) const noexcept;
    [[nodiscard]] bool isOwn() const noexcept { return kind == Kind::Own && added == 0.0; }
    friend bool operator==(const SizeRelation&, const SizeRelation&) = default;
};

/// The middle of a registered box along one axis.
struct PlaceRelation {
    enum class Kind : std::uint8_t {
        Own,
        LowKept,  ///< The low side is the right one, and the length is wrong.
        HighKept, ///< The high side is the right one, and the length is wrong.
        Shifted,  ///< Moved by `added`.
        BySize,   ///< Moved by `number` of the object's own length.
        Mapped,   ///< `number` times its own, and `added`.
        LowAt,    ///< The low side is at `added`, wherever the object is.
        Other,    ///< The middle along the other axis.
        Turned,   ///< It is as far from the origin as its own, in another direction. Applies to both axes.
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
    /// The value of `added` of the places in each frame, where it differs from step to step, like the place of a
    /// camera. NaN: not known.
    std::vector<Vec2> ofFrames;
    /// Structures with cells: the registered cells are those of a box that is moved by this many cells.
    std::optional<CellCoord> byCells;
    /// The object of each track whose middle is added to the own one, or taken off it (`ofOther` is 1 or -1).
    std::vector<std::optional<TrackIndex>> others;
    double ofOther = 0.0;
    /// Structures with cells: 1 for each track whose object was seen misplaced in this way.
    std::vector<char> ofTracks;
    bool isHeld = false;    ///< It holds for the box in the frame in which the registered one last changed.
    double margin = 0.0;    ///< Metres that fat boxes have on each side in addition to the sizes.
    bool isOfAll = false;   ///< It holds for all objects that are registered.
    std::size_t states = 0; ///< Number of registrations for which it was seen to hold.
    /// Some middle is neither its own nor moved by a length: it is another place.
    [[nodiscard]] bool isMap() const noexcept;
    /// It says that something is wrong, and all right boxes fulfil it nevertheless.
    [[nodiscard]] bool holdsForRight() const noexcept { return places[0].kind == PlaceRelation::Kind::Turned; }
    [[nodiscard]] bool isOfSize() const noexcept; ///< Some size is not the own one.
    friend bool operator==(const BoxRelation&, const BoxRelation&) = default;
};

/// The box that follows from the own one in this frame. What is Turned stays at its place.
[[nodiscard]] Aabb related(const BoxRelation& relation, const Aabb& own, FrameIndex frame) noexcept;

/// The most that coordinates of these two boxes may differ from a relation by the rounding of floats.
[[nodiscard]] double roundingOf(const Aabb& own, const Aabb& registered) noexcept;

/// The frame since which the object is registered with the box that it has in this one. @pre it is recorded
[[nodiscard]] FrameIndex heldSince(const Track& track, FrameIndex frame);

/// The middle of the registered box is the own one with so many times that of another object added, in the frame in
/// which the registered box last changed. @pre a box is recorded
[[nodiscard]] bool isMovedByOther(const Evidence& evidence, const State& state, TrackIndex other, double times);

/// The registered box follows from the own one, in this frame.
[[nodiscard]] bool holds(const BoxRelation& relation, const Aabb& own, const Aabb& registered,
                         FrameIndex frame) noexcept;
/// What is recorded of the object, its box or its cells, follows from its own box. Cost: O(1); of relations that are
/// held, O(frames since the registration changed).
[[nodiscard]] bool holds(const BoxRelation& relation, const StructureRule& structure, const Evidence& evidence,
                         const State& state);

} // namespace broadside::diagnosis
