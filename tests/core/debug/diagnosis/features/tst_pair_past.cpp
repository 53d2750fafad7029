#include "core/debug/diagnosis/features/pair_keys.h"
#include "core/debug/diagnosis/features/pair_past.h"
#include "core/debug/diagnosis/model/cell_lists.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace broadside::test::tst_pair_past {

using namespace broadside::diagnosis;

/// What lists and filters may know of a pair, and keys that several pairs have.
class TestPairPast : public QObject {
    Q_OBJECT
private slots:
    void aPairThatPartedIsKnownByItsIds();
    void anObjectAtRestMayNotKnowANewOne_data();
    void anObjectAtRestMayNotKnowANewOne();
    void groupsAreRestsOfIdsAndPlaces();
    void aFullListOfPairsStaysFull();
    void newPairsAreCountedOnce();
    void pairsAreCountedByTheNameOfTheLowerId();
    void theFirstMeetingIsInACellOrOfBoxes();
    void aJumpIsKeptUntilTheObjectMoves();
    void aHitIsOfTheDynamicOnes();
    void aJumpIsCountedFromItsFrameOn();
    void aStartCountsTheFramesOfRestBeforeIt();
    void aPauseIsOfOneNameThatAnotherHit();
    void aSearchCountsEntriesOfAllCells();
    void aPairIsFoundInEachCommonCell();
    void keysAreComputedAsTheyAreWritten_data();
    void keysAreComputedAsTheyAreWritten();
    void theKeyOfAGameIsFound_data();
    void theKeyOfAGameIsFound();
};

namespace {

Aabb boxAt(double left) { return {{left, 0.0}, {left + 1.0, 1.0}}; }

/// An object by its id and its left sides, from its first frame on.
struct Thing {
    std::uint64_t id = 0;
    std::vector<double> places;
    FrameIndex first = 0;
};

Evidence evidenceOf(const std::vector<Thing>& things, std::size_t frames)
{
    Evidence evidence;
    evidence.names = {"Thing", "Other"};
    evidence.frames.resize(frames);
    std::map<std::uint64_t, TrackIndex> known;
    for (const Thing& thing : things) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {thing.id};
        track.first = thing.first;
        std::ranges::transform(thing.places, std::back_inserter(track.boxes), boxAt);
        if (known.contains(thing.id))
            track.earlier = known[thing.id];
        known[thing.id] = track.index;
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        evidence.frames[frame].step = frame;
        evidence.frames[frame].isSampled = true;
        for (const Track& track : evidence.tracks)
            if (track.isIn(frame))
                evidence.frames[frame].present.push_back(track.index);
    }
    return evidence;
}

double at(const Evidence& evidence, const Event& event, Feature feature)
{
    FeatureRow row{};
    PairPast(evidence).fill(event, row);
    return row[static_cast<std::size_t>(feature)];
}

} // namespace

void TestPairPast::aPairThatPartedIsKnownByItsIds()
{
    // 1 and 2 meet in frame 0, are apart in frame 1 and meet again; then another object with the id 2 comes.
    const Evidence evidence = evidenceOf({{1, {0.0, 0.0, 0.0, 0.0, 0.0}}, {2, {0.5, 5.0, 0.5}}, {2, {0.5}, 4}}, 5);
    QCOMPARE(at(evidence, {0, 0, 1, Fate::Found}, Feature::PartedBefore), 0.0);
    QCOMPARE(at(evidence, {2, 0, 1, Fate::Missed}, Feature::PartedBefore), 1.0);
    QCOMPARE(at(evidence, {4, 0, 2, Fate::Missed}, Feature::PartedBefore), 1.0);
}

void TestPairPast::anObjectAtRestMayNotKnowANewOne_data()
{
    QTest::addColumn<FrameIndex>("born");
    QTest::addColumn<double>("rest");
    QTest::newRow("before it came to rest") << FrameIndex{1} << 0.0;
    QTest::newRow("when it came to rest") << FrameIndex{2} << 3.0;
    QTest::newRow("later") << FrameIndex{4} << 3.0;
}

