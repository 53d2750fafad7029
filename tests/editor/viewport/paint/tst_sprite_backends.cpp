#include "core/base/random.h"
#include "editor/document/atlas_set.h"
#include "editor/document/sprite_texture.h"
#include "editor/viewport/gl/gl_probe.h"
#include "tests/support/editor/offscreen_gl.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>

namespace broadside::test::tst_sprite_backends {

namespace {

constexpr int kCell = 8;   // Side of a source in texels.
constexpr int kAcross = 4; // Sources per side of the texture.
constexpr QRgb kOwn = 0xff20c040;
constexpr QRgb kNeighbour = 0xffff00ff; // A colour that must not be visible.

/// One green source at (8, 8) with a forbidden colour all around it.
std::shared_ptr<const SpriteTexture> guardedTexture(TextureFilter filter)
{
    QImage image(kCell * kAcross, kCell * kAcross, QImage::Format_ARGB32_Premultiplied);
    image.fill(kNeighbour);
    for (int y = kCell; y < 2 * kCell; ++y)
        for (int x = kCell; x < 2 * kCell; ++x)
            image.setPixel(x, y, kOwn);
    return std::make_shared<const SpriteTexture>(SpriteTexture{std::move(image), filter});
}

/// A picture with a different colour in each texel, some of them translucent.
std::shared_ptr<const SpriteTexture> colourfulTexture(TextureFilter filter)
{
    QImage image(kCell * kAcross, kCell * kAcross, QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgba(x * 8, y * 8, (x * y) % 256, (x + y) % 5 == 0 ? 90 : 255));
    return std::make_shared<const SpriteTexture>(
        SpriteTexture{image.convertToFormat(QImage::Format_ARGB32_Premultiplied), filter});
}

DisplaySprite spriteAt(Vec2 center, double side, double degrees = 0.0, bool mirrored = false)
{
    const double angle = degrees * 0.017453292519943295;
    DisplaySprite sprite;
    sprite.center = center;
    sprite.right = Vec2{std::cos(angle), std::sin(angle)} * (mirrored ? -0.5 * side : 0.5 * side);
    sprite.up = Vec2{-std::sin(angle), std::cos(angle)} * (0.5 * side);
    sprite.x = kCell;
    sprite.y = kCell;
    sprite.width = kCell;
    sprite.height = kCell;
    return sprite;
}

bool isNear(QRgb p, QRgb q, int tolerance)
{
    return std::abs(qRed(p) - qRed(q)) <= tolerance && std::abs(qGreen(p) - qGreen(q)) <= tolerance &&
           std::abs(qBlue(p) - qBlue(q)) <= tolerance;
}

/// Number of pixels of `a` whose colour differs by more than `tolerance` from every pixel of `b` within `reach` pixels.
int differentPixels(const QImage& a, const QImage& b, int tolerance, int reach = 0)
{
    const auto isThere = [&](int x, int y) {
        for (int v = std::max(0, y - reach); v <= std::min(b.height() - 1, y + reach); ++v)
            for (int u = std::max(0, x - reach); u <= std::min(b.width() - 1, x + reach); ++u)
                if (isNear(a.pixel(x, y), b.pixel(u, v), tolerance))
                    return true;
        return false;
    };
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += !isThere(x, y);
    return count;
}

/// Black and the sprite's green blend to colours without red and with less blue than green. Any other colour has bled.
bool hasBled(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QRgb p = image.pixel(x, y); qRed(p) > qRed(kOwn) + 2 || qBlue(p) > qBlue(kOwn) + 2)
                return true;
    return false;
}

} // namespace

class TestSpriteBackends : public QObject, private test::OffscreenGl {
    Q_OBJECT
private slots:
    void initTestCase() { begin(); }
    void cleanupTestCase() { end(); }
    void nothingBleedsIn_data();
    void nothingBleedsIn();
    void bothDrawTheSame_data();
    void bothDrawTheSame();
    void texelsAreWhereTheyBelong();
    void severalTexelsOfAPixelAreTheirMean();
    void manySpritesOfOneTextureAreOneDrawCall();
    void eachTextureIsADrawCall();
    void texturesComeAndGo();
    void largerThanTheDriverTakesIsCoarser_data();
    void largerThanTheDriverTakesIsCoarser();
    void extremeSpritesDoNoHarm();
    void bothDimAllButTheFocus();
};

