#include "core/levels/tiled/scene_conversion.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/levels/building/level_builder.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/object_conversion.h"
#include "core/levels/tiled/object_fields.h"
#include "core/levels/tiled/tile_conversion.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/math/coordinate.h"
#include "core/scene/names.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace broadside::levels::tiled {
namespace {

bool isVector(const TiledProperty& property) { return vectorIn(property).has_value(); }

bool isSize(const TiledProperty& property)
{
    const auto number = numberIn(property);
    return number && *number > 0.0 && isCoordinate(*number);
}

bool isTruth(const TiledProperty& property) { return property.type == "bool"; }

template<class Choice>
bool isChoice(const TiledProperty& property)
{
    return choiceNamed<Choice>(property.value).has_value();
}

/// A property of a map that is a setting of the scene.
struct SettingRow {
    std::string_view name;
    bool (*fits)(const TiledProperty& property);
};
constexpr std::array kSettings{SettingRow{"gravity", isVector},
                               SettingRow{"wind", isVector},
                               SettingRow{"edges", isChoice<EdgeRule>},
                               SettingRow{"terminalSpeed", isSize},
                               SettingRow{kScaleProperty, isSize},
                               SettingRow{kWidthProperty, isSize},
                               SettingRow{kHeightProperty, isSize},
                               SettingRow{kAlgorithmProperty, isChoice<Algorithm>},
                               SettingRow{kCellSizeProperty, isSize},
                               SettingRow{kDtProperty, isSize},
                               SettingRow{kIntegratorProperty, isChoice<Integrator>},
                               SettingRow{kContinuousProperty, isTruth}};

std::optional<double> sizeProperty(const TiledMap& map, std::string_view name)
{
    const TiledProperty* const property = propertyNamed(map.properties, name);
    const auto number = property ? numberIn(*property) : std::nullopt;
    return number && *number > 0.0 ? number : std::nullopt;
}

void setWorld(Conversion& conversion)
{
    WorldSettings& world = conversion.scene().world;
    const TiledMap& map = conversion.map();
    const double scale = conversion.pixelsPerMetre();
    world.width = sizeProperty(map, kWidthProperty).value_or(conversion.worldSize().x / scale);
    world.height = sizeProperty(map, kHeightProperty).value_or(conversion.worldSize().y / scale);
    if (!isCoordinate(world.width) || !isCoordinate(world.height))
        conversion.report().fail(texts::tiledLarge(), texts::levelMorePixels());
    const TiledProperties& properties = map.properties;
    if (const auto* const gravity = propertyNamed(properties, "gravity"))
        world.gravity = vectorIn(*gravity).value_or(world.gravity);
    if (const auto* const wind = propertyNamed(properties, "wind"))
        world.wind = vectorIn(*wind).value_or(world.wind);
    if (const auto* const edges = propertyNamed(properties, "edges"))
        world.edges = choiceNamed<EdgeRule>(edges->value).value_or(world.edges);
    world.terminalSpeed = sizeProperty(map, "terminalSpeed");
}

void setStep(Conversion& conversion)
{
    StepSettings& step = conversion.scene().step;
    const TiledMap& map = conversion.map();
    step.dt = sizeProperty(map, kDtProperty).value_or(step.dt);
    if (const auto* const integrator = propertyNamed(map.properties, kIntegratorProperty))
        step.integrator = choiceNamed<Integrator>(integrator->value).value_or(step.integrator);
    step.continuous = isTrue(map.properties, kContinuousProperty);
}

void setBroadPhase(Conversion& conversion)
{
    constexpr double kTilesPerCell = 4.0;
    const TiledMap& map = conversion.map();
    const double tile = std::max(map.tileWidth, map.tileHeight) / conversion.pixelsPerMetre();
    BroadPhaseSettings& broadPhase = conversion.scene().broadPhase;
    const auto size = sizeProperty(map, kCellSizeProperty);
    broadPhase.cellSize =
        size && isCoordinate(*size) ? *size : levelCellSize(conversion.scene().world, kTilesPerCell * tile);
    if (const auto* const algorithm = propertyNamed(map.properties, kAlgorithmProperty))
        broadPhase.algorithm = choiceNamed<Algorithm>(algorithm->value).value_or(broadPhase.algorithm);
}

void keepMapProperties(Conversion& conversion)
{
    TiledProperties kept;
    for (const TiledProperty& property : conversion.map().properties) {
        const auto setting = std::ranges::find(kSettings, property.name, &SettingRow::name);
        if (setting != kSettings.end() && setting->fits(property))
            continue;
        if (setting != kSettings.end())
            conversion.warn(0, {}, texts::tiledUnfitSetting(inQuotes(property.name)), texts::tiledCorrectProperty());
        kept.push_back(property);
    }
    // The scale is kept for the way back: the scene itself has metres only.
    if (conversion.pixelsPerMetre() != kPixelsPerMetre && !propertyNamed(kept, kScaleProperty))
        kept.push_back({std::string(kScaleProperty), "float", {}, shortestNumber(conversion.pixelsPerMetre())});
    if (!kept.empty())
        conversion.scene().extra.add({"", "properties", propertiesAsJson(kept)});
}

/// Adds the layer to the scene's list, under a name that is free.
std::string addLayer(Conversion& conversion, const TiledLayer& source, std::unordered_set<std::string>& names)
{
    Layer layer;
    layer.name = source.name;
    for (int number = 2; !names.insert(layer.name).second; ++number)
        layer.name = (source.name.empty() ? "Layer" : source.name) + " " + std::to_string(number);
    layer.visible = source.visible;
    layer.locked = source.locked;
    layer.opacity = source.opacity;
    layer.color = source.color;
    if (!source.properties.empty())
        layer.extra.add({"", "properties", propertiesAsJson(source.properties)});
    conversion.scene().layers.push_back(layer);
    return layer.name;
}

void noteLayer(Conversion& conversion, const TiledLayer& layer)
{
    const std::string name = inQuotes(layer.name);
    if (layer.hasParallax)
        conversion.note(layer.offset, {}, texts::tiledParallax(name));
    if (layer.hasTint)
        conversion.note(layer.offset, {}, texts::tiledTint(name));
    if (!layer.className.empty())
        conversion.note(layer.offset, {}, texts::tiledLayerClass(name, inQuotes(layer.className)));
}

void convertLayer(Conversion& conversion, const TiledLayer& layer, std::unordered_set<std::string>& names)
{
    const std::string& orientation = conversion.map().orientation;
    const std::string name = inQuotes(layer.name);
    if (layer.kind == TiledLayer::Kind::Image) {
        conversion.note(layer.offset, {}, texts::tiledPictureLayer(name), texts::tiledUseSprite());
        return;
    }
    if (layer.kind == TiledLayer::Kind::Tiles && orientation != "orthogonal") {
        conversion.note(layer.offset, {}, texts::tiledNoRectangles(name, orientation), texts::tiledDrawShapes());
        return;
    }
    noteLayer(conversion, layer);
    const std::string own = addLayer(conversion, layer, names);
    if (layer.kind == TiledLayer::Kind::Tiles)
        convertTiles(conversion, layer, own);
    else
        convertObjects(conversion, layer, own);
}

void noteMap(Conversion& conversion)
{
    const TiledMap& map = conversion.map();
    if (map.orientation == "isometric")
        conversion.note(0, {}, texts::tiledIsometric());
    else if (map.orientation != "orthogonal")
        conversion.note(0, {}, texts::tiledOrientation(printableUtf8(map.orientation)));
    if (map.infinite) {
        constexpr int kCornerDigits = 9;
        const Vec2 corner = conversion.worldCorner();
        conversion.note(0, {}, texts::tiledInfinite({corner.x, kCornerDigits}, {corner.y, kCornerDigits}));
    }
    if (map.templated.count() > 0)
        conversion.note(0, {}, texts::tiledTemplated(map.templated.count(), map.templated.names()));
}

} // namespace

std::optional<double> scaleOf(const TiledMap& map) { return sizeProperty(map, kScaleProperty); }

LevelReading sceneOf(const TiledMap& map, const LevelOptions& options, LevelSource& source)
{
    LevelReading reading;
    reading.pixelsPerMetre = options.pixelsPerMetre.value_or(scaleOf(map).value_or(kPixelsPerMetre));
    Conversion conversion(map, source, reading.pixelsPerMetre, options);
    setWorld(conversion);
    setBroadPhase(conversion);
    setStep(conversion);
    keepMapProperties(conversion);
    noteMap(conversion);
    std::unordered_set<std::string> names;
    for (const TiledLayer& layer : map.layers)
        convertLayer(conversion, layer, names);
    if (source.log.hasErrors())
        return reading;
    reading.atlases = conversion.pictures().take();
    for (const LevelAtlas& atlas : reading.atlases)
        conversion.scene().atlases.push_back(atlas.file);
    reading.scene = std::move(conversion.scene());
    return reading;
}

} // namespace broadside::levels::tiled