void TestPairPast::anObjectAtRestMayNotKnowANewOne()
{
    QFETCH(const FrameIndex, born);
    const std::vector<double> places(6 - born, 1.0);
    const Evidence evidence = evidenceOf({{1, {0.0, 0.5, 1.0, 1.0, 1.0, 1.0}}, {2, places, born}}, 6);
    QTEST(at(evidence, {5, 0, 1, Fate::Missed}, Feature::RestSinceBirth), "rest");
}

void TestPairPast::groupsAreRestsOfIdsAndPlaces()
{
    Evidence evidence = evidenceOf({{5, {0.0}}, {8, {0.0}}, {9, {0.0}}}, 1);
    QCOMPARE(at(evidence, {0, 0, 2, Fate::Missed}, Feature::SameIdOf2), 1.0);
    QCOMPARE(at(evidence, {0, 0, 2, Fate::Missed}, Feature::SameIdOf4), 1.0);
    QVERIFY(std::isnan(at(evidence, {0, 0, 2, Fate::Missed}, Feature::SameIdOf8)));
    QVERIFY(std::isnan(at(evidence, {0, 0, 1, Fate::Missed}, Feature::SameIdOf2)));
    QCOMPARE(at(evidence, {0, 0, 2, Fate::Missed}, Feature::SamePlaceOf2), 0.0);
    QCOMPARE(at(evidence, {0, 0, 2, Fate::Missed}, Feature::OrderDiffers), 0.0);
    evidence.frames[0].places = {2, 1, 0};
    QCOMPARE(at(evidence, {0, 0, 2, Fate::Missed}, Feature::OrderDiffers), 1.0);
}

void TestPairPast::aFullListOfPairsStaysFull()
{
    const std::vector<double> still(4, 0.0);
    Evidence evidence = evidenceOf({{1, still}, {2, still}, {3, still}}, 4);
    evidence.frames[0].reported = {{0, 1}};
    evidence.frames[1].reported = {{0, 1}, {0, 2}};
    evidence.frames[2].reported = {{0, 1}};
    evidence.frames[3].reported = {{0, 1}};
    QCOMPARE(at(evidence, {0, 1, 2, Fate::Missed}, Feature::ReportedEver), 1.0); // it is not full yet
    QCOMPARE(at(evidence, {1, 0, 2, Fate::Found}, Feature::ReportedEver), 1.0);  // the other one
    QCOMPARE(at(evidence, {2, 1, 2, Fate::Missed}, Feature::ReportedEver), 2.0);
    QVERIFY(std::isnan(at(evidence, {2, 0, 2, Fate::Missed}, Feature::ReportedEver))); // it has its place
}

void TestPairPast::newPairsAreCountedOnce()
{
    constexpr std::size_t kFrames = 20;
    std::vector<Thing> things;
    for (std::uint64_t id = 1; id <= kFrames + 2; ++id)
        things.push_back({id, std::vector<double>(kFrames, 0.0)});
    Evidence evidence = evidenceOf(things, kFrames);
    for (FrameIndex frame = 0; frame < kFrames; ++frame)
        for (TrackIndex other = 1; other <= frame + 1; ++other)
            evidence.frames[frame].reported.emplace_back(0, other);
    QCOMPARE(at(evidence, {5, 2, 3, Fate::Missed}, Feature::BegunEver), 1.0); // one begins in each frame
    QCOMPARE(at(evidence, {5, 0, 6, Fate::Found}, Feature::BegunEver), 0.0);
    QVERIFY(std::isnan(at(evidence, {5, 0, 2, Fate::Found}, Feature::BegunEver)));
}

void TestPairPast::pairsAreCountedByTheNameOfTheLowerId()
{
    Evidence evidence = evidenceOf({{1, {0.0}}, {2, {0.0}}, {3, {0.0}}, {4, {9.0}}}, 1);
    evidence.tracks[1].name = 1;
    evidence.frames[0].reported = {{0, 1}, {0, 2}, {0, 3}, {1, 2}};
    QCOMPARE(at(evidence, {0, 0, 1, Fate::Found}, Feature::ReportedOfName), 1.0); // 4 is apart from 1
    QCOMPARE(at(evidence, {0, 1, 2, Fate::Missed}, Feature::ReportedOfName), 1.0);
}

