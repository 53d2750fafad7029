#include "editor/document/number_locale.h"
#include "tests/support/test.h"

#include <QLocale>

namespace broadside::test::tst_number_locale {

class TestNumberLocale : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreWrittenAsTheLocaleWritesThem_data();
    void numbersAreWrittenAsTheLocaleWritesThem();
    void typedNumbersAreReadAsTheLocaleWritesThem_data();
    void typedNumbersAreReadAsTheLocaleWritesThem();
};

void TestNumberLocale::numbersAreWrittenAsTheLocaleWritesThem_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* locale, const char* number, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(locale) << QString::fromUtf8(number) << QString::fromUtf8(expected);
    };
    row("C: as core writes it", "C", "1 250.5", "1 250.5");
    row("German", "de_DE", "1 250.5", "1\u00A0250,5");
    row("Russian", "ru_RU", "-0.25", "-0,25");
    row("Chinese", "zh_CN", "12 500.75", "12\u00A0500.75");
    row("a percentage", "de_DE", "93.7 %", "93,7 %");
    row("an exponent", "de_DE", "1.5e-05", "1,5e-05");
    row("a full stop at the end", "de_DE", "in 3.", "in 3.");
}

void TestNumberLocale::numbersAreWrittenAsTheLocaleWritesThem()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, number);
    QLocale::setDefault(QLocale(locale));
    QTEST(localized(number), "expected");
}

void TestNumberLocale::typedNumbersAreReadAsTheLocaleWritesThem_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* locale, const char* typed, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(locale) << QString::fromUtf8(typed) << QString::fromUtf8(expected);
    };
    row("C: a comma stays", "C", " 12,500.5 ", "12,500.5");
    row("German comma", "de_DE", "2,5", "2.5");
    row("German point", "de_DE", "2.5", "2.5");
    row("German calculation", "de_DE", "+=0,5*3", "+=0.5*3");
    row("German groups", "de_DE", "1\u00A0250,5", "1 250.5");
    row("both signs stay as they are", "de_DE", "1.250,5", "1.250,5");
    row("Chinese", "zh_CN", "12,500", "12,500");
}

void TestNumberLocale::typedNumbersAreReadAsTheLocaleWritesThem()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, typed);
    QLocale::setDefault(QLocale(locale));
    QTEST(QString::fromStdString(withDecimalPoint(typed)), "expected");
}

BROADSIDE_TEST(TestNumberLocale)

} // namespace broadside::test::tst_number_locale

#include "tst_number_locale.moc"
