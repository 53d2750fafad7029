#include "core/base/random.h"
#include "tests/support/algorithm_rows.h"
#include "tests/support/editor/painting.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <map>
#include <set>

namespace broadside::test::tst_structure_painter {

using test::addAlgorithmRows;
using test::append;
using test::cellsOf;
using test::fetchedAlgorithm;
using test::Painting;
using test::wordsOf;

namespace {

Scene sceneWith(Algorithm algorithm, double cellSize = 2.5)
{
    Scene scene;
    scene.broadPhase = {algorithm, cellSize};
    return scene;
}

/// Boxes of 0.1 m all over the world; every second one is dynamic.
Scene crowd(Algorithm algorithm, std::uint64_t count)
{
    Random random(7);
    Scene scene = sceneWith(algorithm);
    for (std::uint64_t id = 1; id <= count; ++id)
        append(scene, id, id % 2 == 0 ? ObjectKind::Dynamic : ObjectKind::Static,
               {random.between(0.1, 9.5), random.between(0.1, 4.7)}, Box{0.1, 0.1});
    return scene;
}

Painting shown(const Scene& scene)
{
    Painting painting(scene);
    painting.show.structure = true;
    painting.paint();
    return painting;
}

QByteArray legendOf(Painting& painting)
{
    painting.show.legend = true;
    painting.legendPlace = LegendPlace::TopStrip; // a column is brief
    painting.paint();
    QByteArray all;
    for (const std::string& words : wordsOf(painting.layer(DisplayLayer::Tools)))
        all += QByteArray::fromStdString(words) + '\n';
    return all;
}

} // namespace

class TestStructurePainter : public QObject {
    Q_OBJECT
private slots:
    void nothingIsDrawnUnlessAskedFor_data() { addAlgorithmRows(); }
    void nothingIsDrawnUnlessAskedFor();
    void theLegendNamesWhatIsSeen_data();
    void theLegendNamesWhatIsSeen();
    void whatIsLeftOutIsSaid();
    void nodesGrowFainterWithDepth();
    void treesOfWhatMovesAreDashed();
    void occupiedCellsAreMarkedEmptyOnesNot();
    void coarserCellsAreDashedAndNameTheirLevel();
    void bandsAreStrongerWhereIntervalsOverlap();
    void overlappingBarsLieAboveEachOther();
    void fewIntervalsHaveTheirNumbersInTheOrderOfTheSweep();
    void manyIntervalsCostFewItems();
    void hoveredObjectShowsItsNodes();
    void hoveredObjectShowsItsInterval();
    void hoveredObjectShowsTheBucketsOfItsCorners();
    void partsOfNoPixelsBecomeDensity();
    void faultsAreFramedAndNamed();
    void faultsAreOnlyThoseOfTheAlgorithm();
};

void TestStructurePainter::nothingIsDrawnUnlessAskedFor()
{
    Scene scene = crowd(fetchedAlgorithm(), 50);
    append(scene, 51, ObjectKind::Dynamic, {1.0, 1.0}, Box{0.1, 0.1}); // every algorithm registers objects here
    Painting painting(scene);
    painting.hover(51);
    painting.paint();
    const std::size_t plain = painting.layer(DisplayLayer::Cells).boxes.size();
    QVERIFY(painting.layer(DisplayLayer::Structure).boxes.empty());
    painting.show.structure = true;
    painting.paint();
    const bool hasAny = infoOf(fetchedAlgorithm()).structure != StructureKind::None;
    QCOMPARE(!painting.layer(DisplayLayer::Structure).boxes.empty(), hasAny);
    QCOMPARE(painting.layer(DisplayLayer::Cells).boxes.size() > plain, hasAny);
}

void TestStructurePainter::theLegendNamesWhatIsSeen_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("own");
    const auto row = [](Algorithm algorithm, const char* words, const char* own) {
        QTest::newRow(infoOf(algorithm).name.data())
            << static_cast<int>(algorithm) << QByteArray(words) << QByteArray(own);
    };
    row(Algorithm::Grid, "grid: 8 occupied cells in view", "its cells");
    row(Algorithm::HashedGrid, "hashed-grid: 8 occupied cells in view", "its cells");
    row(Algorithm::Quadtree, "quadtree: 34 nodes in view, depth 0 to 3", "its nodes");
    row(Algorithm::AabbTree, "aabb-tree: 198 nodes in view, depth 0 to 6", "its nodes");
    row(Algorithm::SweepAndPrune, "sweep-and-prune: 100 x intervals in view", "its interval");
    row(Algorithm::BruteForce, "brute-force: no structure, every pair is a candidate", "potential colliders");
    row(Algorithm::BucketGrid, "bucket-grid: ", "its cells");
}

