#include "core/levels/tiled/pixel_shape.h"

#include "core/base/overloaded.h"
#include "core/geometry/triangulation.h"
#include "core/geometry/validation.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/math/angle.h"

#include <algorithm>
#include <cmath>

namespace broadside::levels::tiled {
namespace {

constexpr double kAlmost = 1e-9; // relative difference of lengths that count as equal

bool almostEqual(double a, double b) { return std::abs(a - b) <= kAlmost * std::max(std::abs(a), std::abs(b)); }

/// Clockwise on the screen: pixels have y down, so the usual formula rotates clockwise there.
Vec2 turnedPixels(Vec2 v, double degrees) { return rotated(v, degrees); }

PixelPolygon ellipse(Vec2 centre, Vec2 u, Vec2 v)
{
    PixelPolygon polygon;
    for (int i = 0; i < kEllipsePoints; ++i) {
        const Rotation r = rotationOf(360.0 * i / kEllipsePoints);
        polygon.points.push_back(centre + r.cosine * u + r.sine * v);
    }
    return polygon;
}

/// The outline of a capsule whose axis is `half`, and whose radius is `side` long, at right angles before mapping.
PixelPolygon longEllipse(Vec2 from, Vec2 to, Vec2 along, Vec2 side)
{
    PixelPolygon polygon;
    for (int i = 0; i <= kEllipsePoints / 2; ++i) {
        const Rotation r = rotationOf(360.0 * i / kEllipsePoints - 90.0);
        polygon.points.push_back(to + r.cosine * along + r.sine * side);
    }
    for (int i = 0; i <= kEllipsePoints / 2; ++i) {
        const Rotation r = rotationOf(360.0 * i / kEllipsePoints + 90.0);
        polygon.points.push_back(from + r.cosine * along + r.sine * side);
    }
    return polygon;
}

Message ellipseNote(double larger)
{
    const double gap = larger * (1.0 - rotationOf(180.0 / kEllipsePoints).cosine);
    return texts::tiledEllipse(kEllipsePoints, {gap, 2});
}

ShapeAndNote ellipseOf(Vec2 size)
{
    const Vec2 half = 0.5 * size;
    if (size.x == size.y)
        return {PixelDisc{half, half.x}, {}};
    return {ellipse(half, {half.x, 0.0}, {0.0, half.y}), ellipseNote(std::max(half.x, half.y))};
}

PixelShape capsuleOf(Vec2 size)
{
    const double radius = 0.5 * std::min(size.x, size.y);
    if (size.x == size.y)
        return PixelDisc{{radius, radius}, radius};
    return PixelCapsule{{radius, radius}, {size.x - radius, size.y - radius}, radius};
}

/// The points without those that equal the one before, and for a polygon without an end that equals its start.
std::vector<Vec2> distinctPoints(std::vector<Vec2> points, bool isClosed)
{
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (isClosed && points.size() > 1 && points.front() == points.back())
        points.pop_back();
    return points;
}

ShapeAndNote polygonOf(const TiledObject& object)
{
    std::vector<Vec2> points = distinctPoints(object.points, true);
    if (points.size() >= 3)
        return {PixelPolygon{std::move(points)}, {}};
    if (points.size() == 2)
        return {PixelChain{std::move(points)}, texts::tiledTwoPoints()};
    return {std::nullopt, texts::levelFewPoints()};
}

ShapeAndNote chainOf(const TiledObject& object)
{
    std::vector<Vec2> points = distinctPoints(object.points, false);
    if (points.size() < 2)
        return {std::nullopt, texts::levelFewPoints()};
    return {PixelChain{std::move(points)}, {}};
}

ShapeAndNote mappedBox(const PixelBox& box, const PixelMap& map)
{
    const Vec2 u = map.vector(turnedPixels({box.size.x, 0.0}, box.rotation));
    const Vec2 v = map.vector(turnedPixels({0.0, box.size.y}, box.rotation));
    const Vec2 centre = map.point(box.centre);
    if (std::abs(dot(u, v)) > kAlmost * length(u) * length(v))
        return {PixelPolygon{
                    {centre - 0.5 * (u + v), centre + 0.5 * (u - v), centre + 0.5 * (u + v), centre - 0.5 * (u - v)}},
                texts::tiledStretchedBox()};
    if (u.x == 0.0 && v.y == 0.0) // by 90 degrees: sides are exchanged instead
        return {PixelBox{centre, {length(v), length(u)}, 0.0}, {}};
    double rotation = angleOf(u);
    if (rotation == 180.0) // the same rectangle
        rotation = 0.0;
    else if (rotation > 180.0)
        rotation -= 360.0;
    return {PixelBox{centre, {length(u), length(v)}, rotation}, {}};
}

bool keepsCircles(const PixelMap& map)
{
    const Vec2 u = map.vector({1.0, 0.0});
    const Vec2 v = map.vector({0.0, 1.0});
    return almostEqual(length(u), length(v)) && std::abs(dot(u, v)) <= kAlmost * length(u) * length(v);
}

ShapeAndNote mappedDisc(const PixelDisc& disc, const PixelMap& map)
{
    const Vec2 u = map.vector({disc.radius, 0.0});
    const Vec2 v = map.vector({0.0, disc.radius});
    if (keepsCircles(map))
        return {PixelDisc{map.point(disc.centre), length(u)}, {}};
    return {ellipse(map.point(disc.centre), u, v), ellipseNote(std::max(length(u), length(v)))};
}

ShapeAndNote mappedCapsule(const PixelCapsule& capsule, const PixelMap& map)
{
    if (keepsCircles(map))
        return {PixelCapsule{map.point(capsule.from), map.point(capsule.to), length(map.vector({capsule.radius, 0.0}))},
                {}};
    const Vec2 along = capsule.radius * normalized(capsule.to - capsule.from);
    return {longEllipse(map.point(capsule.from), map.point(capsule.to), map.vector(along),
                        map.vector(perpendicular(along))),
            texts::tiledStretchedCapsule()};
}

std::vector<Vec2> mappedPoints(std::vector<Vec2> points, const PixelMap& map)
{
    for (Vec2& point : points)
        point = map.point(point);
    return points;
}

/// Metres, y up, around `origin`.
class MetreMap {
public:
    MetreMap(Vec2 origin, double pixelsPerMetre)
        : m_origin(origin)
        , m_pixelsPerMetre(pixelsPerMetre)
    {}
    [[nodiscard]] double length(double pixels) const { return pixels / m_pixelsPerMetre; }
    [[nodiscard]] Vec2 point(Vec2 pixels) const
    {
        return {(pixels.x - m_origin.x) / m_pixelsPerMetre, (m_origin.y - pixels.y) / m_pixelsPerMetre};
    }
    [[nodiscard]] std::vector<Vec2> points(const std::vector<Vec2>& pixels) const
    {
        std::vector<Vec2> metres;
        metres.reserve(pixels.size());
        for (const Vec2 pixel : pixels)
            metres.push_back(point(pixel));
        return metres;
    }

private:
    Vec2 m_origin;
    double m_pixelsPerMetre;
};

ScenePart polygonPart(std::vector<Vec2> points)
{
    ScenePart part;
    part.shape = Polygon{points};
    const auto fault = faultOf(part.shape);
    if (!fault)
        return part;
    Mesh mesh;
    mesh.indices = triangulated(points);
    mesh.vertices = std::move(points);
    mesh.asTriangles = false;
    part.shape = std::move(mesh);
    part.note = texts::tiledNoSimplePolygon(fault->message);
    return part;
}

/// A triangle without area for each segment: exactly the line, without a thickness.
Mesh chainMesh(std::vector<Vec2> points)
{
    Mesh mesh;
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i + 1 < points.size(); ++i)
        indices.insert(indices.end(), {i, i + 1, i + 1});
    mesh.indices = std::move(indices);
    mesh.vertices = std::move(points);
    mesh.asTriangles = false;
    return mesh;
}

} // namespace

