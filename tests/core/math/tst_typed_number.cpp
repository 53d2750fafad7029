#include "core/base/random.h"
#include "core/math/angle.h"
#include "core/math/typed_number.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace broadside::test::tst_typed_number {

class TestTypedNumber : public QObject {
    Q_OBJECT
private slots:
    void calculations_data();
    void calculations();
    void relativeEntries_data();
    void relativeEntries();
    void problemsNameTheirPlace_data();
    void problemsNameTheirPlace();
    void lengthAndDepthAreLimited();
    void plainNumbersAreNoCalculations();
    void randomCalculationsAgreeWithTheirTrees();
    void noTextBreaksTheReader();
};

void TestTypedNumber::calculations_data()
{
    QTest::addColumn<double>("expected");
    const auto row = [](const char* text, double expected) { QTest::newRow(text) << expected; };
    row("2.5*3", 7.5);
    row(" 1 + 2 * 3 ", 7.0);
    row("(1+2)*3", 9.0);
    row("8/4/2", 1.0);
    row("8-4-2", 2.0);
    row("-2^2", -4.0);
    row("(-2)^2", 4.0);
    row("2^3^2", 512.0);
    row("2^-1", 0.5);
    row("2--3", 5.0);
    row("+-+4", -4.0);
    row("pi", std::numbers::pi);
    row("sqrt(2)/2", std::sqrt(2.0) / 2.0);
    row("sin(30)", rotationOf(30.0).sine);
    row("cos(90)", 0.0);
    row("tan(45)", rotationOf(45.0).sine / rotationOf(45.0).cosine);
    row("abs(-3)", 3.0);
    row("round(2.5)", 3.0);
    row("round(-2.5)", -3.0);
    row("min(3, 1, 2)", 1.0);
    row("max(1,200)", 200.0);
    row("max((1,200), 3)", 1200.0);
    row("max(7)", 7.0);
    row("12 500 + 1", 12'501.0);
    row("12,500.25*2", 25'000.5);
    row("1e3/5.", 200.0);
    row("6 \u00d7 2 \u00f7 3 \u2212 1", 3.0);
}

void TestTypedNumber::calculations()
{
    const Result<TypedNumber> typed = readTypedNumber(QTest::currentDataTag());
    QVERIFY2(typed.ok(), typed ? "" : typed.problem().message.text().c_str());
    QCOMPARE(typed->relation, TypedNumber::Relation::Instead);
    QTEST(typed->operand, "expected");
    QCOMPARE(typed->appliedTo(100.0), typed->operand);
}

void TestTypedNumber::relativeEntries_data()
{
    QTest::addColumn<double>("expected");
    const auto row = [](const char* text, double expected) { QTest::newRow(text) << expected; };
    row("+= 2", 12.0);
    row("+=2*3", 16.0);
    row("-= -1", 11.0);
    row(" *= 1.5", 15.0);
    row("/= 4", 2.5);
    row("\u2212= 3", 7.0);
}

void TestTypedNumber::relativeEntries()
{
    const Result<TypedNumber> typed = readTypedNumber(QTest::currentDataTag());
    QVERIFY(typed.ok());
    QVERIFY(typed->isRelative());
    QTEST(typed->appliedTo(10.0), "expected");
}

void TestTypedNumber::problemsNameTheirPlace_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* text, int column, const char* message) {
        QTest::newRow(text) << column << QString::fromUtf8(message);
    };
    row("2.5*", 5, "a number is missing at the end");
    row("", 1, "a number is missing at the end");
    row("+=", 3, "a number is missing at the end");
    row("2*)", 3, "a number is missing before \")\"");
    row("2**3", 3, "a number is missing before \"*\"");
    row("()", 2, "a number is missing before \")\"");
    row("(2+3", 5, "\")\" is missing at the end");
    row("2+3)", 4, "\")\" has no matching \"(\"");
    row("2 pi", 3, "an operator is missing before \"pi\"");
    row("(2 pi)", 4, "an operator is missing before \"pi\"");
    row("1 2", 3, "an operator is missing before \"2\"");
    row("0,5", 2, "a comma is only allowed between groups of three digits and between the arguments of a function");
    row("max((0,5), 1)", 7,
        "a comma is only allowed between groups of three digits and between the arguments of a function");
    row("sqrt(4, 9)", 7, "sqrt takes one number");
    row("sqrt 4", 6, "\"(\" is missing after \"sqrt\"");
    row("min()", 5, "a number is missing before \")\"");
    row("3*abc", 3, "\"abc\" is not a number");
    row("1+1e", 3, "\"1e\" is not a number");
    row("1.2.3", 1, "\"1.2.3\" is not a number");
    row("0x10", 1, "\"0x10\" is not a number");
    row("nan", 1, "\"nan\" is not a number");
    row("1e400", 1, "1e400 is outside the range of numbers");
    row("4/(2-2)", 2, "division by 0 at character 2");
    row("sqrt(-1)", 1, "the calculation at character 1 has no result");
    row("(-2)^0.5", 5, "the calculation at character 5 has no result");
    row("tan(90)", 1, "the calculation at character 1 has no result");
    row("1e300*1e300", 6, "the result at character 6 is too large");
    row("/= 0", 3, "division by 0");
}

