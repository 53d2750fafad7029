#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QJsonArray>

namespace broadside::test::tst_merge_command {

using naive_grid_game::Bug;

/// Tests `merge`: the reports of several runs become the report of one run.
class TestMergeCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void reportsOfFilesAreThoseOfOneRun();
    void reportsCalledLikeTheirFilesNeedNoName();
    void shardsOfAnAuditAreThoseOfOneRun();
    void explanationsOfShardsBecomeOne();
    void joinedListsAreAsLongAsThatOfOneRun();
    void mergedReportsCanBeMerged();
    void reformattedReportsAreTheSame();
    void acceptedFindingsAreAdded();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void sharedStepsAreRefused();
    void mixedStagesAreRefused();
    void aReportOfAnUnknownFileIsRefused();
    void reportsAreNotWrittenOver();
    void itSaysWhatItWrote();

private:
    /// Runs the command, and writes what it prints to a file.
    void report(const char* name, const QStringList& line) const
    {
        const Outcome outcome = call(line + QStringList{QStringLiteral("--json")});
        QVERIFY2(outcome.code <= 1 || outcome.code == 3, outcome.err.constData());
        (void)fileWith(name, outcome.out);
    }
    [[nodiscard]] QStringList with(const char* line) const
    {
        QStringList list = words(line);
        for (QString& word : list)
            if (word.startsWith(QStringLiteral("FOLDER/")))
                word = m_folder.filePath(word.mid(7));
        return list;
    }
    [[nodiscard]] Outcome callWith(const char* line) const { return call(with(line)); }
    [[nodiscard]] QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QJsonObject json(const char* name) const { return QJsonDocument::fromJson(read(name)).object(); }
};

void TestMergeCommand::initTestCase()
{
    writeGameTrace(path("a.bstrace"), Bug::ForgetsToMove, 40);
    writeGameTrace(path("b.bstrace"), Bug::None, 10);
    writeGameTrace(path("c.bstrace"), Bug::RegistersCorners, 10);
    (void)fileWith("broken.bstrace", "this is no trace");
}

void TestMergeCommand::reportsOfFilesAreThoseOfOneRun()
{
    report("whole.json", with("audit FOLDER/a.bstrace FOLDER/b.bstrace FOLDER/broken.bstrace FOLDER/c.bstrace"));
    report("1.json", with("audit FOLDER/a.bstrace --mergeable"));
    report("2.json", with("audit FOLDER/b.bstrace FOLDER/broken.bstrace FOLDER/c.bstrace"));
    const Outcome merged = callWith("merge FOLDER/out.json FOLDER/1.json FOLDER/2.json");
    QVERIFY2(merged.code == 0, merged.err.constData());
    QCOMPARE(read("out.json"), read("whole.json"));
}

void TestMergeCommand::reportsCalledLikeTheirFilesNeedNoName()
{
    report("a.bstrace.json", with("audit FOLDER/a.bstrace"));
    report("b.bstrace.json", with("audit FOLDER/b.bstrace"));
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/a.bstrace.json FOLDER/b.bstrace.json").code, 0);
    const QJsonArray files = json("out.json")[u"files"].toArray();
    QCOMPARE(files[0][u"file"].toString(), path("a.bstrace"));
    QCOMPARE(files[1][u"file"].toString(), path("b.bstrace"));
}

void TestMergeCommand::shardsOfAnAuditAreThoseOfOneRun()
{
    report("whole.json", with("audit FOLDER/a.bstrace --mergeable"));
    QVERIFY(!json("whole.json")[u"missed"].toArray().isEmpty());
    report("1.json", with("audit FOLDER/a.bstrace --steps 0..12"));
    report("2.json", with("audit FOLDER/a.bstrace --steps 13..13"));
    report("3.json", with("audit FOLDER/a.bstrace --steps 14..99"));
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/3.json FOLDER/1.json FOLDER/2.json").code, 0);
    QCOMPARE(read("out.json"), read("whole.json"));
}

