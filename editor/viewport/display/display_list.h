#pragma once

#include "core/base/enumerators.h"
#include "core/math/aabb.h"
#include "core/math/vec2.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

/// @file
/// A picture as plain data. The scene painter makes it, and a backend (OpenGL or QPainter) draws it and decides
/// nothing. Positions are world metres in double; widths, dashes and text sizes are logical pixels, the same at any
/// zoom. Items are drawn layer by layer. Within a layer fills come first (triangles, boxes, rasters, discs), then
/// sprites, then strokes, then texts, each in the order of the list.

namespace broadside {

struct SpriteTexture;

struct Rgba {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;
    friend constexpr bool operator==(const Rgba&, const Rgba&) = default;
};

enum class LinePattern : std::uint8_t { Solid, Dashed, Dotted };

/// The look of an outline. Width 0: no outline.
struct Stroke {
    Rgba color{0, 0, 0, 0};
    float width = 0.0F; ///< Logical pixels.
    LinePattern pattern = LinePattern::Solid;
};

/// The look of an inside: a colour, optionally hatched (///) so that the meaning does not depend on colour alone.
struct Fill {
    Rgba color{0, 0, 0, 0};
    bool hatched = false;
};

struct DisplayDisc {
    Vec2 center;
    double radius = 0.0; ///< Metres.
    Fill fill;
    Stroke stroke;
};

struct DisplayBox {
    Aabb box;
    Fill fill;
    Stroke stroke;
};

/// Equal cells next to each other, each with its own fill colour. The cost is that of its pixels, for any number of
/// cells. Cells of a pixel or more cover the same pixels as boxes would; of smaller cells a pixel shows the one under
/// its centre.
struct DisplayRaster {
    Aabb box;            ///< The drawn part, inside the cells.
    Vec2 origin;         ///< Lower left corner of the first cell.
    Vec2 side{1.0, 1.0}; ///< Width and height of a cell.
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<Rgba> cells; ///< Row by row from the bottom, columns x rows.
};

struct DisplayTriangle {
    Vec2 a;
    Vec2 b;
    Vec2 c;
    Fill fill;
};

struct DisplayLine {
    Vec2 from;
    Vec2 to;
    Stroke stroke;
};

/// A part of a picture on a rectangle. The two arms rotate and mirror it.
struct DisplaySprite {
    Vec2 center;
    Vec2 right;         ///< Metres from the centre to the middle of the edge that shows the source's right edge.
    Vec2 up;            ///< Metres from the centre to the middle of the edge that shows the source's upper edge.
    std::int32_t x = 0; ///< Texels of the source, from the texture's upper left corner.
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::uint32_t texture = 0; ///< Index into DisplayList::textures.
    Rgba tint{255, 255, 255};  ///< Multiplies colours and opacity.
};

enum class TextAnchor : std::uint8_t { Center, BottomLeft, TopLeft, BottomRight, TopRight };

struct DisplayText {
    Vec2 position;      ///< World point of the text's anchor.
    Vec2 offset;        ///< Logical pixels, x right, y UP, added after projection.
    std::string text;   ///< UTF-8, one line.
    float size = 12.0F; ///< Logical pixels, height of the font.
    Rgba color;
    Rgba background{0, 0, 0, 0}; ///< A plate behind the text; none if transparent.
    TextAnchor anchor = TextAnchor::Center;
};

/// The layers; kLayerOrder says which is on top. Each kind of object has its own layer, because within a layer the
/// type of item decides what is on top.
enum class DisplayLayer : std::uint8_t {
    Ground,
    Heat,
    Structure,
    Backdrops, ///< Sprites below all cells and shapes.
    Cells,
    Objects, ///< Static objects.
    DynamicObjects,
    Launchers,
    Sprites, ///< Sprites, and the outlines of objects with a sprite.
    Highlights,
    Labels,
    Tools,
};
/// All layers from the bottom up.
inline constexpr std::array kLayerOrder{
    DisplayLayer::Ground,  DisplayLayer::Heat,       DisplayLayer::Structure,      DisplayLayer::Backdrops,
    DisplayLayer::Cells,   DisplayLayer::Objects,    DisplayLayer::DynamicObjects, DisplayLayer::Launchers,
    DisplayLayer::Sprites, DisplayLayer::Highlights, DisplayLayer::Labels,         DisplayLayer::Tools,
};
static_assert(hasEachOnce<kLayerOrder>());

/// Layers that change together, so that objects are not painted again when only the pointer moves.
enum class DisplayPart : std::uint8_t {
    Ground,  ///< Ground, Heat, Structure: depend on the camera and the broad phase.
    Objects, ///< Backdrops, Objects, DynamicObjects, Launchers, the upper objects and Sprites.
    Focus,   ///< Cells, Highlights, Labels, Tools, and the mask: depend on pointer, selection and tool.
};
inline constexpr std::array kAllDisplayParts{DisplayPart::Ground, DisplayPart::Objects, DisplayPart::Focus};
static_assert(hasEachOnce<kAllDisplayParts>());
inline constexpr std::size_t kDisplayParts = kAllDisplayParts.size();

[[nodiscard]] constexpr DisplayPart partOf(DisplayLayer layer) noexcept
{
    switch (layer) {
    case DisplayLayer::Ground:
    case DisplayLayer::Heat:
    case DisplayLayer::Structure:
        return DisplayPart::Ground;
    case DisplayLayer::Backdrops:
    case DisplayLayer::Objects:
    case DisplayLayer::DynamicObjects:
    case DisplayLayer::Launchers:
    case DisplayLayer::Sprites:
        return DisplayPart::Objects;
    case DisplayLayer::Cells:
    case DisplayLayer::Highlights:
    case DisplayLayer::Labels:
    case DisplayLayer::Tools:
        break;
    }
    return DisplayPart::Focus;
}

/// One number for each part. It differs from the last one after each change of the part.
using DisplayRevisions = std::array<std::uint64_t, kDisplayParts>;

struct DisplayLayerItems {
    std::vector<DisplayTriangle> triangles;
    std::vector<DisplayBox> boxes;
    std::vector<DisplayRaster> rasters;
    std::vector<DisplayDisc> discs;
    std::vector<DisplaySprite> sprites;
    std::vector<DisplayLine> lines;
    std::vector<DisplayText> texts;

