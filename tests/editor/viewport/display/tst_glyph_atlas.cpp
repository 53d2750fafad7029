#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/display/text_layout.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>

namespace broadside::test::tst_glyph_atlas {

namespace {

int inkOf(const GlyphAtlas& atlas, const QRect& region)
{
    int ink = 0;
    for (int y = region.top(); y <= region.bottom(); ++y) {
        for (int x = region.left(); x <= region.right(); ++x)
            ink += atlas.image().constScanLine(y)[x];
    }
    return ink;
}

PlacedText placed(GlyphAtlas& atlas, const std::string& text, TextAnchor anchor, float size = 12.0F, double ratio = 1.0)
{
    PlacedText out;
    placeText({{0, 0}, {0, 0}, text, size, {255, 255, 255}, {0, 0, 0, 200}, anchor}, atlas, ratio, out);
    return out;
}

} // namespace

class TestGlyphAtlas : public QObject {
    Q_OBJECT

private slots:
    void theUsualCharactersAreThere_data();
    void theUsualCharactersAreThere();
    void digitsHaveOneWidth();
    void unknownCharactersBecomeAHollowBox();
    void regionsLieInsideThePictureAndDoNotOverlap();
    void aGlyphIsMadeOnce();
    void theSolidPixelIsSolid();
    void sizesAreClamped();
    void aFullPictureStartsAnewAndSaysSo();
    void anchorsPlaceThePlate_data();
    void anchorsPlaceThePlate();
    void layoutIsWholePixelsAndScalesWithTheRatio();
    void brokenUtf8IsHarmless();
    void horizontalBarsFillWholeRows();
    void emojiAreShapedAlsoIfAFontHasThem();
    void namesInAnyScriptAreShaped_data();
    void namesInAnyScriptAreShaped();
    void aLongShapedTextEndsWithAnEllipsis();
};

void TestGlyphAtlas::theUsualCharactersAreThere_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {10, 12, 16, 24, 32})
        QTest::addRow("%d px", size) << size;
}

void TestGlyphAtlas::theUsualCharactersAreThere()
{
    QFETCH(int, size);
    GlyphAtlas atlas;
    atlas.prepare(size);
    const std::uint64_t revision = atlas.revision();
    const std::u32string signs =
        U"\u2026\u2013\u2212\u00d7\u00b2\u2265\u2264>\u00b7\u00b5\u00b0\u2192\u03bcAz09~\u00e4\u00df\u00ff";
    for (const char32_t sign : signs) {
        const GlyphAtlas::Glyph glyph = atlas.glyph(sign, size);
        const QString name = QStringLiteral("U+%1").arg(static_cast<uint>(sign), 4, 16);
        QVERIFY2(glyph.known, qPrintable(name));
        QVERIFY2(glyph.advance > 0, qPrintable(name));
        QVERIFY2(inkOf(atlas, glyph.region) > 100, qPrintable(name));
    }
    QVERIFY(atlas.glyph(U' ', size).region.isEmpty());
    QVERIFY(atlas.glyph(U' ', size).advance > 0);
    QCOMPARE(atlas.revision(), revision);
}

void TestGlyphAtlas::digitsHaveOneWidth()
{
    GlyphAtlas atlas;
    for (char32_t digit = U'1'; digit <= U'9'; ++digit)
        QCOMPARE(atlas.glyph(digit, 12).advance, atlas.glyph(U'0', 12).advance);
}

void TestGlyphAtlas::unknownCharactersBecomeAHollowBox()
{
    GlyphAtlas atlas;
    for (const char32_t unknown : {char32_t{0xE123}, char32_t{0x07}, char32_t{0x10FFFD}}) {
        const GlyphAtlas::Glyph glyph = atlas.glyph(unknown, 16);
        QVERIFY(!glyph.known);
        QVERIFY(glyph.advance > 2);
        const QRect inside = glyph.region.adjusted(1, 1, -1, -1);
        QCOMPARE(inkOf(atlas, inside), 0);
        QCOMPARE(inkOf(atlas, glyph.region), 255 * (2 * glyph.region.width() + 2 * glyph.region.height() - 4));
    }
}

void TestGlyphAtlas::regionsLieInsideThePictureAndDoNotOverlap()
{
    GlyphAtlas atlas;
    std::vector<QRect> regions{QRect(0, 0, 3, 3)};
    for (const int size : {10, 13, 27}) {
        atlas.prepare(size);
        for (char32_t c = 0x21; c < 0x7f; ++c)
            regions.push_back(atlas.glyph(c, size).region);
    }
    for (std::size_t i = 0; i < regions.size(); ++i) {
        QVERIFY(atlas.image().rect().contains(regions[i]));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!regions[i].adjusted(-1, -1, 1, 1).intersects(regions[j]));
    }
}

