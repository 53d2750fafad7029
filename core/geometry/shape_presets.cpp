#include "core/geometry/shape_presets.h"

#include "core/geometry/mirror.h"
#include "core/geometry/preset_messages.h"
#include "core/math/angle.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace broadside {
namespace {

using Points = std::vector<Vec2>;

int cornersIn(const PresetSize& size) { return std::clamp(size.corners, kFewestCorners, kMostCorners); }
double clampedThickness(const PresetSize& size) { return std::clamp(size.thickness, 0.01, 0.99); }
double shorterSide(const PresetSize& size) { return std::min(size.width, size.height); }
Vec2 halfOf(const PresetSize& size) { return {0.5 * size.width, 0.5 * size.height}; }

/// A corner of a regular polygon that has a side at the bottom.
Vec2 cornerOf(double radius, int corner, int corners)
{
    return rotated(Vec2{radius, 0.0}, -90.0 + 180.0 * (2 * corner - 1) / corners);
}

// ---- circles, boxes, capsules ------------------------------------------------------------------------------------

Shape circle(const PresetSize& size) { return Circle{size.radius}; }
Shape box(const PresetSize& size) { return Box{size.width, size.height}; }
Shape orientedBox(const PresetSize& size) { return OrientedBox{size.width, size.height}; }

/// The round ends of the longer side.
struct Ends {
    Vec2 at; ///< The upper or right end; the other end is at -at.
    double radius;
};
Ends endsIn(const PresetSize& size)
{
    const double radius = 0.5 * shorterSide(size);
    const double reach = 0.5 * std::max(size.width, size.height) - radius;
    return {size.height > size.width ? Vec2{0.0, reach} : Vec2{reach, 0.0}, radius};
}

Shape capsule(const PresetSize& size)
{
    const Ends ends = endsIn(size);
    return Capsule{mirrored(mirrored(ends.at, Mirror::X), Mirror::Y), ends.at, ends.radius};
}

// ---- meshes ------------------------------------------------------------------------------------------------------

Shape triangle(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    return Mesh{{{-h.x, -h.y}, {h.x, -h.y}, {0.0, h.y}}, {0, 1, 2}};
}

Shape ramp(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    return Mesh{{{-h.x, -h.y}, {h.x, -h.y}, {h.x, h.y}}, {0, 1, 2}};
}

/// Triangles around a common corner in the centre.
Shape fan(const PresetSize& size)
{
    Mesh mesh;
    mesh.asTriangles = false; // the centre is listed once, as a vertex
    mesh.vertices.push_back({});
    const auto count = static_cast<std::uint32_t>(cornersIn(size));
    for (std::uint32_t i = 0; i < count; ++i) {
        mesh.vertices.push_back(cornerOf(size.radius, static_cast<int>(i), static_cast<int>(count)));
        for (const std::uint32_t index : {0U, 1U + i, 1U + (i + 1U) % count})
            mesh.indices.push_back(index);
    }
    return mesh;
}

// ---- polygons, counter-clockwise ---------------------------------------------------------------------------------

Shape regularPolygon(const PresetSize& size)
{
    Points points;
    for (int i = 0; i < cornersIn(size); ++i)
        points.push_back(cornerOf(size.radius, i, cornersIn(size)));
    return Polygon{points};
}

Shape star(const PresetSize& size)
{
    Points points;
    const int count = cornersIn(size);
    for (int i = 0; i < 2 * count; ++i) {
        const double radius = i % 2 == 0 ? size.radius : size.radius * clampedThickness(size);
        points.push_back(rotated(Vec2{radius, 0.0}, 90.0 + 180.0 * i / count));
    }
    return Polygon{points};
}

Shape ell(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double arm = clampedThickness(size) * shorterSide(size);
    return Polygon{
        {{-h.x, -h.y}, {h.x, -h.y}, {h.x, arm - h.y}, {arm - h.x, arm - h.y}, {arm - h.x, h.y}, {-h.x, h.y}}};
}

/// Open above: objects that fall in stay in.
Shape cup(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double wall = 0.5 * clampedThickness(size) * shorterSide(size);
    return Polygon{{{-h.x, -h.y},
                    {h.x, -h.y},
                    {h.x, h.y},
                    {h.x - wall, h.y},
                    {h.x - wall, wall - h.y},
                    {wall - h.x, wall - h.y},
                    {wall - h.x, h.y},
                    {-h.x, h.y}}};
}

Shape crossShape(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double a = 0.5 * clampedThickness(size) * shorterSide(size);
    return Polygon{{{-a, -h.y},
                    {a, -h.y},
                    {a, -a},
                    {h.x, -a},
                    {h.x, a},
                    {a, a},
                    {a, h.y},
                    {-a, h.y},
                    {-a, a},
                    {-h.x, a},
                    {-h.x, -a},
                    {-a, -a}}};
}

/// Points to the right, like a cannon at 0 degrees.
Shape arrow(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double shaft = clampedThickness(size) * h.y;
    const double neck = h.x - std::min(h.x, h.y); // the head is as long as half of the height
    return Polygon{
        {{-h.x, -shaft}, {neck, -shaft}, {neck, -h.y}, {h.x, 0.0}, {neck, h.y}, {neck, shaft}, {-h.x, shaft}}};
}

// ---- compounds ---------------------------------------------------------------------------------------------------

/// Two discs at the ends of the longer side, joined by a bar.
Shape dumbbell(const PresetSize& size)
{
    const Ends ends = endsIn(size);
    const double reach = length(ends.at);
    if (!(reach > 0.0)) // width and height are equal
        return Compound{{{{}, 0.0, Circle{ends.radius}}}};
    const double bar = 2.0 * ends.radius * clampedThickness(size);
    const bool upright = ends.at.y > 0.0;
    const Shape middle = upright ? OrientedBox{bar, 2.0 * reach} : OrientedBox{2.0 * reach, bar};
    return Compound{{{{}, 0.0, middle}, {-ends.at, 0.0, Circle{ends.radius}}, {ends.at, 0.0, Circle{ends.radius}}}};
}

/// Four bars around a hole. They are oriented boxes, so that the frame can be rotated.
Shape frame(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double wall = 0.5 * clampedThickness(size) * shorterSide(size);
    const OrientedBox lying{size.width, wall};
    const OrientedBox standing{wall, size.height};
    return Compound{{{{0.0, 0.5 * wall - h.y}, 0.0, lying},
                     {{h.x - 0.5 * wall, 0.0}, 0.0, standing},
                     {{0.0, h.y - 0.5 * wall}, 0.0, lying},
                     {{0.5 * wall - h.x, 0.0}, 0.0, standing}}};
}

/// A body on two wheels.
Shape cart(const PresetSize& size)
{
    const Vec2 h = halfOf(size);
    const double wheel = 0.2 * shorterSide(size);
    const Vec2 right{h.x - wheel, wheel - h.y};
    return Compound{{{{0.0, 0.5 * wheel}, 0.0, OrientedBox{size.width, size.height - wheel}},
                     {{-right.x, right.y}, 0.0, Circle{wheel}},
                     {right, 0.0, Circle{wheel}}}};
}

enum class Form { Round, Sided, Long };

constexpr ShapePreset preset(FixedWords title, Form form, Shape (*make)(const PresetSize&), FixedWords help,
                             FixedWords counted = {}, FixedWords thickness = {})
{
    return {title, help, form == Form::Round, form == Form::Long, counted, thickness, make};
}

using enum Form;
constexpr std::array kPresets{
    preset(texts::presetCircle, Round, circle, texts::presetCircleHelp),
    preset(texts::presetBox, Sided, box, texts::presetBoxHelp),
    preset(texts::presetOrientedBox, Sided, orientedBox, texts::presetOrientedBoxHelp),
    preset(texts::presetCapsule, Long, capsule, texts::presetCapsuleHelp),
    preset(texts::presetTriangle, Sided, triangle, texts::presetTriangleHelp),
    preset(texts::presetRamp, Sided, ramp, texts::presetRampHelp),
    preset(texts::presetFan, Round, fan, texts::presetFanHelp, texts::presetTrianglesWord),
    preset(texts::presetPolygon, Round, regularPolygon, texts::presetPolygonHelp, texts::presetCornersWord),
    preset(texts::presetStar, Round, star, texts::presetStarHelp, texts::presetPointsWord,
           texts::presetInnerRadiusWord),
    preset(texts::presetL, Sided, ell, texts::presetLHelp, {}, texts::presetArmsWord),
    preset(texts::presetCup, Sided, cup, texts::presetCupHelp, {}, texts::presetWallsWord),
    preset(texts::presetCross, Sided, crossShape, texts::presetCrossHelp, {}, texts::presetArmsWord),
    preset(texts::presetArrow, Sided, arrow, texts::presetArrowHelp, {}, texts::presetShaftWord),
    preset(texts::presetDumbbell, Long, dumbbell, texts::presetDumbbellHelp, {}, texts::presetBarWord),
    preset(texts::presetFrame, Sided, frame, texts::presetFrameHelp, {}, texts::presetWallsWord),
    preset(texts::presetCart, Sided, cart, texts::presetCartHelp),
};

} // namespace

std::span<const ShapePreset> shapePresets() noexcept { return kPresets; }

} // namespace broadside
