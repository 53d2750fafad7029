#pragma once

#include "core/base/color.h"
#include "core/math/vec2.h"

#include <cstdint>
#include <string>

namespace broadside {

/// How an object is drawn, apart from its bounding shape, which the sprite never changes.
///
/// It shows a picture of an atlas: an animation if one is named, else a region, else a text made of the atlas's glyphs.
/// Its keys in files, units and ranges stand in sprite_table.h.
struct Sprite {
    /// Which way the picture looks: it is mirrored while its object moves the other way. None: motion does not count.
    enum class Facing : std::uint8_t { None, Left, Right };

    std::string atlas;     ///< An entry of the scene's list of atlases; empty: the first one that has the picture.
    std::string animation; ///< A name in the atlas, or empty; so is `region`.
    std::string region;
    std::string text; ///< Glyph by glyph, from left to right.
    Vec2 size;        ///< Metres, before the object's scale; (0,0): as the atlas's pixels per metre say.
    Vec2 offset;      ///< Metres in model space, from the object's position to the sprite's centre.
    bool mirrorX = false;
    bool mirrorY = false;
    Facing faces = Facing::None;
    Rgb tint{255, 255, 255}; ///< The picture's colours are multiplied by it.
    double opacity = 1.0;    ///< 0..1
    std::int32_t order = 0;  ///< Higher ones are drawn over lower ones; those below 0 under all shapes.
    double startTime = 0.0;  ///< State time: seconds into its animation when the simulation starts, >= 0; a
                             ///< walker adds its own.

    /// Whether it names nothing to draw.
    [[nodiscard]] bool isBlank() const noexcept { return animation.empty() && region.empty() && text.empty(); }

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

} // namespace broadside
