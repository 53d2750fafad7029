#include "core/debug/recorded_broad_phase.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/painting.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_registration_painter {

class TestRegistrationPainter : public QObject {
    Q_OBJECT
private slots:
    void itIsAnotherMarkThanTheObject();
    void aStaleBoxIsLinkedAndNamed();
    void registeredCellsAreShownBesideTheCellsWhereItIs();
    void theLegendTellsThemApart();
    void eachGridOfAGameIsShown();
    void oneGridOfAGameCanBeShown();

private:
    static void makeGrids(Painting& painting);
    [[nodiscard]] static bool isLike(const Stroke& a, const Stroke& b)
    {
        return a.color == b.color && a.pattern == b.pattern;
    }
    [[nodiscard]] static std::vector<Aabb> registeredBoxes(const Painting& painting)
    {
        std::vector<Aabb> boxes;
        for (const DisplayBox& box : painting.layer(DisplayLayer::Highlights).boxes)
            if (isLike(box.stroke, painting.theme[Mark::Registered].stroke))
                boxes.push_back(box.box);
        return boxes;
    }
};

/// The target is a box of 0.5 m with its centre at (3.25, 1.5).
void TestRegistrationPainter::itIsAnotherMarkThanTheObject()
{
    Painting painting(test::cannonWorld());
    painting.hover(3);
    painting.paint();
    QVERIFY(registeredBoxes(painting).empty());
    const Aabb larger{{2.5, 1.0}, {4.0, 2.0}};
    painting.registrations = {{{3}, larger, {}}};
    painting.paint();
    QCOMPARE(registeredBoxes(painting), std::vector<Aabb>{larger});
    const auto& boxes = painting.layer(DisplayLayer::Highlights).boxes;
    QVERIFY(std::ranges::any_of(boxes, [&](const DisplayBox& box) { // at its current place
        return isLike(box.stroke, painting.theme[Mark::Hovered].stroke) && box.box == (Aabb{{3.0, 1.25}, {3.5, 1.75}});
    }));
    QVERIFY(painting.theme[Mark::Registered].stroke.pattern != painting.theme[Mark::Hovered].stroke.pattern);
}

void TestRegistrationPainter::aStaleBoxIsLinkedAndNamed()
{
    Painting painting(test::cannonWorld());
    painting.hover(3);
    painting.paint();
    const std::size_t lines = painting.layer(DisplayLayer::Highlights).lines.size();
    painting.registrations = {{{3}, Aabb{{6.0, 3.0}, {6.5, 3.5}}, {}}};
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Highlights).lines.size() > lines);
    const auto words = wordsOf(painting.layer(DisplayLayer::Highlights));
    QVERIFY(std::ranges::find(words, "Target 1: registered here") != words.end());
    painting.registrations = {{{3}, Aabb{{3.0, 1.25}, {3.5, 1.75}}, {}}}; // registered with its current box
    painting.paint();
    QCOMPARE(painting.layer(DisplayLayer::Highlights).lines.size(), lines);
}

void TestRegistrationPainter::registeredCellsAreShownBesideTheCellsWhereItIs()
{
    Painting painting(test::cannonWorld()); // with cells of 2.5 m the target is in one cell only
    painting.hover(3);
    const Aabb elsewhere{{5.0, 0.0}, {7.5, 2.5}};
    painting.registrations = {{{3}, std::nullopt, {elsewhere}}};
    painting.paint();
    QCOMPARE(registeredBoxes(painting), std::vector<Aabb>{elsewhere});
    const auto& cells = painting.layer(DisplayLayer::Cells).boxes;
    QVERIFY(std::ranges::any_of(cells, [&](const DisplayBox& box) {
        return isLike(box.stroke, painting.theme[Mark::HoveredCells].stroke) &&
               box.box == (Aabb{{2.5, 0.0}, {5.0, 2.5}});
    }));
}

