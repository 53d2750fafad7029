#include "core/base/random.h"
#include "core/debug/diagnosis/model/tree_search.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_tree_search {

using namespace broadside::diagnosis;
using Through = TreeSearch::Through;
using By = TreeSearch::By;

/// Searches in a quadtree that leave out nodes.
class TestTreeSearch : public QObject {
    Q_OBJECT
private slots:
    void nodesThatASearchGoesThrough_data();
    void nodesThatASearchGoesThrough();
    void theSearchOfAGameIsFound_data();
    void theSearchOfAGameIsFound();
    void namesThatSearchAreFound_data();
    void namesThatSearchAreFound();
    void boxesAtALineDoNotFitIntoAChild();
    void otherBroadPhasesHaveNone();
};

namespace {

constexpr double kSide = 64.0;
const SquareTreePlan kPlan{{{0.0, 0.0}, {kSide, kSide}}, 5};

Evidence evidenceOf(const std::vector<Aabb>& boxes)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.knowsBoxes = true;
    evidence.world = kPlan.root;
    evidence.algorithm = "quadtree";
    evidence.frames.resize(1);
    evidence.frames[0].isSampled = true;
    for (const Aabb& box : boxes) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.isDynamic = track.index % 3 != 0;
        track.boxes = {box};
        evidence.frames[0].present.push_back(track.index);
        evidence.tracks.push_back(track);
    }
    return evidence;
}

Evidence gameWith(const TreeSearch& search)
{
    Random random(7);
    std::vector<Aabb> boxes;
    for (int i = 0; i < 200; ++i) {
        const Vec2 low{random.between(0.0, 56.0), random.between(0.0, 56.0)};
        boxes.push_back({low, low + Vec2{random.between(0.2, 8.0), random.between(0.2, 8.0)}});
    }
    Evidence evidence = evidenceOf(boxes);
    for (TrackIndex a = 0; a < boxes.size(); ++a)
        for (TrackIndex b = a + 1; b < boxes.size(); ++b)
            if (overlaps(boxes[a], boxes[b]))
                evidence.events.push_back({0, a, b, Fate::Found});
    const std::vector<char> lost = lostInTreeSearch(evidence, search, evidence.events);
    for (std::size_t i = 0; i < lost.size(); ++i)
        evidence.events[i].fate = lost[i] ? Fate::Missed : Fate::Found;
    return evidence;
}

} // namespace

void TestTreeSearch::nodesThatASearchGoesThrough_data()
{
    QTest::addColumn<int>("through");
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("isLost");
    // The first object straddles the middle of the world, and the second one is in a small node.
    QTest::newRow("its own node") << static_cast<int>(Through::OwnNode) << static_cast<int>(By::Either) << true;
    QTest::newRow("own and above, both") << static_cast<int>(Through::OwnAndAbove) << static_cast<int>(By::Either)
                                         << false;
    QTest::newRow("own and above, the lower one")
        << static_cast<int>(Through::OwnAndAbove) << static_cast<int>(By::Lower) << true;
    QTest::newRow("own and below, the lower one")
        << static_cast<int>(Through::OwnAndBelow) << static_cast<int>(By::Lower) << false;
    QTest::newRow("the middle, the lower one")
        << static_cast<int>(Through::Centre) << static_cast<int>(By::Lower) << true;
    QTest::newRow("the middle, the higher one")
        << static_cast<int>(Through::Centre) << static_cast<int>(By::Higher) << false;
    QTest::newRow("the low corner, the lower one")
        << static_cast<int>(Through::LowCorner) << static_cast<int>(By::Lower) << false;
}

void TestTreeSearch::nodesThatASearchGoesThrough()
{
    QFETCH(const int, through);
    QFETCH(const int, by);
    const Evidence evidence = evidenceOf({{{28.1, 28.1}, {37.0, 37.0}}, {{28.2, 28.2}, {28.9, 28.9}}});
    const TreeSearch search{static_cast<Through>(through), static_cast<By>(by), 0, kPlan};
    QTEST(lostInTreeSearch(evidence, search, {{0, 0, 1, Fate::Missed}}).front() != 0, "isLost");
}

