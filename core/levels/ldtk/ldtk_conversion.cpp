#include "core/levels/ldtk/ldtk_conversion.h"

#include "core/base/message/common_messages.h"
#include "core/base/utf8.h"
#include "core/levels/ldtk/ldtk_messages.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/object_fields.h"
#include "core/levels/tiled/tile_rectangles.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace broadside::levels::ldtk {
namespace {

constexpr int kPixelDigits = 9;

/// Places the levels of a world whose layout is a row or a column, because LDtk writes no positions for them.
void placeInLine(World& world)
{
    Vec2 next;
    for (Level& level : world.levels) {
        level.corner = next;
        if (world.layout == WorldLayout::Horizontal)
            next.x += level.size.x;
        else
            next.y += level.size.y;
    }
}

struct LevelArea {
    Vec2 lo;
    Vec2 hi;
    bool isEmpty = true;

    void add(const Level& level)
    {
        const Vec2 end = level.corner + level.size;
        lo = isEmpty ? level.corner : Vec2{std::min(lo.x, level.corner.x), std::min(lo.y, level.corner.y)};
        hi = isEmpty ? end : Vec2{std::max(hi.x, end.x), std::max(hi.y, end.y)};
        isEmpty = false;
    }
};

LevelArea areaOf(const World& world)
{
    LevelArea area;
    for (const Level& level : world.levels)
        area.add(level);
    return area;
}

/// Places all levels in one plane: worlds next to each other.
LevelArea placeLevels(LevelBuilder& builder, Project& project)
{
    LevelArea all;
    std::size_t used = 0;
    std::set<std::int64_t> depths;
    for (World& world : project.worlds) {
        if (world.layout != WorldLayout::Placed)
            placeInLine(world);
        const LevelArea own = areaOf(world);
        if (own.isEmpty)
            continue;
        const Vec2 shift = all.isEmpty ? Vec2{} : Vec2{all.hi.x - own.lo.x, all.lo.y - own.lo.y};
        for (Level& level : world.levels) {
            level.corner += shift;
            depths.insert(level.depth);
            all.add(level);
        }
        ++used;
    }
    if (used > 1)
        builder.note(builder.level(), {}, texts::ldtkWorlds(used));
    if (depths.size() > 1)
        builder.note(builder.level(), {}, texts::ldtkDepths(depths.size()), texts::ldtkSetMasks());
    if (all.lo != Vec2{})
        builder.note(builder.level(), {}, texts::ldtkCorner({all.lo.x, kPixelDigits}, {all.lo.y, kPixelDigits}));
    return all;
}

class ProjectConversion {
public:
    ProjectConversion(LevelBuilder& builder, Project& project)
        : m_builder(builder)
        , m_project(project)
    {}

    void convert();

private:
    void useLayers();
    void giveIds();
    void convertLevel(const Level& level);
    void convertCells(const Level& level, const Layer& layer);
    void addBoxes(const Level& level, const Layer& layer, std::int32_t value,
                  const std::vector<tiled::TileRectangle>& rectangles);
    void convertEntity(const Level& level, const Layer& layer, const Entity& entity);
    void setFieldsOf(LevelBuilder::Draft& draft, const Entity& entity);
    void reportLayers();
    [[nodiscard]] SceneObject startObject(const Level& level, const Layer& layer) const;
    [[nodiscard]] std::string nameOf(const Layer& layer, std::int32_t value) const;

    /// What all levels have in layers of one name.
    struct LayerTotal {
        LevelPlace place;
        std::size_t pictures = 0;
        std::size_t cells = 0;
        std::size_t boxes = 0;
    };

