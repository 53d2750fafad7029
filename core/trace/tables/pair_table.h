#pragma once

#include "core/base/problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Tables of whole numbers next to a table of objects: pairs and cells. The first line names the columns, in any order,
/// or the columns are in the usual order.

namespace broadside::trace {

enum class PairTableKind : std::uint8_t {
    Pairs, ///< step, a, b
    Cells, ///< step, id, firstColumn, firstRow, lastColumn, lastRow; the last two are missing for single cells.
};

struct PairTableRow {
    std::uint64_t step = 0;
    /// Without the step, in the order of PairTableKind. The ids are valid.
    std::array<std::int64_t, 5> numbers{};
    int line = 0;
};

struct PairTable {
    std::vector<PairTableRow> rows; ///< Sorted by step; the rows of a step are in the order of the text.
    bool hasSteps = false;
    std::vector<Problem> problems; ///< With an error there are no rows.
};

/// `fileName` is only used in problems. Cost: O(bytes + rows log rows).
[[nodiscard]] PairTable readPairTable(PairTableKind kind, std::string_view text, const std::string& fileName,
                                      std::size_t mostProblems = 100);

} // namespace broadside::trace
