#include "core/base/text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_text {

class TestText : public QObject {
    Q_OBJECT
private slots:
    void roundsForPeople_data();
    void roundsForPeople();
    void roundsDown_data();
    void roundsDown();
    void aShareBelowAllIsNeverAHundredPercent_data();
    void aShareBelowAllIsNeverAHundredPercent();
    void aTimeHasTheUnitThatFits_data();
    void aTimeHasTheUnitThatFits();
};

void TestText::roundsForPeople_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("fraction") << 1.0 / 3.0 << "0.3333";
    QTest::newRow("no trailing zeros") << 2.5 << "2.5";
    QTest::newRow("as many digits as asked for") << 1250.0 << "1250";
    QTest::newRow("no exponent for a wide world") << 20'000.0 << "20000";
    QTest::newRow("still rounded") << -123'456.0 << "-123500";
    QTest::newRow("beyond reading") << 1e8 << "1e+08";
    QTest::newRow("tiny") << 1.25e-6 << "1.25e-06";
}

void TestText::roundsForPeople()
{
    QFETCH(const double, value);
    QTEST(QString::fromStdString(roundedNumber(value)), "text");
}

void TestText::roundsDown_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<double>("rounded");
    QTest::newRow("down") << 0.0167 << 2 << 0.016;
    QTest::newRow("always down") << 1999.0 << 1 << 1000.0;
    QTest::newRow("as it is") << 0.3 << 2 << 0.3;
    QTest::newRow("a power of ten") << 100.0 << 3 << 100.0;
    QTest::newRow("large") << 123456789.0 << 3 << 123000000.0;
}

void TestText::roundsDown()
{
    QFETCH(const double, value);
    QFETCH(const int, digits);
    QFETCH(const double, rounded);
    QCOMPARE(roundedDown(value, digits), rounded); // equal except for the last bits
    QVERIFY(roundedDown(value, digits) <= value);
}

void TestText::aShareBelowAllIsNeverAHundredPercent_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0 %";
    QTest::newRow("whole") << 0.75 << "75 %";
    QTest::newRow("178 of 190") << 178.0 / 190.0 << "93.7 %";
    QTest::newRow("all but 6687 of 22381404") << 1.0 - 6'687.0 / 22'381'404.0 << "99.97 %";
    QTest::newRow("all but one of 5e13") << 1.0 - 1.0 / 5e13 << "99.999999999998 %";
    QTest::newRow("all") << 1.0 << "100 %";
}

void TestText::aShareBelowAllIsNeverAHundredPercent()
{
    QFETCH(const double, share);
    QTEST(QString::fromStdString(percentText(share)), "text");
}

void TestText::aTimeHasTheUnitThatFits_data()
{
    QTest::addColumn<double>("microseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << 0.25 << "0.25 \u00b5s";
    QTest::newRow("largest in microseconds") << 999.4 << "999 \u00b5s";
    QTest::newRow("would round to a thousand") << 999.6 << "1 ms";
    QTest::newRow("milliseconds") << 4'780.0 << "4.78 ms";
    QTest::newRow("seconds") << 1'200'000.0 << "1.2 s";
}

void TestText::aTimeHasTheUnitThatFits()
{
    QFETCH(const double, microseconds);
    QTEST(QString::fromStdString(microsecondsText(microseconds)), "text");
}

BROADSIDE_TEST(TestText)

} // namespace broadside::test::tst_text

#include "tst_text.moc"
