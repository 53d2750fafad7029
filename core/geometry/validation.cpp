#include "core/geometry/validation.h"

#include "core/base/limits.h"
#include "core/geometry/orientation.h"
#include "core/geometry/segment.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_messages.h"
#include "core/geometry/shape_numbers.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

namespace broadside {
namespace {

using Fault = std::optional<ShapeFault>;

/// Twice as many triangles as points: more than any flat mesh without overlaps needs.
constexpr std::size_t kMeshIndices = 6 * limits::kPointsPerShape;

Message numberPhrase(double value)
{
    if (std::isnan(value))
        return texts::shapeNotANumber();
    if (std::isinf(value))
        return value > 0.0 ? texts::shapeInfinite() : texts::shapeMinusInfinite();
    return texts::shapeValue(value);
}

Message pointPhrase(Vec2 p) { return texts::shapePoint(numberPhrase(p.x), numberPhrase(p.y)); }

/// The number as it is counted for people, from 1.
std::uint64_t numberOf(std::size_t index) noexcept { return index + 1; }

Fault sizeFault(std::string_view type, std::string_view name, double size)
{
    if (!(size > 0.0)) // true for NaN, too
        return ShapeFault{texts::shapeBadSize(type, name, numberPhrase(size)), texts::shapeGiveSize(name)};
    if (size > limits::kCoordinate)
        return ShapeFault{texts::shapeLargeSize(type, name, numberPhrase(size), limits::kCoordinate),
                          texts::shapeGiveSmaller(name, limits::kCoordinate)};
    return std::nullopt;
}

bool isWithinLimits(Vec2 point)
{
    return isFinite(point) && std::max(std::abs(point.x), std::abs(point.y)) <= limits::kCoordinate;
}

Fault coordinateFault(Message message)
{
    return ShapeFault{std::move(message), texts::shapeGiveCoordinates(limits::kCoordinate)};
}

/// What is said about the points of a kind of shape.
struct PointWords {
    const texts::Form<texts::Count, texts::Count>& tooMany;
    const texts::Form<>& fewer;
    const texts::Form<texts::Integer, texts::Phrase>& outside;
};
constexpr PointWords kCorners{texts::shapeManyCorners, texts::shapeFewerCorners, texts::shapeCornerOutside};
constexpr PointWords kVertices{texts::shapeManyVertices, texts::shapeFewerVertices, texts::shapeVertexOutside};

Fault pointsFault(const PointWords& words, const std::vector<Vec2>& points)
{
    if (points.size() > limits::kPointsPerShape)
        return ShapeFault{words.tooMany(points.size(), limits::kPointsPerShape), words.fewer()};
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!isWithinLimits(points[i]))
            return coordinateFault(words.outside(numberOf(i), pointPhrase(points[i])));
    return std::nullopt;
}

Fault repeatedPointFault(const std::vector<Vec2>& points)
{
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t j = (i + 1) % points.size();
        if (points[i] == points[j])
            return ShapeFault{texts::shapeSamePoints(numberOf(i), numberOf(j), pointPhrase(points[i])),
                              texts::shapeRemovePoint()};
    }
    return std::nullopt;
}

/// Finds a side that runs back over the side before it. @pre neighbouring points differ
Fault foldFault(const std::vector<Vec2>& points)
{
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t j = (i + 1) % count;
        const std::size_t k = (i + 2) % count;
        const bool inLine = orientation(points[i], points[j], points[k]) == 0;
        if (inLine && dot(points[j] - points[i], points[k] - points[j]) <= 0.0)
            return ShapeFault{texts::shapeFold(numberOf(j), pointPhrase(points[j])), texts::shapeMovePoint()};
    }
    return std::nullopt;
}

Fault crossingFault(const std::vector<Vec2>& points)
{
    const std::size_t count = points.size();
    for (std::size_t i = 0; i + 2 < count; ++i) {
        const std::size_t end = i == 0 ? count - 1 : count; // the last side is a neighbour of the first
        for (std::size_t j = i + 2; j < end; ++j)
            if (segmentsMeet(points[i], points[i + 1], points[j], points[(j + 1) % count]))
                return ShapeFault{
                    texts::shapeCrossing(numberOf(i), numberOf(i + 1), numberOf(j), numberOf((j + 1) % count)),
                    texts::shapeUncross()};
    }
    return std::nullopt;
}

class ShapeValidator {
public:
    template<FixedShape Fixed>
    Fault operator()(const Fixed& shape)
    {
        const std::string_view type = typeNameOf(shape);
        Fault first;
        const auto keep = [&first](Fault fault) {
            if (!first)
                first = std::move(fault);
        };
        forEachNumber(
            shape, Overloaded{[&](const ShapeLength& length, double size) { keep(sizeFault(type, length.key, size)); },
                              [&](const ShapePoint& point, Vec2 at) {
                                  if (!isWithinLimits(at))
                                      keep(coordinateFault(texts::shapeEndOutside(type, point.key, pointPhrase(at))));
                              }});
        return first;
    }

