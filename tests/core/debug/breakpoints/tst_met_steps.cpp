#include "core/base/random.h"
#include "core/debug/breakpoints/met_steps.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_met_steps {

class TestMetSteps : public QObject {
    Q_OBJECT
private slots:
    void theFirstOnesAreIgnored();
    void isToldAtBothEnds();
    void anotherFutureIsUnknown();
    void agreesWithAPlainList();
};

void TestMetSteps::theFirstOnesAreIgnored()
{
    MetSteps steps;
    for (const std::uint64_t step : {3U, 5U, 9U})
        steps.append(step);
    QCOMPARE(steps.firings(0), std::size_t{3});
    QCOMPARE(steps.firings(2), std::size_t{1});
    QCOMPARE(steps.firings(7), std::size_t{0});
    QVERIFY(steps.firesAt(3, 0));
    QVERIFY(!steps.firesAt(3, 1));
    QVERIFY(!steps.firesAt(4, 0));
    QVERIFY(steps.firingAfter(1, 1) == std::optional<std::uint64_t>(5));
    QVERIFY(steps.firingBefore(9, 1) == std::optional<std::uint64_t>(5));
    QVERIFY(!steps.firingBefore(5, 1));
    QVERIFY(!steps.firingAfter(9, 0));
}

void TestMetSteps::isToldAtBothEnds()
{
    MetSteps steps(100);
    steps.append(104);
    QCOMPARE(steps.knownFrom(), std::uint64_t{100});
    steps.prepend(50, {60, 99, 100, 102}); // overlaps with steps that were searched already
    steps.prepend(70, {71});               // searched already
    QCOMPARE(steps.knownFrom(), std::uint64_t{50});
    QCOMPARE(steps.all(), (std::deque<std::uint64_t>{60, 99, 104}));
}

void TestMetSteps::anotherFutureIsUnknown()
{
    MetSteps steps(10);
    for (const std::uint64_t step : {12U, 14U, 16U})
        steps.append(step);
    steps.cutAfter(14);
    QCOMPARE(steps.all(), (std::deque<std::uint64_t>{12, 14}));
    QCOMPARE(steps.knownFrom(), std::uint64_t{10});
    steps.cutAfter(4);
    QCOMPARE(steps.all(), std::deque<std::uint64_t>{});
    QCOMPARE(steps.knownFrom(), std::uint64_t{5});
}

void TestMetSteps::agreesWithAPlainList()
{
    Random random(3);
    for (int round = 0; round < 200; ++round) {
        MetSteps steps;
        std::vector<std::uint64_t> plain;
        for (std::uint64_t step = 1; step <= 60; ++step)
            if (random.below(4) == 0) {
                steps.append(step);
                plain.push_back(step);
            }
        const std::uint64_t ignore = random.below(10);
        plain.erase(plain.begin(), plain.begin() + std::ptrdiff_t(std::min<std::uint64_t>(ignore, plain.size())));
        QCOMPARE(steps.firings(ignore), plain.size());
        for (std::uint64_t step = 0; step <= 61; ++step) {
            const auto after = std::ranges::find_if(plain, [&](std::uint64_t s) { return s > step; });
            const auto before = std::find_if(plain.rbegin(), plain.rend(), [&](std::uint64_t s) { return s < step; });
            QCOMPARE(steps.firesAt(step, ignore), std::ranges::count(plain, step) == 1);
            QCOMPARE(steps.firingAfter(step, ignore).value_or(0), after == plain.end() ? 0 : *after);
            QCOMPARE(steps.firingBefore(step, ignore).value_or(0), before == plain.rend() ? 0 : *before);
        }
    }
}

BROADSIDE_TEST(TestMetSteps)

} // namespace broadside::test::tst_met_steps

#include "tst_met_steps.moc"
