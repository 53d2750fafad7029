#pragma once

#include "core/scene/scene.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Layers and groups as folders, with the objects in them: the data of a list of objects.
///
/// The top layer is first. If only the base layer exists, layers have no folders. Groups are inside their layers (a
/// group with members on two layers appears twice), in the order of their first members, before the objects without a
/// group. Groups deeper than kMostDepth are shown as one. Objects keep the order of append(). Folders have numbers that
/// are valid until the tree is built again.
class ObjectsTree {
public:
    static constexpr std::size_t kRoot = 0;
    static constexpr std::size_t kMostDepth = 16;

    enum class Kind { Root, Layer, Group };
    struct Folder {
        Kind kind = Kind::Root;
        std::string layer; ///< The layer itself, or the layer of a group; empty for the base layer.
        std::string group; ///< Path of the group; empty for a layer.
        std::string name;  ///< The last part of the group's path, or the name of the layer.
        std::size_t parent = kRoot;
        std::size_t row = 0; ///< Index among the folders of its parent.
        std::vector<std::size_t> folders;
        std::vector<ObjectId> objects;
        std::size_t ahead = 0; ///< The number of its objects that come before its folders; the others come after them.

        [[nodiscard]] std::size_t rowOfObject(std::size_t at) const noexcept
        {
            return at < ahead ? at : folders.size() + at;
        }
    };

    ObjectsTree() { clear({}, true); }

    /// Empties the tree and makes folders for `layers`, from bottom to top. With `flat` there are no folders.
    void clear(const std::vector<std::string>& layers, bool flat);
    /// Empties the tree and makes it flat, except that objects for which `staysInGroup` is true are in folders of their
    /// groups.
    void clear(std::function<bool(const SceneObject&)> staysInGroup);
    /// Adds an object at the end of its folder, which is made if needed.
    void append(const SceneObject& object);

    [[nodiscard]] const Folder& folder(std::size_t number) const { return m_folders[number]; }
    [[nodiscard]] Folder& folder(std::size_t number) { return m_folders[number]; }
    [[nodiscard]] std::size_t folderCount() const noexcept { return m_folders.size(); }
    /// The folder to which the object belongs; folderCount() when there is no such folder, or when its layer would be
    /// the first one besides the base layer.
    [[nodiscard]] std::size_t folderOf(const SceneObject& object) const;
    /// The names of the layers that have folders, bottom to top.
    [[nodiscard]] const std::vector<std::string>& layers() const noexcept { return m_layers; }
    /// Visits all objects inside, also those of inner folders. Stops when `visit(id)` returns false, and returns false
    /// then.
    bool forEachIn(std::size_t number, const std::function<bool(ObjectId)>& visit) const;
    [[nodiscard]] std::size_t countIn(std::size_t number) const;
    /// A key that identifies a folder also after the tree was built again.
    [[nodiscard]] static std::string keyOf(const Folder& folder);
    [[nodiscard]] static std::string keyOfLayer(const std::string& layer) { return keyOf(layer, {}); }

private:
    static std::string keyOf(std::string_view layer, std::string_view group);
    [[nodiscard]] std::string keyOf(const SceneObject& object) const;
    std::size_t ensureGroup(const std::string& layer, std::string_view path);
    std::size_t addFolder(Folder folder);

    std::vector<Folder> m_folders;
    std::unordered_map<std::string, std::size_t> m_numbers; // folder numbers by key
    std::vector<std::string> m_layers;
    bool m_flat = true;
    std::function<bool(const SceneObject&)> m_staysInGroup; // used while flat; null: no object stays in its group
    struct Found { // the last found folder: neighbouring objects are mostly in the same one
        SharedValue<std::string> layer;
        SharedValue<std::string> group;
        std::size_t folder = kRoot;
    };
    mutable std::optional<Found> m_last;
};

} // namespace broadside
