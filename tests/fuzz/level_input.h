#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/levels/box2d/box2d_import.h"
#include "core/levels/godot/godot_import.h"
#include "core/levels/ldtk/ldtk_import.h"
#include "tests/fuzz/require.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// @file
/// Arbitrary bytes never crash the readers of LDtk's projects, Godot's scenes and Box2D's files. What can be read
/// becomes a scene that a scene file can hold.

namespace broadside::fuzz {

enum class LevelInput : std::uint8_t { Ldtk, Godot, Rube, PhysicsEditor };

/// The folder of the seeds: "ldtk", "tscn", "rube" or "plist".
inline LevelInput levelInputNamed(std::string_view folder)
{
    constexpr std::array<std::string_view, 4> kFolders{"ldtk", "tscn", "rube", "plist"};
    std::size_t index = 0;
    while (index + 1 < kFolders.size() && kFolders[index] != folder)
        ++index;
    return static_cast<LevelInput>(index);
}

/// The files that a level may name. The level itself can also be its own part.
inline Result<std::string> levelFileFor(const std::string& input, const std::string& path)
{
    if (path == "input" || path == "self.ldtkl" || path == "self.tscn")
        return input;
    if (path == "a.tres")
        return std::string("[gd_resource type=\"CircleShape2D\" format=3]\n[resource]\nradius = 8.0\n");
    if (path == "a.tscn")
        return std::string("[gd_scene format=3]\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                           "[node name=\"A\" type=\"RigidBody2D\"]\n[node name=\"S\" type=\"CollisionShape2D\" "
                           "parent=\".\"]\nshape = SubResource(\"1\")\n");
    if (path == "a.ldtkl")
        return std::string(R"({"layerInstances": [{"__identifier": "G", "__type": "IntGrid", "__cWid": 2, "__cHei": 1,
            "__gridSize": 8, "layerDefUid": 1, "intGridCsv": [1, 0]}]})");
    Problem problem;
    problem.file = path;
    problem.message = "The file does not exist";
    problem.remedy = "Check the path";
    return problem;
}

inline levels::LevelReading readLevelInput(LevelInput format, const std::string& text)
{
    constexpr std::array kReaders{levels::readLdtkProject, levels::readGodotScene, levels::readRubeWorld,
                                  levels::readPhysicsEditorShapes};
    return kReaders[static_cast<std::size_t>(format)](
        "input", [&](const std::string& path) { return levelFileFor(text, path); }, {});
}

/// Checks any input. Aborts when a property is false.
inline void checkLevelFile(LevelInput format, const std::string& text)
{
    const auto reading = readLevelInput(format, text);
    bool hasError = false;
    for (const Problem& problem : reading.problems) {
        const bool isMissingFile = problem.line == 0 && problem.file != "input";
        require(!problem.message.empty() && !problem.file.empty(), "a problem without file or message", text);
        require(isMissingFile || (problem.line > 0 && problem.column > 0), "a problem without place", text);
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
}

} // namespace broadside::fuzz
