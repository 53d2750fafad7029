#include "core/levels/building/level_builder.h"

#include "core/base/message/common_messages.h"
#include "core/base/overloaded.h"
#include "core/geometry/bounds.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/conversion.h"
#include "core/math/angle.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>

namespace broadside::levels {
namespace {

using tiled::PixelShape;

tiled::ShapeCost costOfShape(const PixelShape& shape)
{
    return std::visit(Overloaded{
                          [](const tiled::PixelPolygon& polygon) {
                              const std::size_t count = polygon.points.size();
                              return tiled::ShapeCost{count * sizeof(Vec2), count * count};
                          },
                          [](const tiled::PixelChain& chain) {
                              return tiled::ShapeCost{chain.points.size() * (sizeof(Vec2) + 12), 0};
                          },
                          [](const auto&) { return tiled::ShapeCost{}; },
                      },
                      shape);
}

/// The middle of the box around all shapes.
Vec2 middleOfAll(const std::vector<PixelShape>& shapes)
{
    if (shapes.size() == 1)
        return middleOf(shapes.front());
    Aabb all;
    for (const PixelShape& shape : shapes)
        if (const tiled::ScenePart part = scenePartOf(shape, {}, 1.0); part.isValid)
            all = united(all, boundsOf(part.shape, {part.offset, part.angle, {1.0, 1.0}}));
    const Vec2 middle = all.isEmpty() ? Vec2{} : all.center();
    return {middle.x, 0.0 - middle.y}; // scene parts have y up
}

/// A polygon and a line stay one after each map.
Message polygonNote(const PixelShape& shape)
{
    if (std::holds_alternative<tiled::PixelBox>(shape))
        return texts::levelBoxBecomesPolygon();
    const bool isDisc = std::holds_alternative<tiled::PixelDisc>(shape);
    return isDisc ? texts::levelCircleBecomesPolygon() : texts::levelCapsuleBecomesPolygon();
}

} // namespace

LevelBuilder::LevelBuilder(LevelPlace level, double unitsPerMetre)
    : m_report(level)
    , m_unitsPerMetre(unitsPerMetre)
{}

void LevelBuilder::useLayer(const std::string& name, bool visible, double opacity)
{
    if (!m_layers.insert(name).second)
        return;
    Layer layer;
    layer.name = name;
    layer.visible = visible;
    layer.opacity = std::clamp(opacity, 0.0, 1.0);
    m_scene.layers.push_back(std::move(layer));
}

bool LevelBuilder::isWithinLimits(const Draft& draft)
{
    bool isWithin = m_report.takeObject();
    for (const PixelShape& shape : draft.shapes)
        isWithin = isWithin && m_report.take(costOfShape(shape));
    return isWithin;
}

void LevelBuilder::add(Draft draft)
{
    if (!isWithinLimits(draft))
        return;
    SceneObject& object = draft.object;
    auto* const box = draft.shapes.size() == 1 ? std::get_if<tiled::PixelBox>(&draft.shapes.front()) : nullptr;
    if (box && box->rotation != 0.0) { // the object rotates instead of its only part
        const Vec2 centre = rotated(box->centre, draft.rotation);
        draft.origin += centre;
        draft.rotation += box->rotation;
        *box = {{}, box->size, 0.0};
    }
    const bool isRotated = draft.rotation != 0.0;
    const Vec2 middle = draft.shapes.empty() ? Vec2{} : middleOfAll(draft.shapes);
    auto shape = tiled::joinedShape(draft.shapes, middle, m_unitsPerMetre, isRotated, draft.shapeNotes);
    const Vec2 position = draft.origin + rotated(middle, draft.rotation); // y down: clockwise
    object.pose.position = {position.x / m_unitsPerMetre, 0.0 - position.y / m_unitsPerMetre};
    object.pose.angle = isRotated ? -draft.rotation : 0.0;
    Message fault = joinedNotes(draft.shapeNotes);
    if (shape && !isCoordinate(object.pose.position)) {
        shape.reset();
        fault = texts::levelIsFar();
    }
    if (!shape) {
        warn(draft.place, {}, texts::levelLeftOut(draft.name, fault.empty() ? texts::levelNoShape() : fault),
             texts::levelCorrectShape());
        return;
    }
    draft.notes.insert(draft.notes.end(), draft.shapeNotes.begin(), draft.shapeNotes.end());
    if (!draft.notes.empty())
        note(draft.place, object.id, texts::reason(draft.name, joinedNotes(draft.notes)));
    object.shape = std::move(*shape);
    m_objects.emplace_back(draft.place, std::make_shared<SceneObject>(std::move(object)));
}

void LevelBuilder::setArea(Vec2 corner, Vec2 size)
{
    m_hasArea = true;
    m_lowerLeft = {corner.x / m_unitsPerMetre, -(corner.y + size.y) / m_unitsPerMetre};
    m_scene.world.width = size.x / m_unitsPerMetre;
    m_scene.world.height = size.y / m_unitsPerMetre;
}

void LevelBuilder::setAreaOfObjects()
{
    m_hasArea = true;
    if (m_objects.empty())
        return;
    Aabb all;
    for (const auto& [place, object] : m_objects)
        all = united(all, boundsOf(object->shape, object->pose));
    m_lowerLeft = {std::floor(all.lo.x), std::floor(all.lo.y)};
    m_scene.world.width = std::max(1.0, std::ceil(all.hi.x) - m_lowerLeft.x);
    m_scene.world.height = std::max(1.0, std::ceil(all.hi.y) - m_lowerLeft.y);
}

void LevelBuilder::setCells(double cell)
{
    double size = cell / m_unitsPerMetre;
    if (cell <= 0.0 && !m_objects.empty()) {
        double sum = 0.0;
        for (const auto& [place, object] : m_objects) {
            const Aabb box = boundsOf(object->shape, object->pose);
            sum += std::max(box.hi.x - box.lo.x, box.hi.y - box.lo.y);
        }
        size = 2.0 * sum / static_cast<double>(m_objects.size());
    }
    m_scene.broadPhase.cellSize = levelCellSize(m_scene.world, size);
}

void LevelBuilder::finish(double cell)
{
    if (!m_hasArea)
        setAreaOfObjects();
    if (!isCoordinate(m_scene.world.width) || !isCoordinate(m_scene.world.height)) {
        m_report.fail(texts::levelLarge(), texts::levelMorePixels());
        return;
    }
    setCells(cell);
    if (m_frictions.count() > 0)
        note(level(), {}, texts::levelFriction(m_frictions.count(), m_frictions.names()));
    for (auto& [place, object] : m_objects) {
        object->pose.position = object->pose.position - m_lowerLeft;
        if (isCoordinate(object->pose.position))
            m_scene.append(std::move(object));
        else
            warn(place, {}, texts::levelFarObject(displayName(*object)), texts::levelMoveCloser());
    }
    m_objects.clear();
}

double levelCellSize(const WorldSettings& world, double usual)
{
    constexpr double kMostCells = 1 << 20;
    constexpr double kMostCellsOfSide = 4'096.0;
    const double smallest = std::sqrt(world.width * world.height / kMostCells);
    const double size = std::max({usual, smallest, std::max(world.width, world.height) / kMostCellsOfSide});
    return size > 0.0 ? size : BroadPhaseSettings{}.cellSize;
}

PixelShape mappedShape(const PixelShape& shape, const tiled::PixelMap& map, std::vector<Message>& notes)
{
    PixelShape result = *mapped(shape, map).shape;
    if (result.index() != shape.index())
        notes.push_back(polygonNote(shape));
    return result;
}

} // namespace broadside::levels