void TestSpriteBackends::nothingBleedsIn_data()
{
    QTest::addColumn<TextureFilter>("filter");
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("mirrored");
    for (const TextureFilter filter : {TextureFilter::Nearest, TextureFilter::Linear})
        for (const double side : {0.5, 3.0, 8.0, 21.3})
            for (const double degrees : {0.0, 90.0, 33.0})
                for (const bool mirrored : {false, true})
                    QTest::addRow("%s, %g pixels, %g degrees%s", filter == TextureFilter::Linear ? "linear" : "nearest",
                                  side, degrees, mirrored ? ", mirrored" : "")
                        << filter << side << degrees << mirrored;
}

void TestSpriteBackends::nothingBleedsIn()
{
    QFETCH(TextureFilter, filter);
    QFETCH(double, side);
    QFETCH(double, degrees);
    QFETCH(bool, mirrored);
    DisplayList list;
    list.textures.push_back(guardedTexture(filter));
    for (int i = 0; i < 8; ++i) // at every eighth of a pixel
        for (int j = 0; j < 8; ++j)
            list[DisplayLayer::Sprites].sprites.push_back(
                spriteAt({15.0 + 30.0 * i + 0.125 * i, 15.0 + 30.0 * j + 0.125 * j}, side, degrees, mirrored));
    const Camera2D camera({120.0, 120.0}, {240.0, 240.0}, {240.0, 240.0});
    QVERIFY(!hasBled(drawGl(list, camera)));
    QVERIFY(!hasBled(drawPainter(list, camera)));
}

void TestSpriteBackends::bothDrawTheSame_data()
{
    QTest::addColumn<TextureFilter>("filter");
    QTest::addColumn<bool>("turned");
    QTest::addColumn<double>("largest");     // in metres
    for (const double largest : {2.0, 0.07}) // 0.07 m: several texels per pixel
        for (const bool turned : {false, true})
            for (const TextureFilter filter : {TextureFilter::Nearest, TextureFilter::Linear})
                QTest::addRow("%s, %s, up to %g m", filter == TextureFilter::Linear ? "linear" : "nearest",
                              turned ? "turned" : "upright", largest)
                    << filter << turned << largest;
}

/// Tolerance: at most five of a thousand pixels differ by more than 24 of 255 from all neighbours of the same pixel in
/// the
/// other picture. Without blending, the border of two texels may fall to either of its pixels.
void TestSpriteBackends::bothDrawTheSame()
{
    QFETCH(TextureFilter, filter);
    QFETCH(bool, turned);
    QFETCH(double, largest);
    DisplayList list;
    list.background = {30, 30, 40};
    list.textures.push_back(colourfulTexture(filter));
    Random random(4);
    const int count = largest < 1.0 ? 2'000 : 40;
    for (int i = 0; i < count; ++i) {
        DisplaySprite sprite =
            spriteAt({random.between(0.0, 9.6), random.between(0.0, 4.8)}, random.between(0.15 * largest, largest),
                     turned ? random.between(0.0, 360.0) : 90.0 * static_cast<double>(random.below(4)), i % 2 == 0);
        if (i % 3 == 0)
            sprite.tint = {200, 255, 120, 150};
        list[DisplayLayer::Sprites].sprites.push_back(sprite);
    }
    const Camera2D camera({4.8, 2.4}, {9.6, 4.8}, {960, 480});
    const QImage gl = drawGl(list, camera);
    const QImage painter = drawPainter(list, camera);
    const int most = gl.width() * gl.height() / 200;
    const int inGlOnly = differentPixels(gl, painter, 24, 1);
    const int inPainterOnly = differentPixels(painter, gl, 24, 1);
    QVERIFY2(inGlOnly <= most, QByteArray::number(inGlOnly).constData());
    QVERIFY2(inPainterOnly <= most, QByteArray::number(inPainterOnly).constData());
}

