#include "core/base/random.h"
#include "editor/viewport/paint/grid_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/paint/scene_painter.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/painting.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_scene_painter {

using test::append;
using test::cellsOf;
using test::Painting;
using test::wordsOf;

namespace {

/// A dynamic box in the middle of cell 1, with another object in each state.
Scene fourStates()
{
    Scene scene;
    append(scene, 1, ObjectKind::Dynamic, {3.5, 1.5}, Box{0.5, 0.5});
    append(scene, 2, ObjectKind::Static, {4.5, 0.5}, Circle{0.2}); // same cell
    // the boxes overlap, but the circle misses the corner
    append(scene, 3, ObjectKind::Static, {3.85, 1.85}, Circle{0.12});
    append(scene, 4, ObjectKind::Static, {3.25, 1.5}, Circle{0.2}); // overlaps
    append(scene, 5, ObjectKind::Static, {8.0, 1.0}, Circle{0.2});  // far away
    return scene;
}

/// The disc that is drawn around a point.
const DisplayDisc* discAt(const DisplayLayerItems& items, Vec2 center)
{
    const auto found = std::ranges::find(items.discs, center, &DisplayDisc::center);
    return found == items.discs.end() ? nullptr : &*found;
}

std::size_t itemCount(const DisplayLayerItems& items)
{
    return items.boxes.size() + items.rasters.size() + items.discs.size() + items.triangles.size() +
           items.lines.size() + items.texts.size();
}

} // namespace

class TestScenePainter : public QObject {
    Q_OBJECT
private slots:
    void objectsHaveTheColoursOfTheirKinds();
    void eachHoverStateHasItsLook();
    void cellsOfTheHoveredObjectAreHatched();
    void emptyPointShowsItsCell();
    void cellsOutsideTheWorldAreShownToo();
    void theGridIsThatOfTheAlgorithm_data();
    void theGridIsThatOfTheAlgorithm();
    void cellsTouchedButNotKeptAreDotted();
    void heatAndCountsAreThoseOfTheAlgorithm();
    void idsAreThereAndLeaveWithSmallCells();
    void textFadesBelowTwentyFourPixels();
    void gridLinesThinOut_data();
    void gridLinesThinOut();
    void tinyCellsCostLittle();
    void onlyVisibleObjectsAreDrawn();
    void objectsBelowAPixelBecomeDensity();
    void crowdedCandidatesBecomeDensity();
    void switchesHideWhatTheyName();
    void invisibleObjectsAreNotDrawn();
    void focusPartLeavesTheWorldAlone();
    void selectionHasCornerMarks();
    void crowdedSelectionBecomesDensityAndFrames();
    void toolOverlayIsDrawn();
    void pathDotsKeepTheirDistanceOnTheScreen();
    void legendCountsAndStepsAside();
    void thePairShowsWhereItIsRegisteredAndWhereItWouldMeet();
    void onlyCellsOfBothAreInTheColourOfBoth();
    void labelsOfAPairAreNextToItsObjects();
    void namesDoNotCoverEachOther();
    void turnedBoxShowsItsBoxWhenHovered();
};

void TestScenePainter::objectsHaveTheColoursOfTheirKinds()
{
    Painting painting(test::cannonWorld());
    painting.paint();
    const std::vector<DisplayBox>& statics = painting.layer(DisplayLayer::Objects).boxes;
    QCOMPARE(statics.size(), 1U);
    QCOMPARE(statics[0].stroke.color, painting.theme[Mark::StaticObject].stroke.color);
    QCOMPARE(statics[0].box, (Aabb{{3.0, 1.25}, {3.5, 1.75}}));
    const std::vector<DisplayBox>& dynamics = painting.layer(DisplayLayer::DynamicObjects).boxes;
    QCOMPARE(dynamics.size(), 1U);
    QCOMPARE(dynamics[0].stroke.color, painting.theme[Mark::DynamicObject].stroke.color);
    const DisplayLayerItems& cannons = painting.layer(DisplayLayer::Launchers);
    QCOMPARE(cannons.triangles.size(), 1U);
    QCOMPARE(cannons.triangles[0].fill.color, painting.theme[Mark::Launcher].fill.color);
    QCOMPARE(cannons.lines.size(), 3U);
}

