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
    void theLockNextToTheFileGoesWithTheOwner();
    void anotherHomeSeesTheOwner();
    void theLockOfAnEndedProcessIsFree_data();
    void theLockOfAnEndedProcessIsFree();
    void aFileThatIsNoLockIsKept();
    void aNameTooLongForALockIsSeenAtHome();
    void withoutAFolderForLocksTheFileHasOne();
    void whereNoLockCanBeMadeNothingIsLocked();

private:
    [[nodiscard]] QString root() const { return m_folder->filePath(QStringLiteral("locks")); }
    [[nodiscard]] QString otherRoot() const { return m_folder->filePath(QStringLiteral("locks of another home")); }
    [[nodiscard]] QStringList levels() const
    {
        return QDir(file("levels")).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }
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

void TestFileLock::theLockNextToTheFileGoesWithTheOwner()
{
    const QString lock = QStringLiteral(".~lock.a.broadside#");
    const QStringList before = levels();
    {
        FileLock first(root());
        QVERIFY(first.take(file("levels/a.broadside")));
        QCOMPARE(QDir(root()).entryList(QDir::Files).size(), 1);
        QCOMPARE(levels(), QStringList(lock) + before);
        FileLock second(otherRoot());
        QVERIFY(!second.take(file("levels/a.broadside")));
    }
    QCOMPARE(levels(), before);
    QVERIFY(QDir(root()).entryList(QDir::Files).isEmpty());
    FileLock lockOfA(root());
    QVERIFY(lockOfA.take(file("levels/a.broadside")));
    QVERIFY(lockOfA.take(QString()));
    QCOMPARE(levels(), before);
}

void TestFileLock::anotherHomeSeesTheOwner()
{
    QVERIFY(QFile::link(file("levels"), file("link")));
    auto first = std::make_unique<FileLock>(root());
    FileLock second(otherRoot());
    QVERIFY(first->take(file("levels/a.broadside")));
    QVERIFY(!second.take(file("link/a.broadside")));
    QCOMPARE(second.owner()->process, QCoreApplication::applicationPid());
    QVERIFY(second.owner()->isOnThisHost);
    QVERIFY(second.owner()->isOfThisUser);
    QVERIFY(!second.owner()->user.isEmpty());
    first.reset();
    QVERIFY(second.take(file("link/a.broadside")));
    FileLock third(root());
    QVERIFY(!third.take(file("levels/a.broadside")));
}

void TestFileLock::theLockOfAnEndedProcessIsFree_data()
{
    QTest::addColumn<bool>("sharesHome");
    QTest::newRow("of this home") << true;
    QTest::newRow("of another home") << false;
}

/// Another process has the lock, then is killed.
void TestFileLock::theLockOfAnEndedProcessIsFree()
{
    QFETCH(const bool, sharesHome);
    int ready[2];
    QCOMPARE(pipe(ready), 0);
    const pid_t process = fork();
    if (process == 0) {
        FileLock lock(sharesHome ? root() : otherRoot());
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
    QVERIFY(mine.take(QString()));
    QCOMPARE(levels().size(), 2);
}

void TestFileLock::aFileThatIsNoLockIsKept()
{
    const QString path = FileLock::lockNextTo(file("levels/a.broadside"));
    QFile notes(path);
    QVERIFY(notes.open(QIODevice::WriteOnly));
    QCOMPARE(notes.write("notes\n"), qint64{6});
    notes.close();
    {
        FileLock lock(root());
        QVERIFY(lock.take(file("levels/a.broadside")));
        QVERIFY(!lock.owner());
    }
    QVERIFY(notes.open(QIODevice::ReadOnly));
    QCOMPARE(notes.readAll(), QByteArray("notes\n"));
}

void TestFileLock::aNameTooLongForALockIsSeenAtHome()
{
    const QString path = file("levels/") + QString(252, u'x');
    QVERIFY(QFile(path).open(QIODevice::WriteOnly));
    FileLock first(root());
    FileLock second(root());
    FileLock other(otherRoot());
    QVERIFY(first.take(path));
    QVERIFY(!second.take(path));
    QVERIFY(other.take(path));
    QCOMPARE(levels().size(), 3);
}

void TestFileLock::withoutAFolderForLocksTheFileHasOne()
{
    QVERIFY(QFile(root()).open(QIODevice::WriteOnly)); // a file of that name
    FileLock lock(root());
    FileLock other(otherRoot());
    QVERIFY(lock.take(file("levels/a.broadside")));
    QVERIFY(!other.take(file("levels/a.broadside")));
}

void TestFileLock::whereNoLockCanBeMadeNothingIsLocked()
{
    QVERIFY(QFile(root()).open(QIODevice::WriteOnly)); // a file of that name
    FileLock lock(root());
    FileLock other(root());
    const QString missing = file("no such folder/a.broadside");
    QVERIFY(lock.take(missing));
    QVERIFY(!lock.owner());
    QVERIFY(other.take(missing));
}

BROADSIDE_EVENT_TEST(TestFileLock)

} // namespace broadside::test::tst_file_lock

#include "tst_file_lock.moc"
