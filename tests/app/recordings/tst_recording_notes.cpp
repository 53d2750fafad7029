#include "app/printable_stream.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QJsonArray>

namespace broadside::test::tst_recording_notes {

/// Tests what is said of recordings that do not say all: without rising steps, with empty tables, with strange names.
class TestRecordingNotes : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void framesAreCountedIfStepsDoNotRise_data();
    void framesAreCountedIfStepsDoNotRise();
    void anEmptyTableOfPairsIsNotRecorded_data();
    void anEmptyTableOfPairsIsNotRecorded();
    void aFolderNeedsATableOfObjects();
    void namesCannotControlATerminal_data();
    void namesCannotControlATerminal();
    void controlCharactersAreEscaped_data();
    void controlCharactersAreEscaped();

private:
    void table(const char* folder, const char* name, const QByteArray& text) const
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QLatin1String(folder)));
        static_cast<void>(fileWith((QByteArray(folder) + '/' + name).constData(), text));
    }
};

void TestRecordingNotes::framesAreCountedIfStepsDoNotRise_data()
{
    QTest::addColumn<QByteArray>("second"); // the step of the second frame; the first is 5
    QTest::addColumn<QByteArray>("note");
    QTest::newRow("rise") << QByteArray("6") << QByteArray();
    QTest::newRow("stay") << QByteArray("5")
                          << QByteArray("The recording's own step numbers do not rise, so frames are counted from 0.");
    QTest::newRow("fall") << QByteArray("4")
                          << QByteArray("The recording's own step numbers do not rise, so frames are counted from 0.");
    QTest::newRow("leap") << QByteArray("9000000")
                          << QByteArray("The recording's own step numbers leave out most numbers, so frames are");
}

void TestRecordingNotes::framesAreCountedIfStepsDoNotRise()
{
    QFETCH(const QByteArray, second);
    QFETCH(const QByteArray, note);
    const QByteArray boxes = R"("boxes":[[1,0,0,1,1],[2,0,0,1,1]],"pairs":[]})";
    const QString lines = fileWith("game.jsonl", "{\"broadside\":\"frames\",\"version\":1}\n{\"step\":5," + boxes +
                                                     "\n{\"step\":" + second + "," + boxes + "\n");
    for (const char* command : {"audit", "diagnose"}) {
        const Outcome outcome = call({QString::fromLatin1(command), lines});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(note.isEmpty() ? outcome.err.isEmpty() : outcome.err.contains("Note: " + note),
                 outcome.err.constData());
    }
}

void TestRecordingNotes::anEmptyTableOfPairsIsNotRecorded_data()
{
    QTest::addColumn<QByteArray>("pairs");
    QTest::addColumn<int>("code");
    QTest::newRow("no byte") << QByteArray() << 3;
    QTest::newRow("only line breaks") << QByteArray("\r\n\n") << 3;
    QTest::newRow("the names of the columns") << QByteArray("step,a,b\n") << 1;
    QTest::newRow("a pair") << QByteArray("step,a,b\n0,1,2\n") << 0;
}

/// A table without a pair says that there are none. An empty file says nothing: the game has not written it.
void TestRecordingNotes::anEmptyTableOfPairsIsNotRecorded()
{
    QFETCH(const QByteArray, pairs);
    QFETCH(const int, code);
    table("tables", "objects.csv", "id,step,left,low,right,high\n1,0,0,0,1,1\n2,0,0,0,1,1\n");
    table("tables", "pairs.csv", pairs);
    const Outcome outcome = call({QStringLiteral("audit"), path("tables")});
    QCOMPARE(outcome.code, code);
    QCOMPARE(outcome.err.contains("pairs.csv: warning: The table is empty, so it is treated as not recorded"),
             code == 3);
    if (code == 3) {
        QVERIFY2(outcome.err.contains("do not say which candidates"), outcome.err.constData());
    }
}

void TestRecordingNotes::aFolderNeedsATableOfObjects()
{
    table("unnamed", "things.csv", "id\n");
    for (const char* command : {"audit", "diagnose", "pairs", "compare"}) {
        const Outcome outcome = call({QString::fromLatin1(command), path("unnamed")});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("This folder has no table objects.csv. Write it with the columns id, left, low, "
                                      "right, high and step"),
                 outcome.err.constData());
    }
}