void TestPairPast::theFirstMeetingIsInACellOrOfBoxes()
{
    Evidence evidence = evidenceOf({{1, {0.0, 0.0, 0.0, 0.0}}, {2, {9.0, 3.5, 3.5, 0.5}}}, 4);
    const Event event{3, 0, 1, Fate::Missed};
    QCOMPARE(at(evidence, event, Feature::MetStep), 3.0);
    FeatureRow row{};
    PairPast(evidence, GameCells{{4.0, 4.0}, {}, 0, 0}).fill(event, row);
    QCOMPARE(row[static_cast<std::size_t>(Feature::MetStep)], 1.0);
}

void TestPairPast::aJumpIsKeptUntilTheObjectMoves()
{
    // 1 walks; 2 rests, is teleported in frame 3, and walks from frame 5 on.
    const std::vector<double> walk{50.0, 50.5, 51.0, 51.5, 52.0, 52.5, 53.0, 53.5, 54.0, 54.5};
    const std::vector<double> jump{0.0, 0.0, 0.0, 52.0, 52.0, 52.5, 53.0, 53.5, 54.0, 54.5};
    const Evidence evidence = evidenceOf({{1, walk}, {2, jump}}, 10);
    QCOMPARE(at(evidence, {2, 0, 1, Fate::Near}, Feature::JumpKept), 0.0);
    QCOMPARE(at(evidence, {3, 0, 1, Fate::Missed}, Feature::JumpKept), 1.0);
    QCOMPARE(at(evidence, {4, 0, 1, Fate::Missed}, Feature::JumpKept), 1.0);
    QCOMPARE(at(evidence, {5, 0, 1, Fate::Found}, Feature::JumpKept), 0.0);
}

void TestPairPast::aHitIsOfTheDynamicOnes()
{
    const std::vector<double> still(4, 0.0);
    Evidence evidence = evidenceOf({{1, still}, {2, still}, {3, still}, {4, {9.0, 9.0, 9.0, 9.0}}}, 4);
    evidence.tracks[2].isDynamic = false;
    evidence.frames[0].reported = {{0, 2}, {1, 3}}; // 2 and 4 are apart: no hit
    QCOMPARE(at(evidence, {2, 0, 1, Fate::Missed}, Feature::HitAge), 2.0);
    QVERIFY(std::isnan(at(evidence, {2, 1, 2, Fate::Missed}, Feature::HitAge)));
    evidence.frames[2].reported = {{0, 1}};
    QCOMPARE(at(evidence, {2, 0, 1, Fate::Found}, Feature::HitAge), 2.0); // an earlier frame
    QCOMPARE(at(evidence, {3, 1, 2, Fate::Missed}, Feature::HitAge), 1.0);
    Evidence later = evidenceOf({{1, std::vector<double>(80, 0.0)}, {2, std::vector<double>(80, 0.0)}}, 80);
    later.frames[0].reported = {{0, 1}};
    QCOMPARE(at(later, {60, 0, 1, Fate::Missed}, Feature::HitAge), 60.0);
    QVERIFY(std::isnan(at(later, {61, 0, 1, Fate::Missed}, Feature::HitAge))); // no game waits so long
}

void TestPairPast::aJumpIsCountedFromItsFrameOn()
{
    const std::vector<double> places{0.0, 0.1, 0.2, 50.0, 50.1, 50.2};
    const Evidence evidence = evidenceOf({{1, places}, {2, std::vector<double>(6, 50.0)}}, 6);
    QVERIFY(std::isnan(at(evidence, {2, 0, 1, Fate::Found}, Feature::JumpAge)));
    QCOMPARE(at(evidence, {3, 0, 1, Fate::Missed}, Feature::JumpAge), 0.0);
    QCOMPARE(at(evidence, {5, 0, 1, Fate::Missed}, Feature::JumpAge), 2.0);
}

