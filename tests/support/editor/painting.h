#pragma once

#include "editor/session/faults.h"
#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/scene_painter.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace broadside::test {

/// A scene with everything that a view of it needs.
struct Painting {
    explicit Painting(const Scene& scene, Vec2 viewSize = {960.0, 480.0})
        : objects(scene)
        , layers(scene.layers)
        , guides(scene.guides)
        , world(scene.world)
        , broadPhase(std::move(makeBroadPhase(scene.broadPhase, world.width, world.height).value()))
        , camera({0.5 * world.width, 0.5 * world.height}, {world.width, world.height}, viewSize)
    {
        addAll(objects, *broadPhase);
        broadPhase->update();
        objects.forEach([&](ObjectIndex row) { visible.push_back(row); });
    }
    void hover(std::uint64_t id) { info = hoverInfoOf(objects, broadPhase.get(), {id}); }
    /// Pins two objects and explains why they meet or not.
    void ask(std::uint64_t a, std::uint64_t b)
    {
        pins = {ObjectId{a}, ObjectId{b}};
        pair = why(Frame::of(objects, *broadPhase, world), *objects.rowOf(pins[0]), *objects.rowOf(pins[1]));
    }
    void paint()
    {
        structure.reset();
        if (show.structure)
            structure = visibleStructureOf(*broadPhase, camera);
        if (show.heat && !heat)
            heat = visibleHeatOf(*broadPhase, camera);
        faulty = show.faults ? faultyRows(broadPhase.get()) : std::vector<ObjectIndex>{};
        paintScene(view(), list);
    }
    [[nodiscard]] SceneView view() const
    {
        SceneView view{objects,
                       world,
                       camera,
                       theme,
                       visible,
                       broadPhase.get(),
                       info,
                       selection,
                       tool,
                       show,
                       structure ? &*structure : nullptr,
                       faulty,
                       pins,
                       pair ? &*pair : nullptr};
        view.heat = heat ? &*heat : nullptr;
        view.heatSteps = heatSteps;
        view.layers = layers;
        view.guides = &guides;
        view.atlases = atlases;
        view.hits = hits;
        view.registrations = registrations;
        view.coordinates = coordinates;
        view.foldsLegend = foldsLegend;
        view.legendPlace = legendPlace;
        view.hidden = hidden;
        return view;
    }
    [[nodiscard]] std::optional<LegendPart> legendPart(Vec2 screen) const { return legendPartAt(view(), screen); }
    [[nodiscard]] const DisplayLayerItems& layer(DisplayLayer which) const { return list[which]; }

    ObjectTable objects;
    std::vector<Layer> layers;
    Guides guides;
    WorldSettings world;
    std::unique_ptr<BroadPhase> broadPhase;
    Camera2D camera;
    Theme theme = darkTheme();
    std::vector<ObjectIndex> visible;
    HoverInfo info;
    std::vector<ObjectId> selection;
    std::vector<RecentHit> hits;
    std::vector<broadside::Registration> registrations;
    ToolOverlay tool;
    ShowFlags show;
    std::optional<VisibleStructure> structure;
    std::vector<ObjectIndex> faulty;
    Focus::Pins pins{};
    std::optional<WhyAnswer> pair;
    std::optional<CellHeat> heat;
    StepRange heatSteps{};
    const AtlasSet* atlases = nullptr;
    bool foldsLegend = false;
    std::optional<LegendPlace> legendPlace;
    std::vector<Aabb> hidden;
    GameCoordinates coordinates;
    DisplayList list;
};

inline void append(Scene& scene, std::uint64_t id, ObjectKind kind, Vec2 position, const Shape& shape)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->kind = kind;
    object->pose.position = position;
    object->shape = shape;
    scene.append(object);
}

inline std::vector<std::string> wordsOf(const DisplayLayerItems& items)
{
    std::vector<std::string> words;
    for (const DisplayText& text : items.texts)
        words.push_back(text.text);
    std::ranges::sort(words);
    return words;
}

/// The visible rasters of a layer, as one box for each cell.
inline std::vector<DisplayBox> cellsOf(const DisplayLayerItems& items)
{
    std::vector<DisplayBox> cells;
    for (const DisplayRaster& raster : items.rasters)
        for (std::size_t i = 0; i < raster.cells.size(); ++i) {
            const Vec2 corner = raster.origin + Vec2{raster.side.x * static_cast<double>(i % raster.columns),
                                                     raster.side.y * static_cast<double>(i / raster.columns)};
            const Aabb box{corner, corner + raster.side};
            if (raster.cells[i].a > 0)
                cells.push_back({intersection(box, raster.box), Fill{raster.cells[i]}, {}});
        }
    return cells;
}

} // namespace broadside::test
