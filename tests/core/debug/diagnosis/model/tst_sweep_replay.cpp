#include "core/debug/diagnosis/features/pair_rows.h"
#include "core/debug/diagnosis/model/sweep_replay.h"
#include "tests/support/test.h"

#include <algorithm>
#include <random>
#include <set>

namespace broadside::test::tst_sweep_replay {

using namespace broadside::diagnosis;

/// Sweeps with a fault, run again over the frames of a game.
class TestSweepReplay : public QObject {
    Q_OBJECT
private slots:
    void anObjectThatJumpsIsOutOfOrder();
    void newObjectsAreSortedLater();
    void theLastActiveOneIsSkipped();
    void theOneBehindARemovedOneIsSkipped();
    void nothingIsLostWhereTheOrderStays();
    void listsAreThoseOfAPlainSweep_data();
    void listsAreThoseOfAPlainSweep();
    void searchesOfAnotherTimeOrDirection();
};

namespace {

Aabb boxAt(double left, double y = 0.0, double width = 1.0) { return {{left, y}, {left + width, y + 1.0}}; }

/// Each object with its first frame and its boxes from then on.
struct Thing {
    FrameIndex first = 0;
    std::vector<Aabb> boxes;
};

Evidence evidenceOf(const std::vector<Thing>& things, std::size_t frames)
{
    Evidence evidence;
    evidence.names = {"Thing"};
    evidence.frames.resize(frames);
    for (std::size_t i = 0; i < things.size(); ++i) {
        Track track;
        track.id = {i + 1};
        track.index = static_cast<std::uint32_t>(i);
        track.first = things[i].first;
        track.boxes = things[i].boxes;
        evidence.tracks.push_back(track);
    }
    for (FrameIndex frame = 0; frame < frames; ++frame) {
        FrameFacts& facts = evidence.frames[frame];
        facts.step = frame;
        facts.isSampled = true;
        for (TrackIndex track = 0; track < evidence.tracks.size(); ++track)
            if (evidence.tracks[track].isIn(frame))
                facts.present.push_back(track);
    }
    return evidence;
}

bool isLost(const Evidence& evidence, const Event& event, SweepFault fault)
{
    return (lostInSweeps(evidence, {event}).front() >> static_cast<unsigned>(fault)) & 1U;
}

/// All pairs that overlap, found or missed at random.
std::vector<Event> overlapsIn(const Evidence& evidence, std::mt19937& random)
{
    std::vector<Event> events;
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame) {
        const auto& present = evidence.frames[frame].present;
        for (std::size_t i = 0; i < present.size(); ++i)
            for (std::size_t k = i + 1; k < present.size(); ++k)
                if (overlaps(evidence.tracks[present[i]].boxIn(frame), evidence.tracks[present[k]].boxIn(frame)))
                    events.push_back({frame, present[i], present[k], random() % 2 == 0 ? Fate::Missed : Fate::Found});
    }
    return events;
}

} // namespace

/// 3 jumps from the right end to the left one, onto 1. One pass from the left moves it by one place.
void TestSweepReplay::anObjectThatJumpsIsOutOfOrder()
{
    const Evidence evidence = evidenceOf({{0, {boxAt(0), boxAt(0)}},
                                          {0, {boxAt(5), boxAt(5)}},
                                          {0, {boxAt(10), boxAt(10)}},
                                          {0, {boxAt(20), boxAt(0.5)}}},
                                         2);
    const Event event{1, 0, 3, Fate::Missed};
    QVERIFY(isLost(evidence, event, SweepFault::OnePass)); // 5 is beyond the end of the first one
    QVERIFY(!isLost(evidence, event, SweepFault::OnePassBack));
    QVERIFY(!isLost(evidence, event, SweepFault::WithoutNew));
    QVERIFY(isLost(evidence, event, SweepFault::LastPlaces));
    QVERIFY(isLost(evidence, event, SweepFault::WithoutLeftMovers));
    QVERIFY(!isLost(evidence, event, SweepFault::WithoutRightMovers));
    QVERIFY(isLost(evidence, event, SweepFault::Every2)); // step 1 is not sorted
}

void TestSweepReplay::newObjectsAreSortedLater()
{
    const Evidence evidence = evidenceOf(
        {{0, {boxAt(0), boxAt(0), boxAt(0)}}, {0, {boxAt(5), boxAt(5), boxAt(5)}}, {1, {boxAt(0.5), boxAt(0.5)}}}, 3);
    QVERIFY(isLost(evidence, {1, 0, 2, Fate::Missed}, SweepFault::WithoutNew));
    QVERIFY(!isLost(evidence, {2, 0, 2, Fate::Found}, SweepFault::WithoutNew));
}

