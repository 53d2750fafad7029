#pragma once

#include "core/broadphase/packed_grid/float_box.h"

#include <algorithm>
#include <array>
#include <span>

namespace broadside::packed {

/// Boxes to be indexed, read in blocks. They are either float columns, which are used directly, or true boxes. True
/// boxes are rounded outward block by block, so that memory never holds a second copy of all of them.
class BoxSource {
public:
    BoxSource(const BoxColumns& columns) noexcept // NOLINT(google-explicit-constructor): columns are a source
        : m_columns(columns)
    {}
    /// The boxes of these objects. Both spans must stay valid while the source is used.
    BoxSource(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin) noexcept
        : m_boxes(boxes)
        , m_origin(origin)
    {
        m_columns.ids = objects.data();
        m_columns.count = static_cast<std::uint32_t>(objects.size());
    }

    [[nodiscard]] std::uint32_t count() const noexcept { return m_columns.count; }
    [[nodiscard]] ObjectIndex id(std::uint32_t i) const noexcept { return m_columns.id(i); }
    [[nodiscard]] FloatBox box(std::uint32_t i) const noexcept
    {
        return m_boxes.empty() ? m_columns.box(i) : roundedOutward(m_boxes[id(i)], m_origin);
    }

    /// Calls work(columns, first) for blocks of the boxes in positions first..last-1; `columns` starts at `first`.
    template<class Work>
    void forEachBlock(std::uint32_t first, std::uint32_t last, Lanes lanes, Work&& work) const
    {
        if (m_boxes.empty())
            return work(m_columns.part(first, last - first), first);
        RoundedBlock block;
        for (; first < last; first += kRoundedBlock) {
            const std::uint32_t count = std::min(kRoundedBlock, last - first);
            const std::span objects(m_columns.ids + first, count);
            roundOutward(m_boxes, objects, m_origin, block, lanes);
            work(block.columns(objects), first);
        }
    }
    /// The same for y0 alone: work(y0, count).
    template<class Work>
    void forEachLowY(std::uint32_t first, std::uint32_t last, Lanes lanes, Work&& work) const
    {
        if (m_boxes.empty())
            return work(m_columns.y0 + first, last - first);
        std::array<float, kRoundedBlock> block;
        for (; first < last; first += kRoundedBlock) {
            const std::uint32_t count = std::min(kRoundedBlock, last - first);
            roundLowY(m_boxes, {m_columns.ids + first, count}, m_origin, block.data(), lanes);
            work(block.data(), count);
        }
    }

private:
    BoxColumns m_columns; // for true boxes: only ids and count
    std::span<const Aabb> m_boxes;
    Vec2 m_origin;
};

} // namespace broadside::packed
