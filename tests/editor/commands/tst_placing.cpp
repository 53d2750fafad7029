#include "editor/commands/arranging/placing.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_placing {

class TestPlacing : public QObject {
    Q_OBJECT
private slots:
    void rowsKeepTheirStep_data();
    void rowsKeepTheirStep();
    void rowsEnd();
    void scatteredPointsLieInTheDisc();
    void theSameSeedMakesTheSame();
    void scatteringGivesUp();
    void scatteringIsUniform();
};

void TestPlacing::rowsKeepTheirStep_data()
{
    QTest::addColumn<double>("toX");
    QTest::addColumn<double>("toY");
    QTest::addColumn<double>("step");
    QTest::addColumn<int>("count");
    QTest::newRow("one") << 1.2 << 2.0 << 0.5 << 1;
    QTest::newRow("not beyond") << 3.4 << 2.0 << 0.5 << 5;
    QTest::newRow("exactly") << 3.0 << 2.0 << 0.5 << 5;
    QTest::newRow("but for rounding") << 1.3 << 2.0 << 0.1 << 4;
    QTest::newRow("diagonal") << 4.0 << 6.0 << 1.0 << 6;
    QTest::newRow("nowhere") << 1.0 << 2.0 << 1.0 << 1;
}

void TestPlacing::rowsKeepTheirStep()
{
    QFETCH(double, toX);
    QFETCH(double, toY);
    QFETCH(double, step);
    const Vec2 from{1.0, 2.0};
    const std::vector<Vec2> row = rowAlong(from, {toX, toY}, step, 100);
    QTEST(int(row.size()), "count");
    QCOMPARE(row.front(), from);
    for (std::size_t i = 1; i < row.size(); ++i)
        QVERIFY(std::abs(distance(row[i - 1], row[i]) - step) < 1e-12);
}

void TestPlacing::rowsEnd() { QCOMPARE(rowAlong({0.0, 0.0}, {1e9, 0.0}, 1e-6, 50).size(), std::size_t{50}); }

void TestPlacing::scatteredPointsLieInTheDisc()
{
    Random random(3);
    std::vector<Vec2> points;
    scatterInDisc(random, {5.0, -2.0}, 0.75, 200, [&](Vec2 point) {
        points.push_back(point);
        return true;
    });
    QCOMPARE(points.size(), std::size_t{200});
    for (const Vec2 point : points)
        QVERIFY(distance(point, Vec2{5.0, -2.0}) <= 0.75);
}

void TestPlacing::theSameSeedMakesTheSame()
{
    const auto scattered = [](std::uint64_t seed) {
        Random random(seed);
        std::vector<Vec2> points;
        scatterInDisc(random, {}, 1.0, 20, [&](Vec2 point) {
            points.push_back(point);
            return true;
        });
        return points;
    };
    QVERIFY(scattered(7) == scattered(7));
    QVERIFY(scattered(7) != scattered(8));
}

void TestPlacing::scatteringGivesUp()
{
    Random random(3);
    int asked = 0;
    scatterInDisc(random, {}, 1.0, 10, [&](Vec2) {
        ++asked;
        return false;
    });
    QCOMPARE(asked, 300);
}

/// Half the area of a disc is within 1/sqrt(2) of its radius.
void TestPlacing::scatteringIsUniform()
{
    Random random(5);
    int inner = 0;
    scatterInDisc(random, {}, 1.0, 10'000, [&](Vec2 point) {
        inner += lengthSquared(point) < 0.5 ? 1 : 0;
        return true;
    });
    QVERIFY2(std::abs(inner - 5'000) < 200, qPrintable(QString::number(inner)));
}

BROADSIDE_EVENT_TEST(TestPlacing)

} // namespace broadside::test::tst_placing

#include "tst_placing.moc"
