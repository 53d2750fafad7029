#include "editor/window/help/first_hints.h"

#include "core/geometry/bounds.h"
#include "editor/document/scene_document.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/viewport_widget.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace broadside {
namespace {

constexpr int kShot = 1'000;                // weight of a launcher and of its projectile
constexpr int kLegend = 4;                  // weight of the legend, which is as wide as several objects
constexpr std::size_t kMostObjects = 1'000; // in a scene with more objects there is no free room anyway
constexpr int kMargin = 6;                  // logical pixels around an object

// The context of this file's texts for translators.
class FirstHintsText {
    Q_DECLARE_TR_FUNCTIONS(FirstHints)
};

std::set<ObjectId> launchersAndProjectiles(const Scene& scene)
{
    std::set<ObjectId> ids;
    for (const ObjectPtr& object : scene.objects())
        for (const Component& component : object->components)
            if (const auto* launcher = std::get_if<Launcher>(&component))
                ids.insert({object->id, launcher->projectile});
    return ids;
}

QRect seenAt(const SceneObject& object, const ViewportWidget& viewport)
{
    const Aabb box = boundsOf(object.shape, object.pose);
    const Vec2 topLeft = viewport.camera().toScreen({box.lo.x, box.hi.y});
    const Vec2 bottomRight = viewport.camera().toScreen({box.hi.x, box.lo.y});
    const QRectF rect(QPointF(topLeft.x, topLeft.y), QPointF(bottomRight.x, bottomRight.y));
    return rect.intersected(viewport.rect()).toAlignedRect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

std::vector<Hints::Spared> sparedIn(const Scene& scene, const ViewportWidget& viewport, const QWidget& window)
{
    const std::set<ObjectId> shots = launchersAndProjectiles(scene);
    const QPoint origin = viewport.mapTo(&window, QPoint());
    const Vec2 size{static_cast<double>(viewport.width()), static_cast<double>(viewport.height())};
    const int legend = static_cast<int>(legendReserve(size, viewport.showFlags(), viewport.theme().textScale));
    std::vector<Hints::Spared> spared{{QRect(origin, QSize(viewport.width(), legend)), kLegend}};
    for (const ObjectPtr& object : scene.objects()) {
        const bool isShot = shots.contains(object->id);
        if (isShot || scene.size() <= kMostObjects)
            spared.push_back({seenAt(*object, viewport).translated(origin), isShot ? kShot : 1});
    }
    return spared;
}

} // namespace

std::vector<Hints::Hint> firstHints(const SceneDocument& document, ViewportWidget& viewport, QWidget& cellSize,
                                    const QWidget& window)
{
    const auto spares = [&document, &viewport, &window] { return sparedIn(document.scene(), viewport, window); };
    // No hint applies while another page is in front.
    const auto hasObjects = [&document, &viewport] { return viewport.isVisible() && document.scene().size() > 0; };
    const auto hasLauncher = [&document, hasObjects] {
        return hasObjects() && !launchersAndProjectiles(document.scene()).empty();
    };
    return {{FirstHintsText::tr("<b>Aim and shoot.</b> Choose the Cannon (C), press in the world, drag away and "
                                "release. A longer drag is a faster shot. Stop puts everything back."),
             &viewport, hasLauncher, spares},
            {FirstHintsText::tr("<b>Hover.</b> Move the pointer over an object: its cells and the objects that the "
                                "broad phase reports for it light up."),
             &viewport, hasObjects, spares},
            {FirstHintsText::tr("<b>Drag the cell size</b> and watch the grid, the candidates and the funnel."),
             &cellSize, hasObjects, spares}};
}

} // namespace broadside
