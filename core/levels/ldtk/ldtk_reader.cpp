#include "core/levels/ldtk/ldtk_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/levels/ldtk/ldtk_fields.h"
#include "core/levels/ldtk/ldtk_messages.h"
#include "core/levels/level_messages.h"
#include "core/levels/level_path.h"

#include <charconv>
#include <cmath>

namespace broadside::levels::ldtk {
namespace {

constexpr std::int64_t kMostSide = 1 << 20;        // cells of a layer in one direction
constexpr std::int64_t kMostPixel = 1'000'000'000; // sizes of levels and entities
constexpr std::int64_t kMostUid = 0x7fff'ffff;
constexpr std::size_t kMostFieldsOfEntity = 1'000; // names are compared with each other

/// Arrays of which only the length counts, or nothing: a level can have millions of tiles.
bool isKeptAsText(std::string_view key)
{
    return key == "autoLayerTiles" || key == "gridTiles" || key == "realEditorValues" || key == "autoRuleGroups";
}

/// What was read so far, in all files of the project.
struct ProjectBudget {
    std::size_t cells = 0;
    std::size_t entities = 0;
    std::size_t fields = 0;
    std::size_t levels = 0;
    std::size_t layers = 0;
};

class LevelReader {
public:
    LevelReader(LevelSource& source, ProjectBudget& budget)
        : m_values(source)
        , m_budget(budget)
    {}

    [[nodiscard]] LdtkValues& values() noexcept { return m_values; }
    /// Reads a level of a project, with its layers if they are in the same file.
    void readLevel(const JsonValue& value, World& world);
    /// Reads the layers of a level.
    void readLayers(const JsonValue& list, Level& level);
    void readLayer(const JsonValue& value, Level& level);

private:
    void readCells(const JsonValue& value, Layer& layer);
    void readEntities(const JsonValue& list, Layer& layer);
    [[nodiscard]] Entity entityIn(const JsonValue& value);
    void readTagsAndFields(const JsonValue& value, Entity& entity);
    /// False: the limit is reached, which is logged once.
    [[nodiscard]] bool take(std::size_t& used, std::size_t more, std::size_t most, const JsonValue& place,
                            const texts::Form<texts::Count>& tooMany);

