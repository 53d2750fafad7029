#include "core/base/random.h"
#include "core/io/json/json_number.h"
#include "tests/support/test.h"

#include <bit>
#include <cmath>
#include <cstdlib>

namespace broadside::test::tst_json_number {

class TestJsonNumber : public QObject {
    Q_OBJECT
private slots:
    void numbersAreRoundedCorrectly_data();
    void numbersAreRoundedCorrectly();
    void shortNumbersHaveAllTheirBits();
    void whatIsTooLargeIsNone_data();
    void whatIsTooLargeIsNone();
};

void TestJsonNumber::numbersAreRoundedCorrectly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("expected");
    const QByteArray zeros(400, '0');
    QTest::newRow("integer") << QByteArray("-12") << -12.0;
    QTest::newRow("decimal") << QByteArray("0.1") << 0.1;
    QTest::newRow("halfway, to even") << QByteArray("9007199254740993") << 9007199254740992.0;
    QTest::newRow("just above halfway") << QByteArray("9007199254740993.00000000000000000000001") << 9007199254740994.0;
    QTest::newRow("largest") << QByteArray("1.7976931348623157e308") << 1.7976931348623157e308;
    QTest::newRow("smallest") << QByteArray("4.9e-324") << 4.9e-324;
    QTest::newRow("too small") << QByteArray("1e-400") << 0.0;
    QTest::newRow("far too small") << QByteArray("1e-99999999999999999999") << 0.0;
    QTest::newRow("many zeros behind the point") << "0." + zeros + "1" << 0.0;
    QTest::newRow("many zeros and a positive exponent") << "0." + zeros + "1e5" << 0.0;
    QTest::newRow("zero with a large exponent") << QByteArray("0e99999") << 0.0;
}

void TestJsonNumber::numbersAreRoundedCorrectly()
{
    QFETCH(QByteArray, text);
    QFETCH(double, expected);
    const auto number = numberIn(text.toStdString());
    QVERIFY(number);
    QCOMPARE(*number - expected, 0.0); // exactly
}

/// Compared with the reader of the C library. Lengths on both sides of the one up to which digits are read at once.
void TestJsonNumber::shortNumbersHaveAllTheirBits()
{
    Random random(3);
    for (int i = 0; i < 100'000; ++i) {
        std::string text = random.below(2) == 0 ? "-" : "";
        const std::uint64_t digits = 1 + random.below(18);
        const std::uint64_t point = random.below(20); // also none
        for (std::uint64_t digit = 0; digit < digits; ++digit) {
            if (digit == point && digit > 0)
                text += '.';
            text += static_cast<char>('0' + random.below(10));
        }
        const auto number = numberIn(text);
        QVERIFY2(number && std::bit_cast<std::uint64_t>(*number) ==
                               std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr)),
                 text.c_str());
    }
    QVERIFY(std::signbit(numberIn("-0").value()) && std::signbit(numberIn("-0.0").value()));
}

void TestJsonNumber::whatIsTooLargeIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("just too large") << QByteArray("1.7976931348623159e308");
    QTest::newRow("1e400") << QByteArray("1e400");
    QTest::newRow("negative") << QByteArray("-1e400");
    QTest::newRow("with a plus") << QByteArray("1E+99999999999999999999");
    QTest::newRow("many digits") << QByteArray(400, '9');
    QTest::newRow("many digits and a negative exponent") << QByteArray(400, '9') + "e-5";
}

void TestJsonNumber::whatIsTooLargeIsNone()
{
    QFETCH(QByteArray, text);
    QCOMPARE(numberIn(text.toStdString()), std::nullopt);
}

BROADSIDE_TEST(TestJsonNumber)

} // namespace broadside::test::tst_json_number

#include "tst_json_number.moc"
