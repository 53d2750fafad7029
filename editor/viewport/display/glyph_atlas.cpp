#include "editor/viewport/display/glyph_atlas.h"

#include <QPainter>

#include <algorithm>

namespace broadside {

namespace {

constexpr int kFirstHeight = 256;
constexpr int kGlyphGap = 1; // Pixels between glyphs.
constexpr char32_t kFirstEmoji = 0x1F000;
constexpr int kSolidSide = 3; // Side of the solid block, in pixels. No neighbour touches its middle.
constexpr char32_t kSigns[] =
    U"\u2026\u2013\u2212\u00d7\u00b2\u2265\u2264\u00b7\u00b5\u03bc\u00b0\u2192\u2190\u2260\u221e";

QFont systemSansFont()
{
    QFont font(QStringList{QStringLiteral("Sans Serif"), QStringLiteral("DejaVu Sans")});
    font.setStyleHint(QFont::SansSerif);
    return font;
}

QFont sizedFont(QFont font, int pixelSize)
{
    font.setPixelSize(pixelSize);
    font.setHintingPreference(QFont::PreferFullHinting);
    // Grey levels only: an alpha-only picture cannot hold the colours of sub-pixel rendering.
    font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
    return font;
}

QImage alphaOf(const QImage& picture) { return picture.convertToFormat(QImage::Format_Alpha8); }

/// The same for a picture in which a font may have used colours of its own: dark parts of an emoji become faint.
QImage shadesOf(const QImage& picture)
{
    QImage shades(picture.size(), QImage::Format_Alpha8);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            constexpr int kFaintest = 96;
            constexpr int kWhite = 240; // with the error of faint pixels
            const QRgb pixel = qUnpremultiply(picture.pixel(x, y));
            const int gray = qGray(pixel) >= kWhite || qAlpha(pixel) < kFaintest ? 255 : qGray(pixel);
            shades.scanLine(y)[x] = static_cast<uchar>(qAlpha(pixel) * std::max(gray, kFaintest) / 255);
        }
    return shades;
}

/// True for a character that joins, reorders or stacks with its neighbours, or that only another font has.
bool isShapedCharacter(char32_t character, const QFontMetrics& metrics)
{
    if (QChar::isMark(character))
        return true;
    switch (QChar::script(character)) {
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Unknown:
        return false;
    case QChar::Script_Common:
    case QChar::Script_Inherited:
        // Metrics also know the characters of other fonts, which have emoji in colours.
        return QChar::category(character) == QChar::Symbol_Other &&
               (character >= kFirstEmoji || !metrics.inFontUcs4(character));
    default:
        return true;
    }
}

/// The glyph of a character that the font lacks.
QImage hollowBox(QSize size)
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    const QRect inside = picture.rect().adjusted(1, 1, -1, -1);
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillRect(inside, Qt::transparent);
    return picture;
}

QImage pictureOf(const QString& text, const QFont& font, const QRect& box)
{
    QImage picture(box.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(-box.topLeft(), text);
    return picture;
}

} // namespace

GlyphAtlas::GlyphAtlas()
    : GlyphAtlas(systemSansFont())
{}

GlyphAtlas::GlyphAtlas(const QFont& font)
    : m_font(font)
{
    dropEverything();
}

void GlyphAtlas::prepare(int pixelSize)
{
    for (char32_t c = 0x20; c <= 0xff; ++c) {
        if (c < 0x7f || c >= 0xa0)
            static_cast<void>(glyph(c, pixelSize));
    }
    for (const char32_t c : kSigns) {
        if (c != 0)
            static_cast<void>(glyph(c, pixelSize));
    }
}

GlyphAtlas::Glyph GlyphAtlas::glyph(char32_t character, int pixelSize)
{
    const char32_t shown = character == U'\t' ? U' ' : character;
    Sized& size = sized(pixelSize);
    if (const auto found = size.glyphs.find(shown); found != size.glyphs.end())
        return found->second;
    const std::uint64_t before = m_generation;
    const Glyph made = rasterize(shown, size);
    // If the picture was full, `size` was dropped with everything else.
    (before == m_generation ? size : sized(pixelSize)).glyphs.emplace(shown, made);
    return made;
}

bool GlyphAtlas::isShaped(const QString& text, int pixelSize)
{
    const QFontMetrics& metrics = sized(pixelSize).fontMetrics;
    const auto characters = text.toUcs4();
    return std::any_of(characters.begin(), characters.end(),
                       [&](char32_t character) { return isShapedCharacter(character, metrics); });
}

GlyphAtlas::Glyph GlyphAtlas::whole(const QString& text, int pixelSize)
{
    Sized& size = sized(pixelSize);
    if (const auto found = size.texts.find(text); found != size.texts.end())
        return found->second;
    const std::uint64_t before = m_generation;
    const Glyph made = rasterizeWhole(text, size);
    (before == m_generation ? size : sized(pixelSize)).texts.emplace(text, made);
    return made;
}