/// When 3 comes, 1 has ended. 2, the last active one, takes its place, and the search goes on behind it.
void TestSweepReplay::theLastActiveOneIsSkipped()
{
    const Evidence evidence =
        evidenceOf({{0, {boxAt(0)}}, {0, {boxAt(0.5, 0.0, 4.0)}}, {0, {boxAt(2)}}, {0, {boxAt(2.5)}}}, 1);
    QVERIFY(isLost(evidence, {0, 1, 2, Fate::Missed}, SweepFault::SwappedSkipped));
    QVERIFY(!isLost(evidence, {0, 1, 3, Fate::Found}, SweepFault::SwappedSkipped));
    QVERIFY(!isLost(evidence, {0, 2, 3, Fate::Found}, SweepFault::SwappedSkipped));
}

/// When 4 comes, 1 has ended. 2 moves into its place, and the search goes on with 3.
void TestSweepReplay::theOneBehindARemovedOneIsSkipped()
{
    const Evidence evidence =
        evidenceOf({{0, {boxAt(0)}}, {0, {boxAt(0.5, 0.0, 4.0)}}, {0, {boxAt(0.6, 0.0, 4.0)}}, {0, {boxAt(2)}}}, 1);
    QVERIFY(isLost(evidence, {0, 1, 3, Fate::Missed}, SweepFault::RemovedSkipped));
    QVERIFY(!isLost(evidence, {0, 2, 3, Fate::Found}, SweepFault::RemovedSkipped));
    QVERIFY(!isLost(evidence, {0, 1, 3, Fate::Missed}, SweepFault::SwappedSkipped));
    QVERIFY(isLost(evidence, {0, 2, 3, Fate::Missed}, SweepFault::SwappedSkipped));
}

void TestSweepReplay::nothingIsLostWhereTheOrderStays()
{
    std::vector<Thing> things(20);
    for (std::size_t i = 0; i < things.size(); ++i)
        for (int frame = 0; frame < 10; ++frame)
            things[i].boxes.push_back(boxAt(0.6 * static_cast<double>(i) + 0.1 * frame, 0.0));
    const Evidence evidence = evidenceOf(things, 10);
    std::mt19937 random(1);
    const auto events = overlapsIn(evidence, random);
    QVERIFY(events.size() > 100);
    const auto lost = lostInSweeps(evidence, events);
    constexpr std::uint32_t kSkipped = bitOf(SweepFault::SwappedSkipped) | bitOf(SweepFault::RemovedSkipped);
    QVERIFY(std::ranges::all_of(lost, [](std::uint32_t some) { return (some & ~kSkipped) == 0; }));
}

namespace {

/// The same once more, as a developer would write it: a list of ids, sorted in place, and all pairs that it tests.
std::set<std::pair<TrackIndex, TrackIndex>> plainSweep(const Evidence& evidence, std::vector<TrackIndex>& list,
                                                       FrameIndex frame, SweepFault fault)
{
    const std::size_t before = list.size();
    const auto isGone = [&](TrackIndex track) { return !evidence.tracks[track].isIn(frame); };
    if (fault != SweepFault::GapsFilled)
        std::erase_if(list, isGone);
    const std::size_t known = list.size();
    for (const TrackIndex track : evidence.frames[frame].present)
        if (std::ranges::find(list, track) == list.end())
            list.push_back(track);
    const auto left = [&](TrackIndex track) {
        return isGone(track) ? evidence.tracks[track].boxes.back().lo.x : evidence.tracks[track].boxIn(frame).lo.x;
    };
    std::size_t rounds = list.size(); // of a bubble sort: enough to sort all
    std::size_t end = list.size();
    if (fault == SweepFault::OnePass)
        rounds = 1;
    if (fault == SweepFault::WithoutNew)
        end = known;
    if ((fault == SweepFault::Every3 && frame % 3 != 0) ||
        (fault == SweepFault::WhenCountChanges && list.size() == before))
        rounds = 0;
    if (fault == SweepFault::WholeUnits && frame > 0) { // an insertion sort with a comparison of its own
        rounds = 0;
        for (std::size_t i = 1; i < list.size(); ++i) {
            const TrackIndex moved = list[i];
            std::size_t place = i;
            for (; place > 0 && static_cast<int>(left(list[place - 1]) - left(moved)) > 0; --place)
                list[place] = list[place - 1];
            list[place] = moved;
        }
    }
    for (std::size_t round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i + 1 < end; ++i)
            if (left(list[i + 1]) < left(list[i]))
                std::swap(list[i], list[i + 1]);
    for (std::size_t i = 0; fault == SweepFault::GapsFilled && i < list.size(); ++i)
        for (; i < list.size() && isGone(list[i]); list.pop_back())
            list[i] = list.back();
    std::set<std::pair<TrackIndex, TrackIndex>> tested;
    for (std::size_t i = 0; i < list.size(); ++i)
        for (std::size_t k = i + 1; k < list.size() && left(list[k]) <= evidence.tracks[list[i]].boxIn(frame).hi.x; ++k)
            tested.insert(std::minmax(list[i], list[k]));
    return tested;
}

} // namespace

