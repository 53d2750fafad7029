#include "editor/commands/arranging/vertices.h"

#include "core/geometry/segment.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace broadside {
namespace {

/// The mesh with equal vertices joined, in the order of verticesOf().
Mesh joined(const Mesh& mesh)
{
    Mesh result;
    result.asTriangles = mesh.asTriangles;
    std::map<std::pair<double, double>, std::uint32_t> numbers;
    for (const std::uint32_t index : mesh.indices) {
        const Vec2 point = mesh.vertices[index];
        const auto [number, isNew] =
            numbers.try_emplace({point.x, point.y}, static_cast<std::uint32_t>(result.vertices.size()));
        if (isNew)
            result.vertices.push_back(point);
        result.indices.push_back(number->second);
    }
    return result;
}

std::vector<std::pair<std::size_t, std::size_t>> edgesOfPolygon(std::size_t points)
{
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t i = 0; i < points; ++i)
        edges.emplace_back(i, (i + 1) % points);
    return edges;
}

std::vector<std::pair<std::size_t, std::size_t>> edgesOfMesh(const Mesh& mesh)
{
    std::set<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        for (std::size_t k = 0; k < 3; ++k)
            if (mesh.indices[i + k] != mesh.indices[i + (k + 1) % 3]) // Triangles may be degenerate.
                edges.insert(std::minmax<std::size_t>({mesh.indices[i + k], mesh.indices[i + (k + 1) % 3]}));
    return {edges.begin(), edges.end()};
}

/// Index in the triangle at which the edge begins; 3 when the triangle does not have the edge.
std::size_t placeOfEdge(const std::uint32_t* triangle, std::pair<std::size_t, std::size_t> edge)
{
    for (std::size_t k = 0; k < 3; ++k)
        if (std::minmax<std::size_t>({triangle[k], triangle[(k + 1) % 3]}) == std::minmax({edge.first, edge.second}))
            return k;
    return 3;
}

WithVertex splitMesh(const Mesh& whole, std::pair<std::size_t, std::size_t> edge, Vec2 at)
{
    Mesh mesh = joined(whole);
    const auto added = static_cast<std::uint32_t>(mesh.vertices.size());
    mesh.vertices.push_back(at);
    const std::vector<std::uint32_t> before = std::exchange(mesh.indices, {});
    std::vector<std::uint32_t> indices;
    for (std::size_t i = 0; i + 2 < before.size(); i += 3) {
        const std::uint32_t* triangle = before.data() + i;
        const std::size_t k = placeOfEdge(triangle, edge);
        const std::uint32_t a = triangle[k % 3];
        const std::uint32_t b = triangle[(k + 1) % 3];
        const std::uint32_t c = triangle[(k + 2) % 3];
        if (k == 3)
            indices.insert(indices.end(), {a, b, c});
        else
            indices.insert(indices.end(), {a, added, c, added, b, c});
    }
    mesh.indices = std::move(indices);
    const std::vector<Vec2> order = verticesOf(mesh);
    const auto found = std::ranges::find(order, at);
    return {mesh, static_cast<std::size_t>(found - order.begin())};
}

std::optional<Shape> meshWithout(const Mesh& whole, std::span<const std::size_t> vertices)
{
    Mesh mesh = joined(whole);
    const std::vector<std::uint32_t> before = std::exchange(mesh.indices, {});
    std::vector<std::uint32_t>& indices = mesh.indices.edit();
    const auto goes = [&](std::uint32_t index) { return std::ranges::find(vertices, index) != vertices.end(); };
    for (std::size_t i = 0; i + 2 < before.size(); i += 3)
        if (std::none_of(before.begin() + static_cast<std::ptrdiff_t>(i),
                         before.begin() + static_cast<std::ptrdiff_t>(i + 3), goes))
            indices.insert(indices.end(), {before[i], before[i + 1], before[i + 2]});
    if (indices.empty())
        return std::nullopt;
    return joined(mesh);
}