void TestTypedNumber::problemsNameTheirPlace()
{
    const Result<TypedNumber> typed = readTypedNumber(QTest::currentDataTag());
    QVERIFY(!typed.ok());
    QTEST(QString::fromStdString(typed.problem().message.text()), "message");
    QTEST(typed.problem().column, "column");
    QVERIFY(!typed.problem().remedy.empty());
}

void TestTypedNumber::lengthAndDepthAreLimited()
{
    QVERIFY(readTypedNumber(std::string(1'000, '1').replace(300, 700, std::string(700, ' '))).ok());
    QVERIFY(!readTypedNumber(std::string(1'001, ' ')).ok());
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "1" +
               std::string(static_cast<std::size_t>(depth), ')');
    };
    QVERIFY(readTypedNumber(nested(63)).ok());
    QVERIFY(!readTypedNumber(nested(64)).ok());
    QVERIFY(!readTypedNumber(std::string(999, '-') + "1").ok());
    QVERIFY(!readTypedNumber(std::string(999, '(')).ok());
}

void TestTypedNumber::plainNumbersAreNoCalculations()
{
    QCOMPARE(readPlainNumber(" -12 500.5e1 ").value_or(0.0), -125'005.0);
    for (const char* text : {"1+1", "pi", "(1)", "--1", "", "-", "+= 1", "- 1"})
        QVERIFY2(!readPlainNumber(text), text);
}

namespace {

/// A calculation as text, and its value computed directly.
struct Tree {
    std::string text;
    double value = 0.0;
};

Tree randomTree(Random& random, int depth)
{
    if (depth == 0) {
        const auto whole = static_cast<unsigned>(random.below(2'000));
        const bool quarter = random.below(2) == 1;
        return {std::to_string(whole) + (quarter ? ".25" : ""), whole + (quarter ? 0.25 : 0.0)};
    }
    const auto gap = [&] { return std::string(random.below(3), ' '); };
    const auto inner = [&] {
        return randomTree(random, static_cast<int>(random.below(static_cast<std::uint64_t>(depth))));
    };
    const Tree a = inner();
    const Tree b = inner();
    const auto both = [&](const char* sign, double value) {
        return Tree{"(" + a.text + gap() + ")" + gap() + sign + gap() + "(" + b.text + ")", value};
    };
    switch (random.below(9)) {
    case 0:
        return both("+", a.value + b.value);
    case 1:
        return both("-", a.value - b.value);
    case 2:
        return both("*", a.value * b.value);
    case 3:
        return both("/", a.value / b.value);
    case 4:
        return {"-" + gap() + "(" + a.text + ")", -a.value};
    case 5:
        return {"abs(" + gap() + a.text + ")", std::abs(a.value)};
    case 6:
        return {"sqrt(" + a.text + gap() + ")", std::sqrt(a.value)};
    case 7:
        return {"min(" + a.text + "," + gap() + b.text + ")", std::min(a.value, b.value)};
    default: {
        const auto exponent = static_cast<unsigned>(random.below(4)); // an exponent that the compiler does not know
        return {"round(" + a.text + ")^" + std::to_string(exponent), std::pow(std::round(a.value), exponent)};
    }
    }
}

} // namespace

void TestTypedNumber::randomCalculationsAgreeWithTheirTrees()
{
    Random random(7);
    int values = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Tree tree = randomTree(random, 5);
        const Result<TypedNumber> typed = readTypedNumber(tree.text);
        if (typed) {
            QVERIFY2(typed->operand == tree.value, tree.text.c_str());
            ++values;
        } else if (tree.text.size() <= 1'000) { // a part has no value, so the whole may have none
            const std::string& why = typed.problem().message.text();
            const bool hasNone = why.find("has no result") != std::string::npos ||
                                 why.find("too large") != std::string::npos ||
                                 why.find("division by 0") != std::string::npos;
            QVERIFY2(hasNone, (tree.text + ": " + why).c_str());
        }
    }
    QVERIFY2(values > 10'000, qPrintable(QString::number(values)));
}

void TestTypedNumber::noTextBreaksTheReader()
{
    constexpr std::array kParts{"1", "23", "456", ".",    "e",  "-",    "+",  "*",    "/",      "^",
                                "(", ")",  ",",   " ",    "pi", "sqrt", "(",  "min(", "\u2212", "\xe2",
                                "=", "0",  "tan", "\xff", "x",  "1e9",  "\t", "+=",   "000"};
    Random random(11);
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (std::uint64_t parts = random.below(12); parts > 0; --parts)
            text += kParts[random.below(kParts.size())];
        const Result<TypedNumber> typed = readTypedNumber(text);
        if (typed) {
            QVERIFY2(std::isfinite(typed->operand), text.c_str());
        } else {
            QVERIFY2(!typed.problem().message.empty() && !typed.problem().remedy.empty(), text.c_str());
            QVERIFY2(typed.problem().column >= 1 && typed.problem().column <= static_cast<int>(text.size()) + 1,
                     text.c_str());
        }
        if (const std::optional<double> plain = readPlainNumber(text))
            QVERIFY2(typed.ok() && typed->operand == *plain, text.c_str());
    }
}

BROADSIDE_TEST(TestTypedNumber)

} // namespace broadside::test::tst_typed_number

#include "tst_typed_number.moc"
