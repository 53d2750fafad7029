#include "core/base/random.h"
#include "editor/viewport/camera2d.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_camera2d {

namespace {

/// The published formula, for views with the frustum's aspect ratio.
Vec2 publishedToWorld(Vec2 screen, Vec2 view, Vec2 frustum, Vec2 center, double zoom)
{
    return {screen.x / view.x * frustum.x * zoom + center.x - frustum.x * zoom / 2.0,
            (1.0 - screen.y / view.y) * frustum.y * zoom + center.y - frustum.y * zoom / 2.0};
}

Camera2D randomCamera(Random& random)
{
    return {{random.between(-1e3, 1e3), random.between(-1e3, 1e3)},
            {random.between(0.1, 100.0), random.between(0.1, 100.0)},
            {random.between(1.0, 4000.0), random.between(1.0, 4000.0)},
            std::exp(random.between(-5.0, 5.0))};
}

} // namespace

class TestCamera2D : public QObject {
    Q_OBJECT

private slots:
    void pixelsPerMetreOfTheWorkedValues_data();
    void pixelsPerMetreOfTheWorkedValues();
    void screenToWorldFollowsThePublishedFormula_data();
    void screenToWorldFollowsThePublishedFormula();
    void cornersOfTheViewAreCornersOfTheFrustum();
    void zoomBelowOneShowsLessAndTwoShowsTwice();
    void anotherAspectShowsMoreAndNeverStretches_data();
    void anotherAspectShowsMoreAndNeverStretches();
    void worldToScreenIsTheInverse();
    void farFromTheOriginPixelsStayApart();
    void panMovesThePointWithThePointer();
    void zoomAtKeepsThePointUnderThePointer();
    void zoomIsClampedAndStaysFinite();
    void showFitsTheBoxWithItsMargin_data();
    void showFitsTheBoxWithItsMargin();
    void showOfAPointKeepsTheZoom();
    void nonsenseChangesNothing();
    void aViewWithoutSizeIsHarmless();
};

void TestCamera2D::pixelsPerMetreOfTheWorkedValues_data()
{
    QTest::addColumn<double>("viewWidth");
    QTest::addColumn<double>("viewHeight");
    QTest::addColumn<double>("frustumWidth");
    QTest::addColumn<double>("frustumHeight");
    QTest::addColumn<double>("pixelsPerMetre");
    QTest::newRow("480 px over 9.6 m") << 480.0 << 240.0 << 9.6 << 4.8 << 50.0;
    QTest::newRow("800 px over 9.6 m") << 800.0 << 400.0 << 9.6 << 4.8 << 800.0 / 9.6;
    QTest::newRow("480 px over 6.4 m") << 720.0 << 480.0 << 9.6 << 6.4 << 75.0;
}

void TestCamera2D::pixelsPerMetreOfTheWorkedValues()
{
    QFETCH(double, viewWidth);
    QFETCH(double, viewHeight);
    QFETCH(double, frustumWidth);
    QFETCH(double, frustumHeight);
    QFETCH(double, pixelsPerMetre);
    const Camera2D camera({0, 0}, {frustumWidth, frustumHeight}, {viewWidth, viewHeight});
    QCOMPARE(camera.pixelsPerMetre(), pixelsPerMetre);
}

void TestCamera2D::screenToWorldFollowsThePublishedFormula_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("half") << 0.5;
    QTest::newRow("one") << 1.0;
    QTest::newRow("two") << 2.0;
    QTest::newRow("odd") << 1.37;
}

void TestCamera2D::screenToWorldFollowsThePublishedFormula()
{
    QFETCH(double, zoom);
    const Vec2 view{480, 320};
    const Vec2 frustum{9.6, 6.4};
    const Vec2 center{4.8, 3.2};
    const Camera2D camera(center, frustum, view, zoom);
    for (double x = -100.0; x <= 600.0; x += 50.0)
        for (double y = -100.0; y <= 400.0; y += 50.0)
            VERIFY_NEAR(camera.toWorld({x, y}), publishedToWorld({x, y}, view, frustum, center, zoom), 1e-12);
}