    LevelBuilder& m_builder;
    Project& m_project;
    std::map<std::string, LayerTotal> m_totals;
    std::map<std::string, std::size_t> m_boxCounts; ///< By the names of values.
    std::unordered_map<std::string, std::uint64_t> m_ids;
    NameTally m_entityPictures;
    NameTally m_levelsWithFields;
};

void ProjectConversion::useLayers()
{
    for (const World& world : m_project.worlds)
        for (const Level& level : world.levels)
            for (auto layer = level.layers.rbegin(); layer != level.layers.rend(); ++layer) // bottom to top
                if (!layer->cells.empty() || !layer->entities.empty())
                    m_builder.useLayer(layer->name, true, layer->opacity);
}

/// Entities come first, so that a reference to an entity of a later level is known.
void ProjectConversion::giveIds()
{
    for (World& world : m_project.worlds)
        for (Level& level : world.levels)
            for (Layer& layer : level.layers)
                for (Entity& entity : layer.entities) {
                    const ObjectId id = m_builder.takeId();
                    if (entity.iid.empty() || !m_ids.emplace(entity.iid, id.value).second)
                        entity.iid = "#" + std::to_string(id.value); // no iid of LDtk begins so
                    m_ids.emplace(entity.iid, id.value);
                }
}

SceneObject ProjectConversion::startObject(const Level& level, const Layer& layer) const
{
    SceneObject object;
    object.layer = layer.name;
    object.group = level.name;
    object.visible = layer.visible;
    return object;
}

std::string ProjectConversion::nameOf(const Layer& layer, std::int32_t value) const
{
    if (const auto definition = m_project.layers.find(layer.definition); definition != m_project.layers.end())
        if (const auto found = definition->second.values.find(value);
            found != definition->second.values.end() && !found->second.name.empty())
            return found->second.name;
    return layer.name + " value " + std::to_string(value);
}

void ProjectConversion::addBoxes(const Level& level, const Layer& layer, std::int32_t value,
                                 const std::vector<tiled::TileRectangle>& rectangles)
{
    const std::string name = nameOf(layer, value);
    std::size_t& number = m_boxCounts[name];
    for (const tiled::TileRectangle& rectangle : rectangles) {
        if (m_builder.isFull())
            return;
        const Vec2 size =
            layer.cellSize * Vec2{static_cast<double>(rectangle.width), static_cast<double>(rectangle.height)};
        LevelBuilder::Draft draft;
        draft.place = layer.place;
        draft.object = startObject(level, layer);
        draft.object.id = m_builder.takeId();
        draft.object.name = name + " " + std::to_string(++number);
        draft.object.properties = Properties{{std::string("intGridValue"), static_cast<double>(value)}};
        draft.name = inQuotes(draft.object.name);
        draft.origin = level.corner + layer.shift + 0.5 * size +
                       layer.cellSize * Vec2{static_cast<double>(rectangle.x), static_cast<double>(rectangle.y)};
        draft.shapes.emplace_back(tiled::PixelBox{{}, size, 0.0});
        m_builder.add(std::move(draft));
    }
    m_totals[layer.name].boxes += rectangles.size();
}

void ProjectConversion::convertCells(const Level& level, const Layer& layer)
{
    std::map<std::int32_t, std::vector<tiled::TileCell>> cells;
    for (std::size_t i = 0; i < layer.cells.size(); ++i) {
        if (layer.cells[i] == 0)
            continue;
        const auto columns = static_cast<std::size_t>(layer.columns);
        cells[layer.cells[i]].push_back(
            {static_cast<std::int32_t>(i % columns), static_cast<std::int32_t>(i / columns)});
        ++m_totals[layer.name].cells;
    }
    for (auto& [value, places] : cells)
        addBoxes(level, layer, value, tiled::mergedCells(std::move(places)));
}

void ProjectConversion::setFieldsOf(LevelBuilder::Draft& draft, const Entity& entity)
{
    SceneObject& object = draft.object;
    tiled::TiledProperties fields = entity.fields;
    for (tiled::TiledProperty& field : fields)
        if (field.type == "object") {
            const auto found = m_ids.find(field.value);
            if (found == m_ids.end())
                draft.notes.push_back(texts::ldtkLostReference(inQuotes(field.name)));
            field.value = found == m_ids.end() ? "0" : std::to_string(found->second);
        }
    for (const std::string& name : setFields(object, fields))
        draft.notes.push_back(texts::ldtkUnfitField(inQuotes(name)));
    for (const std::string& name : entity.lostFields)
        draft.notes.push_back(texts::ldtkLostField(inQuotes(name)));
    Properties properties = *object.properties;
    const auto add = [&](std::string_view name, const std::string& value) {
        if (!value.empty() && std::ranges::find(properties, name, &Property::name) == properties.end())
            properties.push_back({std::string(name), value});
    };
    std::string tags;
    for (const std::string& tag : entity.tags)
        tags += (tags.empty() ? "" : ", ") + tag;
    add("tags", tags);
    if (!entity.iid.starts_with('#'))
        add("iid", entity.iid);
    object.properties = std::move(properties);
    if (!tiled::propertyNamed(fields, "kind") && std::ranges::find(entity.tags, "dynamic") != entity.tags.end())
        object.kind = ObjectKind::Dynamic;
}

void ProjectConversion::convertEntity(const Level& level, const Layer& layer, const Entity& entity)
{
    LevelBuilder::Draft draft;
    draft.place = entity.place;
    draft.object = startObject(level, layer);
    draft.object.id = {m_ids.at(entity.iid)};
    draft.object.name = entity.name;
    draft.name = inQuotes(entity.name);
    setFieldsOf(draft, entity);
    draft.origin = level.corner + layer.shift + entity.position - scaled(entity.pivot, entity.size);
    tiled::TiledObject drawn;
    drawn.size = entity.size;
    const auto ellipse = m_project.ellipses.find(entity.definition);
    if (ellipse != m_project.ellipses.end() && ellipse->second)
        drawn.form = tiled::TiledForm::Ellipse;
    tiled::ShapeAndNote shape = pixelShapeOf(drawn);
    if (shape.shape)
        draft.shapes.push_back(std::move(*shape.shape));
    else
        draft.shapeNotes.push_back(texts::levelNoSize());
    if (!shape.note.empty())
        draft.shapeNotes.push_back(std::move(shape.note));
    if (entity.hasPicture)
        m_entityPictures.add(draft.name);
    m_builder.add(std::move(draft));
}

void ProjectConversion::convertLevel(const Level& level)
{
    if (level.hasFields)
        m_levelsWithFields.add(inQuotes(level.name));
    for (auto layer = level.layers.rbegin(); layer != level.layers.rend(); ++layer) {
        LayerTotal& total = m_totals[layer->name];
        if (!total.place.source)
            total.place = layer->place;
        total.pictures += layer->pictureCount;
        convertCells(level, *layer);
        for (const Entity& entity : layer->entities) {
            if (m_builder.isFull())
                return;
            convertEntity(level, *layer, entity);
        }
    }
}

void ProjectConversion::reportLayers()
{
    for (const auto& [name, total] : m_totals) {
        const std::string layer = inQuotes(name);
        if (total.cells > 0)
            m_builder.note(
                total.place, {},
                texts::ldtkSolidCells(layer, texts::cellCount(total.cells), texts::levelStaticObjects(total.boxes)));
        if (total.pictures > 0)
            m_builder.note(total.place, {}, texts::ldtkPictures(layer, total.pictures));
    }
    if (m_levelsWithFields.count() > 0)
        m_builder.note(m_builder.level(), {},
                       texts::ldtkLevelFields(m_levelsWithFields.count(), m_levelsWithFields.names()));
    if (m_entityPictures.count() > 0)
        m_builder.note(m_builder.level(), {},
                       texts::ldtkEntityPictures(m_entityPictures.count(), m_entityPictures.names()));
}

void ProjectConversion::convert()
{
    useLayers();
    giveIds();
    const LevelArea area = placeLevels(m_builder, m_project);
    if (!area.isEmpty)
        m_builder.setArea(area.lo, area.hi - area.lo);
    double cell = 0.0;
    for (const World& world : m_project.worlds)
        for (const Level& level : world.levels) {
            if (m_builder.isFull())
                return;
            convertLevel(level);
            for (const Layer& layer : level.layers)
                cell = std::max(cell, layer.cellSize);
        }
    reportLayers();
    constexpr double kGridCellsPerCell = 4.0;
    m_builder.finish(kGridCellsPerCell * cell);
}

} // namespace

void convertProject(LevelBuilder& builder, Project& project) { ProjectConversion(builder, project).convert(); }

} // namespace broadside::levels::ldtk
