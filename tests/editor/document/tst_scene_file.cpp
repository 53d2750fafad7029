#include "editor/document/scene_file.h"
#include "tests/support/test.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <csignal>
#include <functional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace broadside::test::tst_scene_file {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), qPrintable(path));
}

/// Runs `write` in a child process, so that limits and dropped rights do not affect the test. Returns the problem as
/// text.
QByteArray inChild(const std::function<std::optional<Problem>()>& write)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        const auto problem = write();
        const std::string text = problem ? describe(*problem) : std::string("written");
        const auto sent = ::write(ends[1], text.data(), text.size());
        ::_exit(sent < 0 ? 1 : 0);
    }
    ::close(ends[1]);
    QByteArray text(4096, '\0');
    text.truncate(std::max<ssize_t>(0, ::read(ends[0], text.data(), 4096)));
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return text;
}

QStringList namesIn(const QString& folder) { return QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); }

} // namespace

class TestSceneFile : public QObject {
    Q_OBJECT
private slots:
    void init();
    void newFileHoldsTheBytes();
    void oldFileIsReplaced();
    void emptyContentIsContent();
    void obstaclesAreNamed_data();
    void obstaclesAreNamed();
    void deviceIsRefusedAndStaysADevice();
    void linksStayLinks();
    void linkToNothingMakesItsTarget();
    void modeStays();
    void fullDiskLeavesTheOldFile();
    void rightsAreRespected_data();
    void rightsAreRespected();
    void leftoversGo_data();
    void leftoversGo();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_dir->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestSceneFile::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestSceneFile::newFileHoldsTheBytes()
{
    const QByteArray bytes(3'000'000, 'x');
    QVERIFY(!writeFileAtomically(at(QStringLiteral("ä b.broadside")), bytes));
    QCOMPARE(contentOf(at(QStringLiteral("ä b.broadside"))), bytes);
    QCOMPARE(namesIn(m_dir->path()).size(), 1);
}

void TestSceneFile::oldFileIsReplaced()
{
    put(at(QStringLiteral("a")), "a longer old text");
    QVERIFY(!writeFileAtomically(at(QStringLiteral("a")), "new"));
    QCOMPARE(contentOf(at(QStringLiteral("a"))), QByteArray("new"));
}

void TestSceneFile::emptyContentIsContent()
{
    put(at(QStringLiteral("a")), "old");
    QVERIFY(!writeFileAtomically(at(QStringLiteral("a")), {}));
    QCOMPARE(contentOf(at(QStringLiteral("a"))), QByteArray());
}

void TestSceneFile::obstaclesAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cause");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("it is a folder");
    QTest::newRow("folder that is not there") << QStringLiteral("none/a") << QStringLiteral("there is no folder");
    QTest::newRow("file where a folder should be") << QStringLiteral("file/a") << QStringLiteral("there is no folder");
    QTest::newRow("links in a circle") << QStringLiteral("round") << QStringLiteral("form a loop");
    QTest::newRow("name too long") << QString(300, u'n') << QStringLiteral("too long");
    QTest::newRow("no name") << QString() << QStringLiteral("no name");
}

void TestSceneFile::obstaclesAreNamed()
{
    QFETCH(QString, name);
    QFETCH(QString, cause);
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("folder")));
    put(at(QStringLiteral("file")), "old");
    QVERIFY(QFile::link(at(QStringLiteral("round2")), at(QStringLiteral("round"))));
    QVERIFY(QFile::link(at(QStringLiteral("round")), at(QStringLiteral("round2"))));
    const QString path = name.isEmpty() ? name : at(name);
    const auto problem = writeFileAtomically(path, "new");
    QVERIFY(problem);
    QCOMPARE(QString::fromStdString(problem->file), path);
    QVERIFY2(QString::fromStdString(problem->message.text()).contains(cause), problem->message.text().c_str());
    QVERIFY(!problem->remedy.empty());
    QCOMPARE(contentOf(at(QStringLiteral("file"))), QByteArray("old"));
}

void TestSceneFile::deviceIsRefusedAndStaysADevice()
{
    QCOMPARE(::mkfifo(qPrintable(at(QStringLiteral("pipe"))), 0600), 0);
    const auto problem = writeFileAtomically(at(QStringLiteral("pipe")), "new");
    QVERIFY(problem);
    QVERIFY2(problem->message.text().find("device or a pipe") != std::string::npos, problem->message.text().c_str());
    struct ::stat status {};
    QCOMPARE(::stat(qPrintable(at(QStringLiteral("pipe"))), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
}

void TestSceneFile::linksStayLinks()
{
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("elsewhere")));
    put(at(QStringLiteral("elsewhere/real")), "old");
    QVERIFY(QFile::link(QStringLiteral("elsewhere/real"), at(QStringLiteral("link")))); // a relative link
    QVERIFY(!writeFileAtomically(at(QStringLiteral("link")), "new"));
    QVERIFY(QFileInfo(at(QStringLiteral("link"))).isSymLink());
    QCOMPARE(contentOf(at(QStringLiteral("elsewhere/real"))), QByteArray("new"));
    QCOMPARE(namesIn(at(QStringLiteral("elsewhere"))), QStringList{QStringLiteral("real")});
}

