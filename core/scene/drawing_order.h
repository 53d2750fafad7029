#pragma once

#include "core/scene/layers.h"
#include "core/scene/object_table.h"

#include <algorithm>
#include <tuple>
#include <variant>

namespace broadside {

/// Drawing order of kinds within a layer: static objects first, then dynamic ones, then cannons.
[[nodiscard]] inline int drawingRank(const SceneObject& object) noexcept
{
    if (std::ranges::any_of(object.components, [](const Component& c) { return std::holds_alternative<Launcher>(c); }))
        return 2;
    return object.isDynamic() ? 1 : 0;
}

/// Whether `a` is drawn before `b`. The object that is drawn later lies on top and is picked first. Order: by layer,
/// then by kind, then by place in the file.
[[nodiscard]] inline bool isDrawnBefore(const ObjectTable& objects, const TableLayers& layers, ObjectIndex a,
                                        ObjectIndex b) noexcept
{
    const auto heightOf = [&](ObjectIndex row) {
        return std::tuple{layers.rankOf(row), drawingRank(objects.objectOf(row)), objects.placeOf(row)};
    };
    return heightOf(a) < heightOf(b);
}

} // namespace broadside
