#include "core/base/random.h"
#include "core/debug/audit/pair_set.h"
#include "tests/support/test.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside::test::tst_pair_set {

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
        QVERIFY(!(setOf({{1, 4}, {2, 3}}) == setOf({{1, 3}, {2, 4}}))); // the same rows, paired differently
        // one pair reported twice, and another one missing
        QVERIFY(!(setOf({{1, 2}, {1, 2}}) == setOf({{1, 2}, {1, 3}})));
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
    void keepsTheSamePairsOfTheSameSetInAnyOrder()
    {
        Random random(5);
        std::vector<IndexPair> pairs;
        for (ObjectIndex a = 0; a < 200; ++a)
            for (ObjectIndex b = a + 1; b < 200; ++b)
                pairs.push_back({a, b});
        PairSet first(1'000);
        PairSet second(1'000);
        for (const IndexPair pair : pairs)
            first.add(pair);
        for (std::size_t i = pairs.size(); i > 1; --i)
            std::swap(pairs[i - 1], pairs[random.below(i)]);
        for (const IndexPair pair : pairs)
            second.add(pair);
        QVERIFY(first == second);
        QCOMPARE(first.size(), pairs.size());
        QVERIFY(!first.isWhole());
        QVERIFY(std::ranges::equal(first.sorted(), second.sorted()));
        QVERIFY(first.sorted().size() > 400 && first.sorted().size() <= 1'000);
        first.clear();
        first.add({1, 2});
        QVERIFY(first.isWhole());
        QCOMPARE(first.sorted().size(), std::size_t{1});
    }
    /// A list that is full and grows by one pair would reserve twice the limit.
    void noMemoryIsReservedBeyondTheLimit()
    {
        PairSet set(1'024);
        for (ObjectIndex a = 0; a < 100; ++a)
            for (ObjectIndex b = a + 1; b < 100; ++b)
                set.add({a, b});
        QCOMPARE(set.size(), std::uint64_t{100 * 99 / 2});
        QVERIFY(set.sorted().size() > 400);
        QCOMPARE(set.capacity(), std::size_t{1'024});
    }
    /// After keepSameSelection(), the kept pairs of a subset are the subset of the kept pairs.
    void setsOfOtherSizesAreKeptAlike()
    {
        PairSet all(500);
        PairSet part(500);
        for (ObjectIndex a = 0; a < 100; ++a) {
            for (ObjectIndex b = a + 1; b < 100; ++b) {
                all.add({a, b});
                if (b % 3 == 0)
                    part.add({a, b});
            }
        }
        keepSameSelection(all, part);
        std::vector<IndexPair> expected;
        std::ranges::copy_if(all.sorted(), std::back_inserter(expected),
                             [](IndexPair pair) { return pair.b % 3 == 0; });
        QVERIFY(expected.size() > 30);
        QVERIFY(std::ranges::equal(part.sorted(), expected));
        QVERIFY(!(all == part));
    }
    void clearedIsEmpty()
    {
        PairSet set = setOf({{3, 4}});
        set.clear();
        QVERIFY(set == PairSet());
        QVERIFY(set.sorted().empty());
    }
};

BROADSIDE_TEST(TestPairSet)

} // namespace broadside::test::tst_pair_set

#include "tst_pair_set.moc"
