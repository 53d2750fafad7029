#include "editor/viewport/framing.h"

#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/pointer_units.h"

#include <QWidget>

#include <algorithm>
#include <cmath>

namespace broadside {

ViewInsets insetsFor(Vec2 viewSize, const ShowFlags& show, double textScale) noexcept
{
    constexpr double kLargestShare = 0.1; // Share of the view, on each side.
    const double plain = 16.0;
    ViewInsets insets{plain, plain, plain, plain};
    if (show.axes)
        insets = {54.0, 38.0, 42.0, 26.0};
    const auto limited = [](double inset, double side) { return std::min(inset, kLargestShare * side); };
    insets = {limited(insets.left, viewSize.x), limited(insets.top, viewSize.y), limited(insets.right, viewSize.x),
              limited(insets.bottom, viewSize.y)};
    if (show.legend)
        insets.top = std::max(insets.top, legendReserve(viewSize, show, textScale));
    insets.bottom = std::max(insets.bottom, heatLegendReserve(viewSize, show));
    return insets;
}

Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells) noexcept
{
    constexpr double kMost = 0.25; // Share of the world, on each side.
    Aabb box{{0.0, 0.0}, {world.width, world.height}};
    if (!cells || cells->isEmpty())
        return box;
    const Aabb all = united(cells->bounds(), box);
    const auto within = [](double out, double side, double edge) {
        return std::abs(out - edge) <= kMost * side ? out : edge;
    };
    return {{within(all.lo.x, world.width, box.lo.x), within(all.lo.y, world.height, box.lo.y)},
            {within(all.hi.x, world.width, box.hi.x), within(all.hi.y, world.height, box.hi.y)}};
}

Aabb worldBox(const WorldSettings& world, const std::optional<CellTable>& cells, const ObjectTable& objects) noexcept
{
    Aabb box = worldBox(world, cells);
    const Vec2 most{world.width / 6.0, world.height / 6.0};
    const Aabb inside{{}, {world.width, world.height}};
    const Aabb limit{-most, Vec2{world.width, world.height} + most};
    objects.forEach([&](ObjectIndex row) {
        const Aabb& bounds = objects.boundsOf(row);
        const bool staysNear = !objects.filterOf(row).dynamic || contains(inside, bounds.center());
        if (staysNear && contains(limit, bounds))
            box = united(box, bounds);
    });
    return box;
}

void frameBox(Camera2D& camera, const Aabb& box, const ViewInsets& insets) noexcept
{
    const Vec2 view = camera.viewSize();
    const Vec2 room{std::max(1.0, view.x - insets.left - insets.right),
                    std::max(1.0, view.y - insets.top - insets.bottom)};
    const double metresPerPixel = std::max(box.width() / room.x, box.height() / room.y);
    if (metresPerPixel > 0.0)
        camera.setZoom(camera.zoom() * metresPerPixel * camera.pixelsPerMetre());
    const Vec2 shift{0.5 * (insets.right - insets.left), 0.5 * (insets.top - insets.bottom)};
    camera.setCenter(box.center() + shift * (1.0 / camera.pixelsPerMetre()));
}

std::vector<Aabb> hiddenParts(const QWidget& view, const Camera2D& camera)
{
    std::vector<Aabb> parts;
    for (const QWidget* child : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !child->testAttribute(Qt::WA_TransparentForMouseEvents)) {
            const QRectF place = child->geometry();
            parts.push_back({camera.toWorld(toVec(place.bottomLeft())), camera.toWorld(toVec(place.topRight()))});
        }
    return parts;
}

} // namespace broadside
