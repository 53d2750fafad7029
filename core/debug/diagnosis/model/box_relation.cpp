#include "core/debug/diagnosis/model/box_relation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::diagnosis {
namespace {

/// The middle along an axis that a relation predicts. @pre the place is not Turned
double middleOf(const PlaceRelation& place, double added, double length, const Aabb& own, std::size_t axis)
{
    const double Vec2::*const along = kAxes[axis];
    const double middle = own.center().*along;
    const double ownLength = own.hi.*along - own.lo.*along;
    switch (place.kind) {
    case PlaceRelation::Kind::Own:
    case PlaceRelation::Kind::Turned:
        return middle;
    case PlaceRelation::Kind::LowKept:
        return own.lo.*along + 0.5 * length;
    case PlaceRelation::Kind::HighKept:
        return own.hi.*along - 0.5 * length;
    case PlaceRelation::Kind::Shifted:
        return middle + added;
    case PlaceRelation::Kind::BySize:
        return middle + place.number * ownLength;
    case PlaceRelation::Kind::Mapped:
        return place.number * middle + added;
    case PlaceRelation::Kind::LowAt:
        return added + 0.5 * length;
    case PlaceRelation::Kind::Other:
        return own.center().*kAxes[1 - axis];
    case PlaceRelation::Kind::InSteps:
        return added + place.number * std::round((middle - added) / place.number);
    case PlaceRelation::Kind::InStepsBelow:
        return added + place.number * std::floor((middle - added) / place.number);
    case PlaceRelation::Kind::ByMultiples:
        return middle;
    }
    return middle;
}

} // namespace

double SizeRelation::of(double own, double other) const noexcept
{
    switch (kind) {
    case Kind::Own:
        return own + added;
    case Kind::Fixed:
        return added;
    case Kind::Scaled:
        return number * own + added;
    case Kind::Other:
        return other + added;
    case Kind::Shorter:
        return std::min(own, other) + added;
    case Kind::Longer:
        return std::max(own, other) + added;
    case Kind::AtMost:
        return std::min(own, number) + added;
    case Kind::AtLeast:
        return std::max(own, number) + added;
    }
    return own;
}

bool BoxRelation::isMap() const noexcept
{
    return std::ranges::any_of(places, [](const PlaceRelation& one) {
        return one.kind == PlaceRelation::Kind::Mapped || one.kind == PlaceRelation::Kind::LowAt ||
               one.kind == PlaceRelation::Kind::Other || one.kind == PlaceRelation::Kind::Turned ||
               one.kind == PlaceRelation::Kind::InSteps || one.kind == PlaceRelation::Kind::InStepsBelow;
    });
}

bool BoxRelation::isOfSize() const noexcept
{
    return std::ranges::any_of(sizes, [](const SizeRelation& one) { return !one.isOwn(); });
}

double roundingOf(const Aabb& own, const Aabb& registered) noexcept
{
    constexpr double kRounding = 5e-7; // some of the last bits of a float
    double largest = 0.0;
    for (const Vec2& corner : {own.lo, own.hi, registered.lo, registered.hi})
        largest = std::max({largest, std::abs(corner.x), std::abs(corner.y)});
    return kRounding * largest;
}

FrameIndex heldSince(const Track& track, FrameIndex frame)
{
    const Registered& now = *track.registeredIn(frame);
    while (frame > track.first && *track.registeredIn(frame - 1) == now)
        --frame;
    return frame;
}

Aabb related(const BoxRelation& relation, const Aabb& own, FrameIndex frame) noexcept
{
    Aabb box;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        double Vec2::*const along = kAxes[axis];
        const double Vec2::*const across = kAxes[1 - axis];
        const double length = relation.sizes[axis].of(own.hi.*along - own.lo.*along, own.hi.*across - own.lo.*across);
        const PlaceRelation& place = relation.places[axis];
        const double added = relation.ofFrames.empty() ? place.added : relation.ofFrames[frame].*along;
        const double middle = middleOf(place, added, length, own, axis);
        box.lo.*along = middle - 0.5 * length - relation.margin;
        box.hi.*along = middle + 0.5 * length + relation.margin;
    }
    return box;
}