ShapeAndNote pixelShapeOf(const TiledObject& object)
{
    const bool hasArea = object.size.x > 0.0 && object.size.y > 0.0;
    switch (object.form) {
    case TiledForm::Polygon:
        return polygonOf(object);
    case TiledForm::Polyline:
        return chainOf(object);
    case TiledForm::Point:
        return {std::nullopt, {}};
    case TiledForm::Ellipse:
        return hasArea ? ellipseOf(object.size) : ShapeAndNote{std::nullopt, {}};
    case TiledForm::Capsule:
        return hasArea ? ShapeAndNote{capsuleOf(object.size), {}} : ShapeAndNote{std::nullopt, {}};
    case TiledForm::Rectangle:
    case TiledForm::Text:
    case TiledForm::Tile:
        break;
    }
    if (hasArea)
        return {PixelBox{0.5 * object.size, object.size, 0.0}, {}};
    if (object.size == Vec2{})
        return {std::nullopt, {}};
    return {PixelChain{{Vec2{}, object.size}}, texts::tiledFlatBox()};
}

ShapeAndNote placedPixelShapeOf(const TiledObject& object)
{
    ShapeAndNote result = pixelShapeOf(object);
    if (!result.shape)
        return result;
    const Rotation r = rotationOf(object.rotation);
    if (auto* const box = std::get_if<PixelBox>(&*result.shape)) { // keeps its rotation to the last bit
        box->centre = object.position + rotated(box->centre, r);
        box->rotation = object.rotation;
        return result;
    }
    const PixelMap map{r.cosine, r.sine, -r.sine, r.cosine, object.position};
    result.shape = mapped(*result.shape, map).shape;
    return result;
}

