#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <optional>

namespace broadside::diagnosis {

/// The cells of a game that keeps each object in the cell of its centre and searches cells around, though it has not
/// named them. Whether a pair is reported then depends only on how many columns and rows the cells of the two centres
/// are apart, also where a search leaves out some of these cells. No value unless this tells almost all reported pairs
/// from the others, and many reported pairs are apart. Cost: O(sizes * origins * events * log)
[[nodiscard]] std::optional<GameCells> likelyCentreCells(const Evidence& evidence);

} // namespace broadside::diagnosis
