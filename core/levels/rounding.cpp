#include "core/levels/rounding.h"

#include "core/base/overloaded.h"
#include "core/geometry/bounds.h"
#include "core/geometry/shape_numbers.h"

#include <algorithm>
#include <cmath>

namespace broadside::levels {
namespace {

constexpr int kDigits = 6;                // of lengths and angles in a .tmx file
constexpr double kOfAngle = 6e-4;         // degrees: half of the sixth digit from 100 to 360, and a little more
constexpr double kOfSize = 1e-5;          // how far that moves a point, in sizes of the object
constexpr double kOfOtherNumbers = 1e-14; // relative: Tiled writes them with 15 digits

bool areNear(double a, double b, double most) { return std::abs(a - b) <= most; }

void settle(double before, double& now)
{
    if (areNear(before, now, kOfOtherNumbers * std::abs(before)))
        now = before;
}

void collect(Shape& shape, std::vector<double*>& lengths, std::vector<double*>& angles)
{
    const auto addPoint = [&](Vec2& point) {
        lengths.push_back(&point.x);
        lengths.push_back(&point.y);
    };
    forEachNumber(shape, Overloaded{[&](const ShapeLength&, double& length) { lengths.push_back(&length); },
                                    [&](const ShapePoint&, Vec2& point) { addPoint(point); },
                                    [&](CompoundPart& part) {
                                        addPoint(part.offset);
                                        angles.push_back(&part.angle);
                                        collect(part.shape, lengths, angles);
                                    }});
}

bool areNear(const std::vector<double*>& a, const std::vector<double*>& b, double most)
{
    return std::ranges::equal(a, b, [most](const double* x, const double* y) { return areNear(*x, *y, most); });
}

/// `most`: metres.
void settleShape(const Shape& before, Shape& now, double most)
{
    if (before == now || before.index() != now.index())
        return;
    Shape old = before;
    Shape made = now;
    std::vector<double*> lengths[2];
    std::vector<double*> angles[2];
    collect(old, lengths[0], angles[0]);
    collect(made, lengths[1], angles[1]);
    if (!areNear(lengths[0], lengths[1], most) || !areNear(angles[0], angles[1], kOfAngle))
        return;
    for (std::size_t i = 0; i < lengths[0].size(); ++i)
        *lengths[1][i] = *lengths[0][i];
    for (std::size_t i = 0; i < angles[0].size(); ++i)
        *angles[1][i] = *angles[0][i];
    if (made == before) // what is no number is the same as well, such as the triangles of a mesh
        now = before;
}

/// Metres.
double roundingOf(const SceneObject& object, double worldHeight, double pixelsPerMetre)
{
    const Aabb box = boundsOf(object.shape, object.pose);
    const double size = std::max(box.width(), box.height());
    const Vec2 place = object.pose.position;
    const double farthest = std::max({std::abs(place.x), std::abs(place.y), std::abs(worldHeight - place.y)});
    const double largest = std::max(farthest + size / 2.0, size) * pixelsPerMetre;
    if (!(largest > 0.0) || !std::isfinite(largest))
        return 0.0;
    const double sixthDigit = std::pow(10.0, std::floor(std::log10(largest)) + 1 - kDigits);
    return sixthDigit / pixelsPerMetre + (object.pose.angle == 0.0 ? 0.0 : kOfSize * size);
}

void settleProperties(const Properties& before, SharedValue<Properties>& now)
{
    if (before == *now)
        return;
    Properties made = *now;
    for (Property& property : made) {
        const auto old = std::ranges::find(before, property.name, &Property::name);
        auto* const number = std::get_if<double>(&property.value);
        const auto* const known = old == before.end() ? nullptr : std::get_if<double>(&old->value);
        if (number && known)
            settle(*known, *number);
    }
    now = std::move(made);
}

} // namespace

void undoRounding(const SceneObject& before, SceneObject& now, double worldHeight, double pixelsPerMetre)
{
    const double most = roundingOf(before, worldHeight, pixelsPerMetre);
    const auto settlePoint = [most](Vec2 old, Vec2& point) {
        if (areNear(old.x, point.x, most) && areNear(old.y, point.y, most))
            point = old;
    };
    settlePoint(before.pose.position, now.pose.position);
    if (areNear(before.pose.angle, now.pose.angle, kOfAngle))
        now.pose.angle = before.pose.angle;
    settleShape(before.shape, now.shape, most);
    settle(before.mass, now.mass);
    settle(before.gravityScale, now.gravityScale);
    settle(before.restitution, now.restitution);
    settleProperties(*before.properties, now.properties);
    if (!before.sprite.isEmpty() && !now.sprite.isEmpty() && before.sprite != now.sprite) {
        Sprite sprite = *now.sprite;
        settlePoint(before.sprite->size, sprite.size);
        settlePoint(before.sprite->offset, sprite.offset);
        settle(before.sprite->opacity, sprite.opacity);
        now.sprite = std::move(sprite);
    }
}

void undoRounding(const Scene& before, Scene& now)
{
    settle(before.world.width, now.world.width);
    settle(before.world.height, now.world.height);
    if (before.world.terminalSpeed && now.world.terminalSpeed)
        settle(*before.world.terminalSpeed, *now.world.terminalSpeed);
    settle(before.broadPhase.cellSize, now.broadPhase.cellSize);
    settle(before.step.dt, now.step.dt);
}

} // namespace broadside::levels
