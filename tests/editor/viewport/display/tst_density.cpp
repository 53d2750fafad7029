#include "core/base/random.h"
#include "editor/viewport/display/density.h"
#include "tests/support/test.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace broadside::test::tst_density {

namespace {

constexpr Rgba kColor{10, 200, 90, 200};

/// 100 logical pixels per metre: squares of 0.02 m. The lower left corner of the view is (1, 2).
Camera2D camera() { return {{2.5, 3.0}, {3.0, 2.0}, {300.0, 200.0}}; }

DisplayLayerItems painted(const std::vector<Vec2>& points)
{
    Density density(camera());
    for (const Vec2 point : points)
        density.add(point);
    DisplayLayerItems items;
    density.paint(kColor, items);
    return items;
}

} // namespace

class TestDensity : public QObject {
    Q_OBJECT

private slots:
    void withoutPointsThereIsNothing();
    void theMoreThereAreTheStrongerTheSquare_data();
    void theMoreThereAreTheStrongerTheSquare();
    void eachPointIsInItsSquare();
    void onlyTheUsedPartIsPainted();
    void squaresStandStillWhileTheCameraPans();
};

void TestDensity::withoutPointsThereIsNothing()
{
    QVERIFY(painted({}).rasters.empty());
    QVERIFY(painted({{0.5, 3.0}, {2.5, 4.5}, {1e30, 0.0}}).rasters.empty()); // outside the view
}

void TestDensity::theMoreThereAreTheStrongerTheSquare_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<double>("share");
    QTest::newRow("one") << 1 << 0.55;
    QTest::newRow("two") << 2 << 0.75;
    QTest::newRow("three") << 3 << 0.95;
    QTest::newRow("four are all there is") << 4 << 1.0;
    QTest::newRow("a crowd") << 100'000 << 1.0;
}

void TestDensity::theMoreThereAreTheStrongerTheSquare()
{
    QFETCH(int, points);
    QFETCH(double, share);
    const DisplayLayerItems items = painted(std::vector<Vec2>(static_cast<std::size_t>(points), {2.011, 3.011}));
    QCOMPARE(items.rasters.size(), 1U);
    QCOMPARE(items.rasters[0].cells.size(), 1U);
    const Rgba cell = items.rasters[0].cells[0];
    QVERIFY(cell.r == kColor.r && cell.g == kColor.g && cell.b == kColor.b);
    QCOMPARE(static_cast<int>(cell.a), static_cast<int>(std::lround(share * kColor.a)));
}

void TestDensity::eachPointIsInItsSquare()
{
    Random random(8);
    std::vector<Vec2> points;
    std::map<std::pair<std::int64_t, std::int64_t>, int> counts;
    for (int i = 0; i < 3'000; ++i) {
        const Vec2 point{random.between(1.3, 2.1), random.between(2.2, 3.6)};
        points.push_back(point);
        ++counts[{static_cast<std::int64_t>(std::floor(point.x / 0.02)),
                  static_cast<std::int64_t>(std::floor(point.y / 0.02))}];
    }
    const DisplayLayerItems items = painted(points);
    const DisplayRaster& raster = items.rasters.at(0);
    QCOMPARE(raster.cells.size(), raster.columns * raster.rows);
    for (std::size_t i = 0; i < raster.cells.size(); ++i) {
        const Vec2 number{0.5 + static_cast<double>(i % raster.columns), 0.5 + static_cast<double>(i / raster.columns)};
        const Vec2 middle = raster.origin + raster.side.x * number;
        const auto found = counts.find({static_cast<std::int64_t>(std::floor(middle.x / 0.02)),
                                        static_cast<std::int64_t>(std::floor(middle.y / 0.02))});
        const int count = found == counts.end() ? 0 : found->second;
        const double share = count == 0 ? 0.0 : std::min(1.0, 0.35 + 0.2 * count);
        QCOMPARE(static_cast<int>(raster.cells[i].a), static_cast<int>(std::lround(share * kColor.a)));
    }
}

void TestDensity::onlyTheUsedPartIsPainted()
{
    const DisplayLayerItems items = painted({{1.51, 2.51}, {1.57, 2.53}});
    const DisplayRaster& raster = items.rasters.at(0);
    QCOMPARE(raster.columns, 4U);
    QCOMPARE(raster.rows, 2U);
    QVERIFY(distance(raster.box.lo, {1.5, 2.5}) < 1e-9 && distance(raster.box.hi, {1.58, 2.54}) < 1e-9);
    QVERIFY(raster.cells.front().a > 0 && raster.cells.back().a > 0);
}

void TestDensity::squaresStandStillWhileTheCameraPans()
{
    for (const double pan : {0.0, 0.3, 1.0, 7.7}) {
        Camera2D moved = camera();
        moved.panByPixels({pan, pan});
        Density density(moved);
        density.add({2.011, 3.011});
        DisplayLayerItems items;
        density.paint(kColor, items);
        QVERIFY(distance(items.rasters.at(0).origin, {2.0, 3.0}) < 1e-9);
    }
}

BROADSIDE_TEST(TestDensity)

} // namespace broadside::test::tst_density

#include "tst_density.moc"
