#pragma once

#include "core/levels/tiled/map_files.h"

namespace broadside::levels::tiled {

/// What reading an object needs besides the object.
struct ObjectContext {
    MapFields& fields;
    MapFiles& files;
    const std::string& file;                  ///< Path of the file with the object.
    const std::vector<UsedTileset>& tilesets; ///< The tilesets that its gid can refer to.
    bool isTemplate = false;                  ///< The object is in a template file, or in a tileset of one.
    bool isOfTile = false;                    ///< The object is a collision shape of a tile.
};

/// Reads an object. Attributes that it does not have come from its template.
[[nodiscard]] TiledObject readObject(const ObjectContext& context, const MapNode& node);

/// Reads properties; one with an invalid name or a repeated name is left out.
[[nodiscard]] TiledProperties readProperties(MapFields& fields, const MapNode& node);

inline constexpr std::size_t kMostProperties = 4'096; ///< Limit for one element.

/// "a", "b", "c". @pre there are some
[[nodiscard]] Message namesOf(const TiledProperties& properties);

/// "class" of Tiled 1.9 and later, else "type".
[[nodiscard]] std::string readClass(MapFields& fields, const MapNode& node);

} // namespace broadside::levels::tiled
