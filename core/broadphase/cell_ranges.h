#pragma once

#include "core/broadphase/grid_layout.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

namespace broadside {

/// A range of cells for each object, in 12 bytes instead of 32. Ranges that are too far away or too large for that,
/// which few worlds have, are in a hash table.
class CellRanges {
public:
    void resize(std::size_t size) { m_near.resize(size); }
    void set(std::uint32_t index, const CellRange& range)
    {
        Near& near = m_near[index];
        if (near.columns == kElsewhere)
            m_others.erase(index);
        if (fits(range)) {
            near = {static_cast<std::int32_t>(range.first.x), static_cast<std::int32_t>(range.first.y),
                    static_cast<std::uint16_t>(range.last.x - range.first.x),
                    static_cast<std::uint16_t>(range.last.y - range.first.y)};
        } else {
            near.columns = kElsewhere;
            m_others[index] = range;
        }
    }
    /// @pre set() was called for the index
    [[nodiscard]] CellRange operator[](std::uint32_t index) const noexcept
    {
        const Near& near = m_near[index];
        if (near.columns == kElsewhere)
            return m_others.find(index)->second;
        return {{near.x, near.y}, {std::int64_t{near.x} + near.columns, std::int64_t{near.y} + near.rows}};
    }
    [[nodiscard]] std::uint64_t bytes() const noexcept
    {
        return m_near.capacity() * sizeof(Near) + m_others.size() * (sizeof(CellRange) + 4 * sizeof(void*));
    }

private:
    static constexpr std::uint16_t kElsewhere = std::numeric_limits<std::uint16_t>::max();
    struct Near {
        std::int32_t x = 0; ///< The first cell.
        std::int32_t y = 0;
        std::uint16_t columns = 0; ///< One less than their number; kElsewhere: see m_others.
        std::uint16_t rows = 0;
    };

    [[nodiscard]] static bool fits(const CellRange& range) noexcept
    {
        const auto near = [](std::int64_t first, std::int64_t last) {
            return first >= std::numeric_limits<std::int32_t>::min() &&
                   first <= std::numeric_limits<std::int32_t>::max() && last >= first && last - first < kElsewhere;
        };
        return near(range.first.x, range.last.x) && near(range.first.y, range.last.y);
    }

    std::vector<Near> m_near;
    std::unordered_map<std::uint32_t, CellRange> m_others;
};

} // namespace broadside