void TestScenePainter::eachHoverStateHasItsLook()
{
    Painting painting(fourStates());
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Highlights);
    const auto lookAt = [&](Vec2 center) {
        const DisplayDisc* disc = discAt(items, center);
        return disc ? std::pair{disc->stroke.color, disc->stroke.pattern} : std::pair{Rgba{}, LinePattern::Dotted};
    };
    const auto lookOf = [&](Mark mark) {
        return std::pair{painting.theme[mark].stroke.color, painting.theme[mark].stroke.pattern};
    };
    QVERIFY(lookAt({4.5, 0.5}) == lookOf(Mark::PotentialCollider));
    QVERIFY(lookAt({3.85, 1.85}) == lookOf(Mark::BoxOverlap));
    QVERIFY(lookAt({3.25, 1.5}) == lookOf(Mark::ShapeOverlap));
    QVERIFY(!discAt(items, {8.0, 1.0}));
    QCOMPARE(items.discs.size(), 3U); // each is shown in one state only
    QCOMPARE(items.boxes.back().stroke.color, painting.theme[Mark::Hovered].stroke.color);
}

void TestScenePainter::cellsOfTheHoveredObjectAreHatched()
{
    Painting painting(fourStates());
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Cells);
    QCOMPARE(items.boxes.size(), 1U);
    QCOMPARE(items.boxes[0].box, (Aabb{{2.5, 0.0}, {5.0, 2.5}}));
    QVERIFY(items.boxes[0].fill.hatched);
    QCOMPARE(static_cast<int>(items.boxes[0].fill.color.a), 38); // 15 %
}

void TestScenePainter::emptyPointShowsItsCell()
{
    Painting painting(fourStates(), {960.0, 640.0}); // the view includes the parts of cells outside the world
    painting.info = hoverInfoAt(painting.objects, painting.broadPhase.get(), {6.0, 3.0});
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Cells).boxes[0].box, (Aabb{{5.0, 2.5}, {7.5, 5.0}}));
    QVERIFY(!painting.layer(DisplayLayer::Highlights).lines.empty()); // the cross
}

void TestScenePainter::cellsOutsideTheWorldAreShownToo()
{
    Painting painting(fourStates());
    painting.camera.show({{-10.0, -10.0}, {10.0, 10.0}});
    painting.info = hoverInfoAt(painting.objects, painting.broadPhase.get(), {-1.0, -1.0});
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Cells).boxes[0].box, (Aabb{{-2.5, -2.5}, {0.0, 0.0}}));
}

void TestScenePainter::theGridIsThatOfTheAlgorithm_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<Aabb>("bounds"); // of all grid lines
    QTest::addColumn<int>("lines");
    QTest::addColumn<Vec2>("placeOfZero");
    QTest::addColumn<int>("ids");
    // The world has 9.6 x 4.8 m, the cells 2.5 m.
    QTest::newRow("grid") << int(Algorithm::Grid) << Aabb{{0, 0}, {10, 5}} << 8 << Vec2{0, 0} << 8;
    QTest::newRow("corner-grid") << int(Algorithm::CornerGrid) << Aabb{{0, 0}, {10, 5}} << 8 << Vec2{0, 0} << 8;
    QTest::newRow("range-grid, from the top")
        << int(Algorithm::RangeGrid) << Aabb{{0, -0.2}, {10, 4.8}} << 8 << Vec2{0, 2.3} << 8;
    QTest::newRow("bucket-grid, no partial cells")
        << int(Algorithm::BucketGrid) << Aabb{{0, 0}, {7.5, 2.5}} << 6 << Vec2{0, 0} << 3;
}

void TestScenePainter::theGridIsThatOfTheAlgorithm()
{
    QFETCH(const int, algorithm);
    QFETCH(const Aabb, bounds);
    QFETCH(const Vec2, placeOfZero);
    Scene scene;
    scene.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    Painting painting(scene);
    painting.camera.show({{-1.0, -1.0}, {11.0, 6.0}});
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Cells);
    Aabb all;
    for (const DisplayLine& line : items.lines)
        all = united(united(all, line.from), line.to);
    QVERIFY(contains(grown(bounds, 1e-9), all) && contains(grown(all, 1e-9), bounds));
    QTEST(static_cast<int>(items.lines.size()), "lines");
    QTEST(static_cast<int>(items.texts.size()), "ids");
    const auto zero = std::ranges::find(items.texts, std::string("0"), &DisplayText::text);
    QVERIFY(zero != items.texts.end());
    QVERIFY(length(zero->position - placeOfZero) < 1e-9);
}

