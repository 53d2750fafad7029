#include "core/levels/tiled/map_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/levels/building/level_report.h"
#include "core/levels/tiled/tile_data.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/levels/tiled/tileset_reader.h"

#include <algorithm>
#include <limits>

namespace broadside::levels::tiled {
namespace {

/// "#rrggbb" or "#aarrggbb"; the alpha is dropped.
std::optional<Rgb> layerColor(std::string_view text)
{
    if (text.size() == 9)
        return colorNamed("#" + std::string(text.substr(3)));
    return colorNamed(text);
}

class MapBuilder {
public:
    MapBuilder(const std::string& path, MapFiles& files, ProblemLog& log)
        : m_path(path)
        , m_files(files)
        , m_fields(log)
    {}

    [[nodiscard]] TiledMap build(const MapNode& root);

private:
    [[nodiscard]] ObjectContext context() { return {m_fields, m_files, m_path, m_map.tilesets, false}; }
    void readAttributes(const MapNode& root);
    void readTilesets(const MapNode& root);
    void readLayers(const MapNode& owner, const TiledLayer& outer, int depth);
    void readLayer(const MapNode& node, const TiledLayer& outer, int depth);
    /// The layer's own values, combined with those of the groups around it.
    [[nodiscard]] TiledLayer readShared(const MapNode& node, const TiledLayer& outer);
    void readObjects(const MapNode& node, TiledLayer& layer);
    void readTiles(const MapNode& node, TiledLayer& layer);
    void readChunk(const MapNode& node, const RawTiles& raw, TiledLayer& layer);
    [[nodiscard]] bool takeCells(const MapNode& node, std::int64_t width, std::int64_t height);

