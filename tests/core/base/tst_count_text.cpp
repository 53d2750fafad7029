#include "core/base/count_text.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_count_text {

class TestCountText : public QObject {
    Q_OBJECT
private slots:
    void thousandsAreSeparated_data();
    void thousandsAreSeparated();
    void oneIsSingular_data();
    void oneIsSingular();
};

void TestCountText::thousandsAreSeparated_data()
{
    QTest::addColumn<quint64>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](quint64 value, const char* text) { QTest::newRow(text) << value << QString::fromUtf8(text); };
    row(0, "0");
    row(999, "999");
    row(1'000, "1 000");
    row(4'840, "4 840");
    row(250'000, "250 000");
    row(1'234'567, "1 234 567");
    row(std::numeric_limits<quint64>::max(), "18 446 744 073 709 551 615");
}

void TestCountText::thousandsAreSeparated()
{
    QFETCH(const quint64, value);
    QTEST(QString::fromStdString(groupedNumber(value)), "text");
}

void TestCountText::oneIsSingular_data()
{
    QTest::addColumn<quint64>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << quint64{0} << QStringLiteral("0 objects");
    QTest::newRow("one") << quint64{1} << QStringLiteral("1 object");
    QTest::newRow("two") << quint64{2} << QStringLiteral("2 objects");
    QTest::newRow("many") << quint64{12'000} << QStringLiteral("12 000 objects");
}

void TestCountText::oneIsSingular()
{
    QFETCH(const quint64, count);
    QTEST(QString::fromStdString(countOf(count, "object")), "text");
}

BROADSIDE_TEST(TestCountText)

} // namespace broadside::test::tst_count_text

#include "tst_count_text.moc"
