#include "core/levels/tiled/tiled_map.h"

#include <algorithm>
#include <unordered_map>

namespace broadside::levels::tiled {

const TiledProperty* propertyNamed(const TiledProperties& properties, std::string_view name) noexcept
{
    const auto found = std::ranges::find(properties, name, &TiledProperty::name);
    return found == properties.end() ? nullptr : &*found;
}

TiledProperties mergedProperties(const TiledProperties& inherited, TiledProperties own)
{
    if (inherited.empty())
        return own;
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < own.size(); ++i)
        places.emplace(own[i].name, i);
    std::vector<bool> isPlaced(own.size(), false);
    TiledProperties merged;
    merged.reserve(inherited.size() + own.size());
    for (const TiledProperty& property : inherited) {
        const auto found = places.find(property.name);
        merged.push_back(found == places.end() ? property : own[found->second]);
        if (found != places.end())
            isPlaced[found->second] = true;
    }
    for (std::size_t i = 0; i < own.size(); ++i)
        if (!isPlaced[i])
            merged.push_back(own[i]);
    return merged;
}

std::size_t bytesOf(const TiledObject& object) noexcept
{
    constexpr std::size_t kProperty = 128; // without its texts
    std::size_t bytes = object.points.size() * sizeof(Vec2) + object.name.size() + object.text.size();
    for (const TiledProperty& property : object.properties)
        bytes += kProperty + property.name.size() + property.value.size();
    return bytes;
}

ShapeCost costOf(const TiledObject& object) noexcept
{
    constexpr std::size_t kPart = 128;
    const std::size_t points = object.points.size();
    return {kPart + points * sizeof(Vec2), object.form == TiledForm::Polygon ? points * points : 0};
}

ShapeCost costOf(const Tile& tile) noexcept
{
    ShapeCost cost;
    for (const TiledObject& shape : tile.shapes) {
        const ShapeCost one = costOf(shape);
        cost.bytes += one.bytes;
        cost.pairs += one.pairs;
    }
    return cost;
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
