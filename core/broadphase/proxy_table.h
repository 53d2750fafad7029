#pragma once

#include "core/broadphase/broad_phase.h"

#include <span>
#include <vector>

namespace broadside {

/// The boxes and filters that a broad phase was given, under the caller's numbers, and whether they changed.
class ProxyTable {
public:
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter);
    void move(ObjectIndex index, const Aabb& box);
    void remove(ObjectIndex index);

    [[nodiscard]] std::size_t size() const noexcept { return m_boxes.size(); } ///< Free numbers included.
    [[nodiscard]] std::uint64_t count() const noexcept { return m_count; }     ///< Numbers in use.
    [[nodiscard]] bool contains(ObjectIndex index) const noexcept
    {
        return index < m_present.size() && m_present[index];
    }
    [[nodiscard]] const Aabb& boxOf(ObjectIndex index) const noexcept { return m_boxes[index]; }
    [[nodiscard]] std::span<const Aabb> boxes() const noexcept { return m_boxes; } ///< Those of free numbers included.
    [[nodiscard]] const CollisionFilter& filterOf(ObjectIndex index) const noexcept { return m_filters[index]; }
    [[nodiscard]] std::uint64_t bytes() const noexcept;
    /// Whether the masks of any two match because all filters are alike: then nobody needs to look them up.
    [[nodiscard]] bool allMasksMatch() const noexcept { return m_choosy == 0; }

    /// Something static, or something dynamic, was added, moved or removed since the mark was taken.
    struct Changes {
        bool statics = false;
        bool dynamics = false;
    };
    [[nodiscard]] Changes takeChanges() noexcept;

    /// Calls `visit(index)` for every number in use, ascending.
    template<class Visit>
    void forEach(Visit&& visit) const
    {
        for (ObjectIndex i = 0; i < m_present.size(); ++i)
            if (m_present[i])
                visit(i);
    }

    /// Looks at every number in use in turn. O(n).
    void searchNearest(const Aabb& from, NearestSearch& search) const;

private:
    void noteChange(const CollisionFilter& filter) noexcept;

    std::vector<Aabb> m_boxes;
    std::vector<CollisionFilter> m_filters;
    std::vector<std::uint8_t> m_present;
    std::uint64_t m_count = 0;
    std::uint64_t m_choosy = 0; // those of another category or mask than usual
    Changes m_changes;
};

} // namespace broadside
