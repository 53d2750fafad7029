#include "core/debug/diagnosis/features/fitted/asking_part.h"
#include "core/debug/diagnosis/features/fitted/partition.h"
#include "core/debug/diagnosis/features/inferred_leaves.h"
#include "tests/support/test.h"

#include <cmath>
#include <functional>
#include <random>

namespace broadside::test::tst_likely_parts {

using namespace broadside::diagnosis;
using Of = Partition::Of;
using Along = AskingPart::Along;

/// Parts of the world, of lists and of boxes that games treat separately, and leaves that they did not record.
class TestLikelyParts : public QObject {
    Q_OBJECT
private slots:
    void findsThePartsOfTheWorldAndOfLists_data();
    void findsThePartsOfTheWorldAndOfLists();
    void saysNothingOfPartsWherePairsAreMissedByChance();
    void objectsWithoutASizeHaveParts();
    void findsThePartOfABoxThatIsAskedWith_data();
    void findsThePartOfABoxThatIsAskedWith();
    void aPairIsLostWhereNeitherFindsTheOther();
    void leavesFollowFromReportedPairs();
    void leavesOfNoTreeAreNotInferred();
};

namespace {

constexpr std::size_t kObjects = 200;
constexpr FrameIndex kFrames = 40;

Evidence emptyEvidence()
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.medianSize = 4.0;
    evidence.world = Aabb{{-50.0, -50.0}, {50.0, 50.0}};
    evidence.frames.resize(kFrames);
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
    }
    return evidence;
}

/// Objects that move on straight lines within the world.
Evidence movingObjects(std::uint32_t seed)
{
    Evidence evidence = emptyEvidence();
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> place(-46.0, 46.0);
    std::uniform_real_distribution<double> half(1.0, 3.0);
    std::uniform_real_distribution<double> motion(-0.3, 0.3);
    for (std::size_t i = 0; i < kObjects; ++i) {
        Track track;
        track.index = static_cast<TrackIndex>(i);
        track.id = {i};
        const Vec2 extent{half(random), half(random)};
        Vec2 centre{place(random), place(random)};
        const Vec2 step{motion(random), motion(random)};
        for (FrameIndex frame = 0; frame < kFrames; ++frame, centre += step)
            track.boxes.push_back({centre - extent, centre + extent});
        evidence.tracks.push_back(track);
        for (FrameFacts& frame : evidence.frames)
            frame.present.push_back(track.index);
    }
    return evidence;
}

/// Adds all pairs that overlap in some frames; `isLost` tells the missed ones.
void addOverlaps(Evidence& evidence, const std::function<bool(const Event&)>& isLost)
{
    constexpr FrameIndex kEvery = 4;
    for (FrameIndex frame = 0; frame < kFrames; frame += kEvery)
        for (TrackIndex a = 0; a < kObjects; ++a)
            for (TrackIndex b = a + 1; b < kObjects; ++b)
                if (Event event{frame, a, b, Fate::Found, false};
                    overlaps(evidence.boxOf(event, a), evidence.boxOf(event, b))) {
                    event.fate = isLost(event) ? Fate::Missed : Fate::Found;
                    evidence.events.push_back(event);
                }
}

} // namespace

void TestLikelyParts::findsThePartsOfTheWorldAndOfLists_data()
{
    QTest::addColumn<Partition>("parts");
    QTest::addColumn<PartitionKind>("kind");
    QTest::newRow("stripes along x") << Partition{Of::Columns, 10.0, 0.0, false} << PartitionKind::Zones;
    QTest::newRow("stripes along y, from the border")
        << Partition{Of::Rows, 16.0, -50.0, false} << PartitionKind::Zones;
    QTest::newRow("lanes of the first step") << Partition{Of::FirstRows, 8.0, 0.0, false} << PartitionKind::FirstZones;
    QTest::newRow("blocks of the list") << Partition{Of::Places, 64.0, 0.0, false} << PartitionKind::Blocks;
}

void TestLikelyParts::findsThePartsOfTheWorldAndOfLists()
{
    QFETCH(const Partition, parts);
    QFETCH(const PartitionKind, kind);
    Evidence evidence = movingObjects(1);
    SortedPlaces sorted(evidence);
    addOverlaps(evidence, [&](const Event& event) { return parts.areApart(evidence, event, sorted); });
    const auto found = likelyPartition(evidence, kind);
    QVERIFY(found && found->of == parts.of);
    QCOMPARE(found->size, parts.size);
    for (const Event& event : evidence.events)
        QCOMPARE(found->areApart(evidence, event, sorted), event.fate == Fate::Missed);
}

void TestLikelyParts::saysNothingOfPartsWherePairsAreMissedByChance()
{
    Evidence evidence = movingObjects(2);
    std::mt19937 random(3);
    addOverlaps(evidence, [&](const Event&) { return random() % 4 == 0; });
    for (const PartitionKind kind : {PartitionKind::Zones, PartitionKind::FirstZones, PartitionKind::Blocks})
        QVERIFY(!likelyPartition(evidence, kind));
    QVERIFY(!likelyAskingPart(evidence));
}