void TestScenePainter::cellsTouchedButNotKeptAreDotted()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    append(scene, 1, ObjectKind::Static, {4.8, 3.2}, Box{8.0, 0.2}); // over the upper row of 4 x 2
    Painting painting(scene);
    painting.show.legend = true;
    painting.camera.show({{-1.0, -1.0}, {11.0, 6.0}});
    painting.hover(1);
    painting.paint();
    std::vector<Aabb> kept;
    std::vector<Aabb> lost;
    for (const DisplayBox& box : painting.layer(DisplayLayer::Cells).boxes)
        (box.stroke.pattern == LinePattern::Dotted ? lost : kept).push_back(box.box);
    QCOMPARE(kept, (std::vector<Aabb>{{{0.0, 2.5}, {2.5, 5.0}}, {{7.5, 2.5}, {10.0, 5.0}}}));
    QCOMPARE(lost, (std::vector<Aabb>{{{2.5, 2.5}, {5.0, 5.0}}, {{5.0, 2.5}, {7.5, 5.0}}}));
    const auto words = wordsOf(painting.layer(DisplayLayer::Tools));
    QVERIFY(std::ranges::find(words, "cells of Object 1: 2") != words.end());
    QVERIFY(std::ranges::find(words, "touched, not registered: 2") != words.end());
}

void TestScenePainter::heatAndCountsAreThoseOfTheAlgorithm()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    append(scene, 1, ObjectKind::Static, {4.8, 3.2}, Box{8.0, 0.2});
    Painting painting(scene);
    painting.show.heat = true;
    painting.show.counts = true;
    painting.paint();
    QCOMPARE(cellsOf(painting.layer(DisplayLayer::Heat)).size(), std::size_t{2});
    const auto words = wordsOf(painting.layer(DisplayLayer::Cells));
    QCOMPARE(std::ranges::count(words, std::string("\xC3\x97") + "1"), 2);
    // Of a partial block, only existing cells are drawn.
    Painting small(scene, {12.0, 6.0});
    small.show.heat = true;
    small.paint();
    QVERIFY(!cellsOf(small.layer(DisplayLayer::Heat)).empty());
    for (const DisplayBox& cell : cellsOf(small.layer(DisplayLayer::Heat)))
        QVERIFY(contains(Aabb{{0.0, 0.0}, {10.0, 5.0}}, cell.box));
}

void TestScenePainter::idsAreThereAndLeaveWithSmallCells()
{
    Painting painting(fourStates());
    painting.paint();
    QCOMPARE(wordsOf(painting.layer(DisplayLayer::Cells)),
             (std::vector<std::string>{"0", "1", "2", "3", "4", "5", "6", "7"}));
    painting.camera.setZoom(20.0); // 12.5 px per cell
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Cells).texts.size(), 0U);
}

void TestScenePainter::textFadesBelowTwentyFourPixels()
{
    QCOMPARE(cellTextOpacity(24.0, 8.0), 1.0);
    QVERIFY(cellTextOpacity(20.0, 8.0) < 1.0);
    QVERIFY(cellTextOpacity(20.0, 8.0) > 0.0);
    QCOMPARE(cellTextOpacity(16.0, 8.0), 0.0);
    QCOMPARE(cellTextOpacity(24.0, 60.0), 0.0); // no room for the text
    QCOMPARE(cellTextOpacity(68.0, 60.0), 1.0);
}

void TestScenePainter::gridLinesThinOut_data()
{
    QTest::addColumn<double>("pixels");
    QTest::addColumn<qint64>("step");
    QTest::addColumn<double>("weak");
    QTest::newRow("large cells: every line, all alike") << 40.0 << qint64{1} << 1.0;
    QTest::newRow("9 px: every second one half as strong") << 9.0 << qint64{1} << 0.5;
    QTest::newRow("just 6 px") << 6.0 << qint64{1} << 0.15;
    QTest::newRow("5 px: every second line") << 5.0 << qint64{2} << 2.0 / 3.0;
    QTest::newRow("0.1 px") << 0.1 << qint64{64} << 0.15;
    QTest::newRow("nothing is seen of a cell") << 1e-300 << qint64{1024} << 0.15;
}