    const std::string& m_path;
    MapFiles& m_files;
    MapFields m_fields;
    TiledMap m_map;
    std::size_t m_cells = 0;
    std::size_t m_objects = 0;
    std::size_t m_bytes = 0;
};

void MapBuilder::readAttributes(const MapNode& root)
{
    m_map.file = m_path;
    if (MapFields::has(root, "orientation"))
        m_map.orientation = m_fields.text(root, "orientation");
    m_map.infinite = m_fields.truth(root, "infinite", false);
    const auto side = [&](std::string_view key, std::int64_t low, std::int64_t most) {
        return static_cast<std::int32_t>(m_fields.whole(root, key, low, low, most));
    };
    // An infinite map may say 0.
    m_map.width = side("width", m_map.infinite ? 0 : 1, kMostSide);
    m_map.height = side("height", m_map.infinite ? 0 : 1, kMostSide);
    m_map.tileWidth = side("tilewidth", 1, kMostTileSide);
    m_map.tileHeight = side("tileheight", 1, kMostTileSide);
    m_map.hexSide = side("hexsidelength", 0, kMostTileSide);
    m_map.staggersX = m_fields.text(root, "staggeraxis") == "x";
    constexpr std::int64_t kMostId = 9'007'199'254'740'992;
    m_map.nextId = static_cast<std::uint64_t>(m_fields.whole(root, "nextobjectid", 1, 0, kMostId));
    m_map.properties = readProperties(m_fields, root);
    if (MapFields::has(root, "backgroundcolor"))
        m_fields.note(root, texts::tiledBackground());
    if (const std::string name = m_fields.text(root, "class"); !name.empty())
        m_fields.note(root, texts::tiledMapClass(inQuotes(name)));
    for (const char* key : {"tilewidth", "tileheight"})
        if (!MapFields::has(root, key))
            m_fields.error(root, texts::tiledNoAttribute(key), texts::tiledSaveMap());
}

void MapBuilder::readTilesets(const MapNode& root)
{
    for (const MapNode& node : root.syntax->parts(root, MapPart::Tilesets))
        if (auto used = readUsedTileset(context(), node))
            m_map.tilesets.push_back(std::move(*used));
    std::ranges::stable_sort(m_map.tilesets, {}, &UsedTileset::firstGid);
}

TiledLayer MapBuilder::readShared(const MapNode& node, const TiledLayer& outer)
{
    TiledLayer layer;
    layer.offset = node.syntax->offsetOf(node);
    layer.name = m_fields.text(node, "name");
    if (!outer.name.empty())
        layer.name = outer.name + "/" + layer.name;
    layer.className = m_fields.text(node, "class"); // "type" is the kind of layer in JSON
    layer.shift = outer.shift + Vec2{m_fields.number(node, "offsetx", 0.0), m_fields.number(node, "offsety", 0.0)};
    layer.opacity = outer.opacity * std::clamp(m_fields.number(node, "opacity", 1.0), 0.0, 1.0);
    layer.visible = m_fields.truth(node, "visible", true) && outer.visible;
    layer.locked = m_fields.truth(node, "locked", false) || outer.locked;
    layer.hasParallax = outer.hasParallax || m_fields.number(node, "parallaxx", 1.0) != 1.0 ||
                        m_fields.number(node, "parallaxy", 1.0) != 1.0;
    layer.hasTint = outer.hasTint || MapFields::has(node, "tintcolor");
    if (const std::string mode = m_fields.text(node, "mode"); !mode.empty() && mode != "normal")
        m_fields.note(node, texts::tiledBlendMode(inQuotes(layer.name), inQuotes(mode)));
    layer.color = layerColor(m_fields.text(node, "color"));
    layer.properties = readProperties(m_fields, node);
    if (layer.name.size() > limits::kStringBytes)
        m_fields.error(node, texts::tiledLongLayerName(), texts::tiledShortenNames());
    return layer;
}

void MapBuilder::readObjects(const MapNode& node, TiledLayer& layer)
{
    const auto objects = node.syntax->parts(node, MapPart::Objects);
    m_objects += objects.size();
    if (m_objects > kMostLevelObjects) {
        m_fields.error(node, texts::tiledManyObjects(kMostLevelObjects), texts::tiledSplit());
        return;
    }
    layer.isTopDown = m_fields.text(node, "draworder") != "index";
    layer.objects.reserve(objects.size());
    for (const MapNode& object : objects) {
        layer.objects.push_back(readObject(context(), object));
        m_bytes += bytesOf(layer.objects.back());
        if (m_bytes > kMostObjectBytes) {
            m_fields.error(object, texts::tiledLargeObjects(kMostObjectBytes >> 20), texts::tiledSmallerTemplates());
            return;
        }
        if (MapFields::has(object, "template")) {
            const TiledObject& made = layer.objects.back();
            m_map.templated.add(made.name.empty() ? texts::tiledUnnamedObject(made.id) : Message(inQuotes(made.name)));
        }
    }
}

/// Counts the cells of a chunk or a layer. False if they are too many.
bool MapBuilder::takeCells(const MapNode& node, std::int64_t width, std::int64_t height)
{
    const auto cells = static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height);
    if (cells <= kMostCells - m_cells) {
        m_cells += static_cast<std::size_t>(cells);
        return true;
    }
    m_fields.error(node, texts::tiledManyTiles(kMostCells), texts::tiledSplit());
    return false;
}

void MapBuilder::readChunk(const MapNode& node, const RawTiles& raw, TiledLayer& layer)
{
    constexpr std::int64_t kFar = 1 << 28; // tiles; sums of two stay in 32 bits
    const bool isChunk = node.name == "chunk";
    TileChunk chunk;
    chunk.x = isChunk ? static_cast<std::int32_t>(m_fields.whole(node, "x", 0, -kFar, kFar)) : 0;
    chunk.y = isChunk ? static_cast<std::int32_t>(m_fields.whole(node, "y", 0, -kFar, kFar)) : 0;
    chunk.width = static_cast<std::int32_t>(m_fields.whole(node, "width", isChunk ? 16 : m_map.width, 0, kMostSide));
    chunk.height = static_cast<std::int32_t>(m_fields.whole(node, "height", isChunk ? 16 : m_map.height, 0, kMostSide));
    if (!takeCells(node, chunk.width, chunk.height))
        return;
    const auto count = static_cast<std::size_t>(chunk.width) * static_cast<std::size_t>(chunk.height);
    DecodedTiles decoded = decodedTiles(raw, count);
    if (!decoded.fault.empty()) {
        m_fields.log().error(raw.offset, texts::tiledLayerFault(inQuotes(layer.name), decoded.fault), decoded.remedy);
        return;
    }
    chunk.gids = std::move(decoded.gids);
    layer.chunks.push_back(std::move(chunk));
}

void MapBuilder::readTiles(const MapNode& node, TiledLayer& layer)
{
    auto chunks = node.syntax->parts(node, MapPart::Chunks);
    RawTiles whole = node.syntax->tiles(node, kMostCells);
    if (chunks.empty()) {
        if (!m_map.infinite || !whole.text.empty() || !whole.gids.empty())
            readChunk(node, whole, layer);
        return;
    }
    for (const MapNode& chunk : chunks) {
        RawTiles raw = chunk.syntax->tiles(chunk, kMostCells);
        raw.encoding = whole.encoding; // stated once, for all chunks
        raw.compression = whole.compression;
        readChunk(chunk, raw, layer);
        if (m_fields.log().hasErrors())
            return;
    }
}

void MapBuilder::readLayer(const MapNode& node, const TiledLayer& outer, int depth)
{
    TiledLayer layer = readShared(node, outer);
    if (node.name == "group") {
        if (layer.name.empty())
            layer.name = outer.name;
        if (!layer.className.empty())
            m_fields.note(node, texts::tiledGroupClass(inQuotes(layer.name), inQuotes(layer.className)));
        if (!layer.properties.empty())
            m_fields.note(node, texts::tiledGroupProperties(inQuotes(layer.name), namesOf(layer.properties)));
        readLayers(node, layer, depth + 1);
        return;
    }
    if (m_map.layers.size() >= limits::kLayers) {
        m_fields.error(node, texts::tiledManyLayers(limits::kLayers), texts::tiledJoinLayers());
        return;
    }
    if (node.name == "layer") {
        layer.kind = TiledLayer::Kind::Tiles;
        readTiles(node, layer);
    } else if (node.name == "objectgroup") {
        readObjects(node, layer);
    } else if (node.name == "imagelayer") {
        layer.kind = TiledLayer::Kind::Image;
    } else {
        m_fields.warning(node, texts::tiledUnknownLayer(inQuotes(node.name)), texts::tiledUseLayers());
        return;
    }
    m_map.layers.push_back(std::move(layer));
}

void MapBuilder::readLayers(const MapNode& owner, const TiledLayer& outer, int depth)
{
    if (depth > limits::kNesting) {
        m_fields.error(owner, texts::tiledDeepGroups(limits::kNesting), texts::tiledNestFewer());
        return;
    }
    for (const MapNode& node : owner.syntax->parts(owner, MapPart::Layers)) {
        if (m_fields.log().isFull())
            return;
        readLayer(node, outer, depth);
    }
}

TiledMap MapBuilder::build(const MapNode& root)
{
    readAttributes(root);
    readTilesets(root);
    readLayers(root, {}, 0);
    return std::move(m_map);
}

} // namespace

std::optional<TiledMap> readMap(const std::string& text, const std::string& path, MapFiles& files, ProblemLog& log)
{
    const auto syntax = parseMapFile(text, log);
    if (!syntax)
        return std::nullopt;
    const MapNode root = syntax->root();
    const bool isMap = root.name == "map" || (root.name == "root" && MapFields::has(root, "tilewidth") &&
                                              MapFields::has(root, "tileheight") && MapFields::has(root, "width"));
    if (!isMap) {
        log.error(0, texts::tiledNoMap(), texts::tiledChooseMap());
        return std::nullopt;
    }
    MapBuilder builder(path, files, log);
    TiledMap map = builder.build(root);
    if (log.hasErrors())
        return std::nullopt;
    return map;
}

} // namespace broadside::levels::tiled
