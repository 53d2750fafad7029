#include "core/base/random.h"
#include "core/debug/diagnosis/features/fitted/partition.h"
#include "tests/support/test.h"

#include <vector>

namespace broadside::test::tst_partition {

using namespace broadside::diagnosis;
using Of = Partition::Of;

/// Parts of the world and of lists, between which no pair is found.
class TestPartition : public QObject {
    Q_OBJECT
private slots:
    void partsOfTheSortedListGoByLowSides();
    void thePartsOfAGameAreFound_data();
    void thePartsOfAGameAreFound();
    void otherBroadPhasesHaveNoSortedList();
};

namespace {

bool areApart(const Partition& parts, const Evidence& evidence, const Event& event)
{
    SortedPlaces sorted(evidence);
    return parts.areApart(evidence, event, sorted);
}

/// Many boxes that overlap. Pairs of objects in different parts are missed.
Evidence gameWith(const Partition& parts)
{
    constexpr int kFrames = 6;
    constexpr int kObjects = 50;
    Random random(7);
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.algorithm = "sweep and prune";
    evidence.medianSize = 1.0;
    evidence.world = Aabb{{0.0, 0.0}, {41.0, 43.0}};
    evidence.frames.resize(kFrames);
    for (TrackIndex i = 0; i < kObjects; ++i) {
        Track track;
        track.index = i;
        track.id = {i + 1U};
        for (int frame = 0; frame < kFrames; ++frame) {
            const Vec2 low{random.between(0.0, 34.0), random.between(0.0, 34.0)};
            track.boxes.push_back({low, low + Vec2{8.0, 8.0}});
            evidence.frames[static_cast<std::size_t>(frame)].present.push_back(i);
        }
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        evidence.frames[frame].isSampled = true;
        for (TrackIndex a = 0; a < kObjects; ++a)
            for (TrackIndex b = a + 1; b < kObjects; ++b)
                if (overlaps(evidence.tracks[a].boxIn(frame), evidence.tracks[b].boxIn(frame))) {
                    Event event{frame, a, b, Fate::Found};
                    event.fate = areApart(parts, evidence, event) ? Fate::Missed : Fate::Found;
                    evidence.events.push_back(event);
                }
    }
    return evidence;
}

} // namespace

void TestPartition::partsOfTheSortedListGoByLowSides()
{
    Evidence evidence = gameWith({Of::Columns, 10.0});
    evidence.tracks.resize(4);
    evidence.frames.resize(1);
    evidence.frames[0].present = {0, 1, 2, 3};
    const std::vector<double> lows{6.0, 0.0, 4.0, 2.0}; // in the order 1, 3, 2, 0
    for (TrackIndex i = 0; i < 4; ++i)
        evidence.tracks[i].boxes = {{{lows[i], 0.0}, {lows[i] + 9.0, 1.0}}};
    const Partition halves{Of::SharesX, 2.0};
    QVERIFY(!areApart(halves, evidence, {0, 1, 3, Fate::Found}));
    QVERIFY(areApart(halves, evidence, {0, 2, 3, Fate::Missed}));
    QVERIFY(!areApart(halves, evidence, {0, 0, 2, Fate::Found}));
    const Partition threes{Of::SortedX, 3.0};
    QVERIFY(!areApart(threes, evidence, {0, 1, 2, Fate::Found}));
    QVERIFY(areApart(threes, evidence, {0, 0, 2, Fate::Missed}));
}

void TestPartition::thePartsOfAGameAreFound_data()
{
    QTest::addColumn<int>("of");
    QTest::addColumn<double>("size");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, Of of, double size, PartitionKind kind) {
        QTest::newRow(name) << static_cast<int>(of) << size << static_cast<int>(kind);
    };
    row("lanes", Of::Rows, 4.5, PartitionKind::Zones);
    row("blocks of the list", Of::Places, 16.0, PartitionKind::Blocks);
    row("thirds of the list", Of::PlaceShares, 3.0, PartitionKind::Blocks);
    row("quarters of the sorted list", Of::SharesX, 4.0, PartitionKind::Blocks);
    row("thirds along y", Of::SharesY, 3.0, PartitionKind::Blocks);
    row("blocks of the sorted list", Of::SortedX, 8.0, PartitionKind::Blocks);
}

void TestPartition::thePartsOfAGameAreFound()
{
    QFETCH(const int, of);
    QFETCH(const double, size);
    QFETCH(const int, kind);
    const auto found = likelyPartition(gameWith({static_cast<Of>(of), size}), static_cast<PartitionKind>(kind));
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(found->of), of);
    QCOMPARE(found->size, size);
}

void TestPartition::otherBroadPhasesHaveNoSortedList()
{
    Evidence evidence = gameWith({Of::SharesX, 4.0});
    evidence.algorithm = "quadtree";
    QVERIFY(!likelyPartition(evidence, PartitionKind::Blocks));
}

BROADSIDE_TEST(TestPartition)

} // namespace broadside::test::tst_partition

#include "tst_partition.moc"
