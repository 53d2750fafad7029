#include "core/broadphase/proxy_table.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

bool hasCustomMasks(const CollisionFilter& filter) noexcept
{
    return filter.category != CollisionFilter{}.category || filter.mask != CollisionFilter{}.mask;
}

/// Whether the numbers ascend without gaps.
bool isRun(std::span<const ObjectIndex> numbers) noexcept
{
    ObjectIndex different = 0;
    for (std::size_t k = 0; k < numbers.size(); ++k)
        different |= numbers[k] ^ (numbers[0] + static_cast<ObjectIndex>(k));
    return different == 0;
}

} // namespace

void ProxyTable::reserve(std::size_t objects)
{
    m_boxes.reserve(objects);
    m_flags.reserve(objects);
}

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
    m_dynamicCount += filter.dynamic ? 1U : 0U;
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

ProxyTable::Changes ProxyTable::setBoxes(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) noexcept
{
    if (!moved.empty() && isRun(moved))
        return setEachBox(moved, boxes.subspan(moved.front(), moved.size()));
    for (const ObjectIndex index : moved) {
        assert(contains(index) && !boxes[index].isEmpty());
        m_boxes[index] = boxes[index];
    }
    return kindsOf(moved);
}

ProxyTable::Changes ProxyTable::setEachBox(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes) noexcept
{
    if (!moved.empty() && isRun(moved))
        std::copy_n(boxes.data(), moved.size(), m_boxes.data() + moved.front());
    else
        for (std::size_t k = 0; k < moved.size(); ++k)
            m_boxes[moved[k]] = boxes[k];
    return kindsOf(moved);
}

ProxyTable::Changes ProxyTable::kindsOf(std::span<const ObjectIndex> moved) const noexcept
{
    if (moved.empty())
        return {};
    if (m_dynamicCount == m_count)
        return {.statics = false, .dynamics = true};
    std::uint8_t all = kDynamic;
    std::uint8_t any = 0;
    for (const ObjectIndex index : moved) {
        all &= m_flags[index];
        any |= m_flags[index];
    }
    return {.statics = (all & kDynamic) == 0, .dynamics = (any & kDynamic) != 0};
}

void ProxyTable::remove(ObjectIndex index)
{
    assert(contains(index));
    if (hasCustomMasks(filterOf(index)))
        --m_customMaskCount;
    noteChange(index);
    m_dynamicCount -= isDynamic(index) ? 1U : 0U;
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
