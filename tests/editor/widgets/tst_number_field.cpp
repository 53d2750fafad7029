#include "editor/widgets/number_field.h"
#include "editor/widgets/words/number_text.h"
#include "tests/support/test.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolTip>

#include <limits>

namespace broadside::test::tst_number_field {

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
    void entriesComeWithAllTheirDigits();
    void aMixedFieldTellsWhatWasTyped_data();
    void aMixedFieldTellsWhatWasTyped();
    void aMixedFieldThatIsLeftTellsNothing();
    void countsAreWhole();
    void itsTooltipSaysThatItCalculates();
    void lengthsAreInPixels_data();
    void lengthsAreInPixels();
    void thePixelsOfALengthAreStepped();
    void otherNumbersHaveNoPixels();
    void cleanup() { LengthUnit::shared().useMetres(); }
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
    QTest::newRow("a calculation") << "2.5*3" << 7.5 << "7.5 m";
    QTest::newRow("a calculation with a unit") << "max(1, 2)^2 m" << 4.0 << "4 m";
    QTest::newRow("more") << "+= 2" << 2.5 << "2.5 m";
    QTest::newRow("times") << "*=3" << 1.5 << "1.5 m";
}

void TestNumberField::typedNumbersAreTaken()
{
    QFETCH(QString, typed);
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), QStringLiteral("m"));
    field.show(0.5);
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
                             << "A number is missing";
    QTest::newRow("an unfinished calculation") << "2.5*"
                                               << "\"2.5*\": a number is missing at the end.";
    QTest::newRow("a calculation too small") << "1-3"
                                             << "1-3 = -2 is too small. Type 0.000001 m or more.";
    QTest::newRow("a relative entry too small") << "-= 3"
                                                << "-= 3 = -2.5 is too small. Type 0.000001 m or more.";
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
    QVERIFY(QTest::qWaitForWindowActive(&field, test::kPatience));
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
    QVERIFY(QTest::qWaitForWindowActive(&window, test::kPatience));
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

void TestNumberField::entriesComeWithAllTheirDigits()
{
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), {});
    field.QWidget::show();
    std::vector<TypedNumber> entries;
    connect(&field, &NumberField::entered, this, [&](const TypedNumber& typed) { entries.push_back(typed); });
    type(field, QStringLiteral("1/3"));
    QCOMPARE(field.text(), QStringLiteral("0.333333"));
    QTest::keyClick(&field, Qt::Key_Return); // the rounded display is not an entry
    QCOMPARE(entries.size(), std::size_t{1});
    QCOMPARE(entries[0].operand, 1.0 / 3.0);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[1].operand, field.value());
}

void TestNumberField::aMixedFieldTellsWhatWasTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("relative");
    QTest::addColumn<double>("operand");
    QTest::newRow("another number") << "7" << false << 7.0;
    QTest::newRow("the number it had") << "0.5" << false << 0.5;
    QTest::newRow("relative") << "+= 2" << true << 2.0;
    QTest::newRow("relative, out of range from the one it had") << "-= 2" << true << 2.0;
}

void TestNumberField::aMixedFieldTellsWhatWasTyped()
{
    QFETCH(QString, typed);
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), QStringLiteral("m"));
    field.setMinimum(0.0);
    field.show(0.5);
    field.showMixed();
    QCOMPARE(field.text(), QString());
    QCOMPARE(field.findChild<QLineEdit*>()->placeholderText(), QStringLiteral("mixed"));
    field.QWidget::show();
    std::vector<TypedNumber> entries;
    connect(&field, &NumberField::entered, this, [&](const TypedNumber& entry) { entries.push_back(entry); });
    QTest::keyClick(&field, Qt::Key_Up); // mixed values have no number to start from
    QCOMPARE(entries.size(), std::size_t{0});
    type(field, typed);
    QCOMPARE(entries.size(), std::size_t{1});
    QTEST(entries[0].isRelative(), "relative");
    QTEST(entries[0].operand, "operand");
}

void TestNumberField::aMixedFieldThatIsLeftTellsNothing()
{
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), QStringLiteral("m"));
    field.showMixed();
    field.QWidget::show();
    const QSignalSpy entered(&field, &NumberField::entered);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(entered.count(), 0);
    field.show(2.0);
    QCOMPARE(field.text(), QStringLiteral("2 m"));
}

