#include "core/sprites/atlas.h"
#include "tests/support/test.h"

namespace broadside::test::tst_atlas {

class TestAtlas : public QObject {
    Q_OBJECT
private slots:
    void textureCoordinatesOfTheSampleAtlas_data();
    void textureCoordinatesOfTheSampleAtlas();
    void turnedAndTrimmedRegionsHaveTheirPicturesSize();
    void regionsOutsideAreSeen();
    void namesAreFound();
};

void TestAtlas::textureCoordinatesOfTheSampleAtlas_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<double>("u1");
    QTest::addColumn<double>("v1");
    QTest::addColumn<double>("u2");
    QTest::addColumn<double>("v2");
    QTest::newRow("cannon") << 0 << 0 << 64 << 32 << 0.0 << 0.0 << 1.0 << 0.5;
    QTest::newRow("ball") << 0 << 32 << 16 << 16 << 0.0 << 0.5 << 0.25 << 0.75;
    QTest::newRow("target figure") << 32 << 32 << 32 << 32 << 0.5 << 0.5 << 1.0 << 1.0;
}

void TestAtlas::textureCoordinatesOfTheSampleAtlas()
{
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(int, width);
    QFETCH(int, height);
    const TextureRegion region = textureRegionOf({x, y, width, height}, {64, 64});
    QTEST(region.minU, "u1");
    QTEST(region.minV, "v1");
    QTEST(region.minU + region.width, "u2");
    QTEST(region.minV + region.height, "v2");
}

void TestAtlas::turnedAndTrimmedRegionsHaveTheirPicturesSize()
{
    AtlasRegion region{"a", {0, 0, 10, 20}};
    QVERIFY((region.size() == PixelSize{10, 20}));
    region.rotated = true;
    QVERIFY((region.upright() == PixelSize{20, 10}) && (region.size() == PixelSize{20, 10}));
    region.whole = {32, 32};
    QVERIFY((region.upright() == PixelSize{20, 10}) && (region.size() == PixelSize{32, 32}));
}

void TestAtlas::regionsOutsideAreSeen()
{
    constexpr PixelSize kPicture{64, 32};
    QVERIFY((PixelRect{0, 0, 64, 32}.isInside(kPicture)));
    QVERIFY((PixelRect{63, 31, 1, 1}.isInside(kPicture)));
    for (const PixelRect rect :
         {PixelRect{-1, 0, 4, 4}, PixelRect{0, -1, 4, 4}, PixelRect{0, 0, 65, 1}, PixelRect{0, 30, 1, 3},
          PixelRect{0, 0, 0, 1}, PixelRect{0, 0, 1, -1}, PixelRect{2147483647, 0, 2147483647, 1}})
        QVERIFY(!rect.isInside(kPicture));
}

void TestAtlas::namesAreFound()
{
    Atlas atlas;
    atlas.regions = {{"a", {0, 0, 1, 1}}, {"b", {1, 0, 1, 1}}};
    atlas.animations = {{"b", Playback::Once, {{"a", 0.5}}}};
    QCOMPARE(regionNamed(atlas, "b"), &atlas.regions[1]);
    QCOMPARE(animationNamed(atlas, "b"), &atlas.animations[0]);
    QVERIFY(!regionNamed(atlas, "c") && !animationNamed(atlas, "a"));
}

BROADSIDE_TEST(TestAtlas)

} // namespace broadside::test::tst_atlas

#include "tst_atlas.moc"