void TestSpriteBackends::texelsAreWhereTheyBelong()
{
    const auto texture = colourfulTexture(TextureFilter::Nearest);
    DisplayList list;
    list.textures.push_back(texture);
    list[DisplayLayer::Sprites].sprites.push_back(spriteAt({16.0, 16.0}, 16.0)); // two pixels per texel
    list[DisplayLayer::Sprites].sprites.push_back(spriteAt({48.0, 16.0}, 16.0, 0.0, true));
    const Camera2D camera({32.0, 16.0}, {64.0, 32.0}, {64.0, 32.0});
    for (const QImage& image : {drawGl(list, camera), drawPainter(list, camera)})
        for (int y = 0; y < kCell; ++y)
            for (int x = 0; x < kCell; ++x) {
                const QRgb texel = texture->image.pixel(kCell + x, kCell + y);
                if (qAlpha(texel) < 255)
                    continue;
                QCOMPARE(image.pixel(8 + 2 * x, 8 + 2 * y), texel);
                QCOMPARE(image.pixel(9 + 2 * x, 9 + 2 * y), texel);
                QCOMPARE(image.pixel(40 + 2 * (kCell - 1 - x), 8 + 2 * y), texel);
            }
}

void TestSpriteBackends::severalTexelsOfAPixelAreTheirMean()
{
    QImage image(kCell * kAcross, kCell * kAcross, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, x % 2 == 0 ? 0xffffffff : 0xff000000); // vertical stripes
    DisplayList list;
    list.textures.push_back(std::make_shared<const SpriteTexture>(SpriteTexture{image, TextureFilter::Nearest}));
    list[DisplayLayer::Sprites].sprites.push_back(spriteAt({8.0, 8.0}, 4.0)); // two texels per pixel
    const Camera2D camera({8.0, 8.0}, {16.0, 16.0}, {16.0, 16.0});
    for (const QImage& drawn : {drawGl(list, camera), drawPainter(list, camera)})
        for (int y = 6; y < 10; ++y)
            for (int x = 6; x < 10; ++x)
                QVERIFY2(isNear(drawn.pixel(x, y), 0xff808080, 3), qPrintable(drawn.pixelColor(x, y).name()));
}

