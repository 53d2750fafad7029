#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>

namespace broadside::test::tst_command_memory {

/// A scene of very many objects needs at most 5 times the memory of its file, whatever is asked about it. This is
/// tested with fewer objects, so the memory of the program itself is subtracted.
class TestCommandMemory : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void aSceneTakesAtMostFiveTimesItsFile_data();
    void aSceneTakesAtMostFiveTimesItsFile();

private:
    [[nodiscard]] QString sceneOf(const QString& kind) const
    {
        return m_folder.filePath(kind + QStringLiteral(".broadside"));
    }
    struct Used {
        int code = -1;
        qint64 bytes = 0; ///< The most that was in memory at once.
    };
    /// Runs the program without its output. SCENE and OUT in `line` are the scene and a file to write.
    [[nodiscard]] Used use(const QString& line, const QString& scene) const;
};

constexpr int kObjects = 300'000; // the cells of this many mixed ones are kept as those of a million

void TestCommandMemory::initTestCase()
{
    if (kSanitized)
        QSKIP("a sanitizer needs memory of its own for each object");
    for (const char* kind : {"level", "mixed"})
        QCOMPARE(start({QStringLiteral("generate"), QLatin1String(kind), QStringLiteral("--count"),
                        QString::number(kObjects), sceneOf(QLatin1String(kind))})
                     .code,
                 0);
}

TestCommandMemory::Used TestCommandMemory::use(const QString& line, const QString& scene) const
{
    // The system counts the memory of the program that starts another one as memory of that one, so this program, which
    // is large, does not start it itself.
    const QString script = QStringLiteral(R"(
import os, sys
null = os.open(os.devnull, os.O_RDWR)
process = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ,
                         file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
_, status, usage = os.wait4(process, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss)
)");
    QStringList words = line.split(u' ');
    words.replaceInStrings(QStringLiteral("SCENE"), scene);
    words.replaceInStrings(QStringLiteral("OUT"), path("out"));
    QProcess process;
    process.start(QStringLiteral("python3"), QStringList{QStringLiteral("-c"), script, programFile()} + words);
    if (!process.waitForFinished(600'000))
        return {};
    const QList<QByteArray> numbers = process.readAllStandardOutput().trimmed().split(' ');
    return {numbers.first().toInt(), numbers.last().toLongLong() * 1'024};
}

void TestCommandMemory::aSceneTakesAtMostFiveTimesItsFile_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("line");
    for (const char* kind : {"level", "mixed"})
        for (const char* line : {"validate SCENE", "run SCENE --steps 1 --save OUT.broadside", "audit SCENE --steps 1",
                                 "why SCENE 1 5 --steps 1", "compare SCENE --algorithms grid",
                                 "story SCENE 5 --steps 0..1", "diagnose SCENE", "expect SCENE --untouched 5 --steps 1",
                                 "render SCENE OUT.png --size 400x300", "convert SCENE OUT.broadside"})
            QTest::addRow("%s, %s", kind, line) << kind << line;
}

void TestCommandMemory::aSceneTakesAtMostFiveTimesItsFile()
{
    QFETCH(QString, kind);
    QFETCH(QString, line);
    const Used itself = use(line, sample("empty"));
    const QString scene = sceneOf(kind);
    const Used used = use(line, scene);
    QVERIFY2(used.code == 0 || used.code == 1, qPrintable(QString::number(used.code)));
    const double times = static_cast<double>(used.bytes - itself.bytes) / static_cast<double>(QFileInfo(scene).size());
    qInfo("%.2f", times);
    // A diagnosis tries cells of many sizes, whose tables are as large as those for a million objects.
    const double most = line.startsWith(QStringLiteral("diagnose")) ? 6.0 : 5.0;
    QVERIFY2(times <= most, qPrintable(QString::number(times)));
}

BROADSIDE_TEST(TestCommandMemory)

} // namespace broadside::test::tst_command_memory

#include "tst_command_memory.moc"
