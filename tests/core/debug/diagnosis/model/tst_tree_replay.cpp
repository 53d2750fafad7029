#include "core/debug/diagnosis/model/leaf_tree.h"
#include "core/debug/diagnosis/model/square_tree.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace broadside::test::tst_tree_replay {

using namespace broadside::diagnosis;

/// Quadtrees and dynamic trees with a fault, run over the frames of a game.
class TestTreeReplay : public QObject {
    Q_OBJECT
private slots:
    void objectsOfInnerNodes_data();
    void objectsOfInnerNodes();
    void nodesOfLooseTreesReachBeyondTheirSquares();
    void whatIsInTheRootIsAlwaysFound();
    void otherBroadPhasesHaveNoQuadtree();
    void aWholeTreeOfLeavesLosesNothing();
    void aLeafOutsideOfItsParentsIsNotFound();
    void aPairWithLeavesApartIsNoFaultOfTheTree();
    void boxesThatFollowEveryMotionMakeNoTree();
};

namespace {

constexpr double kWorld = 64.0;

struct Thing {
    std::vector<Aabb> boxes;
    std::vector<Aabb> leaves = {}; ///< Empty: the boxes.
    bool isDynamic = true;
};

Evidence evidenceOf(const std::vector<Thing>& things, const char* algorithm)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.knowsBoxes = true;
    evidence.world = Aabb{{0.0, 0.0}, {kWorld, kWorld}};
    evidence.algorithm = algorithm;
    evidence.frames.resize(things.front().boxes.size());
    for (const Thing& thing : things) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.isDynamic = thing.isDynamic;
        track.boxes = thing.boxes;
        for (const Aabb& box : thing.leaves.empty() ? thing.boxes : thing.leaves) {
            Registered leaf;
            leaf.kind = Registered::Kind::Box;
            leaf.box = box;
            track.registered.push_back(leaf);
        }
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
        for (const Track& track : evidence.tracks)
            evidence.frames[frame].present.push_back(track.index);
    }
    return evidence;
}

Aabb box(double x, double y, double width, double height) { return {{x, y}, {x + width, y + height}}; }

/// Two large ones that straddle the middle, and small ones below them.
std::vector<Thing> straddlers()
{
    return {{{box(30.0, 30.0, 4.0, 4.0)}},
            {{box(31.0, 20.0, 4.0, 14.0)}},
            {{box(2.0, 2.0, 1.0, 1.0)}},
            {{box(29.0, 29.5, 1.5, 1.5)}}};
}

/// Missed where the tree loses the pair, found elsewhere: so the right depth can be told.
std::vector<Event> eventsOf(const std::vector<std::pair<TrackIndex, TrackIndex>>& missed,
                            const std::vector<std::pair<TrackIndex, TrackIndex>>& found)
{
    std::vector<Event> events;
    for (const auto& [a, b] : missed)
        events.push_back({0, a, b, Fate::Missed});
    for (const auto& [a, b] : found)
        events.push_back({0, a, b, Fate::Found});
    return events;
}

} // namespace

void TestTreeReplay::objectsOfInnerNodes_data()
{
    QTest::addColumn<TrackIndex>("other");
    QTest::addColumn<bool>("isLost");
    QTest::newRow("both straddle the middle") << TrackIndex{1} << true;
    QTest::newRow("one is in a lowest node") << TrackIndex{3} << false;
}

void TestTreeReplay::objectsOfInnerNodes()
{
    QFETCH(const TrackIndex, other);
    const Evidence evidence = evidenceOf(straddlers(), "quadtree");
    const std::vector<Event> events = eventsOf({{0, 1}}, {{0, 3}});
    const auto losses = lostInSquareTrees(evidence, events);
    QTEST(losses[other == 1 ? 0 : 1].inInnerNodes, "isLost");
}

void TestTreeReplay::nodesOfLooseTreesReachBeyondTheirSquares()
{
    // As large as a square of 16: the first one is in the square from 16 to 32 and reaches to 38. It does not search.
    std::vector<Thing> things{
        {{box(22.0, 20.0, 16.0, 4.0)}}, {{box(36.0, 21.0, 1.0, 1.0)}}, {{box(30.0, 21.0, 1.0, 1.0)}}};
    things[0].isDynamic = false;
    const auto losses = lostInSquareTrees(evidenceOf(things, "loose quadtree"), eventsOf({{0, 1}}, {{0, 2}}));
    QCOMPARE(losses[0].reachOfDynamic, 1.5); // 4 beyond a square of 16
    QCOMPARE(losses[1].reachOfDynamic, 1.0);
}

void TestTreeReplay::whatIsInTheRootIsAlwaysFound()
{
    // The first one overlaps all four quarters of the world; the others are deep in each of them.
    std::vector<Thing> things{{{box(1.0, 1.0, 62.0, 62.0)}}};
    for (const double x : {10.0, 50.0})
        for (const double y : {10.0, 50.0})
            things.push_back({{box(x, y, 1.0, 1.0)}});
    const Evidence evidence = evidenceOf(things, "quadtree");
    std::vector<Event> events;
    for (TrackIndex i = 1; i < 5; ++i)
        events.push_back({0, 0, i, i % 2 == 0 ? Fate::Missed : Fate::Found});
    for (const SquareTreeLoss& loss : lostInSquareTrees(evidence, events))
        QCOMPARE(loss.openNodes, 0.0); // each of the small ones looks for the large one, which is in the root
}

