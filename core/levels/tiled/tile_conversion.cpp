#include "core/levels/tiled/tile_conversion.h"

#include "core/base/utf8.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/object_fields.h"
#include "core/levels/tiled/tile_rectangles.h"
#include "core/levels/tiled/tiled_messages.h"

#include <unordered_map>
#include <utility>

namespace broadside::levels::tiled {
namespace {

Vec2 sizeInPixels(const TiledMap& map)
{
    return {static_cast<double>(map.tileWidth), static_cast<double>(map.tileHeight)};
}

/// What the tiles with one gid become. Only for tiles that the tileset describes.
struct TileRule {
    enum class Use { Nothing, Cell, Own };
    Use use = Use::Nothing;
    const Tile* tile = nullptr;
    Vec2 middle;                ///< Middle of the tile's picture, from the upper left corner of its cell, pixels.
    std::optional<Shape> shape; ///< If tiles are objects of their own.
    ShapeCost cost;
};

/// Whether the only shape is the whole tile, so that it can be merged with its neighbours.
bool fillsCell(const TileShapes& shapes, Vec2 cell)
{
    const auto* const box = shapes.shapes.size() == 1 ? std::get_if<PixelBox>(&shapes.shapes.front()) : nullptr;
    return box && box->rotation == 0.0 && box->size == cell && box->centre == 0.5 * cell;
}

/// How the tiles with one gid are drawn.
struct TilePicture {
    SharedValue<Sprite> sprite; ///< Empty: the tile has no picture, or its place in it is unknown.
    Vec2 middle;                ///< As in TileRule.
    Vec2 size;                  ///< Pixels, before the rotation.
    double angle = 0.0;         ///< Degrees counter-clockwise.
};

TilePicture pictureFor(Conversion& conversion, std::uint32_t gid, const TileRef& ref, Vec2 cell)
{
    TilePicture picture;
    picture.size = ref.tileset->sizeOf(ref.tile);
    picture.middle = Vec2{0.0, cell.y - picture.size.y} + ref.tileset->tileOffset + 0.5 * picture.size;
    auto sprite = conversion.pictures().spriteOf(*ref.tileset, ref.tile);
    if (!sprite || picture.size.x <= 0.0 || picture.size.y <= 0.0)
        return picture;
    const bool isFlippedX = (gid & kFlipX) != 0;
    const bool isFlippedY = (gid & kFlipY) != 0;
    const bool isDiagonal = (gid & kFlipDiagonal) != 0; // x and y exchanged: mirrored in y, then rotated clockwise
    picture.angle = isDiagonal ? -90.0 : 0.0;
    sprite->mirrorX = isDiagonal ? isFlippedY : isFlippedX;
    sprite->mirrorY = isDiagonal ? !isFlippedX : isFlippedY;
    sprite->size = (1.0 / conversion.pixelsPerMetre()) * picture.size;
    sprite->order = -1; // below all shapes
    picture.sprite = std::move(*sprite);
    return picture;
}

class TileLayerConversion {
public:
    TileLayerConversion(Conversion& conversion, const TiledLayer& layer, const std::string& name)
        : m_conversion(conversion)
        , m_layer(layer)
        , m_name(name)
        , m_cell(sizeInPixels(conversion.map()))
        , m_isSolid(isTrue(layer.properties, kSolidProperty))
    {}

    void convert();

private:
    [[nodiscard]] TileRule ruleFor(std::uint32_t gid, const Tileset& tileset, const Tile& tile) const;
    void addTile(std::uint32_t gid, TileCell cell);
    void addOwn(const TileRule& rule, TileCell cell);
    void addBoxes();
    /// Adds the tile as a picture that collides with nothing.
    void addPicture(std::uint32_t gid, const TileRef& ref, TileCell cell);
    void report() const;
    /// An object of this layer, with the fields that properties set.
    [[nodiscard]] SceneObject startObject(const TiledProperties& properties);
    [[nodiscard]] Vec2 cornerOf(TileCell cell) const
    {
        return scaled({static_cast<double>(cell.x), static_cast<double>(cell.y)}, m_cell) + m_layer.shift;
    }

