#pragma once

#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/objects_tree.h"

#include <cstddef>
#include <string>
#include <unordered_map>

namespace broadside {

/// Eye and lock of the rows of the panel Objects: of each object, group and layer.
class RowSwitches {
public:
    struct State {
        bool seen = false;  ///< Of a group: something of it.
        bool locked = true; ///< Of a group: all of it.
    };

    /// @pre both outlive this
    RowSwitches(const ListedObjects& objects, const ObjectsTree& tree)
        : m_objects(objects)
        , m_tree(tree)
    {}

    [[nodiscard]] State ofObject(ObjectId id) const;
    [[nodiscard]] State ofLayer(const std::string& name) const;
    /// Asked at every repaint, of groups that may have a hundred thousand members: remembered.
    [[nodiscard]] State ofGroup(std::size_t folder) const;
    void forget() { m_groups.clear(); } ///< An object, or the tree, is another.

private:
    const ListedObjects& m_objects;
    const ObjectsTree& m_tree;
    mutable std::unordered_map<std::size_t, State> m_groups; // by folder
};

} // namespace broadside
