#include "core/geometry/bounds.h"
#include "core/geometry/validation.h"
#include "core/sprites/alpha_outline.h"
#include "editor/widgets/picture_shape.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

namespace broadside::test::tst_picture_shape {

namespace {

constexpr Vec2 vec(double x, double y) { return {x, y}; }

/// The 32 x 32 picture of the worked example, on the rectangle from (-1, -1) to (1, 1).
PicturePlace square(bool mirrorX = false) { return {{32, 32}, {2, 2}, {}, mirrorX, false}; }

} // namespace

class PictureShapeTest : public QObject {
    Q_OBJECT

private slots:
    void pixelsLieWhereThePictureShowsThem_data();
    void pixelsLieWhereThePictureShowsThem();
    void sizeComesFromTheAtlasUnlessTheSpriteSaysOne();
    void thereAndBack();
    void boxesAndDiscsAreEditedInPixels();
    void otherCompoundsAreOnlyShown();
    void outlineBecomesAValidShape();
};

void PictureShapeTest::pixelsLieWhereThePictureShowsThem_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<Vec2>("pixel");
    QTest::addColumn<Vec2>("model");
    QTest::newRow("upper left") << false << vec(0, 0) << vec(-1, 1);
    QTest::newRow("lower right") << false << vec(32, 32) << vec(1, -1);
    QTest::newRow("middle") << false << vec(16, 16) << vec(0, 0);
    QTest::newRow("upper left, mirrored") << true << vec(0, 0) << vec(1, 1);
    QTest::newRow("a quarter, mirrored") << true << vec(8, 0) << vec(0.5, 1);
}

void PictureShapeTest::pixelsLieWhereThePictureShowsThem()
{
    QFETCH(bool, mirrored);
    QFETCH(Vec2, pixel);
    QFETCH(Vec2, model);
    QCOMPARE(square(mirrored).toModel(pixel), model);
    QCOMPARE(square(mirrored).toPixel(model), pixel);
}

void PictureShapeTest::sizeComesFromTheAtlasUnlessTheSpriteSaysOne()
{
    Atlas atlas;
    atlas.pixelsPerMetre = 64.0;
    AtlasRegion region;
    region.rect = {0, 0, 64, 32};
    Sprite sprite;
    QCOMPARE(PicturePlace::of(atlas, region, sprite).toModel({0, 0}), vec(-0.5, 0.25));
    sprite.size = {2, 2};
    sprite.offset = {1, 0};
    QCOMPARE(PicturePlace::of(atlas, region, sprite).toModel({64, 32}), vec(2, -1));
    region.rotated = true; // 64 x 32 in the atlas; 32 x 64 after rotation
    QCOMPARE(PicturePlace::of(atlas, region, {}).pixels(), vec(32, 64));
}

void PictureShapeTest::thereAndBack()
{
    Random random(3);
    for (int i = 0; i < 500; ++i) {
        const PicturePlace place(
            {random.between(1, 300), random.between(1, 300)}, {random.between(0.1, 5), random.between(0.1, 5)},
            {random.between(-1, 1), random.between(-1, 1)}, random.below(2) == 0, random.below(2) == 0);
        const Vec2 pixel{random.between(-10, 300), random.between(-10, 300)};
        VERIFY_NEAR(place.toPixel(place.toModel(pixel)), pixel, 1e-9);
        const Shape shape = broadside::testing::randomShape(random, i % broadside::testing::kShapeKinds);
        const Aabb before = boundsOf(shape, {});
        const Aabb after = boundsOf(withForm(shape, formOf(shape, place), place), {});
        VERIFY_NEAR(after.lo, before.lo, 1e-9);
        VERIFY_NEAR(after.hi, before.hi, 1e-9);
    }
}

void PictureShapeTest::boxesAndDiscsAreEditedInPixels()
{
    PixelForm box = formOf(Box{2, 2}, square());
    QCOMPARE(box.box, (Aabb{{0, 0}, {32, 32}}));
    box.box = {{8, 8}, {24, 24}};
    QVERIFY(withForm(Box{2, 2}, box, square()) == Shape(Box{1, 1}));
    QVERIFY(withForm(OrientedBox{2, 2}, box, square()) == Shape(OrientedBox{1, 1}));
    box.box = {{16, 16}, {32, 32}};
    QVERIFY(withForm(Box{2, 2}, box, square()) == Shape(Compound{{{{0.5, -0.5}, 0.0, Box{1, 1}}}}));
    PixelForm disc = formOf(Circle{0.5}, square());
    QCOMPARE(disc.center, vec(16, 16));
    QCOMPARE(disc.radius, 8.0);
    disc.radius = 16.0;
    QVERIFY(withForm(Circle{0.5}, disc, square()) == Shape(Circle{1.0}));
}

void PictureShapeTest::otherCompoundsAreOnlyShown()
{
    const Shape two = Compound{{{{}, 0.0, Circle{1}}, {{1, 0}, 0.0, Circle{1}}}};
    QVERIFY(formOf(two, square()).kind == PixelForm::Kind::None);
    const Shape turned = Compound{{{{}, 45.0, OrientedBox{1, 1}}}};
    QVERIFY(formOf(turned, square()).kind == PixelForm::Kind::None);
}

void PictureShapeTest::outlineBecomesAValidShape()
{
    QImage picture(32, 32, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    for (int i = 4; i < 28; ++i)
        for (int j = 4; j <= i; ++j)
            picture.setPixelColor(j, i, Qt::red);
    const AlphaBytes alpha(picture);
    QCOMPARE(*opaqueBox(alpha.view()), (Aabb{{4, 4}, {28, 28}}));
    const auto outline = outlineOf(alpha.view(), 1.0);
    const Shape shape = shapeOfOutline(outline->polygons, square());
    QVERIFY(std::holds_alternative<Polygon>(shape));
    QVERIFY(!faultOf(shape));
    for (int x = 0; x < 32; ++x)
        picture.setPixelColor(x, 0, Qt::red); // a second piece
    const auto pieces = outlineOf(AlphaBytes(picture).view(), 0.5);
    const Shape several = shapeOfOutline(pieces->polygons, square());
    QVERIFY(std::holds_alternative<Compound>(several));
    QVERIFY(!faultOf(several));
}

BROADSIDE_TEST(PictureShapeTest)

} // namespace broadside::test::tst_picture_shape

#include "tst_picture_shape.moc"