void TestScenePainter::gridLinesThinOut()
{
    QFETCH(double, pixels);
    const GridSpacing spacing = gridSpacing(pixels, 1024);
    QTEST(static_cast<qint64>(spacing.step), "step");
    QFETCH(double, weak);
    VERIFY_NEAR(spacing.weakShare, weak, 0.07);
    QVERIFY(spacing.share >= 0.5 && spacing.share <= 1.0);
    QCOMPARE(spacing.share == 1.0, pixels >= 24.0);
}

void TestScenePainter::tinyCellsCostLittle()
{
    Scene scene = fourStates();
    scene.broadPhase.cellSize = 0.0025; // 3,840 x 1,920 cells
    Painting painting(scene);
    painting.show.heat = true;
    painting.show.counts = true;
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Cells).lines.size() < 300);
    QVERIFY(painting.layer(DisplayLayer::Cells).texts.empty());
    QVERIFY(painting.layer(DisplayLayer::Heat).rasters.at(0).cells.size() < 150'000);
    QVERIFY(!cellsOf(painting.layer(DisplayLayer::Heat)).empty());
}

void TestScenePainter::onlyVisibleObjectsAreDrawn()
{
    Painting painting(fourStates());
    painting.visible = {*painting.objects.indexOf({5})};
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Objects).discs.size(), 1U);
    QCOMPARE(painting.layer(DisplayLayer::Objects).discs[0].center, (Vec2{8.0, 1.0}));
}

void TestScenePainter::objectsBelowAPixelBecomeDensity()
{
    Random random(3);
    Scene scene;
    for (std::uint64_t id = 1; id <= 5'000; ++id)
        append(scene, id, ObjectKind::Static, {random.between(4.0, 4.4), random.between(2.0, 2.4)}, Circle{0.004});
    Painting painting(scene); // 100 px per metre: 0.8 px per object, all within 40 x 40 px
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Objects);
    QVERIFY(items.discs.empty());
    QVERIFY(items.boxes.empty());
    const std::vector<DisplayBox> squares = cellsOf(items);
    QVERIFY2(squares.size() <= 21 * 21, qPrintable(QString::number(squares.size())));
    QVERIFY(squares.size() > 300);
    for (const DisplayBox& square : squares)
        QVERIFY(overlaps(square.box, Aabb{{4.0, 2.0}, {4.4, 2.4}}));
}

