#include "core/base/message/message.h"
#include "core/base/message/message_form.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_message {
namespace {

using namespace texts;

constexpr Form<Text, Count> kPaths{"test.paths", "{key} has {count} path", "{key} has {count} paths"};
constexpr Form<Number> kFitted{"test.fitted", "only the first object", "only the first {count} objects"};
constexpr Form<Number, Count> kBoth{"test.both", "{size} m for {count} cell", "{size} m for {count} cells"};
constexpr Form<Text> kAgain{"test.again", "{{{word}}} is {word}"};
constexpr Form<Phrase, Phrase> kThen{"test.then", "{first}, then {second}"};

/// Says everything in capital letters.
class Capitals final : public MessageLanguage {
public:
    [[nodiscard]] std::string textOf(const MessageForm& form, std::uint64_t count) const override
    {
        return form.id == kAgain.id ? "AGAIN {word}" : MessageLanguage::textOf(form, count);
    }
    [[nodiscard]] std::string textOf(const MessageArgument& argument) const override
    {
        return '<' + MessageLanguage::textOf(argument) + '>';
    }
};

} // namespace

class TestMessage : public QObject {
    Q_OBJECT
private slots:
    static void itsTextHasItsArguments_data();
    static void itsTextHasItsArguments();
    static void anotherLanguageSaysPhrasesToo();
    static void equalMessagesHaveTheSameFormAndArguments();
};

void TestMessage::itsTextHasItsArguments_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const Message& message, const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(message.text()) << QByteArray(says);
    };
    row("nothing", {}, "");
    row("words from elsewhere", "a {brace} %1", "a {brace} %1");
    row("plural", kPaths("Ball", Count{2}), "Ball has 2 paths");
    row("singular", kPaths("Ball", Count{1}), "Ball has 1 path");
    row("none", kPaths("Ball", Count{0}), "Ball has 0 paths");
    row("many", kPaths("Ball", Count{12'500}), "Ball has 12 500 paths");
    row("an argument with braces", kPaths("{count}", Count{1}), "{count} has 1 path");
    row("a number chooses the singular", kFitted(1.0), "only the first object");
    row("a number chooses the plural", kFitted(3.0), "only the first 3 objects");
    row("a number that is not whole", kFitted(1.5), "only the first 1.5 objects");
    row("not a number", kFitted(std::numeric_limits<double>::quiet_NaN()), "only the first nan objects");
    row("a count goes before a number", kBoth(1.0, Count{2}), "1 m for 2 cells");
    row("an argument twice, and braces", kAgain("so"), "{so} is so");
    row("phrases", kThen(kPaths("A", Count{1}), kFitted(2.0)), "A has 1 path, then only the first 2 objects");
}

void TestMessage::itsTextHasItsArguments()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, says);
    QCOMPARE(text, says);
}

void TestMessage::anotherLanguageSaysPhrasesToo()
{
    const Message message = kThen(kAgain("so"), kPaths("A", Count{1}));
    QCOMPARE(message.textIn(Capitals()), std::string("AGAIN <so>, then <A> has <1> path"));
}

void TestMessage::equalMessagesHaveTheSameFormAndArguments()
{
    QVERIFY(kPaths("A", Count{1}) == kPaths("A", Count{1}));
    QVERIFY(!(kPaths("A", Count{1}) == kPaths("A", Count{2})));
    QVERIFY(kThen(kAgain("so"), kFitted(1.0)) == kThen(kAgain("so"), kFitted(1.0)));
    QVERIFY(!(kThen(kAgain("so"), kFitted(1.0)) == kThen(kAgain("so"), kFitted(2.0))));
    QVERIFY(Message("words") == Message("words"));
    QCOMPARE(kPaths("A", Count{1}).id(), std::string_view("test.paths"));
}

BROADSIDE_TEST(TestMessage)

} // namespace broadside::test::tst_message

#include "tst_message.moc"
