#pragma once

#include "core/base/shared_value.h"
#include "core/math/vec2.h"

#include <cstdint>
#include <variant>
#include <vector>

/// @file
/// Shapes of objects in model space: metres around the object's position, before scale and rotation. All are closed,
/// solid sets. They are plain values: shape_kinds.h has the facts about each kind, validation.h says which are valid,
/// bounds.h computes the box around a shape.

namespace broadside {

/// Every point within `radius` of the model origin.
struct Circle {
    double radius = 0.5; ///< > 0.
    friend bool operator==(const Circle&, const Circle&) = default;
};

/// A rectangle that is axis-aligned in the WORLD: a rotated one becomes the axis-aligned rectangle around its four
/// rotated corners.
struct Box {
    double width = 1.0;  ///< > 0.
    double height = 1.0; ///< > 0.
    friend bool operator==(const Box&, const Box&) = default;
};

/// A rectangle that rotates with its object and keeps its size.
struct OrientedBox {
    double width = 1.0;  ///< > 0.
    double height = 1.0; ///< > 0.
    friend bool operator==(const OrientedBox&, const OrientedBox&) = default;
};

/// A segment with a radius: every point within `radius` of the closed segment between the two ends. Equal ends make a
/// circle.
struct Capsule {
    Vec2 from{-0.25, 0.0};
    Vec2 to{0.25, 0.0};
    double radius = 0.25; ///< > 0.
    friend bool operator==(const Capsule&, const Capsule&) = default;
};

/// A union of triangles, one for every three indices, of either winding; they may be degenerate.
struct Mesh {
    std::vector<Vec2> vertices;
    /// A multiple of three, each below vertices.size(). No vector, so that no shape is larger than a capsule.
    SharedList<std::uint32_t> indices;
    /// The file listed triangles one by one instead of vertices and indices; kept so that saving uses the same form.
    bool asTriangles = true;
    friend bool operator==(const Mesh&, const Mesh&) = default;
};

/// A simple polygon of either winding, which may be concave.
struct Polygon {
    std::vector<Vec2> points; ///< At least three; edges meet only at shared ends.
    friend bool operator==(const Polygon&, const Polygon&) = default;
};

struct CompoundPart;

/// Several shapes that move together. Parts may be compounds, too.
struct Compound {
    std::vector<CompoundPart> parts; ///< At least one.
    friend bool operator==(const Compound&, const Compound&);
};

/// All kinds of shapes. A new kind is added here, gets its row in shape_kinds.cpp and its numbers in shape_numbers.h;
/// every std::visit without it fails to compile. Nothing depends on the order.
using Shape = std::variant<Circle, Box, OrientedBox, Capsule, Mesh, Polygon, Compound>;

struct CompoundPart {
    Vec2 offset; ///< Position of the part's origin in the compound's model space.
    /// Degrees counter-clockwise. A part that is a Box encloses its corners rotated by the TOTAL angle, of object and
    /// parts.
    double angle = 0.0;
    Shape shape;
    friend bool operator==(const CompoundPart&, const CompoundPart&) = default;
};

inline bool operator==(const Compound& a, const Compound& b) { return a.parts == b.parts; }

} // namespace broadside