void TestGlyphAtlas::aGlyphIsMadeOnce()
{
    GlyphAtlas atlas;
    const QRect first = atlas.glyph(U'g', 12).region;
    const std::uint64_t revision = atlas.revision();
    QCOMPARE(atlas.glyph(U'g', 12).region, first);
    QCOMPARE(atlas.revision(), revision);
    QVERIFY(atlas.glyph(U'g', 13).region != first);
}

void TestGlyphAtlas::theSolidPixelIsSolid()
{
    const GlyphAtlas atlas;
    QCOMPARE(inkOf(atlas, QRect(atlas.solidPixel() - QPoint(1, 1), QSize(3, 3))), 9 * 255);
}

void TestGlyphAtlas::sizesAreClamped()
{
    GlyphAtlas atlas;
    QCOMPARE(atlas.glyph(U'A', -5).region, atlas.glyph(U'A', GlyphAtlas::kSmallestSize).region);
    QCOMPARE(atlas.glyph(U'A', 100000).region, atlas.glyph(U'A', GlyphAtlas::kLargestSize).region);
}

void TestGlyphAtlas::aFullPictureStartsAnewAndSaysSo()
{
    GlyphAtlas atlas;
    const std::uint64_t generation = atlas.generation();
    for (int size = GlyphAtlas::kSmallestSize; size <= GlyphAtlas::kLargestSize && atlas.generation() == generation;
         ++size)
        atlas.prepare(size);
    QVERIFY(atlas.generation() > generation);
    QVERIFY(atlas.image().height() <= GlyphAtlas::kLargestSide);
    const GlyphAtlas::Glyph glyph = atlas.glyph(U'A', 20);
    QVERIFY(atlas.image().rect().contains(glyph.region));
    QVERIFY(inkOf(atlas, glyph.region) > 100);
}

void TestGlyphAtlas::anchorsPlaceThePlate_data()
{
    QTest::addColumn<int>("anchor");
    QTest::addColumn<QPoint>(
        "corner"); // Where the ink is from the anchor: 0 around it, 1 right or below, -1 left or above.
    QTest::newRow("center") << int(TextAnchor::Center) << QPoint(0, 0);
    QTest::newRow("bottom left") << int(TextAnchor::BottomLeft) << QPoint(1, -1);
    QTest::newRow("top left") << int(TextAnchor::TopLeft) << QPoint(1, 1);
    QTest::newRow("bottom right") << int(TextAnchor::BottomRight) << QPoint(-1, -1);
    QTest::newRow("top right") << int(TextAnchor::TopRight) << QPoint(-1, 1);
}

void TestGlyphAtlas::anchorsPlaceThePlate()
{
    QFETCH(int, anchor);
    QFETCH(QPoint, corner);
    GlyphAtlas atlas;
    const QRect text = placed(atlas, "cell 5", static_cast<TextAnchor>(anchor)).plate.adjusted(4, 2, -4, -2);
    QVERIFY(!text.isEmpty());
    const auto agrees = [](int sign, int lo, int hi) {
        return sign > 0 ? lo == 0 : sign < 0 ? hi == 0 : lo < 0 && hi > 0;
    };
    QVERIFY(agrees(corner.x(), text.x(), text.x() + text.width()));
    QVERIFY(agrees(corner.y(), text.y(), text.y() + text.height()));
}

void TestGlyphAtlas::layoutIsWholePixelsAndScalesWithTheRatio()
{
    GlyphAtlas atlas;
    const PlacedText once = placed(atlas, "1234567890", TextAnchor::TopLeft, 13.0F);
    const PlacedText twice = placed(atlas, "1234567890", TextAnchor::TopLeft, 13.0F, 2.0);
    QCOMPARE(once.glyphs.size(), std::size_t{10});
    const double growth = double(twice.plate.width()) / once.plate.width();
    QVERIFY2(growth > 1.8 && growth < 2.2, qPrintable(QString::number(growth)));
    const int advance = atlas.glyph(U'0', 13).advance;
    QCOMPARE(once.plate.width(), 10 * advance + 8);
}

void TestGlyphAtlas::brokenUtf8IsHarmless()
{
    GlyphAtlas atlas;
    QVERIFY(!placed(atlas, "a\xff\xc3", TextAnchor::Center).glyphs.empty());
    QVERIFY(placed(atlas, "", TextAnchor::Center).plate.isEmpty());
    QCOMPARE(placed(atlas, std::string("a\0b", 3), TextAnchor::Center).glyphs.size(), std::size_t{3});
}

