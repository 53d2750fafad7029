#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/levels/tiled/tiled_export.h"
#include "core/levels/tiled/tiled_import.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>

/// @file
/// Arbitrary bytes never crash the reader of Tiled's maps. A map that can be read becomes a scene that a scene file can
/// hold, and that can be written as a map again.

namespace broadside::fuzz {

/// The files that a map may name. The map itself can also be its tileset and its template.
inline Result<std::string> tiledFileOf(const std::string& input, const std::string& path)
{
    if (path == "input" || path == "self.tsx" || path == "self.tx")
        return input;
    if (path == "a.tsx")
        return std::string(R"(<tileset name="a" tilewidth="16" tileheight="16" columns="2" tilecount="2">
            <image source="a.png" width="32" height="16"/><tile id="1"><objectgroup><object id="1" width="8" height="4">
            <ellipse/></object></objectgroup></tile></tileset>)");
    if (path == "a.tx")
        return std::string(R"(<template><tileset firstgid="1" source="a.tsx"/><object gid="2" width="9" height="7"/>
            </template>)");
    Problem problem;
    problem.file = path;
    problem.message = "The file does not exist";
    problem.remedy = "Check the path";
    return problem;
}

inline bool isPlaced(const Problem& problem)
{
    const bool isMissingFile = problem.line == 0 && problem.file != "input";
    return !problem.message.empty() && !problem.file.empty() &&
           (isMissingFile || (problem.line > 0 && problem.column > 0));
}

/// Checks any input. Aborts when a property is false.
inline void checkTiled(const std::string& text)
{
    levels::LevelOptions options;
    options.tilePictures = text.size() % 2 == 1; // both ways are tried
    const auto reading = levels::readTiledMap(
        "input", [&](const std::string& path) { return tiledFileOf(text, path); }, options);
    bool hasError = false;
    for (const Problem& problem : reading.problems) {
        require(isPlaced(problem), "a problem without place or message", text);
        require(problem.severity == Severity::Info || !problem.remedy.empty(), "a problem without remedy", text);
        hasError = hasError || problem.severity == Severity::Error;
    }
    require(reading.scene.has_value() != hasError, "a scene besides an error, or neither", text);
    if (!reading.scene)
        return;
    const SceneReading again = readScene(writeSceneCanonically(*reading.scene), "scene");
    if (!again.scene)
        require(false, ("the scene cannot be read again: " + describe(again.firstError())).c_str(), text);
    require(again.scene->size() == reading.scene->size(), "the scene has other objects when it is read again", text);
    if (const auto writing = levels::writeTiledMap(*reading.scene, reading.pixelsPerMetre)) {
        const auto back = levels::readTiledMap("out", [&](const std::string&) { return Result(writing->text); });
        if (!back.scene)
            require(false, ("the map cannot be read again: " + describe(back.firstError())).c_str(), text);
    }
}

} // namespace broadside::fuzz
