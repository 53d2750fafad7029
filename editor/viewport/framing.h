#pragma once

#include "core/broadphase/cell_table.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/show_flags.h"

#include <optional>
#include <vector>

class QWidget;

namespace broadside {

/// Margins at the edges of a view where nothing of the world is shown, in logical pixels.
struct ViewInsets {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
};

/// Room for the axes, the size of the world and the legend, if they are shown. Smaller in a small view.
[[nodiscard]] ViewInsets insetsFor(Vec2 viewSize, const ShowFlags& show, double textScale = 1.0) noexcept;

/// The rectangle of a world, together with cells that reach beyond its edges by at most a quarter of its size.
[[nodiscard]] Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells) noexcept;

/// The same, enlarged by objects that reach beyond the edges by at most a sixth of the world: a cannon on the edge, a
/// walker with its centre inside. Dynamic objects with their centre outside are left out.
[[nodiscard]] Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells,
                            const ObjectTable& objects) noexcept;

/// Moves and zooms the camera so that a box fills the part of the view that the insets leave free. @pre the box is not
/// empty and finite.
void frameBox(Camera2D& camera, const Aabb& box, const ViewInsets& insets) noexcept;

/// The parts of the world that are below the child widgets of a view, such as the overview.
[[nodiscard]] std::vector<Aabb> hiddenParts(const QWidget& view, const Camera2D& camera);

} // namespace broadside
