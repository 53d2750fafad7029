#include "core/base/random.h"
#include "core/debug/reduction/delta_debugging.h"
#include "tests/support/test.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace broadside::test::tst_delta_debugging {

namespace {

std::vector<int> numbersTo(int count)
{
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

} // namespace

class TestDeltaDebugging : public QObject {
    Q_OBJECT
private slots:
    void leavesWhatIsNeeded_data();
    void leavesWhatIsNeeded();
    void nothingCanBeLeftOutOfWhatIsLeft();
};

void TestDeltaDebugging::leavesWhatIsNeeded_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("needed");
    QTest::addColumn<int>("mostQuestions");
    QTest::newRow("no items") << 0 << QList<int>{} << 0;
    QTest::newRow("none") << 100 << QList<int>{} << 1;
    QTest::newRow("the only one") << 1 << QList<int>{0} << 1;
    QTest::newRow("one of two") << 2 << QList<int>{1} << 3;
    QTest::newRow("one of many") << 1000 << QList<int>{777} << 30;
    QTest::newRow("two far apart") << 1000 << QList<int>{3, 990} << 150;
    QTest::newRow("all") << 8 << QList<int>{0, 1, 2, 3, 4, 5, 6, 7} << 40;
}

void TestDeltaDebugging::leavesWhatIsNeeded()
{
    QFETCH(const int, count);
    QFETCH(const QList<int>, needed);
    QFETCH(const int, mostQuestions);
    int questions = 0;
    const std::vector<int> left = minimized(numbersTo(count), [&](const std::vector<int>& items) {
        ++questions;
        return std::ranges::all_of(needed, [&](int n) { return std::ranges::find(items, n) != items.end(); });
    });
    QCOMPARE(QList<int>(left.begin(), left.end()), needed);
    QVERIFY2(questions <= mostQuestions, std::to_string(questions).c_str());
}

// Includes conditions where leaving out one thing makes another one necessary.
void TestDeltaDebugging::nothingCanBeLeftOutOfWhatIsLeft()
{
    Random random(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<std::set<int>> ways; // each of these sets is enough
        for (std::uint64_t i = 0; i <= random.below(4); ++i) {
            std::set<int> way;
            for (std::uint64_t k = 0; k <= random.below(5); ++k)
                way.insert(static_cast<int>(random.below(40)));
            ways.push_back(way);
        }
        const auto shows = [&](const std::vector<int>& items) {
            return std::ranges::any_of(ways,
                                       [&](const std::set<int>& way) { return std::ranges::includes(items, way); });
        };
        const std::vector<int> left = minimized(numbersTo(40), shows);
        QVERIFY(shows(left));
        for (std::size_t i = 0; i < left.size(); ++i) {
            std::vector<int> less = left;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY(!shows(less));
        }
    }
}

BROADSIDE_TEST(TestDeltaDebugging)

} // namespace broadside::test::tst_delta_debugging

#include "tst_delta_debugging.moc"
