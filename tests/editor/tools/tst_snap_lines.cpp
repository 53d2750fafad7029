#include "editor/tools/snap_lines.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace broadside::test::tst_snap_lines {

class TestSnapLines : public QObject {
    Q_OBJECT
private slots:
    void theNearestLineWins_data();
    void theNearestLineWins();
    void onlyWantedPartsSnap();
    void nearestEqualsBruteForce();
    void multiplesHoldEverywhere_data();
    void multiplesHoldEverywhere();
    void aStepLostInRoundingHoldsNothing();
    void gapsBecomeEqual();
    void gapsEqualBruteForce();
};

void TestSnapLines::theNearestLineWins_data()
{
    QTest::addColumn<double>("lo");
    QTest::addColumn<double>("hi");
    QTest::addColumn<std::vector<double>>("lines");
    QTest::addColumn<double>("offset"); // NaN: no snap
    const double none = std::nan("");
    QTest::newRow("low edge") << 1.0 << 2.0 << std::vector{1.1} << 1.1 - 1.0;
    QTest::newRow("high edge") << 1.0 << 2.0 << std::vector{2.1, 0.85} << 2.1 - 2.0;
    QTest::newRow("middle") << 1.0 << 2.0 << std::vector{1.45} << 1.45 - 1.5;
    QTest::newRow("at the tolerance") << 1.0 << 2.0 << std::vector{0.75} << -0.25;
    QTest::newRow("beyond it") << 1.0 << 2.0 << std::vector{0.7499} << none;
    QTest::newRow("no lines") << 1.0 << 2.0 << std::vector<double>{} << none;
    QTest::newRow("there already") << 1.0 << 2.0 << std::vector{1.05, 2.0} << 0.0;
    QTest::newRow("a point") << 1.0 << 1.0 << std::vector{1.2} << 1.2 - 1.0;
}

void TestSnapLines::theNearestLineWins()
{
    QFETCH(double, lo);
    QFETCH(double, hi);
    QFETCH(std::vector<double>, lines);
    QFETCH(double, offset);
    std::vector<SnapLine> all;
    for (const double at : lines)
        all.push_back({.at = at});
    const auto snap = nearestLine({lo, hi}, kAllParts, all, 0.25);
    QCOMPARE(snap.has_value(), !std::isnan(offset));
    if (snap)
        QCOMPARE(snap->offset, offset);
}

void TestSnapLines::onlyWantedPartsSnap()
{
    const std::vector<SnapLine> lines{{.at = 1.1}, {.at = 2.2, .parts = kHighPart}, {.at = 1.0, .parts = kHighPart}};
    QCOMPARE(nearestLine({1.0, 2.0}, kHighPart, lines, 0.25)->offset, 2.2 - 2.0);
    QCOMPARE(nearestLine({1.0, 2.0}, kLowPart, lines, 0.25)->offset, 1.1 - 1.0);
    QVERIFY(!nearestLine({1.0, 2.0}, kMiddlePart, lines, 0.25));
    QVERIFY(!nearestMultiple({1.0, 2.0}, 0, 1.0, SnapSource::Grid));
}

void TestSnapLines::nearestEqualsBruteForce()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(-5.0, 5.0);
    for (int round = 0; round < 2'000; ++round) {
        Stretch moving{place(random), place(random)};
        if (moving.lo > moving.hi)
            std::swap(moving.lo, moving.hi);
        std::vector<SnapLine> lines(static_cast<std::size_t>(round % 9));
        std::vector<double> ways;
        for (SnapLine& line : lines) {
            line.at = place(random);
            for (const double from : {moving.lo, 0.5 * moving.lo + 0.5 * moving.hi, moving.hi})
                if (std::abs(line.at - from) <= 0.5)
                    ways.push_back(std::abs(line.at - from));
        }
        const auto snap = nearestLine(moving, kAllParts, lines, 0.5);
        QCOMPARE(snap.has_value(), !ways.empty());
        if (snap)
            QCOMPARE(std::abs(snap->offset), *std::ranges::min_element(ways));
    }
}