void TestPairPast::aStartCountsTheFramesOfRestBeforeIt()
{
    const Evidence evidence = evidenceOf({{1, {0.0, 0.0, 0.0, 0.5, 1.0}}, {2, std::vector<double>(5, 0.0)}}, 5);
    QCOMPARE(at(evidence, {2, 0, 1, Fate::Found}, Feature::StartRest), 0.0); // still at rest
    QCOMPARE(at(evidence, {3, 0, 1, Fate::Missed}, Feature::StartRest), 2.0);
    QCOMPARE(at(evidence, {4, 0, 1, Fate::Found}, Feature::StartRest), 0.0); // it moves already
}

/// Object 1 is not tested for five frames after it met one of the other name.
void TestPairPast::aPauseIsOfOneNameThatAnotherHit()
{
    constexpr std::size_t kFrames = 30;
    Evidence evidence = evidenceOf({{1, std::vector<double>(kFrames, 0.0)},
                                    {2, std::vector<double>(kFrames, 0.5)},
                                    {3, std::vector<double>(kFrames, -0.5)}},
                                   kFrames);
    evidence.tracks[1].name = 1;
    evidence.tracks[2].name = 1;
    for (FrameIndex frame = 0; frame < kFrames; ++frame)
        for (const TrackIndex other : {1U, 2U}) {
            const bool isFound = frame % 6 == 0;
            evidence.events.push_back({frame, 0, other, isFound ? Fate::Found : Fate::Missed});
            if (isFound)
                evidence.frames[frame].reported.emplace_back(0, other);
        }
    const PairPast past(evidence);
    QVERIFY(past.pausing().has_value());
    QCOMPARE(past.pausing()->hit, 0U);
    QCOMPARE(past.pausing()->by, 1U);
    QCOMPARE(at(evidence, {8, 0, 1, Fate::Missed}, Feature::HitOfName), 2.0);
    QCOMPARE(at(evidence, {12, 0, 1, Fate::Found}, Feature::HitOfName), 6.0);
}

void TestPairPast::aSearchCountsEntriesOfAllCells()
{
    // Cells of 1: the first object is in cells 0 and 1, the second in 0, the third in 1 and 2.
    const Evidence evidence = evidenceOf({{1, {0.5}}, {2, {-0.4}}, {3, {1.2}}}, 1);
    const GameCells cells{{1.0, 9.0}, {}, 0, 0};
    const CellLists lists(evidence, 0, cells);
    QCOMPARE(lists.countIn({0, 0}, 0, 3), std::ptrdiff_t{2});
    QCOMPARE(lists.countIn({1, 0}, 1, 3), std::ptrdiff_t{1});
    QCOMPARE(lists.entriesBefore(0, 1), std::ptrdiff_t{1}); // itself
    QCOMPARE(lists.entriesBefore(0, 2), std::ptrdiff_t{3}); // two of the first cell, and itself once more
    QCOMPARE(lists.entriesBefore(2, 0), std::ptrdiff_t{0});
}

void TestPairPast::aPairIsFoundInEachCommonCell()
{
    // All are in the cells 0 and 1.
    Evidence evidence = evidenceOf({{1, {0.5}}, {2, {0.6}}, {3, {0.7}}}, 1);
    evidence.tracks[1].name = 1;
    const GameCells cells{{1.0, 9.0}, {}, 0, 0};
    const auto finds = CellLists(evidence, 0, cells).finds();
    QCOMPARE(finds.size(), std::size_t{3});
    QCOMPARE(finds.at({0, 2}).all, std::size_t{1});
    QCOMPARE(finds.at({0, 2}).ofName, std::size_t{1});
    QCOMPARE(finds.at({1, 2}).all, std::size_t{4});
    QCOMPARE(finds.at({1, 2}).ofName, std::size_t{0});
}

