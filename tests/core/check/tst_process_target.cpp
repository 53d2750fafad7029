#include "core/check/check.h"
#include "core/check/process_target.h"
#include "core/check/replay.h"
#include "tests/support/test.h"

#include <chrono>

namespace broadside::test::tst_process_target {

using namespace std::chrono_literals;

/// Broad phases in programs of their own: here short scripts of the shell.
class TestProcessTarget : public QObject {
    Q_OBJECT
private slots:
    void factsAreRead_data();
    void factsAreRead();
    void aProgramThatIsNoneIsRefused_data();
    void aProgramThatIsNoneIsRefused();
    void endsAreFailures_data();
    void endsAreFailures();
    void afterItsEndTheNextWorldStartsItAgain();
    void manyQuestionsAreAnsweredInOrder();
    void aGreetingIsNoAnswer();
    void ownOutputIsNoAnswer();
};

namespace {

/// A program in the language of the shell that reads lines. `cases`: what it does for them.
std::vector<std::string> script(const std::string& cases, const std::string& first = "= 1 query pairs name test")
{
    return {"sh", "-c", "echo '" + first + "'; while read -r word id rest; do case $word in " + cases + " esac; done"};
}

const std::string kQuestions = "query|pairs) echo =;;";

check::CheckWorld smallWorld()
{
    using Kind = check::Operation::Kind;
    check::CheckWorld world;
    world.bounds = {{0, 0}, {10, 10}};
    world.operations = {{Kind::Add, ObjectId{3}, {{0, 0}, {1, 1}}}, {Kind::Move, ObjectId{3}, {{4, 4}, {5, 5}}}};
    return world;
}

std::optional<check::Failure> failureOf(const std::vector<std::string>& words, std::chrono::milliseconds patience = 20s)
{
    const auto facts = check::meetProcess(words);
    if (!facts)
        return std::nullopt;
    const auto target = check::makeProcessTarget(words, *facts, patience);
    return check::firstFailure(*target, smallWorld(), TouchRule::Closed);
}

} // namespace

void TestProcessTarget::factsAreRead_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("promises");
    const auto row = [](const char* line, const char* name, const char* promises) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(name) << QString::fromLatin1(promises);
    };
    row("= 1 query name my grid", "my grid", "query");
    row("= 1 pairs half-open inside name g", "g", "pairs half-open inside");
    row("= 1 query pairs name", "broad phase", "pairs query");
}

void TestProcessTarget::factsAreRead()
{
    QFETCH(const QString, line);
    QFETCH(const QString, name);
    QFETCH(const QString, promises);
    const auto facts = check::meetProcess(script(kQuestions, line.toStdString()));
    QVERIFY(facts.ok());
    QCOMPARE(QString::fromStdString(facts->name), name);
    QStringList read;
    for (const auto& [is, word] : {std::pair(facts->hasPairs, "pairs"), std::pair(facts->hasQuery, "query"),
                                   std::pair(facts->isHalfOpen, "half-open"), std::pair(facts->isInside, "inside")})
        if (is)
            read << QString::fromLatin1(word);
    QCOMPARE(read.join(u' '), promises);
}

void TestProcessTarget::aProgramThatIsNoneIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& words, const char* says) {
        QTest::newRow(name) << words << QString::fromLatin1(says);
    };
    const auto shell = [](const char* text) {
        return QStringList{QStringLiteral("sh"), QStringLiteral("-c"), QString::fromLatin1(text)};
    };
    row("no such program", {QStringLiteral("./no-such-program")}, "No such file or directory");
    row("ends", shell("exit 0"), "ends before its first answer");
    row("ends with a message", shell("echo not today >&2; exit 1"), "the last line that it printed: not today");
    row("says nothing", shell("read -r line"), "prints no first answer");
    row("prints, and waits", shell("echo frame 1; read -r line"), "prints \"frame 1\" instead of its first answer");
    row("prints on and on", shell("while :; do echo frame; done"), "prints \"frame\" instead of its first answer");
    row("no end of the line", shell("printf loading; read -r line"), "prints \"loading\"");
    row("another version", shell("echo '= 2 query name x'; read -r line"), "is not understood: \"2 query name x\"");
    row("no questions", shell("echo '= 1 name x'; read -r line"), "is not understood");
    row("another word", shell("echo '= 1 query fast name x'; read -r line"), "is not understood");
}

void TestProcessTarget::aProgramThatIsNoneIsRefused()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, says);
    std::vector<std::string> list;
    for (const QString& word : words)
        list.push_back(word.toStdString());
    const auto patience = qstrcmp(QTest::currentDataTag(), "says nothing") == 0 ? 200ms : 20s;
    const auto start = std::chrono::steady_clock::now();
    const auto facts = check::meetProcess(list, patience);
    QVERIFY(!facts.ok());
    QVERIFY(std::chrono::steady_clock::now() - start < 15s); // not all of its patience
    const QString message = QString::fromStdString(facts.problem().message.text());
    QVERIFY2(message.contains(says), qPrintable(message));
    QVERIFY(!facts.problem().remedy.empty());
}

