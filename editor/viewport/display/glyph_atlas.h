#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QImage>
#include <QPoint>
#include <QRect>

#include <cstdint>
#include <map>
#include <unordered_map>

namespace broadside {

/// All glyphs of all text sizes in one alpha-only picture, so that a layer's texts are one draw call and look the same
/// from every backend.
///
/// Unit: device pixels, y down. A glyph is rasterised once per size, hinted and with whole advances: base lines and
/// horizontal bars fill whole rows. Upright stems can spread over two columns, as in all text that FreeType draws with
/// its default interpreter.
/// prepare() makes Latin-1 and the signs of the user interface in advance; other glyphs are made on first use. A
/// character that the font lacks becomes a hollow box. A text in a script whose letters join or reorder, or that only
/// another font has, is rasterised as a whole: see whole(). The picture grows up to kLargestSide. When it is full, all
/// glyphs are dropped and generation() increases: earlier regions are then invalid.
///
/// Needs a QGuiApplication. Not thread-safe: use it from one thread.
class GlyphAtlas {
public:
    static constexpr int kWidth = 1024;
    static constexpr int kLargestSide = 4096;
    static constexpr int kSmallestSize = 6;
    static constexpr int kLargestSize = 128;

    struct Glyph {
        QRect region;      ///< The place in image(); empty for a space.
        QPoint bearing;    ///< The offset from the pen on the base line to the region's top left pixel.
        int advance = 0;   ///< Distance that the pen moves.
        bool known = true; ///< False: shown as a hollow box.
    };
    struct Metrics {
        int ascent = 0;    ///< Height above the base line.
        int descent = 0;   ///< Height below the base line.
        int capHeight = 0; ///< Height of upper-case letters and digits.
    };

    /// The system's sans font, DejaVu Sans where there is none.
    GlyphAtlas();
    explicit GlyphAtlas(const QFont& font);

    /// Makes the usual characters in one size.
    void prepare(int pixelSize);

    /// Sizes are clamped to kSmallestSize..kLargestSize. Returns a copy, because the next call can drop all glyphs.
    [[nodiscard]] Glyph glyph(char32_t character, int pixelSize);
    /// True for a text whose characters cannot be placed one by one: Arabic, Devanagari, Chinese, combining marks,
    /// emoji.
    [[nodiscard]] bool isShaped(const QString& text, int pixelSize);
    /// The text as one glyph, shaped and ordered by Qt, with other fonts where this one lacks a character. A text that
    /// is wider than the atlas ends with an ellipsis.
    [[nodiscard]] Glyph whole(const QString& text, int pixelSize);
    [[nodiscard]] Metrics metrics(int pixelSize);
    /// The font of the glyphs, for formats that keep texts as texts.
    [[nodiscard]] QFont font(int pixelSize) { return sized(pixelSize).font; }
    /// A pixel of full coverage, for plates behind texts.
    [[nodiscard]] QPoint solidPixel() const noexcept { return {1, 1}; }

    [[nodiscard]] const QImage& image() const noexcept { return m_image; }       ///< QImage::Format_Alpha8.
    [[nodiscard]] std::uint64_t revision() const noexcept { return m_revision; } ///< Increases with every new glyph.
    /// Increases when regions become invalid.
    [[nodiscard]] std::uint64_t generation() const noexcept { return m_generation; }

private:
    struct Sized {
        QFont font;
        QFontMetrics fontMetrics;
        std::unordered_map<char32_t, Glyph> glyphs;
        std::map<QString, Glyph> texts;
    };

    Sized& sized(int pixelSize);
    [[nodiscard]] Glyph rasterize(char32_t character, const Sized& size);
    [[nodiscard]] Glyph rasterizeWhole(const QString& text, const Sized& size);
    [[nodiscard]] Glyph store(const QImage& alpha, QPoint bearing, int advance);
    /// The top left pixel of a free rectangle.
    [[nodiscard]] QPoint reserve(QSize size);
    void grow();
    void dropEverything();

    QFont m_font;
    QImage m_image;
    std::map<int, Sized> m_sizes;
    QPoint m_next;
    int m_shelfHeight = 0;
    std::uint64_t m_revision = 0;
    std::uint64_t m_generation = 0;
};

} // namespace broadside