void TestMergeCommand::explanationsOfShardsBecomeOne()
{
    const auto shard = [](int first, const char* rest) {
        return QStringLiteral(R"({"file": "g.bstrace", "steps": [[%1, %2]], "missed": 10, "stages": {"notInFrame": 1},
 "explanations": [{"rule": "late", "sentence": "S%1.", "cause": true, "explains": %1, "against": 0, "sure": 1}%3],
 "groups": [{"a": 1, "b": 2, "first": %1, "last": %2, "count": 5, "rule": null}],
 "waste": [{"rule": "large", "candidates": %1, "microseconds": 0.5}]})")
            .arg(first)
            .arg(first + 9)
            .arg(QLatin1String(rest))
            .toUtf8();
    };
    (void)fileWith("1.json", shard(10, R"(, {"rule": "other", "cause": true, "explains": 12})"));
    (void)fileWith("2.json", shard(20, ""));
    const Outcome outcome = callWith("merge FOLDER/out.json FOLDER/1.json FOLDER/2.json");
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("1.json does not say what its shard found"), outcome.err.constData());
    const QJsonObject merged = json("out.json");
    QCOMPARE(merged[u"steps"].toArray(), QJsonArray({QJsonArray({10, 29})}));
    QCOMPARE(merged[u"stages"][u"notInFrame"].toInt(), 2);
    const QJsonArray explanations = merged[u"explanations"].toArray();
    QCOMPARE(explanations.size(), 2);
    QCOMPARE(explanations[0][u"explains"].toInt(), 30);
    QCOMPARE(explanations[0][u"sentence"].toString(), QStringLiteral("S20.")); // of the shard that explains more
    QCOMPARE(explanations[1][u"rule"].toString(), QStringLiteral("other"));
    QCOMPARE(merged[u"groups"].toArray().size(), 1);
    QCOMPARE(merged[u"groups"][0][u"first"].toInt(), 10);
    QCOMPARE(merged[u"groups"][0][u"last"].toInt(), 29);
    QCOMPARE(merged[u"groups"][0][u"count"].toInt(), 10);
    QCOMPARE(merged[u"waste"][0][u"candidates"].toInt(), 30);
    QCOMPARE(merged[u"waste"][0][u"microseconds"].toDouble(), 1.0);
}