    Fault operator()(const Mesh& mesh)
    {
        if (mesh.indices.empty())
            return ShapeFault{texts::shapeNoTriangles(), texts::shapeGiveTriangle()};
        if (Fault fault = pointsFault(kVertices, mesh.vertices))
            return fault;
        return indexFault(mesh);
    }

    Fault operator()(const Polygon& polygon)
    {
        if (polygon.points.size() < 3)
            return ShapeFault{texts::shapeFewCorners(polygon.points.size()), texts::shapeGiveCorners()};
        if (Fault fault = pointsFault(kCorners, polygon.points))
            return fault;
        if (Fault fault = repeatedPointFault(polygon.points))
            return fault;
        if (Fault fault = foldFault(polygon.points))
            return fault;
        return crossingFault(polygon.points);
    }

    Fault operator()(const Compound& compound)
    {
        if (compound.parts.empty())
            return ShapeFault{texts::shapeNoParts(), texts::shapeGivePart()};
        if (m_depth >= limits::kNesting)
            return ShapeFault{texts::shapeDeep(static_cast<std::uint64_t>(limits::kNesting)), texts::shapeLessDeep()};
        m_partCount += compound.parts.size();
        if (m_partCount > limits::kPointsPerShape)
            return ShapeFault{texts::shapeManyParts(limits::kPointsPerShape), texts::shapeSplit()};
        ++m_depth;
        for (std::size_t i = 0; i < compound.parts.size(); ++i)
            if (Fault fault = partFault(compound.parts[i])) {
                fault->message = texts::shapeInPart(numberOf(i), std::move(fault->message));
                return fault;
            }
        --m_depth;
        return std::nullopt;
    }

private:
    static Fault indexFault(const Mesh& mesh)
    {
        if (mesh.indices.size() % 3 != 0)
            return ShapeFault{texts::shapeOddIndices(mesh.indices.size()), texts::shapeGiveThree()};
        if (mesh.indices.size() > kMeshIndices)
            return ShapeFault{texts::shapeManyTriangles(mesh.indices.size() / 3, kMeshIndices / 3),
                              texts::shapeFewerTriangles()};
        const auto bad = std::ranges::find_if(mesh.indices, [&](auto index) { return index >= mesh.vertices.size(); });
        if (bad == mesh.indices.end())
            return std::nullopt;
        return ShapeFault{texts::shapeLargeIndex(*bad, mesh.vertices.size()), texts::shapeGiveIndices()};
    }

    Fault partFault(const CompoundPart& part)
    {
        if (!isWithinLimits(part.offset))
            return coordinateFault(texts::shapeOffsetOutside(pointPhrase(part.offset)));
        if (!std::isfinite(part.angle))
            return ShapeFault{texts::shapeBadAngle(numberPhrase(part.angle)), texts::shapeGiveAngle()};
        return std::visit(*this, part.shape);
    }

    int m_depth = 0;
    std::size_t m_partCount = 0;
};

/// The largest distance from the origin, per axis, of all points that the scale multiplies.
Vec2 reachOf(const Shape& shape)
{
    Vec2 size; // largest length around any point
    Vec2 reach;
    const auto take = [](Vec2& most, Vec2 value) {
        most = {std::max(most.x, std::abs(value.x)), std::max(most.y, std::abs(value.y))};
    };
    forEachNumber(
        shape,
        Overloaded{[&](const ShapeLength& length, double value) {
                       take(size, {length.along == Along::Y ? 0.0 : value, length.along == Along::X ? 0.0 : value});
                   },
                   [&](ShapePoint, Vec2 point) { take(reach, point); },
                   [&](const CompoundPart& part) {
                       take(reach, part.offset);
                       take(reach, reachOf(part.shape));
                   }});
    return reach + size;
}

} // namespace

std::optional<ShapeFault> faultOf(const Shape& shape)
{
    ShapeValidator validator;
    return std::visit(validator, shape);
}

std::optional<ShapeFault> scaleFaultOf(const Shape& shape, Vec2 scale)
{
    if (!isFinite(scale) || !(scale.x > 0.0 && scale.y > 0.0))
        return ShapeFault{texts::shapeBadScale(pointPhrase(scale)), texts::shapeGiveScale()};
    if (needsUniformScale(shape) && scale.x != scale.y)
        return ShapeFault{texts::shapeUnevenScale(typeNameOf(shape), pointPhrase(scale)), texts::shapeEvenScale()};
    const Vec2 reach = scaled(reachOf(shape), scale);
    if (!(reach.x <= limits::kCoordinate && reach.y <= limits::kCoordinate))
        return ShapeFault{texts::shapeLargeScale(pointPhrase(scale), limits::kCoordinate), texts::shapeSmallerScale()};
    return std::nullopt;
}

} // namespace broadside
