#pragma once

#include "core/scene/object_table.h"

#include <algorithm>
#include <variant>

namespace broadside {

/// Who is drawn later, and so lies on top and is picked first: static objects, then dynamic ones, then cannons; within
/// a kind by ascending row.
[[nodiscard]] inline int drawingRank(const SceneObject& object) noexcept
{
    if (std::ranges::any_of(object.components, [](const Component& c) { return std::holds_alternative<Launcher>(c); }))
        return 2;
    return object.isDynamic() ? 1 : 0;
}

[[nodiscard]] inline bool isDrawnBefore(const ObjectTable& objects, ObjectIndex a, ObjectIndex b) noexcept
{
    const int rankA = drawingRank(objects.objectOf(a));
    const int rankB = drawingRank(objects.objectOf(b));
    return rankA != rankB ? rankA < rankB : a < b;
}

} // namespace broadside