void TestRecordingNotes::namesCannotControlATerminal_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("rock");
    QTest::addColumn<QByteArray>("ball");
    const QByteArray names[] = {R"("\u001b]0;title\u0007Rock")", R"("Ball\nMissed pairs    0\u009b1m")"};
    QTest::newRow("recording") << fileWith("evil\x1b[2J.jsonl",
                                           "{\"broadside\":\"frames\",\"version\":1}\n"
                                           "{\"step\":0,\"boxes\":[[1,0,0,1,1],[2,0,0,1,1]],\"pairs\":[],"
                                           "\"names\":{\"1\":" +
                                               names[0] + ",\"2\":" + names[1] + "}}\n")
                               << QByteArray("?]0;title?Rock (1)") << QByteArray("Ball?Missed pairs    0\\x9b1m (2)");
    const QByteArray box = R"("kind":"dynamic","position":[0,0],"shape":{"type":"box","width":9,"height":9}})";
    QTest::newRow("scene")
        << fileWith("evil\x1b[2J.broadside",
                    R"({"format":"broadside-scene","version":1,"world":{"width":9,"height":9},)"
                    R"("broadPhase":{"algorithm":"corner-grid","cellSize":1},"objects":[{"id":1,"name":)" +
                        names[0] + "," + box + R"(,{"id":2,"name":)" + names[1] + "," +
                        QByteArray(box).replace("[0,0]", "[2,2]").replace("9,\"height\":9", "0.1,\"height\":0.1") +
                        "]}")
        << QByteArray("\\x1b]0;title\\x07Rock (1)") << QByteArray("Ball\\nMissed pairs    0\\x9b1m (2)");
}

void TestRecordingNotes::namesCannotControlATerminal()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, rock);
    QFETCH(const QByteArray, ball);
    for (const char* command : {"audit", "diagnose"}) {
        const Outcome outcome = call({QString::fromLatin1(command), file, file});
        QCOMPARE(outcome.code, 1);
        for (const QByteArray& text : {outcome.out, outcome.err})
            for (const char byte : text)
                QVERIFY2(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20, text.constData());
        QVERIFY2(outcome.out.contains(rock) && outcome.out.contains(ball), outcome.out.constData());
        QVERIFY2(outcome.err.contains("evil\\x1b[2J."), outcome.err.constData());
    }
}

void TestRecordingNotes::controlCharactersAreEscaped_data()
{
    QTest::addColumn<QByteArrayList>("pieces");
    QTest::addColumn<QByteArray>("printed");
    const auto row = [](const char* name, const QByteArrayList& pieces, const QByteArray& printed) {
        QTest::newRow(name) << pieces << printed;
    };
    row("plain", {"Ball (2)\n\tx"}, "Ball (2)\n\tx");
    row("escape", {"a\x1b[1m", "b"}, "a\\x1b[1mb");
    row("carriage return", {"old\rnew\x7f"}, "old\\x0dnew\\x7f");
    row("zero", {QByteArray("a\0b", 3)}, "a\\x00b");
    row("C1", {"\xc2\x9b"}, "\\x9b");
    row("C1 in two pieces", {"a\xc2", "\x85z"}, "a\\x85z");
    row("other letters", {"\xc3\x85\xc2", "\xb5\xe2\x82\xac"}, "\xc3\x85\xc2\xb5\xe2\x82\xac");
    row("a cut character at the end", {"a\xc2"}, "a\xc2");
    row("invalid bytes", {"\xff\xc2\n"}, "\xff\xc2\n");
}

void TestRecordingNotes::controlCharactersAreEscaped()
{
    QFETCH(const QByteArrayList, pieces);
    QFETCH(const QByteArray, printed);
    std::ostringstream target;
    {
        PrintableStream stream(target);
        for (const QByteArray& piece : pieces)
            stream << piece.toStdString();
        if (!pieces.isEmpty())
            stream << "" << std::flush;
    }
    QCOMPARE(QByteArray::fromStdString(target.str()), printed);
}

BROADSIDE_TEST(TestRecordingNotes)

} // namespace broadside::test::tst_recording_notes

#include "tst_recording_notes.moc"
