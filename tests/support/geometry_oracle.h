#pragma once

#include "core/geometry/shape.h"
#include "core/math/pose.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <type_traits>
#include <vector>

/// @file
/// An independent check of overlaps and distances that shares no code with core. It uses 80-bit numbers instead of
/// 64-bit ones, and one method for all pairs (the position of the origin relative to the Minkowski difference) instead
/// of many. It is simple on purpose: slow, with allocations. Polygons must be star-shaped around their origin, as
/// random_shapes.h makes them.

namespace broadside::testing {

using Real = long double;

struct RealPoint {
    Real x = 0;
    Real y = 0;
    friend RealPoint operator+(RealPoint a, RealPoint b) { return {a.x + b.x, a.y + b.y}; }
    friend RealPoint operator-(RealPoint a, RealPoint b) { return {a.x - b.x, a.y - b.y}; }
    friend bool operator<(RealPoint a, RealPoint b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }
};

inline Real crossOf(RealPoint a, RealPoint b) { return a.x * b.y - a.y * b.x; }
inline RealPoint realOf(Vec2 v) { return {v.x, v.y}; }

/// The convex hull of points, grown by a radius.
struct OraclePiece {
    std::vector<RealPoint> points;
    Real radius = 0;
};

class OraclePose {
public:
    OraclePose(RealPoint position, Real degrees, RealPoint scale)
        : m_position(position)
        , m_degrees(degrees)
        , m_scale(scale)
        , m_cosine(std::cos(std::fmod(degrees, Real{360}) * (std::numbers::pi_v<Real> / 180)))
        , m_sine(std::sin(std::fmod(degrees, Real{360}) * (std::numbers::pi_v<Real> / 180)))
    {}

    [[nodiscard]] RealPoint toWorld(RealPoint p) const
    {
        const RealPoint q{p.x * m_scale.x, p.y * m_scale.y};
        return m_position + RealPoint{m_cosine * q.x - m_sine * q.y, m_sine * q.x + m_cosine * q.y};
    }
    [[nodiscard]] OraclePose ofPart(RealPoint offset, Real degrees) const
    {
        return {toWorld(offset), m_degrees + degrees, m_scale};
    }
    [[nodiscard]] RealPoint position() const { return m_position; }
    [[nodiscard]] Real scale() const { return m_scale.x; }

private:
    RealPoint m_position;
    Real m_degrees;
    RealPoint m_scale;
    Real m_cosine;
    Real m_sine;
};

inline std::vector<RealPoint> oracleCorners(Real width, Real height, const OraclePose& pose)
{
    const Real w = width / 2;
    const Real h = height / 2;
    return {pose.toWorld({-w, -h}), pose.toWorld({w, -h}), pose.toWorld({w, h}), pose.toWorld({-w, h})};
}

inline std::vector<RealPoint> enclosingCorners(const std::vector<RealPoint>& points)
{
    RealPoint lo = points.front();
    RealPoint hi = lo;
    for (const RealPoint p : points) {
        lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
    }
    return {lo, {hi.x, lo.y}, hi, {lo.x, hi.y}};
}

inline void appendOraclePieces(const Shape& shape, const OraclePose& pose, std::vector<OraclePiece>& pieces)
{
    std::visit(
        [&](const auto& s) {
            using Kind = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<Kind, Circle>) {
                pieces.push_back({{pose.position()}, s.radius * pose.scale()});
            } else if constexpr (std::is_same_v<Kind, Box>) {
                pieces.push_back({enclosingCorners(oracleCorners(s.width, s.height, pose)), 0});
            } else if constexpr (std::is_same_v<Kind, OrientedBox>) {
                pieces.push_back({oracleCorners(s.width, s.height, pose), 0});
            } else if constexpr (std::is_same_v<Kind, Capsule>) {
                pieces.push_back({{pose.toWorld(realOf(s.from)), pose.toWorld(realOf(s.to))}, s.radius * pose.scale()});
            } else if constexpr (std::is_same_v<Kind, Mesh>) {
                for (std::size_t i = 0; i < s.indices.size(); i += 3)
                    pieces.push_back({{pose.toWorld(realOf(s.vertices[s.indices[i]])),
                                       pose.toWorld(realOf(s.vertices[s.indices[i + 1]])),
                                       pose.toWorld(realOf(s.vertices[s.indices[i + 2]]))},
                                      0});
            } else if constexpr (std::is_same_v<Kind, Polygon>) {
                for (std::size_t i = 0; i < s.points.size(); ++i)
                    pieces.push_back({{pose.position(), pose.toWorld(realOf(s.points[i])),
                                       pose.toWorld(realOf(s.points[(i + 1) % s.points.size()]))},
                                      0});
            } else {
                for (const CompoundPart& part : s.parts)
                    appendOraclePieces(part.shape, pose.ofPart(realOf(part.offset), part.angle), pieces);
            }
        },
        shape);
}

