#include "core/levels/tiled/conversion.h"

#include "core/geometry/validation.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/math/coordinate.h"

#include <algorithm>
#include <cmath>

namespace broadside::levels::tiled {
namespace {

struct PixelArea {
    Vec2 lo;
    Vec2 hi;
    bool isEmpty = true;

    void add(Vec2 point)
    {
        lo = isEmpty ? point : Vec2{std::min(lo.x, point.x), std::min(lo.y, point.y)};
        hi = isEmpty ? point : Vec2{std::max(hi.x, point.x), std::max(hi.y, point.y)};
        isEmpty = false;
    }
};

/// The part of an infinite map that its layers use, in whole tiles.
PixelArea usedArea(const TiledMap& map)
{
    PixelArea area;
    const Vec2 tile{static_cast<double>(map.tileWidth), static_cast<double>(map.tileHeight)};
    for (const TiledLayer& layer : map.layers) {
        for (const TileChunk& chunk : layer.chunks)
            if (std::ranges::any_of(chunk.gids, [](std::uint32_t gid) { return gid != 0; })) {
                const Vec2 corner{static_cast<double>(chunk.x), static_cast<double>(chunk.y)};
                const Vec2 size{static_cast<double>(chunk.width), static_cast<double>(chunk.height)};
                area.add(scaled(corner, tile) + layer.shift);
                area.add(scaled(corner + size, tile) + layer.shift);
            }
        for (const TiledObject& object : layer.objects) {
            area.add(object.position + layer.shift);
            if (object.form != TiledForm::Tile && object.rotation == 0.0)
                area.add(object.position + object.size + layer.shift);
        }
    }
    area.lo = {std::floor(area.lo.x / tile.x) * tile.x, std::floor(area.lo.y / tile.y) * tile.y};
    area.hi = {std::ceil(area.hi.x / tile.x) * tile.x, std::ceil(area.hi.y / tile.y) * tile.y};
    return area;
}

/// Pixels that Tiled shows for a map of width x height tiles, as its renderers compute them.
Vec2 shownSize(const TiledMap& map)
{
    const double width = map.width;
    const double height = map.height;
    const double tileWidth = map.tileWidth;
    const double tileHeight = map.tileHeight;
    if (map.orientation == "isometric") // objects are placed in squares of the tile's height
        return {width * tileHeight, height * tileHeight};
    if (map.orientation != "staggered" && map.orientation != "hexagonal")
        return {width * tileWidth, height * tileHeight};
    const double hexSide = map.orientation == "hexagonal" ? map.hexSide : 0.0;
    const double sideX = map.staggersX ? hexSide : 0.0;
    const double sideY = map.staggersX ? 0.0 : hexSide;
    const double columnWidth = 0.5 * (tileWidth - sideX) + sideX;
    const double rowHeight = 0.5 * (tileHeight - sideY) + sideY;
    if (map.staggersX)
        return {width * columnWidth + columnWidth - sideX,
                height * (tileHeight + sideY) + (map.width > 1 ? rowHeight : 0.0)};
    return {width * (tileWidth + sideX) + (map.height > 1 ? columnWidth : 0.0), height * rowHeight + rowHeight - sideY};
}

/// Maps the unit square of a tile, y down, to the rectangle that shows it, with its flips.
PixelMap flippedMap(std::uint32_t gid, Vec2 tileSize, Vec2 corner, Vec2 size)
{
    PixelMap map;
    map.a = 1.0 / tileSize.x;
    map.d = 1.0 / tileSize.y;
    if ((gid & kFlipDiagonal) != 0) { // first: x and y are exchanged
        std::swap(map.a, map.b);
        std::swap(map.c, map.d);
    }
    Vec2 start;
    if ((gid & kFlipX) != 0) {
        map.a = -map.a;
        map.c = -map.c;
        start.x = 1.0;
    }
    if ((gid & kFlipY) != 0) {
        map.b = -map.b;
        map.d = -map.d;
        start.y = 1.0;
    }
    map.a *= size.x;
    map.c *= size.x;
    map.b *= size.y;
    map.d *= size.y;
    map.shift = corner + scaled(start, size);
    return map;
}

} // namespace

Conversion::Conversion(const TiledMap& map, LevelSource& source, double pixelsPerMetre, const LevelOptions& options)
    : m_map(map)
    , m_report({&source, 0})
    , m_pixelsPerMetre(pixelsPerMetre)
    , m_size(shownSize(map))
    , m_pictures(options.stem, pixelsPerMetre)
    , m_hasTilePictures(options.tilePictures)
{
    if (map.infinite) {
        const PixelArea area = usedArea(map);
        m_corner = area.isEmpty ? Vec2{} : area.lo;
        m_size = area.isEmpty ? Vec2{} : area.hi - area.lo;
    }
    m_size = {std::max<double>(m_size.x, map.tileWidth), std::max<double>(m_size.y, map.tileHeight)};
    m_nextId = std::max<std::uint64_t>(1, map.nextId);
    for (const TiledLayer& layer : map.layers)
        for (const TiledObject& object : layer.objects)
            m_nextId = std::max(m_nextId, object.id + 1);
}

Vec2 Conversion::worldPoint(Vec2 pixels) const noexcept
{
    return {(pixels.x - m_corner.x) / m_pixelsPerMetre, (m_corner.y + m_size.y - pixels.y) / m_pixelsPerMetre};
}

ObjectId Conversion::takeId(std::uint64_t wanted)
{
    if (wanted != 0 && m_ids.insert(wanted).second)
        return {wanted};
    return {m_nextId++};
}

void Conversion::add(SceneObject object, std::size_t offset)
{
    constexpr std::uint64_t kMostId = 1ULL << 53;
    if (object.id.value > kMostId)
        m_report.fail(texts::tiledNoMoreIds(), texts::tiledSaveMap());
    if (!m_report.takeObject())
        return;
    if (!isCoordinate(object.pose.position)) {
        warn(offset, {}, texts::levelFarObject(displayName(object)), texts::levelMoveCloser());
        return;
    }
    m_scene.append(std::make_shared<SceneObject>(std::move(object)));
}

TileShapes tileShapesOf(const Tileset& tileset, std::uint32_t tile, std::uint32_t gid, Vec2 corner, Vec2 size)
{
    TileShapes result;
    const Vec2 tileSize = tileset.sizeOf(tile);
    const Tile* const described = tileset.find(tile);
    if (described && tileSize.x > 0.0 && tileSize.y > 0.0) {
        const PixelMap map = flippedMap(gid, tileSize, corner, size);
        for (const TiledObject& object : described->shapes) {
            const ShapeAndNote placed = placedPixelShapeOf(object);
            if (!placed.shape)
                continue;
            const ShapeAndNote flipped = mapped(*placed.shape, map);
            result.shapes.push_back(*flipped.shape);
            for (const Message& note : {placed.note, flipped.note})
                if (!note.empty())
                    result.notes.push_back(note);
        }
    }
    result.areOwn = !result.shapes.empty();
    if (!result.areOwn)
        result.shapes.emplace_back(PixelBox{corner + 0.5 * size, size, 0.0});
    return result;
}

std::optional<Shape> joinedShape(const std::vector<PixelShape>& shapes, Vec2 origin, double pixelsPerMetre,
                                 bool isRotated, std::vector<Message>& notes)
{
    Compound compound;
    for (const PixelShape& shape : shapes) {
        ScenePart part = scenePartOf(shape, origin, pixelsPerMetre);
        if (!part.note.empty())
            notes.push_back(part.note);
        if (part.isValid)
            compound.parts.push_back({part.offset, part.angle, std::move(part.shape)});
    }
    if (compound.parts.empty())
        return std::nullopt;
    CompoundPart& only = compound.parts.front();
    if (compound.parts.size() > 1 || only.offset != Vec2{} || only.angle != 0.0) {
        Shape joined = std::move(compound);
        const auto fault = faultOf(joined);
        if (fault)
            notes.push_back(fault->message);
        return fault ? std::nullopt : std::optional<Shape>(std::move(joined));
    }
    if (const auto* const box = std::get_if<OrientedBox>(&only.shape); box && !isRotated)
        return Box{box->width, box->height};
    return std::move(only.shape);
}

} // namespace broadside::levels::tiled
