#pragma once

#include "core/levels/godot/godot_file.h"

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace broadside::levels::godot {

/// A property with the file in which it is written, because ids of resources belong to a file.
struct OwnedValue {
    std::shared_ptr<const GodotValue> value;
    const GodotFile* file = nullptr;
};

/// A node of the whole scene, after instances were replaced by their nodes.
struct TreeNode {
    LevelPlace place;
    std::string path; ///< "Main/Floor/Shape".
    std::string name;
    std::string type;
    std::string groups;
    std::optional<std::size_t> parent; ///< Index in the tree; parents come before their children.
    std::map<std::string, OwnedValue, std::less<>> properties;

    /// Null if the node does not have it.
    [[nodiscard]] const OwnedValue* find(std::string_view name) const;
};

/// A shape or a material, with its file.
struct OwnedResource {
    const GodotResource* resource = nullptr;
    const GodotFile* file = nullptr;

    [[nodiscard]] const GodotValue* find(std::string_view name) const;
};

/// A scene of Godot with all scenes and resources that it names.
class GodotTree {
public:
    GodotTree(LevelSource& level, LevelSources& sources);

    /// False after an error, which the sources have.
    [[nodiscard]] bool build();
    [[nodiscard]] const std::vector<TreeNode>& nodes() const noexcept { return m_nodes; }
    /// The resource that a property names: SubResource("...") or ExtResource("..."). Null if there is none.
    [[nodiscard]] OwnedResource resourceOf(const OwnedValue& value);
    /// The path of a file that a property names with ExtResource("...") and that is not read, because it is not a
    /// resource in text form. Empty for other values.
    [[nodiscard]] static std::string unreadFileOf(const OwnedValue& value);
    /// Instances that were left out, with the reason.
    struct LostInstance {
        LevelPlace place;
        std::string path;
        Message reason;
    };
    [[nodiscard]] const std::vector<LostInstance>& lostInstances() const noexcept { return m_lost; }

private:
    /// Adds the nodes of a file. `path` is that of the node that becomes the file's root; empty for the scene itself.
    void expand(const GodotFile& file, const std::string& path, int depth);
    void addNode(const GodotFile& file, const GodotNode& node, const std::string& path, int depth);
    void addInstance(const GodotFile& file, const GodotNode& node, const std::string& path, int depth);
    void setProperties(TreeNode& tree, const GodotFile& file, const GodotNode& node);
    [[nodiscard]] TreeNode* createNode(const GodotNode& node, const std::string& path);
    /// Null after a problem.
    [[nodiscard]] const GodotFile* open(const GodotReference& reference, const LevelPlace& place);
    /// The path of "res://a.tscn", as `from` sees it.
    [[nodiscard]] std::optional<std::string> pathOf(const std::string& reference, const std::string& from);

    LevelSource& m_level;
    LevelSources& m_sources;
    GodotBudget m_budget;
    std::deque<GodotFile> m_files;
    std::map<std::string, const GodotFile*, std::less<>> m_filesByPath; ///< Null: it could not be read.
    std::string m_project; ///< The path of "project.godot", whether or not that is there: "../project.godot".
    std::vector<TreeNode> m_nodes;
    std::unordered_map<std::string, std::size_t> m_nodesByPath;
    std::vector<LostInstance> m_lost;
    std::size_t m_pathBytes = 0;
    std::size_t m_properties = 0;
    std::size_t m_visits = 0;
    bool m_isFull = false;
};

inline constexpr int kMostInstanceDepth = 16;
inline constexpr std::size_t kMostPathBytes = 64U << 20; ///< Paths of all nodes together.

} // namespace broadside::levels::godot
