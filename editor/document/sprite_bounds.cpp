#include "editor/document/sprite_bounds.h"

#include "editor/document/glyph_line.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

Vec2 largerOf(Vec2 size, const AtlasRegion* region)
{
    if (!region)
        return size;
    const PixelSize pixels = region->size();
    return {std::max(size.x, static_cast<double>(pixels.width)), std::max(size.y, static_cast<double>(pixels.height))};
}

Vec2 pixelsOf(const AtlasSet::Look& look)
{
    if (!look.animation)
        return largerOf({}, look.region);
    Vec2 size;
    for (const Animation::Frame& frame : look.animation->frames)
        size = largerOf(size, regionNamed(*look.from->atlas, frame.region));
    return size;
}

Vec2 naturalSizeOf(const AtlasSet& atlases, const Sprite& sprite)
{
    if (sprite.animation.empty() && sprite.region.empty()) {
        const LoadedAtlas* const atlas = atlases.glyphsFor(sprite);
        if (!atlas || !atlas->atlas)
            return {};
        const GlyphLine line = glyphLineOf(atlases, *atlas, sprite.text);
        return (1.0 / atlas->atlas->pixelsPerMetre) * Vec2{line.width, line.height};
    }
    const AtlasSet::Look look = atlases.lookOf(sprite);
    return look.from ? (1.0 / look.from->atlas->pixelsPerMetre) * pixelsOf(look) : Vec2{};
}

} // namespace

Vec2 SpriteSizes::of(const SceneObject& object)
{
    if (!m_atlases || object.sprite.isEmpty())
        return {};
    const Sprite& sprite = *object.sprite;
    if (&sprite == m_last)
        return m_size;
    m_last = &sprite;
    m_size = sprite.isBlank() ? Vec2{} : sprite.size == Vec2{} ? naturalSizeOf(*m_atlases, sprite) : sprite.size;
    return m_size;
}

Aabb drawnBoxOf(const Sprite& sprite, const Pose& pose, Vec2 size)
{
    const Placement placement(pose);
    const Vec2 half = 0.5 * scaled(size, pose.scale);
    const Vec2 right = rotated({half.x, 0.0}, placement.rotation());
    const Vec2 up = rotated({0.0, half.y}, placement.rotation());
    const Vec2 reach{std::abs(right.x) + std::abs(up.x), std::abs(right.y) + std::abs(up.y)};
    const Vec2 center = placement.toWorld(sprite.offset);
    return {center - reach, center + reach};
}

bool isDrawnIn(const ObjectTable& table, ObjectIndex row, const Aabb& box, SpriteSizes& sizes)
{
    if (overlaps(table.boundsOf(row), box))
        return true;
    const SceneObject& object = table.objectOf(row);
    const Vec2 size = sizes.of(object);
    return size != Vec2{} && overlaps(drawnBoxOf(*object.sprite, table.poseOf(row), size), box);
}

} // namespace broadside
