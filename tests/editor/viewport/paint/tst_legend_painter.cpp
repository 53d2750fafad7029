#include "editor/viewport/framing.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/paint_tools.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/painting.h"
#include "tests/support/heaps.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_legend_painter {

class TestLegendPainter : public QObject {
    Q_OBJECT
private slots:
    void legendTakesARowMoreInANarrowView();
    void notesTakeNoRoomFromTheWorldInANarrowView();
    void notesHaveRoomAboveTheWorldInAWideView();
    void largeCountsHaveRoom();
    void cellsOutsideTheGridAreNotCounted();
    void saysWhoseCellsTheyAre();
    void wideCharactersHaveRoom();
    void itGrowsWithTheInterface();
    void foldedItIsANameThatUnfolds();
    void itCoversNoEvidence_data();
    void itCoversNoEvidence();
    void itStaysWhereItIsWhileItCoversNothing();
    void itAvoidsWhatHidesIt();
    void whereAllPlacesCoverEvidenceItIsOnlyAName();
    void theTopEdgeOfTheWorldStaysVisible();

private:
    static Scene rows();
    /// Shows the world below the legend.
    static void frame(Painting& painting)
    {
        const Aabb world{{}, {painting.world.width, painting.world.height}};
        frameBox(painting.camera, world, {54.0, legendReserve(painting.view()), 42.0, 26.0});
    }
};

/// Three rows of ten targets in a world of 10 x 5 m, the lowest and the highest at the edges, in a view of 960 x 480.
Scene TestLegendPainter::rows()
{
    Scene scene;
    scene.world.width = 10.0;
    scene.world.height = 5.0;
    scene.broadPhase = {Algorithm::CornerGrid, 0.1};
    std::uint64_t id = 0;
    for (const double y : {0.3, 2.5, 4.7})
        for (int column = 0; column < 10; ++column)
            append(scene, ++id, ObjectKind::Static, {0.5 + column, y}, Box{0.4, 0.4});
    return scene;
}

void TestLegendPainter::itCoversNoEvidence_data()
{
    QTest::addColumn<std::uint64_t>("a");
    QTest::addColumn<std::uint64_t>("b");
    QTest::addColumn<std::uint64_t>("hovered");
    QTest::newRow("a pair at the top") << std::uint64_t{24} << std::uint64_t{26} << std::uint64_t{0};
    QTest::newRow("a pair at the bottom") << std::uint64_t{4} << std::uint64_t{6} << std::uint64_t{0};
    QTest::newRow("a pair at both") << std::uint64_t{4} << std::uint64_t{26} << std::uint64_t{0};
    QTest::newRow("a pair and the hovered object") << std::uint64_t{1} << std::uint64_t{30} << std::uint64_t{21};
    QTest::newRow("in three corners") << std::uint64_t{1} << std::uint64_t{10} << std::uint64_t{30};
    QTest::newRow("only the hovered object") << std::uint64_t{0} << std::uint64_t{0} << std::uint64_t{30};
}

void TestLegendPainter::itCoversNoEvidence()
{
    QFETCH(const std::uint64_t, a);
    QFETCH(const std::uint64_t, b);
    QFETCH(const std::uint64_t, hovered);
    Painting painting(rows());
    painting.show.legend = true;
    painting.foldsLegend = true;
    painting.show.faults = false;
    painting.pins = {ObjectId{a}, ObjectId{b}};
    if (hovered != 0)
        painting.hover(hovered);
    painting.paint();
    const std::optional<Aabb> legend = legendBox(painting.view());
    QVERIFY(legend && contains(painting.camera.visibleWorld(), *legend));
    QCOMPARE(painting.layer(DisplayLayer::Tools).boxes.front().box, *legend);
    QVERIFY(wordsOf(painting.layer(DisplayLayer::Tools)).size() > 1); // not only its name
    for (const std::uint64_t id : {a, b, hovered})
        if (const auto row = painting.objects.indexOf({id}))
            QVERIFY2(!overlaps(*legend, painting.objects.boundsOf(*row)), qPrintable(QString::number(id)));
}