    /// Removes all items and keeps the memory.
    void clear()
    {
        triangles.clear();
        boxes.clear();
        rasters.clear();
        discs.clear();
        sprites.clear();
        lines.clear();
        texts.clear();
    }
};

/// Dims everything below Highlights, except the clear areas.
struct FocusMask {
    DisplayLayerItems clear; ///< Only fills count: nothing is dimmed below an opaque fill.
    Rgba veil{0, 0, 0, 0};   ///< Colour over the dimmed rest; opacity 0: there is no mask.
};

struct DisplayList {
    Rgba background;
    DisplayLayerItems layers[kLayerOrder.size()]; ///< Indexed by DisplayLayer.
    /// Objects of all layers of the scene except the lowest, from the bottom up. Drawn after Launchers and before
    /// Sprites.
    std::vector<DisplayLayerItems> upperObjects;
    FocusMask focus;
    /// Textures of the sprites.
    std::vector<std::shared_ptr<const SpriteTexture>> textures;

    /// Calls `visit(items, part)` for all layers, from the bottom up.
    template<class Visit>
    void forEachLayerAndPart(Visit&& visit) const
    {
        for (const DisplayLayer layer : kLayerOrder) {
            if (layer == DisplayLayer::Sprites)
                for (const DisplayLayerItems& items : upperObjects)
                    visit(items, DisplayPart::Objects);
            visit((*this)[layer], partOf(layer));
        }
    }
    /// Calls `visit(items)` for all layers, from the bottom up.
    template<class Visit>
    void forEachLayer(Visit&& visit) const
    {
        forEachLayerAndPart([&](const DisplayLayerItems& items, DisplayPart) { visit(items); });
    }

    /// Number of layers that forEachLayer() visits before the mask is drawn.
    [[nodiscard]] std::size_t layersBelowFocus() const
    {
        const auto highlights = std::ranges::find(kLayerOrder, DisplayLayer::Highlights);
        return static_cast<std::size_t>(highlights - kLayerOrder.begin()) + upperObjects.size();
    }

    [[nodiscard]] DisplayLayerItems& operator[](DisplayLayer layer) { return layers[static_cast<std::size_t>(layer)]; }
    [[nodiscard]] const DisplayLayerItems& operator[](DisplayLayer layer) const
    {
        return layers[static_cast<std::size_t>(layer)];
    }
    /// Removes all items of a part and keeps the memory.
    void clear(DisplayPart part)
    {
        for (const DisplayLayer layer : kLayerOrder)
            if (partOf(layer) == part)
                (*this)[layer].clear();
        if (part == DisplayPart::Objects) {
            for (DisplayLayerItems& items : upperObjects)
                items.clear();
            textures.clear();
        }
    }
    /// Removes all items and keeps the memory.
    void clear()
    {
        for (DisplayLayerItems& layer : layers)
            layer.clear();
        upperObjects.clear();
        textures.clear();
        focus.clear.clear();
        focus.veil = {0, 0, 0, 0};
    }
};

} // namespace broadside
