#include "core/base/random.h"
#include "core/math/pixel_mapping.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_pixel_mapping {

namespace {

/// Makes a vector for macros, which cannot take a comma in braces.
constexpr Vec2 vec(double x, double y) { return {x, y}; }

constexpr Aabb kSquare{{-1, -1}, {1, 1}};

} // namespace

class PixelMappingTest : public QObject {
    Q_OBJECT

private slots:
    void pixels_data();
    void pixels();
    void partsOfAnAtlas_data();
    void partsOfAnAtlas();
    void thereAndBack();
};

void PixelMappingTest::pixels_data()
{
    QTest::addColumn<Vec2>("pixel");
    QTest::addColumn<Vec2>("model");
    QTest::newRow("upper left") << vec(0, 0) << vec(-1, 1);
    QTest::newRow("lower right") << vec(32, 32) << vec(1, -1);
    QTest::newRow("middle") << vec(16, 16) << vec(0, 0);
    QTest::newRow("lower left") << vec(0, 32) << vec(-1, -1);
    QTest::newRow("a quarter in, an eighth down") << vec(8, 4) << vec(-0.5, 0.75);
    QTest::newRow("outside") << vec(-16, 48) << vec(-2, -2);
}

// A picture of 32 x 32 pixels on the rectangle from (-1, -1) to (1, 1).
void PixelMappingTest::pixels()
{
    QFETCH(Vec2, pixel);
    QFETCH(Vec2, model);
    const PixelMapping mapping({32, 32}, {}, kSquare);
    QCOMPARE(mapping.toModel(pixel), model);
    QCOMPARE(mapping.toPixel(model), pixel);
}

void PixelMappingTest::partsOfAnAtlas_data()
{
    QTest::addColumn<Vec2>("pixel");
    QTest::addColumn<Vec2>("model");
    QTest::newRow("upper left of the region") << vec(32, 32) << vec(-0.5, 1);
    QTest::newRow("lower right of the region") << vec(64, 64) << vec(0.5, 0);
    QTest::newRow("its middle") << vec(48, 48) << vec(0, 0.5);
    QTest::newRow("a neighbour in the atlas lies outside") << vec(0, 32) << vec(-1.5, 1);
}

// The figure is in the lower right quarter of a 64 x 64 atlas and is shown on a rectangle of 1 x 1 m above the x axis.
void PixelMappingTest::partsOfAnAtlas()
{
    QFETCH(Vec2, pixel);
    QFETCH(Vec2, model);
    const PixelMapping mapping({64, 64}, {0.5, 0.5, 0.5, 0.5}, {{-0.5, 0}, {0.5, 1}});
    QCOMPARE(mapping.toModel(pixel), model);
    QCOMPARE(mapping.toPixel(model), pixel);
}

void PixelMappingTest::thereAndBack()
{
    Random random(1);
    for (int i = 0; i < 1'000; ++i) {
        const Vec2 size{random.between(1, 4096), random.between(1, 4096)};
        const TextureRegion region{random.unit(), random.unit(), random.between(0.01, 1), random.between(0.01, 1)};
        const PixelMapping mapping(size, region, {vec(-3, 2), vec(random.between(-2, 9), random.between(3, 9))});
        const Vec2 pixel{random.between(0, size.x), random.between(0, size.y)};
        VERIFY_NEAR(mapping.toPixel(mapping.toModel(pixel)), pixel, 1e-10);
    }
}

BROADSIDE_TEST(PixelMappingTest)

} // namespace broadside::test::tst_pixel_mapping

#include "tst_pixel_mapping.moc"
