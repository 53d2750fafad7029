#include "editor/widgets/number_field.h"
#include "editor/widgets/number_text.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <limits>

using namespace broadside;

class TestNumberField : public QObject {
    Q_OBJECT
private slots:
    void textsAreNumbers_data();
    void textsAreNumbers();
    void typedNumbersAreTaken_data();
    void typedNumbersAreTaken();
    void whatCannotBeIsRefusedAloud_data();
    void whatCannotBeIsRefusedAloud();
    void refusedOnLeavingToo();
    void undoingAnUnfinishedEntryIsTheFieldsOwn();
};

namespace {

void type(QAbstractSpinBox& field, const QString& text)
{
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

void TestNumberField::textsAreNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    const double none = std::numeric_limits<double>::quiet_NaN();
    const auto row = [](const char* text, double number) { QTest::newRow(text) << QString::fromUtf8(text) << number; };
    row("0.5", 0.5);
    row(" -5 ", -5.0);
    row("+.5", 0.5);
    row("5.", 5.0);
    row("1e9", 1e9);
    row("2.5E-3", 2.5e-3);
    row("\u22125", -5.0);
    row("12 500", 12'500.0);
    row("12,500.25", 12'500.25);
    row("1\u202f000\u202f000", 1e6);
    row("", none);
    row(".", none);
    row("-", none);
    row("1e", none);
    row("e9", none);
    row("0,5", none);
    row("1,0000", none);
    row("1234,567", none);
    row("1 2", none);
    row("5 m", none);
    row("0x10", none);
    row("nan", none);
    row("inf", none);
    row("1e400", none);
}

void TestNumberField::textsAreNumbers()
{
    QFETCH(QString, text);
    QFETCH(double, number);
    const std::optional<double> read = numberFrom(text);
    QCOMPARE(read.has_value(), !std::isnan(number));
    if (read)
        QCOMPARE(*read, number);
}

void TestNumberField::typedNumbersAreTaken_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("exponent") << "1e9" << 1e9 << "1000000000 m";
    QTest::newRow("small") << "25e-4" << 0.0025 << "0.0025 m";
    QTest::newRow("negative") << "-5" << -5.0 << "-5 m";
    QTest::newRow("thousands") << "12 500" << 12'500.0 << "12500 m";
    QTest::newRow("with its unit") << "7 m" << 7.0 << "7 m";
}

void TestNumberField::typedNumbersAreTaken()
{
    QFETCH(QString, typed);
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), QStringLiteral("m"));
    field.QWidget::show();
    const QSignalSpy changed(&field, &NumberField::valueChanged);
    const QSignalSpy refused(&field, &NumberField::refused);
    type(field, typed);
    QTEST(field.value(), "value");
    QTEST(field.text(), "shown");
    QCOMPARE(changed.count(), 1);
    QCOMPARE(refused.count(), 0);
}

void TestNumberField::whatCannotBeIsRefusedAloud_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("why");
    QTest::newRow("letters") << "abc"
                             << "\"abc\" is not a number";
    QTest::newRow("half an exponent") << "1e"
                                      << "\"1e\" is not a number";
    QTest::newRow("a comma for a point") << "0,5"
                                         << "with a point";
    QTest::newRow("nothing") << " "
                             << "is not a number";
    QTest::newRow("negative") << "-5"
                              << "-5 is too small. Type 0.000001 m or more.";
    QTest::newRow("too small to say") << "1e-9"
                                      << "Type 0.000001 m or more.";
    QTest::newRow("too large") << "2e9"
                               << "2e9 is too large. Type 1000000000 m or less.";
}

void TestNumberField::whatCannotBeIsRefusedAloud()
{
    QFETCH(QString, typed);
    QFETCH(QString, why);
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), QStringLiteral("m"));
    field.setMinimum(kSmallestSize);
    field.setValue(0.5);
    field.QWidget::show();
    QVERIFY(QTest::qWaitForWindowActive(&field));
    const QSignalSpy changed(&field, &NumberField::valueChanged);
    const QSignalSpy refused(&field, &NumberField::refused);
    type(field, typed);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(field.text(), QStringLiteral("0.5 m"));
    QVERIFY(!refused.isEmpty());
    const QString said = refused.front().front().toString();
    QVERIFY2(said.contains(why), qPrintable(said));
    QTRY_COMPARE(QToolTip::text(), said);
    QToolTip::hideText();
}

void TestNumberField::refusedOnLeavingToo()
{
    QWidget window;
    auto* field = new NumberField(QStringLiteral("x"), QStringLiteral("X"), {}, &window);
    auto* next = new QLineEdit(&window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    field->setFocus();
    field->selectAll();
    const QSignalSpy refused(field, &NumberField::refused);
    QTest::keyClicks(field, QStringLiteral("abc"));
    next->setFocus();
    QVERIFY(!refused.isEmpty());
    QCOMPARE(field->text(), QStringLiteral("0"));
    QTRY_VERIFY(QToolTip::isVisible());
    QToolTip::hideText();
}

void TestNumberField::undoingAnUnfinishedEntryIsTheFieldsOwn()
{
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), {});
    field.QWidget::show();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("12x"));
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(field.text() != QStringLiteral("12x"));
    QCOMPARE(field.value(), 0.0);
}

QTEST_MAIN(TestNumberField)
#include "tst_number_field.moc"
