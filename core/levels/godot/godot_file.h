#pragma once

#include "core/levels/building/level_sources.h"
#include "core/levels/godot/godot_value.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// @file
/// A scene (.tscn) or a resource (.tres) of Godot as plain data, as its file has it: instances are only named.

namespace broadside::levels::godot {

/// Properties that an import uses, by their names. Instances share the values.
using GodotProperties = std::map<std::string, std::shared_ptr<const GodotValue>, std::less<>>;

struct GodotResource {
    LevelPlace place;
    std::string type; ///< "RectangleShape2D".
    GodotProperties properties;
};

/// A file that the scene names.
struct GodotReference {
    LevelPlace place;
    std::string path; ///< "res://things/Ball.tscn".
    std::string type; ///< "PackedScene".
};

struct GodotNode {
    LevelPlace place;
    std::string name;
    std::string type;                  ///< Empty: the node comes from an instanced scene.
    std::optional<std::string> parent; ///< The path from the root, "." for the root itself. Nothing: this is the root.
    std::string instance;              ///< The id of the scene that the node is an instance of.
    bool isPlaceholder = false;        ///< The instance is loaded by the game's code.
    std::string groups;                ///< "enemies, targets".
    GodotProperties properties;
};

struct GodotFile {
    LevelSource* source = nullptr;
    int format = 3; ///< 2: Godot 3. 3 and above: Godot 4.
    bool isScene = true;
    std::map<std::string, GodotReference, std::less<>> references;
    std::map<std::string, GodotResource, std::less<>> resources;
    GodotResource own; ///< The resource of a .tres.
    std::vector<GodotNode> nodes;
};

/// What was kept so far, of all files of a scene.
struct GodotBudget {
    std::size_t nodes = 0;
    std::size_t parts = 0; ///< Resources, and references to files.
    std::size_t properties = 0;
    std::size_t numbers = 0;
};

/// Reads a file of Godot. Nothing after an error, which the source's log has.
[[nodiscard]] std::optional<GodotFile> readGodotFile(LevelSource& source, GodotBudget& budget);

// Limits of a scene, with all files that it names.
inline constexpr std::size_t kMostNodes = 100'000;
inline constexpr std::size_t kMostPathOfNode = 4'096; ///< Bytes.
inline constexpr std::size_t kMostParts = 100'000;
inline constexpr std::size_t kMostProperties = 500'000;

} // namespace broadside::levels::godot