void TestGlyphAtlas::horizontalBarsFillWholeRows()
{
    // With hinting, the bars of an E are rows of full coverage with empty rows next to them. Vertical stems may be
    // spread over two columns, because FreeType's current interpreter has no horizontal hinting.
    GlyphAtlas atlas;
    for (const int size : {10, 11, 12, 13, 14, 16, 20}) {
        const QRect region = atlas.glyph(U'E', size).region;
        int bars = 0;
        for (int y = region.top(); y <= region.bottom(); ++y) {
            const int coverage = atlas.image().constScanLine(y)[region.center().x()];
            QVERIFY2(coverage == 0 || coverage == 255, qPrintable(QStringLiteral("%1 px: %2").arg(size).arg(coverage)));
            bars += coverage == 255 ? 1 : 0;
        }
        QVERIFY2(bars >= 3, qPrintable(QStringLiteral("%1 px: %2 rows").arg(size).arg(bars)));
    }
}

/// With such a font, its colours become shades, and an emoji of several characters is one picture.
void TestGlyphAtlas::emojiAreShapedAlsoIfAFontHasThem()
{
    GlyphAtlas atlas;
    QVERIFY(atlas.isShaped(QStringLiteral("\U0001F3AF 7"), 24));
    const QString astronaut = QStringLiteral("\U0001F469\u200D\U0001F680");
    QVERIFY(atlas.isShaped(astronaut, 24));
    const GlyphAtlas::Glyph whole = atlas.whole(QStringLiteral("Crew ") + astronaut, 24);
    QVERIFY(whole.region.width() >= whole.advance); // nothing is cut off at the end
}

void TestGlyphAtlas::namesInAnyScriptAreShaped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isShaped");
    const auto row = [](const char* name, const char* text, bool isShaped) {
        QTest::newRow(name) << QString::fromUtf8(text) << isShaped;
    };
    row("Latin", "Größe", false);
    row("Cyrillic and Greek", "Ёлка Ωμέγα", false);
    row("signs of the interface", "2.5 m × 3 → 4…", false);
    row("a combining mark", "e\u0301", true);
    row("Arabic", "مستودع الذخيرة", true);
    row("Hebrew in a sentence", "Ziel עברית 2", true);
    row("Devanagari", "नमस्ते", true);
    row("Chinese", "宝箱", true);
}

void TestGlyphAtlas::namesInAnyScriptAreShaped()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isShaped);
    GlyphAtlas atlas;
    constexpr int kSize = 24;
    QCOMPARE(atlas.isShaped(text, kSize), isShaped);
    DisplayText shown;
    shown.text = text.toStdString();
    shown.size = kSize;
    PlacedText placed;
    placeText(shown, atlas, 1.0, placed);
    QCOMPARE(placed.glyphs.size() == 1, isShaped);
    if (!isShaped)
        return;
    // The same picture as Qt's own of the whole text.
    const QRect source = placed.glyphs.front().source;
    QImage expected(source.size(), QImage::Format_ARGB32_Premultiplied);
    expected.fill(Qt::transparent);
    QPainter painter(&expected);
    painter.setFont(atlas.font(kSize));
    painter.setPen(Qt::white);
    painter.drawText(-atlas.whole(text, kSize).bearing, text);
    painter.end();
    QVERIFY(inkOf(atlas, source) > 0);
    int most = 0;
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            most = std::max(most, std::abs(atlas.image().constScanLine(source.top() + y)[source.left() + x] -
                                           qAlpha(expected.pixel(x, y))));
    QCOMPARE(most, 0);
    const std::uint64_t revision = atlas.revision();
    placeText(shown, atlas, 1.0, placed);
    QCOMPARE(atlas.revision(), revision); // made once
}

void TestGlyphAtlas::aLongShapedTextEndsWithAnEllipsis()
{
    GlyphAtlas atlas;
    const GlyphAtlas::Glyph glyph = atlas.whole(QString(4'000, QChar(u'\u5B9D')), 32);
    QVERIFY(glyph.region.width() <= GlyphAtlas::kWidth);
    QVERIFY(glyph.region.width() > GlyphAtlas::kWidth / 2);
    QVERIFY(atlas.image().rect().contains(glyph.region));
}

BROADSIDE_OFFSCREEN_TEST(TestGlyphAtlas)

} // namespace broadside::test::tst_glyph_atlas

#include "tst_glyph_atlas.moc"
