#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

namespace broadside::test::tst_standard_streams {

class TestStandardStreams : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void outputThatCannotBeWrittenIsExitThree_data();
    void outputThatCannotBeWrittenIsExitThree();
    void aPipeWithoutAReaderIsExitThreeAndSilent();
    void closedStreamsDoNotBecomeFiles();
    void closedErrorsChangeNothing();
    void filesBeyondTheLimitAreErrors_data();
    void filesBeyondTheLimitAreErrors();
};

void TestStandardStreams::outputThatCannotBeWrittenIsExitThree_data()
{
    QTest::addColumn<QStringList>("line");
    for (const char* line :
         {"--help", "--version", "run --help", "run SAMPLE --steps 1", "run SAMPLE --steps 1 --json",
          "pairs SAMPLE --list --algorithm brute-force --json", "audit SAMPLE", "validate SAMPLE",
          "why SAMPLE 2 3 --expect overlap"}) // has a finding, which matters less than an incomplete report
        QTest::newRow(line) << words(line);
}

void TestStandardStreams::outputThatCannotBeWrittenIsExitThree()
{
    QFETCH(const QStringList, line);
    const Outcome full = shell("\"$@\" >/dev/full", line);
    QCOMPARE(full.code, 3);
    QVERIFY2(full.err.contains("Standard output cannot be written"), full.err.constData());
    if (line.first() == u"run")
        QVERIFY2(full.err.contains("No space left on device"), full.err.constData());
    const Outcome closed = shell("\"$@\" >&-", line);
    QCOMPARE(closed.code, 3);
    QVERIFY2(closed.err.contains("Standard output cannot be written"), closed.err.constData());
}

/// The reader closes the pipe first, and then lets the program start.
void TestStandardStreams::aPipeWithoutAReaderIsExitThreeAndSilent()
{
    const QString gate = path("gate");
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"),
                   QStringLiteral("mkfifo \"$1\"; { read -r go <\"$1\"; \"$2\" formats; echo $? >&2; } | "
                                  "{ exec 0<&-; echo go >\"$1\"; }"),
                   QStringLiteral("sh"), gate, programFile()});
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.readAllStandardError(), QByteArray("3\n"));
}

/// Otherwise the first opened file would get the descriptor of standard output, and the report would be written to it.
void TestStandardStreams::closedStreamsDoNotBecomeFiles()
{
    const QString trace = path("run.bstrace");
    QCOMPARE(shell("\"$@\" <&- >&- 2>&-", words("run SAMPLE --steps 3 --trace") << trace).code, 3);
    const Outcome audit = call(QStringList{QStringLiteral("audit"), trace, QStringLiteral("--json")});
    QVERIFY2(audit.code == 0, audit.err.constData());
}

void TestStandardStreams::closedErrorsChangeNothing()
{
    const Outcome outcome = shell("\"$@\" 2>&-", words("run SAMPLE --steps 3 --cell 1 --algorithm quadtree"));
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("State hash"));
    QVERIFY(!outcome.out.contains("Note"));
}

void TestStandardStreams::filesBeyondTheLimitAreErrors_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("file");
    QTest::newRow("trace") << words("run SAMPLE --steps 200 --trace") << QStringLiteral("large.bstrace");
    QTest::newRow("scene") << words("generate uniform --count 2000") << QStringLiteral("large.broadside");
    QTest::newRow("picture") << words("render SAMPLE") << QStringLiteral("large.png");
}

/// The limit for the size of a file is a signal, which would end the program without a word.
void TestStandardStreams::filesBeyondTheLimitAreErrors()
{
    QFETCH(const QStringList, line);
    QFETCH(const QString, file);
    const QTemporaryDir folder;
    const Outcome outcome = shell("ulimit -f 4; \"$@\"", line + QStringList{folder.filePath(file)});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("File too large"), outcome.err.constData());
    QVERIFY(QDir(folder.path()).isEmpty());
}

BROADSIDE_TEST(TestStandardStreams)

} // namespace broadside::test::tst_standard_streams

#include "tst_standard_streams.moc"