void TestStructurePainter::theLegendNamesWhatIsSeen()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, own);
    Painting painting(crowd(fetchedAlgorithm(), 100));
    painting.show.structure = true;
    painting.show.faults = false; // the legend would move away from faulty objects
    const QByteArray legend = legendOf(painting);
    QVERIFY2(legend.contains(words), legend.constData());
    QVERIFY2(legend.contains(own), legend.constData());
    QCOMPARE(legend.contains("its cells"), painting.broadPhase->cellTable().has_value());
    QVERIFY2(!legend.contains("not all"), legend.constData());
    painting.show.structure = false;
    QVERIFY(!legendOf(painting).contains(words));
}

void TestStructurePainter::whatIsLeftOutIsSaid()
{
    Painting painting(crowd(Algorithm::SweepAndPrune, VisibleStructure::kMostParts + 1));
    painting.show.structure = true;
    const QByteArray legend = legendOf(painting);
    QVERIFY2(legend.contains("20 000 x intervals") && legend.contains("zoom in to see the rest"), legend.constData());
    painting.camera.show({{4.0, 2.0}, {4.2, 2.1}});
    QVERIFY(!legendOf(painting).contains("not all"));
}

void TestStructurePainter::nodesGrowFainterWithDepth()
{
    const Painting painting = shown(crowd(Algorithm::Quadtree, 300));
    const std::vector<StructurePart>& parts = painting.structure->structure.parts;
    const std::vector<DisplayBox>& boxes = painting.layer(DisplayLayer::Structure).boxes;
    QCOMPARE(boxes.size(), parts.size());
    std::map<int, Stroke> strokes;
    for (std::size_t i = 0; i < parts.size(); ++i)
        strokes.emplace(parts[i].depth, boxes[i].stroke);
    QVERIFY(strokes.size() >= 4);
    for (int depth = 1; depth < 4; ++depth) {
        QVERIFY(strokes[depth].width < strokes[depth - 1].width);
        QVERIFY(strokes[depth].color.a < strokes[depth - 1].color.a);
    }
}

void TestStructurePainter::treesOfWhatMovesAreDashed()
{
    Scene scene = sceneWith(Algorithm::AabbTree);
    append(scene, 1, ObjectKind::Static, {2.0, 2.0}, Box{1.0, 1.0});
    append(scene, 2, ObjectKind::Dynamic, {5.0, 2.0}, Box{1.0, 1.0});
    const Painting painting = shown(scene);
    const std::vector<DisplayBox>& boxes = painting.layer(DisplayLayer::Structure).boxes;
    QCOMPARE(boxes.size(), 2U);
    QCOMPARE(boxes[0].stroke.pattern, LinePattern::Solid);
    QCOMPARE(boxes[1].stroke.pattern, LinePattern::Dashed);
    QCOMPARE(boxes[1].box, (Aabb{{4.5, 1.5}, {5.5, 2.5}}));
}

void TestStructurePainter::occupiedCellsAreMarkedEmptyOnesNot()
{
    Scene scene = sceneWith(Algorithm::Grid);
    append(scene, 1, ObjectKind::Static, {2.5, 1.0}, Box{0.5, 0.5});
    const Painting painting = shown(scene);
    const std::vector<DisplayBox>& boxes = painting.layer(DisplayLayer::Structure).boxes;
    QCOMPARE(boxes.size(), 2U);
    QCOMPARE(boxes[0].box, (Aabb{{0.0, 0.0}, {2.5, 2.5}}));
    QCOMPARE(boxes[1].box, (Aabb{{2.5, 0.0}, {5.0, 2.5}}));
    QCOMPARE(boxes[0].stroke.pattern, LinePattern::Solid);
}

void TestStructurePainter::coarserCellsAreDashedAndNameTheirLevel()
{
    Scene scene = sceneWith(Algorithm::Grid, 0.5);
    append(scene, 1, ObjectKind::Static, {4.0, 2.0}, Box{3.9, 0.1}); // over eight columns and two rows
    const Painting painting = shown(scene);
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Structure);
    QVERIFY(!items.boxes.empty());
    for (const DisplayBox& box : items.boxes) {
        QCOMPARE(box.stroke.pattern, LinePattern::Dashed);
        VERIFY_NEAR(box.box.width(), 1.0 - 0.04, 1e-9); // 2 px inside on both sides, at 100 px per metre
    }
    QCOMPARE(wordsOf(items).front(), std::string("level 1: 1 object"));
}