void TestSnapLines::multiplesHoldEverywhere_data()
{
    QTest::addColumn<double>("lo");
    QTest::addColumn<double>("hi");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("at");
    QTest::addColumn<int>("part");
    QTest::newRow("low edge") << 0.9 << 1.3 << 1.0 << 1.0 << int(SnapPart::Low);
    QTest::newRow("high edge") << 0.3 << 1.1 << 1.0 << 1.0 << int(SnapPart::High);
    QTest::newRow("middle") << -0.7 << 0.6 << 1.0 << 0.0 << int(SnapPart::Middle);
    QTest::newRow("far away") << 3.45 << 3.45 << 1.0 << 3.0 << int(SnapPart::Low);
    QTest::newRow("as near with both edges") << 0.75 << 1.75 << 1.0 << 1.0 << int(SnapPart::Low);
    QTest::newRow("negative") << -2.6 << -2.6 << 0.5 << -2.5 << int(SnapPart::Low);
}

void TestSnapLines::multiplesHoldEverywhere()
{
    QFETCH(double, lo);
    QFETCH(double, hi);
    QFETCH(double, step);
    QFETCH(int, part);
    const auto snap = nearestMultiple({lo, hi}, kAllParts, step, SnapSource::Grid);
    QVERIFY(snap);
    QTEST(snap->line.at, "at");
    QCOMPARE(int(snap->part), part);
}

void TestSnapLines::aStepLostInRoundingHoldsNothing()
{
    QVERIFY(!nearestMultiple({1e9, 1e9 + 1.0}, kAllParts, 1e-9, SnapSource::Pixels));
    QVERIFY(nearestMultiple({1e9, 1e9 + 1.0}, kAllParts, 1e-3, SnapSource::Pixels));
}

void TestSnapLines::gapsBecomeEqual()
{
    const std::vector<Stretch> row{{0.0, 1.0}, {1.5, 2.5}};
    const auto right = gapLines({2.9, 3.9}, row); // right of both boxes
    QCOMPARE(right.size(), std::size_t{1});
    QCOMPARE(right[0].at, 3.0);
    QCOMPARE(right[0].parts, kLowPart);
    QCOMPARE(right[0].gaps[0], (Stretch{1.0, 1.5}));
    QCOMPARE(right[0].gaps[1], (Stretch{2.5, 3.0}));
    const auto left = gapLines({-1.4, -0.4}, row);
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left[0].at, -0.5);
    QCOMPARE(left[0].parts, kHighPart);
    const auto between = gapLines({1.1, 1.3}, row);
    QCOMPARE(between.size(), std::size_t{1});
    QCOMPARE(between[0].at, 1.25);
    QCOMPARE(between[0].parts, kMiddlePart);
    QVERIFY(gapLines({1.1, 2.1}, std::vector<Stretch>{{0.0, 1.0}}).empty());
    QVERIFY2(gapLines({1.0, 1.9}, row).empty(), "no room between them");
}

void TestSnapLines::gapsEqualBruteForce()
{
    std::mt19937 random(11);
    std::uniform_int_distribution<int> place(-20, 20);
    std::uniform_int_distribution<int> size(1, 5);
    int seen = 0;
    for (int round = 0; round < 2'000; ++round) {
        std::vector<Stretch> row(static_cast<std::size_t>(round % 6));
        for (Stretch& stretch : row) {
            stretch.lo = place(random);
            stretch.hi = stretch.lo + size(random);
        }
        const double lo = place(random);
        const Stretch moving{lo, lo + size(random)};
        for (const SnapLine& line : gapLines(moving, row)) {
            const double by = line.at - moving.part(line.parts == kLowPart    ? SnapPart::Low
                                                    : line.parts == kHighPart ? SnapPart::High
                                                                              : SnapPart::Middle);
            QCOMPARE(line.gaps[0].hi - line.gaps[0].lo, line.gaps[1].hi - line.gaps[1].lo);
            QVERIFY(line.gaps[0].hi > line.gaps[0].lo);
            const Stretch there{moving.lo + by, moving.hi + by};
            QVERIFY2(line.gaps[1].hi == there.lo || line.gaps[1].lo == there.hi, "the gap ends at what moves");
            ++seen;
        }
    }
    QVERIFY(seen > 500);
}

BROADSIDE_EVENT_TEST(TestSnapLines)

} // namespace broadside::test::tst_snap_lines

#include "tst_snap_lines.moc"