bool holds(const BoxRelation& relation, const Aabb& own, const Aabb& registered, FrameIndex frame) noexcept
{
    const double slack = 2.0 * roundingOf(own, registered);
    const Aabb box = related(relation, own, frame);
    const bool isTurned = relation.places[0].kind == PlaceRelation::Kind::Turned;
    const bool isFar = std::abs(length(own.center()) - length(registered.center())) > slack;
    if (isTurned && isFar)
        return false;
    const auto movedBy = [&](std::size_t axis) {
        const PlaceRelation& place = relation.places[axis];
        const double moved = registered.center().*kAxes[axis] - box.center().*kAxes[axis];
        return place.kind == PlaceRelation::Kind::ByMultiples ? std::remainder(moved, place.number) : moved;
    };
    return std::ranges::all_of(std::array<std::size_t, 2>{0, 1}, [&](std::size_t axis) {
        const double Vec2::*const along = kAxes[axis];
        const double longer = registered.hi.*along - registered.lo.*along - (box.hi.*along - box.lo.*along);
        const double moved = movedBy(axis);
        // Written so that a number that is not known holds for nothing.
        return std::abs(longer) <= slack && (isTurned || std::abs(moved) <= slack);
    });
}

bool isMovedByOther(const Evidence& evidence, const State& state, TrackIndex other, double times)
{
    const Track& track = evidence.tracks[state.track];
    const Track& partner = evidence.tracks[other];
    const FrameIndex frame = heldSince(track, state.frame);
    if (!partner.isIn(frame))
        return false;
    const Aabb& registered = track.registeredIn(state.frame)->box;
    const Aabb& own = track.boxIn(frame);
    const Vec2 by = times * partner.boxIn(frame).center();
    const double slack = 4.0 * std::max(roundingOf(own, registered), roundingOf(partner.boxIn(frame), own));
    const Vec2 off = registered.center() - own.center() - by;
    return std::abs(off.x) <= slack && std::abs(off.y) <= slack && length(by) > 20.0 * slack;
}

std::optional<TrackIndex> anotherWithBox(const StructureRule& structure, const Evidence& evidence, const State& state,
                                         bool ofSameBirth)
{
    const Track& track = evidence.tracks[state.track];
    const Registered* const registered = track.registeredIn(state.frame);
    if (!registered || (registered->kind != Registered::Kind::Box && registered->kind != Registered::Kind::Cells))
        return std::nullopt;
    const auto isSame = [&](const Aabb& box) {
        if (registered->kind == Registered::Kind::Cells)
            return agrees(structure, placed(structure, box), *registered, 0.0);
        const double slack = 2.0 * roundingOf(box, registered->box);
        return std::ranges::all_of(kAxes, [&](double Vec2::*along) {
            return std::abs(box.lo.*along - registered->box.lo.*along) <= slack &&
                   std::abs(box.hi.*along - registered->box.hi.*along) <= slack;
        });
    };
    for (const Track& other : evidence.tracks)
        if (other.index != track.index && (ofSameBirth ? other.first == track.first : other.isIn(state.frame)) &&
            isSame(other.boxIn(std::min(state.frame, other.last()))))
            return other.index;
    return std::nullopt;
}

bool holds(const BoxRelation& relation, const StructureRule& structure, const Evidence& evidence, const State& state)
{
    const Track& track = evidence.tracks[state.track];
    const Registered* const registered = track.registeredIn(state.frame);
    if (!registered)
        return false;
    if (relation.isOfAnother)
        return anotherWithBox(structure, evidence, state, relation.isOfSameBirth).has_value();
    if (!relation.others.empty())
        return registered->kind == Registered::Kind::Box && relation.others[state.track] &&
               isMovedByOther(evidence, state, *relation.others[state.track], relation.ofOther);
    if (registered->kind == Registered::Kind::Box) {
        const Aabb& own = track.boxIn(relation.isHeld ? heldSince(track, state.frame) : state.frame);
        return holds(relation, own, registered->box, state.frame);
    }
    if (registered->kind != Registered::Kind::Cells || structure.kind == StructureRule::Kind::Boxes)
        return false;
    Aabb box = related(relation, track.boxIn(state.frame), state.frame);
    if (relation.byCells)
        box = translated(box, {static_cast<double>(relation.byCells->x) * structure.cells.size.x,
                               static_cast<double>(relation.byCells->y) * structure.cells.size.y});
    return agrees(structure, placed(structure, box), *registered, 0.0);
}

} // namespace broadside::diagnosis