/// An audit lists a million missed pairs, and counts the rest.
void TestMergeCommand::joinedListsAreAsLongAsThatOfOneRun()
{
    const auto shard = [](int step, qsizetype count) {
        const QByteArray miss = "{\"step\": " + QByteArray::number(step) + "}, ";
        return "{\"file\": \"g\", \"steps\": [[" + QByteArray::number(step) + ", " + QByteArray::number(step) +
               "]], \"missed\": [" + miss.repeated(count).chopped(2) + "], \"findings\": " + QByteArray::number(count) +
               "}";
    };
    (void)fileWith("1.json", shard(1, 600'000));
    (void)fileWith("2.json", shard(2, 400'007));
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/1.json FOLDER/2.json").code, 0);
    const QByteArray merged = read("out.json");
    QCOMPARE(merged.count("{\"step\": 1}"), 600'000);
    QCOMPARE(merged.count("{\"step\": 2}"), 400'000);
    QVERIFY(merged.endsWith("{\"step\": 2}],\n  \"unlisted\": 7,\n  \"findings\": 1000007\n}\n"));
}

void TestMergeCommand::mergedReportsCanBeMerged()
{
    report("whole.json", with("audit FOLDER/a.bstrace FOLDER/b.bstrace FOLDER/c.bstrace"));
    report("1.json", with("audit FOLDER/a.bstrace --steps 0..9"));
    report("2.json", with("audit FOLDER/a.bstrace --steps 10..39"));
    report("3.json", with("audit FOLDER/b.bstrace FOLDER/c.bstrace"));
    QCOMPARE(callWith("merge FOLDER/first.json FOLDER/1.json FOLDER/2.json").code, 0);
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/first.json FOLDER/3.json").code, 0);
    QCOMPARE(read("out.json"), read("whole.json"));
}

void TestMergeCommand::reformattedReportsAreTheSame()
{
    report("whole.json", with("audit FOLDER/b.bstrace FOLDER/c.bstrace"));
    (void)fileWith("1.json", read("whole.json").replace("{", "{\n\t").replace(", ", ",\n "));
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/1.json").code, 0);
    QCOMPARE(read("out.json"), read("whole.json"));
}

void TestMergeCommand::acceptedFindingsAreAdded()
{
    QVERIFY(callWith("audit FOLDER/a.bstrace FOLDER/c.bstrace --write-baseline FOLDER/base.json").code == 0);
    report("whole.json", with("audit FOLDER/a.bstrace FOLDER/c.bstrace --baseline FOLDER/base.json"));
    report("1.json", with("audit FOLDER/a.bstrace --mergeable --baseline FOLDER/base.json"));
    report("2.json", with("audit FOLDER/c.bstrace --mergeable --baseline FOLDER/base.json"));
    QCOMPARE(callWith("merge FOLDER/out.json FOLDER/1.json FOLDER/2.json").code, 0);
    QCOMPARE(read("out.json"), read("whole.json"));
    QVERIFY(json("out.json")[u"accepted"].toInt() > 0);
}

void TestMergeCommand::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no JSON") << QByteArray("{\"files\": [\n  {,\n]}") << QByteArray("2.json:2:4: error");
    QTest::newRow("another object") << QByteArray("{\"a\": 1}") << QByteArray("not a report of audit or of diagnose");
    QTest::newRow("a list") << QByteArray("[1, 2]") << QByteArray("not a report");
    QTest::newRow("a list of other files")
        << QByteArray("{\"files\": [7], \"findings\": 0}") << QByteArray("not a report");
    QTest::newRow("files without a name")
        << QByteArray("{\"files\": [{\"findings\": 0}], \"findings\": 0}") << QByteArray("not a report");
    QTest::newRow("strange steps") << QByteArray(R"({"file": "x", "steps": [[3, 1]], "findings": 0})")
                                   << QByteArray("not a report");
    QTest::newRow("another command") << QByteArray(R"({"file": "x", "steps": [[1, 3]], "missed": 0, "stages": {}})")
                                     << QByteArray("This is a report of diagnose, but ");
    QTest::newRow("nothing") << QByteArray() << QByteArray("2.json");
}

void TestMergeCommand::otherFilesAreRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    report("1.json", with("audit FOLDER/b.bstrace --mergeable"));
    (void)fileWith("2.json", text);
    const Outcome outcome = callWith("merge FOLDER/none.json FOLDER/1.json FOLDER/2.json");
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY(!QFile::exists(path("none.json")));
}

void TestMergeCommand::sharedStepsAreRefused()
{
    report("1.json", with("audit FOLDER/a.bstrace --steps 0..10"));
    report("2.json", with("audit FOLDER/a.bstrace --steps 10..20"));
    const Outcome outcome = callWith("merge FOLDER/none.json FOLDER/1.json FOLDER/2.json");
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("2.json: error: It has the steps 10 to 20 of ") && outcome.err.contains("1.json"),
             outcome.err.constData());
}

/// Lists are appended, so that the shards of a stage have to follow each other.
void TestMergeCommand::mixedStagesAreRefused()
{
    report("1.json", with("audit FOLDER/a.bstrace --steps 0..9"));
    report("2.json", with("audit FOLDER/a.bstrace --steps 10..19"));
    report("3.json", with("audit FOLDER/a.bstrace --steps 20..39"));
    QCOMPARE(callWith("merge FOLDER/odd.json FOLDER/1.json FOLDER/3.json").code, 0);
    const Outcome outcome = callWith("merge FOLDER/none.json FOLDER/odd.json FOLDER/2.json");
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("2.json: error: It has the steps 10 to 19 of ") &&
                 outcome.err.contains("has steps before and behind them. Merge all shards at once"),
             outcome.err.constData());
}

void TestMergeCommand::aReportOfAnUnknownFileIsRefused()
{
    report("alone.json", with("audit FOLDER/a.bstrace"));
    const Outcome outcome = callWith("merge FOLDER/none.json FOLDER/alone.json");
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("does not say which file it is about. Write it with --mergeable"),
             outcome.err.constData());
}

void TestMergeCommand::reportsAreNotWrittenOver()
{
    report("1.json", with("audit FOLDER/b.bstrace --mergeable"));
    const QByteArray before = read("1.json");
    const Outcome outcome = callWith("merge FOLDER/1.json FOLDER/./1.json");
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("would write over"), outcome.err.constData());
    QCOMPARE(read("1.json"), before);
}

void TestMergeCommand::itSaysWhatItWrote()
{
    report("1.json", with("audit FOLDER/a.bstrace FOLDER/b.bstrace"));
    const int findings = json("1.json")[u"findings"].toInt();
    const Outcome text = callWith("merge FOLDER/out.json FOLDER/1.json");
    QVERIFY2(text.out.startsWith("Wrote ") && text.out.contains(": 1 report about 2 files, "), text.out.constData());
    const QJsonObject told = callWith("merge FOLDER/out.json FOLDER/1.json --json").json();
    QCOMPARE(told[u"file"].toString(), path("out.json"));
    QCOMPARE(told[u"files"].toInt(), 2);
    QCOMPARE(told[u"findings"].toInt(), findings);
}

BROADSIDE_TEST(TestMergeCommand)

} // namespace broadside::test::tst_merge_command

#include "tst_merge_command.moc"
