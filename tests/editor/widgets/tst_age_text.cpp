#include "editor/widgets/words/age_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_age_text {

class TestAgeText : public QObject {
    Q_OBJECT
private slots:
    void ages_data();
    void ages();
};

void TestAgeText::ages_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("now") << 0 << QStringLiteral("just now");
    QTest::newRow("a clock that is behind") << -500 << QStringLiteral("just now");
    QTest::newRow("under a minute") << 59 << QStringLiteral("just now");
    QTest::newRow("a minute") << 60 << QStringLiteral("1 minute ago");
    QTest::newRow("under an hour") << 3599 << QStringLiteral("59 minutes ago");
    QTest::newRow("an hour") << 3600 << QStringLiteral("1 hour ago");
    QTest::newRow("under a day") << 86'399 << QStringLiteral("23 hours ago");
    QTest::newRow("days") << 10 * 86'400 << QStringLiteral("10 days ago");
}

void TestAgeText::ages()
{
    QFETCH(const int, seconds);
    QFETCH(const QString, text);
    const QDateTime now(QDate(2026, 11, 3), QTime(10, 0), Qt::UTC);
    QCOMPARE(ageText(now.addSecs(-seconds), now), text);
    QVERIFY(timeAndAgeText(now.addSecs(-seconds), now).endsWith(QLatin1Char('(') + text + QLatin1Char(')')));
}

BROADSIDE_TEST(TestAgeText)

} // namespace broadside::test::tst_age_text

#include "tst_age_text.moc"