void TestCamera2D::cornersOfTheViewAreCornersOfTheFrustum()
{
    const Camera2D camera({2.4, 1.6}, {4.8, 3.2}, {480, 320});
    VERIFY_NEAR(camera.toWorld({0, 320}), (Vec2{0, 0}), 1e-12);
    VERIFY_NEAR(camera.toWorld({480, 0}), (Vec2{4.8, 3.2}), 1e-12);
    VERIFY_NEAR(camera.toScreen({0, 0}), (Vec2{0, 320}), 1e-9);
    VERIFY_NEAR(camera.toScreen({4.8, 3.2}), (Vec2{480, 0}), 1e-9);
}

void TestCamera2D::zoomBelowOneShowsLessAndTwoShowsTwice()
{
    Camera2D camera({4.8, 2.4}, {9.6, 4.8}, {480, 240});
    camera.setZoom(2.0);
    QCOMPARE(camera.visibleWorld().width(), 19.2);
    QCOMPARE(camera.visibleWorld().height(), 9.6);
    camera.setZoom(0.5);
    QCOMPARE(camera.visibleWorld().width(), 4.8);
    QCOMPARE(camera.visibleWorld().height(), 2.4);
}

void TestCamera2D::anotherAspectShowsMoreAndNeverStretches_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("same") << 480.0 << 240.0;
    QTest::newRow("wider") << 1000.0 << 240.0;
    QTest::newRow("taller") << 480.0 << 900.0;
    QTest::newRow("tiny") << 1.0 << 700.0;
}

void TestCamera2D::anotherAspectShowsMoreAndNeverStretches()
{
    QFETCH(double, width);
    QFETCH(double, height);
    const Camera2D camera({4.8, 2.4}, {9.6, 4.8}, {width, height});
    const Vec2 origin = camera.toScreen({0, 0});
    const Vec2 unit = camera.toScreen({1, 1});
    QVERIFY2(std::abs((unit.x - origin.x) - (origin.y - unit.y)) < 1e-9, "a metre differs between the axes");
    const Aabb seen = camera.visibleWorld();
    QVERIFY(contains(grown(seen, 1e-9), Aabb{{0, 0}, {9.6, 4.8}}));
    const bool tight = std::abs(seen.width() - 9.6) < 1e-9 || std::abs(seen.height() - 4.8) < 1e-9;
    QVERIFY2(tight, "the frustum touches no side of the view");
}

void TestCamera2D::worldToScreenIsTheInverse()
{
    Random random(7);
    for (int i = 0; i < 20000; ++i) {
        const Camera2D camera = randomCamera(random);
        const Vec2 screen{random.between(-1e4, 1e4), random.between(-1e4, 1e4)};
        const double metre = camera.pixelsPerMetre();
        VERIFY_NEAR(camera.toScreen(camera.toWorld(screen)), screen, 1e-9 + 1e-12 * metre);
        const Vec2 world{random.between(-1e4, 1e4), random.between(-1e4, 1e4)};
        VERIFY_NEAR(camera.toWorld(camera.toScreen(world)), world, 1e-10 + 1e-11 / metre);
    }
}

void TestCamera2D::farFromTheOriginPixelsStayApart()
{
    const Camera2D camera({1e7, -1e7}, {9.6, 4.8}, {960, 480});
    const Vec2 a = camera.toScreen({1e7 + 0.01, -1e7});
    VERIFY_NEAR(a, (Vec2{481, 240}), 1e-5);
    VERIFY_NEAR(camera.toWorld({481, 240}), (Vec2{1e7 + 0.01, -1e7}), 2e-9);
}

void TestCamera2D::panMovesThePointWithThePointer()
{
    Camera2D camera({4.8, 2.4}, {9.6, 4.8}, {480, 240});
    const Vec2 held = camera.toWorld({100, 100});
    camera.panByPixels({30, -20});
    VERIFY_NEAR(camera.toWorld({130, 80}), held, 1e-12);
}

