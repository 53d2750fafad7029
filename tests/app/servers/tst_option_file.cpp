#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFileInfo>

namespace broadside::test::tst_option_file {

using naive_grid_game::Bug;

/// Tests --config: options of audit, diagnose, validate and check in a file.
class TestOptionFile : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void optionsOfTheFileCount();
    void optionsOfTheCommandLineWin();
    void filesAreRelativeToTheOptions();
    void oneFileServesAllCommands_data();
    void oneFileServesAllCommands();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void noFileIsReadUnasked();

private:
    [[nodiscard]] Outcome audit(const QByteArray& options, const QStringList& more = {}) const
    {
        return call(QStringList{QStringLiteral("audit"), path("bad.bstrace"), QStringLiteral("--config"),
                                fileWith("options.json", options)} +
                    more);
    }
};

void TestOptionFile::initTestCase() { writeGameTrace(path("bad.bstrace"), Bug::ForgetsToMove, 20); }

void TestOptionFile::optionsOfTheFileCount()
{
    QCOMPARE(audit("{}").code, 1);
    QCOMPARE(audit(R"({"max-missed": 100000})").code, 0);
    QCOMPARE(audit(R"({"max-missed": 1})").code, 1);
    QCOMPARE(audit(R"({"ignore": "stale"})").code, 0);
    QCOMPARE(audit(R"({"ignore": ["missed-pair/rounding", "missed-pair/stale"], "only": []})").code, 0);
    QCOMPARE(audit(R"({"only": ["unknown"], "steps": "0..5"})").code, 0);
    QVERIFY(audit(R"({"json": true})").out.startsWith('{'));
    QVERIFY(!audit(R"({"json": false})").out.startsWith('{'));
}

void TestOptionFile::optionsOfTheCommandLineWin()
{
    const char* const options = R"({"max-missed": 100000, "ignore": ["stale"]})";
    QCOMPARE(audit(options).code, 0);
    QCOMPARE(audit(options, {QStringLiteral("--max-missed"), QStringLiteral("0"), QStringLiteral("--ignore"),
                             QStringLiteral("rounding")})
                 .code,
             1);
}

void TestOptionFile::filesAreRelativeToTheOptions()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("ci")));
    const QString options = fileWith("ci/options.json", R"({"junit": "../out.xml", "write-baseline": "known.json"})");
    QCOMPARE(call({QStringLiteral("audit"), path("bad.bstrace"), QStringLiteral("--config"), options}).code, 0);
    QVERIFY(QFileInfo::exists(path("out.xml")));
    QVERIFY(QFileInfo::exists(path("ci/known.json")));
}

void TestOptionFile::oneFileServesAllCommands_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::newRow("audit") << QStringList{QStringLiteral("audit"), sample()};
    QTest::newRow("diagnose") << QStringList{QStringLiteral("diagnose"), sample()};
    QTest::newRow("validate") << QStringList{QStringLiteral("validate"), sample()};
}

void TestOptionFile::oneFileServesAllCommands()
{
    QFETCH(const QStringList, line);
    QFile::remove(path("out.sarif"));
    const QString options =
        fileWith("options.json", R"({"max-missed": 5, "jobs": 2, "worlds": 40, "sarif": "out.sarif"})");
    const Outcome outcome = call(line + QStringList{QStringLiteral("--config"), options});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QVERIFY(QFileInfo::exists(path("out.sarif")));
}

void TestOptionFile::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const char* options, const char* says) {
        QTest::newRow(name) << QByteArray(options) << QByteArray(says);
    };
    row("misspelt key", "{\n  \"max-mised\": 3}", ":2:3: error: There is no option --max-mised. Write \"max-missed\".");
    row("itself", R"({"config": "other.json"})", ":1:2: error: There is no option --config.");
    row("key of another command", R"({"save": "x"})", ":1:2: error: There is no option --save.");
    row("truth for a number", R"({"max-missed": true})",
        ":1:16: error: \"max-missed\" has a value of another kind than --max-missed takes. Write, for example, "
        "\"max-missed\": "
        "10.");
    row("number for a file", R"({"junit": 7})", "Write, for example, \"junit\": \"report.xml\".");
    row("text for a flag", R"({"mergeable": "yes"})", "Write \"mergeable\": true, or leave it out.");
    row("list for one value", R"({"junit": ["a", "b"]})", ":1:11: error: ");
    row("list of lists", R"({"ignore": [["a"]]})", "Write, for example, \"ignore\": [\"missed-pair/rounding\"].");
    row("null", R"({"junit": null})", ":1:11: error: ");
    row("twice", "{\"jobs\": 1,\n\"jobs\": 2}", ":2:1: error: \"jobs\" is given twice");
    row("no object", "[1]", ":1:1: error: This is no JSON object.");
    row("no JSON", "{\"jobs\": 1,", "options.json:1:");
    row("invalid UTF-8", "{\"junit\": \"\xff\"}", "options.json:1:12: error: ");
}

void TestOptionFile::mistakesHaveTheirPlace()
{
    QFETCH(const QByteArray, options);
    QFETCH(const QByteArray, says);
    const Outcome outcome = audit(options);
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    QVERIFY2(outcome.err.count('\n') == 1 && outcome.out.isEmpty(), outcome.err.constData());
}

void TestOptionFile::noFileIsReadUnasked()
{
    static_cast<void>(fileWith(".broadside-check.json", R"({"max-missed": 100000})"));
    QCOMPARE(call({QStringLiteral("audit"), path("bad.bstrace")}).code, 1);
    const Outcome none = call({QStringLiteral("audit"), path("bad.bstrace"), QStringLiteral("--config"), path("none")});
    QCOMPARE(none.code, 3);
    const QString clash = fileWith("options.json", R"({"junit": "options.json"})");
    QCOMPARE(call({QStringLiteral("audit"), path("bad.bstrace"), QStringLiteral("--config"), clash}).code, 2);
}

BROADSIDE_TEST(TestOptionFile)

} // namespace broadside::test::tst_option_file

#include "tst_option_file.moc"
