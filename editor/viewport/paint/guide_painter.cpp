#include "editor/viewport/paint/guide_painter.h"

#include "core/base/text.h"
#include "editor/document/number_locale.h"

#include <algorithm>
#include <limits>

namespace broadside {
namespace {

constexpr double kBeyond = 2.0;   // Logical pixels by which lines extend beyond the view.
constexpr double kBesideX = 56.0; // Logical pixels from one name to the next, along x and along y.
constexpr double kBesideY = 18.0;
constexpr double kNameInset = 4.0; // Logical pixels.

bool isSeen(const Aabb& seen, Guide guide)
{
    return guide.axis == GuideAxis::X ? guide.at >= seen.lo.x && guide.at <= seen.hi.x
                                      : guide.at >= seen.lo.y && guide.at <= seen.hi.y;
}

void paintLine(const SceneView& view, Guide guide, const Stroke& stroke, DisplayLayerItems& items)
{
    const Aabb seen = grown(view.camera.visibleWorld(), view.metres(kBeyond));
    if (!isSeen(seen, guide))
        return;
    if (guide.axis == GuideAxis::X)
        items.lines.push_back({{guide.at, seen.lo.y}, {guide.at, seen.hi.y}, stroke});
    else
        items.lines.push_back({{seen.lo.x, guide.at}, {seen.hi.x, guide.at}, stroke});
}

/// Paints the name at the upper edge of the view, or at the left edge.
void paintName(const SceneView& view, Guide guide, DisplayLayerItems& items)
{
    const Aabb seen = view.camera.visibleWorld();
    DisplayText text;
    text.text = localized(QString::fromStdString(roundedNumber(guide.at, 6))).toStdString();
    text.size = 11.0F;
    text.color = view.theme.text;
    text.background = view.theme.plate;
    const bool isX = guide.axis == GuideAxis::X;
    text.position = isX ? Vec2{guide.at, seen.hi.y} : Vec2{seen.lo.x, guide.at};
    text.offset = isX ? Vec2{kNameInset, -kNameInset} : Vec2{kNameInset, kNameInset};
    text.anchor = isX ? TextAnchor::TopLeft : TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

/// Names do not overlap. Where lines are too close to each other, some names are left out.
void paintNames(const SceneView& view, GuideAxis axis, DisplayLayerItems& items)
{
    const Aabb seen = view.camera.visibleWorld();
    const double clear = view.metres(axis == GuideAxis::X ? kBesideX : kBesideY);
    double next = -std::numeric_limits<double>::infinity();
    for (const double at : view.guides->along(axis)) {
        if (at < next || !isSeen(seen, {axis, at}))
            continue;
        paintName(view, {axis, at}, items);
        next = at + clear;
    }
}

} // namespace

void paintGuides(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<ToolOverlay::StrongGuide>& strong = view.tool.guide;
    const Stroke stroke{view.theme.guide, 1.0F, LinePattern::Dashed};
    if (view.guides && (view.show.guides || view.tool.labelsGuides))
        for (const GuideAxis axis : {GuideAxis::X, GuideAxis::Y})
            for (const double at : view.guides->along(axis))
                if (!strong || strong->replacedGuide != Guide{axis, at})
                    paintLine(view, {axis, at}, stroke, items);
    if (strong)
        paintLine(view, strong->guide, {view.theme.guide, strong->replacedGuide ? 2.0F : 1.5F}, items);
    if (view.guides && view.tool.labelsGuides)
        for (const GuideAxis axis : {GuideAxis::X, GuideAxis::Y})
            paintNames(view, axis, items);
}

} // namespace broadside