void TestLegendPainter::itStaysWhereItIsWhileItCoversNothing()
{
    Painting painting(rows());
    painting.show.legend = true;
    painting.show.faults = false;
    painting.pins = {ObjectId{24}, ObjectId{26}};
    const std::optional<LegendPlace> place = legendPlaceOf(painting.view());
    QVERIFY(place && *place != LegendPlace::TopStrip);
    painting.pins = {};
    painting.legendPlace = place;
    QCOMPARE(legendPlaceOf(painting.view()), place);
    const Aabb there = legendBox(painting.view()).value();
    const auto below = std::ranges::find_if(
        painting.visible, [&](ObjectIndex row) { return overlaps(there, painting.objects.boundsOf(row)); });
    QVERIFY(below != painting.visible.end()); // other objects do not matter
    painting.hover(painting.objects.idOf(*below).value);
    QVERIFY(legendPlaceOf(painting.view()) != place);
}

/// Such as the overview in a corner of the view.
void TestLegendPainter::itAvoidsWhatHidesIt()
{
    Painting painting(rows());
    painting.show.legend = true;
    painting.show.faults = false;
    const Aabb seen = painting.camera.visibleWorld();
    for (const double y : {seen.lo.y, seen.hi.y - 1.0}) {
        painting.hidden = {{{seen.hi.x - 2.0, y}, {seen.hi.x, y + 1.0}}};
        QVERIFY(!overlaps(legendBox(painting.view()).value(), painting.hidden.front()));
    }
}

void TestLegendPainter::whereAllPlacesCoverEvidenceItIsOnlyAName()
{
    Painting painting(rows());
    painting.show.legend = true;
    painting.foldsLegend = true;
    const Aabb seen = painting.camera.visibleWorld();
    painting.hidden = {{seen.lo, seen.hi - Vec2{2.0, 1.0}}, {seen.lo + Vec2{0.0, 1.0}, seen.hi - Vec2{2.0, 0.0}}};
    painting.hover(10); // in the lower right corner
    painting.paint();
    QCOMPARE(wordsOf(painting.layer(DisplayLayer::Tools)), std::vector<std::string>{"legend"});
    QVERIFY(!overlaps(legendBox(painting.view()).value(), painting.hidden.front()));
    QVERIFY(!legendPlaceOf(painting.view()));
    QVERIFY(!painting.legendPart({940.0, 20.0})); // nothing to unfold
}

/// The upper edge of the world is just below the upper edge of the view.
void TestLegendPainter::theTopEdgeOfTheWorldStaysVisible()
{
    Painting painting(rows());
    painting.show.legend = true;
    painting.show.faults = false;
    painting.camera.setZoom(0.25);
    painting.camera.setCenter({5.0, 4.6});
    const Aabb legend = legendBox(painting.view()).value();
    QVERIFY(legend.lo.y > 5.0 || legend.hi.y < 5.0);
}

void TestLegendPainter::saysWhoseCellsTheyAre()
{
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find({3}), [](SceneObject& o) { o.name = "A target with a very long n\xC3\xA4me"; }));
    Painting painting(scene);
    painting.show.legend = true;
    const auto words = [&] {
        painting.paint();
        return wordsOf(painting.layer(DisplayLayer::Tools));
    };
    const auto has = [&](const char* text) { return std::ranges::count(words(), text) == 1; };
    QVERIFY(has("hovered object") && has("its cells"));
    painting.hover(2);
    QVERIFY(has("Ball") && has("cells of Ball: 1"));
    painting.pins = {ObjectId{2}, ObjectId{}};
    QVERIFY(has("Ball (pinned)"));
    painting.hover(3);
    QVERIFY(has("A target with a very\xE2\x80\xA6"));
    painting.info = hoverInfoAt(painting.objects, painting.broadPhase.get(), {3.0, 4.0});
    QVERIFY(has("point") && has("cells of point: 1"));
}