void TestRegistrationPainter::theLegendTellsThemApart()
{
    Painting painting(test::cannonWorld());
    painting.show.legend = true;
    painting.hover(3);
    painting.registrations = {{{3}, Aabb{{2.5, 1.0}, {4.0, 2.0}}, {}}};
    painting.paint();
    const auto words = wordsOf(painting.layer(DisplayLayer::Tools));
    QCOMPARE(std::ranges::count(words, "Target 1: where it is"), 1); // an entry with the same look would say it twice
    QCOMPARE(std::ranges::count_if(words, [](const std::string& w) { return w.starts_with("where it is registered"); }),
             1);
}

/// A game with a grid of 5 m, and others of 2 and 3 m, which are smaller than the world.
void TestRegistrationPainter::makeGrids(Painting& painting)
{
    painting.show.grid = true;
    auto recorded = std::make_unique<RecordedBroadPhase>(std::nullopt, true, 1.0);
    RecordedBroadPhase::Grid walls{CellTable(GridLayout::ofCells(5.0, 4, 2)), 0, Message("the grid walls")};
    RecordedBroadPhase::Grid shots{CellTable(GridLayout::ofCells(2.0, 3, 3)), 0, Message("the grid shots")};
    RecordedBroadPhase::Grid mines{CellTable(GridLayout::ofCells(3.0, 3, 3)), 0, Message("the grid mines")};
    recorded->setSurroundings({walls, shots, mines}, std::nullopt);
    RecordedBroadPhase::Record record;
    record.cells.emplace();
    recorded->take(painting.objects, std::move(record));
    painting.broadPhase = std::move(recorded);
    painting.paint();
}

void TestRegistrationPainter::eachGridOfAGameIsShown()
{
    Painting painting(test::cannonWorld());
    makeGrids(painting);
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Cells);
    QCOMPARE(std::ranges::count(items.lines, LinePattern::Dashed,
                                [](const DisplayLine& line) { return line.stroke.pattern; }),
             8); // the borders of 3 columns and 3 rows
    QVERIFY(std::ranges::any_of(items.lines, [&](const DisplayLine& line) {
        return line.stroke.pattern == painting.theme[Mark::CellLine].stroke.pattern;
    }));
    const auto words = wordsOf(items);
    QCOMPARE(std::ranges::count(words, "the grid shots"), 1);
    QVERIFY(std::ranges::any_of(items.lines,
                                [](const DisplayLine& line) { return line.stroke.pattern == LinePattern::Dotted; }));
    // The names are side by side.
    const auto nameAt = [&](const char* name) {
        return std::ranges::find(items.texts, std::string(name), &DisplayText::text)->offset;
    };
    QCOMPARE(nameAt("the grid mines").y, nameAt("the grid shots").y);
    QVERIFY(nameAt("the grid mines").x > nameAt("the grid shots").x + 50.0);
    painting.show.grid = false;
    painting.paint();
    QVERIFY(painting.layer(DisplayLayer::Cells).lines.empty());
}

void TestRegistrationPainter::oneGridOfAGameCanBeShown()
{
    Painting painting(test::cannonWorld());
    makeGrids(painting);
    painting.show.ids = true;
    painting.show.onlyGrid = Message("the grid mines");
    painting.paint();
    const DisplayLayerItems& items = painting.layer(DisplayLayer::Cells);
    QVERIFY(!items.lines.empty());
    QVERIFY(std::ranges::all_of(items.lines,
                                [](const DisplayLine& line) { return line.stroke.pattern == LinePattern::Dotted; }));
    QCOMPARE(wordsOf(items), std::vector<std::string>{"the grid mines"}); // ids are those of the first grid
    painting.show.onlyGrid = Message("the grid walls");
    painting.paint();
    QVERIFY(!items.lines.empty());
    QVERIFY(std::ranges::none_of(items.lines, [](const DisplayLine& line) {
        return line.stroke.pattern == LinePattern::Dotted || line.stroke.pattern == LinePattern::Dashed;
    }));
    painting.show.onlyGrid = Message("a grid that is gone"); // then all are shown
    painting.paint();
    const std::vector<std::string> all = wordsOf(items);
    QVERIFY(std::ranges::find(all, "the grid mines") != all.end() &&
            std::ranges::find(all, "the grid shots") != all.end());
}

BROADSIDE_EVENT_TEST(TestRegistrationPainter)

} // namespace broadside::test::tst_registration_painter

#include "tst_registration_painter.moc"
