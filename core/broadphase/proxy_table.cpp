#include "core/broadphase/proxy_table.h"

#include <cassert>
#include <utility>

namespace broadside {
namespace {

bool hasCustomMasks(const CollisionFilter& filter) noexcept
{
    return filter.category != CollisionFilter{}.category || filter.mask != CollisionFilter{}.mask;
}

} // namespace

void ProxyTable::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    assert(!contains(index) && !box.isEmpty());
    if (index >= m_boxes.size())
        makeRoom(index + std::size_t{1});
    if (hasCustomMasks(filter)) {
        m_masks.resize(m_boxes.size());
        ++m_customMaskCount;
    }
    if (!m_masks.empty())
        m_masks[index] = {filter.category, filter.mask};
    m_boxes[index] = box;
    m_flags[index] = filter.dynamic ? kPresent | kDynamic : kPresent;
    ++m_count;
    noteChange(index);
}

/// Grows by an eighth: vectors that double would leave up to half of their memory unused.
void ProxyTable::makeRoom(std::size_t size)
{
    if (size > m_boxes.capacity()) {
        const std::size_t capacity = size + size / 8;
        m_boxes.reserve(capacity);
        m_flags.reserve(capacity);
        if (!m_masks.empty())
            m_masks.reserve(capacity);
    }
    m_boxes.resize(size);
    m_flags.resize(size);
    if (!m_masks.empty())
        m_masks.resize(size);
}

void ProxyTable::move(ObjectIndex index, const Aabb& box)
{
    assert(contains(index) && !box.isEmpty());
    m_boxes[index] = box;
    noteChange(index);
}

void ProxyTable::moveAll(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes)
{
    noteChanges(setBoxes(moved, boxes));
}

ProxyTable::Changes ProxyTable::setBoxes(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) noexcept
{
    std::uint8_t kinds = 0;
    bool hasStatics = false;
    for (const ObjectIndex index : moved) {
        assert(contains(index) && !boxes[index].isEmpty());
        m_boxes[index] = boxes[index];
        kinds |= m_flags[index];
        hasStatics |= !isDynamic(index);
    }
    return {.statics = hasStatics, .dynamics = (kinds & kDynamic) != 0};
}

void ProxyTable::remove(ObjectIndex index)
{
    assert(contains(index));
    if (hasCustomMasks(filterOf(index)))
        --m_customMaskCount;
    noteChange(index);
    m_flags[index] = 0;
    --m_count;
}

void ProxyTable::searchNearest(const Aabb& from, NearestSearch& search) const
{
    forEach([&](ObjectIndex index) {
        if (distance(from, m_boxes[index]) <= search.reach())
            search.look(index);
    });
}

std::uint64_t ProxyTable::bytes() const noexcept
{
    return m_boxes.capacity() * sizeof(Aabb) + m_flags.capacity() + m_masks.capacity() * sizeof(Masks);
}

ProxyTable::Changes ProxyTable::takeChanges() noexcept { return std::exchange(m_changes, {}); }

} // namespace broadside
