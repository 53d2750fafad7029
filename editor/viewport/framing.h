#pragma once

#include "core/broadphase/cell_table.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/show_flags.h"

#include <optional>

namespace broadside {

/// Logical pixels at the edges of a view in which nothing of the world is to be seen.
struct ViewInsets {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
};

/// Room for the axes, the world's size and the legend, as far as they are shown; less in a small view.
[[nodiscard]] ViewInsets insetsFor(Vec2 viewSize, const ShowFlags& show) noexcept;

/// The rectangle of a world, with what the cells at its edges stick out, unless that is much.
[[nodiscard]] Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells) noexcept;

/// The same with what objects stick out that stand there or are about to go: a cannon on the edge, a walker with its
/// middle inside; no more than a sixth of the world.
[[nodiscard]] Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells,
                            const ObjectTable& objects) noexcept;

/// Puts a box, as large as it fits, into what the insets leave of the view. @pre the box is not empty and finite.
void frameBox(Camera2D& camera, const Aabb& box, const ViewInsets& insets) noexcept;

} // namespace broadside
