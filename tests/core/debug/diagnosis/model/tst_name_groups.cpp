#include "core/debug/diagnosis/model/name_groups.h"
#include "tests/support/test.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace broadside::test::tst_name_groups {

using namespace broadside::diagnosis;
using Missed = NameGroups::Missed;

/// Filters that put objects into groups by their names.
class TestNameGroups : public QObject {
    Q_OBJECT
private slots:
    void findsGroupsOfRandomFilters_data();
    void findsGroupsOfRandomFilters();
    void saysNothingWhereAPairOfNamesIsMissedAndFound();
    void saysNothingOfEqualNamesOnly();
    void toleratesAFewStrayPairs();
    void numberedNamesAreOne_data();
    void numberedNamesAreOne();
};

namespace {

/// One object for each name, and pairs of them.
Evidence evidenceOf(std::size_t names)
{
    Evidence evidence;
    for (std::size_t name = 0; name < names; ++name) {
        evidence.names.push_back("N" + std::to_string(name));
        Track track;
        track.index = static_cast<TrackIndex>(name);
        track.name = static_cast<std::uint32_t>(name);
        track.boxes = {{{0.0, 0.0}, {1.0, 1.0}}};
        evidence.tracks.push_back(track);
    }
    return evidence;
}

void add(Evidence& evidence, std::size_t a, std::size_t b, Fate fate, int count = 1)
{
    for (int i = 0; i < count; ++i)
        evidence.events.push_back({0, static_cast<TrackIndex>(a), static_cast<TrackIndex>(b), fate, false});
}

} // namespace

void TestNameGroups::numberedNamesAreOne_data()
{
    QTest::addColumn<QStringList>("names"); // one of each object
    QTest::addColumn<QStringList>("merged");
    QTest::newRow("each object has a number")
        << QStringList{"Bat 1", "Bat 2", "Wall", "Bat 3", "Bat_4"} << QStringList{"Bat", "Bat", "Wall", "Bat", "Bat"};
    QTest::newRow("too few to tell") << QStringList{"Bat 1", "Bat 2", "Wall"} << QStringList{"Bat 1", "Bat 2", "Wall"};
    QTest::newRow("a number of many objects is a kind")
        << QStringList{"Team 1", "Team 1", "Team 1", "Team 2", "Team 2", "Team 2",
                       "Team 3", "Team 3", "Team 3", "Team 4", "Team 4", "Team 4"}
        << QStringList{"Team 1", "Team 1", "Team 1", "Team 2", "Team 2", "Team 2",
                       "Team 3", "Team 3", "Team 3", "Team 4", "Team 4", "Team 4"};
    QTest::newRow("only numbers") << QStringList{"1", "2", "3", "4"} << QStringList{"1", "2", "3", "4"};
    QTest::newRow("the name without a number is the same kind")
        << QStringList{"Bat", "Bat 1", "Bat 2", "Bat 3"} << QStringList{"Bat", "Bat", "Bat", "Bat"};
}

void TestNameGroups::numberedNamesAreOne()
{
    QFETCH(const QStringList, names);
    QFETCH(const QStringList, merged);
    Evidence evidence;
    for (const QString& name : names) {
        const std::string text = name.toStdString();
        const auto known = std::ranges::find(evidence.names, text);
        Track track;
        track.name = static_cast<std::uint32_t>(known - evidence.names.begin());
        if (known == evidence.names.end())
            evidence.names.push_back(text);
        track.boxes = {{{0.0, 0.0}, {1.0, 1.0}}};
        evidence.tracks.push_back(track);
    }
    mergeNumberedNames(evidence);
    QStringList found;
    for (const Track& track : evidence.tracks)
        found << QString::fromStdString(evidence.names[track.name]);
    QCOMPARE(found, merged);
}

void TestNameGroups::findsGroupsOfRandomFilters_data()
{
    QTest::addColumn<bool>("isWithin");
    QTest::newRow("pairs within a group are missed") << true;
    QTest::newRow("pairs of two groups are missed") << false;
}

void TestNameGroups::findsGroupsOfRandomFilters()
{
    QFETCH(const bool, isWithin);
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const std::size_t names = 3 + random() % 6;
        std::vector<std::uint32_t> groups(names);
        for (std::uint32_t& group : groups)
            group = static_cast<std::uint32_t>(random() % 3);
        groups[0] = groups[1] = 0; // two names of one group, and one of another
        groups[2] = 1;
        Evidence evidence = evidenceOf(names);
        for (std::size_t a = 0; a < names; ++a)
            for (std::size_t b = a; b < names; ++b)
                add(evidence, a, b, (groups[a] == groups[b]) == isWithin ? Fate::Missed : Fate::Found);
        const auto found = NameGroups::of(evidence, isWithin ? Missed::Within : Missed::Between);
        QVERIFY(found);
        for (std::uint32_t a = 0; a < names; ++a)
            for (std::uint32_t b = 0; b < names; ++b) {
                QCOMPARE(found->areOfOne(a, b), groups[a] == groups[b]);
                QCOMPARE(found->areMissed(a, b), (groups[a] == groups[b]) == isWithin);
            }
        std::size_t listed = 0;
        for (const auto& group : found->groups())
            listed += group.size();
        QCOMPARE(listed, names);
    }
}

void TestNameGroups::saysNothingWhereAPairOfNamesIsMissedAndFound()
{
    Evidence evidence = evidenceOf(3);
    add(evidence, 0, 1, Fate::Missed, 10);
    add(evidence, 0, 1, Fate::Found, 10);
    add(evidence, 0, 2, Fate::Found, 10);
    QVERIFY(!NameGroups::of(evidence, Missed::Within) && !NameGroups::of(evidence, Missed::Between));
}

void TestNameGroups::saysNothingOfEqualNamesOnly()
{
    Evidence evidence = evidenceOf(2);
    add(evidence, 0, 0, Fate::Missed, 10);
    add(evidence, 1, 1, Fate::Missed, 10);
    add(evidence, 0, 1, Fate::Found, 10);
    QVERIFY(!NameGroups::of(evidence, Missed::Within));
}

void TestNameGroups::toleratesAFewStrayPairs()
{
    Evidence evidence = evidenceOf(3);
    add(evidence, 0, 1, Fate::Missed, 100);
    add(evidence, 0, 1, Fate::Found, 1);
    add(evidence, 0, 2, Fate::Found, 10);
    add(evidence, 1, 2, Fate::Found, 10);
    const auto found = NameGroups::of(evidence, Missed::Within);
    QVERIFY(found && found->areOfOne(0, 1) && !found->areOfOne(0, 2));
    QCOMPARE(found->groups(), (std::vector<std::vector<std::uint32_t>>{{0, 1}}));
}

BROADSIDE_TEST(TestNameGroups)

} // namespace broadside::test::tst_name_groups

#include "tst_name_groups.moc"
