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

/// Layers and groups as folders, with the objects in them: what a list of objects shows, as plain data.
///
/// Top layer first; without any layer but the base there are no folders for layers. Groups stand in their layers (one
/// with members on two layers twice), in the order of their first members, before the objects that are in no group
/// there. Groups deeper than kMostDepth are shown as one. Objects keep the order in which they come. Folders have
/// numbers that hold until the tree is built anew.
class ObjectsTree {
public:
    static constexpr std::size_t kRoot = 0;
    static constexpr std::size_t kMostDepth = 16;

    enum class Kind { Root, Layer, Group };
    struct Folder {
        Kind kind = Kind::Root;
        std::string layer; ///< That it is, or lies on; empty for the base layer.
        std::string group; ///< Its path; empty for a layer.
        std::string name;  ///< The last part of the path, or the layer.
        std::size_t parent = kRoot;
        std::size_t row = 0; ///< Among the folders of its parent.
        std::vector<std::size_t> folders;
        std::vector<ObjectId> objects;
        std::size_t ahead = 0; ///< So many of its objects come before its folders, the others come after them.

        [[nodiscard]] std::size_t rowOfObject(std::size_t at) const noexcept
        {
            return at < ahead ? at : folders.size() + at;
        }
    };

    ObjectsTree() { clear({}, true); }

    /// Empties it and makes folders for `layers`, bottom to top, unless it shall be `flat`, without any folder.
    void clear(const std::vector<std::string>& layers, bool flat);
    /// The same, flat but for objects that `staysInGroup`: these stand in folders of their groups.
    void clear(std::function<bool(const SceneObject&)> staysInGroup);
    /// Puts an object behind those of its folder, which is made when there is none.
    void append(const SceneObject& object);

    [[nodiscard]] const Folder& folder(std::size_t number) const { return m_folders[number]; }
    [[nodiscard]] Folder& folder(std::size_t number) { return m_folders[number]; }
    [[nodiscard]] std::size_t folderCount() const noexcept { return m_folders.size(); }
    /// Where the object belongs; folderCount() when there is no such folder, or when its layer makes the tree one with
    /// layers.
    [[nodiscard]] std::size_t folderOf(const SceneObject& object) const;
    /// The names of the layers that have folders, bottom to top.
    [[nodiscard]] const std::vector<std::string>& layers() const noexcept { return m_layers; }
    /// All objects inside, those of folders in it, too. Stops when `visit(id)` returns false; false then.
    bool forEachIn(std::size_t number, const std::function<bool(ObjectId)>& visit) const;
    [[nodiscard]] std::size_t countIn(std::size_t number) const;
    /// What names a folder also after the tree was built anew.
    [[nodiscard]] static std::string keyOf(const Folder& folder);

private:
    static std::string keyOf(std::string_view layer, std::string_view group);
    [[nodiscard]] std::string keyOf(const SceneObject& object) const;
    std::size_t ensureGroup(const std::string& layer, std::string_view path);
    std::size_t addFolder(Folder folder);

    std::vector<Folder> m_folders;
    std::unordered_map<std::string, std::size_t> m_numbers; // by key
    std::vector<std::string> m_layers;
    bool m_flat = true;
    std::function<bool(const SceneObject&)> m_staysInGroup; // while flat; null: none does
    struct Found {                                          // neighbours mostly belong together
        SharedValue<std::string> layer;
        SharedValue<std::string> group;
        std::size_t folder = kRoot;
    };
    mutable std::optional<Found> m_last;
};

} // namespace broadside
