#pragma once

#include "core/base/color.h"
#include "core/base/name_tally.h"
#include "core/math/vec2.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// @file
/// A map of Tiled as plain data: pixels, y down, degrees clockwise. Both syntaxes fill it; scene_conversion.h makes a
/// scene of it. Templates are resolved already, and all files are read.

namespace broadside::levels::tiled {

struct TiledProperty {
    std::string name;
    std::string type = "string"; ///< string, int, float, bool, color, file, object, class, list.
    std::string propertyType;    ///< Name of the class or enumeration; may be empty.
    /// The value as text: "1.5". For a class or a list, JSON on one line.
    std::string value;
    friend bool operator==(const TiledProperty&, const TiledProperty&) = default;
};
using TiledProperties = std::vector<TiledProperty>;

/// Null if there is none.
[[nodiscard]] const TiledProperty* propertyNamed(const TiledProperties& properties, std::string_view name) noexcept;
/// `own`, and those of `inherited` with other names, which come first. Cost: O(count).
[[nodiscard]] TiledProperties mergedProperties(const TiledProperties& inherited, TiledProperties own);

enum class TiledForm : std::uint8_t { Rectangle, Ellipse, Capsule, Polygon, Polyline, Point, Text, Tile };

struct Tileset;

struct TiledObject {
    std::size_t offset = 0; ///< Bytes in its file, for messages.
    std::uint64_t id = 0;   ///< 0: none.
    std::string name;
    std::string className; ///< Tiled calls it class or type, depending on its version.
    Vec2 position;         ///< The pivot. Of a rectangle its upper left corner.
    Vec2 size;
    double rotation = 0.0; ///< Degrees clockwise about the position.
    bool visible = true;
    double opacity = 1.0;
    TiledForm form = TiledForm::Rectangle;
    std::vector<Vec2> points; ///< Points of polygons and polylines, relative to the position, before rotation.
    std::string text;
    std::uint32_t gid = 0; ///< Tile of a tile object, with the flags of its flips.
    /// The tileset of a tile object, and its number there.
    std::shared_ptr<const Tileset> tileset;
    std::uint32_t tile = 0;
    TiledProperties properties;
};

/// Memory of an object besides that of the struct, bytes.
[[nodiscard]] std::size_t bytesOf(const TiledObject& object) noexcept;

/// What a shape costs in a scene. Many objects can have the shapes of one tile or one template, so a small file could
/// become a large scene.
struct ShapeCost {
    std::size_t bytes = 0;
    std::size_t pairs = 0; ///< Pairs of a polygon's sides, which are tested against each other.
};
[[nodiscard]] ShapeCost costOf(const TiledObject& object) noexcept;

inline constexpr std::uint32_t kFlipX = 0x8000'0000;        ///< A bit of a gid: mirrored left to right.
inline constexpr std::uint32_t kFlipY = 0x4000'0000;        ///< Mirrored top to bottom.
inline constexpr std::uint32_t kFlipDiagonal = 0x2000'0000; ///< x and y are exchanged, before the other two.
inline constexpr std::uint32_t kGidMask = 0x0fff'ffff;      ///< The rest of a gid.

struct TileImage {
    std::string file; ///< Path from the folder of the map; empty: none.
    std::int32_t width = 0;
    std::int32_t height = 0;
};

struct TileFrame {
    std::uint32_t tile = 0;
    double seconds = 0.1;
};

struct Tile {
    std::uint32_t id = 0;
    std::string className;
    TileImage image; ///< Only in a tileset of single pictures.
    /// The part of the picture that is shown; nothing: all of it.
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::optional<std::int32_t> width;
    std::optional<std::int32_t> height;
    std::vector<TiledObject> shapes; ///< Collision shapes, in pixels from the tile's upper left corner.
    std::vector<TileFrame> animation;
    TiledProperties properties;
    ShapeCost cost; ///< Cost of its shapes.
};

/// Cost of all shapes of a tile. O(points).
[[nodiscard]] ShapeCost costOf(const Tile& tile) noexcept;

struct Tileset {
    std::string name;
    std::string file; ///< The file that defines it; empty: the map defines it.
    std::int32_t tileWidth = 0;
    std::int32_t tileHeight = 0;
    std::int32_t columns = 0;
    std::uint32_t tileCount = 0;
    std::int32_t spacing = 0;
    std::int32_t margin = 0;
    Vec2 tileOffset;
    std::string alignment; ///< "topleft", "bottom"...; empty: not specified.
    TileImage image;
    std::vector<Tile> tiles; ///< Tiles with data of their own, ascending by id.

    [[nodiscard]] const Tile* find(std::uint32_t id) const noexcept; ///< Null if it has no data of its own.
    /// Pixels: of the tile's own picture, or of the grid.
    [[nodiscard]] Vec2 sizeOf(std::uint32_t id) const noexcept;
};

/// A tileset of a map, with its first gid.
struct UsedTileset {
    std::uint32_t firstGid = 1;
    std::shared_ptr<const Tileset> tileset;
};

/// A tile by its gid.
struct TileRef {
    std::shared_ptr<const Tileset> tileset; ///< Null: the gid is 0, or smaller than all.
    std::uint32_t tile = 0;
};
/// The tileset with the largest first gid that is not above the gid. Flags of flips are ignored. @pre ascending
[[nodiscard]] TileRef tileOf(const std::vector<UsedTileset>& tilesets, std::uint32_t gid);

/// A rectangle of tiles: a layer, or a part of an infinite one.
struct TileChunk {
    std::int32_t x = 0; ///< Tiles.
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<std::uint32_t> gids; ///< Row by row, width x height.
};

/// What layers of all kinds have. Values are those of the layer and all groups around it together.
struct TiledLayer {
    enum class Kind : std::uint8_t { Tiles, Objects, Image };
    std::size_t offset = 0;
    Kind kind = Kind::Objects;
    std::string name; ///< "Group/Layer" in a group.
    std::string className;
    Vec2 shift; ///< Pixels, added to all positions.
    double opacity = 1.0;
    bool visible = true;
    bool locked = false;
    bool hasParallax = false;
    bool hasTint = false;
    std::optional<Rgb> color;
    TiledProperties properties;
    std::vector<TileChunk> chunks;
    std::vector<TiledObject> objects;
    bool isTopDown = true; ///< Objects are drawn by their y, not by their place in the list.
};

struct TiledMap {
    std::string file;
    std::string orientation = "orthogonal";
    std::int32_t width = 0; ///< Tiles.
    std::int32_t height = 0;
    std::int32_t tileWidth = 0; ///< Pixels.
    std::int32_t tileHeight = 0;
    bool infinite = false;
    bool staggersX = false;   ///< Only for staggered and hexagonal maps.
    std::int32_t hexSide = 0; ///< Pixels.
    std::uint64_t nextId = 1;
    std::vector<UsedTileset> tilesets; ///< Ascending by firstGid.
    std::vector<TiledLayer> layers;    ///< Bottom to top, without groups.
    TiledProperties properties;
    NameTally templated; ///< Objects that came from templates.
};

} // namespace broadside::levels::tiled
