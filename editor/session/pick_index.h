#pragma once

#include "core/broadphase/packed_grid.h"
#include "core/scene/object_table.h"

#include <memory>
#include <vector>

namespace broadside {

/// Finds the objects of a table by place, for picking and culling. A packed grid of its own, never the broad phase that
/// is being debugged.
class PickIndex {
public:
    /// Takes over what changed since the last call: O(rows) to compare, and a rebuild of what moved.
    void refresh(const ObjectTable& objects);
    /// Forgets the table. @pre before refresh() with another one.
    void clear();

    /// Present rows whose boxes overlap `box`, ascending. O(those in its cells), and no more than a look at every row.
    /// @pre refresh() was called
    [[nodiscard]] std::vector<ObjectIndex> rowsIn(const Aabb& box) const;

private:
    void refreshRow(const ObjectTable& objects, ObjectIndex row);
    [[nodiscard]] bool isMost(const Aabb& box) const noexcept;

    std::unique_ptr<PackedGrid> m_grid = std::make_unique<PackedGrid>();

    struct Entry {
        Aabb box;
        bool present = false;
        bool dynamic = false;
    };
    std::vector<Entry> m_entries; // as the grid has them, one a row
    Aabb m_around;                // all that were there since clear()
};

} // namespace broadside
