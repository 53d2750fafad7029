#include "editor/window/saving/save_lock.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <thread>

namespace broadside::test::tst_save_lock {

class TestSaveLock : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aFolderHasOneLock_data();
    void aFolderHasOneLock();
    void otherFoldersAreFree();
    void itWaitsForAShortWhile();
    void itLeavesNoFile();
    void withoutAFolderNothingIsLocked();

private:
    [[nodiscard]] QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaveLock::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* folder : {"levels", "other"})
        QVERIFY(QDir().mkpath(file(folder)));
    QVERIFY(QFile(file("levels/a.broadside")).open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(file("levels/a.broadside"), file("other/link.broadside")));
}

void TestSaveLock::aFolderHasOneLock_data()
{
    QTest::addColumn<QString>("second");
    QTest::newRow("the same file") << QStringLiteral("levels/a.broadside");
    QTest::newRow("a file that is missing") << QStringLiteral("levels/missing.broadside");
    QTest::newRow("a link from another folder") << QStringLiteral("other/link.broadside");
}

void TestSaveLock::aFolderHasOneLock()
{
    QFETCH(const QString, second);
    {
        const SaveLock first(file("levels/a.broadside"));
        QVERIFY(first.isHeld());
        QVERIFY(!SaveLock(m_folder->filePath(second)).isHeld());
    }
    QVERIFY(SaveLock(m_folder->filePath(second)).isHeld());
}

void TestSaveLock::otherFoldersAreFree()
{
    const SaveLock first(file("levels/a.broadside"));
    QVERIFY(SaveLock(file("other/a.broadside")).isHeld());
}

void TestSaveLock::itWaitsForAShortWhile()
{
    auto first = std::make_unique<SaveLock>(file("levels/a.broadside"));
    std::jthread freeing([&first] { first.reset(); });
    QVERIFY(SaveLock(file("levels/a.broadside")).isHeld());
}

void TestSaveLock::itLeavesNoFile()
{
    const SaveLock lock(file("levels/a.broadside"));
    QVERIFY(lock.isHeld());
    QCOMPARE(QDir(file("levels")).entryList(QDir::Files | QDir::Hidden | QDir::System).size(), 1);
}

void TestSaveLock::withoutAFolderNothingIsLocked()
{
    QVERIFY(!SaveLock(file("missing/a.broadside")).isHeld());
    QVERIFY(!SaveLock(QString()).isHeld());
}

BROADSIDE_TEST(TestSaveLock)

} // namespace broadside::test::tst_save_lock

#include "tst_save_lock.moc"