    Conversion& m_conversion;
    const TiledLayer& m_layer;
    const std::string& m_name;
    Vec2 m_cell;
    bool m_isSolid;
    std::unordered_map<std::uint32_t, TileRule> m_rules;
    std::vector<TileCell> m_solid;
    std::size_t m_ownCount = 0;
    std::size_t m_plainCount = 0;
    std::size_t m_unknownCount = 0;
    std::size_t m_objectCount = 0;
    std::unordered_map<std::uint32_t, TilePicture> m_pictures; ///< By gid.
    std::size_t m_pictureCount = 0;
    std::size_t m_pictureless = 0;
};

TileRule TileLayerConversion::ruleFor(std::uint32_t gid, const Tileset& tileset, const Tile& tile) const
{
    TileRule rule;
    const Vec2 size = tileset.sizeOf(tile.id);
    // A tile that is larger than its cell reaches beyond the upper and the right edge.
    const Vec2 corner = Vec2{0.0, m_cell.y - size.y} + tileset.tileOffset;
    const TileShapes shapes = tileShapesOf(tileset, tile.id, gid, corner, size);
    if (!shapes.areOwn || fillsCell(shapes, m_cell)) {
        const bool isSolid = shapes.areOwn || m_isSolid || isTrue(tile.properties, kSolidProperty);
        rule.use = isSolid ? TileRule::Use::Cell : TileRule::Use::Nothing;
        return rule;
    }
    rule.use = TileRule::Use::Own;
    rule.tile = &tile;
    rule.middle = corner + 0.5 * size;
    rule.cost = tile.cost;
    std::vector<Message> notes = shapes.notes;
    if (m_conversion.take(rule.cost))
        rule.shape = joinedShape(shapes.shapes, rule.middle, m_conversion.pixelsPerMetre(), false, notes);
    rule.cost.pairs = 0; // tested once for all tiles
    for (const Message& note : notes)
        m_conversion.note(m_layer.offset, {},
                          texts::tiledTileNote(tile.id, inQuotes(tileset.name), inQuotes(m_layer.name), note));
    return rule;
}

SceneObject TileLayerConversion::startObject(const TiledProperties& properties)
{
    SceneObject object;
    static_cast<void>(setFields(object, properties));
    object.properties = {};
    object.kind = ObjectKind::Static;
    object.id = m_conversion.takeId(0);
    object.name = (m_layer.name.empty() ? "Tiles" : m_layer.name) + " " + std::to_string(++m_objectCount);
    object.layer = m_name;
    return object;
}

void TileLayerConversion::addOwn(const TileRule& rule, TileCell cell)
{
    if (!rule.shape || !m_conversion.take(rule.cost))
        return;
    SceneObject object = startObject(rule.tile->properties);
    object.shape = *rule.shape;
    object.pose.position = m_conversion.worldPoint(cornerOf(cell) + rule.middle);
    m_conversion.add(std::move(object), m_layer.offset);
}

void TileLayerConversion::addTile(std::uint32_t gid, TileCell cell)
{
    const TileRef ref = tileOf(m_conversion.map().tilesets, gid);
    if (!ref.tileset) {
        ++m_unknownCount;
        return;
    }
    if (m_conversion.hasTilePictures())
        addPicture(gid, ref, cell);
    auto use = m_isSolid ? TileRule::Use::Cell : TileRule::Use::Nothing;
    const TileRule* rule = nullptr;
    if (const Tile* const tile = ref.tileset->find(ref.tile)) {
        auto known = m_rules.find(gid);
        if (known == m_rules.end())
            known = m_rules.emplace(gid, ruleFor(gid, *ref.tileset, *tile)).first;
        rule = &known->second;
        use = rule->use;
    }
    if (use == TileRule::Use::Own) {
        ++m_ownCount;
        addOwn(*rule, cell);
    } else if (use == TileRule::Use::Cell) {
        m_solid.push_back(cell);
    } else {
        ++m_plainCount;
    }
}

void TileLayerConversion::addPicture(std::uint32_t gid, const TileRef& ref, TileCell cell)
{
    auto known = m_pictures.find(gid);
    if (known == m_pictures.end())
        known = m_pictures.emplace(gid, pictureFor(m_conversion, gid, ref, m_cell)).first;
    const TilePicture& picture = known->second;
    if (picture.sprite.isEmpty()) {
        ++m_pictureless;
        return;
    }
    SceneObject object;
    object.id = m_conversion.takeId(0);
    object.name = (m_layer.name.empty() ? "Tiles" : m_layer.name) + " picture " + std::to_string(++m_pictureCount);
    object.category = object.mask = 0;
    object.locked = true;
    object.layer = m_name;
    object.shape = Box{picture.size.x / m_conversion.pixelsPerMetre(), picture.size.y / m_conversion.pixelsPerMetre()};
    object.pose.position = m_conversion.worldPoint(cornerOf(cell) + picture.middle);
    object.pose.angle = picture.angle;
    object.sprite = picture.sprite;
    m_conversion.add(std::move(object), m_layer.offset);
}

void TileLayerConversion::addBoxes()
{
    for (const TileRectangle& rectangle : mergedCells(m_solid)) {
        if (m_conversion.isFull())
            return;
        const Vec2 size = scaled({static_cast<double>(rectangle.width), static_cast<double>(rectangle.height)}, m_cell);
        SceneObject object = startObject(m_layer.properties);
        object.shape = Box{size.x / m_conversion.pixelsPerMetre(), size.y / m_conversion.pixelsPerMetre()};
        object.pose.position = m_conversion.worldPoint(cornerOf({rectangle.x, rectangle.y}) + 0.5 * size);
        m_conversion.add(std::move(object), m_layer.offset);
    }
}

void TileLayerConversion::report() const
{
    const std::string layer = inQuotes(m_layer.name);
    if (m_unknownCount > 0)
        m_conversion.warn(m_layer.offset, {}, texts::tiledUnknownTiles(layer, m_unknownCount),
                          texts::tiledAddTilesetToMap());
    if (m_plainCount > 0)
        m_conversion.note(m_layer.offset, {},
                          m_pictureCount > 0 ? texts::tiledPlainTiles(layer, m_plainCount)
                                             : texts::tiledPlainTilesLeftOut(layer, m_plainCount),
                          texts::tiledMakeSolid());
    if (m_pictureCount > 0)
        m_conversion.note(m_layer.offset, {}, texts::tiledTilePictures(layer, m_pictureCount));
    if (m_pictureless > 0)
        m_conversion.note(m_layer.offset, {}, texts::tiledUnplacedPictures(layer, m_pictureless),
                          texts::tiledSaveTilesetWithSize());
    if (const std::size_t solid = m_solid.size() + m_ownCount; solid > 0) {
        const auto& sentence =
            m_conversion.hasTilePictures() ? texts::tiledSolidTiles : texts::tiledSolidTilesNoPictures;
        m_conversion.note(m_layer.offset, {},
                          sentence(layer, texts::tiledSolidTileCount(solid), texts::levelStaticObjects(m_objectCount)));
    }
}

void TileLayerConversion::convert()
{
    for (const TileChunk& chunk : m_layer.chunks)
        for (std::size_t i = 0; i < chunk.gids.size(); ++i) {
            if (m_conversion.isFull())
                return;
            if ((chunk.gids[i] & kGidMask) == 0)
                continue;
            const auto column = static_cast<std::int32_t>(i % static_cast<std::size_t>(chunk.width));
            const auto row = static_cast<std::int32_t>(i / static_cast<std::size_t>(chunk.width));
            addTile(chunk.gids[i], {chunk.x + column, chunk.y + row});
        }
    addBoxes();
    report();
}

} // namespace

void convertTiles(Conversion& conversion, const TiledLayer& layer, const std::string& name)
{
    TileLayerConversion(conversion, layer, name).convert();
}

} // namespace broadside::levels::tiled