void TestSceneFile::linkToNothingMakesItsTarget()
{
    QVERIFY(QFile::link(at(QStringLiteral("later")), at(QStringLiteral("link"))));
    QVERIFY(!writeFileAtomically(at(QStringLiteral("link")), "new"));
    QVERIFY(QFileInfo(at(QStringLiteral("link"))).isSymLink());
    QCOMPARE(contentOf(at(QStringLiteral("later"))), QByteArray("new"));
}

void TestSceneFile::modeStays()
{
    put(at(QStringLiteral("a")), "old");
    const auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup;
    QVERIFY(QFile::setPermissions(at(QStringLiteral("a")), mode));
    QVERIFY(!writeFileAtomically(at(QStringLiteral("a")), "new"));
    struct ::stat status {};
    QCOMPARE(::stat(qPrintable(at(QStringLiteral("a"))), &status), 0);
    QCOMPARE(status.st_mode & 0777U, 0640U);
}

// A limit on the size of files causes the same short write as a full disk.
void TestSceneFile::fullDiskLeavesTheOldFile()
{
    put(at(QStringLiteral("a")), "old");
    const QByteArray text = inChild([this] {
        ::signal(SIGXFSZ, SIG_IGN);
        const ::rlimit limit{100'000, 100'000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        return writeFileAtomically(at(QStringLiteral("a")), QByteArray(1'000'000, 'x'));
    });
    QVERIFY2(text.startsWith(at(QStringLiteral("a")).toUtf8() + ": error: The file cannot be written: "), text);
    QVERIFY2(text.contains("Free some space"), text);
    QCOMPARE(contentOf(at(QStringLiteral("a"))), QByteArray("old"));
    QCOMPARE(namesIn(m_dir->path()), QStringList{QStringLiteral("a")});
}

void TestSceneFile::rightsAreRespected_data()
{
    QTest::addColumn<unsigned>("folderMode");
    QTest::addColumn<unsigned>("fileMode");
    QTest::addColumn<QByteArray>("cause");
    QTest::newRow("locked folder") << 0555U << 0666U << QByteArray("Permission denied");
    QTest::newRow("locked file") << 0777U << 0444U << QByteArray("is not writable");
}

void TestSceneFile::rightsAreRespected()
{
    QFETCH(unsigned, folderMode);
    QFETCH(unsigned, fileMode);
    QFETCH(QByteArray, cause);
    put(at(QStringLiteral("a")), "old");
    QCOMPARE(::chmod(qPrintable(at(QStringLiteral("a"))), fileMode), 0);
    QCOMPARE(::chmod(qPrintable(m_dir->path()), folderMode), 0);
    const QByteArray text = inChild([this]() -> std::optional<Problem> {
        if (::geteuid() == 0 && ::setuid(65534) != 0) // root could write anywhere
            return std::nullopt;
        return writeFileAtomically(at(QStringLiteral("a")), "new");
    });
    QCOMPARE(::chmod(qPrintable(m_dir->path()), 0755), 0);
    QVERIFY2(text.contains(cause) && text.contains("Save it under another name"), text);
    QCOMPARE(contentOf(at(QStringLiteral("a"))), QByteArray("old"));
}

void TestSceneFile::leftoversGo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("daysOld");
    QTest::addColumn<bool>("goes");
    QTest::newRow("of a save") << QStringLiteral("world.broadside.aBcDeF") << 2 << true;
    QTest::newRow("of a save just now") << QStringLiteral("world.broadside.aBcDeF") << 0 << false;
    QTest::newRow("of another file") << QStringLiteral("other.broadside.aBcDeF") << 2 << false;
    QTest::newRow("somebody's backup") << QStringLiteral("world.broadside.backup") << 2 << false;
    QTest::newRow("somebody's Backup") << QStringLiteral("world.broadside.Backup") << 2 << false;
    QTest::newRow("somebody's BACKUP") << QStringLiteral("world.broadside.BACKUP") << 2 << false;
    QTest::newRow("a longer name") << QStringLiteral("world.broadside.aBcDeFg") << 2 << false;
    QTest::newRow("with a digit") << QStringLiteral("world.broadside.aBcDe1") << 2 << false;
    QTest::newRow("the file itself") << QStringLiteral("world.broadside") << 2 << false;
}

void TestSceneFile::leftoversGo()
{
    QFETCH(QString, name);
    QFETCH(int, daysOld);
    QFETCH(bool, goes);
    put(at(name), "text");
    QFile file(at(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-daysOld), QFileDevice::FileModificationTime));
    file.close();
    removeLeftovers(at(QStringLiteral("world.broadside")));
    QCOMPARE(!QFile::exists(at(name)), goes);
}

BROADSIDE_TEST(TestSceneFile)

} // namespace broadside::test::tst_scene_file

#include "tst_scene_file.moc"
