#include "core/levels/godot/godot_shapes.h"

#include "core/base/utf8.h"
#include "core/levels/godot/godot_messages.h"
#include "core/levels/level_messages.h"
#include "core/math/angle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace broadside::levels::godot {
namespace {

constexpr double kMostGodotPixels = 1e9; // of coordinates

double numberIn(const GodotValue* value, double fallback)
{
    const auto number = value ? value->number() : std::nullopt;
    return number && std::abs(*number) <= kMostGodotPixels ? *number : fallback;
}

Vec2 vectorOf(const GodotValue* value, Vec2 fallback)
{
    const auto vector = value ? value->vector() : std::nullopt;
    const bool isUsable = vector && std::abs(vector->x) <= kMostGodotPixels && std::abs(vector->y) <= kMostGodotPixels;
    return isUsable ? *vector : fallback;
}

const GodotValue* valueOf(const TreeNode& node, std::string_view name)
{
    const OwnedValue* const owned = node.find(name);
    return owned ? owned->value.get() : nullptr;
}

/// Godot writes radians with six digits: 1.5708 is 90 degrees, not 90.0002.
double degreesOf(double radians)
{
    constexpr double kRounding = 0.0005;
    const double degrees = radians * 180.0 / std::numbers::pi;
    const double whole = std::round(degrees);
    return std::abs(degrees - whole) <= kRounding ? whole : degrees;
}

/// Points without repetitions, and without an end that equals the start.
std::vector<Vec2> outline(std::vector<Vec2> points)
{
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (points.size() > 1 && points.front() == points.back())
        points.pop_back();
    return points;
}

bool areUsable(const std::vector<Vec2>& points)
{
    return std::ranges::all_of(points, [](Vec2 point) {
        return std::abs(point.x) <= kMostGodotPixels && std::abs(point.y) <= kMostGodotPixels;
    });
}

void addPolygon(NodeShapes& result, const GodotValue* value, bool isSolid)
{
    auto points = value ? value->points() : std::nullopt;
    if (!points || !areUsable(*points))
        return result.notes.push_back(texts::godotNoPoints()), void();
    *points = outline(std::move(*points));
    if (points->size() >= 3 && isSolid) {
        result.shapes.emplace_back(tiled::PixelPolygon{std::move(*points)});
    } else if (points->size() >= 2) {
        if (points->size() >= 3)
            points->push_back(points->front());
        result.shapes.emplace_back(tiled::PixelChain{std::move(*points)});
    } else {
        result.notes.push_back(texts::levelFewPoints());
    }
}

/// Pairs of points become lines; pairs that continue each other become one line.
void addSegments(NodeShapes& result, const GodotValue* value)
{
    const auto points = value ? value->points() : std::nullopt;
    if (!points || points->size() < 2 || points->size() % 2 != 0 || !areUsable(*points))
        return result.notes.push_back(texts::godotNoSegments()), void();
    std::vector<Vec2> line;
    const auto finishLine = [&] {
        if (line.size() >= 2)
            result.shapes.emplace_back(tiled::PixelChain{line});
        line.clear();
    };
    for (std::size_t i = 0; i < points->size(); i += 2) {
        if (line.empty() || line.back() != (*points)[i]) {
            finishLine();
            line.push_back((*points)[i]);
        }
        if ((*points)[i + 1] != line.back())
            line.push_back((*points)[i + 1]);
    }
    finishLine();
    result.notes.push_back(texts::godotConcave());
}

void addBox(NodeShapes& result, const OwnedResource& shape, bool isGodot4)
{
    const Vec2 size =
        isGodot4 ? vectorOf(shape.find("size"), {20.0, 20.0}) : 2.0 * vectorOf(shape.find("extents"), {10.0, 10.0});
    if (size.x > 0.0 && size.y > 0.0)
        result.shapes.emplace_back(tiled::PixelBox{{}, size, 0.0});
    else
        result.notes.push_back(texts::levelNoSize());
}

void addCircle(NodeShapes& result, const OwnedResource& shape, bool /*isGodot4*/)
{
    if (const double radius = numberIn(shape.find("radius"), 10.0); radius > 0.0)
        result.shapes.emplace_back(tiled::PixelDisc{{}, radius});
    else
        result.notes.push_back(texts::levelNoSize());
}

/// An upright capsule. Its height is the whole in Godot 4, and the part between the circles in Godot 3.
void addCapsule(NodeShapes& result, const OwnedResource& shape, bool isGodot4)
{
    const double radius = numberIn(shape.find("radius"), 10.0);
    const double half =
        isGodot4 ? 0.5 * numberIn(shape.find("height"), 30.0) - radius : 0.5 * numberIn(shape.find("height"), 20.0);
    if (radius <= 0.0)
        result.notes.push_back(texts::levelNoSize());
    else if (half > 0.0)
        result.shapes.emplace_back(tiled::PixelCapsule{{0.0, -half}, {0.0, half}, radius});
    else
        result.shapes.emplace_back(tiled::PixelDisc{{}, radius});
}

void addSegment(NodeShapes& result, const OwnedResource& shape, bool /*isGodot4*/)
{
    const Vec2 a = vectorOf(shape.find("a"), {});
    const Vec2 b = vectorOf(shape.find("b"), {0.0, 10.0});
    if (a == b)
        result.notes.push_back(texts::godotSameEnds());
    else
        result.shapes.emplace_back(tiled::PixelChain{{a, b}});
}

void addConvex(NodeShapes& result, const OwnedResource& shape, bool /*isGodot4*/)
{
    addPolygon(result, shape.find("points"), true);
}

void addConcave(NodeShapes& result, const OwnedResource& shape, bool /*isGodot4*/)
{
    addSegments(result, shape.find("segments"));
}

/// A half-plane.
void addEndless(NodeShapes& result, const OwnedResource& /*shape*/, bool /*isGodot4*/)
{
    result.notes.push_back(texts::godotEndless());
}

void addRay(NodeShapes& result, const OwnedResource& /*shape*/, bool /*isGodot4*/)
{
    result.notes.push_back(texts::godotRay());
}

/// A type of shape. Others are left out.
struct ShapeRow {
    std::string_view type;
    void (*add)(NodeShapes& result, const OwnedResource& shape, bool isGodot4);
};
constexpr std::array kShapeRows{
    ShapeRow{"RectangleShape2D", addBox},         ShapeRow{"CircleShape2D", addCircle},
    ShapeRow{"CapsuleShape2D", addCapsule},       ShapeRow{"SegmentShape2D", addSegment},
    ShapeRow{"ConvexPolygonShape2D", addConvex},  ShapeRow{"ConcavePolygonShape2D", addConcave},
    ShapeRow{"WorldBoundaryShape2D", addEndless}, ShapeRow{"LineShape2D", addEndless}, // Godot 3
    ShapeRow{"SeparationRayShape2D", addRay},     ShapeRow{"RayShape2D", addRay},      // Godot 3
};

} // namespace

