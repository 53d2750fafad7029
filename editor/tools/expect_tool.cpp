#include "editor/tools/expect_tool.h"

#include "editor/session/object_name.h"
#include "editor/widgets/words/length_text.h"

#include <utility>

namespace broadside {

ObjectId ExpectTool::staying() const
{
    return m_focus.selection().size() == 1 ? m_focus.selection().front() : ObjectId{};
}

QString ExpectTool::nameOf(ObjectId id) const
{
    const auto row = m_shownWorld.objects().rowOf(id);
    return row ? shownName(m_shownWorld.objects().objectOf(*row)) : QString();
}

void ExpectTool::press(const PointerEvent& event) { m_drag = Drag{event, event}; }

void ExpectTool::move(const PointerEvent& event)
{
    if (!m_drag)
        return;
    m_drag->to = event;
    m_drag->isFarEnough |= distance(event.screen, m_drag->from.screen) >= kDragDistance;
}

void ExpectTool::release(const PointerEvent& event)
{
    move(event);
    const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt);
    if (!drag || !drag->isFarEnough)
        return;
    if (drag->drawsRegion()) {
        if (!staying().isNull())
            m_check.expect(StayExpectation{staying(), drag->region()});
    } else if (drag->isBetweenTwo()) {
        m_check.expect(HitExpectation{drag->from.hit, drag->to.hit});
    }
}

ToolOverlay ExpectTool::overlay() const
{
    ToolOverlay overlay;
    if (!m_drag || !m_drag->isFarEnough)
        return overlay;
    if (!m_drag->drawsRegion()) {
        overlay.arrow = std::pair{m_drag->from.world, m_drag->to.world};
        if (m_drag->isBetweenTwo())
            overlay.labels.push_back({m_drag->to.world, tr("hits %1").arg(nameOf(m_drag->to.hit))});
    } else if (!staying().isNull()) {
        overlay.rubberBand = m_drag->region();
        constexpr int kDigits = 3;
        overlay.labels.push_back(
            {m_drag->to.world, extentText({overlay.rubberBand->width(), overlay.rubberBand->height()}, kDigits)});
    }
    return overlay;
}

QString ExpectTool::hint() const
{
    if (m_drag && !m_drag->drawsRegion())
        return m_drag->isBetweenTwo()
                   ? tr("Release to expect that %1 hits %2. Esc cancels")
                         .arg(nameOf(m_drag->from.hit), nameOf(m_drag->to.hit))
                   : tr("Drag to the object that %1 should hit. Esc cancels").arg(nameOf(m_drag->from.hit));
    if (staying().isNull())
        return m_drag ? tr("Select one object first: the one that should stay inside the region")
                      : tr("Drag from one object to another: the first should hit the second");
    return m_drag ? tr("Release to expect that %1 stays inside. Esc cancels").arg(nameOf(staying()))
                  : tr("Drag from object to object: the first should hit the second. Drag from empty ground: %1 should "
                       "stay inside")
                        .arg(nameOf(staying()));
}

} // namespace broadside
