#include "core/levels/tiled/tiled_map.h"

#include <algorithm>

namespace broadside::levels::tiled {

const TiledProperty* propertyNamed(const TiledProperties& properties, std::string_view name) noexcept
{
    const auto found = std::ranges::find(properties, name, &TiledProperty::name);
    return found == properties.end() ? nullptr : &*found;
}

const Tile* Tileset::find(std::uint32_t id) const noexcept
{
    const auto found = std::ranges::lower_bound(tiles, id, {}, &Tile::id);
    return found == tiles.end() || found->id != id ? nullptr : &*found;
}

Vec2 Tileset::sizeOf(std::uint32_t id) const noexcept
{
    const Tile* const tile = find(id);
    const bool isPicture = tile && tile->image.width > 0 && tile->image.height > 0;
    const double usualWidth = isPicture ? tile->image.width : tileWidth;
    const double usualHeight = isPicture ? tile->image.height : tileHeight;
    return {tile && tile->width ? *tile->width : usualWidth, tile && tile->height ? *tile->height : usualHeight};
}

TileRef tileOf(const std::vector<UsedTileset>& tilesets, std::uint32_t gid)
{
    const std::uint32_t number = gid & kGidMask;
    const auto above = std::ranges::upper_bound(tilesets, number, {}, &UsedTileset::firstGid);
    if (number == 0 || above == tilesets.begin())
        return {};
    const UsedTileset& used = *(above - 1);
    return {used.tileset, number - used.firstGid};
}

} // namespace broadside::levels::tiled