void TestStructurePainter::bandsAreStrongerWhereIntervalsOverlap()
{
    Scene scene = sceneWith(Algorithm::SweepAndPrune);
    append(scene, 1, ObjectKind::Static, {2.0, 1.0}, Box{2.0, 0.2});
    append(scene, 2, ObjectKind::Static, {3.0, 4.0}, Box{2.0, 0.2});
    const Painting painting = shown(scene);
    std::vector<std::pair<double, int>> bands; // centre and alpha
    for (const DisplayBox& box : painting.layer(DisplayLayer::Structure).boxes)
        if (box.box.height() > 4.0)
            bands.emplace_back(box.box.center().x, box.fill.color.a);
    QCOMPARE(bands.size(), 3U);
    VERIFY_NEAR(bands[0].first, 1.5, 0.02);
    VERIFY_NEAR(bands[1].first, 2.5, 0.02);
    VERIFY_NEAR(bands[2].first, 3.5, 0.02);
    QVERIFY(bands[1].second > bands[0].second);
    QCOMPARE(bands[0].second, bands[2].second);
}

void TestStructurePainter::overlappingBarsLieAboveEachOther()
{
    const Painting painting = shown(crowd(Algorithm::SweepAndPrune, 40));
    std::vector<Aabb> bars;
    for (const DisplayBox& box : painting.layer(DisplayLayer::Structure).boxes)
        if (box.box.height() < 1.0)
            bars.push_back(box.box);
    QCOMPARE(bars.size(), 40U);
    for (std::size_t i = 0; i < bars.size(); ++i)
        for (std::size_t j = i + 1; j < bars.size(); ++j)
            QVERIFY(!overlaps(bars[i], bars[j]));
    const Theme theme = darkTheme();
    std::set<std::uint8_t> reds;
    for (const DisplayBox& box : painting.layer(DisplayLayer::Structure).boxes)
        if (box.box.height() < 1.0)
            reds.insert(box.fill.color.r);
    QCOMPARE(reds, (std::set<std::uint8_t>{theme[Mark::StaticObject].stroke.color.r,
                                           theme[Mark::DynamicObject].stroke.color.r}));
}

/// Two static objects and one dynamic object, which has an order of its own.
void TestStructurePainter::fewIntervalsHaveTheirNumbersInTheOrderOfTheSweep()
{
    Scene scene = sceneWith(Algorithm::SweepAndPrune);
    append(scene, 1, ObjectKind::Static, {6.0, 1.0}, Box{1.0, 0.2});
    append(scene, 2, ObjectKind::Static, {2.0, 4.0}, Box{1.0, 0.2});
    append(scene, 3, ObjectKind::Dynamic, {5.8, 4.0}, Box{1.0, 0.2});
    Painting painting = shown(scene);
    std::map<double, std::string> numbers;
    for (const DisplayText& text : painting.layer(DisplayLayer::Structure).texts)
        numbers.emplace(text.position.x, text.text);
    std::vector<std::string> fromTheLeft;
    for (const auto& [x, number] : numbers)
        fromTheLeft.push_back(number);
    QCOMPARE(fromTheLeft, (std::vector<std::string>{"1", "1", "2"}));
    QVERIFY(legendOf(painting).contains("numbered in the order"));
}

