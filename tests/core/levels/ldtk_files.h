#pragma once

#include "core/levels/ldtk/ldtk_import.h"
#include "tests/core/levels/level_files.h"

#include <string>

/// @file
/// Projects of LDtk in memory.

namespace broadside::test {

inline levels::LevelReading readLdtk(const LevelFiles& files, const levels::LevelOptions& options = {})
{
    return levels::readLdtkProject(
        "maps/world.ldtk", [&](const std::string& path) { return levelFileIn(files, path); }, options);
}

/// A project with one level of 64 x 64 pixels at the origin. Layers are in JSON.
inline std::string projectWith(const std::string& layers, const std::string& more = {})
{
    return R"({"defs": {"layers": [{"uid": 1, "intGridValues": [{"value": 1, "identifier": "Walls"}]}],
 "entities": [{"uid": 11, "renderMode": "Ellipse"}]},
 "levels": [{"identifier": "A", "worldX": 0, "worldY": 0, "pxWid": 64, "pxHei": 64,
  "layerInstances": [)" +
           layers + "]}]" + more + "}";
}

inline std::string gridLayer(const std::string& cells, const std::string& attributes = {})
{
    return R"({"__identifier": "Ground", "__type": "IntGrid", "__cWid": 4, "__cHei": 4, "__gridSize": 16,
 "layerDefUid": 1, )" +
           attributes + R"("intGridCsv": [)" + cells + "]}";
}

inline std::string entityLayer(const std::string& entities, const std::string& attributes = {})
{
    return R"({"__identifier": "Things", "__type": "Entities", "__cWid": 4, "__cHei": 4, "__gridSize": 16, )" +
           attributes + R"("entityInstances": [)" + entities + "]}";
}

} // namespace broadside::test