    LdtkValues m_values;
    ProjectBudget& m_budget;
};

bool LevelReader::take(std::size_t& used, std::size_t more, std::size_t most, const JsonValue& place,
                       const texts::Form<texts::Count>& tooMany)
{
    const bool wasWithin = used <= most;
    used += more;
    if (used > most && wasWithin)
        m_values.log().error(place.begin, tooMany(most), texts::ldtkSplit());
    return used <= most;
}

void LevelReader::readCells(const JsonValue& value, Layer& layer)
{
    const JsonValue* const cells = m_values.list(value, "intGridCsv");
    const auto count = static_cast<std::size_t>(layer.columns) * static_cast<std::size_t>(layer.rows);
    if (!cells) {
        m_values.values().missing(value, texts::ldtkGridLayer(inQuotes(layer.name)), "intGridCsv", "[0, 1]");
        return;
    }
    if (cells->count != count) {
        m_values.log().error(cells->begin,
                             texts::ldtkCells(inQuotes(layer.name), cells->count,
                                              static_cast<std::uint64_t>(layer.columns),
                                              static_cast<std::uint64_t>(layer.rows)),
                             texts::ldtkSaveAgain());
        return;
    }
    if (!take(m_budget.cells, count, kMostCells, value, texts::ldtkManyCells))
        return;
    layer.cells.reserve(count);
    for (const JsonValue& cell : cells->children()) {
        const double number = cell.number;
        if (!cell.isNumber() || number != std::floor(number) || number < 0.0 || number > kMostUid) {
            m_values.values().mismatch(cell, "intGridCsv", texts::ldtkExpectsCell());
            return;
        }
        layer.cells.push_back(static_cast<std::int32_t>(number));
    }
}

Entity LevelReader::entityIn(const JsonValue& value)
{
    Entity entity;
    entity.place = m_values.placeOf(value);
    entity.name = m_values.text(value, "__identifier");
    entity.iid = m_values.text(value, "iid");
    entity.position = m_values.vector(value, "px", std::nullopt);
    entity.pivot = m_values.vector(value, "__pivot", Vec2{});
    entity.size = {static_cast<double>(m_values.whole(value, "width", 0, kMostPixel, std::nullopt)),
                   static_cast<double>(m_values.whole(value, "height", 0, kMostPixel, std::nullopt))};
    entity.definition = m_values.whole(value, "defUid", 0, kMostUid, 0);
    entity.hasPicture = memberOf(value, "__tile") != nullptr;
    readTagsAndFields(value, entity);
    return entity;
}

void LevelReader::readTagsAndFields(const JsonValue& value, Entity& entity)
{
    const JsonValue* const tags = m_values.list(value, "__tags");
    const JsonValue* const fields = m_values.list(value, "fieldInstances");
    const std::size_t count = (tags ? tags->count : 0) + (fields ? fields->count : 0);
    if (count > kMostFieldsOfEntity)
        m_values.log().error(value.begin, texts::ldtkManyFieldsOfEntity(inQuotes(entity.name), kMostFieldsOfEntity),
                             texts::ldtkFewer());
    if (count > kMostFieldsOfEntity || !take(m_budget.fields, count, kMostFields, value, texts::ldtkManyFields))
        return;
    if (tags)
        for (const JsonValue& tag : tags->children())
            entity.tags.push_back(m_values.values().string(tag, "__tags").value_or(std::string()));
    if (fields)
        for (const JsonValue& field : fields->children())
            m_values.readField(field, entity);
}

void LevelReader::readEntities(const JsonValue& list, Layer& layer)
{
    for (const JsonValue& value : list.children()) {
        if (m_values.log().isFull() || !take(m_budget.entities, 1, kMostEntities, value, texts::ldtkManyEntities))
            return;
        layer.entities.push_back(entityIn(value));
    }
}

void LevelReader::readLayer(const JsonValue& value, Level& level)
{
    level.hasLayers = true;
    if (!take(m_budget.layers, 1, kMostLayersInAll, value, texts::ldtkManyLayers))
        return;
    Layer& layer = level.layers.emplace_back();
    layer.place = m_values.placeOf(value);
    layer.name = m_values.text(value, "__identifier");
    layer.definition = m_values.whole(value, "layerDefUid", 0, kMostUid, 0);
    layer.columns = static_cast<std::int32_t>(m_values.whole(value, "__cWid", 0, kMostSide, std::nullopt));
    layer.rows = static_cast<std::int32_t>(m_values.whole(value, "__cHei", 0, kMostSide, std::nullopt));
    layer.cellSize = static_cast<double>(m_values.whole(value, "__gridSize", 1, kMostSide, std::nullopt));
    layer.shift = {m_values.number(value, "__pxTotalOffsetX", 0.0), m_values.number(value, "__pxTotalOffsetY", 0.0)};
    layer.visible = m_values.truth(value, "visible", true);
    layer.opacity = m_values.number(value, "__opacity", 1.0);
    for (const std::string_view key : {"gridTiles", "autoLayerTiles"})
        if (const JsonValue* const tiles = m_values.list(value, key))
            layer.pictureCount += tiles->count;
    if (m_values.text(value, "__type") == "IntGrid")
        readCells(value, layer);
    if (const JsonValue* const entities = m_values.list(value, "entityInstances"))
        readEntities(*entities, layer);
}

void LevelReader::readLayers(const JsonValue& list, Level& level)
{
    level.hasLayers = true;
    for (const JsonValue& layer : list.children())
        if (!m_values.log().isFull())
            readLayer(layer, level);
}

void LevelReader::readLevel(const JsonValue& value, World& world)
{
    if (!take(m_budget.levels, 1, kMostLevels, value, texts::ldtkManyLevels))
        return;
    Level& level = world.levels.emplace_back();
    level.place = m_values.placeOf(value);
    level.name = m_values.text(value, "identifier");
    level.corner = {m_values.number(value, "worldX", 0.0), m_values.number(value, "worldY", 0.0)};
    level.size = {static_cast<double>(m_values.whole(value, "pxWid", 1, kMostPixel, std::nullopt)),
                  static_cast<double>(m_values.whole(value, "pxHei", 1, kMostPixel, std::nullopt))};
    level.depth = m_values.whole(value, "worldDepth", -kMostUid, kMostUid, 0);
    level.file = m_values.text(value, "externalRelPath");
    if (const JsonValue* const fields = m_values.list(value, "fieldInstances"))
        level.hasFields = fields->count > 0;
    if (const JsonValue* const layers = m_values.list(value, "layerInstances"))
        readLayers(*layers, level);
}

/// Reads a project member by member: levels one by one.
class ProjectReceiver final : public JsonReceiver {
public:
    ProjectReceiver(LevelSource& source, ProjectBudget& budget)
        : m_reader(source, budget)
    {
        m_project.place = {&source, 0};
        m_project.worlds.emplace_back().place = m_project.place;
    }

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        if (!isObject)
            values().log().error(offset, texts::ldtkNoObject(), texts::ldtkChooseProject());
        return isObject;
    }
    bool isStreamed(std::string_view key) override
    {
        m_isWorlds = key == "worlds";
        m_hasLevels = m_hasLevels || key == "levels";
        return m_isWorlds || key == "levels";
    }
    [[nodiscard]] bool isText(std::string_view key) const override { return isKeptAsText(key); }
    bool element(const JsonValue& value) override
    {
        if (m_isWorlds)
            readWorld(value);
        else
            m_reader.readLevel(value, m_project.worlds.front());
        return !values().log().isFull();
    }
    bool member(const JsonValue& value) override
    {
        if (value.key == "defs")
            readDefinitions(value);
        else if (value.key == "worldLayout")
            setLayout(value, m_project.worlds.front());
        else if (value.key == "jsonVersion" && value.isString())
            return isReadVersion(value);
        return !values().log().isFull();
    }
    bool documentEnded(std::size_t) override
    {
        if (!m_hasLevels)
            values().log().error(0, texts::ldtkNoLevels(), texts::ldtkChooseProject());
        return true;
    }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(values().log(), key, offset, firstOffset);
        return !values().log().isFull();
    }