ShapeAndNote mapped(const PixelShape& shape, const PixelMap& map)
{
    return std::visit(Overloaded{
                          [&](const PixelBox& box) { return mappedBox(box, map); },
                          [&](const PixelDisc& disc) { return mappedDisc(disc, map); },
                          [&](const PixelCapsule& capsule) { return mappedCapsule(capsule, map); },
                          [&](const PixelPolygon& polygon) {
                              return ShapeAndNote{PixelPolygon{mappedPoints(polygon.points, map)}, {}};
                          },
                          [&](const PixelChain& chain) {
                              return ShapeAndNote{PixelChain{mappedPoints(chain.points, map)}, {}};
                          },
                      },
                      shape);
}

Vec2 middleOf(const PixelShape& shape)
{
    const auto middle = [](const std::vector<Vec2>& points) {
        Vec2 lo = points.front();
        Vec2 hi = lo;
        for (const Vec2 point : points) {
            lo = {std::min(lo.x, point.x), std::min(lo.y, point.y)};
            hi = {std::max(hi.x, point.x), std::max(hi.y, point.y)};
        }
        return 0.5 * (lo + hi);
    };
    return std::visit(Overloaded{
                          [](const PixelBox& box) { return box.centre; },
                          [](const PixelDisc& disc) { return disc.centre; },
                          [](const PixelCapsule& capsule) { return 0.5 * (capsule.from + capsule.to); },
                          [&](const auto& many) { return middle(many.points); },
                      },
                      shape);
}

ScenePart scenePartOf(const PixelShape& shape, Vec2 origin, double pixelsPerMetre)
{
    const MetreMap map(origin, pixelsPerMetre);
    ScenePart part = std::visit(
        Overloaded{
            [&](const PixelBox& box) {
                const double width = map.length(box.size.x);
                const double height = map.length(box.size.y);
                const double angle = box.rotation == 0.0 ? 0.0 : -box.rotation;
                return ScenePart{map.point(box.centre), angle, OrientedBox{width, height}, {}, true};
            },
            [&](const PixelDisc& disc) {
                return ScenePart{map.point(disc.centre), 0.0, Circle{map.length(disc.radius)}, {}, true};
            },
            [&](const PixelCapsule& capsule) {
                return ScenePart{{},
                                 0.0,
                                 Capsule{map.point(capsule.from), map.point(capsule.to), map.length(capsule.radius)},
                                 {},
                                 true};
            },
            [&](const PixelPolygon& polygon) { return polygonPart(map.points(polygon.points)); },
            [&](const PixelChain& chain) {
                return ScenePart{{}, 0.0, chainMesh(map.points(chain.points)), {}, true};
            },
        },
        shape);
    if (const auto fault = faultOf(part.shape)) {
        part.isValid = false;
        part.note = fault->message;
    }
    return part;
}

} // namespace broadside::levels::tiled
