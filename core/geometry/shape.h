#pragma once

#include "core/math/vec2.h"

#include <cstdint>
#include <variant>
#include <vector>

/// @file
/// Bounding shapes in model space: metres around the object's position, before scale and rotation. All are closed,
/// solid sets. Values only: shape_kinds.h has the facts about each kind, validation.h says what is valid, bounds.h what
/// a shape covers.

namespace broadside {

/// Every point within `radius` of the model origin.
struct Circle {
    double radius = 0.5; ///< > 0.
    friend bool operator==(const Circle&, const Circle&) = default;
};

/// Axis aligned in the WORLD: turned by an angle it becomes the box that encloses its four turned corners.
struct Box {
    double width = 1.0;  ///< > 0.
    double height = 1.0; ///< > 0.
    friend bool operator==(const Box&, const Box&) = default;
};

/// A rectangle that turns with its object without growing.
struct OrientedBox {
    double width = 1.0;  ///< > 0.
    double height = 1.0; ///< > 0.
    friend bool operator==(const OrientedBox&, const OrientedBox&) = default;
};

/// A segment with a radius: every point within `radius` of the closed segment between the two ends. Ends that are the
/// same point make a circle.
struct Capsule {
    Vec2 from{-0.25, 0.0};
    Vec2 to{0.25, 0.0};
    double radius = 0.25; ///< > 0.
    friend bool operator==(const Capsule&, const Capsule&) = default;
};

/// The union of triangles: every three indices are one, of either winding, slivers allowed.
struct Mesh {
    std::vector<Vec2> vertices;
    std::vector<std::uint32_t> indices; ///< A multiple of three, each below vertices.size().
    /// The file listed triangles one by one instead of vertices and indices; kept so that saving says it the same way.
    bool asTriangles = true;
    friend bool operator==(const Mesh&, const Mesh&) = default;
};

/// A simple polygon, either winding, concave allowed.
struct Polygon {
    std::vector<Vec2> points; ///< At least three; edges meet only at shared ends.
    friend bool operator==(const Polygon&, const Polygon&) = default;
};

struct CompoundPart;

/// Several shapes that move as one. Parts may be compounds again.
struct Compound {
    std::vector<CompoundPart> parts; ///< At least one.
    friend bool operator==(const Compound&, const Compound&);
};

/// The closed set of shapes. A new kind is added here, gets its row in shape_kinds.cpp and its numbers in
/// shape_numbers.h; every std::visit that misses it stops compiling. Nothing depends on the order.
using Shape = std::variant<Circle, Box, OrientedBox, Capsule, Mesh, Polygon, Compound>;

struct CompoundPart {
    Vec2 offset;        ///< Of the part's origin, in the compound's model space.
    double angle = 0.0; ///< Degrees counter-clockwise. A box part encloses its TOTAL turn, object plus parts.
    Shape shape;
    friend bool operator==(const CompoundPart&, const CompoundPart&) = default;
};

inline bool operator==(const Compound& a, const Compound& b) { return a.parts == b.parts; }

} // namespace broadside
