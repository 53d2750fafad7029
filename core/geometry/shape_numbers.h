#pragma once

#include "core/base/overloaded.h"
#include "core/geometry/shape.h"

#include <concepts>
#include <string_view>
#include <type_traits>
#include <utility>

/// @file
/// The numbers of each kind of shape, listed once. Code that rescales, mirrors, checks, rounds, reads, writes or shows
/// shapes goes through them and needs no knowledge of the kinds.

namespace broadside {

/// The axis whose factor applies to a length when a shape is stretched.
enum class Along { X, Y, Both };

/// A size, metres, > 0.
struct ShapeLength {
    std::string_view key; ///< Name in files and in panels.
    Along along = Along::Both;
    std::string_view example; ///< A value for examples of the file format.
};

/// A place in model space, metres. Points of lists (a polygon's points) have no key.
struct ShapePoint {
    std::string_view key = {};
    std::string_view example = {};
};

template<class S, class Kind>
concept ShapeOf = std::same_as<std::remove_const_t<S>, Kind>;

/// A kind with a fixed count of numbers: no lists.
template<class S>
concept FixedShape = !ShapeOf<S, Mesh> && !ShapeOf<S, Polygon> && !ShapeOf<S, Compound>;

// Calls visit(ShapeLength, double&), visit(ShapePoint, Vec2&) and visit(CompoundPart&), in the order of files; const
// for a const shape. It does not descend into parts: the visitor calls it for their shapes if needed.

template<ShapeOf<Circle> S, class Visit>
constexpr void forEachNumber(S& circle, Visit&& visit)
{
    visit(ShapeLength{"radius", Along::Both, "0.5"}, circle.radius);
}
template<class S, class Visit>
requires(ShapeOf<S, Box> || ShapeOf<S, OrientedBox>) constexpr void forEachNumber(S& box, Visit&& visit)
{
    visit(ShapeLength{"width", Along::X, "1"}, box.width);
    visit(ShapeLength{"height", Along::Y, "1"}, box.height);
}
template<ShapeOf<Capsule> S, class Visit>
constexpr void forEachNumber(S& capsule, Visit&& visit)
{
    visit(ShapePoint{"from", "[-0.5, 0]"}, capsule.from);
    visit(ShapePoint{"to", "[0.5, 0]"}, capsule.to);
    visit(ShapeLength{"radius", Along::Both, "0.25"}, capsule.radius);
}
template<ShapeOf<Mesh> S, class Visit>
void forEachNumber(S& mesh, Visit&& visit)
{
    for (auto& vertex : mesh.vertices)
        visit(ShapePoint{}, vertex);
}
template<ShapeOf<Polygon> S, class Visit>
void forEachNumber(S& polygon, Visit&& visit)
{
    for (auto& point : polygon.points)
        visit(ShapePoint{}, point);
}
template<ShapeOf<Compound> S, class Visit>
void forEachNumber(S& compound, Visit&& visit)
{
    for (auto& part : compound.parts)
        visit(part);
}

template<ShapeOf<Shape> S, class Visit>
void forEachNumber(S& shape, Visit&& visit)
{
    std::visit([&visit](auto& kind) { forEachNumber(kind, visit); }, shape);
}

} // namespace broadside
