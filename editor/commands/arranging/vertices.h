#pragma once

#include "core/geometry/shape.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// @file
/// Edits polygons and meshes by their vertices: shapes in, changed copies out. Model frame, metres. Vertices of a mesh
/// at the same point count as one vertex, because files may list the vertices of every triangle separately: they have
/// one number, move together and are removed together. Other shapes can have handles that move like vertices: the ends,
/// and a point on the side for the radius. The result may be invalid: see faultOf().

namespace broadside {

/// The nearest point of the closed segment a..b.
[[nodiscard]] Vec2 nearestOnSegment(Vec2 a, Vec2 b, Vec2 point) noexcept;

/// The points of a polygon in order; the distinct points of a mesh in the order of their first appearance; the handles
/// of another shape. Empty for a shape without any.
[[nodiscard]] std::vector<Vec2> verticesOf(const Shape& shape);

/// Whether vertices can be added and removed: a polygon or a mesh.
[[nodiscard]] bool isVertexList(const Shape& shape) noexcept;

/// The vertices at the ends of the edges, each edge once; of a mesh the edges of its triangles.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> edgesOf(const Shape& shape);

/// The same shape with other points. @pre as many as verticesOf() returns
[[nodiscard]] Shape withVertices(const Shape& shape, std::span<const Vec2> points);

/// Adds a vertex on an edge of a vertex list; triangles of a mesh that have the edge are split in two. The new vertex
/// is the last one of a mesh, and follows the first end of the edge in a polygon: `added` is its number. @pre an edge
/// of edgesOf()
struct WithVertex {
    Shape shape;
    std::size_t added = 0;
};
[[nodiscard]] WithVertex withVertexOn(const Shape& shape, std::pair<std::size_t, std::size_t> edge, Vec2 at);

/// Removes vertices; of a mesh also the triangles that use them. Nothing when fewer than three points, or no triangle,
/// would remain. @pre isVertexList(shape)
[[nodiscard]] std::optional<Shape> withoutVertices(const Shape& shape, std::span<const std::size_t> vertices);

} // namespace broadside
