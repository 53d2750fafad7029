#include "core/base/random.h"
#include "core/debug/diagnosis/features/sweep_order.h"
#include "tests/support/test.h"

#include <algorithm>
#include <vector>

namespace broadside::test::tst_sweep_order {

using namespace broadside::diagnosis;
using By = SweepOrder::By;

/// Sweeps whose list has another order than that by which a search ends.
class TestSweepOrder : public QObject {
    Q_OBJECT
private slots:
    void anObjectBetweenTheTwoEndsTheSearch();
    void theOrderOfAGameIsFound_data();
    void theOrderOfAGameIsFound();
    void otherBroadPhasesHaveNone();
};

namespace {

Evidence evidenceOf(const std::vector<Aabb>& boxes)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(1);
    evidence.frames[0].isSampled = true;
    for (const Aabb& box : boxes) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.boxes = {box};
        evidence.frames[0].present.push_back(track.index);
        evidence.tracks.push_back(track);
    }
    return evidence;
}

/// Boxes of many sizes. Pairs that such a sweep does not test are missed.
Evidence gameWith(const SweepOrder& order)
{
    Random random(11);
    std::vector<Aabb> boxes;
    for (int i = 0; i < 150; ++i) {
        const Vec2 low{random.between(0.0, 60.0), random.between(0.0, 60.0)};
        boxes.push_back({low, low + Vec2{random.between(0.5, 14.0), random.between(0.5, 14.0)}});
    }
    Evidence evidence = evidenceOf(boxes);
    for (TrackIndex a = 0; a < boxes.size(); ++a)
        for (TrackIndex b = a + 1; b < boxes.size(); ++b)
            if (overlaps(boxes[a], boxes[b])) {
                Event event{0, a, b, Fate::Found};
                event.fate = order.loses(evidence, event) ? Fate::Missed : Fate::Found;
                evidence.events.push_back(event);
            }
    return evidence;
}

} // namespace

void TestSweepOrder::anObjectBetweenTheTwoEndsTheSearch()
{
    const Evidence evidence =
        evidenceOf({{{0.0, 0.0}, {4.0, 1.0}}, {{2.0, 0.0}, {9.0, 1.0}}, {{5.0, 8.0}, {6.0, 9.0}}});
    const Event event{0, 0, 1, Fate::Missed};
    QVERIFY(SweepOrder({By::HighX, false}).loses(evidence, event)); // 4, 6, 9: the second begins beyond 4
    QVERIFY(!SweepOrder({By::CentreX, false}).loses(evidence, event));
    QVERIFY(!SweepOrder({By::LowY, false}).loses(evidence, event));
}

void TestSweepOrder::theOrderOfAGameIsFound_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("endsAlongY");
    QTest::newRow("right sides") << static_cast<int>(By::HighX) << false;
    QTest::newRow("the other axis") << static_cast<int>(By::LowY) << false;
    QTest::newRow("centres along y") << static_cast<int>(By::CentreY) << true;
}

void TestSweepOrder::theOrderOfAGameIsFound()
{
    QFETCH(const int, by);
    QFETCH(const bool, endsAlongY);
    const auto found = likelySweepOrder(gameWith({static_cast<By>(by), endsAlongY}));
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(found->by), by);
    QCOMPARE(found->endsAlongY, endsAlongY);
}

void TestSweepOrder::otherBroadPhasesHaveNone()
{
    Evidence evidence = gameWith({By::HighX, false});
    evidence.algorithm = "quadtree";
    QVERIFY(!likelySweepOrder(evidence));
}

BROADSIDE_TEST(TestSweepOrder)

} // namespace broadside::test::tst_sweep_order

#include "tst_sweep_order.moc"
