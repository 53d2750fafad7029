#include "app/arguments.h"
#include "tests/support/test.h"

namespace broadside::test::tst_arguments {

namespace {

const Syntax kSyntax{"expect",
                     "SCENE",
                     {{"--steps", "N", "120", "Steps"},
                      {"--hit", "A B", "2 5", "Two objects"},
                      {"--stay", "A X0,Y0,X1,Y1", "2 0,0,9,4", "An object and a region"},
                      {"--json", "", "", "JSON"}}};

Result<Arguments> reading(const std::vector<std::string>& words) { return Arguments::read(kSyntax, words); }

} // namespace

/// Tests the reading of command lines, in particular of options with two values.
class TestArguments : public QObject {
    Q_OBJECT
private slots:
    void anOptionCanHaveTwoValues();
    void theFirstValueMayFollowAnEqualsSign();
    void bothValuesAreNeeded_data();
    void bothValuesAreNeeded();
    void coordinatesMayBeTheSecondValue();
    void optionsWithOneValueAreReadAsBefore();
};

void TestArguments::anOptionCanHaveTwoValues()
{
    for (const auto& words : {std::vector<std::string>{"a.broadside", "--hit", "2", "12", "--steps", "5"},
                              {"--hit", "2", "12", "--steps", "5", "a.broadside"},
                              {"--steps=5", "--hit", "2", "12", "--", "a.broadside"}}) {
        const auto arguments = reading(words);
        QVERIFY2(arguments.ok(), arguments ? "" : arguments.problem().message.text().c_str());
        const auto values = arguments->values("--hit");
        QCOMPARE(values.size(), std::size_t{2});
        QCOMPARE(values[0], std::string("2"));
        QCOMPARE(values[1], std::string("12"));
        QCOMPARE(arguments->operands(), std::vector<std::string>{"a.broadside"});
        QCOMPARE(arguments->count("--steps", 0, 0, 9).value(), std::uint64_t{5});
    }
}

void TestArguments::theFirstValueMayFollowAnEqualsSign()
{
    const auto arguments = reading({"--hit=2", "12", "a.broadside"});
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->values("--hit").size(), std::size_t{2});
    QCOMPARE(arguments->values("--hit")[1], std::string("12"));
    QCOMPARE(arguments->operands().size(), std::size_t{1});
}

void TestArguments::bothValuesAreNeeded_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("at the end") << QByteArray("a.broadside --hit 2");
    QTest::newRow("none") << QByteArray("a.broadside --hit");
    QTest::newRow("an option follows") << QByteArray("a.broadside --hit 2 --steps 5");
    QTest::newRow("after an equals sign") << QByteArray("a.broadside --hit=2 --json");
}

void TestArguments::bothValuesAreNeeded()
{
    QFETCH(const QByteArray, line);
    std::vector<std::string> words;
    for (const QByteArray& word : line.split(' '))
        words.push_back(word.toStdString());
    const auto arguments = reading(words);
    QVERIFY(!arguments);
    QCOMPARE(arguments.problem().message, std::string("--hit needs 2 values"));
    QCOMPARE(arguments.problem().remedy, std::string("Write, for example, --hit 2 5"));
}

void TestArguments::coordinatesMayBeTheSecondValue()
{
    const auto arguments = reading({"a.broadside", "--stay", "2", "-1,-2,3.5,4"});
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->coordinates("--stay", 4, 1).value(), (std::vector<double>{-1.0, -2.0, 3.5, 4.0}));
    const auto wrong = reading({"a.broadside", "--stay", "2", "1,2,3"});
    QVERIFY(wrong.ok());
    const auto coordinates = wrong->coordinates("--stay", 4, 1);
    QVERIFY(!coordinates);
    QVERIFY(coordinates.problem().message.text().starts_with("--stay: \"1,2,3\" is not 4 numbers"));
}

void TestArguments::optionsWithOneValueAreReadAsBefore()
{
    QCOMPARE(reading({"a.broadside", "--steps"}).problem().message, std::string("--steps needs a value"));
    QCOMPARE(reading({"a.broadside", "--json=1"}).problem().message, std::string("--json takes no value"));
    QCOMPARE(reading({"a.broadside", "--steps", "1", "--steps", "2"}).problem().message,
             std::string("--steps is given twice"));
    QCOMPARE(reading({"a.broadside", "--hit", "1", "2", "3"}).problem().message,
             std::string("\"3\" is one argument too many"));
    QCOMPARE(reading({"a.broadside", "--hit", "1", "2", "--hit", "3", "4"}).problem().message,
             std::string("--hit is given twice"));
}

BROADSIDE_TEST(TestArguments)

} // namespace broadside::test::tst_arguments

#include "tst_arguments.moc"
