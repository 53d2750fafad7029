#pragma once

#include "core/broadphase/grid.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace broadside {

/// Finds the objects of a table by place, for picking and culling. A grid of its own, sized by the data: never the
/// broad phase that is being debugged.
///
/// The cells lie where most of the objects are, about one an object, so that a few objects far away do not make them
/// huge; any coordinates are fine.
class PickIndex {
public:
    /// Takes over what changed since the last call: O(rows) to compare, and a rebuild of the grid's tables when
    /// anything moved. Another table, or one that grew or shrank much, is indexed anew.
    void refresh(const ObjectTable& objects);
    /// Forgets the table. @pre before refresh() with another one.
    void clear() noexcept { m_grid.reset(); }

    /// Present rows whose boxes overlap `box`, ascending. @pre refresh() was called
    [[nodiscard]] std::vector<ObjectIndex> rowsIn(const ObjectTable& objects, const Aabb& box) const;

private:
    void rebuild(const ObjectTable& objects);
    void refreshRow(const ObjectTable& objects, ObjectIndex row);
    [[nodiscard]] Aabb toGrid(const Aabb& box) const noexcept;

    std::optional<Grid> m_grid; // in a frame of its own, whose origin is the lower left corner of its cells
    Vec2 m_origin;              // of that frame, world frame, metres
    std::size_t m_builtFor = 0; // present objects when the cells were chosen

    struct Entry {
        Aabb box;
        bool present = false;
        bool dynamic = false;
    };
    std::vector<Entry> m_entries; // as the grid has them, one a row
};

} // namespace broadside
