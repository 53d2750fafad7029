#include "core/base/random.h"
#include "core/debug/diagnosis/features/fitted/search_turns.h"
#include "tests/support/test.h"

namespace broadside::test::tst_search_turns {

using namespace broadside::diagnosis;

/// Games in which an object does not search in each step.
class TestSearchTurns : public QObject {
    Q_OBJECT
private slots:
    void theTurnsOfAGameAreFound_data();
    void theTurnsOfAGameAreFound();
    void aGameThatSearchesAlwaysHasNone();
};

namespace {

/// Objects that all overlap. Pairs of which none searches are missed; no value: all are found.
Evidence gameWith(const std::optional<SearchTurns>& turns)
{
    constexpr std::size_t kObjects = 12;
    constexpr FrameIndex kFrames = 40;
    Random random(3);
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(kFrames);
    for (TrackIndex i = 0; i < kObjects; ++i) {
        Track track;
        track.index = i;
        track.id = {5U + 7U * i + (i % 3)};
        track.boxes.assign(kFrames, Aabb{{0.0, 0.0}, {1.0, 1.0}});
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
        for (TrackIndex a = 0; a < kObjects; ++a) {
            evidence.frames[frame].present.push_back(a);
            for (TrackIndex b = a + 1; b < kObjects; ++b)
                evidence.events.push_back({frame, a, b, Fate::Found});
        }
    }
    for (Event& event : evidence.events)
        if (turns && turns->loses(evidence, event))
            event.fate = Fate::Missed;
    return evidence;
}

} // namespace

void TestSearchTurns::theTurnsOfAGameAreFound_data()
{
    QTest::addColumn<unsigned>("turns");
    QTest::addColumn<bool>("isOfLower");
    QTest::addColumn<bool>("isPause");
    QTest::newRow("once in three steps") << 3U << false << false;
    QTest::newRow("once in seven, the lower one alone") << 7U << true << false;
    QTest::newRow("not in one of five") << 5U << false << true;
    QTest::newRow("not in one of eight, the lower one alone") << 8U << true << true;
}

void TestSearchTurns::theTurnsOfAGameAreFound()
{
    QFETCH(const unsigned, turns);
    QFETCH(const bool, isOfLower);
    QFETCH(const bool, isPause);
    const auto found = likelySearchTurns(gameWith(SearchTurns{turns, 1, false, false, isOfLower, isPause}));
    QVERIFY(found.has_value());
    QCOMPARE(found->turns, turns);
    QCOMPARE(found->phase, 1U);
    QCOMPARE(found->isOfLower, isOfLower);
    QCOMPARE(found->isPause, isPause);
}

void TestSearchTurns::aGameThatSearchesAlwaysHasNone() { QVERIFY(!likelySearchTurns(gameWith({}))); }

BROADSIDE_TEST(TestSearchTurns)

} // namespace broadside::test::tst_search_turns

#include "tst_search_turns.moc"
