#include "core/base/random.h"
#include "core/debug/diagnosis/features/lists/list_rest.h"
#include "core/debug/diagnosis/features/pair_relations.h"
#include "tests/support/test.h"

#include <string>

namespace broadside::test::tst_list_rest {

using namespace broadside::diagnosis;
using Of = ListRest::Of;

/// Ends of lists that threads and batches leave out.
class TestListRest : public QObject {
    Q_OBJECT
private slots:
    void whatIsLeftOverIsLost_data();
    void whatIsLeftOverIsLost();
    void theRestOfAGameIsFound_data();
    void theRestOfAGameIsFound();
    void pairsThatAreMissedByChanceHaveNone();
    void oldMasksKeepPairsApart();
};

namespace {

constexpr std::uint32_t kBullet = 1;

/// One frame of objects of two names. Every third one is a bullet, so their list has the places 2, 5, 8...
void addFrame(Evidence& evidence, std::size_t objects)
{
    const auto frame = static_cast<FrameIndex>(evidence.frames.size());
    FrameFacts facts;
    facts.isSampled = true;
    for (std::size_t i = 0; i < objects; ++i) {
        Track track;
        track.index = static_cast<TrackIndex>(evidence.tracks.size());
        track.id = {track.index + 1U};
        track.first = frame;
        track.name = i % 3 == 2 ? kBullet : 0;
        track.boxes = {{{0.0, 0.0}, {1.0, 1.0}}};
        facts.present.push_back(track.index);
        evidence.tracks.push_back(track);
    }
    evidence.frames.push_back(facts);
}

Evidence emptyGame()
{
    Evidence evidence;
    evidence.names = {"Wall", "Bullet"};
    return evidence;
}

/// Pairs of all bullets with all walls, of which the game misses those that `isLost` names.
template<class IsLost>
Evidence gameOf(IsLost isLost)
{
    Evidence evidence = emptyGame();
    for (std::size_t objects = 30; objects < 120; objects += 2)
        addFrame(evidence, objects);
    for (FrameIndex frame = 0; frame < evidence.frames.size(); ++frame) {
        const auto& present = evidence.frames[frame].present;
        for (std::size_t i = 0; i < present.size(); i += 3)
            for (std::size_t j = 2; j < present.size(); j += 3) {
                Event event{frame, std::min(present[i], present[j]), std::max(present[i], present[j]), Fate::Found};
                event.fate = isLost(evidence, event) ? Fate::Missed : Fate::Found;
                evidence.events.push_back(event);
            }
    }
    Random random(3);
    for (std::size_t i = evidence.events.size(); i > 1; --i) // those of one fate are in random order
        std::swap(evidence.events[i - 1],
                  evidence.events[static_cast<std::size_t>(random.between(0.0, 1.0) * static_cast<double>(i - 1))]);
    return evidence;
}

} // namespace

void TestListRest::whatIsLeftOverIsLost_data()
{
    QTest::addColumn<int>("of");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("a"); // of eleven objects, of which 2, 5 and 8 are bullets
    QTest::addColumn<int>("b");
    QTest::addColumn<bool>("isLost");
    const auto name = static_cast<int>(Of::Name);
    const auto all = static_cast<int>(Of::All);
    QTest::newRow("two parts of one bullet each: the first bullet") << name << 2 << 2 << 3 << false;
    QTest::newRow("the third bullet is left over") << name << 2 << 7 << 8 << true;
    QTest::newRow("a bullet that searches finds the one that does not") << name << 2 << 5 << 8 << false;
    QTest::newRow("no bullet") << name << 2 << 6 << 7 << false;
    QTest::newRow("more parts than bullets: nobody searches") << name << 4 << 2 << 3 << true;
    QTest::newRow("the other one of the whole list searches") << all << 4 << 7 << 9 << false;
    QTest::newRow("both are in no whole batch") << all << 4 << 8 << 9 << true;
}

void TestListRest::whatIsLeftOverIsLost()
{
    QFETCH(const int, of);
    QFETCH(const int, number);
    QFETCH(const int, a);
    QFETCH(const int, b);
    Evidence evidence = emptyGame();
    addFrame(evidence, 11);
    const ListRest rest{static_cast<Of>(of), kBullet, static_cast<std::size_t>(number)};
    QTEST(rest.loses(evidence, {0, static_cast<TrackIndex>(a), static_cast<TrackIndex>(b), Fate::Missed}), "isLost");
}

void TestListRest::theRestOfAGameIsFound_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("four threads") << 4;
    QTest::newRow("seven threads") << 7;
    QTest::newRow("batches of eight") << 8;
}

void TestListRest::theRestOfAGameIsFound()
{
    QFETCH(const int, number);
    const ListRest planted{Of::Name, kBullet, static_cast<std::size_t>(number)};
    const Evidence evidence =
        gameOf([&](const Evidence& game, const Event& event) { return planted.loses(game, event); });
    QVERIFY(evidence.countOf(Fate::Missed) > 30);
    const auto found = likelyListRest(evidence);
    QVERIFY(found.has_value());
    QVERIFY(*found == planted);
}

void TestListRest::pairsThatAreMissedByChanceHaveNone()
{
    Random random(9);
    const Evidence evidence = gameOf([&](const Evidence&, const Event&) { return random.between(0.0, 1.0) < 0.1; });
    QVERIFY(!likelyListRest(evidence));
}

/// The masks that objects had when they appeared count, whatever they are now.
void TestListRest::oldMasksKeepPairsApart()
{
    Evidence evidence = emptyGame();
    addFrame(evidence, 3);
    evidence.tracks[0].firstFilter = {1, 2, true};
    evidence.tracks[1].firstFilter = {2, 1, true};
    evidence.tracks[2].firstFilter = {1, 2, true};
    const auto areApart = [&](TrackIndex a, TrackIndex b) {
        FeatureRow row{};
        fillRelations(evidence, {0, a, b, Fate::Missed}, row);
        return row[static_cast<std::size_t>(Feature::OldFiltersApart)];
    };
    QCOMPARE(areApart(0, 1), 0.0);
    QCOMPARE(areApart(0, 2), 1.0);
}

BROADSIDE_TEST(TestListRest)

} // namespace broadside::test::tst_list_rest

#include "tst_list_rest.moc"
