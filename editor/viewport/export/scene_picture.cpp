#include "editor/viewport/export/scene_picture.h"

#include "editor/document/sprite_bounds.h"
#include "editor/session/faults.h"
#include "editor/session/hover_info.h"
#include "editor/session/registrations.h"
#include "editor/tools/tool.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/framing.h"
#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/scene_painter.h"
#include "editor/viewport/viewport_messages.h"

#include <array>
#include <vector>

namespace broadside {
namespace {

std::optional<Problem> pictureProblem(const ObjectTable& objects, const PictureOptions& options)
{
    Problem problem;
    if (!(options.size.x >= 1.0 && options.size.y >= 1.0)) {
        problem.message = texts::sceneNoRoom(options.size.x, options.size.y);
        problem.remedy = texts::sceneNoRoomRemedy();
        return problem;
    }
    if (options.view && !(options.view->width() > 0.0 && options.view->height() > 0.0)) {
        problem.message = texts::sceneNoPart();
        problem.remedy = texts::sceneNoPartRemedy();
        return problem;
    }
    if (!options.highlighted.isNull() && !objects.indexOf(options.highlighted)) {
        problem.object = options.highlighted;
        problem.message = texts::sceneNoObject(options.highlighted.value);
        problem.remedy = texts::sceneNoObjectRemedy();
        return problem;
    }
    return std::nullopt;
}

HoverInfo hoverOf(const ObjectTable& objects, const BroadPhase& broadPhase, const PictureOptions& options)
{
    if (!options.highlighted.isNull())
        return hoverInfoOf(objects, &broadPhase, options.highlighted);
    return options.pointer ? hoverInfoAt(objects, &broadPhase, *options.pointer) : HoverInfo{};
}

std::vector<ObjectIndex> drawnIn(const ObjectTable& objects, const Aabb& seen, const AtlasSet* atlases)
{
    SpriteSizes sizes(atlases);
    std::vector<ObjectIndex> rows;
    objects.forEach([&](ObjectIndex row) {
        if (isDrawnIn(objects, row, seen, sizes))
            rows.push_back(row);
    });
    return rows;
}

} // namespace

Result<ScenePicture> pictureOf(const Scene& scene, const PictureOptions& options)
{
    auto broadPhase = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height);
    if (!broadPhase)
        return broadPhase.problem();
    const ObjectTable objects(scene);
    addAll(objects, **broadPhase);
    (*broadPhase)->update();
    return pictureOf(objects, **broadPhase, scene.world, options, scene.layers, scene.guides);
}

Result<ScenePicture> pictureOf(const ObjectTable& objects, const BroadPhase& broadPhase, const WorldSettings& world,
                               const PictureOptions& options, std::span<const Layer> layers, const Guides& guides,
                               const PictureSprites& sprites, const PictureMarks& marks)
{
    if (const auto problem = pictureProblem(objects, options))
        return *problem;
    ScenePicture picture;
    picture.camera = Camera2D({0.5 * world.width, 0.5 * world.height}, {world.width, world.height}, options.size);
    if (options.view)
        frameBox(picture.camera, *options.view, {});
    else
        frameBox(picture.camera, worldBox(world, broadPhase.cellTable(), objects),
                 insetsFor(options.size, options.show));

    const HoverInfo hover = hoverOf(objects, broadPhase, options);
    const std::vector<Registration> registrations = registrationsOf(
        objects, marks.recorded, std::array{hover.object, marks.pins[0], marks.pins[1]}, options.show.onlyGrid);
    const Aabb seen = picture.camera.visibleWorld();
    const std::vector<ObjectIndex> visible = drawnIn(objects, seen, sprites.atlases);
    const ToolOverlay noTool;
    if (options.show.structure)
        picture.structure = visibleStructureOf(broadPhase, picture.camera);
    const std::optional<CellHeat> heat =
        options.show.heat && !marks.heat ? visibleHeatOf(broadPhase, picture.camera) : std::optional<CellHeat>{};
    const std::vector<ObjectIndex> faulty = options.show.faults ? faultyRows(&broadPhase) : std::vector<ObjectIndex>{};
    SceneView view{objects,
                   world,
                   picture.camera,
                   options.theme,
                   visible,
                   &broadPhase,
                   hover,
                   marks.selection,
                   noTool,
                   options.show,
                   picture.structure ? &*picture.structure : nullptr,
                   faulty,
                   marks.pins,
                   marks.pair,
                   marks.missed,
                   marks.passages,
                   marks.regions,
                   marks.kept};
    view.coordinates = marks.coordinates;
    view.layers = layers;
    view.guides = &guides;
    view.atlases = sprites.atlases;
    view.live = sprites.live;
    view.heat = heat ? &*heat : options.show.heat ? marks.heat : nullptr;
    view.heatSteps = marks.heatSteps;
    view.hits = marks.hits;
    view.registrations = registrations;
    paintScene(view, picture.list);
    return picture;
}

Result<QImage> renderScene(const Scene& scene, const PictureOptions& options, GlyphAtlas& atlas)
{
    const auto picture = pictureOf(scene, options);
    if (!picture)
        return picture.problem();
    const QSize size(static_cast<int>(options.size.x), static_cast<int>(options.size.y));
    return renderPicture(picture.value().list, picture.value().camera, size, atlas);
}

} // namespace broadside
