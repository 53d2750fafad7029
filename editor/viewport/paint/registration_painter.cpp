#include "editor/viewport/paint/registration_painter.h"

#include "editor/document/message_text.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <string>

namespace broadside {
namespace {

constexpr double kArrowHead = 9.0; // Logical pixels.

void paintBox(const SceneView& view, const Registration& registration, const Aabb& place, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[Mark::Registered];
    const Aabb& box = *registration.box;
    if (overlaps(box, view.camera.visibleWorld()))
        items.boxes.push_back({visiblePart(view, box), {}, look.stroke});
    if (!overlaps(box, place))
        paintArrow(place.center(), box.center(), Stroke{look.stroke.color, 1.5F, LinePattern::Dotted},
                   view.metres(kArrowHead), items);
}

void paintName(const SceneView& view, const Registration& registration, const Aabb& where, const Aabb& place,
               DisplayLayerItems& items)
{
    if (where == place || !overlaps(where, view.camera.visibleWorld()))
        return; // The object is registered at its position.
    DisplayText text;
    text.text = translatedUtf8(
        texts::registeredHere(displayName(view.objects.objectOf(*view.objects.indexOf(registration.object)))));
    text.position = {where.lo.x, where.lo.y};
    text.offset = {0.0, -3.0};
    text.size = 10.5F;
    text.color = view.theme.text;
    text.background = view.theme.plate;
    text.anchor = TextAnchor::TopLeft;
    items.texts.push_back(std::move(text));
}

} // namespace

void paintRegistrations(const SceneView& view, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[Mark::Registered];
    for (const Registration& registration : view.registrations) {
        const auto row = view.objects.indexOf(registration.object);
        if (!row)
            continue;
        for (const Aabb& cells : registration.cells)
            if (overlaps(cells, view.camera.visibleWorld()))
                items.boxes.push_back(
                    {visiblePart(view, cells), look.fill, Stroke{look.stroke.color, 1.5F, look.stroke.pattern}});
        const Aabb& place = view.objects.boundsOf(*row);
        if (registration.box) {
            paintBox(view, registration, place, items);
            paintName(view, registration, *registration.box, place, items);
        }
    }
}

} // namespace broadside
