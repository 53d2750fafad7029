#include "editor/viewport/framing.h"
#include "editor/viewport/paint/heat_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_heat_painter {

class TestHeatPainter : public QObject {
    Q_OBJECT
private slots:
    void heatHasALegendWithNumbers();
    void heatHasItsScaleInALowPicture();
    void cellsMayBeWiderThanTall();
    void heatScales_data();
    void heatScales();
};

/// Two objects in one cell and three in another, all candidates that do not overlap.
void TestHeatPainter::heatHasALegendWithNumbers()
{
    Scene scene;
    scene.broadPhase.cellSize = 2.5;
    for (const std::uint64_t id : {1UL, 2UL})
        append(scene, id, ObjectKind::Dynamic, {0.5 + static_cast<double>(id - 1), 0.5}, Box{0.2, 0.2});
    for (const std::uint64_t id : {3UL, 4UL, 5UL})
        append(scene, id, ObjectKind::Dynamic, {3.0 + 0.5 * static_cast<double>(id - 3), 0.5}, Box{0.2, 0.2});
    Painting painting(scene);
    painting.show.heat = painting.show.legend = true;
    painting.show.logarithmicHeat = false;
    CellHeatMeter meter(HeatQuantity::FalsePositives);
    QVERIFY(meter.add(painting.objects, *painting.broadPhase));
    QVERIFY(meter.add(painting.objects, *painting.broadPhase));
    painting.heat = meter.heat();
    painting.heatSteps = {3, 4};
    painting.paint();
    const std::vector<DisplayBox> cells = cellsOf(painting.layer(DisplayLayer::Heat));
    QCOMPARE(cells.size(), std::size_t{2});
    QVERIFY(cells[0].box == (Aabb{{0.0, 0.0}, {2.5, 2.5}}) && cells[1].box == (Aabb{{2.5, 0.0}, {5.0, 2.5}}));
    const auto isColor = [](const DisplayBox& cell, double share) {
        return withAlpha(cell.fill.color, 255) == heatColor(share);
    };
    QVERIFY(isColor(cells[0], 1.0 / 3.0) && isColor(cells[1], 1.0)); // one pair, three pairs
    painting.heat->values[0] = 1.5;                                  // a mean is halfway between whole numbers
    painting.paint();
    QVERIFY(isColor(cellsOf(painting.layer(DisplayLayer::Heat))[0], 0.5));
    const auto words = wordsOf(painting.layer(DisplayLayer::Tools));
    for (const char* word : {"false positives per cell, mean of steps 3 to 4 (linear)", "0", "1", "2", "3"})
        QVERIFY2(std::ranges::count(words, word) == 1, word);
    painting.show.legend = false; // the scale is part of the heat map, not of the legend
    painting.paint();
    QCOMPARE(std::ranges::count(wordsOf(painting.layer(DisplayLayer::Tools)), "3"), 1);
    Painting narrow(scene, {300.0, 300.0});
    narrow.show = painting.show;
    narrow.paint();
    QVERIFY(wordsOf(narrow.layer(DisplayLayer::Tools)).empty());
}

void TestHeatPainter::cellsMayBeWiderThanTall()
{
    Painting painting{Scene()};
    painting.show.heat = true;
    const CellTable table = CellTable(GridLayout::ofCells(Vec2{2.0, 0.5}, 3, 2)).movedTo({1.0, 1.0});
    painting.heat = CellHeat{HeatQuantity::Objects, table, 1, {{0, 0}, {2, 1}}, {1.0, 2.0, 3.0, 4.0, 5.0, 6.0}, 6.0, 1};
    painting.paint();
    const std::vector<DisplayBox> cells = cellsOf(painting.layer(DisplayLayer::Heat));
    QCOMPARE(cells.size(), std::size_t{6});
    QVERIFY(cells[0].box == (Aabb{{1.0, 1.0}, {3.0, 1.5}}) && cells[5].box == (Aabb{{5.0, 1.5}, {7.0, 2.0}}));
}

/// As in pictures for a page of text. The world leaves room for the scale.
void TestHeatPainter::heatHasItsScaleInALowPicture()
{
    Scene scene;
    scene.broadPhase.cellSize = 2.5;
    append(scene, 1, ObjectKind::Dynamic, {0.5, 0.5}, Box{0.2, 0.2});
    for (const Vec2 size : {Vec2{800.0, 240.0}, Vec2{480.0, 240.0}, Vec2{640.0, 200.0}}) {
        Painting painting(scene, size);
        painting.show.heat = true;
        painting.heat = visibleHeatOf(*painting.broadPhase, painting.camera);
        frameBox(painting.camera, {{0.0, 0.0}, {9.6, 4.8}}, insetsFor(size, painting.show));
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
        const auto words = wordsOf(items);
        QCOMPARE(std::ranges::count(words, "objects per cell (logarithmic)"), 1);
        QCOMPARE(std::ranges::count(words, "1"), 1);
        const Aabb plate = items.boxes.front().box;
        QVERIFY(contains(painting.camera.visibleWorld(), plate));
        QVERIFY(plate.hi.y < 0.0);
        for (const DisplayText& text : items.texts) {
            QVERIFY(contains(plate, text.position));
            const double width = approximateTextWidth(text.text, text.size) / painting.camera.pixelsPerMetre();
            QVERIFY(text.position.x + (text.anchor == TextAnchor::TopRight ? 0.0 : width) <= plate.hi.x);
        }
    }
}

void TestHeatPainter::heatScales_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<std::vector<double>>("ticks");
    QTest::newRow("nothing") << 0.0 << false << std::vector<double>{0.0};
    QTest::newRow("few") << 2.0 << false << std::vector<double>{0.0, 1.0, 2.0};
    QTest::newRow("linear") << 100.0 << false << std::vector<double>{0.0, 25.0, 50.0, 75.0, 100.0};
    QTest::newRow("logarithmic") << 80.0 << true << std::vector<double>{0.0, 2.0, 8.0, 26.0, 80.0};
    QTest::newRow("means") << 0.5 << false << std::vector<double>{0.0, 0.125, 0.25, 0.375, 0.5};
}

void TestHeatPainter::heatScales()
{
    QFETCH(double, largest);
    QFETCH(bool, logarithmic);
    QFETCH(std::vector<double>, ticks);
    QCOMPARE(heatTicks(largest, logarithmic), ticks);
    QCOMPARE(heatShare(0.0, largest, logarithmic), 0.0);
    if (largest > 0.0)
        QCOMPARE(heatShare(largest, largest, logarithmic), 1.0);
}

BROADSIDE_EVENT_TEST(TestHeatPainter)

} // namespace broadside::test::tst_heat_painter

#include "tst_heat_painter.moc"