GlyphAtlas::Metrics GlyphAtlas::metrics(int pixelSize)
{
    const QFontMetrics& metrics = sized(pixelSize).fontMetrics;
    return {metrics.ascent(), metrics.descent(), metrics.capHeight()};
}

GlyphAtlas::Sized& GlyphAtlas::sized(int pixelSize)
{
    const int size = std::clamp(pixelSize, kSmallestSize, kLargestSize);
    if (const auto found = m_sizes.find(size); found != m_sizes.end())
        return found->second;
    const QFont font = sizedFont(m_font, size);
    return m_sizes.emplace(size, Sized{font, QFontMetrics(font), {}, {}}).first->second;
}

GlyphAtlas::Glyph GlyphAtlas::rasterize(char32_t character, const Sized& size)
{
    const QString text = QString::fromUcs4(&character, 1);
    const bool known = character >= U' ' && size.fontMetrics.inFontUcs4(character) &&
                       size.fontMetrics.tightBoundingRect(text).width() < kWidth / 2; // Some ligatures are huge.
    const int cap = std::max(3, size.fontMetrics.capHeight());
    const QRect ink = known ? size.fontMetrics.tightBoundingRect(text) : QRect(1, -cap, std::max(3, cap * 2 / 3), cap);
    const int advance = known ? size.fontMetrics.horizontalAdvance(text) : ink.width() + 2;
    if (ink.isEmpty())
        return {QRect(), QPoint(), advance, known};
    // Anti-aliasing can reach a pixel beyond the ink.
    const QRect box = known ? ink.adjusted(-1, -1, 1, 1) : ink;
    Glyph made =
        store(alphaOf(known ? pictureOf(text, size.font, box) : hollowBox(box.size())), box.topLeft(), advance);
    made.known = known;
    return made;
}

GlyphAtlas::Glyph GlyphAtlas::rasterizeWhole(const QString& text, const Sized& size)
{
    constexpr int kMargin = 2; // letters of other fonts can reach beyond their box
    const QString shown = size.fontMetrics.elidedText(text, Qt::ElideRight, kWidth - 4 * kMargin);
    QRect box = size.fontMetrics.boundingRect(shown);
    if (box.left() > kWidth) // For a script that no font has, Qt draws boxes and reports a place that is far away.
        box = QRect();
    // The box of emoji in colours can end before them.
    box |= {0, -size.fontMetrics.ascent(), size.fontMetrics.horizontalAdvance(shown), size.fontMetrics.height()};
    box.adjust(-kMargin, -kMargin, kMargin, kMargin);
    box.setWidth(std::min(box.width(), kWidth));
    box.setHeight(std::min(box.height(), 2 * kLargestSize));
    return store(shadesOf(pictureOf(shown, size.font, box)), box.topLeft(), size.fontMetrics.horizontalAdvance(shown));
}

/// Copies a picture of coverage into the atlas.
GlyphAtlas::Glyph GlyphAtlas::store(const QImage& alpha, QPoint bearing, int advance)
{
    const QPoint at = reserve(alpha.size());
    for (int y = 0; y < alpha.height(); ++y)
        std::copy_n(alpha.constScanLine(y), alpha.width(), m_image.scanLine(at.y() + y) + at.x());
    ++m_revision;
    return {QRect(at, alpha.size()), bearing, advance};
}

QPoint GlyphAtlas::reserve(QSize size)
{
    if (m_next.x() + size.width() > kWidth) {
        m_next = {0, m_next.y() + m_shelfHeight + kGlyphGap};
        m_shelfHeight = 0;
    }
    while (m_next.y() + size.height() > m_image.height()) {
        if (m_image.height() < kLargestSide)
            grow();
        else
            dropEverything();
    }
    const QPoint at = m_next;
    m_next.rx() += size.width() + kGlyphGap;
    m_shelfHeight = std::max(m_shelfHeight, size.height());
    return at;
}

void GlyphAtlas::grow()
{
    m_image = m_image.copy(0, 0, kWidth, 2 * m_image.height()); // The new half is transparent.
}

void GlyphAtlas::dropEverything()
{
    m_image = QImage(kWidth, kFirstHeight, QImage::Format_Alpha8);
    m_image.fill(0);
    for (int y = 0; y < kSolidSide; ++y)
        std::fill_n(m_image.scanLine(y), kSolidSide, std::uint8_t{255});
    m_sizes.clear();
    m_next = {kSolidSide + kGlyphGap, 0};
    m_shelfHeight = kSolidSide;
    ++m_generation;
    ++m_revision;
}

} // namespace broadside
