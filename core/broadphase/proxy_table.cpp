#include "core/broadphase/proxy_table.h"

#include <cassert>
#include <utility>

namespace broadside {
namespace {

std::uint64_t isChoosy(const CollisionFilter& filter) noexcept
{
    const CollisionFilter usual{
        .category = CollisionFilter{}.category, .mask = CollisionFilter{}.mask, .dynamic = filter.dynamic};
    return filter == usual ? 0 : 1;
}

} // namespace

void ProxyTable::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    assert(!contains(index) && !box.isEmpty());
    if (index >= m_boxes.size()) {
        m_boxes.resize(index + std::size_t{1});
        m_filters.resize(index + std::size_t{1});
        m_present.resize(index + std::size_t{1});
    }
    m_boxes[index] = box;
    m_filters[index] = filter;
    m_present[index] = 1;
    ++m_count;
    m_choosy += isChoosy(filter);
    noteChange(filter);
}

void ProxyTable::move(ObjectIndex index, const Aabb& box)
{
    assert(contains(index) && !box.isEmpty());
    m_boxes[index] = box;
    noteChange(m_filters[index]);
}

void ProxyTable::remove(ObjectIndex index)
{
    assert(contains(index));
    m_present[index] = 0;
    --m_count;
    m_choosy -= isChoosy(m_filters[index]);
    noteChange(m_filters[index]);
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
    return m_boxes.capacity() * sizeof(Aabb) + m_filters.capacity() * sizeof(CollisionFilter) + m_present.capacity();
}

ProxyTable::Changes ProxyTable::takeChanges() noexcept { return std::exchange(m_changes, {}); }

void ProxyTable::noteChange(const CollisionFilter& filter) noexcept
{
    (filter.dynamic ? m_changes.dynamics : m_changes.statics) = true;
}

} // namespace broadside
