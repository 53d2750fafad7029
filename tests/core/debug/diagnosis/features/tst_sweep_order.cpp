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
    void textsAreComparedLetterByLetter_data();
    void textsAreComparedLetterByLetter();
    void theOrderOfAGameIsFound_data();
    void theOrderOfAGameIsFound();
    void placesToComeMayOrderTheList();
    void otherBroadPhasesHaveNone();
};

namespace {

bool loses(const SweepOrder& order, const Evidence& evidence, const Event& event)
{
    FrameBoxes boxes(evidence);
    return order.loses(evidence, event, boxes);
}

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
                event.fate = loses(order, evidence, event) ? Fate::Missed : Fate::Found;
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
    QVERIFY(loses(SweepOrder({By::HighX, false}), evidence, event)); // 4, 6, 9: the second begins beyond 4
    QVERIFY(!loses(SweepOrder({By::CentreX, false}), evidence, event));
    QVERIFY(!loses(SweepOrder({By::LowY, false}), evidence, event));
}

void TestSweepOrder::textsAreComparedLetterByLetter_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("between");
    QTest::addColumn<double>("last");
    QTest::newRow("more digits") << 95.0 << 952.0 << 96.0;
    QTest::newRow("a thousand") << 10.0 << 1000.5 << 102.3;
    QTest::newRow("below zero") << -5.0 << 300.0 << 4.0;
    QTest::newRow("a minus before all digits") << -5.0 << 0.25 << 1.0;
    QTest::newRow("fractions") << 1.25 << 10.0 << 2.0;
}

/// The object between the two ends the search of the first one, because its left side is beyond.
void TestSweepOrder::textsAreComparedLetterByLetter()
{
    QFETCH(const double, first);
    QFETCH(const double, between);
    QFETCH(const double, last);
    const auto boxAt = [](double left) { return Aabb{{left, 0.0}, {left + 0.125, 1.0}}; };
    const Evidence evidence = evidenceOf({boxAt(first), boxAt(last), boxAt(between)});
    QVERIFY(loses(SweepOrder({By::TextX, false}), evidence, {0, 0, 1, Fate::Missed}));
}

void TestSweepOrder::theOrderOfAGameIsFound_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("endsAlongY");
    QTest::newRow("right sides") << static_cast<int>(By::HighX) << false;
    QTest::newRow("the other axis") << static_cast<int>(By::LowY) << false;
    QTest::newRow("centres along y") << static_cast<int>(By::CentreY) << true;
    QTest::newRow("texts") << static_cast<int>(By::TextX) << false;
    QTest::newRow("texts along y") << static_cast<int>(By::TextY) << true;
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

/// The first one moves to the right by 1 in a frame, so it would come after the others in five frames.
void TestSweepOrder::placesToComeMayOrderTheList()
{
    Evidence evidence = evidenceOf({{{0.0, 0.0}, {3.0, 1.0}}, {{2.0, 0.0}, {3.5, 1.0}}, {{4.0, 8.0}, {5.0, 9.0}}});
    Track& mover = evidence.tracks[0];
    mover.boxes.insert(mover.boxes.begin(), translated(mover.boxes[0], Vec2{-1.0, 0.0}));
    for (TrackIndex other : {1U, 2U})
        evidence.tracks[other].boxes.push_back(evidence.tracks[other].boxes[0]);
    evidence.frames.insert(evidence.frames.begin(), evidence.frames[0]);
    const Event event{1, 0, 1, Fate::Missed};
    QVERIFY(loses(SweepOrder({By::LowX, false, 5}), evidence, event)); // 2, 4, 5: the third one ends the search
    QVERIFY(!loses(SweepOrder({By::LowX, false, 1}), evidence, event));
    QVERIFY(!loses(SweepOrder({By::LowX, false, -5}), evidence, event));
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
