#include "editor/tools/query_tool.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr int kQueryDigits = 3;

/// "7 cells, 12 candidates > 3 box overlaps > 1 shape overlap"
QString countsText(const HoverInfo& info)
{
    const QString funnel = QueryTool::tr("%1 > %2 > %3")
                               .arg(info.knowsCandidates ? translated(texts::countedCandidates(info.candidates.size()))
                                                         : QueryTool::tr("\u2013 candidates (not recorded)"),
                                    translated(texts::countedBoxOverlaps(info.boxOverlaps.size())),
                                    translated(texts::countedShapeOverlaps(info.overlaps.size())));
    return info.cells ? listed({translated(texts::cellCount(info.own.count)), funnel}) : funnel;
}

} // namespace

void QueryTool::press(const PointerEvent& event) { m_state = Pressed{event}; }

void QueryTool::move(const PointerEvent& event)
{
    if (const auto* pressed = std::get_if<Pressed>(&m_state))
        if (distance(event.screen, pressed->at.screen) >= kDragDistance)
            m_state = Dragging{PointerEvent(pressed->at), event.world};
    if (auto* drag = std::get_if<Dragging>(&m_state)) {
        drag->to = event.world;
        m_hover.ask(questionOf(*drag));
    }
}

void QueryTool::release(const PointerEvent& event)
{
    move(event);
    const auto state = std::exchange(m_state, Idle{});
    if (const auto* pressed = std::get_if<Pressed>(&state))
        m_hover.ask(Question{pressed->at.world});
}

void QueryTool::cancel()
{
    m_state = Idle{};
    m_hover.ask(std::nullopt);
}

Question QueryTool::questionOf(const Dragging& drag)
{
    const Vec2 from = drag.at.world;
    if (drag.at.control)
        return Ray{from, drag.to};
    if (!drag.at.shift)
        return united(Aabb{from, from}, drag.to);
    const double radius = distance(from, drag.to);
    return radius > 0.0 ? Question{CircleArea{from, radius}} : Question{from};
}

QString QueryTool::sizeText(const Dragging& drag) const
{
    const Vec2 by = drag.to - drag.at.world;
    const GameCoordinates in = m_shownWorld.coordinates();
    if (drag.at.control)
        return lengthText(length(by), in, kQueryDigits);
    if (drag.at.shift)
        return tr("radius %1").arg(lengthText(length(by), in, kQueryDigits));
    return extentText({std::abs(by.x), std::abs(by.y)}, in, kQueryDigits);
}

ToolOverlay QueryTool::overlay() const
{
    ToolOverlay overlay;
    if (const auto* drag = std::get_if<Dragging>(&m_state))
        overlay.labels.push_back({drag->to, sizeText(*drag)});
    return overlay;
}

QString QueryTool::hint() const
{
    const std::optional<QueryFinding>& query = m_hover.info().query;
    if (!query)
        return tr("Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray");
    QString text = countsText(m_hover.info());
    if (query->nearest && query->nearest->distance > 0.0)
        text = listed({text, tr("nearest %1 away")
                                 .arg(lengthText(query->nearest->distance, m_shownWorld.coordinates(), kQueryDigits))});
    return tr("%1; %2 \u00B5s. Esc ends the query").arg(text, rounded(query->microseconds, kQueryDigits));
}

} // namespace broadside
