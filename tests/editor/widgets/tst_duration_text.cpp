#include "editor/widgets/words/duration_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_duration_text {

class TestDurationText : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void writtenAndReadIsTheSameDouble();
};

void TestDurationText::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("seconds");
    QTest::newRow("fraction") << QStringLiteral("1/60") << 1.0 / 60.0;
    QTest::newRow("fraction with unit") << QStringLiteral(" 1/120 s ") << 1.0 / 120.0;
    QTest::newRow("number") << QStringLiteral("0.02") << 0.02;
    QTest::newRow("milliseconds") << QStringLiteral("16 ms") << 0.016;
    QTest::newRow("longest") << QStringLiteral("60") << 60.0;
}

void TestDurationText::reads()
{
    QFETCH(const QString, text);
    QFETCH(const double, seconds);
    QCOMPARE(durationFrom(text).value_or(-1.0), seconds);
}

void TestDurationText::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "0", "-1", "1/0", "0/5", "1/60/2", "fast", "nan", "inf", "1e400", "61", "1,5", "s"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestDurationText::refuses()
{
    QFETCH(const QString, text);
    QCOMPARE(durationFrom(text).value_or(-1.0), -1.0);
}

void TestDurationText::writtenAndReadIsTheSameDouble()
{
    QCOMPARE(durationText(1.0 / 60.0), QStringLiteral("1/60 s"));
    QCOMPARE(durationText(0.016), QStringLiteral("0.016 s"));
    for (const double seconds : {1.0 / 30.0, 1.0 / 59.94, 0.02, 0.0166, 1.0, 0.3, 1e-5})
        QCOMPARE(durationFrom(durationText(seconds)).value_or(-1.0), seconds);
}

BROADSIDE_EVENT_TEST(TestDurationText)

} // namespace broadside::test::tst_duration_text

#include "tst_duration_text.moc"
