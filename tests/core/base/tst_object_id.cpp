#include "core/base/object_id.h"
#include "tests/support/test.h"

#include <algorithm>
#include <random>
#include <vector>

namespace broadside::test::tst_object_id {

class TestObjectId : public QObject {
    Q_OBJECT
private slots:
    void findsEveryIdWhereItWasAppended_data();
    void findsEveryIdWhereItWasAppended();
    void anIdContinuesOnlyAnAscendingList();
};

void TestObjectId::findsEveryIdWhereItWasAppended_data()
{
    QTest::addColumn<std::uint64_t>("largestGap");
    QTest::addColumn<int>("lateOf100"); // ids of 100 that are below an earlier one

    QTest::newRow("ascending without gaps") << std::uint64_t{1} << 0;
    QTest::newRow("ascending with gaps") << std::uint64_t{5} << 0;
    QTest::newRow("far apart") << ObjectId::kLargest / 2'000 << 0;
    QTest::newRow("some out of order") << std::uint64_t{3} << 2;
    QTest::newRow("most out of order") << std::uint64_t{9} << 90;
}

/// Compared with a search from the front, while ids are appended and removed from the end.
void TestObjectId::findsEveryIdWhereItWasAppended()
{
    QFETCH(const std::uint64_t, largestGap);
    QFETCH(const int, lateOf100);
    std::mt19937_64 random(5);
    std::vector<ObjectId> oracle;
    IdList list;
    std::uint64_t largest = 1 + random() % 100;
    const auto check = [&](ObjectId id) {
        const auto found = std::ranges::find(oracle, id);
        const auto position = list.find(id);
        QCOMPARE(position.has_value(), found != oracle.end());
        if (position)
            QCOMPARE(std::ptrdiff_t{*position}, found - oracle.begin());
    };
    for (int turn = 0; turn < 600; ++turn) {
        if (random() % 40 == 0) {
            const std::size_t size = oracle.size() - random() % (oracle.size() + 1) / 4;
            oracle.resize(size);
            list.truncate(size);
        }
        const bool isLate = static_cast<int>(random() % 100) < lateOf100;
        const ObjectId id{isLate ? 1 + random() % largest : largest + 1 + random() % largestGap};
        if (std::ranges::find(oracle, id) == oracle.end()) {
            QCOMPARE(list.continuesWith(id), std::ranges::is_sorted(oracle) && (oracle.empty() || oracle.back() < id));
            list.append(id);
            oracle.push_back(id);
            largest = std::max(largest, id.value);
        }
        QCOMPARE(list.size(), oracle.size());
        for (const ObjectId known : oracle)
            check(known);
        check({1 + random() % (largest + 2)});
        check({0});
    }
}

void TestObjectId::anIdContinuesOnlyAnAscendingList()
{
    IdList list;
    QVERIFY(list.continuesWith({7}));
    list.append({7});
    QVERIFY(!list.continuesWith({7}));
    QVERIFY(!list.continuesWith({3}));
    list.append({3});
    QVERIFY(!list.continuesWith({8}));
    list.truncate(1);
    QVERIFY(list.continuesWith({8}));
}

BROADSIDE_TEST(TestObjectId)

} // namespace broadside::test::tst_object_id

#include "tst_object_id.moc"
