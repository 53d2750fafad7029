#pragma once

#include "core/math/pixel_mapping.h"
#include "core/sprites/animation.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// An atlas: one picture that contains many. Only the data; other code loads and draws pictures. Pixels count from the
/// picture's upper left corner, y down.

namespace broadside {

struct PixelSize {
    std::int32_t width = 0;
    std::int32_t height = 0;
    friend constexpr bool operator==(const PixelSize&, const PixelSize&) = default;
};

struct PixelRect {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;

    [[nodiscard]] constexpr bool isInside(PixelSize picture) const noexcept
    {
        return x >= 0 && y >= 0 && width > 0 && height > 0 && width <= picture.width - x &&
               height <= picture.height - y;
    }
    friend constexpr bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// A small picture in the atlas's picture.
struct AtlasRegion {
    std::string name; ///< Not empty; unique in the atlas.
    PixelRect rect;   ///< Its place in the atlas's picture; rotated if `rotated` is set.
    /// Stored rotated by 90 degrees clockwise: its top is on the right of `rect`.
    bool rotated = false;
    /// The size before trimming, and where the rest begins in it. (0,0): the picture was not trimmed.
    PixelSize whole = {};
    std::int32_t trimX = 0;
    std::int32_t trimY = 0;
    /// The character that it draws in texts; 0 when it is no glyph.
    char32_t glyph = 0;
    /// Pixels from this glyph's left edge to that of the next; 0 means the glyph's width.
    double advance = 0.0;

    /// Size in pixels before rotation.
    [[nodiscard]] constexpr PixelSize upright() const noexcept
    {
        return rotated ? PixelSize{rect.height, rect.width} : PixelSize{rect.width, rect.height};
    }
    /// The picture's size before it was trimmed, which a sprite's size refers to.
    [[nodiscard]] constexpr PixelSize size() const noexcept { return whole == PixelSize{} ? upright() : whole; }

    friend bool operator==(const AtlasRegion&, const AtlasRegion&) = default;
};

enum class TextureFilter : std::uint8_t {
    Nearest, ///< Pixels stay squares: for pixel art.
    Linear,  ///< Pixels are blended.
};

struct Atlas {
    /// A member of the file that Broadside does not use; it is written back.
    struct Other {
        std::string key;
        std::string json; ///< The value as JSON, on one line.
        friend bool operator==(const Other&, const Other&) = default;
    };

    std::string picture;          ///< A path relative to the atlas's file, with '/'.
    PixelSize size;               ///< Size of the picture.
    double pixelsPerMetre = 64.0; ///< > 0: gives the size of sprites without a size of their own.
    TextureFilter filter = TextureFilter::Nearest;
    std::vector<AtlasRegion> regions;
    std::vector<Animation> animations; ///< Names are unique among animations; a region may have the same name.
    std::vector<Other> others;

    friend bool operator==(const Atlas&, const Atlas&) = default;
};

/// Prefix of paths to atlases that are part of the program.
inline constexpr std::string_view kBuiltInPrefix = ":/broadside/sprites/";
[[nodiscard]] constexpr bool isBuiltIn(std::string_view path) noexcept { return path.starts_with(kBuiltInPrefix); }

/// Null if there is none. Cost: O(regions), O(animations); AtlasSet is faster.
[[nodiscard]] const AtlasRegion* regionNamed(const Atlas& atlas, std::string_view name) noexcept;
[[nodiscard]] const Animation* animationNamed(const Atlas& atlas, std::string_view name) noexcept;

/// Texture coordinates: minU = x/W, minV = y/H, and the rectangle's width and height as fractions, v down.
/// @pre sides > 0
[[nodiscard]] constexpr TextureRegion textureRegionOf(PixelRect rect, PixelSize picture) noexcept
{
    const double width = picture.width;
    const double height = picture.height;
    return {rect.x / width, rect.y / height, rect.width / width, rect.height / height};
}

} // namespace broadside
