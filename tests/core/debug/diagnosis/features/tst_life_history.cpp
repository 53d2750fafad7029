#include "core/debug/diagnosis/features/cell_history.h"
#include "core/debug/diagnosis/features/life_history.h"
#include "core/debug/diagnosis/search/tree_places.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_life_history {

using namespace broadside::diagnosis;

/// What births, removals and motions of all objects say of one object, and of a cell.
class TestLifeHistory : public QObject {
    Q_OBJECT
private slots:
    void birthsAreNumberedInTheOrderOfTheList();
    void oneNewObjectIsAddedInEachFrame();
    void aSlotIsUsedAgain();
    void slotsAreFreedFromEitherEndOfTheList();
    void theNearestRemovalCounts();
    void cellsRememberRemovalsAndMovers();
    void aCellLosesItsLastMover_data();
    void aCellLosesItsLastMover();
    void leavesAreFilledInTheOrderOfTheList();
    void nodesAreDividedForTheFirstOnes();
};

namespace {

/// From its first frame on, each frame at a place.
struct Life {
    std::vector<double> places;
    FrameIndex first = 0;
    bool isDynamic = true;
};

Evidence evidenceOf(const std::vector<Life>& lives, std::size_t frames)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(frames);
    for (const Life& life : lives) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.first = life.first;
        track.isDynamic = life.isDynamic;
        for (const double place : life.places)
            track.boxes.push_back({{place, 0.0}, {place + 0.5, 0.5}});
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        FrameFacts& facts = evidence.frames[frame];
        facts.step = frame;
        facts.isSampled = true;
        for (const Track& track : evidence.tracks)
            if (track.isIn(frame))
                facts.present.push_back(track.index);
        facts.objects = static_cast<std::uint32_t>(facts.present.size());
    }
    return evidence;
}

const StructureRule kCells{
    StructureRule::Kind::Extents, 0, StructureRule::Outside::Endless, {{1.0, 1.0}, {}, 0, 0}, 0.0};

} // namespace

void TestLifeHistory::birthsAreNumberedInTheOrderOfTheList()
{
    Evidence evidence = evidenceOf({{{0, 0, 0}}, {{0, 0}, 1}, {{0, 0}, 1}, {{0}, 2}}, 3);
    evidence.frames[1].places = {0, 2, 1};
    const LifeHistory lives(evidence);
    QVERIFY(std::isnan(lives.factsOf({0, 2}).birth)); // nobody knows when it appeared
    QCOMPARE(lives.factsOf({1, 2}).birth, 2.0);
    QCOMPARE(lives.factsOf({2, 2}).birth, 1.0);
    QCOMPARE(lives.factsOf({3, 2}).birth, 3.0);
    QCOMPARE(lives.factsOf({1, 2}).bornBefore, 1.0);
    QCOMPARE(lives.factsOf({1, 2}).more, 1.0);
}

void TestLifeHistory::oneNewObjectIsAddedInEachFrame()
{
    // Three appear at once, and the second one is gone before its turn.
    const Evidence evidence = evidenceOf({{{0, 0, 0, 0}}, {{0, 0, 0}, 1}, {{0}, 1}, {{0, 0, 0}, 1}}, 4);
    const LifeHistory lives(evidence);
    QCOMPARE(lives.factsOf({0, 1}).waits, 0.0);
    QCOMPARE(lives.factsOf({1, 1}).waits, 0.0);
    QCOMPARE(lives.factsOf({2, 1}).waits, 1.0);
    QCOMPARE(lives.factsOf({3, 1}).waits, 1.0);
    QCOMPARE(lives.factsOf({3, 2}).waits, 0.0);
}

void TestLifeHistory::aSlotIsUsedAgain()
{
    const Evidence evidence = evidenceOf({{{0}}, {{0, 0}}, {{0, 0, 0}}, {{0, 0}, 1}, {{0}, 2}}, 3);
    const LifeHistory lives(evidence);
    QCOMPARE(lives.factsOf({2, 1}).slot, 2.0);
    QCOMPARE(lives.factsOf({3, 1}).slot, 0.0);
    QCOMPARE(lives.factsOf({4, 2}).slot, 1.0);
    QCOMPARE(lives.factsOf({3, 1}).slotBefore, 3.0); // the first one is still there when it is added
    QCOMPARE(lives.factsOf({4, 2}).slotBefore, 0.0);
}

void TestLifeHistory::slotsAreFreedFromEitherEndOfTheList()
{
    const Evidence evidence = evidenceOf({{{0}}, {{0}}, {{0, 0}}, {{0}, 1}, {{0}, 1}}, 2);
    const LifeHistory lives(evidence);
    QCOMPARE(lives.factsOf({3, 1}).slot, 0.0); // freed last, and used first
    QCOMPARE(lives.factsOf({4, 1}).slot, 1.0);
    QCOMPARE(lives.factsOf({3, 1}).leaf, 1.0);
    QCOMPARE(lives.factsOf({4, 1}).leaf, 0.0);
}

void TestLifeHistory::theNearestRemovalCounts()
{
    const Evidence evidence = evidenceOf({{{3.0, 3.0, 3.0}}, {{1.5}}, {{4.0, 4.0}}, {{9.0}, 2}}, 3);
    const LifeHistory lives(evidence);
    QVERIFY(std::isnan(lives.factsOf({0, 0}).goneGap));
    QCOMPARE(lives.factsOf({0, 1}).goneGap, 1.0);
    QCOMPARE(lives.factsOf({0, 2}).goneGap, 0.5);
    QVERIFY(std::isnan(lives.factsOf({3, 2}).goneGap)); // they were removed before it appeared
    QCOMPARE(lives.factsOf({0, 1}).more, -1.0);
}

