#include "core/base/free_memory.h"
#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QDir>

#include <algorithm>

namespace broadside::test::tst_little_memory {

/// Under any limit of the address space, a command does its work, or prints one sentence about memory, ends with code 3
/// and leaves no file.
class TestLittleMemory : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void memoryThatRunsOutIsAProblem_data();
    void memoryThatRunsOutIsAProblem();
    void theStackIsTakenAtTheStart();
    void aThreadThatCannotBeStartedIsAProblem_data();
    void aThreadThatCannotBeStartedIsAProblem();
};

void TestLittleMemory::initTestCase()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
    QCOMPARE(start(words("generate uniform --count 30000") << path("many.broadside")).code, 0);
    (void)fileWith("objects.js",
                   "var all = []; for (var i = 0; i < 1000000; ++i) all.push({x: i}); print(all.length);");
    (void)fileWith("text.js", "var s = 'x'; while (s.length < 3e7) s = s + s; print(s.length);");
    (void)fileWith("scene.js", "broadside.open(broadside.arguments[0]); print(broadside.scene.objects().length);");
}

void TestLittleMemory::memoryThatRunsOutIsAProblem_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"render FOLDER/many.broadside OUT.pdf", "render FOLDER/many.broadside OUT.svg",
          "render FOLDER/many.broadside OUT.pdf --size 20000x20000",
          "render FOLDER/many.broadside OUT.svg --size 20000x20000",
          "render FOLDER/many.broadside OUT.png --size 3000x2000",
          "render FOLDER/many.broadside OUT.png --steps 0..1 --animate", "--script FOLDER/objects.js",
          "--script FOLDER/text.js", "--script FOLDER/scene.js FOLDER/many.broadside",
          "convert FOLDER/many.broadside OUT.tmj", "run FOLDER/many.broadside --steps 2 --trace OUT.bstrace"})
        QTest::newRow(line) << line;
}

void TestLittleMemory::memoryThatRunsOutIsAProblem()
{
    QFETCH(QString, line);
    line.replace(QStringLiteral("FOLDER"), m_folder.path());
    int whole = 0;
    int failed = 0;
    constexpr int kStarted = 150; // MiB: the libraries of the window are loaded
    constexpr int kEnough = 3;    // limits at which all is done: the larger ones are not tried
    for (int mebibytes = 80; mebibytes <= 1'400 && whole < kEnough; mebibytes += std::max(4, mebibytes / 16)) {
        const QTemporaryDir folder;
        const QString arguments = QString(line).replace(QStringLiteral("OUT"), folder.filePath(QStringLiteral("out")));
        const QByteArray limit =
            "ulimit -c 0; ulimit -v " + QByteArray::number(mebibytes * 1'024) + "; exec timeout -s KILL 60 \"$@\"";
        if (shell(limit.constData(), words("--version")).code != 0)
            continue; // the program itself has no room
        const Outcome outcome = shell(limit.constData(), arguments.split(u' '));
        const QByteArray where =
            QByteArray::number(mebibytes) + " MiB: " + QByteArray::number(outcome.code) + ' ' + outcome.err.left(1'000);
        if (outcome.code == 0) {
            ++whole;
            continue;
        }
        ++failed;
        QVERIFY2(outcome.code == 3, where.constData());
        // "broadside: " begins the last sentence before std::terminate(), which would end the window, too.
        const bool isPage = line.contains(QStringLiteral("OUT.pdf")) || line.contains(QStringLiteral("OUT.svg"));
        QVERIFY2(!isPage || mebibytes < kStarted || !outcome.err.startsWith("broadside: "), where.constData());
        QVERIFY2(outcome.err.contains("memory") && outcome.err.count('\n') == 1, where.constData());
        QVERIFY2(!outcome.err.contains("std::") && !outcome.err.contains("terminate"), where.constData());
        QVERIFY2(QDir(folder.path()).isEmpty(), where.constData());
    }
    QVERIFY2(whole > 0 && failed > 0, qPrintable(QStringLiteral("%1 whole, %2 failed").arg(whole).arg(failed)));
}

/// A stack that has to grow when no memory is left ends the program by a signal, without a sentence.
void TestLittleMemory::theStackIsTakenAtTheStart()
{
    constexpr char kScript[] = R"(pipe=$1/pipe; shift; least=$1; shift; mkfifo "$pipe"
"$0" diagnose - <"$pipe" >/dev/null 2>&1 & program=$!
exec 3>"$pipe"
for turn in $(seq 1000); do
    size=$(sed -n 's/^VmStk:[^0-9]*\([0-9]*\).*/\1/p' /proc/$program/status)
    [ "$size" -ge "$least" ] && break
    sleep 0.01
done
exec 3>&-
wait
echo "$size")";
    if (!QFile::exists(QStringLiteral("/proc/self/status")))
        QSKIP("the system does not tell the size of a stack");
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QLatin1String(kScript), programFile(),
                                            m_folder.path(), QString::number(kReservedStack / 1'024)});
    QVERIFY(shell.waitForFinished(120'000));
    const QByteArray kibibytes = shell.readAllStandardOutput().trimmed();
    QVERIFY2(kibibytes.toULongLong() * 1'024 >= kReservedStack, kibibytes.constData());
}

void TestLittleMemory::aThreadThatCannotBeStartedIsAProblem_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"render SAMPLE OUT.png --size 3000x2000", "render SAMPLE OUT.pdf --size 3000x2000",
                             "render SAMPLE OUT.svg", "--script FOLDER/text.js --seconds 60",
                             "audit SAMPLE --steps 5 --algorithm packed-grid", "audit SAMPLE OTHER --jobs 4"})
        QTest::newRow(line) << line;
}

/// A stack of 4 GiB does not fit into the limit, so that no thread can be started.
void TestLittleMemory::aThreadThatCannotBeStartedIsAProblem()
{
    QFETCH(QString, line);
    line.replace(QStringLiteral("FOLDER"), m_folder.path()).replace(QStringLiteral("SAMPLE"), sample());
    line.replace(QStringLiteral("OTHER"), sample("pong"));
    const QTemporaryDir folder;
    line.replace(QStringLiteral("OUT"), folder.filePath(QStringLiteral("out")));
    const Outcome outcome =
        shell("ulimit -c 0; ulimit -s 4194304; ulimit -v 2097152; exec timeout -s KILL 60 \"$@\"", line.split(u' '));
    QVERIFY2(outcome.code == 0 || outcome.code == 1 || (outcome.code == 3 && outcome.err.contains("memory")),
             outcome.err.constData());
    QVERIFY(outcome.code != 3 || QDir(folder.path()).isEmpty());
}

BROADSIDE_TEST(TestLittleMemory)

} // namespace broadside::test::tst_little_memory

#include "tst_little_memory.moc"