void TestScenePainter::crowdedCandidatesBecomeDensity()
{
    const auto painted = [](std::uint64_t count) {
        Scene scene;
        append(scene, 1, ObjectKind::Dynamic, {0.5, 0.5}, Circle{0.2});
        Random random(3);
        for (std::uint64_t id = 2; id <= count; ++id)
            append(scene, id, ObjectKind::Static, {random.between(1.0, 9.0), random.between(1.0, 4.0)}, Circle{0.02});
        auto painting = std::make_unique<Painting>(scene); // 100 px per metre: 4 px per object
        painting->info.object = {1};
        for (std::uint64_t id = 2; id <= count; ++id)
            painting->info.candidates.push_back({id});
        painting->paint();
        return painting;
    };
    const auto few = painted(1'500);
    QVERIFY(few->layer(DisplayLayer::Highlights).boxes.size() >= 1'499); // one frame per object
    QVERIFY(few->layer(DisplayLayer::Highlights).rasters.empty());
    const auto many = painted(20'000);
    QVERIFY(many->layer(DisplayLayer::Highlights).boxes.size() <= 2); // the hovered object
    QCOMPARE(many->layer(DisplayLayer::Highlights).rasters.size(), std::size_t{1});
    double area = 0.0;
    for (const DisplayBox& cell : cellsOf(many->layer(DisplayLayer::Highlights)))
        area += cell.box.width() * cell.box.height();
    QVERIFY2(area > 0.8 * 24.0, qPrintable(QString::number(area))); // most of the crowd's 8 m by 3 m
}

void TestScenePainter::switchesHideWhatTheyName()
{
    Painting painting(fourStates());
    painting.show = {};
    painting.show.grid = painting.show.ids = painting.show.shapes = painting.show.axes = false;
    painting.paint();
    QCOMPARE(itemCount(painting.layer(DisplayLayer::Cells)), 0U);
    for (const DisplayLayer kind : {DisplayLayer::Objects, DisplayLayer::DynamicObjects, DisplayLayer::Launchers})
        QCOMPARE(itemCount(painting.layer(kind)), 0U);
    QCOMPARE(itemCount(painting.layer(DisplayLayer::Ground)), 1U); // the ground of the world
    painting.show.boxes = painting.show.labels = painting.show.counts = true;
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Sprites).boxes.size(), 5U);
    QVERIFY(!painting.layer(DisplayLayer::Labels).texts.empty());
    QCOMPARE(wordsOf(painting.layer(DisplayLayer::Cells)), (std::vector<std::string>{"\xC3\x97"
                                                                                     "1",
                                                                                     "\xC3\x97"
                                                                                     "4"}));
}

void TestScenePainter::invisibleObjectsAreNotDrawn()
{
    Scene scene = fourStates();
    scene.replace(edited(*scene.find({5}), [](SceneObject& object) { object.visible = false; }));
    Painting painting(scene);
    painting.paint();
    QVERIFY(!discAt(painting.layer(DisplayLayer::Objects), {8.0, 1.0}));
}

void TestScenePainter::focusPartLeavesTheWorldAlone()
{
    Painting painting(fourStates());
    painting.paint();
    const std::size_t objects = itemCount(painting.layer(DisplayLayer::Objects));
    painting.hover(1);
    painting.visible.clear(); // the objects would disappear if they were painted again
    paintFocus({painting.objects, painting.world, painting.camera, painting.theme, painting.visible,
                painting.broadPhase.get(), painting.info, painting.selection, painting.tool, painting.show},
               painting.list);
    QCOMPARE(itemCount(painting.layer(DisplayLayer::Objects)), objects);
    QVERIFY(itemCount(painting.layer(DisplayLayer::Highlights)) > 0);
}

void TestScenePainter::selectionHasCornerMarks()
{
    Painting painting(fourStates());
    painting.selection = {{2}};
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Highlights);
    QCOMPARE(items.lines.size(), 8U);
    const Aabb around = grown(Aabb{{4.3, 0.3}, {4.7, 0.7}}, 0.05); // 4 px at 100 px per metre, and rounding
    for (const DisplayLine& line : items.lines)
        QVERIFY(contains(around, line.from) && contains(around, line.to));
}