void TestNumberField::countsAreWhole()
{
    NumberField field(QStringLiteral("x"), QStringLiteral("X"), {});
    field.setDecimals(0);
    field.QWidget::show();
    const QSignalSpy refused(&field, &NumberField::refused);
    type(field, QStringLiteral("5/2"));
    QCOMPARE(field.value(), 0.0);
    QVERIFY(!refused.isEmpty());
    QVERIFY(refused.front().front().toString().startsWith(QStringLiteral("5/2 = 2.5 is not a whole number")));
    type(field, QStringLiteral("6/2"));
    QCOMPARE(field.value(), 3.0);
}

void TestNumberField::itsTooltipSaysThatItCalculates()
{
    QWidget row;
    row.setToolTip(QStringLiteral("Metres"));
    auto* field = new NumberField(QStringLiteral("x"), QStringLiteral("X"), {}, &row);
    row.show();
    QHelpEvent help(QEvent::ToolTip, {}, field->mapToGlobal(QPoint(2, 2)));
    QApplication::sendEvent(field, &help);
    QTRY_VERIFY(QToolTip::text().startsWith(QStringLiteral("Metres\nCalculations work too")));
    QToolTip::hideText();
}

void TestNumberField::lengthsAreInPixels_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("metres");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* typed, double metres, const char* shown) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << metres << QString::fromUtf8(shown);
    };
    row("96", 2.0, "96 px");
    row("96 px", 2.0, "96 px");
    row("100", 100.0 / 48.0, "100 px");
    row("0.5", 0.5 / 48.0, "0.5 px");
    row("48/2", 0.5, "24 px");
    row("+= 12", 1.25, "60 px");
    row("-= 12", 0.75, "36 px");
    row("*= 2", 2.0, "96 px");
    row("/= 4", 0.25, "12 px");
}

void TestNumberField::lengthsAreInPixels()
{
    QFETCH(const QString, typed);
    QFETCH(const double, metres);
    QFETCH(const QString, shown);
    NumberField field(QStringLiteral("length"), QStringLiteral("Length"), NumberUnit::length());
    QCOMPARE(field.text(), QStringLiteral("0 m"));
    field.show(1.0);
    QSignalSpy entered(&field, &NumberField::entered);
    LengthUnit::shared().usePixels(48.0);
    QCOMPARE(field.text(), QStringLiteral("48 px"));
    QCOMPARE(field.value(), 1.0);
    QCOMPARE(entered.count(), 0);
    type(field, typed);
    QCOMPARE(field.text(), shown);
    QCOMPARE(entered.count(), 1);
    QCOMPARE(entered.front().front().value<TypedNumber>().appliedTo(1.0), metres);
    LengthUnit::shared().useMetres();
    QVERIFY2(field.text().endsWith(QStringLiteral(" m")), qPrintable(field.text()));
    QCOMPARE(entered.count(), 1);
}

void TestNumberField::thePixelsOfALengthAreStepped()
{
    LengthUnit::shared().usePixels(64.0);
    NumberField field(QStringLiteral("length"), QStringLiteral("Length"), NumberUnit::length());
    field.setRange(kSmallestSize, 10.0);
    field.show(1.0);
    field.stepUp();
    QCOMPARE(field.value(), 65.0 / 64.0);
    field.show(9.0); // 576 px
    field.stepUp();
    QCOMPARE(field.text(), QStringLiteral("586 px"));
    QSignalSpy refused(&field, &NumberField::refused);
    type(field, QStringLiteral("700"));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.front().front().toString(), QStringLiteral("700 is too large. Type 640 px or less."));
    type(field, QStringLiteral("0"));
    QCOMPARE(refused.back().front().toString(), QStringLiteral("0 is too small. Type 0.000064 px or more."));
}

void TestNumberField::otherNumbersHaveNoPixels()
{
    LengthUnit::shared().usePixels(64.0);
    NumberField mass(QStringLiteral("mass"), QStringLiteral("Mass"), QStringLiteral("kg"));
    mass.show(1.5);
    QCOMPARE(mass.text(), QStringLiteral("1.5 kg"));
    mass.stepUp();
    QCOMPARE(mass.value(), 1.6);
    NumberField speed(QStringLiteral("speed"), QStringLiteral("Speed"), NumberUnit::speed());
    speed.show(1.5);
    QCOMPARE(speed.text(), QStringLiteral("96 px/s"));
}

BROADSIDE_WINDOW_TEST(TestNumberField)

} // namespace broadside::test::tst_number_field

#include "tst_number_field.moc"