Vec2 pointOnSide(const Capsule& capsule)
{
    const Vec2 along = normalized(capsule.to - capsule.from);
    const Vec2 aside = along == Vec2{} ? Vec2{0.0, 1.0} : perpendicular(along);
    return 0.5 * (capsule.from + capsule.to) + capsule.radius * aside;
}

/// The radius changes only when the point on the side moves by itself, not together with the ends.
Capsule withEnds(const Capsule& capsule, Vec2 from, Vec2 to, Vec2 side)
{
    const auto isSame = [&](Vec2 a, Vec2 b) { return distance(a, b) <= 1e-9 * std::max(capsule.radius, length(a)); };
    const Vec2 before = pointOnSide(capsule);
    const bool movesAlong = isSame(side - before, from - capsule.from) && isSame(side - before, to - capsule.to);
    if (movesAlong || isSame(side, before))
        return {from, to, capsule.radius};
    return {from, to, distanceToSegment(side, from, to)};
}

} // namespace

Vec2 nearestOnSegment(Vec2 a, Vec2 b, Vec2 point) noexcept
{
    const double square = distanceSquared(a, b);
    const double share = square > 0.0 ? std::clamp(dot(point - a, b - a) / square, 0.0, 1.0) : 0.0;
    return a + (b - a) * share;
}

std::vector<Vec2> verticesOf(const Shape& shape)
{
    if (const auto* polygon = std::get_if<Polygon>(&shape))
        return polygon->points;
    if (const auto* capsule = std::get_if<Capsule>(&shape))
        return {capsule->from, capsule->to, pointOnSide(*capsule)};
    const auto* mesh = std::get_if<Mesh>(&shape);
    return mesh ? joined(*mesh).vertices : std::vector<Vec2>{};
}

bool isVertexList(const Shape& shape) noexcept
{
    return std::holds_alternative<Polygon>(shape) || std::holds_alternative<Mesh>(shape);
}

std::vector<std::pair<std::size_t, std::size_t>> edgesOf(const Shape& shape)
{
    if (std::holds_alternative<Capsule>(shape))
        return {{0, 1}};
    if (const auto* polygon = std::get_if<Polygon>(&shape))
        return edgesOfPolygon(polygon->points.size());
    const auto* mesh = std::get_if<Mesh>(&shape);
    return mesh ? edgesOfMesh(joined(*mesh)) : std::vector<std::pair<std::size_t, std::size_t>>{};
}

Shape withVertices(const Shape& shape, std::span<const Vec2> points)
{
    if (const auto* capsule = std::get_if<Capsule>(&shape))
        return withEnds(*capsule, points[0], points[1], points[2]);
    const std::vector<Vec2> all(points.begin(), points.end());
    const auto* mesh = std::get_if<Mesh>(&shape);
    if (!mesh)
        return Polygon{all};
    Mesh result = *mesh; // Keeps its own vertices, so that a move changes nothing else in the file.
    const std::vector<std::uint32_t> numbers = joined(*mesh).indices;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        result.vertices[mesh->indices[i]] = all[numbers[i]];
    return result;
}

WithVertex withVertexOn(const Shape& shape, std::pair<std::size_t, std::size_t> edge, Vec2 at)
{
    if (const auto* mesh = std::get_if<Mesh>(&shape))
        return splitMesh(*mesh, edge, at);
    std::vector<Vec2> points = verticesOf(shape);
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(edge.first + 1), at);
    return {Polygon{std::move(points)}, edge.first + 1};
}

std::optional<Shape> withoutVertices(const Shape& shape, std::span<const std::size_t> vertices)
{
    if (const auto* mesh = std::get_if<Mesh>(&shape))
        return meshWithout(*mesh, vertices);
    const std::vector<Vec2> points = verticesOf(shape);
    std::vector<Vec2> left;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (std::ranges::find(vertices, i) == vertices.end())
            left.push_back(points[i]);
    if (left.size() < 3)
        return std::nullopt;
    return Polygon{std::move(left)};
}

} // namespace broadside
