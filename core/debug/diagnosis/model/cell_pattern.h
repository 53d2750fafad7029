#pragma once

#include "core/debug/diagnosis/model/structure_rule.h"

#include <vector>

namespace broadside::diagnosis {

/// Cells in which an object is registered.
struct KeptCells {
    CellRange around;            ///< Empty: it is in no cell.
    bool isWhole = true;         ///< All cells of `around`.
    std::vector<CellCoord> some; ///< The cells, if not all of `around`; at most kMost.
    static constexpr std::int64_t kMost = 1'024;
    [[nodiscard]] std::int64_t count() const noexcept
    {
        return isWhole ? around.count() : static_cast<std::int64_t>(some.size());
    }
    [[nodiscard]] bool has(CellCoord cell) const noexcept;
};

/// The cells of its table in which a structure of this kind keeps a box, without its ring. @pre structure.kind is not
/// Boxes
[[nodiscard]] KeptCells keptCells(const StructureRule& structure, const Aabb& box);
/// The same; the memory of `kept` is used again.
void keepCells(const StructureRule& structure, const Aabb& box, KeptCells& kept);

} // namespace broadside::diagnosis
