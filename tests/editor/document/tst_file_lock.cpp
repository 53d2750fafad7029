#include "editor/document/file_lock.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace broadside::test::tst_file_lock {

class TestFileLock : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSecondStoreSeesTheOwner();
    void theLockIsFreeAfterTheOwner_data();
    void theLockIsFreeAfterTheOwner();
    void otherFilesAreFree();
    void allNamesOfAFileHaveOneLock();
    void theLockIsNotNextToTheFile();
    void theLockOfAnEndedProcessIsFree();
    void withoutAFolderForLocksNothingIsLocked();

private:
    [[nodiscard]] QString root() const { return m_folder->filePath(QStringLiteral("locks")); }
    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileLock::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QDir().mkpath(file("levels"));
    for (const char* name : {"levels/a.broadside", "levels/b.broadside"})
        QVERIFY(QFile(file(name)).open(QIODevice::WriteOnly));
}

void TestFileLock::aSecondStoreSeesTheOwner()
{
    FileLock first(root());
    FileLock second(root());
    QVERIFY(first.take(file("levels/a.broadside")));
    QVERIFY(!first.owner());
    QVERIFY(!second.take(file("levels/a.broadside")));
    QVERIFY(second.owner());
    QCOMPARE(second.owner()->process, QCoreApplication::applicationPid());
    QVERIFY(!second.owner()->host.isEmpty());
    QVERIFY(!second.owner()->user.isEmpty());
    QVERIFY(second.owner()->isOnThisHost);
    QVERIFY(qAbs(second.owner()->since.secsTo(QDateTime::currentDateTimeUtc())) < 3600);
    QVERIFY(first.take(file("levels/a.broadside"))); // again
}

void TestFileLock::theLockIsFreeAfterTheOwner_data()
{
    QTest::addColumn<bool>("ends");
    QTest::newRow("the owner ends") << true;
    QTest::newRow("the owner opens another file") << false;
}

void TestFileLock::theLockIsFreeAfterTheOwner()
{
    QFETCH(const bool, ends);
    auto first = std::make_unique<FileLock>(root());
    FileLock second(root());
    QVERIFY(first->take(file("levels/a.broadside")));
    QVERIFY(!second.take(file("levels/a.broadside")));
    if (ends)
        first.reset();
    else
        QVERIFY(first->take(file("levels/b.broadside")));
    QVERIFY(second.take(file("levels/a.broadside")));
    QVERIFY(!second.owner());
}

void TestFileLock::otherFilesAreFree()
{
    FileLock first(root());
    FileLock second(root());
    QVERIFY(first.take(file("levels/a.broadside")));
    QVERIFY(second.take(file("levels/b.broadside")));
    QVERIFY(second.take(QString()));
}

void TestFileLock::allNamesOfAFileHaveOneLock()
{
    QVERIFY(QFile::link(file("levels/a.broadside"), file("link.broadside")));
    FileLock first(root());
    FileLock second(root());
    QVERIFY(first.take(file("levels/a.broadside")));
    QVERIFY(!second.take(file("levels/../link.broadside")));
}

void TestFileLock::theLockIsNotNextToTheFile()
{
    FileLock lock(root());
    QVERIFY(lock.take(file("levels/a.broadside")));
    QCOMPARE(QDir(file("levels")).entryList(QDir::Files | QDir::Hidden).size(), 2);
    QCOMPARE(QDir(root()).entryList(QDir::Files).size(), 1);
}

/// Another process has the lock, then is killed.
void TestFileLock::theLockOfAnEndedProcessIsFree()
{
    int ready[2];
    QCOMPARE(pipe(ready), 0);
    const pid_t process = fork();
    if (process == 0) {
        FileLock lock(root());
        const char taken = lock.take(file("levels/a.broadside")) ? 'y' : 'n';
        (void)!write(ready[1], &taken, 1);
        for (;;)
            pause();
    }
    QVERIFY(process > 0);
    char taken = 0;
    QCOMPARE(read(ready[0], &taken, 1), ssize_t{1});
    QCOMPARE(taken, 'y');
    FileLock mine(root());
    const bool isFree = mine.take(file("levels/a.broadside"));
    const std::optional<LockOwner> owner = mine.owner();
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    close(ready[0]);
    close(ready[1]);
    QVERIFY(!isFree);
    QCOMPARE(owner->process, qint64{process});
    QVERIFY(mine.take(file("levels/a.broadside")));
}

void TestFileLock::withoutAFolderForLocksNothingIsLocked()
{
    QVERIFY(QFile(root()).open(QIODevice::WriteOnly)); // a file of that name
    FileLock lock(root());
    QVERIFY(lock.take(file("levels/a.broadside")));
    QVERIFY(!lock.owner());
}

BROADSIDE_EVENT_TEST(TestFileLock)

} // namespace broadside::test::tst_file_lock

#include "tst_file_lock.moc"
