#include "core/levels/tiled/tileset_reader.h"

#include "core/base/utf8.h"
#include "core/levels/level_path.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/sprites/limits.h"

#include <algorithm>

namespace broadside::levels::tiled {
namespace {

constexpr std::int64_t kMostFrames = static_cast<std::int64_t>(limits::kRegions);

std::int32_t pixels(MapFields& fields, const MapNode& node, std::string_view key, std::int32_t fallback = 0)
{
    return static_cast<std::int32_t>(fields.whole(node, key, fallback, 0, kMostTileSide));
}

TileImage readImage(const ObjectContext& context, const MapNode& owner)
{
    TileImage image;
    const MapNode node = owner.syntax->child(owner, "image");
    if (!node)
        return image;
    const std::string source = context.fields.text(node, "source");
    const auto path = resolvedPath(context.file, source);
    if (!path && !source.empty())
        context.fields.warning(node, texts::tiledPicturePath(inQuotes(source)), texts::tiledPutNextToMap());
    image.file = path.value_or("");
    image.width = pixels(context.fields, node, "width");
    image.height = pixels(context.fields, node, "height");
    return image;
}

void readFrames(const ObjectContext& context, const MapNode& node, Tile& tile)
{
    for (const MapNode& frame : node.syntax->parts(node, MapPart::Frames)) {
        if (tile.animation.size() >= static_cast<std::size_t>(kMostFrames))
            break;
        const auto id = context.fields.whole(frame, "tileid", 0, 0, kGidMask);
        const double milliseconds = context.fields.number(frame, "duration", 100.0);
        tile.animation.push_back({static_cast<std::uint32_t>(id), std::max(1.0, milliseconds) / 1000.0});
    }
}

/// What the scene does not have of a tile's collision shape.
void noteShape(MapFields& fields, const MapNode& node, const TiledObject& shape, std::uint32_t tile)
{
    const Message called = shape.name.empty() ? texts::tiledUnnamedObject(shape.id) : Message(inQuotes(shape.name));
    if (shape.form == TiledForm::Point)
        return fields.note(node, texts::tiledTilePoint(tile, called));
    if (shape.form == TiledForm::Text)
        return fields.note(node, texts::tiledTileText(tile, called));
    if (!shape.className.empty())
        fields.note(node, texts::tiledTileShapeClass(tile, inQuotes(shape.className), called));
    if (!shape.properties.empty())
        fields.note(node, texts::tiledTileShapeProperties(tile, namesOf(shape.properties), called));
}

bool hasArea(const TiledObject& shape) { return shape.form != TiledForm::Point && shape.form != TiledForm::Text; }

void readShapes(const ObjectContext& context, const MapNode& node, Tile& tile)
{
    const MapNode group = node.syntax->child(node, "objectgroup");
    if (!group)
        return;
    static const std::vector<UsedTileset> kNone; // a collision shape is no tile
    const ObjectContext inside{context.fields, context.files, context.file, kNone, context.isTemplate, true};
    for (const MapNode& object : group.syntax->parts(group, MapPart::Objects)) {
        TiledObject shape = readObject(inside, object);
        noteShape(context.fields, object, shape, tile.id);
        if (hasArea(shape))
            tile.shapes.push_back(std::move(shape));
    }
}

Tile readTile(const ObjectContext& context, const MapNode& node)
{
    MapFields& fields = context.fields;
    Tile tile;
    tile.id = static_cast<std::uint32_t>(fields.whole(node, "id", 0, 0, kGidMask));
    tile.className = readClass(fields, node);
    tile.image = readImage(context, node);
    tile.x = pixels(fields, node, "x");
    tile.y = pixels(fields, node, "y");
    if (MapFields::has(node, "width") && MapFields::has(node, "height")) {
        tile.width = pixels(fields, node, "width");
        tile.height = pixels(fields, node, "height");
    }
    tile.properties = readProperties(fields, node);
    readShapes(context, node, tile);
    readFrames(context, node, tile);
    tile.cost = costOf(tile);
    return tile;
}

void readTiles(const ObjectContext& context, const MapNode& node, Tileset& tileset)
{
    const auto tiles = node.syntax->parts(node, MapPart::Tiles);
    if (tiles.size() > static_cast<std::size_t>(kMostTiles)) {
        context.fields.error(node, texts::tiledLargeTileset(static_cast<std::uint64_t>(kMostTiles)),
                             texts::tiledSplitTileset());
        return;
    }
    for (const MapNode& tile : tiles)
        tileset.tiles.push_back(readTile(context, tile));
    std::ranges::stable_sort(tileset.tiles, {}, &Tile::id);
    const auto twice = std::ranges::adjacent_find(tileset.tiles, {}, &Tile::id);
    if (twice != tileset.tiles.end())
        context.fields.error(node, texts::tiledTileTwice(twice->id), texts::tiledSaveTileset());
}

} // namespace

std::shared_ptr<const Tileset> readTileset(const ObjectContext& context, const MapNode& node)
{
    MapFields& fields = context.fields;
    auto tileset = std::make_shared<Tileset>();
    tileset->name = fields.text(node, "name");
    tileset->file = context.file;
    tileset->tileWidth = pixels(fields, node, "tilewidth");
    tileset->tileHeight = pixels(fields, node, "tileheight");
    tileset->columns = pixels(fields, node, "columns");
    tileset->tileCount = static_cast<std::uint32_t>(fields.whole(node, "tilecount", 0, 0, kGidMask));
    tileset->spacing = pixels(fields, node, "spacing");
    tileset->margin = pixels(fields, node, "margin");
    tileset->alignment = fields.text(node, "objectalignment");
    if (const MapNode offset = node.syntax->child(node, "tileoffset"))
        tileset->tileOffset = {fields.number(offset, "x", 0.0), fields.number(offset, "y", 0.0)};
    tileset->image = readImage(context, node);
    if (const std::string size = fields.text(node, "tilerendersize"); !size.empty() && size != "tile")
        fields.note(node, texts::tiledRenderSize(inQuotes(tileset->name)));
    if (const std::string mode = fields.text(node, "fillmode"); !mode.empty() && mode != "stretch")
        fields.note(node, texts::tiledFillMode(inQuotes(tileset->name)));
    readTiles(context, node, *tileset);
    return tileset;
}

std::optional<UsedTileset> readUsedTileset(const ObjectContext& context, const MapNode& node)
{
    UsedTileset used;
    used.firstGid = static_cast<std::uint32_t>(context.fields.whole(node, "firstgid", 1, 1, kGidMask));
    const auto source = node.syntax->attribute(node, "source");
    used.tileset = source ? context.files.tileset(context.fields, node, context.file, *source, context.isTemplate)
                          : readTileset(context, node);
    if (!used.tileset)
        return std::nullopt;
    return used;
}

} // namespace broadside::levels::tiled
