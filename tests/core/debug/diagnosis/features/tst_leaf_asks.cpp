#include "core/debug/diagnosis/features/leaf_asks.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_leaf_asks {

using namespace broadside::diagnosis;

namespace {

Aabb boxAt(double left) { return {{left, 0.0}, {left + 1.0, 1.0}}; }
Aabb leafAt(double left) { return {{left - 1.0, -1.0}, {left + 2.0, 2.0}}; }

/// Objects by their left sides and those of the boxes in their leaves, from the first frame on.
struct Thing {
    std::vector<double> places;
    std::vector<double> leaves;
    FrameIndex first = 0;
    bool isDynamic = true;
};

Evidence evidenceOf(const std::vector<Thing>& things, std::size_t frames)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.knowsBoxes = true;
    evidence.frames.resize(frames);
    for (const Thing& thing : things) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.isDynamic = thing.isDynamic;
        track.first = thing.first;
        for (std::size_t i = 0; i < thing.places.size(); ++i) {
            track.boxes.push_back(boxAt(thing.places[i]));
            Registered leaf;
            leaf.kind = Registered::Kind::Box;
            leaf.box = leafAt(thing.leaves[i]);
            track.registered.push_back(leaf);
            evidence.frames[thing.first + i].present.push_back(track.index);
        }
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
    }
    return evidence;
}

double at(const Evidence& evidence, FrameIndex frame, Feature feature)
{
    FeatureRow row{};
    LeafAsks(evidence).fill({frame, 0, 1, Fate::Missed}, row);
    return row[static_cast<std::size_t>(feature)];
}

/// 1 moves to the right by 0.5 in a frame; its leaf is changed in the frames 3 and 6, and reaches that of 2 in frame 3.
std::vector<Thing> meeting()
{
    return {{{0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0}, {0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 3.0}},
            {{4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0}, {4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0}}};
}

} // namespace

/// The leaf of an object that should have found a pair.
class TestLeafAsks : public QObject {
    Q_OBJECT
private slots:
    void theLeafThatReachesTheOtherOneShouldFindIt();
    void leavesHaveNumbersThatAreUsedAgain();
    void aSecondSearchMayFindThePair();
    void bothMaySearchInTheSameFrame();
    void leavesMayHaveMetWhenOneWasMade();
    void whatOverlappedBeforeIsNotKnown();
    void boxesThatFollowEveryMotionAreNoLeaves();
    void theListOfChangedLeavesHasAnOrder();
};

void TestLeafAsks::theLeafThatReachesTheOtherOneShouldFindIt()
{
    std::vector<Thing> things = meeting();
    things[0].isDynamic = false;
    const Evidence evidence = evidenceOf(things, 7);
    QVERIFY(std::isnan(at(evidence, 2, Feature::AskedStatic))); // the leaves are apart
    QCOMPARE(at(evidence, 4, Feature::AskedStatic), 1.0);
    QCOMPARE(at(evidence, 4, Feature::AskedNew), 0.0);
    QCOMPARE(at(evidence, 4, Feature::AskedOfLower), 1.0);
    QCOMPARE(at(evidence, 4, Feature::AskedOfHigher), 0.0);
    QCOMPARE(at(evidence, 4, Feature::AskedSpeed), 0.5);
    QCOMPARE(at(evidence, 4, Feature::AskedTightApart), 1.0); // 1.5 to 2.5, and the leaf begins at 3
    QCOMPARE(at(evidence, 4, Feature::AskedAge), 1.0);
}

