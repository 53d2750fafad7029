#include "editor/viewport/paint/guide_painter.h"
#include "tests/support/editor/painting.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_guide_painter {

using test::Painting;

namespace {

/// The view is x from 0 to 9.6 and y from 0 to 4.8; two guides are outside.
Scene guided()
{
    Scene scene;
    scene.guides = {.x = {-5.0, 1.5, 6.0}, .y = {2.0, 50.0}};
    return scene;
}

std::vector<DisplayLine> guideLines(const Painting& painting)
{
    std::vector<DisplayLine> lines = painting.layer(DisplayLayer::Labels).lines;
    std::erase_if(lines, [&](const DisplayLine& line) { return line.stroke.color != painting.theme.guide; });
    return lines;
}

} // namespace

class TestGuidePainter : public QObject {
    Q_OBJECT
private slots:
    void seenGuidesCrossTheView();
    void onlyWhileTheyAreShown();
    void theOneOfTheToolIsStronger();
    void toolsNameThem();
    void namesStandClearOfEachOther();
};

void TestGuidePainter::seenGuidesCrossTheView()
{
    Painting painting(guided());
    painting.show.guides = true;
    painting.paint();
    const std::vector<DisplayLine> lines = guideLines(painting);
    QCOMPARE(lines.size(), std::size_t{3});
    const Aabb seen = painting.camera.visibleWorld();
    for (const DisplayLine& line : lines) {
        QVERIFY(line.stroke.pattern == LinePattern::Dashed);
        const bool isVertical = line.from.x == line.to.x;
        QVERIFY(isVertical ? line.from.y <= seen.lo.y && line.to.y >= seen.hi.y
                           : line.from.x <= seen.lo.x && line.to.x >= seen.hi.x);
    }
    QCOMPARE(lines[0].from.x, 1.5);
    QCOMPARE(lines[2].from.y, 2.0);
    QCOMPARE(lines[2].to.y, 2.0);
}

void TestGuidePainter::onlyWhileTheyAreShown()
{
    Painting painting(guided());
    painting.paint();
    QVERIFY(guideLines(painting).empty());
    painting.tool.labelsGuides = true;
    painting.paint();
    QCOMPARE(guideLines(painting).size(), std::size_t{3});
}

void TestGuidePainter::theOneOfTheToolIsStronger()
{
    Painting painting(guided());
    painting.show.guides = true;
    painting.tool.guide = {{GuideAxis::X, 2.0}, Guide{GuideAxis::X, 1.5}};
    painting.paint();
    const std::vector<DisplayLine> lines = guideLines(painting);
    QCOMPARE(lines.size(), std::size_t{3}); // the tool's line replaces the guide at 1.5
    QVERIFY(std::ranges::none_of(lines, [](const DisplayLine& line) { return line.from.x == 1.5; }));
    QCOMPARE(lines.back().from.x, 2.0);
    QVERIFY(lines.back().stroke.pattern == LinePattern::Solid);
    QVERIFY(lines.back().stroke.width > lines.front().stroke.width);
    painting.tool.guide = {{GuideAxis::Y, 3.0}, std::nullopt};
    painting.paint();
    QCOMPARE(guideLines(painting).size(), std::size_t{4});
}

void TestGuidePainter::toolsNameThem()
{
    Painting painting(guided());
    painting.show.guides = true;
    painting.paint();
    const std::size_t others = painting.layer(DisplayLayer::Labels).texts.size();
    painting.tool.labelsGuides = true;
    painting.paint();
    const std::vector<std::string> words = test::wordsOf(painting.layer(DisplayLayer::Labels));
    QCOMPARE(words.size(), others + 3);
    for (const char* name : {"1.5", "2", "6"})
        QVERIFY(std::ranges::find(words, name) != words.end());
}

void TestGuidePainter::namesStandClearOfEachOther()
{
    Scene scene;
    for (int i = 0; i < 90; ++i)
        scene.guides.add({GuideAxis::X, 0.1 * i});
    Painting painting(scene);
    painting.tool.labelsGuides = true;
    painting.paint();
    QCOMPARE(guideLines(painting).size(), std::size_t{90});
    std::vector<double> places;
    for (const DisplayText& text : painting.layer(DisplayLayer::Labels).texts)
        places.push_back(painting.camera.toScreen(text.position).x);
    QVERIFY(places.size() > 10);
    for (std::size_t i = 1; i < places.size(); ++i)
        QVERIFY(places[i] - places[i - 1] > 40.0);
}

BROADSIDE_EVENT_TEST(TestGuidePainter)

} // namespace broadside::test::tst_guide_painter

#include "tst_guide_painter.moc"