[[nodiscard]] inline std::vector<OraclePiece> oraclePieces(const Shape& shape, const Pose& pose)
{
    std::vector<OraclePiece> pieces;
    appendOraclePieces(shape, {realOf(pose.position), pose.angle, realOf(pose.scale)}, pieces);
    return pieces;
}

/// Andrew's monotone chain; counter-clockwise, without points on straight sides.
inline std::vector<RealPoint> convexHull(std::vector<RealPoint> points)
{
    std::sort(points.begin(), points.end());
    std::vector<RealPoint> hull;
    const auto extend = [&hull](RealPoint p, std::size_t floor) {
        while (hull.size() >= floor + 2 && crossOf(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
            hull.pop_back();
        hull.push_back(p);
    };
    for (const RealPoint p : points)
        extend(p, 0);
    const std::size_t lower = hull.size() - 1;
    for (std::size_t i = points.size() - 1; i-- > 0;)
        extend(points[i], lower);
    if (hull.size() > 1)
        hull.pop_back();
    return hull;
}

inline Real distanceToOrigin(RealPoint a, RealPoint b)
{
    const RealPoint side = b - a;
    const Real along = -(a.x * side.x + a.y * side.y);
    const Real whole = side.x * side.x + side.y * side.y;
    if (along <= 0 || whole == 0)
        return std::hypot(a.x, a.y);
    if (along >= whole)
        return std::hypot(b.x, b.y);
    return std::abs(crossOf(side, a)) / std::sqrt(whole);
}

/// > 0: the distance between the two; < 0: the distance that separates them.
[[nodiscard]] inline Real signedGap(const OraclePiece& a, const OraclePiece& b)
{
    std::vector<RealPoint> differences;
    differences.reserve(a.points.size() * b.points.size());
    for (const RealPoint p : a.points)
        for (const RealPoint q : b.points)
            differences.push_back(p - q);
    const std::vector<RealPoint> hull = convexHull(std::move(differences));
    Real nearest = std::hypot(hull[0].x, hull[0].y);
    bool inside = hull.size() > 2;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const RealPoint next = hull[(i + 1) % hull.size()];
        nearest = std::min(nearest, distanceToOrigin(hull[i], next));
        inside = inside && crossOf(next - hull[i], RealPoint{} - hull[i]) > 0;
    }
    return (inside ? -nearest : nearest) - (a.radius + b.radius);
}

/// A lower bound of the gap between the two; it is cheap and excludes distant pairs.
inline Real gapOfEnclosures(const OraclePiece& a, const OraclePiece& b)
{
    const auto cornersA = enclosingCorners(a.points);
    const auto cornersB = enclosingCorners(b.points);
    return std::max({cornersA[0].x - cornersB[2].x, cornersB[0].x - cornersA[2].x, cornersA[0].y - cornersB[2].y,
                     cornersB[0].y - cornersA[2].y}) -
           (a.radius + b.radius);
}

/// The distance between two unions, or minus the depth of the deepest pair of pieces. The search stops at a pair that
/// is deep enough to be certain.
[[nodiscard]] inline Real signedGap(const std::vector<OraclePiece>& a, const std::vector<OraclePiece>& b)
{
    constexpr Real kBeyondDoubt = -0.01;
    Real least = std::numeric_limits<Real>::infinity();
    for (const OraclePiece& pieceA : a)
        for (const OraclePiece& pieceB : b)
            if (least > kBeyondDoubt && gapOfEnclosures(pieceA, pieceB) < std::max(least, Real{0}))
                least = std::min(least, signedGap(pieceA, pieceB));
    return least;
}

inline Real reachOf(const std::vector<OraclePiece>& pieces)
{
    Real reach = 0;
    for (const OraclePiece& piece : pieces)
        for (const RealPoint p : piece.points)
            reach = std::max({reach, std::abs(p.x) + piece.radius, std::abs(p.y) + piece.radius});
    return reach;
}

/// Within this tolerance either answer is allowed: 1e-12 * max(1, largest coordinate).
[[nodiscard]] inline Real bandOf(const std::vector<OraclePiece>& a, const std::vector<OraclePiece>& b)
{
    return Real{1e-12} * std::max({Real{1}, reachOf(a), reachOf(b)});
}

} // namespace broadside::testing
