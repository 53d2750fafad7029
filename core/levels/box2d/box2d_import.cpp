#include "core/levels/box2d/box2d_import.h"

#include "core/base/overloaded.h"
#include "core/levels/box2d/box2d_messages.h"
#include "core/levels/box2d/plist_reader.h"
#include "core/levels/box2d/rube_reader.h"
#include "core/math/aabb.h"

namespace broadside::levels {
namespace {

/// The box around a body's shapes: pixels, y down, around its position.
Aabb boxOf(const box2d::Body& body)
{
    Aabb box;
    for (const box2d::Fixture& fixture : body.fixtures)
        for (const tiled::PixelShape& shape : fixture.shapes)
            std::visit(Overloaded{
                           [&](const tiled::PixelDisc& disc) {
                               box = united(box, grown({disc.centre, disc.centre}, disc.radius));
                           },
                           [&](const tiled::PixelPolygon& polygon) {
                               for (const Vec2 point : polygon.points)
                                   box = united(box, point);
                           },
                           [](const auto&) {},
                       },
                       shape);
    return box;
}

/// Places the bodies in a row, with a metre between them.
void placeInRow(box2d::ShapeCatalogue& catalogue)
{
    double next = 0.0;
    for (box2d::Body& body : catalogue.bodies) {
        const Aabb box = boxOf(body);
        if (box.isEmpty())
            continue;
        body.position = {next - box.lo.x, box.hi.y};
        next += box.width() + catalogue.pixelsPerMetre;
    }
}

void noteLost(LevelBuilder& builder, std::size_t count, const texts::Form<texts::Count>& leftOut)
{
    if (count > 0)
        builder.note(builder.level(), {}, leftOut(count));
}

} // namespace

LevelReading readRubeWorld(const std::string& path, const ReadFile& read, const LevelOptions& options)
{
    LevelReading reading;
    reading.pixelsPerMetre = 1.0;
    LevelSources sources(read, options);
    LevelSource* const source = sources.openLevel(path);
    if (auto world = source ? box2d::readRube(*source) : std::nullopt) {
        LevelBuilder builder({source, 0}, 1.0);
        builder.scene().world.gravity = world->gravity;
        for (const box2d::Body& body : world->bodies)
            box2d::addBody(builder, body);
        noteLost(builder, world->joints, texts::rubeJoints);
        noteLost(builder, world->images, texts::rubeImages);
        if (world->hasProperties)
            builder.note(builder.level(), {}, texts::rubePropertiesOfWorld());
        builder.finish(0.0);
        if (!sources.hasErrors())
            reading.scene = std::move(builder.scene());
    }
    reading.problems = sources.takeProblems();
    return reading;
}

LevelReading readPhysicsEditorShapes(const std::string& path, const ReadFile& read, const LevelOptions& options)
{
    LevelReading reading;
    LevelSources sources(read, options);
    LevelSource* const source = sources.openLevel(path);
    if (auto catalogue = source ? box2d::readPlist(*source) : std::nullopt) {
        reading.pixelsPerMetre = options.pixelsPerMetre.value_or(catalogue->pixelsPerMetre);
        LevelBuilder builder({source, 0}, reading.pixelsPerMetre);
        placeInRow(*catalogue);
        for (const box2d::Body& body : catalogue->bodies)
            box2d::addBody(builder, body);
        builder.finish(0.0);
        if (!sources.hasErrors())
            reading.scene = std::move(builder.scene());
    }
    reading.problems = sources.takeProblems();
    return reading;
}

} // namespace broadside::levels
