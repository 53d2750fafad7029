#include "editor/viewport/gl/gl_batches.h"

#include "editor/viewport/display/pixel_rules.h"
#include "editor/viewport/display/text_layout.h"

#include <algorithm>
#include <iterator>

namespace broadside {

namespace {

/// Appends the items of one layer after another.
class BatchBuilder {
public:
    BatchBuilder(GlBatches& out, double ratio, GlyphAtlas& atlas)
        : m_out(out)
        , m_ratio(ratio)
        , m_atlas(atlas)
    {}

    GlLayer add(const DisplayLayerItems& items)
    {
        GlLayer layer;
        layer.corners = addAll(items.triangles, m_out.corners);
        const GlSpan boxes = addAll(items.boxes, m_out.boxes);
        layer.boxFills = part(boxes, m_out.boxes, hasFill<GlBox>);
        layer.boxOutlines = part(boxes, m_out.boxes, hasOutline<GlBox>);
        layer.rasters = addAll(items.rasters, m_out.rasters);
        const GlSpan discs = addAll(items.discs, m_out.discs);
        layer.discFills = part(discs, m_out.discs, hasFill<GlDisc>);
        layer.discOutlines = part(discs, m_out.discs, hasOutline<GlDisc>);
        layer.spriteRuns = addSprites(items.sprites);
        layer.lines = addAll(items.lines, m_out.lines);
        layer.glyphs = addAll(items.texts, m_out.glyphs);
        return layer;
    }

private:
    template<class Item, class Instance>
    GlSpan addAll(const std::vector<Item>& items, std::vector<Instance>& instances)
    {
        const std::size_t first = instances.size();
        for (const Item& item : items)
            add(item);
        return {first, instances.size() - first};
    }

    template<class Instance>
    static bool hasFill(const Instance& instance)
    {
        return instance.fill.a > 0;
    }
    template<class Instance>
    static bool hasOutline(const Instance& instance)
    {
        return instance.stroke.a > 0 && instance.width > 0.0F;
    }
    /// The items of the span from the first to the last for which `has` is true.
    template<class Instance, class Has>
    static GlSpan part(const GlSpan& span, const std::vector<Instance>& instances, Has&& has)
    {
        const auto begin = instances.begin() + static_cast<std::ptrdiff_t>(span.first);
        const auto first = std::find_if(begin, instances.end(), has);
        const auto last = std::find_if(instances.rbegin(), std::make_reverse_iterator(first), has).base();
        return {static_cast<std::size_t>(first - instances.begin()), static_cast<std::size_t>(last - first)};
    }

    [[nodiscard]] float relativeX(double x) const { return static_cast<float>(x - m_out.origin.x); }
    [[nodiscard]] float relativeY(double y) const { return static_cast<float>(y - m_out.origin.y); }

    static std::uint32_t flagsOf(const Fill& fill, const Stroke& stroke)
    {
        return static_cast<std::uint32_t>(stroke.pattern) | (fill.hatched ? gl_flags::kHatched : 0U);
    }

    void add(const DisplayTriangle& triangle)
    {
        if (!isVisible(triangle.fill))
            return;
        for (const Vec2 p : {triangle.a, triangle.b, triangle.c})
            m_out.corners.push_back({relativeX(p.x), relativeY(p.y), triangle.fill.color, flagsOf(triangle.fill, {})});
    }

    void add(const DisplayBox& item)
    {
        if (!isVisible(item.fill) && !isVisible(item.stroke))
            return;
        m_out.boxes.push_back({relativeX(item.box.lo.x), relativeY(item.box.lo.y), relativeX(item.box.hi.x),
                               relativeY(item.box.hi.y), item.fill.color, item.stroke.color, item.stroke.width,
                               flagsOf(item.fill, item.stroke)});
    }

    void add(const DisplayRaster& item)
    {
        if (item.cells.empty())
            return;
        m_out.rasters.push_back({relativeX(item.box.lo.x), relativeY(item.box.lo.y), relativeX(item.box.hi.x),
                                 relativeY(item.box.hi.y), relativeX(item.origin.x), relativeY(item.origin.y),
                                 static_cast<float>(item.side.x), static_cast<float>(item.side.y),
                                 static_cast<std::uint32_t>(item.columns), static_cast<std::uint32_t>(item.rows),
                                 static_cast<std::uint32_t>(m_out.cells.size())});
        m_out.cells.insert(m_out.cells.end(), item.cells.begin(), item.cells.end());
    }