void TestCamera2D::zoomAtKeepsThePointUnderThePointer()
{
    Random random(11);
    for (int i = 0; i < 5000; ++i) {
        Camera2D camera = randomCamera(random);
        const Vec2 screen{random.between(0, camera.viewSize().x), random.between(0, camera.viewSize().y)};
        const Vec2 before = camera.toWorld(screen);
        const double factor = std::exp(random.between(-2.0, 2.0));
        const double zoom = camera.zoom();
        camera.zoomAt(screen, factor);
        QVERIFY(qFuzzyCompare(camera.zoom(), zoom * factor));
        VERIFY_NEAR(camera.toWorld(screen), before, 1e-9);
    }
}

void TestCamera2D::zoomIsClampedAndStaysFinite()
{
    Camera2D camera;
    for (int i = 0; i < 400; ++i)
        camera.zoomAt({10, 10}, 1.5);
    QVERIFY(qFuzzyCompare(1.0 / camera.pixelsPerMetre(), 1e9));
    QVERIFY(isFinite(camera.center()));
    for (int i = 0; i < 800; ++i)
        camera.zoomAt({470, 230}, 1.0 / 1.5);
    QVERIFY(qFuzzyCompare(1.0 / camera.pixelsPerMetre(), 1e-9));
    QVERIFY(isFinite(camera.center()));
    camera.setZoom(0.0);
    QVERIFY(qFuzzyCompare(1.0 / camera.pixelsPerMetre(), 1e-9));
}

void TestCamera2D::showFitsTheBoxWithItsMargin_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("as the view") << 10.0 << 5.0;
    QTest::newRow("wide") << 100.0 << 0.5;
    QTest::newRow("tall") << 0.25 << 80.0;
    QTest::newRow("line") << 0.0 << 8.0;
}

void TestCamera2D::showFitsTheBoxWithItsMargin()
{
    QFETCH(double, width);
    QFETCH(double, height);
    Camera2D camera({0, 0}, {9.6, 4.8}, {800, 400});
    const Aabb box{{3, -7}, {3 + width, -7 + height}};
    camera.show(box, 0.1);
    VERIFY_NEAR(camera.center(), box.center(), 1e-12);
    const Vec2 topLeft = camera.toScreen({box.lo.x, box.hi.y});
    QVERIFY2(topLeft.x >= 80.0 - 1e-6 && topLeft.y >= 40.0 - 1e-6, describeForTest(topLeft).c_str());
    QVERIFY2(std::abs(topLeft.x - 80.0) < 1e-6 || std::abs(topLeft.y - 40.0) < 1e-6, describeForTest(topLeft).c_str());
}

void TestCamera2D::showOfAPointKeepsTheZoom()
{
    Camera2D camera;
    camera.setZoom(0.7);
    camera.show({{3, 4}, {3, 4}});
    QCOMPARE(camera.zoom(), 0.7);
    VERIFY_NEAR(camera.center(), (Vec2{3, 4}), 0.0);
}

void TestCamera2D::nonsenseChangesNothing()
{
    const double infinity = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Camera2D before;
    Camera2D camera = before;
    camera.setCenter({nan, 0});
    camera.setZoom(nan);
    camera.show(Aabb{});
    camera.show({{-infinity, 0}, {infinity, 1}});
    camera.panByPixels({infinity, 0});
    QVERIFY(camera == before);
}

void TestCamera2D::aViewWithoutSizeIsHarmless()
{
    Camera2D camera;
    camera.setViewSize({0, 0});
    QVERIFY(isFinite(camera.toWorld({5, 5})));
    camera.show({{0, 0}, {1, 1}});
    QVERIFY(isFinite(camera.toScreen({5, 5})));
}

BROADSIDE_TEST(TestCamera2D)

} // namespace broadside::test::tst_camera2d

#include "tst_camera2d.moc"