NodeShapes shapesOf(const TreeNode& node, GodotTree& tree)
{
    constexpr int kFirstFormatOfGodot4 = 3;
    NodeShapes result;
    if (node.type == "CollisionPolygon2D") {
        addPolygon(result, valueOf(node, "polygon"), numberIn(valueOf(node, "build_mode"), 0.0) == 0.0);
        return result;
    }
    const OwnedValue* const value = node.find("shape");
    const OwnedResource shape = value ? tree.resourceOf(*value) : OwnedResource{};
    if (!shape.resource) {
        const std::string file = value ? GodotTree::unreadFileOf(*value) : std::string();
        result.notes.push_back(file.empty() ? texts::levelNoShape() : texts::godotBinaryShape(inQuotes(file)));
        return result;
    }
    const std::string& type = shape.resource->type;
    const auto row = std::ranges::find(kShapeRows, type, &ShapeRow::type);
    if (row == kShapeRows.end())
        result.notes.push_back(texts::godotUnreadShape(inQuotes(type)));
    else
        row->add(result, shape, shape.file->format >= kFirstFormatOfGodot4);
    return result;
}

namespace {

/// The upper left corner of a Control in the node around it. An offset counts from an anchor, which is 0 at the upper
/// left corner; for other anchors, the size of the node around it would be needed.
Vec2 cornerOf(const TreeNode& node)
{
    const auto offset = [&node](std::string_view anchor, std::string_view godot4, std::string_view godot3) {
        if (numberIn(valueOf(node, anchor), 0.0) != 0.0)
            return 0.0;
        return numberIn(valueOf(node, godot4), numberIn(valueOf(node, godot3), 0.0));
    };
    return {offset("anchor_left", "offset_left", "margin_left"), offset("anchor_top", "offset_top", "margin_top")};
}

} // namespace

tiled::PixelMap transformOf(const TreeNode& node)
{
    if (const GodotValue* const whole = valueOf(node, "transform");
        whole && whole->isCall("Transform2D") && whole->numbers.size() == 6 &&
        std::ranges::all_of(whole->numbers, [](double n) { return std::abs(n) <= kMostGodotPixels; }))
        return {whole->numbers[0],
                whole->numbers[1],
                whole->numbers[2],
                whole->numbers[3],
                {whole->numbers[4], whole->numbers[5]}};
    // The names after the first are those of Godot 3, for a Node2D and for a Control.
    const double degrees = valueOf(node, "rotation") ? degreesOf(numberIn(valueOf(node, "rotation"), 0.0))
                                                     : numberIn(valueOf(node, "rotation_degrees"),
                                                                numberIn(valueOf(node, "rect_rotation"), 0.0));
    const Vec2 scale = vectorOf(valueOf(node, "scale"), vectorOf(valueOf(node, "rect_scale"), {1.0, 1.0}));
    const Rotation x = rotationOf(degrees);
    const Rotation y = rotationOf(degrees + degreesOf(numberIn(valueOf(node, "skew"), 0.0)));
    const Vec2 pivot = vectorOf(valueOf(node, "pivot_offset"), vectorOf(valueOf(node, "rect_pivot_offset"), {}));
    tiled::PixelMap map{x.cosine * scale.x, x.sine * scale.x, -y.sine * scale.y, y.cosine * scale.y, {}};
    map.shift = vectorOf(valueOf(node, "position"), {}) + cornerOf(node) + pivot - map.vector(pivot);
    return map;
}

tiled::PixelMap combined(const tiled::PixelMap& outer, const tiled::PixelMap& inner)
{
    const Vec2 x = outer.vector({inner.a, inner.b});
    const Vec2 y = outer.vector({inner.c, inner.d});
    return {x.x, x.y, y.x, y.y, outer.point(inner.shift)};
}

} // namespace broadside::levels::godot
