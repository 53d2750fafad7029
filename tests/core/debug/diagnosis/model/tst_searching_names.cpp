#include "core/debug/diagnosis/model/searching_names.h"
#include "tests/support/test.h"

#include <utility>
#include <vector>

namespace broadside::test::tst_searching_names {

using namespace broadside::diagnosis;

/// Sets of names whose objects may be the only ones that search.
class TestSearchingNames : public QObject {
    Q_OBJECT
private slots:
    void eachPairHasAnObjectOfTheSet();
    void aPairOfOneNameNeedsThatName();
    void onePairOfAllNamesTellsNothing();
};

namespace {

/// One object of each name, and pairs of them.
Evidence evidenceWith(const std::vector<std::string>& names,
                      const std::vector<std::pair<TrackIndex, TrackIndex>>& pairs)
{
    Evidence evidence;
    evidence.names = names;
    for (std::uint32_t name = 0; name < names.size(); ++name) {
        Track track;
        track.index = name;
        track.name = name;
        evidence.tracks.push_back(track);
    }
    for (const auto& [a, b] : pairs)
        evidence.events.push_back({0, a, b, Fate::Found});
    return evidence;
}

} // namespace

void TestSearchingNames::eachPairHasAnObjectOfTheSet()
{
    const Evidence evidence = evidenceWith({"Bullet", "Crate", "Guard", "Player"}, {{0, 1}, {0, 2}, {1, 3}, {2, 3}});
    const std::vector<NameSet> sets = likelySearchingNames(evidence);
    QCOMPARE(sets.size(), std::size_t{2});
    QVERIFY(sets[0] == (NameSet{0, 1, 1, 0}));
    QVERIFY(sets[1] == (NameSet{1, 0, 0, 1}));
    QVERIFY(!hasPairWithin(evidence, sets[0]));
}

void TestSearchingNames::aPairOfOneNameNeedsThatName()
{
    const Evidence evidence = evidenceWith({"Bullet", "Guard"}, {{0, 1}, {0, 0}});
    const std::vector<NameSet> sets = likelySearchingNames(evidence);
    QCOMPARE(sets.size(), std::size_t{1});
    QVERIFY(sets[0] == (NameSet{1, 0}));
    QVERIFY(hasPairWithin(evidence, sets[0]));
}

void TestSearchingNames::onePairOfAllNamesTellsNothing()
{
    QVERIFY(likelySearchingNames(evidenceWith({"Bullet", "Guard"}, {{0, 0}, {1, 1}})).empty());
}

BROADSIDE_TEST(TestSearchingNames)

} // namespace broadside::test::tst_searching_names

#include "tst_searching_names.moc"
