#include "core/base/random.h"
#include "core/debug/diagnosis/features/pair_keys.h"
#include "tests/support/test.h"

#include <set>
#include <vector>

Q_DECLARE_METATYPE(broadside::diagnosis::PairKey)

namespace broadside::test::tst_pair_keys {

using namespace broadside::diagnosis;
using Kind = PairKey::Kind;

/// Keys of pairs that a game may use, by which different pairs count as the same.
class TestPairKeys : public QObject {
    Q_OBJECT
private slots:
    void keysOfPairs_data();
    void keysOfPairs();
    void theKeyOfAGameIsFound_data();
    void theKeyOfAGameIsFound();
    void aGameWithoutEqualKeysHasNone();
};

namespace {

constexpr std::size_t kFrames = 40;
constexpr std::size_t kObjects = 120;
constexpr std::size_t kOverlapping = 40; // pairs of a frame

/// In each frame some pairs overlap. A pair whose key is taken is missed. @param key no value: all are found
Evidence evidenceOf(const std::optional<PairKey>& key)
{
    Random random(3);
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(kFrames);
    for (TrackIndex i = 0; i < kObjects; ++i) {
        Track track;
        track.index = i;
        track.id = {i + 5U};
        track.boxes.assign(kFrames, Aabb{{0.0, 0.0}, {1.0, 1.0}});
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts& facts = evidence.frames[frame];
        facts.isSampled = true;
        std::set<std::uint64_t> taken;
        std::set<std::pair<TrackIndex, TrackIndex>> pairs;
        while (pairs.size() < kOverlapping) {
            const auto a = static_cast<TrackIndex>(random.between(0.0, kObjects - 0.001));
            const auto b = static_cast<TrackIndex>(random.between(0.0, kObjects - 0.001));
            if (a != b)
                pairs.insert(std::minmax(a, b));
        }
        for (const auto& [a, b] : pairs) {
            const bool isFound =
                !key || taken.insert(key->of(evidence.tracks[a].id.value, evidence.tracks[b].id.value)).second;
            evidence.events.push_back({frame, a, b, isFound ? Fate::Found : Fate::Missed});
            if (isFound)
                facts.reported.emplace_back(a, b);
        }
    }
    return evidence;
}

} // namespace

void TestPairKeys::keysOfPairs_data()
{
    QTest::addColumn<PairKey>("key");
    QTest::addColumn<quint64>("number"); // of 12 and 345
    QTest::newRow("difference") << PairKey{Kind::Difference} << quint64{333};
    QTest::newRow("squares") << PairKey{Kind::Squares} << quint64{144 + 119'025};
    QTest::newRow("digits") << PairKey{Kind::Joined} << quint64{12'345};
    QTest::newRow("a remainder") << PairKey{Kind::Product, 1, 64, 100} << quint64{40};
    QTest::newRow("Cantor's") << PairKey{Kind::Triangle} << quint64{357 * 358 / 2 + 345};
    QTest::newRow("two factors") << PairKey{Kind::BothTimes, 3, 64, 0, 2} << quint64{726};
    QTest::newRow("two factors and a table") << PairKey{Kind::BothTimesXor, 3, 64, 100, 2} << quint64{(36 ^ 690) % 100};
    QTest::newRow("low bits") << PairKey{Kind::LowTimes, 100, 8} << quint64{1'545 % 256};
}

void TestPairKeys::keysOfPairs()
{
    QFETCH(const PairKey, key);
    QTEST(static_cast<quint64>(key.of(12, 345)), "number");
}

void TestPairKeys::theKeyOfAGameIsFound_data()
{
    QTest::addColumn<PairKey>("key");
    QTest::newRow("difference") << PairKey{Kind::Difference};
    QTest::newRow("a place in a table") << PairKey{Kind::Product, 1, 64, 499};
    QTest::newRow("a place in a table of another size") << PairKey{Kind::Squares, 1, 64, 1'777};
    QTest::newRow("usual factors and a table") << PairKey{Kind::BothTimesXor, 73'856'093, 64, 1'009, 19'349'663};
    QTest::newRow("any two factors and a table") << PairKey{Kind::BothTimesXor, 40'507, 64, 1'024, 30'011};
    QTest::newRow("any two factors of a sum") << PairKey{Kind::BothTimes, 40'507, 64, 512, 30'011};
    QTest::newRow("a factor and a table") << PairKey{Kind::LowTimes, 31, 64, 509};
}

void TestPairKeys::theKeyOfAGameIsFound()
{
    QFETCH(const PairKey, key);
    const Evidence evidence = evidenceOf(key);
    const auto found = likelyKey(evidence, evidence.events);
    QVERIFY(found.has_value());
    for (FrameIndex frame = 0; frame < kFrames; ++frame) // another key may be equal for the same pairs
        for (const Event& event : evidence.events)
            if (event.frame == frame && event.fate == Fate::Missed)
                QVERIFY(KeysOfFrame(evidence, frame, *found).isTaken(evidence, event));
}

void TestPairKeys::aGameWithoutEqualKeysHasNone()
{
    const Evidence evidence = evidenceOf(std::nullopt);
    QVERIFY(!likelyKey(evidence, evidence.events));
}

BROADSIDE_TEST(TestPairKeys)

} // namespace broadside::test::tst_pair_keys

#include "tst_pair_keys.moc"
