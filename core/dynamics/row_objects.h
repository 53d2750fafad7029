#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/scene_object.h"

#include <cstddef>
#include <vector>

namespace broadside {

/// Objects by row: side by side in ascending order, because one edit may name them all.
class RowObjects {
public:
    struct Entry {
        ObjectIndex row = 0;
        ObjectPtr object; ///< Null only in what put() is given.
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    [[nodiscard]] std::size_t size() const noexcept { return m_entries.size(); }
    [[nodiscard]] bool empty() const noexcept { return m_entries.empty(); }
    [[nodiscard]] auto begin() const noexcept { return m_entries.begin(); }
    [[nodiscard]] auto end() const noexcept { return m_entries.end(); }
    [[nodiscard]] bool contains(ObjectIndex row) const noexcept { return find(row) != nullptr; } ///< O(log size)
    [[nodiscard]] const ObjectPtr* find(ObjectIndex row) const noexcept; ///< Null for a row that has none. O(log size)

    /// The rows get these objects, or lose theirs where it is null. O(size + entries)
    /// @pre they ascend, each row once
    void put(std::vector<Entry> entries);
    /// Each gets what `objectOf(row)` is.
    template<class ObjectOf>
    void replaceEach(ObjectOf&& objectOf)
    {
        for (Entry& entry : m_entries)
            entry.object = objectOf(entry.row);
    }
    /// Forgets the rows from `row` on.
    void truncate(ObjectIndex row);

    friend bool operator==(const RowObjects&, const RowObjects&) = default;

private:
    std::vector<Entry> m_entries; // ascending by row
};

} // namespace broadside