void TestPairPast::keysAreComputedAsTheyAreWritten_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<unsigned>("bits");
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("key");
    const auto row = [](PairKey::Kind kind, unsigned bits, const char* text, quint64 key) {
        QTest::newRow(text) << static_cast<int>(kind) << bits << text << key;
    };
    row(PairKey::Kind::LowTimes, 64, "(low * 100) + high", 730);
    row(PairKey::Kind::HighTimes, 64, "low + (high * 100)", 3007);
    row(PairKey::Kind::LowTimesXor, 64, "(low * 100) ^ high", 700 ^ 30);
    row(PairKey::Kind::HighTimesXor, 64, "low ^ (high * 100)", 7 ^ 3000);
    row(PairKey::Kind::LowTimesOr, 64, "(low * 100) | high", 700 | 30);
    row(PairKey::Kind::HighTimesOr, 16, "low | (high * 100) in 16 bits", 7 | 3000);
    row(PairKey::Kind::LowInFloat, 64, "(low * 100) + high in a float", 730);
}

void TestPairPast::keysAreComputedAsTheyAreWritten()
{
    QFETCH(const int, kind);
    QFETCH(const unsigned, bits);
    const PairKey key{static_cast<PairKey::Kind>(kind), 100, bits};
    QTEST(static_cast<quint64>(key.of(7, 30)), "key");
    QTEST(QString::fromStdString(textOf(key).text()), "text");
}

void TestPairPast::theKeyOfAGameIsFound_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<quint64>("factor");
    QTest::newRow("multiple") << static_cast<int>(PairKey::Kind::LowTimes) << quint64{31};
    QTest::newRow("XOR") << static_cast<int>(PairKey::Kind::HighTimesXor) << quint64{2};
    QTest::newRow("or") << static_cast<int>(PairKey::Kind::LowTimesOr) << quint64{16};
}

/// Objects in one place, in a game that takes pairs with the same key for one.
void TestPairPast::theKeyOfAGameIsFound()
{
    QFETCH(const int, kind);
    QFETCH(const quint64, factor);
    const PairKey key{static_cast<PairKey::Kind>(kind), factor, 64};
    constexpr std::size_t kFrames = 6;
    std::mt19937 random(5);
    std::vector<Thing> things;
    for (std::uint64_t id = 1; id <= 60; ++id)
        things.push_back({3 * id, std::vector<double>(kFrames, 0.0)});
    Evidence evidence = evidenceOf(things, kFrames);
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        std::map<std::uint64_t, std::pair<TrackIndex, TrackIndex>> taken;
        for (int i = 0; i < 300; ++i) {
            const auto a = static_cast<TrackIndex>(random() % 60);
            const auto b = static_cast<TrackIndex>(random() % 60);
            if (a == b)
                continue;
            const auto pair = std::minmax(a, b);
            const auto [first, isNew] = taken.try_emplace(
                key.of(evidence.tracks[pair.first].id.value, evidence.tracks[pair.second].id.value), pair);
            if (!isNew && first->second != std::pair(pair.first, pair.second))
                evidence.events.push_back({frame, pair.first, pair.second, Fate::Missed});
        }
        for (const auto& [number, pair] : taken)
            evidence.frames[frame].reported.push_back(pair);
        std::ranges::sort(evidence.frames[frame].reported);
    }
    QVERIFY(evidence.events.size() > 20);
    const auto found = likelyKey(evidence, evidence.events);
    QVERIFY(found.has_value());
    for (FrameIndex frame = 0; frame < kFrames; ++frame) { // another way to write it has the same keys
        const KeysOfFrame keys(evidence, frame, *found);
        for (const auto& [a, b] : evidence.frames[frame].reported) // no two reported pairs have the same key
            QVERIFY(!keys.isTaken(evidence, {frame, a, b, Fate::Found}));
        for (const Event& event : evidence.events)
            QVERIFY(event.frame != frame || keys.isTaken(evidence, event));
    }
}

BROADSIDE_TEST(TestPairPast)

} // namespace broadside::test::tst_pair_past

#include "tst_pair_past.moc"
