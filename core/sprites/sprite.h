#pragma once

#include "core/base/color.h"
#include "core/math/vec2.h"

#include <cstdint>
#include <string>

namespace broadside {

/// How an object is drawn. Independent of its shape, which the sprite never changes.
///
/// It shows an animation of an atlas if one is named, otherwise a region, otherwise a text in the atlas's glyphs.
/// sprite_table.h lists the keys in files, units and ranges.
struct Sprite {
    /// The direction in which the picture looks. It is mirrored while its object moves in the opposite direction. With
    /// None, motion has no effect.
    enum class Facing : std::uint8_t { None, Left, Right };

    std::string atlas;     ///< An entry of the scene's list of atlases; empty: the first atlas that has the picture.
    std::string animation; ///< A name in the atlas, or empty; the same for `region`.
    std::string region;
    std::string text; ///< Drawn glyph by glyph, from left to right.
    Vec2 size;        ///< Metres, before the object's scale; (0,0): the size that the atlas's pixels per metre give.
    Vec2 offset;      ///< Metres in model space, from the object's position to the sprite's centre.
    bool mirrorX = false;
    bool mirrorY = false;
    Facing faces = Facing::None;
    Rgb tint{255, 255, 255}; ///< The picture's colours are multiplied by this colour.
    double opacity = 1.0;    ///< 0..1
    std::int32_t order = 0;  ///< Higher ones are drawn over lower ones; negative ones below all shapes.
    /// Seconds into the animation when the simulation starts, >= 0. A walker adds its own state time.
    double startTime = 0.0;

    /// True when there is nothing to draw.
    [[nodiscard]] bool isBlank() const noexcept { return animation.empty() && region.empty() && text.empty(); }

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

} // namespace broadside
