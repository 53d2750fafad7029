#include "editor/tools/region_tool.h"

#include "editor/widgets/words/length_text.h"

#include <utility>

namespace broadside {

const Breakpoint* RegionTool::target() const
{
    const auto current = m_breakpoints.current();
    const Breakpoint* breakpoint = current ? &m_breakpoints.list()[*current] : nullptr;
    return breakpoint && infoOf(breakpoint->kind).usesRegion ? breakpoint : nullptr;
}

Aabb RegionTool::boxOf(const Drag& drag) { return united(Aabb{drag.from.world, drag.from.world}, drag.to); }

void RegionTool::press(const PointerEvent& event) { m_drag = Drag{event, event.world}; }

void RegionTool::move(const PointerEvent& event)
{
    if (!m_drag)
        return;
    m_drag->to = event.world;
    m_drag->isFarEnough |= distance(event.screen, m_drag->from.screen) >= kDragDistance;
}

void RegionTool::release(const PointerEvent& event)
{
    move(event);
    const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt);
    if (!drag || !drag->isFarEnough)
        return;
    if (const Breakpoint* current = target()) {
        Breakpoint breakpoint = *current;
        breakpoint.region = boxOf(*drag);
        m_breakpoints.replace(*m_breakpoints.current(), std::move(breakpoint));
        return;
    }
    Breakpoint breakpoint;
    breakpoint.kind = Breakpoint::Kind::EntersRegion;
    breakpoint.first.ids = m_focus.selection();
    breakpoint.region = boxOf(*drag);
    m_breakpoints.add(std::move(breakpoint));
}

ToolOverlay RegionTool::overlay() const
{
    ToolOverlay overlay;
    if (!m_drag || !m_drag->isFarEnough)
        return overlay;
    overlay.rubberBand = boxOf(*m_drag);
    constexpr int kDigits = 3;
    overlay.labels.push_back({m_drag->to, extentText({overlay.rubberBand->width(), overlay.rubberBand->height()},
                                                     m_shownWorld.coordinates(), kDigits)});
    return overlay;
}

QString RegionTool::hint() const
{
    if (m_drag)
        return tr("Release to set the region, Esc to cancel");
    return target() ? tr("Drag to draw the region of the breakpoint again")
                    : tr("Drag to draw a region: the simulation stops when something enters it");
}

} // namespace broadside
