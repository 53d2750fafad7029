#include "core/debug/pair_set.h"

#include <QTest>

using namespace broadside;

namespace {

PairSet setOf(std::initializer_list<IndexPair> pairs)
{
    PairSet set;
    for (const IndexPair pair : pairs)
        set.add(pair);
    return set;
}

} // namespace

class TestPairSet : public QObject {
    Q_OBJECT
private slots:
    void orderDoesNotCount() { QVERIFY(setOf({{1, 2}, {3, 4}}) == setOf({{3, 4}, {1, 2}})); }
    void otherPairsAreAnotherSet()
    {
        QVERIFY(!(setOf({{1, 2}}) == setOf({{1, 3}})));
        QVERIFY(!(setOf({{1, 2}}) == setOf({{1, 2}, {1, 3}})));
        QVERIFY(!(setOf({{1, 4}, {2, 3}}) == setOf({{1, 3}, {2, 4}}))); // the same numbers, paired otherwise
        QVERIFY(!(setOf({{1, 2}, {1, 2}}) == setOf({{1, 2}, {1, 3}}))); // one handed out twice for one that is missing
    }
    void sortedIsAscending()
    {
        PairSet set = setOf({{3, 4}, {1, 9}, {1, 2}});
        const auto sorted = set.sorted();
        QVERIFY(
            (std::vector<IndexPair>(sorted.begin(), sorted.end()) == std::vector<IndexPair>{{1, 2}, {1, 9}, {3, 4}}));
        QVERIFY(set == setOf({{1, 2}, {1, 9}, {3, 4}}));
        set.add({0, 1});
        QVERIFY((set.sorted().front() == IndexPair{0, 1}));
    }
    void clearedIsEmpty()
    {
        PairSet set = setOf({{3, 4}});
        set.clear();
        QVERIFY(set == PairSet());
        QVERIFY(set.sorted().empty());
    }
};

QTEST_APPLESS_MAIN(TestPairSet)
#include "tst_pair_set.moc"
