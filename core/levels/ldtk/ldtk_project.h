#pragma once

#include "core/levels/building/level_sources.h"
#include "core/levels/tiled/tiled_map.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// @file
/// A project of LDtk as plain data: pixels, y down. ldtk_reader.h fills it, ldtk_conversion.h makes a scene of it.
/// Levels in files of their own are read already.

namespace broadside::levels::ldtk {

/// A value of an IntGrid layer. The project defines it once for all levels.
struct GridValue {
    std::string name; ///< May be empty.
};

struct LayerDefinition {
    std::map<std::int64_t, GridValue> values;
};

struct Entity {
    LevelPlace place;
    std::string name;
    std::string iid;         ///< LDtk's id, which is unique in the project.
    Vec2 position;           ///< The pivot, in pixels of the level, without the layer's shift.
    Vec2 pivot;              ///< 0..1 of the size, from the upper left corner.
    Vec2 size;               ///< Pixels.
    std::int64_t definition; ///< The uid of its definition.
    std::vector<std::string> tags;
    /// Fields of simple types. A reference to another entity has the type "object", and the iid as its value.
    tiled::TiledProperties fields;
    std::vector<std::string> lostFields; ///< Names of fields whose types have no counterpart.
    bool hasPicture = false;
};

struct Layer {
    LevelPlace place;
    std::string name;
    std::int64_t definition = 0;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    double cellSize = 0.0; ///< Pixels.
    Vec2 shift;            ///< Pixels.
    bool visible = true;
    double opacity = 1.0;
    std::vector<std::int32_t> cells; ///< Values of an IntGrid, row by row; 0 is empty. Other layers have no cells.
    std::size_t pictureCount = 0;    ///< Tiles, which are pictures.
    std::vector<Entity> entities;
};

struct Level {
    LevelPlace place;
    std::string name;
    Vec2 corner; ///< Pixels of the world.
    Vec2 size;
    std::int64_t depth = 0;
    std::vector<Layer> layers; ///< Top to bottom, as in the file.
    bool hasFields = false;
    bool hasLayers = false;
    std::string file; ///< The file with its layers, as the project names it; empty: the project itself.
};

/// How LDtk places the levels of a world.
enum class WorldLayout : std::uint8_t { Placed, Horizontal, Vertical };

struct World {
    LevelPlace place;
    WorldLayout layout = WorldLayout::Placed;
    std::vector<Level> levels;
};

struct Project {
    LevelPlace place;
    std::vector<World> worlds; ///< At least one.
    std::map<std::int64_t, LayerDefinition> layers;
    std::map<std::int64_t, bool> ellipses; ///< Entities by their uid: whether LDtk draws them as ellipses.
};

inline constexpr std::size_t kMostCells = 16U << 20;     ///< Cells of all IntGrid layers together.
inline constexpr std::size_t kMostEntities = 200'000;    ///< In all levels together.
inline constexpr std::size_t kMostFields = 1'000'000;    ///< Fields and tags of all entities together.
inline constexpr std::size_t kMostLevels = 16'384;       ///< In all worlds together.
inline constexpr std::size_t kMostLayersInAll = 131'072; ///< In all levels together.

} // namespace broadside::levels::ldtk
