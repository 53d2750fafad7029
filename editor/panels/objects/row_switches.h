#pragma once

#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/objects_tree.h"

#include <cstddef>
#include <string>
#include <unordered_map>

namespace broadside {

/// State of the eyes and locks of the panel Objects: for each object, group and layer.
class RowSwitches {
public:
    struct State {
        bool seen = false;  ///< Visible; for a group, whether any member is.
        bool locked = true; ///< Locked; for a group, whether all members are.
    };

    /// @pre both outlive this
    RowSwitches(const ListedObjects& objects, const ObjectsTree& tree)
        : m_objects(objects)
        , m_tree(tree)
    {}

    [[nodiscard]] State ofObject(ObjectId id) const;
    [[nodiscard]] State ofLayer(const std::string& name) const;
    /// Cached: every repaint asks for it, and a group may have a hundred thousand members.
    [[nodiscard]] State ofGroup(std::size_t folder) const;
    void forget() { m_groups.clear(); } ///< Call it when an object or the tree has changed.

private:
    const ListedObjects& m_objects;
    const ObjectsTree& m_tree;
    mutable std::unordered_map<std::size_t, State> m_groups; // by number of the folder
};

} // namespace broadside