    void add(const DisplayDisc& item)
    {
        if (!isVisible(item.fill) && !isVisible(item.stroke))
            return;
        m_out.discs.push_back({relativeX(item.center.x), relativeY(item.center.y), static_cast<float>(item.radius),
                               item.stroke.width, item.fill.color, item.stroke.color, flagsOf(item.fill, item.stroke)});
    }

    /// Begins a run at each change of the texture.
    GlSpan addSprites(const std::vector<DisplaySprite>& items)
    {
        const std::size_t firstRun = m_out.spriteRuns.size();
        for (const DisplaySprite& item : items) {
            if (m_out.spriteRuns.size() == firstRun || m_out.spriteRuns.back().texture != item.texture)
                m_out.spriteRuns.push_back({item.texture, {m_out.sprites.size(), 0}});
            add(item);
            ++m_out.spriteRuns.back().span.count;
        }
        return {firstRun, m_out.spriteRuns.size() - firstRun};
    }

    void add(const DisplaySprite& item)
    {
        m_out.sprites.push_back({relativeX(item.center.x), relativeY(item.center.y), static_cast<float>(item.right.x),
                                 static_cast<float>(item.right.y), static_cast<float>(item.up.x),
                                 static_cast<float>(item.up.y), static_cast<float>(item.x), static_cast<float>(item.y),
                                 static_cast<float>(item.width), static_cast<float>(item.height), item.tint});
    }

    void add(const DisplayLine& item)
    {
        if (!isVisible(item.stroke))
            return;
        const std::uint32_t upright = isAlongX(item) ? gl_flags::kAlongX : isAlongY(item) ? gl_flags::kAlongY : 0U;
        m_out.lines.push_back({relativeX(item.from.x), relativeY(item.from.y), relativeX(item.to.x),
                               relativeY(item.to.y), item.stroke.color, item.stroke.width,
                               flagsOf({}, item.stroke) | upright});
    }

    void add(const DisplayText& text)
    {
        placeText(text, m_atlas, m_ratio, m_placed);
        if (!m_placed.plate.isEmpty()) {
            const QPointF solid = QPointF(m_atlas.solidPixel()) + QPointF(0.5, 0.5);
            addQuad(text.position, m_placed.plate, QRectF(solid, QSizeF()), text.background);
        }
        for (const PlacedGlyph& glyph : m_placed.glyphs)
            addQuad(text.position, QRect(glyph.target, glyph.source.size()), glyph.source, text.color);
    }

    void addQuad(Vec2 anchor, const QRect& target, const QRectF& source, Rgba color)
    {
        m_out.glyphs.push_back({relativeX(anchor.x), relativeY(anchor.y), static_cast<float>(target.x()),
                                static_cast<float>(target.y()), static_cast<float>(target.width()),
                                static_cast<float>(target.height()), static_cast<float>(source.x()),
                                static_cast<float>(source.y()), static_cast<float>(source.width()),
                                static_cast<float>(source.height()), color});
    }

    GlBatches& m_out;
    double m_ratio;
    GlyphAtlas& m_atlas;
    PlacedText m_placed;
};

} // namespace

void buildBatches(const DisplayList& list, DisplayPart part, Vec2 origin, double devicePixelRatio, GlyphAtlas& atlas,
                  GlBatches& out)
{
    out.origin = origin;
    out.corners.clear();
    out.boxes.clear();
    out.rasters.clear();
    out.cells.clear();
    out.discs.clear();
    out.sprites.clear();
    out.spriteRuns.clear();
    out.lines.clear();
    out.glyphs.clear();
    BatchBuilder builder(out, devicePixelRatio, atlas);
    out.layers.clear();
    list.forEachLayerAndPart([&](const DisplayLayerItems& items, DisplayPart of) {
        if (of == part)
            out.layers.push_back(builder.add(items));
    });
    out.focus = part == DisplayPart::Focus ? builder.add(list.focus.clear) : GlLayer{};
}

} // namespace broadside
