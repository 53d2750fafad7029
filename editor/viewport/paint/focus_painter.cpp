#include "editor/viewport/paint/focus_painter.h"

#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/shape_painter.h"

#include <algorithm>
#include <span>

namespace broadside {
namespace {

constexpr double kVeil = 0.78;         // Opacity.
constexpr double kSmallestClear = 3.0; // Logical pixels. Smaller objects are enlarged to this size.
constexpr Fill kOpaque{{255, 255, 255, 255}};

class MaskPainter {
public:
    MaskPainter(const SceneView& view, DisplayLayerItems& clear)
        : m_view(view)
        , m_clear(clear)
        , m_shapes(clear)
        , m_seen(view.camera.visibleWorld())
    {}

    void paint(ObjectId id)
    {
        const auto row = m_view.objects.indexOf(id);
        if (!row || !overlaps(m_view.objects.boundsOf(*row), m_seen))
            return;
        const Aabb& box = m_view.objects.boundsOf(*row);
        if (m_view.pixels(std::max(box.width(), box.height())) < kSmallestClear)
            m_clear.boxes.push_back({atLeast(box, m_view.metres(kSmallestClear)), kOpaque, {}});
        else
            m_shapes.paint(m_view.objects.shapeOf(*row), m_view.objects.poseOf(*row), {kOpaque, {}});
    }
    void paint(std::span<const ObjectId> ids)
    {
        for (const ObjectId id : ids)
            paint(id);
    }

private:
    const SceneView& m_view;
    DisplayLayerItems& m_clear;
    ShapePainter m_shapes;
    Aabb m_seen;
};

} // namespace

void paintFocusMask(const SceneView& view, DisplayList& list)
{
    list.focus.clear.clear();
    list.focus.veil = {0, 0, 0, 0};
    if (!view.show.focus || (view.hover.isEmpty() && view.selection.empty()))
        return;
    list.focus.veil = faded(view.theme.outside, kVeil);
    MaskPainter painter(view, list.focus.clear);
    if (view.hover.isEmpty()) {
        painter.paint(view.selection);
        return;
    }
    for (const DisplayBox& cell : list[DisplayLayer::Cells].boxes)
        list.focus.clear.boxes.push_back({cell.box, kOpaque, {}});
    painter.paint(view.hover.object);
    painter.paint(view.hover.candidates);
}

} // namespace broadside
