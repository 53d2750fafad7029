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
    /// True boxes, relative to `origin`. What they refer to must stay valid while the source is used.
    BoxSource(const ChosenBoxes& boxes, Vec2 origin) noexcept
        : m_boxes(boxes.boxes)
        , m_origin(origin)
    {
        m_columns.ids = boxes.ids;
        m_columns.count = boxes.count;
        m_columns.firstId = boxes.firstId;
    }
    /// The true boxes of these objects.
    BoxSource(std::span<const Aabb> boxes, std::span<const ObjectIndex> objects, Vec2 origin) noexcept
        : BoxSource({boxes, objects.data(), static_cast<std::uint32_t>(objects.size())}, origin)
    {}

    /// Whether each reading of the boxes rounds them again.
    [[nodiscard]] bool roundsBoxes() const noexcept { return !m_boxes.empty(); }
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
            const ChosenBoxes chosen = chosenBoxes(first, count);
            roundOutward(chosen, m_origin, block, lanes);
            work(block.columns(chosen), first);
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
            roundLowY(chosenBoxes(first, count), m_origin, block.data(), lanes);
            work(block.data(), count);
        }
    }

private:
    [[nodiscard]] ChosenBoxes chosenBoxes(std::uint32_t first, std::uint32_t count) const noexcept
    {
        return ChosenBoxes{m_boxes, m_columns.ids, m_columns.count, m_columns.firstId}.part(first, count);
    }

    BoxColumns m_columns; // for true boxes: only ids, count and firstId
    std::span<const Aabb> m_boxes;
    Vec2 m_origin;
};

} // namespace broadside::packed
