#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/scene_object.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// Objects by row, in an array in ascending order, because one edit may contain all rows.
class RowObjects {
public:
    struct Entry {
        ObjectIndex row = 0;
        ObjectPtr object; ///< Null only in the argument of put().
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    [[nodiscard]] std::size_t size() const noexcept { return m_entries.size(); }
    [[nodiscard]] bool empty() const noexcept { return m_entries.empty(); }
    [[nodiscard]] auto begin() const noexcept { return m_entries.begin(); }
    [[nodiscard]] auto end() const noexcept { return m_entries.end(); }
    [[nodiscard]] bool contains(ObjectIndex row) const noexcept { return find(row) != nullptr; } ///< O(log size)
    [[nodiscard]] const ObjectPtr* find(ObjectIndex row) const noexcept; ///< Null if the row has no object. O(log size)

    /// Sets the objects of these rows; a null object removes the row. O(size + entries)
    /// @pre the entries are ascending, each row once
    void put(std::vector<Entry> entries);
    /// Replaces each object by `objectOf(row)`.
    template<class ObjectOf>
    void replaceEach(ObjectOf&& objectOf)
    {
        for (Entry& entry : m_entries)
            entry.object = objectOf(entry.row);
    }
    /// Removes the rows from `row` on.
    void truncate(ObjectIndex row);

    friend bool operator==(const RowObjects&, const RowObjects&) = default;

private:
    std::vector<Entry> m_entries; // ascending by row
};

} // namespace broadside
