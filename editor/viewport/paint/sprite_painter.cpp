#include "editor/viewport/paint/sprite_painter.h"

#include "core/geometry/bounds.h"
#include "core/math/pose.h"
#include "core/scene/drawing_order.h"
#include "editor/document/glyph_line.h"
#include "editor/document/sprite_texture.h"
#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <variant>

namespace broadside {
namespace {

/// Null if the object is not a walker.
const Walker* walkerOf(const SceneObject& object) noexcept
{
    for (const Component& component : object.components)
        if (const auto* walker = std::get_if<Walker>(&component))
            return walker;
    return nullptr;
}

} // namespace

SpritePainter::SpritePainter(const SceneView& view, const TableLayers& layers, DisplayList& list)
    : m_view(view)
    , m_layers(&layers)
    , m_list(list)
    , m_atlases(view.show.sprites ? view.atlases : nullptr)
{}

SpritePainter::SpritePainter(const SceneView& view, DisplayList& list)
    : m_view(view)
    , m_layers(nullptr)
    , m_list(list)
    , m_atlases(view.show.sprites ? view.atlases : nullptr)
{}

double SpritePainter::stateTime(const SceneObject& object) const
{
    const Walker* const walker = walkerOf(object);
    return object.sprite->startTime + (walker ? walker->stateTime : 0.0) + (m_view.live ? m_view.live->time() : 0.0);
}

bool SpritePainter::isMirroredByDirection(const Subject& subject) const
{
    const SceneObject& object = subject.object;
    const Sprite& sprite = *object.sprite;
    if (sprite.faces == Sprite::Facing::None)
        return false;
    double x = m_view.live && subject.row ? m_view.live->velocityOf(*subject.row).x : object.velocity.x;
    if (const Walker* const walker = x == 0.0 ? walkerOf(object) : nullptr) // Before its first step.
        x = walker->direction == Walker::Direction::Left ? -1.0 : 1.0;
    return sprite.faces == Sprite::Facing::Left ? x > 0.0 : x < 0.0;
}

SpritePainter::Frame SpritePainter::frameOf(const Subject& subject, Vec2 size) const
{
    const Sprite& sprite = *subject.object.sprite;
    const Pose& pose = subject.pose;
    const Placement placement(pose);
    Frame frame;
    frame.center = placement.toWorld(sprite.offset);
    const bool mirrored = sprite.mirrorX != isMirroredByDirection(subject);
    frame.right = rotated({(mirrored ? -0.5 : 0.5) * size.x * pose.scale.x, 0.0}, placement.rotation());
    frame.up = rotated({0.0, (sprite.mirrorY ? -0.5 : 0.5) * size.y * pose.scale.y}, placement.rotation());
    const Rgba tint{sprite.tint.r, sprite.tint.g, sprite.tint.b, 255};
    frame.tint = faded(tint, sprite.opacity * subject.opacity);
    return frame;
}

Vec2 SpritePainter::placeholderSize(const Subject& subject) const
{
    const SceneObject& object = subject.object;
    if (object.sprite->size != Vec2{})
        return object.sprite->size;
    const Aabb box = subject.row ? m_view.objects.boundsOf(*subject.row) : boundsOf(object.shape, subject.pose);
    const Vec2 scale = subject.pose.scale;
    return {box.width() / scale.x, box.height() / scale.y};
}

void SpritePainter::add(ObjectIndex row, const SceneObject& object)
{
    const std::size_t layer = m_layers->rankOf(row);
    m_current = {layer, object.sprite->order, drawingRank(object), 0};
    add({object, m_view.objects.poseOf(row), row, m_layers->opacityAt(layer)});
}

void SpritePainter::addLoose(const SceneObject& object, double opacity, DisplayLayerItems& items)
{
    m_sprites.clear();
    m_entries.clear();
    add({object, object.pose, std::nullopt, opacity});
    items.sprites.insert(items.sprites.end(), m_sprites.begin(), m_sprites.end());
}

void SpritePainter::add(const Subject& subject)
{
    const Sprite& sprite = *subject.object.sprite;
    const bool isText = sprite.animation.empty() && sprite.region.empty();
    if (isText) {
        addText(subject);
        return;
    }
    if (&sprite != m_lastSprite) {
        m_lastLook = m_atlases->lookOf(sprite);
        m_lastSprite = &sprite;
    }
    if (m_lastLook.from)
        addPicture(subject, m_lastLook);
    else
        addPlaceholder(subject);
}

void SpritePainter::addPicture(const Subject& subject, const AtlasSet::Look& look)
{
    const Sprite& sprite = *subject.object.sprite;
    const AtlasRegion& region = look.animation ? m_atlases->frameOf(look, stateTime(subject.object)) : *look.region;
    Vec2 size = sprite.size;
    if (size == Vec2{}) {
        const PixelSize pixels = region.size();
        const double metres = 1.0 / look.from->atlas->pixelsPerMetre;
        size = {pixels.width * metres, pixels.height * metres};
    }
    const Frame frame = frameOf(subject, size);
    if (look.from->texture)
        addRegion(frame, *look.from, region);
    else
        addChecker(frame);
}

void SpritePainter::addText(const Subject& subject)
{
    const Sprite& sprite = *subject.object.sprite;
    const LoadedAtlas* const atlas = m_atlases->glyphsFor(sprite);
    if (!atlas || !atlas->atlas || !atlas->texture) {
        addPlaceholder(subject);
        return;
    }
    const GlyphLine line = glyphLineOf(*m_atlases, *atlas, sprite.text);
    if (!(line.width > 0.0 && line.height > 0.0)) {
        addPlaceholder(subject);
        return;
    }
    const double metres = 1.0 / atlas->atlas->pixelsPerMetre;
    const Vec2 size = sprite.size == Vec2{} ? Vec2{line.width * metres, line.height * metres} : sprite.size;
    const Frame whole = frameOf(subject, size);
    for (const GlyphLine::Character& character : line.characters) {
        if (!character.region)
            continue;
        const PixelSize pixels = character.region->size();
        const double shareX = pixels.width / line.width;
        const double shareY = pixels.height / line.height;
        Frame frame = whole;
        frame.center += (2.0 * character.x / line.width - 1.0 + shareX) * whole.right;
        frame.center += (shareY - 1.0) * whole.up; // All characters are on the base line.
        frame.right = shareX * whole.right;
        frame.up = shareY * whole.up;
        addRegion(frame, *atlas, *character.region);
    }
}

void SpritePainter::addPlaceholder(const Subject& subject) { addChecker(frameOf(subject, placeholderSize(subject))); }

void SpritePainter::addRegion(const Frame& frame, const LoadedAtlas& atlas, const AtlasRegion& region)
{
    DisplaySprite sprite;
    sprite.center = frame.center;
    sprite.right = frame.right;
    sprite.up = frame.up;
    const PixelSize whole = region.size();
    const PixelSize upright = region.upright();
    if (whole != upright) { // Trimmed edges are not drawn.
        const double shareX = static_cast<double>(upright.width) / whole.width;
        const double shareY = static_cast<double>(upright.height) / whole.height;
        sprite.center += (2.0 * region.trimX / whole.width - 1.0 + shareX) * frame.right;
        sprite.center += (1.0 - 2.0 * region.trimY / whole.height - shareY) * frame.up;
        sprite.right = shareX * frame.right;
        sprite.up = shareY * frame.up;
    }
    if (region.rotated) { // The right edge of the texture is the top of the picture.
        const Vec2 right = sprite.right;
        sprite.right = sprite.up;
        sprite.up = -right;
    }
    sprite.x = region.rect.x;
    sprite.y = region.rect.y;
    sprite.width = region.rect.width;
    sprite.height = region.rect.height;
    sprite.texture = textureOf(atlas);
    sprite.tint = frame.tint;
    push(sprite);
}

void SpritePainter::addChecker(const Frame& frame)
{
    static const std::shared_ptr<const SpriteTexture> kPlaceholder = placeholderTexture();
    const QSize size = kPlaceholder->image.size();
    push({frame.center, frame.right, frame.up, 0, 0, size.width(), size.height(), numberOf(kPlaceholder), frame.tint});
}

void SpritePainter::push(const DisplaySprite& sprite)
{
    if (sprite.tint.a == 0)
        return;
    m_current.index = m_sprites.size();
    m_entries.push_back(m_current);
    m_sprites.push_back(sprite);
}

std::uint32_t SpritePainter::textureOf(const LoadedAtlas& atlas)
{
    if (atlas.texture.get() != m_lastTexture) {
        m_lastTexture = atlas.texture.get();
        m_lastNumber = numberOf(atlas.texture);
    }
    return m_lastNumber;
}

std::uint32_t SpritePainter::numberOf(const std::shared_ptr<const SpriteTexture>& texture)
{
    const auto found = std::ranges::find(m_list.textures, texture);
    const auto number = static_cast<std::uint32_t>(found - m_list.textures.begin());
    if (found == m_list.textures.end())
        m_list.textures.push_back(texture);
    return number;
}

void SpritePainter::finish()
{
    const auto heightOf = [&](const Entry& entry) {
        return std::tuple{entry.layer, entry.order, m_sprites[entry.index].texture, entry.rank, entry.index};
    };
    const auto isLower = [&](const Entry& a, const Entry& b) { return heightOf(a) < heightOf(b); };
    if (!std::ranges::is_sorted(m_entries, isLower))
        std::ranges::sort(m_entries, isLower);
    for (const Entry& entry : m_entries) {
        const DisplayLayer layer = entry.order < 0 ? DisplayLayer::Backdrops : DisplayLayer::Sprites;
        m_list[layer].sprites.push_back(m_sprites[entry.index]);
    }
}

} // namespace broadside
