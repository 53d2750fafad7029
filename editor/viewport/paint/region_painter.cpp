#include "editor/viewport/paint/region_painter.h"

#include "editor/document/message_text.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/jobs/expectation_check.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <algorithm>
#include <iterator>
#include <variant>

namespace broadside {

std::vector<ShownRegion> regionsOf(const BreakpointSession& breakpoints)
{
    std::vector<ShownRegion> regions;
    for (std::size_t i = 0; i < breakpoints.list().size(); ++i) {
        const Breakpoint& breakpoint = breakpoints.list()[i];
        const bool isCurrent = breakpoints.current() == i;
        if (!infoOf(breakpoint.kind).usesRegion || (!breakpoint.enabled && !isCurrent))
            continue;
        const bool enters = breakpoint.kind == Breakpoint::Kind::EntersRegion;
        const auto& whenOn = enters ? texts::stopOnEntering : texts::stopOnLeaving;
        const auto& whenOff = enters ? texts::stopOnEnteringOff : texts::stopOnLeavingOff;
        regions.push_back({breakpoint.region, translatedUtf8(breakpoint.enabled ? whenOn() : whenOff()), isCurrent});
    }
    return regions;
}

std::vector<ShownRegion> regionsOf(const ExpectationCheck& expectation, const ObjectTable& objects)
{
    const auto* const stay = expectation.expected() ? std::get_if<StayExpectation>(&*expectation.expected()) : nullptr;
    if (!stay)
        return {};
    const auto row = objects.indexOf(stay->object);
    const Message name =
        row ? Message(displayName(objects.objectOf(*row))) : texts::objectWithoutName(stay->object.value);
    return {{stay->region, translatedUtf8(texts::shouldStayInside(name)), false}};
}

std::vector<ShownRegion> regionsOf(const BreakpointSession* breakpoints, const ExpectationCheck* expectation,
                                   const ObjectTable& objects)
{
    std::vector<ShownRegion> regions = breakpoints ? regionsOf(*breakpoints) : std::vector<ShownRegion>{};
    if (expectation)
        std::ranges::move(regionsOf(*expectation, objects), std::back_inserter(regions));
    return regions;
}

void paintRegions(const SceneView& view, DisplayLayerItems& items)
{
    const Aabb seen = view.camera.visibleWorld();
    for (const ShownRegion& region : view.regions) {
        if (!overlaps(region.box, seen))
            continue;
        const Rgba color = view.theme.text;
        items.boxes.push_back({region.box, Fill{faded(color, region.isCurrent ? 0.08 : 0.03)},
                               Stroke{color, region.isCurrent ? 2.5F : 1.5F, LinePattern::Dotted}});
        DisplayText text;
        text.text = region.label;
        text.position = {std::max(region.box.lo.x, seen.lo.x), std::min(region.box.hi.y, seen.hi.y)};
        text.offset = {4.0, -4.0};
        text.color = view.theme.text;
        text.background = view.theme.plate;
        text.anchor = TextAnchor::TopLeft;
        items.texts.push_back(std::move(text));
    }
}

} // namespace broadside
