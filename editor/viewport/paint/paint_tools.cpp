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
    constexpr double kWideAdvance = 1.0;  // Of Chinese, Japanese and Korean characters.
    constexpr unsigned char kFirstWideLead = 0xE3; // The first byte of U+3000 in UTF-8.
    std::size_t usual = 0;
    std::size_t wide = 0;
    for (const char byte : text)
        if (const auto unit = static_cast<unsigned char>(byte); (unit & 0xC0U) != 0x80U)
            ++(unit >= kFirstWideLead ? wide : usual);
    return static_cast<double>(usual) * size * kMeanAdvance + static_cast<double>(wide) * size * kWideAdvance;
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
