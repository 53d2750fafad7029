#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/search/scoped_sources.h"
#include "tests/support/test.h"

#include <stop_token>

namespace broadside::test::tst_scoped_sources {

using namespace broadside::diagnosis;

namespace {

constexpr FrameIndex kFrames = 60;
constexpr std::size_t kObjects = 12;
const StructureRule kBoxes;

/// Objects of three names in turns that fly apart, each registered with the box of `late` frames ago where `isLate`
/// says so of its name and the number of objects, which is 100 plus the frame.
template<class IsLate>
Evidence flight(FrameIndex late, IsLate isLate)
{
    Evidence evidence;
    evidence.names = {"Bat", "Crate", "Door"};
    evidence.knowsBoxes = true;
    for (FrameIndex frame = 0; frame < kFrames; ++frame) {
        FrameFacts facts;
        facts.step = frame;
        facts.isSampled = true;
        facts.objects = 100 + frame;
        for (std::size_t i = 0; i < kObjects; ++i)
            facts.present.push_back(static_cast<TrackIndex>(i));
        evidence.frames.push_back(facts);
    }
    for (std::size_t i = 0; i < kObjects; ++i) {
        Track track;
        track.id = {i + 1};
        track.name = static_cast<std::uint32_t>(i % evidence.names.size());
        track.index = static_cast<TrackIndex>(i);
        for (FrameIndex frame = 0; frame < kFrames; ++frame) {
            const double low = static_cast<double>(frame) * (1.0 + 0.1 * static_cast<double>(i));
            track.boxes.push_back({{low, 5.0 * static_cast<double>(i)}, {low + 2.0, 5.0 * static_cast<double>(i) + 2}});
            const bool isBehind = isLate(track.name, evidence.frames[frame].objects);
            const FrameIndex source = isBehind ? frame - std::min(frame, late) : frame;
            track.registered.push_back({Registered::Kind::Box, {}, 0, {}, track.boxes[source]});
        }
        evidence.tracks.push_back(track);
    }
    return evidence;
}

std::vector<Priced<RegistrationRule>> sourcesIn(const Evidence& evidence)
{
    std::vector<Priced<RegistrationRule>> rules;
    for (const double steps : {1.0, 2.0, 3.0, 5.0})
        rules.push_back({{{TimeRule::Kind::Late, steps}, {}, {}, {}}, 6.0});
    const Workbench bench(evidence);
    return scopedSources(bench, kBoxes, rules, std::stop_token());
}

} // namespace

/// Which box exactly is registered, of which objects and when, told by recorded registrations alone.
class TestScopedSources : public QObject {
    Q_OBJECT
private slots:
    void namesOfLateObjectsAreTold();
    void theLoadIsTold();
    void rightRegistrationsHaveNoSource();
    void idsOfAppendedObjectsArePassedOn_data();
    void idsOfAppendedObjectsArePassedOn();
    void aLeftBoxTellsTheSlot();
};

void TestScopedSources::namesOfLateObjectsAreTold()
{
    const auto sources = sourcesIn(flight(3, [](std::uint32_t name, std::uint32_t) { return name != 1; }));
    QVERIFY(!sources.empty());
    const RegistrationRule& first = sources.front().rule;
    QCOMPARE(first.time.number, 3.0);
    QVERIFY(first.scope == (Scope{Scope::Kind::NamedAnyOf, 0.0, 0b101}));
    QVERIFY(first.when == When{});
}

void TestScopedSources::theLoadIsTold()
{
    const auto sources = sourcesIn(flight(5, [](std::uint32_t, std::uint32_t objects) { return objects > 127; }));
    QVERIFY(!sources.empty());
    const RegistrationRule& first = sources.front().rule;
    QCOMPARE(first.time.number, 5.0);
    QVERIFY(first.scope == Scope{});
    QVERIFY(first.when == (When{When::Kind::ManyObjects, 127.0}));
}

void TestScopedSources::rightRegistrationsHaveNoSource()
{
    QVERIFY(sourcesIn(flight(5, [](std::uint32_t, std::uint32_t) { return false; })).empty());
}

void TestScopedSources::idsOfAppendedObjectsArePassedOn_data()
{
    QTest::addColumn<QList<int>>("earlier");
    QTest::addColumn<QList<int>>("again");
    QTest::newRow("the same list") << QList<int>{0, 1, 2, 3, 4} << QList<int>{};
    QTest::newRow("one is removed, another one is new") << QList<int>{0, 1, 3, 4, -1} << QList<int>{};
    QTest::newRow("one is appended again") << QList<int>{0, 2, 3, 4, 1} << QList<int>{4};
    QTest::newRow("among new ones") << QList<int>{0, 2, 3, 4, -1, 1, -1} << QList<int>{5};
    QTest::newRow("two") << QList<int>{0, 2, 4, 5, 6, 3, 1} << QList<int>{5, 6};
    QTest::newRow("the last one moved into a gap") << QList<int>{0, 1, 6, 3, 4, 5} << QList<int>{};
    QTest::newRow("another order") << QList<int>{4, 3, 2, 1, 0} << QList<int>{};
}

void TestScopedSources::idsOfAppendedObjectsArePassedOn()
{
    QFETCH(const QList<int>, earlier);
    QFETCH(const QList<int>, again);
    std::vector<std::uint32_t> places;
    for (const int place : earlier)
        places.push_back(place < 0 ? kNewInList : static_cast<std::uint32_t>(place));
    const std::vector<char> found = appendedAgain(places);
    QList<int> entries;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i])
            entries.push_back(static_cast<int>(i));
    QCOMPARE(entries, again);
}

void TestScopedSources::aLeftBoxTellsTheSlot()
{
    Evidence evidence = flight(1, [](std::uint32_t, std::uint32_t) { return false; });
    evidence.tracks[3].boxes.resize(20); // it is removed after frame 19
    Track next;
    next.index = static_cast<TrackIndex>(evidence.tracks.size());
    next.first = 25;
    next.boxes.assign(10, {{900.0, 900.0}, {902.0, 902.0}});
    next.registered.assign(10, {Registered::Kind::Box, {}, 0, {}, evidence.tracks[3].boxes.back()});
    evidence.tracks.push_back(next);
    const std::vector<FrameIndex> before = earlierOfSlots(evidence);
    QCOMPARE(before[next.index], FrameIndex{3});
    QCOMPARE(std::ranges::count(before, kNoFrame), static_cast<std::ptrdiff_t>(before.size() - 1));
    const TimeRule rule{TimeRule::Kind::OldSlot, 4.0, 0.0, std::make_shared<const std::vector<FrameIndex>>(before)};
    const std::vector<State> states{{next.index, 28}, {next.index, 29}};
    const auto boxes = registeredBy({rule, {}, {}, {}}, evidence, states, std::nullopt);
    QCOMPARE(boxes[0]->lo.x, evidence.tracks[3].boxes.back().lo.x);
    QCOMPARE(boxes[1]->lo.x, 900.0);
}

BROADSIDE_TEST(TestScopedSources)

} // namespace broadside::test::tst_scoped_sources

#include "tst_scoped_sources.moc"