void TestProcessTarget::endsAreFailures_data()
{
    QTest::addColumn<QString>("cases");
    QTest::addColumn<int>("patience");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* cases, int patience, const char* kind, const char* sentence) {
        QTest::newRow(name) << QString::fromLatin1(cases) << patience << QString::fromLatin1(kind)
                            << QString::fromLatin1(sentence);
    };
    constexpr int kLong = 20'000; // milliseconds
    row("works", "", kLong, "", "");
    row("ends", "move) exit 0;;", kLong, "crash", "In operation 2 (object 3 moves), the broad phase ends the process.");
    row("ends with a message", "move) echo out of cells >&2; exit 1;;", kLong, "crash",
        "In operation 2 (object 3 moves), the broad phase ends the process. The last line that it printed: out of "
        "cells.");
    // A shell of its own, without the library of a sanitizer, which would catch the signal.
    row("a signal", "move) LD_PRELOAD= exec sh -c 'kill -SEGV $$';;", kLong, "crash",
        "In operation 2 (object 3 moves), the broad phase crashes with a segmentation fault.");
    row("loops", "move) while :; do :; done;;", 300, "hang",
        "In operation 2 (object 3 moves), the broad phase takes too long.");
    row("loops at once", "add) while :; do :; done;;", 300, "hang",
        "In operation 1 (object 3 is added), the broad phase takes too long.");
    row("no number", "pairs) echo '= 1 two';;", kLong, "bad-answer",
        "In operation 1 (object 3 is added), the answer is not a list of ids: \"1 two\".");
    row("half a pair", "pairs) echo '= 1 2 3';;", kLong, "bad-answer",
        "In operation 1 (object 3 is added), the answer is not a list of ids: \"1 2 3\".");
    row("a negative number", "query) echo '= -3';;", kLong, "bad-answer",
        "In operation 1 (object 3 is added), the answer is not a list of ids: \"-3\".");
    row("an unknown object", "query) echo '= 4';;", kLong, "unknown-object",
        "After operation 1 (object 3 is added), object 4 is reported, but it does not exist.");
    row("no space", "query) echo '=3';;", 300, "hang",
        "In operation 1 (object 3 is added), the broad phase takes too long.");
}

void TestProcessTarget::endsAreFailures()
{
    QFETCH(const QString, cases);
    QFETCH(const int, patience);
    QFETCH(const QString, kind);
    QFETCH(const QString, sentence);
    const auto failure = failureOf(script(cases.toStdString() + ' ' + kQuestions), std::chrono::milliseconds(patience));
    QCOMPARE(failure.has_value(), !kind.isEmpty());
    if (!failure)
        return;
    const std::string_view name = check::nameOf(failure->kind);
    QCOMPARE(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), kind);
    QCOMPARE(QString::fromStdString(check::sentenceOf(*failure, smallWorld()).text()), sentence);
}

void TestProcessTarget::afterItsEndTheNextWorldStartsItAgain()
{
    const auto words = script("move) exit 3;; " + kQuestions);
    const auto facts = check::meetProcess(words);
    QVERIFY(facts.ok());
    const auto target = check::makeProcessTarget(words, *facts, 20s);
    check::CheckWorld still = smallWorld();
    still.operations.pop_back();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(!check::firstFailure(*target, still, TouchRule::Closed));
        QVERIFY(!target->end());
        QVERIFY(check::firstFailure(*target, smallWorld(), TouchRule::Closed));
        QVERIFY(target->end());
    }
}

/// More than the system's pipes hold, in both directions at once.
void TestProcessTarget::manyQuestionsAreAnsweredInOrder()
{
    const auto words = script("query) echo \"= $id $id\";;");
    const auto facts = check::meetProcess(words);
    QVERIFY(facts.ok());
    const auto target = check::makeProcessTarget(words, *facts, 60s);
    target->begin({{0, 0}, {10, 10}}, 1.0);
    std::vector<Aabb> boxes;
    for (int i = 0; i < 20'000; ++i)
        boxes.push_back({{i + 0.0, 0.0}, {i + 1.0, 1.0}});
    const auto found = target->queries(boxes);
    QVERIFY(!target->end());
    QCOMPARE(found.size(), boxes.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].size(), std::size_t{2});
        QCOMPARE(found[i][1].value, i);
    }
}

void TestProcessTarget::aGreetingIsNoAnswer()
{
    const std::vector<std::string> words{"sh", "-c", "echo hello from the library; sleep 0.2; echo '= 1 query name g'"};
    const auto facts = check::meetProcess(words);
    QVERIFY(facts.ok());
    QCOMPARE(facts->name, std::string("g"));
}

void TestProcessTarget::ownOutputIsNoAnswer()
{
    const auto failure = failureOf(script("query) echo debug; echo 'also =this'; echo =;; " + kQuestions));
    QVERIFY(!failure);
}

BROADSIDE_TEST(TestProcessTarget)

} // namespace broadside::test::tst_process_target

#include "tst_process_target.moc"