void TestStructurePainter::manyIntervalsCostFewItems()
{
    const Painting painting = shown(crowd(Algorithm::SweepAndPrune, 10'000));
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Structure);
    // at most one per column of pixels
    QVERIFY2(items.boxes.size() <= 960, qPrintable(QString::number(items.boxes.size())));
    QVERIFY(items.lines.empty() && items.texts.empty());
}

void TestStructurePainter::hoveredObjectShowsItsNodes()
{
    Painting painting(crowd(Algorithm::Quadtree, 300));
    painting.show.structure = true;
    painting.hover(10);
    painting.paint();
    const std::vector<StructurePart>& path = painting.info.parts.parts;
    const DisplayLayerItems& cells = painting.layer(DisplayLayer::Cells);
    QVERIFY(path.size() > 1);
    QCOMPARE(cells.boxes.size(), path.size());
    for (const DisplayBox& box : cells.boxes)
        QCOMPARE(box.stroke.color, painting.theme[Mark::HoveredCells].stroke.color);
    QVERIFY(cells.boxes.back().fill.hatched);
    QVERIFY(!cells.boxes.front().fill.hatched);
    const std::string depth = "depth " + std::to_string(path.back().depth) + ": ";
    const std::vector<std::string> words = wordsOf(painting.layer(DisplayLayer::Labels));
    QVERIFY(std::ranges::any_of(words, [&](const std::string& text) { return text.starts_with(depth); }));
    const QByteArray legend = legendOf(painting);
    QVERIFY2(legend.contains("nodes of Object 10: " + QByteArray::number(qulonglong(path.size()))), legend.constData());
}

void TestStructurePainter::hoveredObjectShowsItsInterval()
{
    Scene scene = sceneWith(Algorithm::SweepAndPrune);
    append(scene, 1, ObjectKind::Static, {2.0, 1.0}, Box{1.0, 0.2});
    Painting painting(scene);
    painting.show.structure = true;
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& cells = painting.layer(DisplayLayer::Cells);
    QCOMPARE(cells.boxes.size(), 1U);
    QCOMPARE(cells.boxes[0].box.lo.x, 1.5);
    QCOMPARE(cells.boxes[0].box.hi.x, 2.5);
    QVERIFY(cells.boxes[0].box.height() > painting.camera.visibleWorld().height());
    QVERIFY(std::ranges::count(wordsOf(painting.layer(DisplayLayer::Labels)),
                               "x 1.5 to 2.5 m, number 1 in the order") == 1);
}

void TestStructurePainter::hoveredObjectShowsTheBucketsOfItsCorners()
{
    Scene scene = sceneWith(Algorithm::CornerGrid, 1.0);
    append(scene, 1, ObjectKind::Static, {4.5, 1.5}, Box{7.0, 0.2});
    Painting painting(scene);
    painting.show.structure = true;
    painting.hover(1);
    painting.paint();
    const std::vector<DisplayBox>& boxes = painting.layer(DisplayLayer::Cells).boxes;
    // first six dotted cells between the corners, two hatched ones, and the structure's outlines of these two
    QCOMPARE(boxes.size(), 10U);
    const Aabb left{{1.0, 1.0}, {2.0, 2.0}};
    const Aabb right{{8.0, 1.0}, {9.0, 2.0}};
    for (std::size_t i = 6; i < 10; ++i) {
        QCOMPARE(boxes[i].box, i % 2 == 0 ? left : right);
        QCOMPARE(boxes[i].fill.hatched, i < 8);
    }
}

void TestStructurePainter::partsOfNoPixelsBecomeDensity()
{
    Scene scene = sceneWith(Algorithm::Grid, 0.005); // half a pixel per cell
    Random random(3);
    for (std::uint64_t id = 1; id <= 2'000; ++id)
        append(scene, id, ObjectKind::Static, {random.between(4.0, 4.4), random.between(2.0, 2.4)}, Box{0.002, 0.002});
    const Painting painting = shown(scene);
    QVERIFY(painting.layer(DisplayLayer::Structure).boxes.empty());
    const std::vector<DisplayBox> squares = cellsOf(painting.layer(DisplayLayer::Structure));
    QVERIFY2(!squares.empty() && squares.size() <= 21 * 21, qPrintable(QString::number(squares.size())));
}

void TestStructurePainter::faultsAreFramedAndNamed()
{
    Scene scene = sceneWith(Algorithm::CornerGrid, 0.5);
    append(scene, 1, ObjectKind::Static, {5.0, 2.0}, Box{3.0, 0.4});
    append(scene, 2, ObjectKind::Dynamic, {1.0, 1.0}, Box{0.4, 0.4});
    Painting painting(scene);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Highlights);
    QCOMPARE(items.boxes.size(), 1U);
    QCOMPARE(items.boxes[0].stroke.color, painting.theme[Mark::Fault].stroke.color);
    QVERIFY(contains(items.boxes[0].box, painting.objects.boundsOf(0)));
    QCOMPARE(wordsOf(items), std::vector<std::string>{"fault"});
    QVERIFY(legendOf(painting).contains("faults: 1"));
    painting.show.faults = false;
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Highlights).boxes.empty());
}

void TestStructurePainter::faultsAreOnlyThoseOfTheAlgorithm()
{
    Scene scene = sceneWith(Algorithm::Grid, 0.5);
    append(scene, 1, ObjectKind::Static, {5.0, 2.0}, Box{3.0, 0.4});
    Painting painting(scene);
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Highlights).boxes.empty());
}

BROADSIDE_TEST(TestStructurePainter)

} // namespace broadside::test::tst_structure_painter

#include "tst_structure_painter.moc"
