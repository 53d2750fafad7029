#include "core/geometry/validation.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/geometry/orientation.h"
#include "core/geometry/segment.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

using Fault = std::optional<ShapeFault>;

/// Twice as many triangles as points: more than any flat mesh without overlaps needs.
constexpr std::size_t kMeshIndices = 6 * limits::kPointsPerShape;

std::string numberText(double value)
{
    if (std::isnan(value))
        return "not a number";
    if (std::isinf(value))
        return value > 0.0 ? "infinite" : "minus infinite";
    return shortestNumber(value);
}

std::string pointText(Vec2 p) { return "(" + numberText(p.x) + ", " + numberText(p.y) + ")"; }

std::string largest() { return shortestNumber(limits::kCoordinate) + " m"; }

Fault sizeFault(const std::string& what, const std::string& name, double size)
{
    if (!(size > 0.0)) // true for NaN, too
        return ShapeFault{what + " is " + numberText(size), "Give a " + name + " above 0 m"};
    if (size > limits::kCoordinate)
        return ShapeFault{what + " is " + numberText(size) + ", more than " + largest(),
                          "Give a " + name + " of at most " + largest()};
    return std::nullopt;
}

bool isWithinLimits(Vec2 point)
{
    return isFinite(point) && std::max(std::abs(point.x), std::abs(point.y)) <= limits::kCoordinate;
}

Fault pointFault(const std::string& what, Vec2 point)
{
    if (isWithinLimits(point))
        return std::nullopt;
    return ShapeFault{what + " is " + pointText(point), "Give coordinates between -" + largest() + " and " + largest()};
}

Fault pointsFault(const std::string& type, const std::string& one, const std::string& many,
                  const std::vector<Vec2>& points)
{
    if (points.size() > limits::kPointsPerShape)
        return ShapeFault{type + " has " + groupedNumber(points.size()) + " " + many + ", more than " +
                              groupedNumber(limits::kPointsPerShape),
                          "Leave " + many + " out, or split the shape into the parts of a compound"};
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!isWithinLimits(points[i])) // tested first: a name for every good point would be wasted work
            return pointFault(type + " " + one + " " + std::to_string(i + 1), points[i]);
    return std::nullopt;
}

std::string edgeText(std::size_t from, std::size_t to)
{
    return "from point " + std::to_string(from + 1) + " to point " + std::to_string(to + 1);
}

Fault repeatedPointFault(const std::vector<Vec2>& points)
{
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t j = (i + 1) % points.size();
        if (points[i] == points[j])
            return ShapeFault{"polygon points " + std::to_string(i + 1) + " and " + std::to_string(j + 1) +
                                  " are both " + pointText(points[i]),
                              "Remove one of them"};
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
            return ShapeFault{"polygon folds back on itself at point " + std::to_string(j + 1) + ", " +
                                  pointText(points[j]),
                              "Move or remove that point"};
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
                return ShapeFault{"polygon side " + edgeText(i, i + 1) + " meets the side " +
                                      edgeText(j, (j + 1) % count),
                                  "Move the points so that sides meet only at shared corners"};
    }
    return std::nullopt;
}

class ShapeValidator {
public:
    template<FixedShape Fixed>
    Fault operator()(const Fixed& shape)
    {
        const std::string type(typeNameOf(shape));
        Fault first;
        const auto keep = [&first](Fault fault) {
            if (!first)
                first = std::move(fault);
        };
        forEachNumber(shape, Overloaded{[&](const ShapeLength& length, double size) {
                                            const std::string name(length.key);
                                            keep(sizeFault(type + " " + name, name, size));
                                        },
                                        [&](const ShapePoint& point, Vec2 at) {
                                            keep(pointFault(type + " \"" + std::string(point.key) + "\"", at));
                                        }});
        return first;
    }

    Fault operator()(const Mesh& mesh)
    {
        if (mesh.indices.empty())
            return ShapeFault{"mesh has no triangles", "Give at least one triangle"};
        if (Fault fault = pointsFault("mesh", "vertex", "vertices", mesh.vertices))
            return fault;
        return indexFault(mesh);
    }

    Fault operator()(const Polygon& polygon)
    {
        if (polygon.points.size() < 3)
            return ShapeFault{"polygon has " + countOf(polygon.points.size(), "point"), "Give at least three points"};
        if (Fault fault = pointsFault("polygon", "point", "points", polygon.points))
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
            return ShapeFault{"compound has no parts", "Give at least one part"};
        if (m_depth >= limits::kNesting)
            return ShapeFault{"compounds are nested more than " + std::to_string(limits::kNesting) + " deep",
                              "Put the innermost parts into an outer compound"};
        m_partCount += compound.parts.size();
        if (m_partCount > limits::kPointsPerShape)
            return ShapeFault{"compound has more than " + groupedNumber(limits::kPointsPerShape) + " parts",
                              "Split it into several objects"};
        ++m_depth;
        for (std::size_t i = 0; i < compound.parts.size(); ++i)
            if (Fault fault = partFault(compound.parts[i])) {
                fault->message = "part " + std::to_string(i + 1) + ": " + fault->message.text();
                return fault;
            }
        --m_depth;
        return std::nullopt;
    }

private:
    static Fault indexFault(const Mesh& mesh)
    {
        if (mesh.indices.size() % 3 != 0)
            return ShapeFault{"mesh has " + groupedNumber(mesh.indices.size()) + " indices, not a multiple of three",
                              "Give three indices for each triangle"};
        if (mesh.indices.size() > kMeshIndices)
            return ShapeFault{"mesh has " + groupedNumber(mesh.indices.size() / 3) + " triangles, more than " +
                                  groupedNumber(kMeshIndices / 3),
                              "Leave triangles out, or split the mesh into the parts of a compound"};
        const auto bad = std::ranges::find_if(mesh.indices, [&](auto index) { return index >= mesh.vertices.size(); });
        if (bad == mesh.indices.end())
            return std::nullopt;
        return ShapeFault{"mesh index " + std::to_string(*bad) + " is too large for a mesh with " +
                              groupedNumber(mesh.vertices.size()) + " vertices",
                          "Give indices from 0 to one less than the number of vertices"};
    }

    Fault partFault(const CompoundPart& part)
    {
        if (Fault fault = pointFault("offset", part.offset))
            return fault;
        if (!std::isfinite(part.angle))
            return ShapeFault{"angle is " + numberText(part.angle), "Give an angle in degrees"};
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
        return ShapeFault{"scale is " + pointText(scale), "Give a scale above 0"};
    if (needsUniformScale(shape) && scale.x != scale.y)
        return ShapeFault{std::string(typeNameOf(shape)) + " scale is " + pointText(scale) +
                              ", which differs between the axes",
                          "Give one number for both axes"};
    const Vec2 reach = scaled(reachOf(shape), scale);
    if (!(reach.x <= limits::kCoordinate && reach.y <= limits::kCoordinate))
        return ShapeFault{"scale " + pointText(scale) + " makes the shape larger than " + largest(),
                          "Give a smaller scale"};
    return std::nullopt;
}

} // namespace broadside
