#pragma once

#include "core/debug/diagnosis/model/cell_pattern.h"

#include <optional>

namespace broadside::diagnosis {

/// An object that is registered with a box, in a structure.
struct Placed {
    std::optional<Aabb> box; ///< Nothing: not registered.
    KeptCells cells;         ///< Empty if the structure compares boxes.
    CellRange asked;         ///< The cells that its search visits; only for CentreAsked.
};
[[nodiscard]] Placed placed(const StructureRule& structure, const std::optional<Aabb>& box);
/// The same; the memory of `object` is used again. Boxes are placed some million times in a diagnosis.
void place(const StructureRule& structure, const std::optional<Aabb>& box, Placed& object);

/// @pre both are placed in this structure, as in agrees()
[[nodiscard]] bool meet(const StructureRule& structure, TouchRule touch, const Placed& a, const Placed& b);

/// The object is placed as recorded: not registered, in the same cells, or with the same box. A recorded box may be
/// larger by up to `margin` on each side.
[[nodiscard]] bool agrees(const StructureRule& structure, const Placed& object, const Registered& recorded,
                          double margin);

} // namespace broadside::diagnosis