/// They are drawn, but have no ids.
void TestLegendPainter::wideCharactersHaveRoom()
{
    const double latin = approximateTextWidth("ab", 10.0);
    QCOMPARE(approximateTextWidth("\xC3\xA4\xC3\xA4", 10.0), latin); // German
    const double russian = approximateTextWidth("\xD1\x8F\xD1\x8F", 10.0);
    QVERIFY(russian > latin && russian < 1.3 * latin);
    QCOMPARE(approximateTextWidth("\xE7\xA2\xB0\xE6\x92\x9E", 10.0), 20.0); // Chinese: as wide as high
}

void TestLegendPainter::cellsOutsideTheGridAreNotCounted()
{
    for (const double x : {5.0, 500.0}) {
        Scene scene = twoHeaps(1, {0.1, 0.1});
        auto moved = std::make_shared<SceneObject>(*scene.objects().front());
        moved->id = {9};
        moved->pose.position = {x, 5.0};
        scene.append(moved);
        Painting painting(scene);
        painting.show.legend = true;
        painting.hover(9);
        painting.paint();
        const std::vector<std::string> words = wordsOf(painting.layer(DisplayLayer::Tools));
        QCOMPARE(std::ranges::count(words, "cells of Object 9") == 1, x == 500.0);
    }
}

