#include "editor/viewport/display/text_layout.h"

#include <QString>

#include <cmath>

namespace broadside {

namespace {

constexpr double kPlateMarginX = 4.0; // Logical pixels.
constexpr double kPlateMarginY = 2.0;

int nearestPixel(double value) { return static_cast<int>(std::floor(std::clamp(value, -1e6, 1e6) + 0.5)); }

/// Start of the pen, relative to the anchor.
QPoint penOrigin(TextAnchor anchor, int width, const GlyphAtlas::Metrics& metrics)
{
    switch (anchor) {
    case TextAnchor::BottomLeft:
        return {0, -metrics.descent};
    case TextAnchor::TopLeft:
        return {0, metrics.ascent};
    case TextAnchor::BottomRight:
        return {-width, -metrics.descent};
    case TextAnchor::TopRight:
        return {-width, metrics.ascent};
    case TextAnchor::Center:
        break;
    }
    return {-width / 2, (metrics.capHeight + 1) / 2};
}

} // namespace

void placeText(const DisplayText& text, GlyphAtlas& atlas, double devicePixelRatio, PlacedText& out)
{
    out.plate = QRect();
    out.glyphs.clear();
    const int pixelSize = nearestPixel(static_cast<double>(text.size) * devicePixelRatio);
    const GlyphAtlas::Metrics metrics = atlas.metrics(pixelSize);
    int pen = 0;
    const auto put = [&](const GlyphAtlas::Glyph& glyph) {
        if (!glyph.region.isEmpty())
            out.glyphs.push_back({glyph.region, glyph.bearing + QPoint(pen, 0)});
        pen += glyph.advance;
    };
    const QString words = QString::fromUtf8(text.text.data(), static_cast<qsizetype>(text.text.size()));
    if (atlas.isShaped(words, pixelSize))
        put(atlas.whole(words, pixelSize));
    else
        for (const char32_t character : words.toUcs4())
            put(atlas.glyph(character, pixelSize));
    const QPoint offset(nearestPixel(text.offset.x * devicePixelRatio),
                        -nearestPixel(text.offset.y * devicePixelRatio));
    const QPoint origin = penOrigin(text.anchor, pen, metrics) + offset;
    out.pen = origin;
    out.pixelSize = pixelSize;
    for (PlacedGlyph& glyph : out.glyphs)
        glyph.target += origin;
    if (text.background.a > 0 && pen > 0) {
        const int marginX = nearestPixel(kPlateMarginX * devicePixelRatio);
        const int marginY = nearestPixel(kPlateMarginY * devicePixelRatio);
        out.plate = QRect(origin.x() - marginX, origin.y() - metrics.ascent - marginY, pen + 2 * marginX,
                          metrics.ascent + metrics.descent + 2 * marginY);
    }
}

} // namespace broadside
