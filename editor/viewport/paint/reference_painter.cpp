#include "editor/viewport/paint/reference_painter.h"

#include "editor/viewport/paint/paint_tools.h"

#include <map>

namespace broadside {
namespace {

constexpr std::size_t kMostArrows = 200;
constexpr double kReferenceHead = 11.0;      // Logical pixels.
constexpr double kReferenceLabelRoom = 40.0; // Logical pixels: length of an arrow from which it has a label.

/// The objects that the properties of `owner` name, each with the names of these properties.
std::map<ObjectIndex, std::string> referencesOf(const ObjectTable& objects, ObjectIndex owner)
{
    std::map<ObjectIndex, std::string> names;
    for (const Property& property : *objects.objectOf(owner).properties) {
        const auto* id = std::get_if<ObjectId>(&property.value);
        const auto row = id ? objects.indexOf(*id) : std::nullopt;
        if (!row)
            continue;
        std::string& text = names[*row];
        text += text.empty() ? property.name : ", " + property.name;
    }
    return names;
}

DisplayText labelOf(const SceneView& view, Vec2 middle, std::string name)
{
    DisplayText text;
    text.position = middle;
    text.text = std::move(name);
    text.color = view.theme.text;
    text.background = view.theme.plate;
    return text;
}

} // namespace

void paintReferences(const SceneView& view, DisplayLayerItems& items)
{
    const Stroke stroke{view.theme.text, 1.5F, LinePattern::Solid};
    const Aabb seen = view.camera.visibleWorld();
    std::size_t arrows = 0;
    for (const ObjectId id : view.selection) {
        const auto owner = view.objects.indexOf(id);
        if (!owner || !view.objects.hasProperties(*owner))
            continue;
        const Vec2 from = view.objects.boundsOf(*owner).center();
        for (auto& [row, names] : referencesOf(view.objects, *owner)) {
            const Vec2 to = view.objects.boundsOf(row).center();
            const Aabb around{{std::min(from.x, to.x), std::min(from.y, to.y)},
                              {std::max(from.x, to.x), std::max(from.y, to.y)}};
            if (row == *owner || !overlaps(around, seen))
                continue;
            if (++arrows > kMostArrows)
                return;
            paintArrow(from, to, stroke, view.metres(kReferenceHead), items);
            if (view.pixels(length(to - from)) >= kReferenceLabelRoom)
                items.texts.push_back(labelOf(view, (from + to) * 0.5, names));
        }
    }
}

} // namespace broadside