void TestSpriteBackends::manySpritesOfOneTextureAreOneDrawCall()
{
    for (const std::size_t count : {std::size_t{100}, std::size_t{10'000}}) {
        DisplayList list;
        list.textures.push_back(colourfulTexture(TextureFilter::Nearest));
        Random random(5);
        for (std::size_t i = 0; i < count; ++i)
            list[DisplayLayer::Sprites].sprites.push_back(
                spriteAt({random.between(0.0, 9.6), random.between(0.0, 4.8)}, 0.2, random.between(0.0, 360.0)));
        drawGl(list, Camera2D({4.8, 2.4}, {9.6, 4.8}, {960, 480}));
        QCOMPARE(m_renderer->statistics().drawCalls, 1);
    }
}

void TestSpriteBackends::eachTextureIsADrawCall()
{
    DisplayList list;
    for (std::uint32_t texture = 0; texture < 3; ++texture) {
        list.textures.push_back(colourfulTexture(TextureFilter::Nearest));
        for (int i = 0; i < 50; ++i) {
            list[DisplayLayer::Sprites].sprites.push_back(spriteAt({1.0 + texture, 0.05 * i}, 0.2));
            list[DisplayLayer::Sprites].sprites.back().texture = texture;
        }
    }
    drawGl(list, Camera2D({4.8, 2.4}, {9.6, 4.8}, {960, 480}));
    QCOMPARE(m_renderer->statistics().drawCalls, 3);
}

void TestSpriteBackends::texturesComeAndGo()
{
    const Camera2D camera({16.0, 16.0}, {32.0, 32.0}, {32.0, 32.0});
    DisplayList list;
    list[DisplayLayer::Sprites].sprites.push_back(spriteAt({16.0, 16.0}, 16.0));
    for (const QRgb color : {0xffff0000, 0xff00ff00, 0xff0000ff}) {
        QImage image(2 * kCell, 2 * kCell, QImage::Format_ARGB32_Premultiplied);
        image.fill(color);
        list.textures = {std::make_shared<const SpriteTexture>(SpriteTexture{image, TextureFilter::Nearest})};
        QCOMPARE(drawGl(list, camera).pixel(16, 16), color);
    }
}

void TestSpriteBackends::largerThanTheDriverTakesIsCoarser_data()
{
    QTest::addColumn<bool>("linear");
    QTest::newRow("nearest") << false;
    QTest::newRow("linear") << true;
}

/// A picture in three colours; the sprite shows its lower right quarter.
void TestSpriteBackends::largerThanTheDriverTakesIsCoarser()
{
    QFETCH(bool, linear);
    constexpr int kSide = 256;
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            image.setPixel(x, y, y < kSide / 2 ? 0xffff0000 : x < kSide / 2 ? 0xff00ff00 : 0xff0000ff);
    DisplayList list;
    list.textures = {std::make_shared<const SpriteTexture>(
        SpriteTexture{image, linear ? TextureFilter::Linear : TextureFilter::Nearest})};
    DisplaySprite sprite = spriteAt({16.0, 16.0}, 16.0);
    sprite.x = sprite.y = sprite.width = sprite.height = kSide / 2;
    list[DisplayLayer::Sprites].sprites.push_back(sprite);
    const Camera2D camera({16.0, 16.0}, {32.0, 32.0}, {32.0, 32.0});
    const QImage whole = drawGl(list, camera);
    QVERIFY(!m_renderer->coarsePicture());
    m_renderer->limitPictureSide(64);
    const QImage coarse = drawGl(list, camera);
    QVERIFY(m_renderer->coarsePicture());
    QVERIFY(describe(*m_renderer->coarsePicture()).find("256 x 256") != std::string::npos);
    m_renderer->limitPictureSide(0);
    QCOMPARE(coarse.pixel(16, 16), 0xff0000ffU);
    QCOMPARE(differentPixels(whole, coarse, 2, 1), 0);
    QVERIFY(!drawGl(list, camera).isNull());
    QVERIFY(!m_renderer->coarsePicture());
}

void TestSpriteBackends::extremeSpritesDoNoHarm()
{
    DisplayList list;
    list.textures.push_back(colourfulTexture(TextureFilter::Linear));
    for (const double side : {0.0, 1e-300, 1e9, 1e30})
        for (const double at : {0.0, 1e9, -1e9})
            list[DisplayLayer::Sprites].sprites.push_back(spriteAt({at, at}, side, 12.0));
    const Camera2D camera({4.8, 2.4}, {9.6, 4.8}, {96, 48});
    QVERIFY(!drawGl(list, camera).isNull());
    QVERIFY(!drawPainter(list, camera).isNull());
}

void TestSpriteBackends::bothDimAllButTheFocus()
{
    const Camera2D camera({0.0, 0.0}, {10.0, 10.0}, {100.0, 100.0});
    DisplayList list;
    list.background = {200, 200, 200};
    list[DisplayLayer::Objects].boxes.push_back({{{-5.0, -5.0}, {5.0, 5.0}}, {{240, 240, 240}}, {}});
    list[DisplayLayer::Highlights].boxes.push_back({{{-4.0, -4.0}, {-3.0, -3.0}}, {{250, 0, 0}}, {}});
    list.focus.veil = {0, 0, 0, 128};
    list.focus.clear.boxes.push_back({{{0.0, 0.0}, {3.0, 3.0}}, {{255, 255, 255}}, {}});
    list.focus.clear.discs.push_back({{-2.0, 2.0}, 1.0, {{255, 255, 255}}, {}});
    for (const QImage& image : {drawGl(list, camera), drawPainter(list, camera)}) {
        const auto redAt = [&](Vec2 world) {
            const Vec2 pixel = camera.toScreen(world);
            return QColor(image.pixel(int(pixel.x), int(pixel.y))).red();
        };
        QCOMPARE(redAt({1.5, 1.5}), 240);
        QCOMPARE(redAt({-2.0, 2.0}), 240);
        QVERIFY2(std::abs(redAt({1.5, -1.5}) - 120) <= 2, qPrintable(QString::number(redAt({1.5, -1.5}))));
        QCOMPARE(redAt({-3.5, -3.5}), 250); // the veil does not cover highlights
    }
    QVERIFY(differentPixels(drawGl(list, camera), drawPainter(list, camera), 8) < 40); // the rim of the disc may differ
    list.focus.veil.a = 0;
    QCOMPARE(differentPixels(drawGl(list, camera), drawPainter(list, camera), 2), 0);
}

BROADSIDE_WINDOW_TEST(TestSpriteBackends)

} // namespace broadside::test::tst_sprite_backends

#include "tst_sprite_backends.moc"
