#pragma once

#include "core/broadphase/packed_grid.h"
#include "core/scene/object_table.h"

#include <memory>
#include <vector>

namespace broadside {

/// Finds objects of a table by place, for picking and culling. It has a packed grid of its own and never uses the broad
/// phase that is being debugged.
class PickIndex {
public:
    /// Updates the index to the present table. O(rows) to compare, and an update of what moved.
    void refresh(const ObjectTable& objects);
    /// Removes all rows. @pre called before refresh() with another table
    void clear();

    /// Present rows whose boxes overlap `box`, ascending. O(rows in its cells), and at most a test of every row.
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
    std::vector<Entry> m_entries; // State in the grid, one entry for each row.
    Aabb m_around;                // Box around all boxes since clear().
};

} // namespace broadside
