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
};

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
