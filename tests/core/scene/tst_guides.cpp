#include "core/scene/guides.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace broadside::test::tst_guides {

class TestGuides : public QObject {
    Q_OBJECT
private slots:
    void eachPlaceIsThereOnce();
    void tidyingSortsAndDropsRepetitions();
    void theTwoZerosAreOnePlace();
    void nearest_data();
    void nearest();
    void nearestEqualsBruteForce();
};

void TestGuides::eachPlaceIsThereOnce()
{
    Guides guides;
    QVERIFY(guides.isEmpty());
    QVERIFY(guides.add({GuideAxis::X, 2.0}));
    QVERIFY(guides.add({GuideAxis::X, 1.0}));
    QVERIFY(guides.add({GuideAxis::Y, 1.0}));
    QVERIFY(!guides.add({GuideAxis::X, 2.0}));
    QCOMPARE(guides.x, (std::vector<double>{1.0, 2.0}));
    QCOMPARE(guides.count(), std::size_t{3});
    QVERIFY((guides.all() == std::vector<Guide>{{GuideAxis::X, 1.0}, {GuideAxis::X, 2.0}, {GuideAxis::Y, 1.0}}));
    QVERIFY(guides.contains({GuideAxis::Y, 1.0}));
    QVERIFY(guides.remove({GuideAxis::X, 1.0}));
    QVERIFY(!guides.remove({GuideAxis::X, 1.0}));
    QVERIFY(!guides.remove({GuideAxis::Y, 2.0}));
    QCOMPARE(guides.count(), std::size_t{2});
}

void TestGuides::tidyingSortsAndDropsRepetitions()
{
    Guides guides{.x = {3.0, -1.0, 3.0}, .y = {2.0, 2.0}};
    guides.tidy();
    QCOMPARE(guides.x, (std::vector<double>{-1.0, 3.0}));
    QCOMPARE(guides.y, (std::vector<double>{2.0}));
}

void TestGuides::theTwoZerosAreOnePlace()
{
    Guides guides{.x = {-0.0, 0.0}, .y = {}};
    guides.tidy();
    QCOMPARE(guides.x.size(), std::size_t{1});
    QVERIFY(!std::signbit(guides.x.front()));
    guides.add({GuideAxis::Y, -0.0});
    QVERIFY(!std::signbit(guides.y.front()));
}

void TestGuides::nearest_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<int>("axis"); // -1: no guide
    QTest::addColumn<double>("at");
    QTest::newRow("vertical") << 1.05 << 7.0 << 0 << 1.0;
    QTest::newRow("horizontal") << 7.0 << 2.95 << 1 << 3.0;
    QTest::newRow("the nearer of both") << 1.08 << 3.02 << 1 << 3.0;
    QTest::newRow("a crossing is the vertical one's") << 1.0 << 3.0 << 0 << 1.0;
    QTest::newRow("in the middle the lower one") << 1.0625 << 7.0 << 0 << 1.0;
    QTest::newRow("as far as the tolerance") << 0.75 << 7.0 << 0 << 1.0;
    QTest::newRow("too far") << 0.7 << 7.0 << -1 << 0.0;
}

void TestGuides::nearest()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(int, axis);
    QFETCH(double, at);
    const Guides guides{.x = {1.0, 1.125, 5.0}, .y = {3.0}};
    const std::optional<Guide> found = guides.nearest({x, y}, 0.25);
    QCOMPARE(found.has_value(), axis >= 0);
    if (found)
        QVERIFY((*found == Guide{static_cast<GuideAxis>(axis), at}));
    QVERIFY(!Guides{}.nearest({x, y}, 1e9));
}

void TestGuides::nearestEqualsBruteForce()
{
    std::mt19937 random(11);
    std::uniform_int_distribution<int> place(-40, 40); // many guides are at the same distance
    for (int round = 0; round < 500; ++round) {
        Guides guides;
        for (int i = 0; i < 12; ++i)
            guides.add({i % 2 == 0 ? GuideAxis::X : GuideAxis::Y, place(random) / 4.0});
        const Vec2 point{place(random) / 4.0, place(random) / 4.0};
        const double tolerance = std::abs(place(random)) / 16.0;
        const std::vector<Guide> all = guides.all();
        const auto first = std::min_element(
            all.begin(), all.end(), [&](Guide a, Guide b) { return a.distanceTo(point) < b.distanceTo(point); });
        const std::optional<Guide> found = guides.nearest(point, tolerance);
        QCOMPARE(found.has_value(), first->distanceTo(point) <= tolerance);
        if (found)
            QVERIFY(*found == *first);
    }
}

BROADSIDE_EVENT_TEST(TestGuides)

} // namespace broadside::test::tst_guides

#include "tst_guides.moc"