    [[nodiscard]] Project take() { return std::move(m_project); }

private:
    [[nodiscard]] LdtkValues& values() noexcept { return m_reader.values(); }
    /// Older versions have other keys, and would lead to many messages about missing ones.
    bool isReadVersion(const JsonValue& version)
    {
        constexpr int kFirstMinor = 8;
        int minor = kFirstMinor;
        if (const std::string_view text = version.string; text.starts_with("0."))
            std::from_chars(text.data() + 2, text.data() + text.size(), minor);
        if (minor >= kFirstMinor)
            return true;
        values().log().error(version.begin, texts::ldtkOldVersion(printableUtf8(version.string)), texts::ldtkSaveNew());
        return false;
    }
    void setLayout(const JsonValue& value, World& world)
    {
        if (value.isString() && value.string == "LinearHorizontal")
            world.layout = WorldLayout::Horizontal;
        else if (value.isString() && value.string == "LinearVertical")
            world.layout = WorldLayout::Vertical;
    }
    void readWorld(const JsonValue& value)
    {
        World& world = m_project.worlds.emplace_back();
        world.place = values().placeOf(value);
        if (const JsonValue* const layout = memberOf(value, "worldLayout"))
            setLayout(*layout, world);
        if (const JsonValue* const levels = values().list(value, "levels"))
            for (const JsonValue& level : levels->children())
                if (!values().log().isFull())
                    m_reader.readLevel(level, world);
    }
    void readDefinitions(const JsonValue& defs)
    {
        if (const JsonValue* const layers = values().list(defs, "layers"))
            for (const JsonValue& layer : layers->children()) {
                LayerDefinition& made = m_project.layers[values().whole(layer, "uid", 0, kMostUid, 0)];
                if (const JsonValue* const list = values().list(layer, "intGridValues"))
                    for (const JsonValue& value : list->children())
                        made.values[values().whole(value, "value", 0, kMostUid, 0)].name =
                            values().text(value, "identifier");
            }
        if (const JsonValue* const entities = values().list(defs, "entities"))
            for (const JsonValue& entity : entities->children())
                m_project.ellipses[values().whole(entity, "uid", 0, kMostUid, 0)] =
                    values().text(entity, "renderMode") == "Ellipse";
    }