void TestScenePainter::crowdedSelectionBecomesDensityAndFrames()
{
    const auto painted = [](std::uint64_t count, double radius) {
        Scene scene;
        Random random(3);
        for (std::uint64_t id = 1; id <= count; ++id)
            append(scene, id, ObjectKind::Static, {random.between(1.0, 9.0), random.between(1.0, 4.0)}, Circle{radius});
        auto painting = std::make_unique<Painting>(scene); // 100 px per metre
        for (std::uint64_t id = 1; id <= count; ++id)
            painting->selection.push_back({id});
        painting->paint();
        return painting;
    };
    const auto few = painted(1'500, 0.02);                                               // 4 px per object
    QCOMPARE(few->layer(DisplayLayer::Highlights).boxes.size(), std::size_t{1 + 1'500}); // one more around all of them
    const auto many = painted(20'000, 0.02);
    QVERIFY(many->layer(DisplayLayer::Highlights).lines.empty());
    QCOMPARE(many->layer(DisplayLayer::Highlights).boxes.size(), std::size_t{1});
    QCOMPARE(many->layer(DisplayLayer::Highlights).rasters.size(), std::size_t{1});
    const auto large = painted(3'000, 0.2);
    QVERIFY(large->layer(DisplayLayer::Highlights).lines.empty());
    QCOMPARE(large->layer(DisplayLayer::Highlights).boxes.size(), std::size_t{1 + 3'000});
}

void TestScenePainter::toolOverlayIsDrawn()
{
    Painting painting(fourStates());
    painting.tool.rubberBand = Aabb{{1.0, 1.0}, {2.0, 2.0}};
    painting.tool.ghosts = {painting.objects.indexOf({5}) ? fourStates().pointerTo({5}) : nullptr};
    painting.tool.arrow = std::pair{Vec2{0.0, 0.0}, Vec2{2.0, 2.0}};
    painting.tool.labels = {{{2.0, 2.0}, QStringLiteral("5.66 m/s")}};
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
    QCOMPARE(items.boxes.size(), 1U);
    QCOMPARE(items.boxes[0].box, (Aabb{{1.0, 1.0}, {2.0, 2.0}}));
    QCOMPARE(items.boxes[0].stroke.pattern, LinePattern::Dashed);
    QVERIFY(discAt(items, {8.0, 1.0}));
    QCOMPARE(items.triangles.size(), 1U);
    QCOMPARE(items.triangles[0].a, (Vec2{2.0, 2.0}));
    QCOMPARE(wordsOf(items), std::vector<std::string>{"5.66 m/s"});
}

void TestScenePainter::pathDotsKeepTheirDistanceOnTheScreen()
{
    Painting painting(Scene{});
    for (int i = 0; i <= 300; ++i)
        painting.tool.path.push_back({0.01 * i, 1.0}); // steps of one pixel
    painting.paint();
    const std::vector<DisplayDisc>& dots = painting.layer(DisplayLayer::Tools).discs;
    QCOMPARE(dots.size(), 33U); // 300 px, one dot every 9
    for (std::size_t i = 1; i < dots.size(); ++i)
        VERIFY_NEAR(painting.camera.pixelsPerMetre() * distance(dots[i - 1].center, dots[i].center), 9.0, 1e-6);
}

void TestScenePainter::legendCountsAndStepsAside()
{
    Painting painting(fourStates());
    painting.show.legend = true;
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
    QCOMPARE(wordsOf(items), (std::vector<std::string>{"Object 1", "box overlaps: 2", "cells of Object 1: 1",
                                                       "potential colliders: 3", "shape overlaps: 1"}));
    const Aabb plate = items.boxes.front().box;
    QVERIFY(plate.center().y > 4.0); // at the top of the view
    painting.info = hoverInfoAt(painting.objects, painting.broadPhase.get(), plate.center());
    painting.paint();
    QVERIFY(!contains(painting.layer(DisplayLayer::Tools).boxes.front().box, plate.center()));
}

void TestScenePainter::thePairShowsWhereItIsRegisteredAndWhereItWouldMeet()
{
    Scene scene;
    scene.world.width = 9.0;
    scene.world.height = 3.0;
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    append(scene, 1, ObjectKind::Dynamic, {4.5, 1.5}, Box{0.4, 0.4});
    // over seven cells; registered in the first and the last one
    append(scene, 2, ObjectKind::Static, {4.5, 1.5}, Box{6.0, 0.2});
    Painting painting(scene);
    painting.show.grid = painting.show.ids = painting.show.faults = false;
    painting.show.legend = true;
    painting.ask(1, 2);
    painting.paint();
    const auto count = [&](Mark mark) {
        const Meaning& look = painting.theme[mark];
        return std::ranges::count_if(painting.layer(DisplayLayer::Cells).boxes, [&](const DisplayBox& box) {
            return box.stroke.color == look.stroke.color && box.stroke.pattern == look.stroke.pattern;
        });
    };
    QCOMPARE(count(Mark::PairCells), 0); // none: both touch cell 13, but only one is registered there
    QCOMPARE(count(Mark::PinA), 1);      // cell 13
    QCOMPARE(count(Mark::PinB), 2);      // cells 10 and 16
    QCOMPARE(
        wordsOf(painting.layer(DisplayLayer::Labels)),
        (std::vector<std::string>{"A", "B", "missed: one is larger than the cells and not registered in between"}));
    const auto legend = wordsOf(painting.layer(DisplayLayer::Tools));
    QVERIFY(std::ranges::count(legend, "cells of both") == 1 && std::ranges::count(legend, "A and its cells") == 1);
    QCOMPARE(std::ranges::count(legend, "missed pairs: 1"), 1);
}

void TestScenePainter::onlyCellsOfBothAreInTheColourOfBoth()
{
    Scene scene;
    scene.world.width = 9.0;
    scene.world.height = 3.0;
    scene.broadPhase = {Algorithm::Grid, 1.0};
    append(scene, 1, ObjectKind::Dynamic, {1.5, 1.5}, Box{1.4, 0.4}); // columns 0 to 2
    append(scene, 2, ObjectKind::Static, {2.5, 1.5}, Box{1.4, 0.4});  // columns 1 to 3
    Painting painting(scene);
    painting.show.grid = painting.show.ids = false;
    painting.ask(1, 2);
    painting.paint();
    const auto columnsOf = [&](Mark mark) {
        std::vector<int> columns;
        for (const DisplayBox& box : painting.layer(DisplayLayer::Cells).boxes)
            if (box.stroke.color == painting.theme[mark].stroke.color &&
                box.stroke.pattern == painting.theme[mark].stroke.pattern)
                columns.push_back(static_cast<int>(box.box.center().x));
        return columns;
    };
    QCOMPARE(columnsOf(Mark::PairCells), (std::vector<int>{1, 2}));
    QCOMPARE(columnsOf(Mark::PinA), std::vector<int>{0});
    QCOMPARE(columnsOf(Mark::PinB), std::vector<int>{3});
}

/// Neither the letters nor the cause may hide what they are about.
void TestScenePainter::labelsOfAPairAreNextToItsObjects()
{
    Scene scene;
    scene.world.width = 9.0;
    scene.world.height = 3.0;
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    append(scene, 1, ObjectKind::Dynamic, {4.5, 1.5}, Box{0.4, 0.4});
    append(scene, 2, ObjectKind::Static, {4.5, 1.5}, Box{6.0, 0.2});
    Painting painting(scene);
    painting.show.faults = true;
    painting.show.legend = true;
    painting.ask(1, 2);
    QVERIFY(painting.pair->cause);
    painting.paint();
    const double pixel = 1.0 / painting.camera.pixelsPerMetre();
    std::vector<std::string> words;
    for (const DisplayLayer layer : {DisplayLayer::Labels, DisplayLayer::Highlights})
        for (const DisplayText& text : painting.layer(layer).texts) {
            words.push_back(text.text.substr(0, 7));
            const Vec2 lo = text.position + text.offset * pixel;
            const Vec2 size{approximateTextWidth(text.text, text.size), text.size};
            const Aabb place{lo, lo + size * pixel};
            QVERIFY(text.anchor == TextAnchor::BottomLeft);
            for (const ObjectIndex row : {0U, 1U})
                QVERIFY2(!overlaps(place, painting.objects.boundsOf(row)), text.text.c_str());
        }
    std::ranges::sort(words);
    QCOMPARE(words, (std::vector<std::string>{"A", "B", "fault", "missed:"}));
}

void TestScenePainter::namesDoNotCoverEachOther()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 20; ++id)
        append(scene, id, ObjectKind::Static, {5.0, 2.0}, Box{0.5, 0.5});
    append(scene, 21, ObjectKind::Static, {1.0, 2.0}, Box{0.5, 0.5});
    append(scene, 22, ObjectKind::Static, {8.0, 2.0}, Box{0.09, 0.09}); // 9 px, too small for a name
    Painting painting(scene);
    painting.show.labels = true;
    painting.paint();
    QCOMPARE(wordsOf(painting.layer(DisplayLayer::Labels)), (std::vector<std::string>{"Object 1", "Object 21"}));
}

void TestScenePainter::turnedBoxShowsItsBoxWhenHovered()
{
    Scene scene;
    append(scene, 1, ObjectKind::Static, {5.0, 2.0}, OrientedBox{1.0, 0.2});
    scene.replace(edited(*scene.find({1}), [](SceneObject& object) { object.pose.angle = 45.0; }));
    Painting painting(scene);
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Highlights);
    QCOMPARE(items.lines.size(), 4U);
    QCOMPARE(items.boxes.size(), 1U);
    QCOMPARE(items.boxes[0].box, painting.objects.boundsOf(0));
    QCOMPARE(items.boxes[0].stroke.pattern, LinePattern::Dashed);
}

BROADSIDE_TEST(TestScenePainter)

} // namespace broadside::test::tst_scene_painter

#include "tst_scene_painter.moc"