void TestLifeHistory::cellsRememberRemovalsAndMovers()
{
    // A wall in cells 0 and 1. The second object is removed from cell 1, the third leaves cell 0.
    const Evidence evidence =
        evidenceOf({{{0.7, 0.7, 0.7}, 0, false}, {{1.2, 1.2}}, {{0.2, 5.2, 5.2}}, {{9.0, 9.0, 1.2}, 0, false}}, 3);
    CellHistory cells(evidence, kCells);
    QCOMPARE(cells.moversAtStart({0, 0}), std::size_t{1});
    QCOMPARE(cells.moversAtStart({5, 0}), std::size_t{0});
    QVERIFY(!cells.isGoneFrom({0, 1}, {1, 0}));
    QVERIFY(cells.isGoneFrom({0, 2}, {1, 0}));
    QVERIFY(!cells.isGoneFrom({0, 2}, {0, 0}));
    QVERIFY(!cells.isGoneFrom({3, 2}, {1, 0})); // it came later
    QCOMPARE(cells.moversLeft(0, {0, 0}), std::optional(false));
    QCOMPARE(cells.moversLeft(1, {0, 0}), std::optional(true));
    QCOMPARE(cells.moversLeft(1, {1, 0}), std::optional(false));
    QCOMPARE(cells.moversLeft(2, {1, 0}), std::optional(true));
}

void TestLifeHistory::aCellLosesItsLastMover_data()
{
    QTest::addColumn<double>("first"); // places of two movers in the second frame; they were in cell 0
    QTest::addColumn<double>("second");
    QTest::addColumn<FrameIndex>("came"); // the first frame of the wall
    QTest::addColumn<bool>("isLost");
    QTest::newRow("both stay") << 0.1 << 0.3 << FrameIndex{0} << false;
    QTest::newRow("one leaves") << 5.2 << 0.3 << FrameIndex{0} << false;
    QTest::newRow("both leave") << 5.2 << 6.2 << FrameIndex{0} << true;
    QTest::newRow("one leaves, and the other reaches another cell, too") << 5.2 << 0.7 << FrameIndex{0} << true;
    QTest::newRow("one reaches another cell, too, before the other does") << 0.7 << 0.7 << FrameIndex{0} << false;
    QTest::newRow("both leave before there is a wall") << 5.2 << 6.2 << FrameIndex{1} << false;
}

/// An object whose cells change is taken out of all of them for a moment.
void TestLifeHistory::aCellLosesItsLastMover()
{
    QFETCH(const double, first);
    QFETCH(const double, second);
    QFETCH(const FrameIndex, came);
    QFETCH(const bool, isLost);
    const Evidence evidence = evidenceOf(
        {{{0.1, first, first}}, {{0.3, second, second}}, {std::vector<double>(3 - came, 0.2), came, false}}, 3);
    CellHistory cells(evidence, kCells);
    if (came == 0)
        QCOMPARE(cells.lostMovers({2, 0}, {0, 0}), std::optional(false));
    QCOMPARE(cells.lostMovers({2, 1}, {0, 0}), std::optional(isLost));
    QCOMPARE(cells.lostMovers({2, 2}, {0, 0}), std::optional(isLost));
    QCOMPARE(cells.lostMovers({2, 2}, {3, 0}), std::optional(false)); // nobody was there
}

namespace {

/// In a quadtree, in which the objects of the list are registered nowhere.
Evidence evidenceOfTree(const std::vector<Life>& lives, const std::vector<TrackIndex>& lost, const char* algorithm)
{
    Evidence evidence = evidenceOf(lives, 1);
    evidence.knowsBoxes = true;
    evidence.world = Aabb{{0.0, 0.0}, {64.0, 64.0}};
    evidence.algorithm = algorithm;
    for (Track& track : evidence.tracks) {
        const bool isLost = std::ranges::find(lost, track.index) != lost.end();
        track.registered.emplace_back();
        track.registered.back().kind = isLost ? Registered::Kind::Nowhere : Registered::Kind::Box;
        track.registered.back().box = track.boxes.front();
    }
    return evidence;
}

} // namespace

void TestLifeHistory::leavesAreFilledInTheOrderOfTheList()
{
    const Evidence evidence = evidenceOfTree({{{0.1}}, {{9.0}}, {{0.2}}, {{0.3}}, {{30.0}}}, {2, 3}, "loose quadtree");
    TreePlaces trees(evidence);
    QCOMPARE(trees.leafBefore({0, 0}), std::optional(std::size_t{0}));
    QCOMPARE(trees.leafBefore({1, 0}), std::optional(std::size_t{0}));
    QCOMPARE(trees.leafBefore({2, 0}), std::optional(std::size_t{1}));
    QCOMPARE(trees.leafBefore({3, 0}), std::optional(std::size_t{2}));
    QVERIFY(!TreePlaces(evidenceOfTree({{{0.1}}, {{0.2}}}, {1}, "uniform grid")).leafBefore({1, 0}));
}

void TestLifeHistory::nodesAreDividedForTheFirstOnes()
{
    // All in one leaf of the fifth level: each of the first five divides one node on the way.
    const Evidence evidence =
        evidenceOfTree({{{0.1}}, {{0.2}}, {{0.3}}, {{0.4}}, {{0.5}}, {{0.6}}, {{0.7}}}, {0, 1, 2, 3, 4}, "quadtree");
    TreePlaces trees(evidence);
    for (TrackIndex track = 0; track < 7; ++track)
        QCOMPARE(trees.divides({track, 0}), std::optional(track < 5));
}

BROADSIDE_TEST(TestLifeHistory)

} // namespace broadside::test::tst_life_history

#include "tst_life_history.moc"