    LevelReader m_reader;
    Project m_project;
    bool m_isWorlds = false;
    bool m_hasLevels = false;
};

/// Reads the layers of a level in a file of its own, layer by layer.
class LevelReceiver final : public JsonReceiver {
public:
    LevelReceiver(LevelSource& source, ProjectBudget& budget, Level& level)
        : m_reader(source, budget)
        , m_level(level)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        if (!isObject)
            log().error(offset, texts::ldtkNoLevelObject(), texts::ldtkSaveAgain());
        return isObject;
    }
    bool isStreamed(std::string_view key) override { return key == "layerInstances"; }
    [[nodiscard]] bool isText(std::string_view key) const override { return isKeptAsText(key); }
    bool element(const JsonValue& value) override
    {
        m_reader.readLayer(value, m_level);
        return !log().isFull();
    }
    bool member(const JsonValue& value) override
    {
        if (value.key == "layerInstances" && value.isArray())
            m_level.hasLayers = true;
        return true;
    }
    bool documentEnded(std::size_t) override { return true; }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(log(), key, offset, firstOffset);
        return !log().isFull();
    }

private:
    [[nodiscard]] ProblemLog& log() noexcept { return m_reader.values().log(); }

    LevelReader m_reader;
    Level& m_level;
};

void parseInto(LevelSource& source, JsonReceiver& receiver)
{
    const JsonLimits most{kMostJsonValues, limits::kStringBytes};
    const std::size_t begin = source.text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    if (const auto fault = parseJson(source.text, begin, receiver, most))
        source.log.error(fault->offset, fault->message, fault->remedy);
}

void readOwnFile(Level& level, LevelSources& sources, ProjectBudget& budget)
{
    const auto path = resolvedPath(level.place.source->path, level.file);
    if (!path) {
        level.place.error(texts::ldtkFilePath(inQuotes(level.file), inQuotes(level.name)), texts::ldtkSaveAgain());
        return;
    }
    LevelSource* const source = sources.open(*path, texts::levelNeedsLevel, level.place);
    if (!source)
        return;
    LevelReceiver receiver(*source, budget, level);
    parseInto(*source, receiver);
}

} // namespace

std::optional<Project> readProject(LevelSource& source, LevelSources& sources)
{
    ProjectBudget budget;
    ProjectReceiver receiver(source, budget);
    parseInto(source, receiver);
    if (source.log.hasErrors())
        return std::nullopt;
    Project project = receiver.take();
    for (World& world : project.worlds)
        for (Level& level : world.levels) {
            if (!level.hasLayers && !level.file.empty())
                readOwnFile(level, sources, budget);
            if (!level.hasLayers && !sources.hasErrors())
                level.place.error(texts::ldtkNoLayers(inQuotes(level.name)), texts::ldtkSaveAgain());
            if (source.log.isFull())
                return std::nullopt;
        }
    if (sources.hasErrors())
        return std::nullopt;
    return project;
}

} // namespace broadside::levels::ldtk