/// A game of points: the parts of its world can only be those that follow from the world.
void TestLikelyParts::objectsWithoutASizeHaveParts()
{
    const Partition parts{Of::Columns, 25.0, 0.0, false};
    Evidence evidence = movingObjects(1);
    SortedPlaces sorted(evidence);
    addOverlaps(evidence, [&](const Event& event) { return parts.areApart(evidence, event, sorted); });
    evidence.medianSize = 0.0;
    const auto found = likelyPartition(evidence, PartitionKind::Zones);
    QVERIFY(found && found->of == Of::Columns);
    QCOMPARE(found->size, 25.0);
}

void TestLikelyParts::findsThePartOfABoxThatIsAskedWith_data()
{
    QTest::addColumn<AskingPart>("part");
    QTest::newRow("a corner of the lower id") << AskingPart{Along::Low, Along::High, true};
    QTest::newRow("a corner of either") << AskingPart{Along::Low, Along::Low, false};
    QTest::newRow("the feet") << AskingPart{Along::Middle, Along::Low, true};
    QTest::newRow("the lower half") << AskingPart{Along::Whole, Along::LowHalf, true};
}

void TestLikelyParts::findsThePartOfABoxThatIsAskedWith()
{
    QFETCH(const AskingPart, part);
    Evidence evidence = movingObjects(4);
    addOverlaps(evidence, [&](const Event& event) { return part.loses(evidence, event); });
    QCOMPARE(likelyAskingPart(evidence), std::optional(part));
}

void TestLikelyParts::aPairIsLostWhereNeitherFindsTheOther()
{
    Evidence evidence = emptyEvidence();
    for (const double left : {0.0, 1.0}) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.boxes = {{{left, 0.0}, {left + 2.0, 2.0}}};
        evidence.tracks.push_back(track);
    }
    const Event event{0, 0, 1, Fate::Missed, false};
    QVERIFY((AskingPart{Along::Low, Along::Whole, true}).loses(evidence, event));
    QVERIFY(!(AskingPart{Along::Low, Along::Whole, false}).loses(evidence, event));
    QVERIFY(!(AskingPart{Along::High, Along::Whole, true}).loses(evidence, event));
}

namespace {

/// Adds pairs that are apart by less than a median object. Reported are those whose boxes, grown by a margin, overlap,
/// where `isKept` each as long as the object is within it.
void addApart(Evidence& evidence, double margin, bool isKept)
{
    std::vector<std::vector<Aabb>> leaves;
    for (const Track& track : evidence.tracks) {
        leaves.emplace_back();
        for (const Aabb& box : track.boxes)
            leaves.back().push_back(isKept && !leaves.back().empty() && contains(leaves.back().back(), box)
                                        ? leaves.back().back()
                                        : grown(box, margin));
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame)
        for (TrackIndex a = 0; a < kObjects; ++a)
            for (TrackIndex b = a + 1; b < kObjects; ++b) {
                Event event{frame, a, b, Fate::Near, false};
                const Aabb& box = evidence.boxOf(event, a);
                const Aabb& other = evidence.boxOf(event, b);
                if (overlaps(box, other) || !overlaps(grown(box, evidence.medianSize), other))
                    continue;
                event.fate = overlaps(leaves[a][frame], leaves[b][frame]) ? Fate::Far : Fate::Near;
                evidence.events.push_back(event);
            }
}

} // namespace

void TestLikelyParts::leavesFollowFromReportedPairs()
{
    Evidence evidence = movingObjects(5);
    addApart(evidence, 0.6, true);
    const auto known = withInferredLeaves(evidence);
    QVERIFY(known && known->knowsBoxes);
    for (const Track& track : known->tracks) {
        QCOMPARE(track.registered.size(), track.boxes.size());
        const double margin = track.boxes.front().lo.x - track.registered.front().box.lo.x;
        QVERIFY2(std::abs(margin - 0.6) < 1e-9, qPrintable(QString::number(margin)));
        for (FrameIndex frame = 0; frame < kFrames; ++frame)
            QVERIFY(contains(track.registered[frame].box, track.boxes[frame]));
    }
}

void TestLikelyParts::leavesOfNoTreeAreNotInferred()
{
    Evidence evidence = movingObjects(6);
    addApart(evidence, 0.6, false); // boxes with a margin that follow each motion
    QVERIFY(!withInferredLeaves(evidence));
    evidence.knowsBoxes = true;
    QVERIFY(!withInferredLeaves(evidence));
}

BROADSIDE_TEST(TestLikelyParts)

} // namespace broadside::test::tst_likely_parts

#include "tst_likely_parts.moc"
