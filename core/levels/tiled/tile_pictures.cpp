#include "core/levels/tiled/tile_pictures.h"

#include "core/base/limits.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/levels/level_path.h"
#include "core/sprites/limits.h"

#include <algorithm>

namespace broadside::levels::tiled {
namespace {

const TileImage& imageOf(const Tileset& tileset, const Tile* tile)
{
    return tile && !tile->image.file.empty() ? tile->image : tileset.image;
}

/// The place of a tile in its picture.
PixelRect rectOf(const Tileset& tileset, const Tile* tile, std::uint32_t id)
{
    const bool isOwnPicture = tile && !tile->image.file.empty();
    if (tile && tile->width)
        return {tile->x, tile->y, *tile->width, *tile->height};
    if (isOwnPicture)
        return {0, 0, tile->image.width, tile->image.height};
    const std::int64_t stepX = tileset.tileWidth + tileset.spacing;
    const std::int64_t stepY = tileset.tileHeight + tileset.spacing;
    std::int64_t columns = tileset.columns;
    if (columns == 0 && stepX > 0)
        columns = (tileset.image.width - tileset.margin + tileset.spacing) / stepX;
    if (columns <= 0)
        return {};
    const std::int64_t x = tileset.margin + id % columns * stepX;
    const std::int64_t y = tileset.margin + id / columns * stepY;
    if (x > limits::kPictureSide || y > limits::kPictureSide)
        return {};
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), tileset.tileWidth, tileset.tileHeight};
}

/// The name, with a number behind it if it is taken. The result is taken from now on.
std::string freeName(std::unordered_set<std::string>& taken, const std::string& name, const std::string& end = {})
{
    std::string own = name + end;
    for (int number = 2; !taken.insert(own).second; ++number)
        own = name + " " + std::to_string(number) + end;
    return own;
}

} // namespace

TilePictures::Sheet* TilePictures::sheetOf(const TileImage& image)
{
    if (const auto known = m_sheets.find(image.file); known != m_sheets.end())
        return &known->second;
    const PixelSize size{image.width, image.height};
    if (m_sheets.size() >= limits::kAtlases || size.width <= 0 || size.height <= 0)
        return nullptr;
    Sheet& sheet = m_sheets[image.file];
    sheet.made.file = freeName(m_files, m_stem + "-" + stemOf(image.file), std::string(kAtlasSuffix));
    sheet.made.atlas.picture = image.file;
    sheet.made.atlas.size = size;
    sheet.made.atlas.pixelsPerMetre = m_pixelsPerMetre;
    return &sheet;
}

std::optional<std::string> TilePictures::addRegion(const Tileset& tileset, std::uint32_t id, const std::string& picture)
{
    if (const auto known = m_regions.find({&tileset, id}); known != m_regions.end())
        return known->second;
    const Tile* const tile = tileset.find(id);
    const TileImage& image = imageOf(tileset, tile);
    Sheet* const sheet = image.file == picture ? sheetOf(image) : nullptr; // an animation stays in one atlas
    const PixelRect rect = rectOf(tileset, tile, id);
    if (!sheet || sheet->made.atlas.regions.size() >= limits::kRegions || !rect.isInside(sheet->made.atlas.size))
        return std::nullopt;
    AtlasRegion region;
    region.name = freeName(sheet->names, (tileset.name.empty() ? "tile" : tileset.name) + " " + std::to_string(id));
    region.rect = rect;
    sheet->made.atlas.regions.push_back(region);
    m_regions.emplace(Key{&tileset, id}, region.name);
    return region.name;
}

void TilePictures::addAnimation(const Tileset& tileset, const Tile& tile, const std::string& picture, Sprite& sprite)
{
    Animation animation;
    animation.name = sprite.region;
    for (const TileFrame& frame : tile.animation)
        if (const auto region = addRegion(tileset, frame.tile, picture))
            animation.frames.push_back({*region, frame.seconds});
    Atlas& atlas = m_sheets.find(picture)->second.made.atlas;
    if (animation.frames.empty() || atlas.animations.size() >= limits::kRegions)
        return;
    sprite.animation = animation.name;
    atlas.animations.push_back(std::move(animation));
}

std::optional<Sprite> TilePictures::makeSprite(const Tileset& tileset, std::uint32_t id)
{
    const Tile* const tile = tileset.find(id);
    const std::string picture = imageOf(tileset, tile).file;
    if (picture.empty())
        return std::nullopt;
    auto region = addRegion(tileset, id, picture);
    if (!region)
        return std::nullopt;
    Sprite sprite;
    sprite.atlas = m_sheets.find(picture)->second.made.file;
    sprite.region = std::move(*region);
    if (tile)
        addAnimation(tileset, *tile, picture, sprite);
    return sprite;
}

std::optional<Sprite> TilePictures::spriteOf(const Tileset& tileset, std::uint32_t tile)
{
    const auto known = m_sprites.find({&tileset, tile});
    if (known != m_sprites.end())
        return known->second;
    auto sprite = makeSprite(tileset, tile);
    return m_sprites.emplace(Key{&tileset, tile}, std::move(sprite)).first->second;
}

std::vector<LevelAtlas> TilePictures::take()
{
    std::vector<LevelAtlas> atlases;
    for (auto& [picture, sheet] : m_sheets)
        if (!sheet.made.atlas.regions.empty())
            atlases.push_back(std::move(sheet.made));
    return atlases;
}

} // namespace broadside::levels::tiled
