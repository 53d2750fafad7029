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