void TestSweepReplay::listsAreThoseOfAPlainSweep_data()
{
    QTest::addColumn<int>("fault");
    QTest::newRow("one pass") << static_cast<int>(SweepFault::OnePass);
    QTest::newRow("without new ones") << static_cast<int>(SweepFault::WithoutNew);
    QTest::newRow("every third step") << static_cast<int>(SweepFault::Every3);
    QTest::newRow("when the count changes") << static_cast<int>(SweepFault::WhenCountChanges);
    QTest::newRow("whole units") << static_cast<int>(SweepFault::WholeUnits);
    QTest::newRow("gaps filled") << static_cast<int>(SweepFault::GapsFilled);
}

void TestSweepReplay::listsAreThoseOfAPlainSweep()
{
    QFETCH(const int, fault);
    std::size_t lostInAll = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> place(0.0, 30.0);
        std::vector<Thing> things(25);
        for (Thing& thing : things) {
            thing.first = static_cast<FrameIndex>(random() % 3 == 0 ? random() % 8 : 0);
            const auto end = static_cast<FrameIndex>(random() % 4 == 0 ? 9 + random() % 3 : 12);
            for (FrameIndex frame = thing.first; frame < end; ++frame)
                thing.boxes.push_back(boxAt(place(random), 0.0, 3.0));
        }
        const Evidence evidence = evidenceOf(things, 12);
        std::vector<Event> events;
        std::vector<char> expected;
        std::vector<TrackIndex> list;
        for (FrameIndex frame = 0; frame < 12; ++frame) {
            const auto tested = plainSweep(evidence, list, frame, static_cast<SweepFault>(fault));
            std::vector<Event> some = overlapsIn(evidence, random);
            std::erase_if(some, [&](const Event& event) { return event.frame != frame; });
            for (Event& event : some) {
                expected.push_back(tested.contains(std::minmax(event.a, event.b)) ? 0 : 1);
                event.fate = expected.back() ? Fate::Missed : Fate::Found; // so that this start explains it best
                events.push_back(event);
            }
        }
        const auto lost = lostInSweeps(evidence, events);
        for (std::size_t i = 0; i < events.size(); ++i) {
            QCOMPARE(static_cast<int>((lost[i] >> static_cast<unsigned>(fault)) & 1U), static_cast<int>(expected[i]));
            lostInAll += expected[i] ? 1U : 0U;
        }
    }
    QVERIFY(lostInAll > 100);
}

void TestSweepReplay::searchesOfAnotherTimeOrDirection()
{
    Evidence evidence = evidenceOf({{0, {boxAt(0), boxAt(3), boxAt(6)}}, {0, {boxAt(6.5), boxAt(6.5), boxAt(6.5)}}}, 3);
    evidence.tracks[1].isDynamic = false;
    evidence.cells = GameCells{{5.0, 5.0}, {}, 0, 0};
    const std::vector<Event> events{{2, 0, 1, Fate::Missed}};
    const auto row = featuresOf(evidence, events, evidence.cells, lostInSweeps(evidence, events)).front();
    const auto at = [&](Feature feature) { return row[static_cast<std::size_t>(feature)]; };
    QCOMPARE(at(Feature::AskedByPast), 0.0);    // from 3 to 4 it does not reach 6.5
    QCOMPARE(at(Feature::AskedByAnyPast), 1.0); // the static one was where it is
    QCOMPARE(at(Feature::AskedByPastLower), 0.0);
    QCOMPARE(at(Feature::AskedAhead), 1.0);           // the same cell
    evidence.cells = GameCells{{6.8, 5.0}, {}, 0, 0}; // centres in cells 0 and 1
    const auto other = featuresOf(evidence, events, evidence.cells, lostInSweeps(evidence, events)).front();
    QCOMPARE(other[static_cast<std::size_t>(Feature::AskedAhead)], 1.0); // it moves to the right
    evidence.tracks[0].boxes = {boxAt(12), boxAt(9), boxAt(6)};
    const auto back = featuresOf(evidence, events, evidence.cells, lostInSweeps(evidence, events)).front();
    QCOMPARE(back[static_cast<std::size_t>(Feature::AskedAhead)], 0.0);
}

BROADSIDE_TEST(TestSweepReplay)

} // namespace broadside::test::tst_sweep_replay

#include "tst_sweep_replay.moc"
