#include "core/geometry/shape_kinds.h"

#include <array>
#include <type_traits>

namespace broadside {
namespace {

constexpr std::size_t kCount = std::variant_size_v<Shape>;

template<class Kind, std::size_t index = 0>
constexpr std::size_t indexOf()
{
    if constexpr (std::is_same_v<std::variant_alternative_t<index, Shape>, Kind>)
        return index;
    else
        return indexOf<Kind, index + 1>();
}

template<class Kind>
constexpr ShapeKind row(ShapeKind facts)
{
    facts.index = indexOf<Kind>();
    return facts;
}

Shape typicalCircle() { return Circle{}; }
Shape typicalBox() { return Box{1.0, 0.8}; }
Shape typicalOrientedBox() { return OrientedBox{}; }
Shape typicalCapsule() { return Capsule{}; }
Shape typicalMesh() { return Mesh{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}}; }
Shape typicalPolygon() { return Polygon{{{0.0, 0.5}, {-0.5, 0.1}, {-0.3, -0.5}, {0.3, -0.5}, {0.5, 0.1}}}; }
Shape typicalCompound() { return Compound{{{{-0.25, 0.25}, 0.0, Box{0.7, 0.7}}, {{0.25, -0.25}, 0.0, Circle{0.35}}}}; }

constexpr std::array kKinds{
    row<Circle>({.name = "circle",
                 .meaning = "Every point within the radius of the position.",
                 .isConvex = true,
                 .isCentred = true,
                 .isPlacedByBounds = true,
                 .needsUniformScale = true,
                 .traceCode = 1,
                 .typical = typicalCircle}),
    row<Box>({.name = "box",
              .meaning = "A rectangle that stays axis-aligned; of a rotated object, the rectangle around its corners.",
              .isConvex = true,
              .isCentred = true,
              .isPlacedByBounds = true,
              .traceCode = 6,
              .typical = typicalBox}),
    row<OrientedBox>({.name = "oriented-box",
                      .meaning = "A rectangle that rotates with its object.",
                      .isConvex = true,
                      .isCentred = true,
                      .traceCode = 2,
                      .typical = typicalOrientedBox,
                      .typicalAngle = 45.0}),
    row<Capsule>({.name = "capsule",
                  .meaning = "Every point within the radius of the line between two ends.",
                  .isConvex = true,
                  .needsUniformScale = true,
                  .traceCode = 7,
                  .traceVersion = 2,
                  .typical = typicalCapsule,
                  .typicalAngle = 30.0}),
    row<Mesh>({.name = "mesh",
               .meaning = "Triangles: either each with its own corners, or with corners that they share.",
               .traceCode = 4,
               .typical = typicalMesh}),
    row<Polygon>(
        {.name = "polygon", .meaning = "A polygon, which may be concave.", .traceCode = 3, .typical = typicalPolygon}),
    row<Compound>({.name = "compound",
                   .meaning = "Several shapes that move together.",
                   .needsUniformScale = true,
                   .traceCode = 5,
                   .typical = typicalCompound}),
};

constexpr std::array<const ShapeKind*, kCount> rowsByIndex()
{
    std::array<const ShapeKind*, kCount> rows{};
    for (const ShapeKind& kind : kKinds)
        rows[kind.index] = &kind;
    return rows;
}

constexpr bool hasEveryKindOnce()
{
    for (const ShapeKind* kind : rowsByIndex())
        if (!kind || kind->meaning.empty())
            return false;
    return kKinds.size() == kCount;
}
static_assert(hasEveryKindOnce(), "each kind of shape has one row");

} // namespace

std::span<const ShapeKind> shapeKinds() noexcept { return kKinds; }

const ShapeKind& kindOf(const Shape& shape) noexcept
{
    static constexpr std::array kRows = rowsByIndex();
    return *kRows[shape.index()];
}

std::string_view typeNameOf(const Shape& shape) noexcept { return kindOf(shape).name; }

bool needsUniformScale(const Shape& shape) noexcept { return kindOf(shape).needsUniformScale; }

} // namespace broadside