/// The labels neither overlap the next sample nor leave the plate.
void TestLegendPainter::largeCountsHaveRoom()
{
    Painting painting(twoHeaps(1'500, {0.1, 0.1}));
    painting.show.legend = true;
    painting.camera.setViewSize({900.0, 390.0});
    painting.hover(1);
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
    QVERIFY(std::ranges::count(wordsOf(items), "shape overlaps: 2 999") == 1);
    const double metre = painting.camera.pixelsPerMetre();
    for (const DisplayText& text : items.texts) {
        const double end = text.position.x + approximateTextWidth(text.text, text.size) / metre;
        QVERIFY2(end <= items.boxes.front().box.hi.x, text.text.c_str());
        for (const DisplayBox& sample : items.boxes)
            if (&sample != &items.boxes.front() && sample.box.lo.y <= text.position.y + 3.0 / metre &&
                sample.box.hi.y >= text.position.y - 3.0 / metre && sample.box.lo.x > text.position.x)
                QVERIFY2(end < sample.box.lo.x, text.text.c_str());
    }
}

void TestLegendPainter::legendTakesARowMoreInANarrowView()
{
    ShowFlags show;
    show.legend = true;
    double former = 0.0;
    for (const double width : {1'200.0, 430.0}) {
        Painting painting(test::cannonWorld());
        painting.show.legend = true;
        painting.camera.setViewSize({width, 390.0});
        frame(painting);
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
        QCOMPARE(wordsOf(items).size(), std::size_t{5});
        const Aabb plate = items.boxes.front().box;
        QVERIFY(contains(painting.camera.visibleWorld(), plate));
        const double height = plate.height() * painting.camera.pixelsPerMetre();
        QVERIFY(height > former);
        former = height;
        // A framed world is below the legend.
        QVERIFY(insetsFor({width, 390.0}, show).top > height);
    }
}

/// Faults are in the second row, and a framed world leaves room for it.
void TestLegendPainter::notesTakeNoRoomFromTheWorldInANarrowView()
{
    ShowFlags show;
    show.legend = true;
    Scene scene = test::cannonWorld();
    scene.broadPhase = {Algorithm::CornerGrid, 0.2}; // a target covers more than two cells
    Painting painting(scene);
    painting.show.legend = true;
    painting.camera.setViewSize({680.0, 390.0});
    const auto plate = [&] {
        frame(painting);
        painting.paint();
        return painting.layer(DisplayLayer::Tools).boxes.front().box.height() * painting.camera.pixelsPerMetre();
    };
    const double without = plate();
    painting.show.faults = true;
    QCOMPARE(plate(), without);
    const auto isFaults = [](const std::string& words) { return words.starts_with("faults: "); };
    QVERIFY(std::ranges::count_if(wordsOf(painting.layer(DisplayLayer::Tools)), isFaults) == 1);
    QVERIFY(insetsFor({680.0, 390.0}, show).top > without);
}

/// A wide view has a row more for them. What the pointer adds does not move the world.
void TestLegendPainter::notesHaveRoomAboveTheWorldInAWideView()
{
    Scene scene = test::cannonWorld();
    scene.broadPhase = {Algorithm::CornerGrid, 0.2};
    Painting painting(scene);
    painting.show.legend = true;
    painting.camera.setViewSize({1'200.0, 390.0});
    painting.show.faults = false;
    painting.paint();
    const double usual = legendReserve(painting.view());
    painting.show.faults = true;
    painting.paint(); // finds the faults
    frame(painting);
    painting.paint();
    const double plate =
        painting.layer(DisplayLayer::Tools).boxes.front().box.height() * painting.camera.pixelsPerMetre();
    const double reserve = legendReserve(painting.view());
    QVERIFY(reserve > usual);
    QVERIFY(reserve > plate);
    painting.hover(3);
    QCOMPARE(legendReserve(painting.view()), reserve);
}

/// So do the ids of the cells.
void TestLegendPainter::itGrowsWithTheInterface()
{
    ShowFlags show;
    show.legend = true;
    std::array<double, 2> heights{};
    std::array<float, 2> ids{};
    for (const std::size_t i : {0U, 1U}) {
        Painting painting(test::cannonWorld());
        painting.theme.textScale = 1.0 + static_cast<double>(i);
        painting.show.legend = painting.show.ids = painting.show.grid = true;
        painting.camera.setViewSize({2'400.0, 900.0});
        frame(painting);
        painting.paint();
        const DisplayLayerItems& items = painting.layer(DisplayLayer::Tools);
        heights[i] = items.boxes.front().box.height() * painting.camera.pixelsPerMetre();
        QVERIFY(insetsFor({2'400.0, 900.0}, show, painting.theme.textScale).top > heights[i]);
        const auto& labels = painting.layer(DisplayLayer::Cells).texts;
        QVERIFY(!labels.empty());
        ids[i] = labels.back().size;
    }
    QCOMPARE(heights[1], 2.0 * heights[0]);
    QVERIFY(ids[1] > 1.4F * ids[0]);
}

void TestLegendPainter::foldedItIsANameThatUnfolds()
{
    Painting painting(test::cannonWorld());
    painting.camera.setViewSize({1'200.0, 390.0});
    painting.foldsLegend = true;
    painting.show.legend = true;
    frame(painting);
    painting.paint();
    const double whole = painting.layer(DisplayLayer::Tools).boxes.front().box.width();
    const Vec2 end{1'180.0, 20.0};
    QVERIFY(painting.legendPart(end) && !painting.legendPart(end)->list);
    QVERIFY(!painting.legendPart({1'100.0, 20.0}));
    painting.show.legend = false;
    painting.paint();
    QCOMPARE(wordsOf(painting.layer(DisplayLayer::Tools)), std::vector<std::string>{"legend"});
    QVERIFY(painting.layer(DisplayLayer::Tools).boxes.front().box.width() < 0.2 * whole);
    QVERIFY(painting.legendPart(end));
    painting.foldsLegend = false; // a picture without a legend
    painting.paint();
    QVERIFY(wordsOf(painting.layer(DisplayLayer::Tools)).empty());
    QVERIFY(!painting.legendPart(end));
}

BROADSIDE_EVENT_TEST(TestLegendPainter)

} // namespace broadside::test::tst_legend_painter

#include "tst_legend_painter.moc"
