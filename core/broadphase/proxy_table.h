#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/broad_phase.h"

#include <cassert>
#include <span>
#include <vector>

namespace broadside {

/// The boxes and filters of the objects in a broad phase, by the caller's numbers, and whether they changed.
///
/// Memory: 33 bytes per number, and 8 more once an object has another category or mask than the default. Growing beyond
/// what was reserved leaves up to an eighth of that unused.
class ProxyTable {
public:
    /// See BroadPhase::reserve().
    void reserve(std::size_t objects);
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter);
    void move(ObjectIndex index, const Aabb& box)
    {
        assert(contains(index) && !box.isEmpty());
        m_boxes[index] = box;
        noteChange(index);
    }
    void remove(ObjectIndex index);

    [[nodiscard]] std::size_t size() const noexcept { return m_boxes.size(); } ///< Includes free numbers.
    [[nodiscard]] std::uint64_t count() const noexcept { return m_count; }     ///< Numbers in use.
    [[nodiscard]] bool contains(ObjectIndex index) const noexcept
    {
        return index < m_flags.size() && (m_flags[index] & kPresent) != 0;
    }
    [[nodiscard]] const Aabb& boxOf(ObjectIndex index) const noexcept { return m_boxes[index]; }
    [[nodiscard]] std::span<const Aabb> boxes() const noexcept { return m_boxes; } ///< Includes those of free numbers.
    [[nodiscard]] CollisionFilter filterOf(ObjectIndex index) const noexcept
    {
        const Masks masks = m_masks.empty() ? Masks{} : m_masks[index];
        return {masks.category, masks.mask, isDynamic(index)};
    }
    [[nodiscard]] bool isDynamic(ObjectIndex index) const noexcept { return (m_flags[index] & kDynamic) != 0; }
    [[nodiscard]] std::uint64_t bytes() const noexcept;
    /// Whether any two masks match because all filters have the default masks: then they need no lookup.
    [[nodiscard]] bool allMasksMatch() const noexcept { return m_customMaskCount == 0; }

    /// Whether a static or a dynamic object was added, moved or removed since the last takeChanges().
    struct Changes {
        bool statics = false;
        bool dynamics = false;
    };
    [[nodiscard]] Changes takeChanges() noexcept;
    /// Moves objects, each to its own entry of `boxes`. At the same time, other threads may set the boxes of other
    /// objects. Give the result to noteChanges() afterwards.
    [[nodiscard]] Changes setBoxes(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) noexcept;
    /// The same, but moved[k] gets boxes[k].
    [[nodiscard]] Changes setEachBox(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) noexcept;
    /// The boxes of all numbers; the caller writes those of `moved`.
    [[nodiscard]] std::span<Aabb> boxesOfMoved(std::span<const ObjectIndex> moved) noexcept
    {
        noteChanges(kindsOf(moved));
        return m_boxes;
    }
    void noteChanges(const Changes& changes) noexcept
    {
        m_changes.statics |= changes.statics;
        m_changes.dynamics |= changes.dynamics;
    }

    /// Calls `visit(index)` for every number in use, ascending.
    template<class Visit>
    void forEach(Visit&& visit) const
    {
        for (ObjectIndex i = 0; i < m_flags.size(); ++i)
            if ((m_flags[i] & kPresent) != 0)
                visit(i);
    }

    /// Reports every number in use whose box is in reach. Cost: O(n).
    void searchNearest(const Aabb& from, NearestSearch& search) const;

private:
    static constexpr std::uint8_t kPresent = 1;
    static constexpr std::uint8_t kDynamic = 2;
    struct Masks {
        std::uint32_t category = CollisionFilter{}.category;
        std::uint32_t mask = CollisionFilter{}.mask;
    };

    void makeRoom(std::size_t size);
    [[nodiscard]] Changes kindsOf(std::span<const ObjectIndex> moved) const noexcept;
    void noteChange(ObjectIndex index) noexcept { (isDynamic(index) ? m_changes.dynamics : m_changes.statics) = true; }

    LongArray<Aabb> m_boxes;
    std::vector<std::uint8_t> m_flags;
    std::vector<Masks> m_masks; // empty until an object has masks other than the default
    std::uint64_t m_count = 0;
    std::uint64_t m_dynamicCount = 0;
    std::uint64_t m_customMaskCount = 0; // count of objects with another category or mask than the default
    Changes m_changes;
};

} // namespace broadside