void TestTreeSearch::theSearchOfAGameIsFound_data()
{
    QTest::addColumn<int>("through");
    QTest::addColumn<int>("by");
    QTest::addColumn<unsigned>("levels");
    QTest::addColumn<unsigned>("capacity");
    QTest::addColumn<bool>("isOfCorners");
    QTest::newRow("the middle") << static_cast<int>(Through::Centre) << static_cast<int>(By::Either) << 0U << 0U
                                << false;
    QTest::newRow("three levels") << static_cast<int>(Through::Levels) << static_cast<int>(By::Either) << 3U << 0U
                                  << false;
    QTest::newRow("own and above, the lower one")
        << static_cast<int>(Through::OwnAndAbove) << static_cast<int>(By::Lower) << 0U << 0U << false;
    QTest::newRow("a corner, dynamic ones")
        << static_cast<int>(Through::HighCorner) << static_cast<int>(By::Dynamic) << 0U << 0U << false;
    QTest::newRow("its own node, which was full")
        << static_cast<int>(Through::OwnNode) << static_cast<int>(By::Either) << 0U << 6U << false;
    QTest::newRow("own and above, nodes that were full")
        << static_cast<int>(Through::OwnAndAbove) << static_cast<int>(By::Lower) << 0U << 10U << false;
    QTest::newRow("nodes of corners") << static_cast<int>(Through::Touched) << static_cast<int>(By::Either) << 0U << 4U
                                      << true;
}

void TestTreeSearch::theSearchOfAGameIsFound()
{
    QFETCH(const int, through);
    QFETCH(const int, by);
    QFETCH(const unsigned, levels);
    QFETCH(const unsigned, capacity);
    QFETCH(const bool, isOfCorners);
    SquareTreePlan plan = kPlan;
    plan.capacity = capacity;
    plan.level = isOfCorners ? SquareTreePlan::Level::LowCorner : SquareTreePlan::Level::Holds;
    const Evidence evidence = gameWith({static_cast<Through>(through), static_cast<By>(by), levels, plan});
    const auto found = likelyTreeSearch(evidence);
    QVERIFY(found.has_value());
    const std::vector<char> lost = lostInTreeSearch(evidence, *found, evidence.events);
    for (std::size_t i = 0; i < lost.size(); ++i) // another tree may lose the same pairs
        QCOMPARE(lost[i] != 0, evidence.events[i].fate == Fate::Missed);
}

void TestTreeSearch::namesThatSearchAreFound_data()
{
    QTest::addColumn<bool>("keepsOthersOnly");
    QTest::addColumn<bool>("isBetweenLines");
    QTest::newRow("all are in the tree") << false << false;
    QTest::newRow("only the others") << true << false;
    QTest::newRow("only the others, and outer borders do not count") << true << true;
}

/// Only objects named Bullet search. Other pairs are prevented by masks.
void TestTreeSearch::namesThatSearchAreFound()
{
    QFETCH(const bool, keepsOthersOnly);
    QFETCH(const bool, isBetweenLines);
    Evidence evidence = gameWith({Through::OwnAndAbove, By::Either, 0, kPlan});
    evidence.names = {"Guard", "Bullet", "Crate"};
    for (Track& track : evidence.tracks)
        track.name = track.index % 5 < 2 ? 1 : track.index % 5 == 2 ? 0 : 2;
    std::erase_if(evidence.events, [&](const Event& event) {
        return (evidence.tracks[event.a].name == 1) == (evidence.tracks[event.b].name == 1);
    });
    TreeSearch search{Through::OwnAndAbove, By::Names, 0, kPlan, {0, 1, 0}, keepsOthersOnly};
    search.plan.capacity = 8;
    if (isBetweenLines)
        search.plan.level = SquareTreePlan::Level::BetweenLines;
    const std::vector<char> losses = lostInTreeSearch(evidence, search, evidence.events);
    for (std::size_t i = 0; i < losses.size(); ++i)
        evidence.events[i].fate = losses[i] ? Fate::Missed : Fate::Found;
    const auto found = likelyTreeSearch(evidence);
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(found->by), static_cast<int>(By::Names));
    QCOMPARE(found->names[1], char{1});
    const std::vector<char> lost = lostInTreeSearch(evidence, *found, evidence.events);
    QCOMPARE(std::ranges::equal(lost, losses), true);
}

void TestTreeSearch::boxesAtALineDoNotFitIntoAChild()
{
    SquareTreePlan plan = kPlan;
    const Aabb atTheLine{{32.0, 40.0}, {33.0, 41.0}};
    const Aabb outside{{-5.0, 1.0}, {1.0, 2.0}};
    QCOMPARE(nodeOf(plan, atTheLine).depth, 5U);
    QCOMPARE(nodeOf(plan, outside).depth, 0U);
    plan.level = SquareTreePlan::Level::BetweenLines;
    QCOMPARE(nodeOf(plan, atTheLine).depth, 0U);
    QCOMPARE(nodeOf(plan, outside).depth, 4U);
}

void TestTreeSearch::otherBroadPhasesHaveNone()
{
    Evidence evidence = gameWith({Through::Centre, By::Either, 0, kPlan});
    evidence.algorithm = "sweep";
    QVERIFY(!likelyTreeSearch(evidence));
}

BROADSIDE_TEST(TestTreeSearch)

} // namespace broadside::test::tst_tree_search

#include "tst_tree_search.moc"
