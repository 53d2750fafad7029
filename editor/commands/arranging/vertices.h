#pragma once

#include "core/geometry/shape.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// @file
/// Polygons and meshes by their vertices: shapes in, changed copies out; model frame, metres. Vertices of a mesh that
/// lie at the same point are one vertex here, because files may list every triangle with its own: they have one number,
/// move together and go together. Other shapes may have handles, as many as they need, which are moved like vertices:
/// ends, and a point on the side that says the radius. What comes out need not be valid: see faultOf().

namespace broadside {

/// Of the closed segment a..b.
[[nodiscard]] Vec2 nearestOnSegment(Vec2 a, Vec2 b, Vec2 point) noexcept;

/// The points of a polygon in order, the distinct points of a mesh in the order of their first appearance, the handles
/// of another shape; empty for one without.
[[nodiscard]] std::vector<Vec2> verticesOf(const Shape& shape);

/// Whether vertices can be added and removed: a polygon or a mesh.
[[nodiscard]] bool isVertexList(const Shape& shape) noexcept;

/// Between which vertices the edges run, each once; of a mesh those of its triangles.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> edgesOf(const Shape& shape);

/// The same with other points. @pre as many as verticesOf() gives
[[nodiscard]] Shape withVertices(const Shape& shape, std::span<const Vec2> points);

/// Another vertex on an edge of a vertex list; triangles of a mesh that have the edge become two. It is the last one of
/// a mesh, that behind the first end of the edge of a polygon: `added` says which. @pre an edge of edgesOf()
struct WithVertex {
    Shape shape;
    std::size_t added = 0;
};
[[nodiscard]] WithVertex withVertexOn(const Shape& shape, std::pair<std::size_t, std::size_t> edge, Vec2 at);

/// Without some of its vertices; of a mesh without the triangles that they belong to. Nothing when too little would be
/// left: fewer than three points, or no triangle. @pre isVertexList(shape)
[[nodiscard]] std::optional<Shape> withoutVertices(const Shape& shape, std::span<const std::size_t> vertices);

} // namespace broadside