/// The one with the lower id comes later: its leaf has the higher number, until it takes that of one that has vanished.
void TestLeafAsks::leavesHaveNumbersThatAreUsedAgain()
{
    std::vector<Thing> things = meeting();
    things[0].first = 1;
    things[1].places.push_back(4.0);
    things[1].leaves.push_back(4.0);
    const Evidence later = evidenceOf(things, 8);
    QCOMPARE(at(later, 5, Feature::AskedOfLower), 1.0);
    QCOMPARE(at(later, 5, Feature::AskedOfLowLeaf), 0.0);
    QCOMPARE(at(later, 5, Feature::AskedOfHighLeaf), 1.0);

    things.push_back({{9.0}, {9.0}});
    Evidence again = evidenceOf(things, 8);
    again.frames[0].places = {1, 0}; // the one that vanishes comes before the other one
    QCOMPARE(at(again, 5, Feature::AskedOfLowLeaf), 1.0);
    QCOMPARE(at(again, 5, Feature::AskedOfHighLeaf), 0.0);
}

void TestLeafAsks::aSecondSearchMayFindThePair()
{
    const Evidence evidence = evidenceOf(meeting(), 7);
    QCOMPARE(at(evidence, 5, Feature::AskedTightApart), 1.0);
    QCOMPARE(at(evidence, 6, Feature::AskedTightApart), 0.0); // its box has come to the other leaf
    QCOMPARE(at(evidence, 6, Feature::AskedAge), 3.0);
}

void TestLeafAsks::bothMaySearchInTheSameFrame()
{
    std::vector<Thing> things = meeting();
    QCOMPARE(at(evidenceOf(things, 7), 4, Feature::AskedTogether), 0.0);
    things[1].leaves = {4.0, 4.0, 4.0, 4.1, 4.1, 4.1, 4.1};
    QCOMPARE(at(evidenceOf(things, 7), 4, Feature::AskedTogether), 1.0);
    QCOMPARE(at(evidenceOf(things, 7), 6, Feature::AskedTogether), 0.0); // the first one searched again, alone
}

void TestLeafAsks::leavesMayHaveMetWhenOneWasMade()
{
    std::vector<Thing> things = meeting();
    QCOMPARE(at(evidenceOf(things, 7), 4, Feature::AskedAtBirth), 0.0); // they met when a leaf was changed
    things[1] = {{4.0, 4.0, 4.0}, {4.0, 4.0, 4.0}, 4};
    QCOMPARE(at(evidenceOf(things, 7), 4, Feature::AskedAtBirth), 1.0);
    QCOMPARE(at(evidenceOf(things, 7), 5, Feature::AskedAtBirth), 1.0);
    QCOMPARE(at(evidenceOf(things, 7), 6, Feature::AskedAtBirth), 0.0); // a leaf was changed since
}

void TestLeafAsks::whatOverlappedBeforeIsNotKnown()
{
    std::vector<Thing> things = meeting();
    things[1].leaves.assign(7, 2.0);
    const Evidence evidence = evidenceOf(things, 7);
    QVERIFY(std::isnan(at(evidence, 4, Feature::AskedStatic)));
}

void TestLeafAsks::boxesThatFollowEveryMotionAreNoLeaves()
{
    std::vector<Thing> things = meeting();
    things[0].leaves = things[0].places;
    const Evidence evidence = evidenceOf(things, 7);
    QVERIFY(std::isnan(at(evidence, 6, Feature::AskedStatic)));
}

void TestLeafAsks::theListOfChangedLeavesHasAnOrder()
{
    QCOMPARE(at(evidenceOf(meeting(), 7), 6, Feature::AskedRankMost), 0.0);
    std::vector<Thing> things = meeting();
    things.push_back({{20.0, 20.5, 21.0, 21.5, 22.0, 22.5, 23.0}, {20.0, 20.0, 20.0, 21.5, 21.5, 21.5, 21.5}});
    Evidence evidence = evidenceOf(things, 7);
    QCOMPARE(at(evidence, 4, Feature::AskedRank), 0.0);
    for (FrameFacts& facts : evidence.frames)
        facts.places = {2, 1, 0}; // the third object comes first in the game's list
    QCOMPARE(at(evidence, 4, Feature::AskedRank), 1.0);
}

BROADSIDE_TEST(TestLeafAsks)

} // namespace broadside::test::tst_leaf_asks

#include "tst_leaf_asks.moc"