void TestTreeReplay::otherBroadPhasesHaveNoQuadtree()
{
    const auto losses = lostInSquareTrees(evidenceOf(straddlers(), "sweep and prune"), eventsOf({{0, 1}}, {{0, 3}}));
    QVERIFY(!losses[0].inInnerNodes);
    QVERIFY(std::isnan(losses[0].reach));
}

namespace {

/// Objects that fly about, each in a leaf that is changed when it leaves it.
std::vector<Thing> flight(std::mt19937& random, std::size_t objects, std::size_t frames)
{
    std::uniform_real_distribution<double> place(0.0, 8.0);
    std::uniform_real_distribution<double> speed(-0.3, 0.3);
    constexpr double kMargin = 0.5;
    std::vector<Thing> things(objects);
    for (Thing& thing : things) {
        Vec2 at{place(random), place(random)};
        const Vec2 velocity{speed(random), speed(random)};
        for (std::size_t frame = 0; frame < frames; ++frame, at += velocity) {
            thing.boxes.push_back(box(at.x, at.y, 1.0, 1.0));
            const bool stays = frame > 0 && contains(thing.leaves.back(), thing.boxes.back());
            thing.leaves.push_back(stays ? thing.leaves.back() : grown(thing.boxes.back(), kMargin));
        }
    }
    return things;
}

std::vector<Event> overlapsOf(const Evidence& evidence)
{
    std::vector<Event> events;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame)
        for (TrackIndex a = 0; a < evidence.tracks.size(); ++a)
            for (TrackIndex b = a + 1; b < evidence.tracks.size(); ++b)
                if (overlaps(evidence.tracks[a].boxIn(frame), evidence.tracks[b].boxIn(frame)))
                    events.push_back({frame, a, b, Fate::Found});
    return events;
}

} // namespace

/// A search that never has to drop a node finds all pairs, whatever the tree looks like.
void TestTreeReplay::aWholeTreeOfLeavesLosesNothing()
{
    std::mt19937 random(3);
    const Evidence evidence = evidenceOf(flight(random, 8, 60), "dynamic tree");
    const std::vector<Event> events = overlapsOf(evidence);
    QVERIFY(!events.empty());
    for (const LeafTreeLoss& loss : lostInLeafTrees(evidence, events)) {
        QVERIFY(loss.openNodes < 10); // eight leaves
        QVERIFY2((loss.faults & ~0xFU) == 0, "bits of four faults");
    }
}

void TestTreeReplay::aLeafOutsideOfItsParentsIsNotFound()
{
    // The nodes above the fourth leaf hold the third one, then the second one, then the first one. The fourth one flies
    // to the left in frame 4, and the first one comes to it in frame 5.
    const auto resting = [](double x) {
        return Thing{std::vector<Aabb>(8, box(x, 0.0, 1.0, 1.0)), std::vector<Aabb>(8, box(x - 0.5, -0.5, 2.0, 2.0)),
                     true};
    };
    std::vector<Thing> things{resting(0.0), resting(3.0), resting(30.0), resting(33.0)};
    for (std::size_t frame = 4; frame < 8; ++frame) {
        const double y = 0.1 * static_cast<double>(frame);
        things[3].boxes[frame] = box(-20.0, y, 1.0, 1.0);
        things[3].leaves[frame] = box(-20.5, -0.5, 2.5, 3.0);
        if (frame == 4)
            continue;
        things[0].boxes[frame] = box(-19.8, y, 1.0, 1.0);
        things[0].leaves[frame] = box(-20.3, -0.5, 2.5, 3.0);
    }
    const auto losses = lostInLeafTrees(evidenceOf(things, "dynamic tree"), {{6, 0, 3, Fate::Missed}});
    const auto isLost = [&](LeafTreeFault fault) { return (losses[0].faults & bitOf(fault)) != 0 ? 1U : 0U; };
    QCOMPARE(isLost(LeafTreeFault::ParentOnly), 1U);
    QCOMPARE(isLost(LeafTreeFault::RightKept), 1U);
    QCOMPARE(isLost(LeafTreeFault::LeftKept), 0U);
}

/// Such a pair is in no tree. Its boxes overlap, because the leaves are out of date.
void TestTreeReplay::aPairWithLeavesApartIsNoFaultOfTheTree()
{
    std::mt19937 random(3);
    std::vector<Thing> things = flight(random, 40, 60);
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t frame = 30; frame < 60; ++frame)
            things[i].boxes[frame] = box(200.0, 0.0, 1.0, 1.0);
    const Evidence evidence = evidenceOf(things, "dynamic tree");
    QVERIFY(!overlaps(things[0].leaves[40], things[1].leaves[40]));
    for (const LeafTreeLoss& loss : lostInLeafTrees(evidence, {{40, 0, 1, Fate::Missed}})) {
        QCOMPARE(loss.openNodes, std::uint8_t{0});
        QCOMPARE(loss.faults, std::uint8_t{0});
    }
}

void TestTreeReplay::boxesThatFollowEveryMotionMakeNoTree()
{
    std::mt19937 random(3);
    std::vector<Thing> things = flight(random, 6, 20);
    for (Thing& thing : things)
        thing.leaves = thing.boxes;
    const Evidence evidence = evidenceOf(things, "dynamic tree");
    for (const LeafTreeLoss& loss : lostInLeafTrees(evidence, overlapsOf(evidence)))
        QVERIFY(loss.faults == 0 && loss.openNodes == 0);
}

BROADSIDE_TEST(TestTreeReplay)

} // namespace broadside::test::tst_tree_replay

#include "tst_tree_replay.moc"
