#include "editor/viewport/paint/paint_tools.h"

#include "editor/viewport/paint/scene_view.h"

#include <algorithm>
#include <cmath>

namespace broadside {

Rgba faded(Rgba color, double share) noexcept
{
    color.a = static_cast<std::uint8_t>(std::lround(color.a * std::clamp(share, 0.0, 1.0)));
    return color;
}

Stroke withOpacity(Stroke stroke, double share) noexcept
{
    stroke.color = faded(stroke.color, share);
    return stroke;
}

double approximateTextWidth(std::string_view text, double size) noexcept
{
    constexpr double kMeanAdvance = 0.57; // Share of the font's height. Digits need 0.64 in DejaVu Sans, words less.
    constexpr double kCyrillicAdvance = 0.65;
    constexpr double kWideAdvance = 1.0; // Of Chinese, Japanese and Korean characters.
    // The first bytes of U+0400, U+0500 and U+3000 in UTF-8.
    constexpr unsigned char kFirstCyrillicLead = 0xD0;
    constexpr unsigned char kFirstAfterCyrillic = 0xD4;
    constexpr unsigned char kFirstWideLead = 0xE3;
    double advance = 0.0;
    for (const char byte : text) {
        const auto unit = static_cast<unsigned char>(byte);
        if ((unit & 0xC0U) == 0x80U)
            continue;
        const bool isCyrillic = unit >= kFirstCyrillicLead && unit < kFirstAfterCyrillic;
        advance += unit >= kFirstWideLead ? kWideAdvance : isCyrillic ? kCyrillicAdvance : kMeanAdvance;
    }
    return advance * size;
}

Aabb atLeast(const Aabb& box, double side) noexcept
{
    const Vec2 more{std::max(0.0, 0.5 * (side - box.width())), std::max(0.0, 0.5 * (side - box.height()))};
    return {box.lo - more, box.hi + more};
}

std::vector<Aabb> placesOfHandles(const SceneView& view)
{
    constexpr double kRoom = 7.0; // Logical pixels: half the side of a handle, with a margin.
    std::vector<Aabb> places;
    for (const ToolOverlay::Handle& handle : view.tool.handles) {
        const Vec2 at = handle.position + handle.offset * view.metres(1.0);
        places.push_back(grown(Aabb{at, at}, view.metres(kRoom)));
    }
    return places;
}

Aabb placeOfText(const SceneView& view, const DisplayText& text)
{
    const Vec2 size{view.metres(approximateTextWidth(text.text, static_cast<double>(text.size))),
                    view.metres(static_cast<double>(text.size))};
    const bool isCentered = text.anchor == TextAnchor::Center;
    const bool isLeft = text.anchor == TextAnchor::BottomLeft || text.anchor == TextAnchor::TopLeft;
    const bool isBelow = text.anchor == TextAnchor::TopLeft || text.anchor == TextAnchor::TopRight;
    const Vec2 back{isCentered ? 0.5 * size.x
                    : isLeft   ? 0.0
                               : size.x,
                    isCentered ? 0.5 * size.y
                    : isBelow  ? size.y
                               : 0.0};
    const Vec2 lo = text.position + text.offset * view.metres(1.0) - back;
    return {lo, lo + size};
}

void paintLeader(const SceneView& view, const Aabb& label, const Aabb& target, DisplayLayerItems& items)
{
    const auto nearest = [](const Aabb& box, Vec2 point) {
        return Vec2{std::clamp(point.x, box.lo.x, box.hi.x), std::clamp(point.y, box.lo.y, box.hi.y)};
    };
    const Vec2 end = nearest(target, label.center());
    items.lines.push_back({nearest(label, end), end, Stroke{view.theme.text, 1.0F}});
}

void paintArrow(Vec2 from, Vec2 to, const Stroke& stroke, double head, DisplayLayerItems& items)
{
    const Vec2 along = normalized(to - from);
    if (along == Vec2{})
        return;
    const Vec2 back = to - along * std::min(head, 0.5 * distance(from, to));
    const Vec2 side = perpendicular(along) * (0.4 * distance(back, to));
    items.lines.push_back({from, back, stroke});
    items.triangles.push_back({to, back + side, back - side, Fill{stroke.color}});
}

Aabb visiblePart(const SceneView& view, const Aabb& box)
{
    return intersection(box, grown(view.camera.visibleWorld(), view.metres(kBeyondView)));
}

} // namespace broadside
